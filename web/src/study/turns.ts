/** The turns of a match: its steps in groups, as people count them. */

import type { GameUi } from "../games/contract";
import { t } from "../net/text.svelte";
import type { StepView } from "../net/wire";

export interface Turn {
  kind: "setup" | "turn" | "scoring";
  /** Counted from 1; 0 before the first turn. */
  number: number;
  /** The name of its time, such as a decade; empty if there is none. */
  era: string;
  /** Whose turn it is. */
  seat: number | null;
  /** Its first and its last step. */
  first: number;
  last: number;
}

export type Clues = Pick<GameUi, "beginsTurn" | "isSetup" | "isScoring" | "ticks">;

/** The turns of some steps. A game that does not say where turns begin has one whenever another seat decides. */
export function turnsOf(steps: readonly StepView[], clues: Clues): Turn[] {
  const eras = clues.ticks(steps);
  const turns: Turn[] = [];
  for (const [place, step] of steps.entries()) {
    const now = turns.at(-1);
    const isFirst = now?.kind === "setup" && clues.isSetup?.(steps[place - 1]!.view) === false; // nothing else tells that it begins
    const begun = isFirst ? step : step.events.find((event) => clues.beginsTurn?.(event));
    const decides = clues.beginsTurn || step.seat === now?.seat ? null : step.seat;
    const kind = clues.isScoring?.(step.view) ? "scoring" : begun || decides !== null ? "turn" : (now?.kind ?? "setup");
    if (now && !begun && decides === null && kind === now.kind) now.last = step.number;
    else {
      turns.push({
        kind,
        number: (now?.number ?? 0) + (kind === "turn" ? 1 : 0),
        era: eras.findLast(({ x }) => x <= step.number)?.label ?? "",
        seat: kind === "scoring" ? null : (begun?.seat ?? decides),
        first: step.number,
        last: step.number,
      });
    }
    const turn = turns.at(-1)!;
    if (turn.kind === "turn") turn.seat ??= step.seat;
  }
  return turns;
}

/** The turn that a step belongs to. */
export function turnAt(turns: readonly Turn[], step: number): Turn | undefined {
  return turns.findLast(({ first }) => first <= step);
}

/** A turn as people call it: “1990, turn 13”. */
export function turnSaid(turn: Turn | undefined): string {
  if (!turn) return "";
  if (turn.kind !== "turn") return t(turn.kind === "setup" ? "web-study-setup" : "web-study-scoring");
  return turn.era ? t("web-study-turn-in", { era: turn.era, turn: turn.number }) : t("web-study-turn", { turn: turn.number });
}
