import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";

import { prefs } from "../../src/app/prefs.svelte";
import { catalogue } from "../../src/net/text.svelte";
import type { PositionAnalysis } from "../../src/net/wire";
import { whyOf as reasonOf } from "../../src/table/why";

const whyOf = (found: PositionAnalysis, game: string, seat: number): string =>
  reasonOf(found, game, seat, (move) => `Move ${move}`);

const MESSAGES = `
hint-why = This turn { $gains }.
hint-why-but = This turn { $gains }, but { $costs }.
hint-why-more = It promises { $points } more than { $other }.
hint-why-chance = { $chance } against { $less } with { $other }.
hint-why-equal = They are equal.
hint-why-best = It is the best.
game-why-money = brings money
game-why-money-cost = costs money
game-why-air = cleans the air
game-why-research = advances research
`;

function analysis(motives: PositionAnalysis["motives"], ...chances: number[]): PositionAnalysis {
  const moves = chances.map((chance, number) => ({ move: `m${number}`, chances: [chance], points: [10] }));
  return { chances: [0.5], points: [10], iterations: 1, moves, motives: motives! };
}

beforeEach(() => {
  prefs.language = "en";
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGES));
  catalogue.bundle = bundle;
});

describe("the reason of a proposed turn", () => {
  it("names what the turn brings, the weightiest first", () => {
    const found = analysis([
      { name: "air", points: 3 },
      { name: "money", points: 1 },
      { name: "research", points: 0.5 },
    ]);
    expect(whyOf(found, "game", 0)).toBe("This turn cleans the air and brings money.");
  });

  it("names what it costs", () => {
    const found = analysis([
      { name: "air", points: 3 },
      { name: "money", points: -2 },
    ]);
    expect(whyOf(found, "game", 0)).toBe("This turn cleans the air, but costs money.");
  });

  it("leaves out what weighs little or has no words", () => {
    const found = analysis([
      { name: "secret", points: 3 },
      { name: "air", points: 1 },
      { name: "money", points: -0.1 },
    ]);
    expect(whyOf(found, "game", 0)).toBe("This turn cleans the air.");
  });

  it("names the chance of the next best where that is what makes it better", () => {
    expect(whyOf(analysis([{ name: "air", points: 3 }], 0.7, 0.4, 0.61), "game", 0)).toBe(
      "This turn cleans the air. 70% against 61% with Move m2.",
    );
  });

  it("says how many points more it promises than the next best", () => {
    const found = analysis([{ name: "air", points: 3 }], 0.5, 0.495);
    found.moves[1]!.points = [8];
    expect(whyOf(found, "game", 0)).toBe("This turn cleans the air. It promises 2 more than Move m1.");
    expect(whyOf({ ...found, motives: [] }, "game", 0)).toBe("It promises 2 more than Move m1.");
  });

  it("says that moves are about equal where nothing speaks for one", () => {
    expect(whyOf(analysis([], 0.5, 0.495), "game", 0)).toBe("They are equal.");
  });

  it("says that it is the best where there is no other", () => {
    const { moves, ...others } = analysis([], 0.5, 0.5);
    expect(whyOf({ ...others, moves: moves.slice(0, 1) }, "game", 0)).toBe("It is the best.");
  });
});
