/** Analyses by the bots, which take a while. */

import type { AnalysisView, MatchAnalysis, PositionAnalysis } from "./wire";
import { ask } from "./api";

const INTERVAL = 300; // milliseconds between two polls

/** Waits until an analysis is done; `onProgress` hears how far it is, and returns whether to go on waiting. */
export async function outcome(found: AnalysisView, onProgress: (found: AnalysisView) => boolean): Promise<AnalysisView> {
  while ((found.status === "waiting" || found.status === "running") && onProgress(found)) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    found = await ask<AnalysisView>(`/api/analyses/${found.id}`);
  }
  return found;
}

/** The analysis of a position; null if it has failed, or nobody has waited for it. */
export function ofPosition({ result }: AnalysisView): PositionAnalysis | null {
  return result && "moves" in result ? result : null;
}

/** The analysis of a whole match; null if it has failed, or nobody has waited for it. */
export function ofMatch({ result }: AnalysisView): MatchAnalysis | null {
  return result && "decisions" in result ? result : null;
}
