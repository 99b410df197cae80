import { beforeEach, describe, expect, it, vi } from "vitest";

import { Refused } from "../../../src/net/api";
import type { Preview, Problem, Refusal, TableView } from "../../../src/net/wire";
import { Draft } from "../../../src/table/session/draft.svelte";
import { settled } from "../../support/socket";
import { eventOf, positionOf, previewOf, tableOf } from "../../support/wire";

const PROBLEM: Problem = { code: "not-possible", message: "You have too little money", rule: "P-7" };

/** A question to the server that the test answers when it likes. */
interface Question {
  moves: string[];
  seen: number;
  answer: (preview: Preview) => Promise<void>;
  refuse: () => Promise<void>;
}

let table: TableView;
let questions: Question[];
let whys: { resolve: (refusals: Refusal[]) => void; reject: (error: unknown) => void }[];
let problem: Problem | null;
let draft: Draft;

function newDraft(): Draft {
  return new Draft({
    server: {
      preview: ({ seen, moves }) =>
        new Promise((resolve, reject) => {
          const answer = (preview: Preview): Promise<void> => (resolve(preview), settled());
          const refuse = (): Promise<void> => (reject(new Refused(PROBLEM)), settled());
          questions.push({ moves, seen, answer, refuse });
        }),
      refusals: () => new Promise((resolve, reject) => whys.push({ resolve, reject })),
    },
    table: () => table,
    report: (reported) => (problem = reported),
  });
}

/** Prepares moves, with a server that allows them. */
async function prepare(...moves: string[]): Promise<void> {
  void draft.prepare(moves);
  await questions.at(-1)!.answer(previewOf(moves.length));
}

beforeEach(() => {
  sessionStorage.clear();
  table = tableOf();
  questions = [];
  whys = [];
  problem = null;
  draft = newDraft();
});

describe("preparing", () => {
  it("shows the moves only once the server has answered", async () => {
    void draft.prepare(["buy"]);
    await settled();
    expect(draft.moves).toEqual([]);
    await questions[0]!.answer(previewOf(1));
    expect(draft.moves).toEqual(["buy"]);
  });

  it("shows what the moves would do", async () => {
    await prepare("buy");
    expect(draft.preview).toEqual(previewOf(1));
  });

  it("tells the server which state of the table the reader has seen", async () => {
    table = tableOf({ number: 9 });
    await prepare("buy");
    expect(questions[0]!.seen).toBe(9);
  });

  it("adds a move to those that are there", async () => {
    await prepare("buy");
    draft.add("end");
    expect(questions.at(-1)!.moves).toEqual(["buy", "end"]);
  });

  it("takes no further move while an answer is awaited", () => {
    draft.add("buy");
    draft.add("end");
    expect(questions).toHaveLength(1);
  });

  it("takes the next move after a refusal", async () => {
    draft.add("buy");
    await questions[0]!.refuse();
    draft.add("end");
    expect(questions.at(-1)!.moves).toEqual(["end"]);
  });

  it("removes the last move", async () => {
    await prepare("buy", "end");
    draft.removeLast();
    expect(questions.at(-1)!.moves).toEqual(["buy"]);
  });

  it("removes the only move without asking the server", async () => {
    await prepare("buy");
    draft.removeLast();
    expect([draft.moves, draft.preview, questions.length]).toEqual([[], null, 1]);
  });
});

describe("what was removed", () => {
  it("can be prepared again", async () => {
    await prepare("buy", "pay");
    draft.removeLast();
    await questions.at(-1)!.answer(previewOf(1));
    draft.redo();
    expect(questions.at(-1)!.moves).toEqual(["buy", "pay"]);
  });

  it("is forgotten once another move is prepared", async () => {
    await prepare("buy");
    draft.removeLast();
    draft.add("income");
    expect(draft.undone).toEqual([]);
  });

  it("is forgotten when the match goes on", async () => {
    await prepare("buy");
    draft.removeLast();
    draft.discard();
    expect(draft.undone).toEqual([]);
  });

  it("may be a whole turn that was taken back", () => {
    draft.offer(["buy", "pay"]);
    draft.redo();
    expect(questions.at(-1)!.moves).toEqual(["buy", "pay"]);
  });
});

describe("a refusal", () => {
  beforeEach(async () => {
    await prepare("buy");
    draft.add("research");
    await questions.at(-1)!.refuse();
  });

  it("leaves the moves as they were", () => {
    expect(draft.moves).toEqual(["buy"]);
  });

  it("leaves the preview as it was", () => {
    expect(draft.preview).toEqual(previewOf(1));
  });

  it("is reported", () => {
    expect(problem).toEqual(PROBLEM);
  });

  it("is no longer shown once something else is tried", () => {
    draft.add("end");
    expect(problem).toBeNull();
  });
});

describe("a newer question", () => {
  it("wins over an answer that comes late", async () => {
    void draft.prepare(["buy"]);
    void draft.prepare(["end"]);
    await questions[1]!.answer(previewOf(1));
    await questions[0]!.answer(previewOf(1));
    expect(draft.moves).toEqual(["end"]);
  });

  it("wins over an answer that comes first", async () => {
    void draft.prepare(["buy"]);
    void draft.prepare(["end"]);
    await questions[0]!.answer(previewOf(1));
    expect(draft.moves).toEqual([]);
  });

  it("hides the refusal of the older one", async () => {
    void draft.prepare(["buy"]);
    void draft.prepare(["end"]);
    await questions[0]!.refuse();
    expect(problem).toBeNull();
  });

  it("keeps further moves waiting although the older one was answered", async () => {
    void draft.prepare(["buy"]);
    void draft.prepare(["end"]);
    await questions[0]!.answer(previewOf(1));
    draft.add("research");
    expect(questions).toHaveLength(2);
  });
});

