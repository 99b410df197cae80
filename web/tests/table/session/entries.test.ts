import { describe, expect, it } from "vitest";

import { EntryLog, playedBy, undoneIn } from "../../../src/table/session/entries.svelte";
import { entryOf } from "../../support/wire";

describe("a log", () => {
  it("begins with nothing", () => {
    expect(new EntryLog().last).toBe(0);
  });

  it("returns the entries that were added", () => {
    const log = new EntryLog();
    expect(log.add([entryOf(1), entryOf(2)])).toEqual([entryOf(1), entryOf(2)]);
  });

  it("does not repeat entries that it has", () => {
    const log = new EntryLog();
    log.add([entryOf(1), entryOf(2)]);
    log.add([entryOf(2), entryOf(3)]);
    expect(log.entries.map((entry) => entry.number)).toEqual([1, 2, 3]);
  });

  it("returns only what is new", () => {
    const log = new EntryLog();
    log.add([entryOf(1), entryOf(2)]);
    expect(log.add([entryOf(2), entryOf(3)])).toEqual([entryOf(3)]);
  });

  it("stays the same if nothing is new", () => {
    const log = new EntryLog();
    log.add([entryOf(1)]);
    const before = log.entries;
    log.add([entryOf(1)]);
    expect(log.entries).toBe(before);
  });

  it("knows the number of its newest entry", () => {
    const log = new EntryLog();
    log.add([entryOf(1), entryOf(4)]);
    expect(log.last).toBe(4);
  });

  it("takes all entries again after it was cleared", () => {
    const log = new EntryLog();
    log.add([entryOf(1)]);
    log.clear();
    expect(log.add([entryOf(1)])).toEqual([entryOf(1)]);
  });
});

describe("playedBy", () => {
  it("finds the turns of the given seats", () => {
    const entries = [entryOf(1, { seat: 0 }), entryOf(2, { seat: 1 }), entryOf(3, { seat: 2 })];
    expect(playedBy([0, 2], entries).map((entry) => entry.number)).toEqual([1, 3]);
  });

  it("skips what is no turn", () => {
    expect(playedBy([0], [entryOf(1, { kind: "chat" })])).toEqual([]);
  });

  it("skips turns that were played for a seat", () => {
    expect(playedBy([0], [entryOf(1, { auto: "clock" })])).toEqual([]);
  });
});

describe("undoneIn", () => {
  const first = entryOf(1, { moves: ["a", "b"] });
  const second = entryOf(2, { moves: ["c"] });

  it("is empty if nothing was taken back", () => {
    expect(undoneIn([first, second], 0)).toEqual(new Set());
  });

  it("names the turns that were played after the action that was gone back to", () => {
    expect(undoneIn([first, second, entryOf(3, { kind: "undo", to: 2 })], 0)).toEqual(new Set([2]));
  });

  it("names every turn if all was taken back", () => {
    expect(undoneIn([first, second, entryOf(3, { kind: "undo", to: 0 })], 0)).toEqual(new Set([1, 2]));
  });

  it("does not name what was played afterwards", () => {
    const entries = [first, second, entryOf(3, { kind: "undo", to: 2 }), entryOf(4, { moves: ["d"] })];
    expect(undoneIn(entries, 0)).toEqual(new Set([2]));
  });

  it("counts from where the match began", () => {
    expect(undoneIn([first, second, entryOf(3, { kind: "undo", to: 12 })], 10)).toEqual(new Set([2]));
  });
});
