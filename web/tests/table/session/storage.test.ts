import { beforeEach, describe, expect, it, vi } from "vitest";

import { keepDraft, recallDraft } from "../../../src/table/session/storage";

beforeEach(() => sessionStorage.clear());

describe("a kept draft", () => {
  it("is recalled while the match has not changed", () => {
    keepDraft("t1", 5, ["buy", "end"]);
    expect(recallDraft("t1", 5)).toEqual(["buy", "end"]);
  });

  it("is not recalled once the match has changed", () => {
    keepDraft("t1", 5, ["buy"]);
    expect(recallDraft("t1", 6)).toEqual([]);
  });

  it("belongs to one table", () => {
    keepDraft("t1", 5, ["buy"]);
    expect(recallDraft("t2", 5)).toEqual([]);
  });

  it("is forgotten once there are no moves", () => {
    keepDraft("t1", 5, ["buy"]);
    keepDraft("t1", 5, []);
    expect(sessionStorage.length).toBe(0);
  });

  it.each(["{", "7", "[5]", '[5, ["buy", 1]]', '["5", ["buy"]]', '{"0": 5, "1": ["buy"]}'])(
    "is empty if the storage holds %s",
    (text) => {
      sessionStorage.setItem("draft t1", text);
      expect(recallDraft("t1", 5)).toEqual([]);
    },
  );
});

describe("a storage that throws", () => {
  beforeEach(() => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("full");
      },
    });
  });

  it("does not disturb the caller", () => {
    expect(() => keepDraft("t1", 5, ["buy"])).not.toThrow();
  });

  it("recalls nothing", () => {
    expect(recallDraft("t1", 5)).toEqual([]);
  });
});
