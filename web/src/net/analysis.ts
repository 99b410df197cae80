/** Asking the bots, which takes them a while. */

import type { AnalysisView } from "./wire";
import { ask } from "./api";

const PATIENCE = 300; // milliseconds between two looks

/** Waits until an analysis is done; `tell` hears how far it is and may say that nobody waits any more. */
export async function outcome(found: AnalysisView, tell: (found: AnalysisView) => boolean): Promise<AnalysisView> {
  while ((found.status === "waiting" || found.status === "running") && tell(found)) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    found = await ask<AnalysisView>(`/api/analyses/${found.id}`);
  }
  return found;
}
