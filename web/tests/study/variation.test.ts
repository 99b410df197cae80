import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Preview, Problem } from "../../src/net/wire";
import { Variation } from "../../src/study/variation.svelte";
import { settled } from "../support/socket";
import { eventOf, positionOf, viewOf } from "../support/wire";

const PROBLEM: Problem = { code: "not-possible", message: "You have too little money", rule: "P-7" };

interface Question {
  at: number;
  line: string[];
  deal: number;
  until?: number;
}

let questions: Question[];
let shown: number[];
let variation: Variation;

/** Every move has one event; the position after moves knows them, and allows “a”, “b” and “c”. */
function previewAfter({ at, line }: Question): Preview {
  const position = positionOf({ count: at + line.length, view: viewOf({ after: line.join() }), legal: ["a", "b", "c"] });
  return { events: line.map((move) => eventOf(`did ${move}`)), played: line.length, position };
}

function answer(question: Question): Response {
  if (question.until !== undefined) return new Response(JSON.stringify({ moves: ["b", "c"] }));
  if (question.line.includes("bad")) return new Response(JSON.stringify(PROBLEM), { status: 422 });
  return new Response(JSON.stringify(previewAfter(question)));
}

beforeEach(() => {
  questions = [];
  shown = [];
  vi.stubGlobal("fetch", (_: URL, { body }: { body: string }) => {
    const question = JSON.parse(body) as Question;
    questions.push(question);
    return Promise.resolve(answer(question));
  });
  variation = new Variation("t1", { moveOf: (action) => `move-${action}`, onShow: (at) => shown.push(at) });
});

/** Does something, and waits until the server has answered. */
async function after(act: () => unknown): Promise<void> {
  act();
  await settled();
  await settled();
}

describe("bots that go on", () => {
  it("continue the line", async () => {
    await variation.explore(4, ["a"]);
    await variation.goOn(1);
    expect([variation.moves, variation.played, variation.isThinking]).toEqual([["a", "b", "c"], 3, false]);
  });

  it("are asked about the moves that are played, up to a seat", async () => {
    await variation.explore(4, ["a", "b"]);
    await after(() => variation.back());
    await variation.goOn(1);
    expect(questions.find(({ until }) => until !== undefined)).toEqual({ at: 4, line: ["a"], deal: 0, until: 1 });
  });

  it("are forgotten if something else is shown before they answer", async () => {
    await variation.explore(4, ["a"]);
    const asked = variation.goOn(1);
    variation.leave();
    await asked;
    expect([variation.at, variation.isThinking]).toEqual([null, false]);
  });
});

describe("exploring", () => {
  it("shows the position after the moves", async () => {
    await variation.explore(4, ["a", "b"]);
    expect([variation.at, variation.moves, variation.played]).toEqual([4, ["a", "b"], 2]);
  });

  it("tells where in the match it is", async () => {
    await variation.explore(4);
    expect(shown).toEqual([4]);
  });

  it("tells what the last move did", async () => {
    await variation.explore(4, ["a", "b"]);
    expect(variation.news.map((event) => event.text)).toEqual(["did b"]);
  });

  it("knows the view before the last move", async () => {
    await variation.explore(4, ["a", "b"]);
    expect(variation.before).toMatchObject({ after: "a" });
  });

  it("has no news before the first move", async () => {
    await variation.explore(4);
    expect([variation.news, variation.before]).toEqual([[], null]);
  });

  it("shows where moves begin that cannot be played, and why they cannot", async () => {
    await variation.explore(4, ["bad"]);
    expect([variation.at, variation.moves, variation.problem]).toEqual([4, [], PROBLEM]);
  });

  it("ignores what comes after it was left", async () => {
    const explored = variation.explore(4, ["a"]);
    variation.leave();
    await explored;
    expect(variation.at).toBeNull();
  });
});

describe("playing", () => {
  beforeEach(() => variation.explore(4, ["a", "b"]));

  it("adds a move", async () => {
    await after(() => variation.play("c"));
    expect([variation.moves, variation.played]).toEqual([["a", "b", "c"], 3]);
  });

  it("replaces the moves that were taken off by another", async () => {
    await after(() => variation.upTo(0));
    await after(() => variation.play("c"));
    expect(variation.moves).toEqual(["c"]);
  });

  it("keeps the moves that were taken off if it is the next of them", async () => {
    await after(() => variation.upTo(0));
    await after(() => variation.play("a"));
    expect([variation.moves, variation.played]).toEqual([["a", "b"], 1]);
  });

  it("ignores a move that is not legal", async () => {
    await after(() => variation.play("fly"));
    expect(variation.moves).toEqual(["a", "b"]);
  });
});

describe("a refusal", () => {
  beforeEach(async () => {
    await variation.explore(4, ["a"]);
    await variation.explore(4, ["bad"]);
  });

  it("leaves what was shown", () => {
    expect([variation.moves, variation.played]).toEqual([["a"], 1]);
  });

  it("is told", () => {
    expect(variation.problem).toEqual(PROBLEM);
  });

  it("is forgotten with the next position", async () => {
    await after(() => variation.upTo(0));
    expect(variation.problem).toBeNull();
  });
});

describe("going back and forth", () => {
  beforeEach(() => variation.explore(4, ["a", "b"]));

  it("takes the last move off and keeps it", async () => {
    await after(() => variation.back());
    expect([variation.moves, variation.played, variation.line]).toEqual([["a", "b"], 1, ["a"]]);
  });

  it("plays it again", async () => {
    await after(() => variation.back());
    await after(() => variation.forth());
    expect(variation.played).toBe(2);
  });

  it("stays at the end", async () => {
    await after(() => variation.forth());
    expect(variation.played).toBe(2);
  });

  it("goes before the first move to the decision before, with the move that was played there", async () => {
    await after(() => variation.upTo(0));
    await after(() => variation.back());
    expect([variation.at, variation.moves, variation.played]).toEqual([3, ["move-4", "a", "b"], 0]);
  });

  it("ends at the beginning of the match", async () => {
    await variation.explore(0);
    const count = questions.length;
    await after(() => variation.back());
    expect(questions).toHaveLength(count);
  });

  it("clears the moves", async () => {
    await after(() => variation.clear());
    expect([variation.moves, variation.at]).toEqual([[], 4]);
  });
});

describe("dealing again", () => {
  it("asks for another deal and begins anew", async () => {
    await variation.explore(4, ["a"]);
    await after(() => variation.dealAgain());
    expect([questions.at(-1), variation.moves]).toEqual([{ at: 4, line: [], deal: 1 }, []]);
  });
});

describe("a question", () => {
  it("is asked once", async () => {
    await variation.explore(4, ["a"]);
    const count = questions.length;
    await variation.explore(4, ["a"]);
    expect(questions).toHaveLength(count);
  });

  it("is asked again after a failure", async () => {
    await variation.explore(4, ["bad"]);
    const count = questions.length;
    await variation.explore(4, ["bad"]);
    expect(questions.length).toBeGreaterThan(count);
  });

  it("is asked again in another language", async () => {
    await variation.explore(4);
    await variation.reload();
    expect(questions).toHaveLength(2);
  });
});

describe("a trial", () => {
  it("has the events of its own move only", async () => {
    await variation.explore(4, ["a"]);
    const found = await variation.trial("b");
    expect(found?.events.map((event) => event.text)).toEqual(["did b"]);
  });

  it("is null for a move that is refused", async () => {
    await variation.explore(4);
    expect(await variation.trial("bad")).toBeNull();
  });

  it("is null while nothing is tried out", async () => {
    expect(await variation.trial("a")).toBeNull();
  });
});
