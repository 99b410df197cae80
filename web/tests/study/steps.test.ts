import { describe, expect, it, vi } from "vitest";

import type { Steps } from "../../src/net/wire";
import { loadSteps, seatOf, stepAfter, stepOfAction } from "../../src/study/steps";
import { eventOf, stepOf } from "../support/wire";

/** A server with so many steps, 100 to a page; returns the addresses that were asked for. */
function serve(total: number): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", (address: URL) => {
    asked.push(address);
    const begin = Number(address.searchParams.get("begin"));
    const count = Math.min(Number(address.searchParams.get("count")), total - begin);
    const steps = Array.from({ length: count }, (_, number) => stepOf(begin + number));
    return Promise.resolve(new Response(JSON.stringify({ steps, total, opening: stepOf(0).view, points: [] } satisfies Steps)));
  });
  return asked;
}

describe("loading steps", () => {
  it("loads one page after another until all are there", async () => {
    serve(250);
    const { steps } = await loadSteps("t1", null);
    expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: 250 }, (_, number) => number));
  });

  it("reports after each page how far it is", async () => {
    serve(250);
    const pages: number[] = [];
    await loadSteps("t1", null, ({ steps }) => pages.push(steps.length) > 0);
    expect(pages).toEqual([100, 200, 250]);
  });

  it("ends when nobody wants more", async () => {
    const asked = serve(250);
    await loadSteps("t1", null, () => false);
    expect(asked).toHaveLength(1);
  });

  it("ends when a page is empty", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"steps": [], "total": 5, "points": []}')));
    expect((await loadSteps("t1", null)).steps).toEqual([]);
  });

  it("names the seat through whose eyes it looks", async () => {
    const asked = serve(1);
    await loadSteps("t1", 2);
    expect(asked[0]!.searchParams.get("seat")).toBe("2");
  });

  it("names no seat where it is left to the server", async () => {
    const asked = serve(1);
    await loadSteps("t1", null);
    expect(asked[0]!.searchParams.has("seat")).toBe(false);
  });
});

describe("the seat of a step", () => {
  it("is the one that moved", () => {
    expect(seatOf(stepOf(1, { seat: 2 }))).toBe(2);
  });

  it("is the first that an event is about, if nobody moved", () => {
    const events = [
      { ...eventOf("revealed"), seat: null },
      { ...eventOf("scored"), seat: 1 },
    ];
    expect(seatOf(stepOf(1, { seat: null, events }))).toBe(1);
  });

  it("is null if there is none", () => {
    expect([seatOf(stepOf(1, { seat: null })), seatOf(null)]).toEqual([null, null]);
  });
});

describe("finding a step", () => {
  // one action, then something that the game does by itself, then the next action
  const STEPS = [
    stepOf(0, { count: 0, move: null }),
    stepOf(1, { count: 1 }),
    stepOf(2, { count: 1, move: null }),
    stepOf(3, { count: 2 }),
  ];

  it("by the decision that follows it takes the last before that decision", () => {
    expect(stepAfter(STEPS, 1)).toBe(2);
  });

  it("by a decision that is not there is -1", () => {
    expect(stepAfter(STEPS, 9)).toBe(-1);
  });

  it("by its action takes the one with a move", () => {
    expect(stepOfAction(STEPS, 1)?.number).toBe(1);
  });

  it("by an action that is not there is undefined", () => {
    expect(stepOfAction(STEPS, 0)).toBeUndefined();
  });
});
