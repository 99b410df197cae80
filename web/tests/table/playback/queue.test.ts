import { beforeEach, describe, expect, it } from "vitest";

import { Queue } from "../../../src/table/playback/queue";
import { settled } from "../../support/socket";

interface Played {
  item: string;
  pace: number;
  signal: AbortSignal;
  end: () => void;
  fail: () => void;
}

let played: Played[];
let idle: number;
let queue: Queue<string>;

beforeEach(() => {
  played = [];
  idle = 0;
  queue = new Queue<string>(
    {
      play: (item, pace, signal) =>
        new Promise((end, reject) => played.push({ item, pace, signal, end, fail: () => reject(new Error("broken")) })),
      onIdle: () => idle++,
    },
    () => 3,
  );
});

function items(): string[] {
  return played.map(({ item }) => item);
}

describe("a queue", () => {
  it("plays the first item at once", () => {
    queue.add("a");
    expect(items()).toEqual(["a"]);
    expect(queue.isBusy).toBe(true);
  });

  it("plays one item after another, in the order in which they came", async () => {
    for (const item of ["a", "b", "c"]) queue.add(item);
    expect(items()).toEqual(["a"]);
    played[0]!.end();
    await settled();
    played[1]!.end();
    await settled();
    expect(items()).toEqual(["a", "b", "c"]);
  });

  it("says when nothing is left", async () => {
    queue.add("a");
    expect(idle).toBe(0);
    played[0]!.end();
    await settled();
    expect([idle, queue.isBusy]).toEqual([1, false]);
  });

  it("goes on after an item that cannot be played", async () => {
    queue.add("a");
    queue.add("b");
    played[0]!.fail();
    await settled();
    expect(items()).toEqual(["a", "b"]);
  });

  it("plays faster the more items wait", async () => {
    for (const item of ["a", "b", "c"]) queue.add(item);
    played[0]!.end();
    await settled();
    played[1]!.end();
    await settled();
    expect(played[1]!.pace).toBeGreaterThan(played[2]!.pace);
    expect(played[2]!.pace).toBe(1);
  });

  it("skips everything when too many items wait", () => {
    for (const item of ["a", "b", "c", "d", "e"]) queue.add(item);
    expect(items()).toEqual(["a"]);
    expect([played[0]!.signal.aborted, queue.isBusy, idle]).toEqual([true, false, 1]);
  });

  it("stops the item that is played when it is skipped, and forgets those that wait", async () => {
    queue.add("a");
    queue.add("b");
    queue.skip();
    expect([played[0]!.signal.aborted, queue.isBusy, idle]).toEqual([true, false, 1]);
    played[0]!.end();
    await settled();
    expect([items(), idle]).toEqual([["a"], 1]);
  });

  it("plays what comes after it was skipped, even before the old item has noticed", async () => {
    queue.add("a");
    queue.skip();
    queue.add("b");
    expect(items()).toEqual(["a", "b"]);
    played[0]!.end();
    await settled();
    expect([queue.isBusy, played[1]!.signal.aborted]).toEqual([true, false]);
  });

  it("has nothing to skip when nothing is played", () => {
    queue.skip();
    expect(idle).toBe(0);
  });
});
