/** What the reader points at on the board of Prosperity. */

import { createContext } from "svelte";

import type { ProsperityView, Refusal } from "../../net/wire";
import { type Desk, withWords } from "../../table/desk";
import { type Places, recalledPlaces } from "./market/arrangement";

export class Pick {
  /** A tile of the market that wants a slot. */
  tile = $state<string | null>(null);
  /** The tile that is looked at: its particulars are shown. */
  looked = $state<string | null>(null);
  /** Whose country is shown; null for the own. */
  seat = $state<number | null>(null);
  /** Where the tiles of the market lie. */
  readonly places: Places = recalledPlaces();
  /** Why the last thing pointed at is not possible. */
  refusals = $state.raw<Refusal[]>([]);

  /** The squares of research that were put on each track so far. */
  splits = $state<Record<string, number>>({ energy: 0, ecology: 0 });

  reset(): void {
    this.tile = null;
    this.splits = { energy: 0, ecology: 0 };
    this.looked = null;
    this.refusals = [];
  }

  /** Whether one square more can go on a track. */
  maySplit(desk: Desk<ProsperityView>, track: string): boolean {
    return this.#splitsWith(desk, track).length > 0;
  }

  /** How many squares are still to be put on a track. */
  splitLeft(desk: Desk<ProsperityView>): number {
    return (desk.view.choice?.squares ?? 0) - this.splits["energy"]! - this.splits["ecology"]!;
  }

  /** Puts one square on a track; the last one prepares the move. */
  split(desk: Desk<ProsperityView>, track: string): void {
    const meant = this.#splitsWith(desk, track);
    if (!meant.length) return;
    this.splits = { ...this.splits, [track]: this.splits[track]! + 1 };
    if (this.splitLeft(desk) === 0) desk.play(`split ${this.splits["energy"]} ${this.splits["ecology"]}`);
  }

  #splitsWith(desk: Desk<ProsperityView>, track: string): string[] {
    const least = { ...this.splits, [track]: this.splits[track]! + 1 };
    return desk.legal.filter((move) => {
      const [verb, energy, ecology] = move.split(" ");
      return verb === "split" && Number(energy) >= least["energy"]! && Number(ecology) >= least["ecology"]!;
    });
  }

  /** Says a move, or a part of one: prepares it if only one is meant, else waits for the rest. */
  async say(desk: Desk<ProsperityView>, ...words: string[]): Promise<void> {
    const meant = withWords(desk.legal, ...words);
    this.refusals = [];
    if (meant.length === 1) {
      this.tile = null;
      desk.play(meant[0]!);
    } else if (meant.length > 1) {
      this.tile = this.tile === words[1] ? null : words[1]!;
      if (this.tile) this.seat = null; // the own country is where it goes
    } else {
      this.tile = null;
      this.refusals = await desk.why((move) => withWords([move], ...words).length > 0);
    }
  }
}

export const [getPick, setPick] = createContext<Pick>();
