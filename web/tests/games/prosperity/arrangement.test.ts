import { expect, test } from "vitest";

import type { Tile } from "../../../src/games/prosperity/box";
import { COLUMNS, type Places, ROWS, arrange, spotOf } from "../../../src/games/prosperity/market/arrangement";

const SIDES = ["energy", "ecology"];

function tile(id: string, side = "energy", level = 1): Tile {
  return { id, side, level, kind: "power", name: {}, source: "" };
}

/** The spots of tiles by their ids. */
function spots(places: Places, tiles: Tile[]): Record<string, string> {
  const taken = [...arrange(places, tiles, SIDES)];
  return Object.fromEntries(taken.map(([place, { id }]) => [id, Object.values(spotOf(place)).join(" ")]));
}

test("the higher the level of a tile, the higher its row", () => {
  const found = spots(new Map(), [tile("low", "energy", 1), tile("high", "energy", 6), tile("other", "ecology", 6)]);
  expect(found).toEqual({ low: "0 4 0", high: "0 0 0", other: "1 0 0" });
});

test("a tile keeps its place when others come and go", () => {
  const places: Places = new Map();
  const before = spots(places, [tile("a"), tile("b"), tile("c")]);
  expect(spots(places, [tile("b"), tile("c")])).toEqual({ b: before["b"], c: before["c"] });
  expect(spots(places, [tile("b"), tile("d"), tile("c")])).toEqual({ b: before["b"], c: before["c"], d: before["a"] });
});

test("a tile that comes back, as after an undo, lies where it lay", () => {
  const places: Places = new Map();
  const before = spots(places, [tile("a"), tile("b")]);
  spots(places, [tile("b")]);
  expect(spots(places, [tile("a"), tile("b")])).toEqual(before);
});

test("tiles for which a side has no room go to the other side, and then below", () => {
  const tiles = Array.from({ length: 2 * COLUMNS * ROWS + 3 }, (_, number) => tile(`t${number}`));
  const found = Object.values(spots(new Map(), tiles));
  expect(new Set(found).size).toBe(tiles.length);
  expect(found.filter((spot) => spot.split(" ")[1] === String(ROWS))).toHaveLength(3);
});
