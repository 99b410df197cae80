/** Where the tiles of the market lie: a tile keeps its place as long as it is there, and a new one takes a place that is free. */

import { pageIn } from "../../../net/place";
import type { Tile } from "../box";

export const COLUMNS = 4; // on each side
export const ROWS = 5;
const SIDES = 2;

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

/**
 * Gives every tile of the market a place and returns the tile of each; `places` remembers those of tiles that are gone.
 * A match begins with the highest levels first; later a tile lies where there is room, so that a row stands for no level.
 */
export function arrange(places: Places, tiles: readonly Tile[], sides: readonly string[]): Map<number, Tile> {
  const taken = new Map<number, Tile>();
  const isFirst = !places.size;
  const homeless: Tile[] = [];
  for (const tile of tiles) {
    const place = places.get(tile.id);
    if (place !== undefined && !taken.has(place)) taken.set(place, tile);
    else homeless.push(tile);
  }
  if (isFirst) homeless.sort((one, other) => other.level - one.level);
  for (const tile of homeless) {
    const place = free(Math.max(sides.indexOf(tile.side), 0), taken);
    places.set(tile.id, place);
    taken.set(place, tile);
  }
  return taken;
}

/** The first free place of a side, or else of the other one. */
function free(side: number, taken: ReadonlyMap<number, Tile>): number {
  const onSide = COLUMNS * ROWS;
  for (const each of [side, 1 - side])
    for (let place = each * onSide; place < (each + 1) * onSide; place++) if (!taken.has(place)) return place;
  let place = SIDES * onSide + side;
  while (taken.has(place)) place += SIDES;
  return place;
}

const KEY = "tessera-places";

/** The places at the table of this page, from before a reload. */
export function recalledPlaces(): Places {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`${KEY} ${pageIn(location).pathname}`) ?? "[]") as [string, number][];
    return new Map(kept);
  } catch {
    return new Map();
  }
}

export function keepPlaces(places: Places): void {
  try {
    sessionStorage.setItem(`${KEY} ${pageIn(location).pathname}`, JSON.stringify([...places]));
  } catch {
    // a browser that stores nothing: the places last as long as the page
  }
}
