import { describe, expect, it } from "vitest";

import { EntryLog, endOfLastTurn, playedBy, takenBack, undoneIn } from "../../../src/table/session/entries.svelte";
import { entryOf, eventOf } from "../../support/wire";

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

describe("what was taken back", () => {
  const TURN = [entryOf(1, { moves: ["income"] }), entryOf(2, { moves: ["buy", "pay"] })];

  it("is the moves of the seat that the last change has undone", () => {
    expect(takenBack([0], [...TURN, entryOf(3, { kind: "undo", to: 0 })], 0)).toEqual(["income", "buy", "pay"]);
  });

  it("is nothing once the match has gone on", () => {
    const entries = [...TURN, entryOf(3, { kind: "undo", to: 1 }), entryOf(4, { moves: ["clean-up"] })];
    expect(takenBack([0], entries, 0)).toEqual([]);
  });

  it("is not what others had played", () => {
    const entries = [...TURN, entryOf(3, { seat: 1, moves: ["income"] }), entryOf(4, { kind: "undo", to: 1 })];
    expect(takenBack([0], entries, 0)).toEqual(["buy", "pay"]);
  });

  it("is not what was undone before", () => {
    const entries = [...TURN, entryOf(3, { kind: "undo", to: 1 }), entryOf(4, { kind: "undo", to: 0 })];
    expect(takenBack([0], entries, 0)).toEqual(["income"]);
  });
});

describe("the end of the last turn", () => {
  const begins = (seat: number): ReturnType<typeof eventOf> => ({ ...eventOf(""), name: "begins", seat });
  const isBegin = ({ name }: { name: string }): boolean => name === "begins";
  const other = { ...eventOf(""), seat: 1 };

  it("is where the turn of somebody else began", () => {
    const lines = [
      { number: 1, events: [begins(0), eventOf("")] },
      { number: 2, events: [eventOf(""), begins(1), other] },
    ];
    expect(endOfLastTurn([0], lines, isBegin)).toEqual({ number: 2, event: 1 });
  });

  it("stays there during the next turn, whoever decides something in it", () => {
    const lines = [
      { number: 1, events: [begins(0)] },
      { number: 2, events: [begins(1)] },
      { number: 3, events: [begins(0), eventOf("")] },
      { number: 4, events: [other] },
      { number: 5, events: [eventOf("")] },
    ];
    expect(endOfLastTurn([0], lines, isBegin)).toEqual({ number: 2, event: 0 });
  });

  it("is where the first turn begins, for somebody who has done something before it", () => {
    const lines = [{ number: 1, events: [eventOf(""), begins(1)] }];
    expect(endOfLastTurn([0], lines, isBegin)).toEqual({ number: 1, event: 1 });
  });

  it("is nowhere before a turn has ended", () => {
    expect(endOfLastTurn([0], [{ number: 1, events: [begins(1), begins(0)] }], isBegin)).toBeNull();
  });
});
