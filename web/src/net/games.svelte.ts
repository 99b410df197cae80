/** The games that this server offers, as they declare themselves. */

import { ask } from "./api";
import type { GameView as Sent } from "./wire";

export interface GameOption {
  name: string;
  scope: "seat" | "table";
  values: string[];
  default: string | null;
  distinct: boolean;
  rule: string | null;
}

export interface GameView extends Sent {
  authors: string[];
  year: number;
  minutes: [number, number];
  rule_prefix: string;
  lesson: boolean;
  options: GameOption[];
}

// ADAPTER: what the server will declare
const DECLARED: Record<string, Omit<GameView, keyof Sent>> = {
  prosperity: {
    authors: ["Reiner Knizia", "Sebastian Bleasdale"],
    year: 2013,
    minutes: [60, 60],
    rule_prefix: "P",
    lesson: true,
    options: [
      { name: "boards", scope: "seat", values: ["silver", "black"], default: "silver", distinct: false, rule: null },
      { name: "over_pollution", scope: "table", values: ["all-points", "prosperity-scorings"], default: "all-points", distinct: false, rule: "P-17" },
    ],
  },
  neotopia: {
    authors: ["André Santos", "Orlando Sá"],
    year: 2023,
    minutes: [30, 60],
    rule_prefix: "N",
    lesson: true,
    options: [{ name: "colours", scope: "seat", values: ["energy", "farming", "technology", "community"], default: null, distinct: true, rule: null }],
  },
};
const PLAIN = { authors: [], year: 0, minutes: [0, 0] as [number, number], rule_prefix: "", lesson: false, options: [] };

class Games {
  all = $state.raw<readonly GameView[]>([]);
  #known: Promise<readonly GameView[]> | null = null;

  /** Asks the server once. */
  load(): Promise<readonly GameView[]> {
    this.#known ??= ask<Sent[]>("/api/games", undefined, "GET", false).then(
      (found) => (this.all = found.map((game) => ({ ...game, ...(DECLARED[game.name] ?? PLAIN) }))),
      (error: unknown) => {
        this.#known = null;
        throw error;
      },
    );
    return this.#known;
  }

  find(name: string): GameView | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();
