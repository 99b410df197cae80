/** The final scoring of a match as rows of a table, for any game. */

import type { EventView } from "../../net/wire";
import { readable, signed, textOf } from "../../net/text.svelte";
import type { Gain } from "./gain";

/** What an item brings to a seat. */
export interface Scored {
  gains: readonly Gain[];
  /** By how much the points of the seat change. */
  points: number;
  /** The sentence of the log. */
  said: string;
}

export interface ScoredItem {
  label: string;
  icon?: string; // a path
  /** By seat; null for a seat that it does not concern. */
  cells: readonly (Scored | null)[];
}

export interface Scoring {
  /** The points of every seat before the first item. */
  before: readonly number[];
  items: readonly ScoredItem[];
  /** A last line that adds nothing, such as what was lost. */
  note?: { label: string; cells: readonly string[] } | null;
}

/** The name of the event with which a final scoring begins. */
export const BEGINS = "final-scoring";

/** The events of the final scoring among those of a match; none if it has not begun. */
export function finalEvents(events: readonly EventView[]): EventView[] {
  const begin = events.findLastIndex(({ name }) => name === BEGINS);
  return begin < 0 ? [] : events.slice(begin + 1);
}

/** Events of one kind after another, as one item each; a seat that comes again begins a new item. */
function groups(events: readonly EventView[], keyOf: (event: EventView) => string): EventView[][] {
  const found: EventView[][] = [];
  let last = "";
  for (const event of events) {
    if (event.seat == null) continue;
    const group = found.at(-1);
    if (group && keyOf(event) === last && !group.some(({ seat }) => seat === event.seat)) group.push(event);
    else found.push([event]);
    last = keyOf(event);
  }
  return found;
}

/** The scoring of a game that has none of its own: whatever brings points, by the names of its events. */
export function plainScoring(events: readonly EventView[], scores: readonly number[]): Scoring {
  const points = ({ facts }: EventView): number => (typeof facts["points"] === "number" ? facts["points"] : 0);
  const items = groups(events, ({ name }) => name).map((group) => ({
    label: textOf(group[0]!.name) ?? readable(group[0]!.name),
    cells: scores.map((_, seat) => {
      const event = group.find((each) => each.seat === seat);
      return event ? { gains: pointsGain(points(event)), points: points(event), said: event.text } : null;
    }),
  }));
  return { before: startOf(items, scores), items };
}

/** Points alone, as they are shown. */
export function pointsGain(points: number): Gain[] {
  return points ? [{ icon: "", text: signed(points), isBad: points < 0 }] : [];
}

/** What every seat had before some items, by what it has after them. */
export function startOf(items: readonly ScoredItem[], scores: readonly number[]): number[] {
  return scores.map((score, seat) => items.reduce((left, { cells }) => left - (cells[seat]?.points ?? 0), score));
}
