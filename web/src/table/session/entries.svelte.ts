/** The log of a table, entry by entry. */

import type { EntryView } from "../../net/wire";

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
