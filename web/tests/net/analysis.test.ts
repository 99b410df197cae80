import { beforeEach, describe, expect, it, vi } from "vitest";

import { outcome } from "../../src/net/analysis";
import type { AnalysisView } from "../../src/net/wire";

function analysisOf(status: AnalysisView["status"], progress = 0): AnalysisView {
  return { id: "a1", status, progress, result: null };
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
