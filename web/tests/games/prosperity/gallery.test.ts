import { beforeEach, describe, expect, it, vi } from "vitest";

import { inTurn } from "../../../src/games/prosperity/art/gallery.svelte";

let now = 0;

/** A drawing that takes its time. */
function slow(log: string[], name: string, milliseconds: number): () => void {
  return () => {
    now += milliseconds;
    log.push(name);
  };
}

describe("pictures", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, "now").mockImplementation(() => now);
    return () => {
      vi.runAllTimers();
      vi.useRealTimers();
    };
  });

  it("are drawn at once while there is time", () => {
    const log: string[] = [];
    inTurn(slow(log, "a", 1));
    expect(log).toEqual(["a"]);
  });

  it("wait for their turn when drawing has taken long enough", () => {
    const log: string[] = [];
    for (const name of ["a", "b", "c"]) inTurn(slow(log, name, 20));
    expect(log).toEqual(["a"]);
    vi.runOnlyPendingTimers();
    expect(log).toEqual(["a", "b"]);
    vi.runAllTimers();
    expect(log).toEqual(["a", "b", "c"]);
  });

  it("that are gone before their turn are not drawn", () => {
    const log: string[] = [];
    inTurn(slow(log, "a", 20));
    const callOff = inTurn(slow(log, "b", 20));
    callOff();
    vi.runAllTimers();
    expect(log).toEqual(["a"]);
  });
});
