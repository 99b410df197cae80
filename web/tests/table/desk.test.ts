import { describe, expect, it } from "vitest";

import { idsIn, shared, sharing, withWords } from "../../src/table/desk";

describe("withWords", () => {
  const MOVES = ["buy wind-farm at 2.1", "buy wind-farm at 3.3", "buy airport at 2.1", "research energy", "end"];

  it("keeps the moves that contain every word, in their order", () => {
    expect(withWords(MOVES, "buy", "wind-farm")).toEqual(["buy wind-farm at 2.1", "buy wind-farm at 3.3"]);
  });

  it("keeps every move when no word is given", () => {
    expect(withWords(MOVES)).toEqual(MOVES);
  });

  it("ignores words that are null or undefined", () => {
    expect(withWords(MOVES, null, "research", undefined)).toEqual(["research energy"]);
  });

  it("compares whole words only", () => {
    expect(withWords(MOVES, "wind")).toEqual([]);
  });

  it("accepts the words in any order", () => {
    expect(withWords(MOVES, "2.1", "airport")).toEqual(["buy airport at 2.1"]);
  });

  it("keeps nothing when no move contains a word", () => {
    expect(withWords(MOVES, "buy", "energy")).toEqual([]);
  });
});

describe("idsIn", () => {
  it("finds a fact that is an id", () => {
    expect(idsIn({ tile: "wind-farm" })).toEqual(["wind-farm"]);
  });

  it("finds the ids in a list", () => {
    expect(idsIn({ tiles: ["wind-farm", "airport"] })).toEqual(["wind-farm", "airport"]);
  });

  it("skips numbers and whatever else is no id", () => {
    expect(idsIn({ points: 3, levels: [1, "ecology", null], done: true, nothing: null })).toEqual(["ecology"]);
  });

  it("joins a region and a space into the id of that space", () => {
    expect(idsIn({ region: "desert", space: "d4" })).toContain("desert d4");
  });

  it("names no space when only the region is known", () => {
    expect(idsIn({ region: "desert" })).toEqual(["desert"]);
  });
});

describe("shared", () => {
  const LAST = { money: 3, slots: { a: "farm" }, market: [{ tile: "tram" }, { tile: "dam" }] };

  it("is the last value if nothing has changed", () => {
    expect(shared(LAST, structuredClone(LAST))).toBe(LAST);
  });

  it("has the parts of the last value that are the same, and no others", () => {
    const next = shared(LAST, { ...structuredClone(LAST), slots: { a: "port" } });
    expect([next.market, next.slots]).toEqual([LAST.market, { a: "port" }]);
    expect(next.market).toBe(LAST.market);
  });

  it("is the next value, whatever the last one was", () => {
    for (const next of [[1], { 0: 1 }, { a: undefined }, { b: undefined }, {}, null, 1, "1"])
      for (const last of [[1, 2], { 0: 1 }, { a: undefined }, {}, null, undefined, 1])
        expect(shared(last, next as unknown)).toStrictEqual(next);
  });

  it("remembers what a function returned", () => {
    const compute = sharing(() => ["same"]);
    expect(compute()).toBe(compute());
  });
});
