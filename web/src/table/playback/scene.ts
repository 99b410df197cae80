/** An event as a game's choreography plays it. */

import type { EventView } from "../../net/wire";
import Chip from "./Chip.svelte";
import { type Gain, chipWidth } from "./gain";
import type { Piece, Rect, Stage } from "./stage";

/** A few words in large letters over the board. */
export interface Splash {
  title: string;
  text: string;
  icons?: readonly string[]; // paths
}

/** Places that hold more than the piece which comes, and so stay in sight. */
const HOLDERS = /^(player|hand):/;

export class Scene<V, B> {
  #isShown = false;

  constructor(
    readonly event: EventView,
    readonly stage: Stage,
    readonly box: B,
    /** The seat whose view it is. */
    readonly me: number | null,
    /** What earlier events of the same entry have left for later ones. */
    readonly notes: Map<string, string>,
    private readonly board: { get(): V; set(view: V): void; after(): V },
    private readonly flash: (splash: Splash, stage: Stage) => Promise<void>,
  ) {}

  /** The view that the board shows now. */
  get view(): V {
    return this.board.get();
  }

  /** A fact that is text, such as an id; empty where there is none. */
  word(fact: string): string {
    const found = this.event.facts[fact];
    return typeof found === "string" ? found : "";
  }

  words(fact: string): string[] {
    const found = this.event.facts[fact];
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  }

  count(fact: string): number {
    const found = this.event.facts[fact];
    return typeof found === "number" ? found : 0;
  }

  /** Lets the board show what the event has changed, in the view before it where others were set, and waits until it does. */
  async show(before?: V): Promise<void> {
    if (this.#isShown) return;
    this.#isShown = true;
    await this.stage.frame(); // what moves meanwhile does not stand still for long
    if (before) this.board.set(before);
    this.board.set(this.board.after());
    await this.stage.drawn();
  }

  /** Lets the board show a view that is on the way there. */
  set(view: V): void {
    this.board.set(view);
  }

  async splash(splash: Splash): Promise<void> {
    await this.flash(splash, this.stage);
  }

  /** Lets what somebody gets rise where the first of these places is. */
  async chip(gains: readonly Gain[], ...places: string[]): Promise<void> {
    await this.stage.frame();
    const at = this.stage.find(...places);
    if (!at || !gains.length) return this.stage.wait(0.7);
    await this.stage.rise(this.chipOf(gains), at);
  }

  chipOf(gains: readonly Gain[]): Piece {
    return this.stage.piece(Chip, { gains }, chipWidth(gains), 34);
  }

  /** Flies a piece to where something now lies, which is not seen before; without such a place it fades. */
  async land(piece: Piece, from: Rect, beats: number, ...places: string[]): Promise<void> {
    const { stage } = this;
    stage.put(piece, from);
    const fly = async (): Promise<void> => {
      await stage.frame();
      const to = stage.find(...places);
      await (to ? stage.fly(piece, from, to, beats) : stage.fade(piece));
    };
    await stage.without(
      places.filter((place) => !HOLDERS.test(place)),
      fly,
    );
    stage.remove(piece);
  }
}
