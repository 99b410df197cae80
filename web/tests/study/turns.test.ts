import { describe, expect, it } from "vitest";

import { turnAt, turnsOf } from "../../src/study/turns";
import { eventOf, stepOf } from "../support/wire";

const clues = {
  beginsTurn: ({ name }: { name: string }) => name === "begun",
  ticks: () => [{ x: 3, label: "1980" }],
};
const begun = (seat: number) => [{ ...eventOf("A turn begins."), name: "begun", seat }];

describe("the turns of a match", () => {
  const steps = [
    stepOf(0, { seat: null }),
    stepOf(1, { seat: null, events: begun(0) }),
    stepOf(2, { seat: 0 }),
    stepOf(3, { seat: null, events: begun(1) }),
    stepOf(4, { seat: 1 }),
  ];

  it("begin with the events that say so", () => {
    expect(turnsOf(steps, clues).map(({ kind, number, seat, first, last }) => [kind, number, seat, first, last])).toEqual([
      ["setup", 0, null, 0, 0],
      ["turn", 1, 0, 1, 2],
      ["turn", 2, 1, 3, 4],
    ]);
  });

  it("have the names of their times", () => {
    expect(turnsOf(steps, clues).map(({ era }) => era)).toEqual(["", "", "1980"]);
  });

  it("begin with every other seat where no event says so", () => {
    const decided = [stepOf(0, { seat: 0 }), stepOf(1, { seat: 0 }), stepOf(2, { seat: 1 })];
    expect(turnsOf(decided, { ticks: () => [] }).map(({ seat, first, last }) => [seat, first, last])).toEqual([
      [0, 0, 1],
      [1, 2, 2],
    ]);
  });

  it("end with the final scoring, which is nobody's", () => {
    const found = turnsOf(steps, { ...clues, isScoring: (view) => view === steps[4]!.view });
    expect(found).toHaveLength(4);
    expect(found.at(-1)).toMatchObject({ kind: "scoring", seat: null });
  });

  it("begin after the setup, where no event says so", () => {
    const found = turnsOf(steps, { ...clues, beginsTurn: () => false, isSetup: (view) => view === steps[0]!.view });
    expect(found.map(({ kind, seat, first, last }) => [kind, seat, first, last])).toEqual([
      ["setup", null, 0, 1],
      ["turn", 0, 2, 4],
    ]);
  });

  it("are found by their steps", () => {
    expect(turnAt(turnsOf(steps, clues), 2)?.number).toBe(1);
  });
});
