import { describe, expect, it } from "vitest";

import { changeOf } from "../../../src/games/prosperity/art/money";

describe("an amount of money", () => {
  it("is as few notes as possible, with coins for the rest", () => {
    expect(changeOf(850)).toEqual({ notes: [500, 200, 100], coins: 1 });
  });

  it("that is nothing is no note and no coin", () => {
    expect(changeOf(0)).toEqual({ notes: [], coins: 0 });
  });
});
