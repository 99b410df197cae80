/** A worker with an engine: it thinks about one question until it gets another, and says what it has found so far. */

import type { EngineView } from "../net/wire";
import { Engine, type Question } from "./engine";
import type { Answer, Chosen } from "./pool";

export type Order =
  | { kind: "load"; about: EngineView; module: WebAssembly.Module }
  | { kind: "network"; file: ArrayBuffer }
  | { kind: "think"; number: number; question: Question; iterations: number | null }
  | { kind: "choose"; number: number; question: Omit<Question, "seed">; level: string }
  | { kind: "stop" };

const REPORT_EVERY = 120; // milliseconds
const AT_ONCE = 30; // milliseconds of thinking before the next look at orders

let engine: Engine | null = null;
let current = 0;

/** Lets orders come in. */
const channel = new MessageChannel();
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

async function think(number: number, question: Question, iterations: number | null): Promise<void> {
  current = number;
  engine!.begin(question);
  let [done, chunk, reported] = [0, 16, performance.now()];
  for (;;) {
    const begun = performance.now();
    const count = iterations === null ? chunk : Math.min(chunk, iterations - done);
    engine!.think(count);
    done += count;
    const now = performance.now();
    chunk = Math.max(8, Math.round((chunk * AT_ONCE) / Math.max(now - begun, 1)));
    const tree = engine!.tree();
    const isDone = iterations === null ? tree.isFull : done >= iterations;
    if (isDone || now - reported >= REPORT_EVERY || done === count) {
      postMessage({ number, tree, isDone } satisfies Answer);
      reported = now;
    }
    if (isDone) return;
    await breathe();
    if (current !== number) return;
  }
}

onmessage = ({ data }: MessageEvent<Order>) => {
  if (data.kind === "load") engine = new Engine(data.about, data.module);
  else if (data.kind === "network") engine!.takeNetwork(data.file);
  else if (data.kind === "choose")
    postMessage({ number: data.number, action: engine!.choose(data.question, data.level) } satisfies Chosen);
  else if (data.kind === "think") void think(data.number, data.question, data.iterations);
  else current = 0;
};
