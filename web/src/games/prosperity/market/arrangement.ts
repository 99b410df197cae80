/** Where the tiles of the market lie: a tile keeps its place as long as it is there, and a new one takes a place that is free. */

import type { Tile } from "../box";

export const COLUMNS = 4; // on each side
export const ROWS = 5;
const SIDES = 2;
const OTHER_SIDE = 100; // farther than any place of the own side

/** The places of all tiles that were ever in the market, by id; a place is counted row by row on one side, then on the other. */
export type Places = Map<string, number>;

interface Spot {
  side: number;
  row: number;
  column: number;
}

export function spotOf(place: number): Spot {
  const onSide = COLUMNS * ROWS;
  const extra = place - SIDES * onSide; // more tiles than there is room for go below
  if (extra >= 0)
    return { side: extra % SIDES, row: ROWS + Math.floor(extra / SIDES / COLUMNS), column: Math.floor(extra / SIDES) % COLUMNS };
  return { side: Math.floor(place / onSide), row: Math.floor((place % onSide) / COLUMNS), column: place % COLUMNS };
}

/** Gives every tile of the market a place and returns the tile of each; `places` remembers those of tiles that are gone. */
export function arrange(places: Places, tiles: readonly Tile[], sides: readonly string[]): Map<number, Tile> {
  const taken = new Map<number, Tile>();
  const homeless: Tile[] = [];
  for (const tile of tiles) {
    const place = places.get(tile.id);
    if (place !== undefined && !taken.has(place)) taken.set(place, tile);
    else homeless.push(tile);
  }
  const order = homeless.toSorted((one, other) => other.level - one.level || (one.decade ?? 0) - (other.decade ?? 0));
  for (const tile of order) {
    const place = nearest(tile, taken, sides);
    places.set(tile.id, place);
    taken.set(place, tile);
  }
  return taken;
}

/** The free place nearest to where tiles of this side and level belong: the higher the level, the higher the row. */
function nearest(tile: Tile, taken: ReadonlyMap<number, Tile>, sides: readonly string[]): number {
  const side = Math.max(sides.indexOf(tile.side), 0);
  const home = Math.min(Math.max(6 - tile.level, 0), ROWS - 1);
  let best = SIDES * COLUMNS * ROWS + side;
  let least = Infinity;
  for (let place = 0; place < SIDES * COLUMNS * ROWS; place++) {
    const spot = spotOf(place);
    const away = (spot.side === side ? 0 : OTHER_SIDE) + Math.abs(spot.row - home) * COLUMNS + spot.column;
    if (!taken.has(place) && away < least) {
      least = away;
      best = place;
    }
  }
  while (taken.has(best)) best += SIDES;
  return best;
}

const KEY = "tessera-places";

/** The places at the table of this page, from before a reload. */
export function recalledPlaces(): Places {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`${KEY} ${location.pathname}`) ?? "[]") as [string, number][];
    return new Map(kept);
  } catch {
    return new Map();
  }
}

export function keepPlaces(places: Places): void {
  try {
    sessionStorage.setItem(`${KEY} ${location.pathname}`, JSON.stringify([...places]));
  } catch {
    // a browser that stores nothing: the places last as long as the page
  }
}
