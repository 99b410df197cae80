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

test("a match begins with the highest levels, row by row", () => {
  const tiles = [1, 2, 3, 4, 5].map((level) => tile(`level ${level}`, "energy", level));
  const found = spots(new Map(), [...tiles, tile("other", "ecology", 6)]);
  expect(found).toMatchObject({ "level 5": "0 0 0", "level 2": "0 0 3", "level 1": "0 1 0", other: "1 0 0" });
});

test("a new tile takes the first place that is free, whatever its level", () => {
  const places: Places = new Map();
  spots(places, [tile("a", "energy", 6), tile("b", "energy", 1)]);
  expect(spots(places, [tile("b", "energy", 1), tile("c", "energy", 2), tile("d", "energy", 5)])).toMatchObject({
    c: "0 0 0",
    d: "0 0 2",
  });
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
