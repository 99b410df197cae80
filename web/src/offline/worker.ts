/**
 * The worker that plays without a server: Python decides and explains, the engine thinks for the bots, and the store keeps the logs.
 * As on a server, everything is saved before anybody hears of it.
 */

import { Engine } from "../engine/engine";
import { bytesOf, compile } from "../engine/bytes";
import { networkFile } from "../engine/networks";
import type { EngineView } from "../net/wire";
import { startPython } from "./python";
import { type About, type Entry, logOf, save } from "./store";

/** What a page wants. */
export type Order =
  | { kind: "begin"; root: string; python: string; isKept: boolean; engines: EngineView[] }
  | { kind: "ask"; id: number; name: string; method: string; path: string; query: string; body: string; language: string }
  | { kind: "open"; page: string; table: string; since: number; language: string }
  | { kind: "say"; page: string; table: string; message: string }
  | { kind: "close"; page: string };

/** What it hears. */
export type Report =
  | { kind: "begun" }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "opened"; page: string }
  | { kind: "heard"; page: string; message: string }
  | { kind: "refused"; page: string; reason: string }
  | { kind: "failed"; reason: string };

/** tessera/offline/device.py. */
interface Device {
  knows(table: string): boolean;
  restore(table: string, log: string): void;
  unsaved(): string;
  about(table: string): string;
  listen(page: string, table: string, since: number, language: string): string | undefined;
  leave(page: string): void;
  hear(page: string, message: string): void;
  messages(): string;
  rename(name: string): void;
  ask(method: string, path: string, query: string, body: string, language: string): string;
  bot_turn(table: string): Thinking | undefined;
  play(table: string, turn: Thinking): void;
  going_on(table: string, wish: string, language: string): Thinking | string;
}

interface Thinking {
  question(): string | undefined;
  decide(action: number): void;
  moves(): string;
  destroy(): void;
}

interface Question {
  state: string;
  viewer: number;
  players: number;
  level: string;
}

const PATIENCE = 20_000; // milliseconds that a bot waits for its network
const ATTEMPTS = 5; // to save something before another tab does
const GO_ON = /^\/api\/tables\/(\w+)\/what-if\/bots$/;
const TABLE = /^\/api\/tables\/(\w+)/;

const others = new BroadcastChannel("tessera tables");
const busy = new Set<string>(); // the tables whose bots think
const engines = new Map<string, Promise<Engine>>();
const networks = new Map<string, Promise<unknown>>(); // on their way
let about: EngineView[] = [];
let root: string; // the folder of the client's files
let isKept: boolean; // whether this device keeps them
let device: Device;
let queue: Promise<unknown> = Promise.resolve();

function tell(report: Report): void {
  postMessage(report);
}

/** One thing after another: saving takes a while. */
function inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
  const found = queue.then(job);
  queue = found.catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
  return found;
}

async function begin(order: Order & { kind: "begin" }): Promise<void> {
  ({ engines: about, root, isKept } = order);
  const python = await startPython(root, order.python, isKept);
  device = (python.pyimport("tessera.offline.device") as { Device(name: string): Device }).Device("");
  tell({ kind: "begun" });
  for (const { game } of about) void engineOf(game);
}

// Tables

/** Does something at a table and saves what comes of it; again if another tab was faster. */
async function change<Value>(table: string | undefined, act: () => Value): Promise<Value> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (table && !device.knows(table)) await restore(table);
    const found = act();
    if (await keep()) return found;
  }
  throw new Error(`${table} is never free`);
}

async function restore(table: string): Promise<void> {
  const log = await logOf(table);
  if (log.length) device.restore(table, JSON.stringify(log));
}

/** Saves new entries, and then tells everybody; false if another tab has saved others. */
async function keep(): Promise<boolean> {
  const entries = JSON.parse(device.unsaved()) as [string, Entry][];
  const changed = [...new Set(entries.map(([table]) => table))];
  const lines = changed.map((id) => ({ id, ...(JSON.parse(device.about(id)) as About) }));
  if (entries.length && !(await save(entries, lines))) {
    for (const table of changed) await restore(table);
    return false;
  }
  for (const table of changed) others.postMessage(table);
  flush();
  for (const table of changed) void think(table);
  return true;
}

