import { describe, expect, it } from "vitest";

import { fold, hasWords, piecesOf, termsIn, wordsIn } from "../../src/ui/search";

describe("folding", () => {
  it("removes case and accents", () => {
    expect(fold("Énergie ÜBERALL")).toBe("energie uberall");
  });

  it("keeps the length, so that places in both texts agree", () => {
    expect(fold("naïve — “quoted”")).toHaveLength("naïve — “quoted”".length);
  });
});

describe("a query", () => {
  it("is a list of folded words", () => {
    expect(wordsIn("  Énergie  sale ")).toEqual(["energie", "sale"]);
  });

  it("is empty if nothing is asked", () => {
    expect(wordsIn("  ")).toEqual([]);
  });
});

describe("a text", () => {
  it("has words that it contains in any order and case", () => {
    expect(hasWords("Every country pays for its energy", ["energy", "pay"])).toBe(true);
  });

  it("does not have all words if one is missing", () => {
    expect(hasWords("Every country pays for its energy", ["energy", "card"])).toBe(false);
  });

  it("is one piece without a search", () => {
    expect(piecesOf("energy", [])).toEqual([{ text: "energy", isFound: false }]);
  });

  it("is cut at the words that are found, with its own accents", () => {
    expect(piecesOf("l’énergie sale", ["energie"])).toEqual([
      { text: "l’", isFound: false },
      { text: "énergie", isFound: true },
      { text: " sale", isFound: false },
    ]);
  });

  it("is marked once where words overlap", () => {
    expect(piecesOf("energy", ["ener", "nergy"])).toEqual([{ text: "energy", isFound: true }]);
  });
});

describe("synonyms", () => {
  const SYNONYMS = "price, cost / goal, wins, victory / coût, prix";

  it("are found for a word of their group, typed out or not", () => {
    for (const query of ["price", "Prices", "pri"]) expect(hasWords("It costs €100", termsIn(query, SYNONYMS))).toBe(true);
  });

  it("are not found for other words", () => {
    expect(hasWords("It costs €100", termsIn("goal", SYNONYMS))).toBe(false);
  });

  it("have no accents that matter", () => {
    expect(hasWords("Le prix est de 100 €", termsIn("cout", SYNONYMS))).toBe(true);
  });

  it("do not replace the other words of a query", () => {
    expect(hasWords("It costs €100", termsIn("price disc", SYNONYMS))).toBe(false);
  });

  it("are marked as well", () => {
    expect(piecesOf("It costs", termsIn("price", SYNONYMS)).filter(({ isFound }) => isFound)).toEqual([
      { text: "cost", isFound: true },
    ]);
  });
});
