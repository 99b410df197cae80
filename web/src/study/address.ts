/** The address of a study: it shows the same to everybody who opens it. */

export interface Shown {
  /** Whose view is shown; null leaves it to the server: the reader's own, or a spectator's. */
  seat: number | null;
  /** The step that is shown; null for the last one that may be. */
  step: number | null;
  /** After how many actions moves are tried out; null if none are. */
  at: number | null;
  /** The moves that are tried out there. */
  moves: string[];
  /** Which deal is assumed for what the reader cannot see. */
  deal: number;
}

export function readQuery(query: URLSearchParams): Shown {
  return {
    seat: numberIn(query, "seat"),
    step: numberIn(query, "step"),
    at: numberIn(query, "at"),
    moves: (query.get("line") ?? "").split(";").filter(Boolean),
    deal: numberIn(query, "deal") ?? 0,
  };
}

export function addressOf(table: string, { seat, step, at, moves, deal }: Shown): string {
  const query = new URLSearchParams();
  if (at === null) query.set("step", String(step));
  else {
    query.set("at", String(at));
    if (moves.length) query.set("line", moves.join(";"));
    if (deal) query.set("deal", String(deal));
  }
  if (seat !== null) query.set("seat", String(seat));
  return `/study/${table}?${query}`;
}

function numberIn(query: URLSearchParams, key: string): number | null {
  const value = query.get(key);
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null;
}
