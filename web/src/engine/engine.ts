/** An engine: the rules and the search of a game as a WebAssembly module, over one block of memory. */

import type { EngineView } from "../net/wire";
import { Guide } from "./guide";
import { alignedAt, type Calls, growTo, type Numbers, numbersIn } from "./memory";

const AUTOMATIC = -1; // in place of an action: what happens without a choice
const FULL = -3; // in place of a count: there was no room for more steps

/** What to think about. */
export interface Question {
  /** The state, with no more than the viewer knows. */
  state: Uint8Array;
  players: number;
  /** The seat whose knowledge the search uses. */
  viewer: number;
  seed: bigint;
  /** The only action to think about, if there is one. */
  only?: number | undefined;
}

/** How a bot of some level searches, where that differs from an analysis. */
interface Weakness {
  parameters: Record<string, number>;
  /** How much it sees of what beginners miss. */
  awareness: number;
  /** The share of actions that it does not consider. */
  overlooks: number;
}

const NO_WEAKNESS: Weakness = { parameters: {}, awareness: 1, overlooks: 0 };

/** What a search has found out so far, summed over its visits. */
export interface Sums {
  visits: number;
  chances: number[];
  points: number[];
}

/** The same of an action at the root, with the actions that most visits continued with. */
export interface Branch extends Sums {
  action: number;
  line: number[];
}

export interface Tree extends Sums {
  branches: Branch[];
  /** Whether there is no room for more nodes. */
  isFull: boolean;
}

/** The first actions of a line that belong to one turn. */
export interface Turn {
  actions: number[];
  /** Whether the turn ends there, or something hidden would be revealed. */
  isWhole: boolean;
  /** The state after them, before anything hidden. */
  after: Uint8Array;
}

/** A random seed. */
export function newSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!;
}

export class Engine {
  readonly #calls: Calls;
  readonly #memory: WebAssembly.Memory;
  readonly #base: number;
  readonly #numbers: Record<string, Numbers> = {};
  #nodes!: DataView;
  #guide: Guide | null = null;
  #used = 1;
  #question: Question | null = null;

  constructor(
    readonly about: EngineView,
    module: WebAssembly.Module,
  ) {
    const { exports } = new WebAssembly.Instance(module);
    this.#calls = exports as Calls;
    this.#memory = exports["memory"] as WebAssembly.Memory;
    this.#base = alignedAt((exports["__heap_base"] as WebAssembly.Global).value as number);
    this.#grow(this.#base + about.size);
  }

  #grow(end: number): void {
    growTo(this.#memory, end);
    const { buffer } = this.#memory;
    for (const [name, [place, kind, count]] of Object.entries(this.about.fields)) {
      this.#numbers[name] = numbersIn(buffer, this.#base + place, kind, count);
    }
    this.#nodes = new DataView(buffer, this.#base + this.about.fields["nodes"]![0]);
  }

  /** The file that a level plays with and this engine does not have yet. */
  missing(level: string): string | null {
    return this.about.levels[level]?.evaluations && !this.#guide ? (this.about.network?.file ?? null) : null;
  }

  /** Takes in the game's network, for the levels that play with it. */
  takeNetwork(file: ArrayBuffer): void {
    const about = this.about.network!;
    const place = alignedAt(this.#base + this.about.size);
    this.#grow(place + about.size);
    this.#guide = new Guide(about, this.#calls, this.#memory.buffer, place, file);
  }

  #call(name: string, ...numbers: number[]): number {
    return this.#calls[name]!(this.#base, ...numbers);
  }

  #write(name: string, values: ArrayLike<number>): void {
    (this.#numbers[name] as Float64Array).set(values);
  }

  // Searching