function flush(): void {
  for (const [page, message] of JSON.parse(device.messages()) as [string, string][]) tell({ kind: "heard", page, message });
}

others.onmessage = ({ data: table }: MessageEvent<string>) =>
  void inTurn(async () => {
    if (!device.knows(table)) return;
    await restore(table);
    flush();
    void think(table);
  });

// Bots

async function engineOf(game: string): Promise<Engine> {
  let engine = engines.get(game);
  if (!engine) {
    const view = about.find((each) => each.game === game)!;
    engine = compile(`${root}engines/${view.module}`).then((module) => new Engine(view, module));
    engines.set(game, engine);
  }
  return engine;
}

/** Gives an engine the network that a level plays with; without a line it has to do without, and tries again the next time. */
async function prepare(engine: Engine, level: string): Promise<void> {
  const file = engine.missing(level);
  if (!file) return;
  let coming = networks.get(file);
  if (!coming) {
    coming = networkFile(root, file, isKept).then((content) => engine.missing(level) && engine.takeNetwork(content));
    networks.set(file, coming);
    void coming.catch(() => {}).then(() => networks.delete(file));
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([coming.catch(() => {}), patience]);
}

/** Makes decisions until none is left; whatever pages want comes in between. */
async function decideAll(thinking: Thinking, game: string): Promise<void> {
  const engine = await engineOf(game);
  for (let asked = thinking.question(); asked; asked = thinking.question()) {
    const { state, viewer, players, level } = JSON.parse(asked) as Question;
    await prepare(engine, level);
    thinking.decide(engine.choose({ state: bytesOf(state), viewer, players }, level));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Plays for the bots of a table until a person has to decide. */
async function think(table: string): Promise<void> {
  if (busy.has(table)) return;
  busy.add(table);
  try {
    for (let turn = device.bot_turn(table); turn; turn = device.bot_turn(table)) {
      const played = turn;
      await decideAll(played, gameOf(table));
      await inTurn(() => change(table, () => device.play(table, played)));
      played.destroy();
    }
  } catch (error) {
    tell({ kind: "failed", reason: String(error) });
  } finally {
    busy.delete(table);
  }
}

function gameOf(table: string): string {
  return (JSON.parse(device.about(table)) as About).line.game;
}

// Pages

async function ask({ id, name, method, path, query, body, language }: Order & { kind: "ask" }): Promise<void> {
  const table = TABLE.exec(path)?.[1] ?? (JSON.parse(body) as { origin?: { table: string } } | null)?.origin?.table;
  const [status, found] = await inTurn(() =>
    change(table, () => {
      device.rename(name);
      return JSON.parse(device.ask(method, path, query, body, language)) as [number, string];
    }),
  );
  tell({ kind: "answer", id, status, body: found });
}

async function goOn(id: number, table: string, body: string, language: string): Promise<void> {
  const thinking = await inTurn(() => change(table, () => device.going_on(table, body, language)));
  if (typeof thinking === "string") return tell({ kind: "answer", id, status: 403, body: thinking });
  await decideAll(thinking, gameOf(table));
  tell({ kind: "answer", id, status: 200, body: thinking.moves() });
  thinking.destroy();
}

async function open({ page, table, since, language }: Order & { kind: "open" }): Promise<void> {
  await inTurn(() =>
    change(table, () => {
      const problem = device.listen(page, table, since, language);
      if (problem) tell({ kind: "refused", page, reason: (JSON.parse(problem) as { message: string }).message });
      else tell({ kind: "opened", page });
    }),
  );
  if (device.knows(table)) void think(table);
}

onmessage = ({ data }: MessageEvent<Order>) => {
  if (data.kind === "begin") void inTurn(() => begin(data));
  else if (data.kind === "open") void open(data);
  else if (data.kind === "say") void inTurn(() => change(data.table, () => device.hear(data.page, data.message)));
  else if (data.kind === "close") void inTurn(() => Promise.resolve(device.leave(data.page)));
  else {
    const variation = GO_ON.exec(data.path)?.[1];
    void (variation ? goOn(data.id, variation, data.body, data.language) : ask(data)).catch((error: unknown) =>
      tell({
        kind: "answer",
        id: data.id,
        status: 500,
        body: JSON.stringify({ code: "offline", message: String(error), rule: null }),
      }),
    );
  }
};
