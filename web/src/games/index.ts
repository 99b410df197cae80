/** The folders of the games, found by the bundler and loaded when a page needs them. */

import { type Named, boxOf } from "../net/box.svelte";
import type { Refusal } from "../net/wire";
import type { View, Desk } from "../table/desk";
import type { Drawn, GameAbout, GameRules, GameUi, Picked } from "./contract";

// A folder is given views and boxes of its own game only. The server vouches for that; the types of this module forget which game it is.
const ABOUT = import.meta.glob<GameAbout>("./*/about.ts", { eager: true, import: "about" });
const BOARDS = import.meta.glob<GameUi>("./*/ui.ts", { import: "ui" });
const RULES = import.meta.glob<GameRules>("./*/rules/index.ts", { import: "rules" });

/** What the browser knows of a game beforehand; nothing, if it has no folder. */
export function aboutOf(game: string): GameAbout | undefined {
  return ABOUT[`./${game}/about.ts`];
}

/** A game at one table or in one study: its folder, its box, and what the reader points at there. */
export class OpenGame<V = View, B = Named, P extends Picked = Picked> {
  readonly pick: P;

  constructor(
    readonly ui: GameUi<V, B, P>,
    readonly box: B,
  ) {
    this.pick = ui.newPick(box);
  }

  question(desk: Desk<V>): string {
    return this.ui.question(desk, this.box, this.pick);
  }

  /** The move that ends the turn, if it is legal. */
  endOf({ legal }: Desk<V>): string | undefined {
    return legal.find((move) => move === this.ui.end);
  }

  get refusals(): readonly Refusal[] {
    return this.ui.refused?.(this.pick) ?? [];
  }

  describe(move: string): string {
    return this.ui.describe(move, this.box);
  }

  pictured(text: string): readonly Drawn[] {
    return this.ui.pictured?.(text, this.box) ?? [text];
  }
}

/** Loads the folder and the box of a game side by side; a game without a folder gets a plain board. */
export async function openGame(game: string, components: string): Promise<OpenGame> {
  const load = BOARDS[`./${game}/ui.ts`] ?? BOARDS["./plain/ui.ts"]!;
  const [ui, box] = await Promise.all([load(), boxOf(game, components)]);
  return new OpenGame(ui, box);
}

/** Loads what the page of the rules shows of a game; nothing, if it has no folder. */
export async function rulesOf(game: string): Promise<GameRules | null> {
  return (await RULES[`./${game}/rules/index.ts`]?.()) ?? null;
}