  /** Begins a new tree. */
  begin(question: Question, { parameters, awareness, overlooks }: Weakness = NO_WEAKNESS): void {
    const { weights, spread, seen } = this.about;
    this.#question = question;
    this.#write("root", question.state);
    const known = seen.map((share) => share + (1 - share) * awareness);
    this.#write(
      "weights",
      weights[question.players]!.flatMap((stage) => stage.map((weight, at) => weight * known[at]!)),
    );
    this.#write("spread", spread[question.players]!);
    for (const [name, value] of Object.entries({ ...this.about.parameters, ...parameters })) {
      const numbers = this.#numbers[name]!;
      if (numbers instanceof Float64Array) numbers[0] = value;
      else (numbers as BigInt64Array)[0] = BigInt(value);
    }
    const overlooked = this.#numbers["overlooked"] as Int8Array;
    if (question.only === undefined) overlooked.forEach((_, at) => (overlooked[at] = Number(Math.random() < overlooks)));
    else {
      overlooked.fill(1);
      overlooked[question.only] = 0;
    }
    (this.#numbers["generator"] as BigUint64Array)[0] = question.seed;
    (this.#numbers["nodes"] as Uint8Array).fill(0, 0, this.about.node["size"]);
    this.#used = 1;
  }

  /** The action that a bot of a level chooses; one that plays with a network searches without where it is missing. */
  choose(question: Omit<Question, "seed">, name: string): number {
    const level = this.about.levels[name]!;
    if (level.evaluations && this.#guide) {
      (this.#numbers["generator"] as BigUint64Array)[0] = newSeed();
      return this.#guide.choose(this.#base, question.state, question.viewer, level.evaluations);
    }
    const turns = level.playout_turns ?? this.about.parameters["playout_turns"]!;
    const parameters = { playout_turns: turns, own_moves_only: Number(level.own_moves_only) };
    const weakness = { parameters, awareness: level.awareness, overlooks: level.overlook_rate };
    this.begin({ ...question, seed: newSeed() }, weakness);
    this.think(level.iterations);
    return this.tree().branches.sort((one, other) => other.visits - one.visits || one.action - other.action)[0]!.action;
  }

  /** Searches on. */
  think(iterations: number): void {
    this.#used = this.#call("think", this.#question!.viewer, this.#used, iterations);
  }

  /** What the search has found out so far. */
  tree(): Tree {
    const branches: Branch[] = [];
    for (let child = this.#read(0, "child"); child > 0; child = this.#read(child, "sibling")) {
      branches.push({ action: this.#read(child, "action"), ...this.#sums(child), line: this.#line(child) });
    }
    return { ...this.#sums(0), branches, isFull: this.#used === this.about.fields["nodes"]![2] };
  }

  #read(node: number, name: "action" | "child" | "sibling" | "visits"): number {
    return this.#nodes.getInt32(node * this.about.node["size"]! + this.about.node[name]!, true);
  }

  #sums(node: number): Sums {
    const { players } = this.#question!;
    const values = (name: "chance" | "points"): number[] => {
      const start = node * this.about.node["size"]! + this.about.node[name]!;
      return Array.from({ length: players }, (_, seat) => this.#nodes.getFloat64(start + 8 * seat, true));
    };
    return { visits: this.#read(node, "visits"), chances: values("chance"), points: values("points") };
  }

  /** The actions after a node that were visited most. */
  #line(node: number): number[] {
    const line: number[] = [];
    for (let best = this.#favourite(node); best > 0; best = this.#favourite(best)) line.push(this.#read(best, "action"));
    return line;
  }

  #favourite(node: number): number {
    let best = this.#read(node, "child");
    for (let child = best; child > 0; child = this.#read(child, "sibling")) {
      if (this.#read(child, "visits") > this.#read(best, "visits")) best = child;
    }
    return best;
  }

  // The rules

  /** The first actions of a line that belong to one turn: as long as the same seat decides, and nothing hidden is revealed. */
  turn(state: Uint8Array, line: readonly number[]): Turn {
    this.#write("states", state);
    this.#call("look");
    const seat = this.#number("seat");
    const actions: number[] = [];
    let isWhole = false;
    for (const action of line) {
      if (isWhole || !this.#isLegal(action)) break;
      actions.push(action);
      isWhole = this.#call("would_reveal", action) === 1;
      if (!isWhole) {
        this.#play(action);
        isWhole = this.#call("look") < 2 || this.#number("seat") !== seat;
      }
    }
    const after = (this.#numbers["states"] as Uint8Array).slice(0, state.length);
    return { actions, isWhole, after };
  }

  /** What some actions change for a seat, by the bots' value function: points by motive, the weightiest first. */
  motives(state: Uint8Array, turn: readonly number[], seat: number): { name: string; points: number }[] {
    this.#write("states", state);
    this.#call("describe", seat);
    const before = [...(this.#numbers["features"] as Float64Array)];
    const weights = [...(this.#numbers["stage_weights"] as Float64Array)];
    for (const action of turn) {
      if (this.#call("would_reveal", action)) break;
      this.#play(action);
    }
    this.#call("describe", seat);
    const gains = [...(this.#numbers["features"] as Float64Array)].map((value, at) => (value - before[at]!) * weights[at]!);
    return Object.entries(this.about.motives)
      .map(([name, features]) => ({ name, points: features.reduce((sum, at) => sum + gains[at]!, 0) }))
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  }

  #number(name: string): number {
    return (this.#numbers[name] as Int32Array)[0]!;
  }

  #isLegal(action: number): boolean {
    const legal = this.#numbers["actions"] as Int16Array;
    return legal.subarray(0, this.#number("count")).includes(action);
  }

  /** Plays an action and what follows without a choice, up to anything hidden. */
  #play(action: number): void {
    const states = this.#numbers["states"] as Uint8Array;
    const size = states.length / this.about.fields["states"]![2];
    let steps = this.#call("play", action, 0);
    while (steps > 0) {
      states.copyWithin(0, steps * size, (steps + 1) * size);
      steps = this.#number("count") === FULL ? this.#call("play", AUTOMATIC, 0) : 0;
    }
  }
}
