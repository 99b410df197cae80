import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";

import { broken, changeSaid, effectSaid, outlookSaid } from "../../../src/games/prosperity/things";
import { catalogue } from "../../../src/net/text.svelte";

const MESSAGES = `
prosperity-change-none = nothing
prosperity-change-money = { $sign }€{ $number }
prosperity-change-discs = { $sign }{ $number } discs
prosperity-change-points = { $sign }{ $number } points
prosperity-euros = €{ $amount }
prosperity-web-deficit = { $price } or { $levels } discs
prosperity-web-hyphenation = Wasser·stoff Auto·mobile
`;

beforeEach(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGES));
  catalogue.bundle = bundle;
});

describe("a change", () => {
  it("is said with its sign", () => {
    expect(changeSaid({ money: -100, discs: 1 })).toBe("−€100, +1 discs");
  });

  it("leaves out what stays the same, what is no number and what the catalogue has no words for", () => {
    expect(changeSaid({ money: 50, points: 0, tile: "wind-farm", balance: 3 })).toBe("+€50");
  });

  it("of nothing is said too", () => {
    expect(changeSaid({ money: 0 })).toBe("nothing");
  });
});

describe("the effect of a special tile", () => {
  it("is its points or the discs that it removes", () => {
    expect(effectSaid({ points: 2 })).toBe("+2 points");
    expect(effectSaid({ remove_discs: 3 })).toBe("−3 discs");
  });

  it("is empty where a tile has none", () => {
    expect(effectSaid({})).toBe("");
  });
});

describe("a name in a narrow place", () => {
  it("may be broken where the catalogue says", () => {
    expect(broken("Wasserstoff-Automobile")).toBe("Wasser\u00adstoff-Auto\u00admobile");
  });

  it("stays as it is where the catalogue says nothing", () => {
    expect(broken("Rail Network")).toBe("Rail Network");
  });
});

describe("a deficit", () => {
  it("is said as the choice that it is", () => {
    expect(outlookSaid({ levels: 2, price: 200 })).toBe("€200 or 2 discs");
  });
});
