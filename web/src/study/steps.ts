/** The steps of a match. */

import { ask } from "../net/api";
import type { StepView, Steps } from "../net/wire";

const PAGE = 100; // steps that the server sends at once

/** Hears of every page of steps, and says whether to go on. */
type OnPage = (found: Steps) => boolean;

/** Loads all steps of a match as a seat sees them, page after page. */
export async function loadSteps(table: string, seat: number | null, onPage: OnPage = () => true): Promise<Steps> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  const steps: StepView[] = [];
  for (;;) {
    const page = await ask<Steps>(`/api/tables/${table}/steps?begin=${steps.length}&count=${PAGE}${eyes}`);
    steps.push(...page.steps);
    const found = { ...page, steps: [...steps] };
    if (!onPage(found) || found.steps.length >= page.total || !page.steps.length) return found;
  }
}

/** Whose step it was, or whom it was about. */
export function seatOf(step: StepView | null): number | null {
  return step?.seat ?? step?.events.find((event) => event.seat !== null)?.seat ?? null;
}

/** The step at which the decision after so many actions was due; -1 if that was before the first. */
export function stepAfter(steps: readonly StepView[], count: number): number {
  return steps.findLastIndex((step) => step.count === count);
}

/** The step in which somebody took the action of this number. */
export function stepOfAction(steps: readonly StepView[], number: number): StepView | undefined {
  return steps.find((step) => step.move !== null && step.count === number);
}
