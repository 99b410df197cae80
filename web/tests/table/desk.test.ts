import { describe, expect, it } from "vitest";

import { idsIn, withWords } from "../../src/table/desk";

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
