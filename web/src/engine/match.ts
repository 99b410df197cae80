/** The engine's opinion of every decision of a finished match. */

import { ask } from "../net/api";
import type { DecisionAnalysis, EngineView, KnownDecisions, TableView } from "../net/wire";
import type { Branch, Question, Sums, Tree } from "./engine";
import { type Pool, poolOf } from "./pool";
import { bytesOf } from "./bytes";
import { means } from "./thinking.svelte";

const GLANCE = 200; // iterations of a first look at a decision
const ALONE = 800; // iterations for what was played, and as many for what looked best
const GLANCES = 0.25; // of the progress

/** What the rest of the page hears while a match is analysed: everything known so far, and the share of the work done. */
type Listener = (decisions: DecisionAnalysis[], share: number) => void;

/**
 * Analyses a match: first all decisions at a glance, then those that seem to have cost most, one by one. Whether this browser can;
 * `signal` ends it.
 */
export async function analyseMatch(table: TableView, listen: Listener, signal: AbortSignal): Promise<boolean> {
  const pool = await poolOf(table.game, table.components, "match");
  if (!pool) return false;
  const known = await ask<KnownDecisions>(`/api/tables/${table.id}/known`, undefined, "GET", false);
  await new MatchAnalysis(pool, known, listen).run(signal);
  return true;
}

class MatchAnalysis {
  readonly #questions: Omit<Question, "seed">[];
  readonly #trees: Tree[] = [];
  readonly #found: DecisionAnalysis[] = [];

  constructor(
    readonly pool: Pool,
    readonly known: KnownDecisions,
    readonly listen: Listener,
  ) {
    const { actions, seats, players } = known;
    const states = bytesOf(known.states);
    const size = states.length / Math.max(actions.length, 1);
    this.#questions = seats.map((viewer, at) => ({ state: states.slice(at * size, (at + 1) * size), players, viewer }));
  }

  async run(signal: AbortSignal): Promise<void> {
    const { actions } = this.known;
    await this.pool.thinkAll(this.#questions, GLANCE, (at, tree) => this.#glance(at, tree), signal);
    const doubtful = actions
      .map((_, at) => at)
      .filter((at) => this.#trees[at]!.branches[0]!.action !== actions[at])
      .sort((one, other) => this.#guess(other) - this.#guess(one));
    const pairs = doubtful.flatMap((at) => [this.#trees[at]!.branches[0]!.action, actions[at]!].map((only) => ({ at, only })));
    const alone: Tree[] = [];
    let done = 0;
    await this.pool.thinkAll(
      pairs.map(({ at, only }) => ({ ...this.#questions[at]!, only })),
      ALONE,
      (place, tree) => {
        alone[place] = tree;
        const [best, played] = [alone[place & ~1], alone[place | 1]];
        if (best && played) this.#compare(pairs[place]!.at, best, played);
        this.#tell(GLANCES + ((1 - GLANCES) * ++done) / pairs.length);
      },
      signal,
    );
  }

  #glance(at: number, tree: Tree): void {
    const { seats, actions } = this.known;
    const { moves } = this.pool.about;
    this.#trees[at] = { ...tree, branches: tree.branches.sort((one, other) => other.visits - one.visits) };
    const best = tree.branches[0]!.action;
    const decision = { count: at, seat: seats[at]!, move: moves[actions[at]!]!, best: moves[best]!, cost: 0, points_cost: 0 };
    this.#found[at] = { ...decision, ...means(tree) };
    this.#tell((GLANCES * Object.keys(this.#found).length) / actions.length);
  }

  /** What a decision has cost by the first look; a move that was hardly looked at has probably cost much. */
  #guess(at: number): number {
    const seat = this.known.seats[at]!;
    const { branches } = this.#trees[at]!;
    const played = branches.find(({ action }) => action === this.known.actions[at]);
    return worth(this.pool.about, branches[0]!, seat) - (played ? worth(this.pool.about, played, seat) : 0);
  }

  #compare(at: number, best: Tree, played: Tree): void {
    const seat = this.known.seats[at]!;
    const { about } = this.pool;
    const before = this.#found[at]!;
    if (worth(about, best, seat) <= worth(about, played, seat)) {
      this.#found[at] = { ...before, best: before.move };
      return;
    }
    const [better, worse] = [means(best), means(played)];
    const lost = (values: "chances" | "points"): number => Math.max(0, better[values][seat]! - worse[values][seat]!);
    this.#found[at] = { ...before, cost: lost("chances"), points_cost: lost("points") };
  }

  #tell(share: number): void {
    this.listen(Object.values(this.#found), share);
  }
}

/** The value of something to a seat, as bots weigh chances against points. */
function worth(about: EngineView, sums: Sums | Branch, seat: number): number {
  const { chances, points } = means(sums);
  return chances[seat]! + about.parameters["points_weight"]! * points[seat]!;
}