describe("a changed match", () => {
  it("clears the draft", async () => {
    await prepare("buy");
    draft.discard();
    expect([draft.moves, draft.preview]).toEqual([[], null]);
  });

  it("ignores the answer to a question about the match before", async () => {
    void draft.prepare(["buy"]);
    draft.discard();
    await questions[0]!.answer(previewOf(1));
    expect(draft.moves).toEqual([]);
  });

  it("takes the next move at once", () => {
    draft.add("buy");
    draft.discard();
    draft.add("end");
    expect(questions.at(-1)!.moves).toEqual(["end"]);
  });

  it("keeps a problem that is shown if nothing was prepared", () => {
    problem = PROBLEM;
    draft.discard();
    expect(problem).toEqual(PROBLEM);
  });
});

describe("a draft", () => {
  it("is open at first", () => {
    expect(draft.isOpen).toBe(true);
  });

  it("is open while it is still the reader's turn", async () => {
    await prepare("buy");
    expect(draft.isOpen).toBe(true);
  });

  it("is closed once it is another's turn", async () => {
    void draft.prepare(["end"]);
    await questions[0]!.answer(previewOf(1, { position: positionOf({ seat: 1 }) }));
    expect(draft.isOpen).toBe(false);
  });

  it("is closed if a move cannot be shown yet", async () => {
    void draft.prepare(["buy", "draw"]);
    await questions[0]!.answer(previewOf(1));
    expect(draft.isOpen).toBe(false);
  });
});

describe("a reload", () => {
  it("recalls the draft if the match has not changed", async () => {
    await prepare("buy");
    draft = newDraft();
    draft.recall();
    await questions.at(-1)!.answer(previewOf(1));
    expect(draft.moves).toEqual(["buy"]);
  });

  it("asks nothing if the match has changed", async () => {
    await prepare("buy");
    table = tableOf({ changed: 6 });
    draft = newDraft();
    draft.recall();
    expect(questions).toHaveLength(1);
  });

  it("does not recall what was taken back", async () => {
    await prepare("buy");
    draft.removeLast();
    draft = newDraft();
    draft.recall();
    expect(questions).toHaveLength(1);
  });

  it("does not recall what was refused", async () => {
    void draft.prepare(["buy"]);
    await questions[0]!.refuse();
    draft = newDraft();
    draft.recall();
    expect(questions).toHaveLength(1);
  });
});

describe("a trial", () => {
  it("asks about one move more than is prepared", async () => {
    await prepare("buy");
    void draft.trial("end");
    expect(questions.at(-1)!.moves).toEqual(["buy", "end"]);
  });

  it("tells only the events of that move", async () => {
    void draft.prepare(["buy"]);
    await questions[0]!.answer(previewOf(1, { events: [eventOf("bought")] }));
    const trial = draft.trial("end");
    await questions[1]!.answer(previewOf(2, { events: [eventOf("bought"), eventOf("ended")] }));
    expect((await trial)?.events.map((event) => event.text)).toEqual(["ended"]);
  });

  it("is asked once for each move", () => {
    void draft.trial("buy");
    void draft.trial("buy");
    expect(questions).toHaveLength(1);
  });

  it("is asked again after another draft", async () => {
    void draft.trial("end");
    await prepare("buy");
    void draft.trial("end");
    expect(questions.at(-1)!.moves).toEqual(["buy", "end"]);
  });

  it("is null if the move is refused", async () => {
    const trial = draft.trial("fly");
    await questions[0]!.refuse();
    expect(await trial).toBeNull();
  });

  it("leaves the draft as it is", async () => {
    void draft.trial("buy");
    await questions[0]!.answer(previewOf(1));
    expect(draft.moves).toEqual([]);
  });
});

describe("refusals", () => {
  const REFUSALS: Refusal[] = [
    { moves: ["buy airport"], text: "It is too expensive", rule: "P-7" },
    { moves: ["research energy", "research ecology"], text: "You have no action left", rule: "P-5" },
  ];

  it("are those that speak of a move that is meant", async () => {
    const found = draft.refusals((move) => move === "research ecology");
    whys[0]!.resolve(REFUSALS);
    expect((await found).map((refusal) => refusal.rule)).toEqual(["P-5"]);
  });

  it("are asked once for each draft", () => {
    void draft.refusals(() => true);
    void draft.refusals(() => true);
    expect(whys).toHaveLength(1);
  });

  it("are asked again after another draft", async () => {
    void draft.refusals(() => true);
    await prepare("buy");
    void draft.refusals(() => true);
    expect(whys).toHaveLength(2);
  });

  it("are empty if the draft has changed before the answer", async () => {
    const found = draft.refusals(() => true);
    await prepare("buy");
    whys[0]!.resolve(REFUSALS);
    expect(await found).toEqual([]);
  });

  it("are empty if the match has changed before the answer", async () => {
    const found = draft.refusals(() => true);
    draft.discard();
    whys[0]!.resolve(REFUSALS);
    expect(await found).toEqual([]);
  });

  it("are empty if the server does not answer", async () => {
    const found = draft.refusals(() => true);
    whys[0]!.reject(new Refused(PROBLEM));
    expect(await found).toEqual([]);
  });
});

it("an error that is no refusal is not swallowed", async () => {
  const broken = new Draft({
    server: { preview: () => Promise.reject(new RangeError("a mistake of ours")), refusals: vi.fn() },
    table: () => table,
    report: () => {},
  });
  await expect(broken.prepare(["buy"])).rejects.toBeInstanceOf(RangeError);
});
