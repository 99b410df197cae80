import { beforeEach, describe, expect, it, vi } from "vitest";

import type { TableView } from "../../src/net/wire";
import { Study } from "../../src/study/study.svelte";
import { positionOf, previewOf, seatOf, stepOf, tableOf } from "../support/wire";

const STEPS = [0, 1, 2, 3, 4].map((number) => stepOf(number));

let table: TableView;
let study: Study;

/** A server with one finished match that the reader has not played. */
beforeEach(() => {
  table = tableOf({ status: "over", seats: [seatOf(), seatOf()] });
  vi.stubGlobal("fetch", ({ pathname }: URL) => {
    if (pathname.endsWith("/what-if"))
      return Promise.resolve(new Response(JSON.stringify(previewOf(0, { position: positionOf({ seat: 1 }) }))));
    if (pathname.endsWith("/steps"))
      return Promise.resolve(new Response(JSON.stringify({ steps: STEPS, total: STEPS.length, points: [] })));
    return Promise.resolve(new Response(JSON.stringify(table)));
  });
  study = new Study("t1");
});

/** Opens an address, and waits for the server. */
async function open(query = ""): Promise<void> {
  study.read(new URLSearchParams(query));
  await vi.waitUntil(() => study.isReady && study.total > 0 && (study.variation.at !== null || !query.includes("at=")));
}

describe("the address", () => {
  it("leads to its step", async () => {
    await open("step=3");
    expect(study.current?.number).toBe(3);
  });

  it("leads to the last step if it names a later one", async () => {
    await open("step=99");
    expect(study.step).toBe(4);
  });

  it("leads to moves that are tried out", async () => {
    await open("at=2");
    expect([study.variation.at, study.step]).toEqual([2, 2]);
  });

  it("follows what is shown", async () => {
    await open();
    study.goTo(2);
    expect(study.address).toBe("/study/t1?step=2");
  });
});

describe("what comes later", () => {
  it("is hidden from somebody who has not played", async () => {
    await open("step=2");
    expect(study.limit).toBe(2);
  });

  it("stays shown after going back", async () => {
    await open("step=2");
    study.goTo(0);
    expect(study.limit).toBe(2);
  });

  it("is shown on request", async () => {
    await open();
    study.isOpen = true;
    expect(study.limit).toBe(4);
  });

  it("is shown to those who played", async () => {
    table = { ...table, seats: [seatOf({ mine: true }), seatOf()] };
    await open();
    expect(study.limit).toBe(4);
  });
});

describe("the board", () => {
  it("shows the step", async () => {
    await open("step=3");
    expect(study.view).toMatchObject({ step: 3 });
  });

  it("knows the step before", async () => {
    await open("step=3");
    expect(study.before).toMatchObject({ step: 2 });
  });

  it("allows no moves unless they are tried out", async () => {
    await open("step=3");
    expect(study.legal).toEqual([]);
  });

  it("allows the moves of the position that is explored", async () => {
    await open("at=2");
    expect(study.legal).toEqual(["buy", "end"]);
  });

  it("shows the match again after what was tried out is left", async () => {
    await open("at=2");
    study.jump(4);
    expect(study.variation.at).toBeNull();
    expect(study.view).toMatchObject({ step: 4 });
  });
});

describe("whose decision is due", () => {
  it("is known from the next move of the match", async () => {
    await open("step=3");
    expect(study.due).toBe(0);
  });

  it("is known from what is tried out", async () => {
    await open("at=2");
    expect(study.due).toBe(1);
  });
});

describe("a match that cannot be loaded", () => {
  it("says why", async () => {
    const problem = { code: "no-table", message: "There is no such table", rule: null };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(problem), { status: 404 })));
    await study.load();
    expect(study.closed).toBe("There is no such table");
  });
});
