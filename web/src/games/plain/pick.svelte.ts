import { createContext } from "svelte";

import { type Named, named } from "../../net/box.svelte";
import { capital, t } from "../../net/text.svelte";
import type { Refusal } from "../../net/wire";
import { type Change, changesIn, isOfSeats, isScalar } from "./view";

// So many moves with so many letters are buttons in the bar at the bottom; more of them are a list.
const FEW = 6;
const LETTERS = 72;

/** A change in words. */
interface Told {
  label: string;
  from: string;
  to: string;
  isGone: boolean;
}

/** What the reader looks for among the moves, and how the game calls its things. */
export class Pick {
  /** Words that a move must have to be listed. */
  filter = $state("");
  /** Why the other moves are not possible, once somebody has asked. */
  refusals = $state.raw<readonly Refusal[] | null>(null);

  constructor(private readonly box: Named) {}

  get game(): string {
    return this.box.game;
  }

  reset(): void {
    this.filter = "";
    this.refusals = null;
  }

  /** Whether the bar has room for moves. */
  isFew(moves: readonly string[]): boolean {
    return moves.length <= FEW && moves.map((move) => this.describe(move)).join("").length <= LETTERS;
  }

  /** A move as people say it. */
  describe(move: string): string {
    return capital(
      move
        .split(" ")
        .map((word) => this.name(word).toLocaleLowerCase())
        .join(" "),
    );
  }

  /** What is different in a later view, in words. */
  changes(before: unknown, after: unknown, names: readonly string[]): Told[] {
    return changesIn(before, after, names.length).map(({ path, from, to }) => ({
      label: this.#label(path, names),
      from: this.say(from),
      to: this.say(to),
      isGone: to === null,
    }));
  }

  /** What something is called in the middle of a line. */
  name(id: string): string {
    return named(this.box, id, this.game);
  }

  /** What something is called at the beginning of a line. */
  title(id: string): string {
    return capital(this.name(id));
  }

  /** A value as people read it. */
  say(value: unknown): string {
    if (Array.isArray(value)) return value.map((each) => this.say(each)).join(", ") || "–";
    if (value === null || value === undefined || !isScalar(value)) return "–";
    if (typeof value === "boolean") return t(value ? "web-plain-yes" : "web-plain-no");
    return typeof value === "number" ? String(value) : this.name(value);
  }

  /** Where a value stands: of a seat, its name follows that of the value. */
  #label(path: Change["path"], names: readonly string[]): string {
    const [first, seat, ...rest] = path;
    if (typeof seat === "number" && isOfSeats(first)) return [names[seat], ...rest.map((part) => this.#part(part))].join(" · ");
    return capital(path.map((part) => this.#part(part)).join(" · "));
  }

  #part(part: string | number): string {
    return typeof part === "number" ? String(part + 1) : this.name(part);
  }
}

export const [getPick, setPick] = createContext<Pick>();
