/** The log of a table, entry by entry. */

import type { EntryView, EventView } from "../../net/wire";

export class EntryLog {
  entries = $state.raw<readonly EntryView[]>([]);

  /** The number of the newest entry that is known. */
  get last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  /** Adds the entries that are not known yet, and returns them. */
  add(entries: readonly EntryView[]): EntryView[] {
    const fresh = entries.filter((entry) => entry.number > this.last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    return fresh;
  }

  clear(): void {
    this.entries = [];
  }
}

/** The turns that these seats played themselves: no clock and no bot did it for them. */
export function playedBy(seats: readonly number[], entries: readonly EntryView[]): EntryView[] {
  return entries.filter((entry) => entry.kind === "play" && entry.seat != null && seats.includes(entry.seat) && !entry.auto);
}

/** The numbers of the entries that were taken back, in a match that began after so many actions. */
export function undoneIn(entries: readonly EntryView[], start: number): Set<number> {
  const undone = new Set<number>();
  const played: { number: number; from: number }[] = [];
  let count = start;
  for (const entry of entries) {
    if (entry.kind === "play") {
      played.push({ number: entry.number, from: count });
      count += entry.moves.length;
    } else if (entry.kind === "undo" && entry.to != null) {
      count = entry.to;
      while (played.length && played.at(-1)!.from >= count) undone.add(played.pop()!.number);
    }
  }
  return undone;
}

/** The moves of these seats that the last change of a match has taken back, in order; none if it was another change. */
export function takenBack(seats: readonly number[], entries: readonly EntryView[], start: number): string[] {
  const last = entries.findLastIndex((entry) => entry.kind === "play" || entry.kind === "undo");
  if (entries[last]?.kind !== "undo") return [];
  const before = undoneIn(entries.slice(0, last), start);
  const after = undoneIn(entries, start);
  const moves = playedBy(seats, entries).filter(({ number }) => after.has(number) && !before.has(number));
  return moves.flatMap((entry) => entry.moves);
}

/** A line of a log or a step of a match, as far as turns are concerned. */
interface Line {
  number: number;
  events: readonly EventView[];
}

/** Where the last turn of some seats ended: with an event of a line; null if none has ended, or the game does not say. */
export function endOfLastTurn(
  seats: readonly number[],
  lines: readonly Line[],
  beginsTurn: ((event: EventView) => boolean) | undefined,
): { number: number; event: number } | null {
  let end: { number: number; event: number } | null = null;
  let isTheirs = false; // whether the turn is theirs, or they have done something before any turn has begun
  let hasBegun = false;
  for (const { number, events } of lines)
    for (const [index, event] of events.entries()) {
      const { seat } = event;
      if (seat == null) continue;
      const begins = !!beginsTurn?.(event);
      if (!begins && !hasBegun) isTheirs ||= seats.includes(seat);
      if (!begins) continue;
      if (isTheirs && !seats.includes(seat)) end = { number, event: index };
      isTheirs = seats.includes(seat);
      hasBegun = true;
    }
  return end;
}
