import { describe, expect, it } from "vitest";

import type { NeotopiaBox } from "../../../src/games/neotopia/box";
import { after } from "../../../src/games/neotopia/playback/after";
import type { EventView, NeotopiaView } from "../../../src/net/wire";

const box = { data: { card: [] } } as unknown as NeotopiaBox;

function playerOf(forest: number, estimate: number): object {
  const points = { desert: 2, forest };
  return { colour: "reds", points, bonuses: { grid: 1 }, groups: {}, hand: [], cards: 1, bonus_points: 3, score: 0, estimate };
}

/** A view in which the reader is asked whether to build. */
function viewOf(...players: object[]): NeotopiaView {
  const regions = [{ region: "forest", tokens: {}, bonuses: {}, built: [] }];
  const placed = { region: "forest", space: "b3", element: "reds" };
  return { phase: "build", placed, hints: [], players, regions, factories: {}, reserve: {} } as unknown as NeotopiaView;
}

function eventOf(name: string, facts: EventView["facts"]): EventView {
  return { name, seat: 0, facts, text: "" };
}

const built = eventOf("built", { region: "forest", card: "c1", points: 7 });

describe("the view after an event", () => {
  it("asks nothing about a token that the server has not said", () => {
    const moved = eventOf("moved", { region: "forest", space: "c4", element: "reds" });
    const { phase, placed } = after(viewOf(playerOf(0, 30)), moved, viewOf(playerOf(7, 51)), box);
    expect([phase, placed]).toEqual(["act", null]);
  });

  it("has the total that belongs to its points", () => {
    expect(after(viewOf(playerOf(0, 30)), built, viewOf(playerOf(7, 51)), box).players[0]!.estimate).toBe(51);
  });

  it("has no total of points that are yet to come", () => {
    expect(after(viewOf(playerOf(0, 30)), built, viewOf(playerOf(12, 66)), box).players[0]!.estimate).toBe(30);
  });
});
