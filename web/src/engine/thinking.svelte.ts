/** What the engine in this browser thinks of a position: better and better, as long as one lets it. */

import { ask } from "../net/api";
import type { KnownPosition, PositionAnalysis, TableView, WhatIf } from "../net/wire";
import { bytesOf } from "./bytes";
import type { Branch, Question, Sums, Tree } from "./engine";
import { type Pool, poolOf } from "./pool";

const MOST_MOVES = 6;
const LONGEST_TURN = 12; // actions of a proposed turn
const ADVICE = 1500; // milliseconds of thinking for a hint
const MOMENT = 250; // milliseconds of thinking about what follows
const PATIENCE = 20; // times as long, where nothing is found before
const REPORT_EVERY = 100; // milliseconds
const LEAST_VISITS = 30; // what is said of a move with fewer is worth nothing

export class Thinking {
  thought = $state.raw<PositionAnalysis | null>(null);
  isThinking = $state(false);
  #stop: (() => void) | null = null;
  #position: (Omit<Question, "seed"> & { pool: Pool; seat: number }) | null = null;
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
    this.#position = { pool, state, players, viewer, seat };
    this.#stop = pool.think({ state, players, viewer }, (tree, isDone) => {
      this.thought = analysisOf(pool, state, seat, tree);
      this.isThinking = !isDone;
    });
    return true;
  }

  /** What it proposes for the whole turn: where its line ends before the turn does, it thinks briefly about what follows. */
  async wholeTurn(): Promise<PositionAnalysis | null> {
    const [position, thought] = [this.#position, this.thought];
    this.stop();
    if (!position || !thought) return null;
    const { pool, players, viewer, seat } = position;
    const { moves } = pool.about;
    let turn = pool.rules.turn(position.state, thought.turn?.map((move) => moves.indexOf(move)) ?? []);
    const actions = [...turn.actions];
    while (!turn.isWhole && actions.length < LONGEST_TURN) {
      const { branches } = await briefly(pool, { state: turn.after, players, viewer });
      turn = pool.rules.turn(turn.after, branches[0] ? [branches[0].action, ...branches[0].line] : []);
      if (!turn.actions.length) break;
      actions.push(...turn.actions);
    }
    const motives = pool.rules.motives(position.state, actions, seat);
    return { ...thought, turn: actions.map((action) => moves[action]!), motives };
  }

  /** Stops thinking; what was found stays. Returns the number of the next attempt. */
  stop(): number {
    this.#stop?.();
    this.#stop = null;
    this.isThinking = false;
    return ++this.#attempts;
  }
}

/** What the engine of this browser proposes in a position after thinking for a while; null if there is none. */
export async function advise(
  table: TableView,
  question: WhatIf,
  onProgress: (share: number) => void,
): Promise<PositionAnalysis | null> {
  const [thinking, begun] = [new Thinking(), performance.now()];
  if (!(await thinking.begin(table, question))) return null;
  for (let share = 0; share < 1 || (!thinking.thought && share < PATIENCE); share = (performance.now() - begun) / ADVICE) {
    onProgress(Math.min(share, 1));
    await pause(REPORT_EVERY);
  }
  return thinking.wholeTurn();
}

/** What all workers find out about a position in a moment. */
function briefly(pool: Pool, question: Omit<Question, "seed">): Promise<Tree> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const stop = pool.think(question, (tree, isDone) => {
      if (!isDone && performance.now() - begun < MOMENT) return;
      stop();
      resolve(tree);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What a search has found out, as the server would say it. */
function analysisOf({ rules, about }: Pool, state: Uint8Array, seat: number, tree: Tree): PositionAnalysis {
  const moves = tree.branches.filter(({ visits }, place) => place === 0 || visits >= LEAST_VISITS).slice(0, MOST_MOVES);
  const turn = moves[0] ? rules.turn(state, [moves[0].action, ...moves[0].line]).actions : [];
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
