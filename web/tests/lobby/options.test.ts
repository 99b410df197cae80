import { describe, expect, it } from "vitest";

import { bySeat } from "../../src/lobby/options";
import type { OptionView } from "../../src/net/wire";

const SIDES: OptionView = {
  name: "sides",
  scope: "seat",
  values: ["light", "dark"],
  default: "light",
  distinct: false,
  rule: null,
};
const COLOURS: OptionView = {
  name: "colours",
  scope: "seat",
  values: ["red", "blue", "green"],
  default: null,
  distinct: true,
  rule: null,
};

describe("a seat option", () => {
  it("is left out if every seat has the default", () => {
    expect(bySeat(SIDES, ["light", "light"])).toEqual({});
  });

  it("names the value of every seat if one of them differs", () => {
    expect(bySeat(SIDES, ["light", "dark"])).toEqual({ sides: ["light", "dark"] });
  });

  it("is left out if every seat left it open", () => {
    expect(bySeat(COLOURS, ["", ""])).toEqual({});
  });

  it("gives a seat that left it open the first value, where values may repeat", () => {
    expect(bySeat({ ...SIDES, default: null }, ["", "light"])).toEqual({ sides: ["light", "light"] });
  });

  it("gives a seat that left it open a value that nobody has, where they must differ", () => {
    expect(bySeat(COLOURS, ["", "red", ""])).toEqual({ colours: ["blue", "red", "green"] });
  });
});
