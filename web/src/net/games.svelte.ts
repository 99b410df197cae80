/** The games that this server offers, as they declare themselves. */

import { ask } from "./api";
import type { GameView } from "./wire";

class Games {
  all = $state.raw<readonly GameView[]>([]);
  #known: Promise<readonly GameView[]> | null = null;

  /** Asks the server once. */
  load(): Promise<readonly GameView[]> {
    this.#known ??= ask<GameView[]>("/api/games", undefined, "GET", false).then(
      (found) => (this.all = found),
      (error: unknown) => {
        this.#known = null;
        throw error;
      },
    );
    return this.#known;
  }

  /** Asks again: a game may have been compiled meanwhile. */
  reload(): Promise<readonly GameView[]> {
    this.#known = null;
    return this.load();
  }

  find(name: string): GameView | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
