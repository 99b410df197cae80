/** What a board needs to know of a match, whether it is played, replayed or analysed. */

import type { EventView, Position, Preview, Refusal } from "../net/wire";

/** What a seat may know of a match of any game. */
export type View = Position["view"];

export interface Desk<V = View> {
  /** The match as the board shows it: after the moves prepared so far. */
  readonly view: V;
  /** The match before these moves, to show what they change. */
  readonly before: V;
  /** All positions of the match, where they are known. */
  readonly past?: readonly V[];
  /** The seat whose view it is; null for a spectator. */
  readonly me: number | null;
  /** The moves that the reader may prepare now. */
  readonly legal: readonly string[];
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The seat whose turn it is: its own until it is confirmed. */
  readonly toMove: number | null;
  /** Moves that the bots propose, to be drawn on the board. */
  readonly proposed: readonly string[];
  /** The ids of things to highlight: those of a log line, or of a hint. */
  readonly lit: ReadonlySet<string>;
  /** Prepares a move. */
  play(move: string): void;
  /** Why moves are not possible now. */
  why(isMeant: (move: string) => boolean): Promise<Refusal[]>;
  /** What one move more would do: its own events, and the position after it. */
  trial(move: string): Promise<Preview | null>;
}

/** Narrows moves by words: every click on the board adds one, until one move is left. */
export function withWords(moves: readonly string[], ...words: (string | null | undefined)[]): string[] {
  const wanted = words.filter((word) => word != null);
  return moves.filter((move) => {
    const found = move.split(" ");
    return wanted.every((word) => found.includes(word));
  });
}

/** The ids that the facts of an event name. */
export function idsIn(facts: Record<string, unknown>): string[] {
  const ids: string[] = [];
  for (const value of Object.values(facts)) {
    if (typeof value === "string") ids.push(value);
    else if (Array.isArray(value)) ids.push(...value.filter((each) => typeof each === "string"));
  }
  const region = facts["region"];
  if (typeof region !== "string") return ids;
  if (typeof facts["space"] === "string") ids.push(`${region} ${facts["space"]}`);
  if (Array.isArray(facts["spaces"])) ids.push(...facts["spaces"].map((space) => `${region} ${String(space)}`));
  return ids;
}

/** The ids to highlight for events. */
export function idsOfEvents(events: readonly EventView[]): Set<string> {
  return new Set(events.flatMap((event) => idsIn(event.facts)));
}

/** The ids to highlight for a move: its words, and every two in a row, as a space is named by its region and its place there. */
export function idsOfMove(move: string): Set<string> {
  const words = move.split(" ");
  return new Set([...words, ...words.slice(1).map((word, before) => `${words[before]!} ${word}`)]);
}

/** Remembers what a function returned, so that its next value has all parts of the last one that are the same. */
export function sharing<T>(compute: () => T): () => T {
  let last: T | undefined;
  return () => (last = shared(last, compute()));
}

/** The next value of something, with all parts of the last one that are the same. */
export function shared<T>(last: unknown, next: T): T {
  if (!isObject(last) || !isObject(next) || Array.isArray(last) !== Array.isArray(next)) return next;
  const entries = Object.entries(next).map(([key, value]) => [key, shared(last[key], value)] as const);
  const isSame =
    entries.length === Object.keys(last).length && entries.every(([key, value]) => key in last && value === last[key]);
  if (isSame) return last as T;
  return (Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whose decision a view waits for. */
export function seatToAct(view: View): number | null {
  return "to_act" in view && typeof view.to_act === "number" ? view.to_act : null;
}

/** Scrolls an area that is taller than the screen until its first highlighted choice is in the middle. */
export function showGlow(area: HTMLElement): void {
  const glow = area.querySelector(".glow")?.getBoundingClientRect();
  const frame = area.getBoundingClientRect();
  if (glow && area.scrollHeight > area.clientHeight) area.scrollTop += glow.top + glow.height / 2 - frame.top - frame.height / 2;
}
