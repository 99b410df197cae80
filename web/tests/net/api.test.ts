import { beforeEach, describe, expect, it, vi } from "vitest";

import { prefs } from "../../src/app/prefs.svelte";
import { Refused, ask, newId, problemOf } from "../../src/net/api";

const PROBLEM = { code: "no-table", message: "There is no such table", rule: null };

/** A server that always answers the same. */
function answer(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

beforeEach(() => {
  prefs.language = "fr";
});

describe("asking", () => {
  it("returns what the server answers", async () => {
    answer(200, '{"name": "Ada"}');
    expect(await ask("/api/me")).toEqual({ name: "Ada" });
  });

  it("names the reader's language", async () => {
    const fetch = answer(200, "{}");
    await ask("/api/me");
    expect(String(fetch.mock.calls[0]![0])).toContain("/api/me?lang=fr");
  });

  it("names no language where there are no words in the answer", async () => {
    const fetch = answer(200, "{}");
    await ask("/api/games", undefined, "GET", false);
    expect(String(fetch.mock.calls[0]![0])).not.toContain("lang");
  });

  it("is a GET without a body", async () => {
    const fetch = answer(200, "{}");
    await ask("/api/me");
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: "GET" });
    expect(fetch.mock.calls[0]![1]).not.toHaveProperty("body");
  });

  it("is a POST of JSON with a body", async () => {
    const fetch = answer(200, "{}");
    await ask("/api/me", { name: "Ada" });
    expect(fetch.mock.calls[0]![1]).toMatchObject({
      method: "POST",
      body: '{"name":"Ada"}',
      headers: { "Content-Type": "application/json" },
    });
  });

  it("gives up on a line that swallows it", async () => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    vi.stubGlobal("fetch", (_: URL, { signal }: RequestInit) => Promise.reject(signal!.reason as Error));
    await expect(ask("/api/me")).rejects.toThrow(Refused);
    vi.restoreAllMocks();
  });

  it("returns null if there is no content", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    expect(await ask("/api/session", undefined, "DELETE")).toBeNull();
  });
});

describe("a refusal", () => {
  it("has the server's problem", async () => {
    answer(404, JSON.stringify(PROBLEM));
    await expect(ask("/api/tables/x")).rejects.toMatchObject({ problem: PROBLEM, message: PROBLEM.message });
  });

  it.each(["<html>", "null", '{"detail": "no"}', '"no"'])("says that there is no server if the answer is %s", async (body) => {
    answer(502, body);
    await expect(ask("/api/me")).rejects.toMatchObject({ problem: { code: "web-no-server" } });
  });

  it("says that there is no server if nothing answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(ask("/api/me")).rejects.toMatchObject({ problem: { code: "web-no-server" } });
  });
});

describe("problemOf", () => {
  it("is the problem of a refusal", () => {
    expect(problemOf(new Refused(PROBLEM))).toBe(PROBLEM);
  });

  it("throws on what is no refusal", () => {
    expect(() => problemOf(new RangeError("a mistake of ours"))).toThrow(RangeError);
  });
});

describe("newId", () => {
  it("is 24 hexadecimal digits", () => {
    expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  });

  it("is another one each time", () => {
    expect(newId()).not.toBe(newId());
  });
});
