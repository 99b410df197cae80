/** Engines in workers, one for each core: all of them think about one position, or each about one of many. */

import { prefs } from "../app/prefs.svelte";
import type { EngineView } from "../net/wire";
import { ask } from "../net/api";
import { fileAt } from "../net/place";
import { compile } from "./bytes";
import { Engine, newSeed, type Branch, type Question, type Sums, type Tree } from "./engine";
import { networkFile } from "./networks";
import type { Order } from "./worker";

export interface Answer {
  number: number;
  tree: Tree;
  isDone: boolean;
}

export interface Chosen {
  number: number;
  action: number;
}

const MOST_WORKERS = 8;

/** Whether this browser can run an engine at all. */
const canThink = typeof WebAssembly === "object" && typeof Worker === "function";

/** What workers are for: the position that is shown, a whole match, or the bots of a table; each has its own. */
export type Job = "position" | "match" | "bots";

const loaded = new Map<string, Promise<Pool | null>>();

/** The engines of a game with these components; null if there are none, or this browser cannot run them. */
export function poolOf(game: string, components: string, job: Job): Promise<Pool | null> {
  const key = `${game} ${components} ${job}`;
  let pool = loaded.get(key);
  if (!pool) {
    pool = load(game, components, job).catch(() => null);
    loaded.set(key, pool);
    void pool.then((found) => found ?? loaded.delete(key)); // it may be built until somebody asks again
  }
  return pool;
}

async function load(game: string, components: string, job: Job): Promise<Pool | null> {
  if (!canThink) return null;
  const about = await ask<EngineView | null>(`/api/games/${game}/engine?components=${components}`, undefined, "GET", false);
  if (!about) return null;
  const cores = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
  const module = await compile(fileAt(`engines/${about.module}`));
  return new Pool(about, module, job === "position" ? cores : job === "match" ? Math.max(1, cores - 1) : 1);
}

export class Pool {
  /** For questions about the rules, which take no time. */
  readonly rules: Engine;
  readonly #workers: Worker[] = [];
  #number = 0;
  #network: Promise<void> | null = null; // on its way to the worker that chooses

  constructor(
    readonly about: EngineView,
    readonly module: WebAssembly.Module,
    readonly size: number,
  ) {
    this.rules = new Engine(about, module);
    for (let place = 0; place < size; place++) this.#worker(place); // they are ready when the first question comes
  }

  #worker(place: number): Worker {
    if (!this.#workers[place]) {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.postMessage({ kind: "load", about: this.about, module: this.module } satisfies Order);
      this.#workers[place] = worker;
    }
    return this.#workers[place];
  }

  /** All workers think about a question until they are told to stop; `onFound` hears several times a second what they know. */
  think(question: Omit<Question, "seed">, onFound: (tree: Tree, isDone: boolean) => void): () => void {
    const number = ++this.#number;
    const answers: (Answer | undefined)[] = Array.from({ length: this.size });
    for (let place = 0; place < this.size; place++) {
      const worker = this.#worker(place);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.number !== number || number !== this.#number) return;
        answers[place] = data;
        const known = answers.filter((answer) => answer !== undefined);
        onFound(sumOf(known.map(({ tree }) => tree)), known.length === this.size && known.every(({ isDone }) => isDone));
      };
      worker.postMessage({
        kind: "think",
        number,
        question: { ...question, seed: newSeed() },
        iterations: null,
      } satisfies Order);
    }
    return () => {
      if (number === this.#number) this.stop();
    };
  }

  /** Each worker thinks about one of many questions for some iterations, and then about the next; stops if `signal` does. */
  async thinkAll(
    questions: readonly Omit<Question, "seed">[],
    iterations: number,
    onFound: (place: number, tree: Tree) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const todo = questions.entries();
    const first = (this.#number += questions.length + 1) - questions.length;
    await Promise.all(
      Array.from({ length: Math.min(this.size, questions.length) }, async (_, place) => {
        for (const [at, question] of todo) {
          if (signal.aborted) return;
          onFound(at, await this.#answer(this.#worker(place), first + at, question, iterations, signal));
        }
      }),
    );
  }

  #answer(
    worker: Worker,
    number: number,
    question: Omit<Question, "seed">,
    iterations: number,
    signal: AbortSignal,
  ): Promise<Tree> {
    return new Promise((resolve, reject) => {
      signal.addEventListener(
        "abort",
        () => (worker.postMessage({ kind: "stop" } satisfies Order), reject(signal.reason as Error)),
        {
          once: true,
        },
      );
      worker.onmessage = ({ data }: MessageEvent<Answer>) => data.number === number && data.isDone && resolve(data.tree);
      worker.postMessage({ kind: "think", number, question: { ...question, seed: newSeed() }, iterations } satisfies Order);
    });
  }

  /** What a bot of a level chooses; fails if it plays with a network that cannot be fetched. */
  async choose(question: Omit<Question, "seed">, level: string): Promise<number> {
    const file = this.rules.missing(level);
    if (file) await (this.#network ??= this.#fetchNetwork(file));
    const [worker, number] = [this.#worker(0), ++this.#number];
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Chosen>) => data.number === number && resolve(data.action);
      worker.postMessage({ kind: "choose", number, question, level } satisfies Order);
    });
  }

  async #fetchNetwork(name: string): Promise<void> {
    try {
      const file = await networkFile(fileAt(""), name, prefs.offline);
      this.#worker(0).postMessage({ kind: "network", file } satisfies Order, [file]);
    } catch (error) {
      this.#network = null;
      throw error;
    }
  }

  /** Stops thinking. */
  stop(): void {
    this.#number++;
    for (const worker of this.#workers) worker.postMessage({ kind: "stop" } satisfies Order);
  }
}

/** The sum of what several trees have found out; a line is that of the tree with most visits. */
export function sumOf(trees: readonly Tree[]): Tree {
  const branches = new Map<number, Branch & { most: number }>();
  for (const { branches: found } of trees) {
    for (const branch of found) {
      const before = branches.get(branch.action);
      if (!before) branches.set(branch.action, { ...branch, most: branch.visits });
      else {
        const isMost = branch.visits > before.most;
        branches.set(branch.action, {
          ...added(before, branch),
          action: branch.action,
          line: isMost ? branch.line : before.line,
          most: isMost ? branch.visits : before.most,
        });
      }
    }
  }
  return {
    ...trees.slice(1).reduce<Sums>(added, trees[0]!),
    branches: [...branches.values()].sort((one, other) => other.visits - one.visits || one.action - other.action),
    isFull: trees.every(({ isFull }) => isFull),
  };
}

function added(one: Sums, other: Sums): Sums {
  const sum = (some: number[], more: number[]): number[] => some.map((value, at) => value + more[at]!);
  return {
    visits: one.visits + other.visits,
    chances: sum(one.chances, other.chances),
    points: sum(one.points, other.points),
  };
}
