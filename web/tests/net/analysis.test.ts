import { beforeEach, describe, expect, it, vi } from "vitest";

import { ofMatch, ofPosition, outcome } from "../../src/net/analysis";
import type { AnalysisView } from "../../src/net/wire";

function analysisOf(status: AnalysisView["status"], progress = 0, result: AnalysisView["result"] = null): AnalysisView {
  return { id: "a1", status, progress, result };
}

/** A server whose analysis goes through these states, one at each look. */
function serve(...states: AnalysisView[]): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(states.shift()))));
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("the outcome of an analysis", () => {
  it.each(["done", "failed"] as const)("is there at once if it is %s", async (status) => {
    expect(await outcome(analysisOf(status), () => true)).toEqual(analysisOf(status));
  });

  it("is awaited", async () => {
    serve(analysisOf("running", 0.5), analysisOf("done", 1));
    const found = outcome(analysisOf("waiting"), () => true);
    await vi.runAllTimersAsync();
    expect(await found).toEqual(analysisOf("done", 1));
  });

  it("is preceded by reports of how far it is", async () => {
    serve(analysisOf("running", 0.5), analysisOf("done", 1));
    const reports: number[] = [];
    const found = outcome(analysisOf("waiting"), ({ progress }) => reports.push(progress) > 0);
    await vi.runAllTimersAsync();
    await found;
    expect(reports).toEqual([0, 0.5]);
  });

  it("is not awaited once nobody waits", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    await outcome(analysisOf("running"), () => false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a result", () => {
  const POSITION = { chances: [0.5, 0.5], points: [40, 41], moves: [], iterations: 100 };
  const MATCH = { decisions: [] };

  it("of a position is found", () => {
    expect(ofPosition(analysisOf("done", 1, POSITION))).toBe(POSITION);
  });

  it("of a match is found", () => {
    expect(ofMatch(analysisOf("done", 1, MATCH))).toBe(MATCH);
  });

  it("of the other kind is not", () => {
    expect([ofPosition(analysisOf("done", 1, MATCH)), ofMatch(analysisOf("done", 1, POSITION))]).toEqual([null, null]);
  });

  it.each([analysisOf("failed", 1, { error: "no memory" }), analysisOf("running", 0.5)])("is null for %o", (analysis) => {
    expect([ofPosition(analysis), ofMatch(analysis)]).toEqual([null, null]);
  });
});
