/** Keeps a half-prepared turn in this tab, so that it survives a reload. */

/** Keeps the moves prepared for a match that last changed with an entry, or forgets them if there are none. */
export function keepDraft(table: string, changed: number, moves: readonly string[]): void {
  try {
    if (moves.length) sessionStorage.setItem(keyOf(table), JSON.stringify([changed, moves]));
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // a browser that stores nothing
  }
}

/** The moves that were kept; none if the match has changed since. */
export function recallDraft(table: string, changed: number): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "null");
    return isKept(kept) && kept[0] === changed ? kept[1] : [];
  } catch {
    return []; // a browser that stores nothing, or something else was stored
  }
}

function keyOf(table: string): string {
  return `draft ${table}`;
}

function isKept(value: unknown): value is [number, string[]] {
  return (
    Array.isArray(value) &&
    typeof value[0] === "number" &&
    Array.isArray(value[1]) &&
    value[1].every((move) => typeof move === "string")
  );
}
