/** What the engine in this browser thinks of a position: better and better, as long as one lets it. */

import { ask } from "../net/api";
import type { KnownPosition, PositionAnalysis, TableView, WhatIf } from "../net/wire";
import type { Branch, Sums, Tree } from "./engine";
import { type Pool, poolOf } from "./pool";

const MOST_MOVES = 6;
const LEAST_VISITS = 30; // what is said of a move with fewer is worth nothing

export class Thinking {
  thought = $state.raw<PositionAnalysis | null>(null);
  isThinking = $state(false);
  #stop: (() => void) | null = null;
  #attempts = 0;

  /** Begins to think about a position, instead of the one before; whether this browser can. */
  async begin(table: TableView, question: WhatIf): Promise<boolean> {
    const attempt = this.stop();
    this.thought = null;
    const pool = await poolOf(table.game, table.components, "position");
    if (!pool) return false;
    if (attempt !== this.#attempts) return true;
    const { at, line, deal } = question;
    const known = await ask<KnownPosition>(`/api/tables/${table.id}/known`, { at, line, deal }, "POST", false);
    const { seat, viewer, players } = known;
    if (attempt !== this.#attempts) return true;
    if (seat === null) return false; // nothing is left to think about; the server knows the result
    const state = bytesOf(known.state);
    this.isThinking = true;
    this.#stop = pool.think({ state, players, viewer }, (tree, isDone) => {
      this.thought = analysisOf(pool, state, seat, tree);
      this.isThinking = !isDone;
    });
    return true;
  }

  /** Stops thinking; what was found stays. Returns the number of the next attempt. */
  stop(): number {
    this.#stop?.();
    this.#stop = null;
    this.isThinking = false;
    return ++this.#attempts;
  }
}

/** Bytes from base64. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** What a search has found out, as the server would say it. */
function analysisOf({ rules, about }: Pool, state: Uint8Array, seat: number, tree: Tree): PositionAnalysis {
  const moves = tree.branches.filter(({ visits }, place) => place === 0 || visits >= LEAST_VISITS).slice(0, MOST_MOVES);
  const turn = moves[0] ? rules.turn(state, [moves[0].action, ...moves[0].line]) : [];
  return {
    ...means(tree),
    moves: moves.map((branch: Branch) => ({ move: about.moves[branch.action]!, ...means(branch) })),
    iterations: tree.visits,
    turn: turn.map((action) => about.moves[action]!),
    motives: rules.motives(state, turn, seat),
  };
}

/** The means of sums over the visits. */
export function means({ visits, chances, points }: Sums): { chances: number[]; points: number[] } {
  const mean = (sums: number[]): number[] => sums.map((sum) => sum / Math.max(visits, 1));
  return { chances: mean(chances), points: mean(points) };
}
