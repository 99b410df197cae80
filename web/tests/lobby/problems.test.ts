import { describe, expect, it } from "vitest";

import { fieldOf, wrongNumbers } from "../../src/lobby/problems";
import type { GameView } from "../../src/net/wire";

const GAME: GameView = {
  name: "chess",
  compiled: 1,
  players: [2, 2],
  rules: 1,
  components: "abc",
  moves: 10,
  authors: [],
  year: null,
  minutes: null,
  rule_prefix: null,
  lesson: false,
  secrets: false,
  options: [{ name: "sides", scope: "seat", values: ["light", "dark"], default: null, distinct: true, rule: null }],
};

describe("the field of a refusal", () => {
  it.each([
    ["components-fault", "A tile has no name", "components"],
    ["server-wrong-form", "components: too long", "components"],
    ["server-no-own-seat", "", "seats"],
    ["chess-wrong-sides", "", "seats"],
    ["server-wrong-form", "seats.1.name: too long", "seat-1"],
    ["server-wrong-form", "clock.live.bank: too large", "bank"],
    ["server-wrong-form", "game: unknown", ""],
    ["server-too-many", "seats.1", ""],
  ])("for %s (%s) is “%s”", (code, message, field) => {
    expect(fieldOf({ code, message }, GAME)).toBe(field);
  });
});

describe("numbers", () => {
  function wrongIn(inputs: string): string[] {
    const form = document.createElement("form");
    form.innerHTML = inputs;
    return Object.keys(wrongNumbers(form));
  }

  it("are right within their range", () => {
    expect(wrongIn("<input type='number' id='days' min='1' max='30' value='3' />")).toEqual([]);
  });

  it("are wrong out of their range", () => {
    expect(wrongIn("<input type='number' id='days' min='1' max='30' value='31' />")).toEqual(["days"]);
  });

  it("are wrong if they are missing", () => {
    expect(wrongIn("<input type='number' id='days' min='1' max='30' value='' />")).toEqual(["days"]);
  });
});
