/** What buying a tile would do, as the server tries it out: the net change, over what the tile would cover. */

import type { ProsperityView } from "../../../net/wire";
import { type Desk, withWords } from "../../../table/desk";
import { SYMBOLS } from "../things";

export interface Outcome {
  slot: string | null;
  covered: string | null;
  symbols: Record<string, number>;
  money: number;
  points: number;
  discs: number;
  /** What the points in the end would change by, if the match ended then. */
  ending: number;
  /** The slots that would open. */
  opened: string[];
}

/** What one move would do for the reader; null where the server does not say. */
export async function outcomeOf(desk: Desk<ProsperityView>, move: string): Promise<Outcome | null> {
  const { view } = desk;
  const me = desk.me ?? view.active;
  const after = (await desk.trial(move))?.position.view as ProsperityView | undefined;
  if (!after) return null;
  const [from, to] = [view.countries[me]!, after.countries[me]!];
  const slot = move.split(" ")[3] ?? null;
  return {
    slot,
    covered: slot ? (from.slots[slot] ?? null) : null,
    symbols: Object.fromEntries(SYMBOLS.map((symbol) => [symbol, to.visible[symbol]! - from.visible[symbol]!])),
    money: to.money - from.money,
    points: to.points - from.points,
    discs: to.pollution - from.pollution,
    ending: after.ending[me]!.points - view.ending[me]!.points,
    opened: from.closed.filter((label) => !to.closed.includes(label)),
  };
}

/** What a tile would do where it does most, for the points in the end, then for the symbols: in an empty slot, and over another tile. */
export async function bestOutcomes(desk: Desk<ProsperityView>, tile: string): Promise<Outcome[]> {
  const moves = withWords(desk.legal, "buy", tile);
  const outcomes = (await Promise.all(moves.map((move) => outcomeOf(desk, move)))).filter((outcome) => outcome !== null);
  outcomes.sort(byMost);
  const found = [outcomes.find(({ covered }) => !covered), outcomes.find(({ covered }) => covered)];
  return found.filter((outcome) => outcome !== undefined);
}

function byMost(one: Outcome, other: Outcome): number {
  return other.ending - one.ending || sum(other.symbols) - sum(one.symbols);
}

function sum(symbols: Record<string, number>): number {
  return Object.values(symbols).reduce((total, number) => total + number, 0);
}
