/** What the reader points at on the board of Prosperity. */

import { createContext } from "svelte";

import type { ProsperityView, Refusal } from "../../net/wire";
import { type Desk, withWords } from "../../table/desk";

export class Pick {
  /** A tile of the market that wants a slot. */
  tile = $state<string | null>(null);
  /** The tile that is looked at: its particulars are shown. */
  looked = $state<string | null>(null);
  /** Whose country is shown; null for the own. */
  seat = $state<number | null>(null);
  /** Why the last thing pointed at is not possible. */
  refusals = $state.raw<Refusal[]>([]);

  reset(): void {
    this.tile = null;
    this.looked = null;
    this.refusals = [];
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
