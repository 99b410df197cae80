/** The network of a game and the search that it guides, in memory that an engine has only once it needs it. */

import type { EngineView } from "../net/wire";
import { type Calls, numbersIn, type Numbers } from "./memory";

type NetworkView = NonNullable<EngineView["network"]>;

export class Guide {
  readonly #numbers: Record<string, Numbers> = {};

  /** Unpacks a network's file at a place in the memory that has room for it. */
  constructor(
    about: NetworkView,
    readonly calls: Calls,
    memory: ArrayBuffer,
    readonly place: number,
    file: ArrayBuffer,
  ) {
    for (const [name, [at, kind, count]] of Object.entries(about.fields)) {
      this.#numbers[name] = numbersIn(memory, place + at, kind, count);
    }
    new Uint8Array(memory, place).set(new Uint8Array(file));
    calls["unpack"]!(place);
    for (const [name, value] of Object.entries(about.parameters)) this.#numbers[name]![0] = value;
  }

  /** The action that the search visits most, from a state with no more than the viewer knows. */
  choose(engine: number, state: Uint8Array, viewer: number, evaluations: number): number {
    (this.#numbers["root"] as Uint8Array).set(state);
    this.calls["think_guided"]!(engine, this.place, viewer, evaluations);
    const [counts, actions, children, visits] = ["counts", "actions", "children", "visits"].map(
      (name) => this.#numbers[name] as Int32Array,
    ) as [Int32Array, Int32Array, Int32Array, Int32Array];
    const tried = (place: number): number => (children[place] ? visits[children[place]]! : 0);
    let best = 0; // the actions of the root come first
    for (let place = 1; place < counts[0]!; place++) if (tried(place) > tried(best)) best = place;
    return actions[best]!;
  }
}
