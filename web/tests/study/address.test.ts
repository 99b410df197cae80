import { describe, expect, it } from "vitest";

import { type Shown, addressOf, readQuery } from "../../src/study/address";

const NOTHING: Shown = { seat: null, step: null, at: null, moves: [], deal: 0 };

function read(query: string): Shown {
  return readQuery(new URLSearchParams(query));
}

describe("reading an address", () => {
  it("shows the first step if it says nothing", () => {
    expect(read("")).toEqual(NOTHING);
  });

  it("finds a step and a seat", () => {
    expect(read("step=12&seat=1")).toEqual({ ...NOTHING, step: 12, seat: 1 });
  });

  it("finds moves from a position", () => {
    expect(read("at=7&line=buy+airport+at+2.1;end&deal=3")).toEqual({
      ...NOTHING,
      at: 7,
      moves: ["buy airport at 2.1", "end"],
      deal: 3,
    });
  });

  it.each(["-1", "1.5", "one", "", "12345678901"])("ignores a step that is %j", (step) => {
    expect(read(`step=${step}`)).toEqual(NOTHING);
  });
});

describe("writing an address", () => {
  it("names the step", () => {
    expect(addressOf("t1", { ...NOTHING, step: 12 })).toBe("/study/t1?step=12");
  });

  it("names no step where moves are tried out", () => {
    expect(addressOf("t1", { ...NOTHING, step: 12, at: 7 })).toBe("/study/t1?at=7");
  });

  it.each<Shown>([
    { ...NOTHING, step: 3, seat: 0 },
    { ...NOTHING, at: 0 },
    { ...NOTHING, at: 7, moves: ["buy airport at 2.1", "end"], deal: 3, seat: 2 },
  ])("is read back as it was: %o", (shown) => {
    expect(readQuery(new URL(addressOf("t1", shown), location.origin).searchParams)).toEqual(shown);
  });
});
