/** This device in place of a server: asks the worker, and what needs no Python is answered at once. */

import { prefs } from "../app/prefs.svelte";
import type { DeviceSocket } from "../net/socket";
import type { EngineView, Line } from "../net/wire";
import { keptName, reader } from "../net/me.svelte";
import { fileAt } from "../net/place";
import { t } from "../net/text.svelte";
import { KeptMemory } from "./memory";
import { isListed, keptTables } from "./store";
import type { Order, Report } from "./worker";

/** tessera/offline/files.py: the names of its files. */
interface Index {
  python: string;
  facts: string;
}

interface Answer {
  status: number;
  body: unknown;
}

class Device {
  #index: Promise<Index> | null = null;
  #facts: Promise<Record<string, unknown>> | null = null;
  #worker: Promise<Worker> | null = null;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #sockets = new Map<string, DeviceSocket>();
  #asked = 0;

  #files(): Promise<Index> {
    this.#index ??= fetch(fileAt("offline/index.json")).then((answer) => {
      if (!answer.ok) throw new Error(t("web-offline-none"));
      return answer.json() as Promise<Index>;
    });
    return this.#index;
  }

  /** What a server would answer about the games. */
  facts(): Promise<Record<string, unknown>> {
    this.#facts ??= this.#files().then(async ({ facts }) => {
      const answer = await fetch(fileAt(`offline/${facts}`));
      return (await answer.json()) as Record<string, unknown>;
    });
    return this.#facts;
  }

  /** Starts Python, if it does not run yet. */
  start(): Promise<Worker> {
    this.#worker ??= this.#begin((report) => this.#hear(report), prefs.offline);
    return this.#worker;
  }

  /** Starts Python once in a worker of its own, so that its memory is kept for later starts, unless it is already. */
  async prepare(): Promise<void> {
    const { python } = await this.#files();
    if (await new KeptMemory(fileAt(""), python).find()) return;
    let worker: Worker | undefined;
    const report = await new Promise<Report>((resolve, reject) => {
      this.#begin(resolve, true).then((begun) => (worker = begun), reject);
    });
    worker?.terminate();
    if (report.kind === "failed") throw new Error(report.reason);
  }

  async #begin(hear: (report: Report) => void, isKept: boolean): Promise<Worker> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Report>) => hear(data);
    worker.onerror = ({ message }) => hear({ kind: "failed", reason: message });
    const [{ python }, facts] = await Promise.all([this.#files(), this.facts()]);
    const engines = Object.entries(facts).flatMap(([path, found]) => (path.includes("/engine?") ? [found as EngineView] : []));
    worker.postMessage({ kind: "begin", root: fileAt(""), python, isKept, engines } satisfies Order);
    return worker;
  }

  #hear(report: Report): void {
    if (report.kind === "answer") {
      this.#answers.get(report.id)?.({ status: report.status, body: JSON.parse(report.body) });
      this.#answers.delete(report.id);
    } else if (report.kind === "opened") this.#sockets.get(report.page)?.open();
    else if (report.kind === "heard") this.#sockets.get(report.page)?.hear(report.message);
    else if (report.kind === "refused") this.#sockets.get(report.page)?.refuse(report.reason);
    else if (report.kind === "failed") throw new Error(report.reason);
  }

  // Requests

  /** The answer to a request. */
  async ask(address: URL, method: string, body: unknown, language: string): Promise<Answer> {
    const { pathname: path, searchParams } = address;
    const query = Object.fromEntries([...searchParams].filter(([name]) => name !== "lang"));
    if (method === "GET") {
      const known = await this.#known(path, query);
      if (known !== undefined) return { status: 200, body: known };
    }
    if (path === "/api/me") {
      const name = (body as { name: string } | undefined)?.name ?? keptName();
      return { status: 200, body: { name, login: null, bot: false } };
    }
    if (path === "/api/me/statistics") [method, body] = ["POST", await statistics()];
    return this.#python(method, path, query, body, language);
  }

  async #known(path: string, query: Record<string, string>): Promise<unknown> {
    if (path === "/api/me/tables") return linesHere();
    if (path === "/api/tables" || path === "/api/matches" || path === "/api/statistics") return [];
    if (!path.startsWith("/api/games")) return undefined;
    return (await this.facts())[query["components"] ? `${path}?components=${query["components"]}` : path];
  }

  async #python(method: string, path: string, query: object, body: unknown, language: string): Promise<Answer> {
    const worker = await this.start();
    const id = ++this.#asked;
    const name = reader.me.name ?? keptName() ?? "";
    const wish = { method, path, query: JSON.stringify(query), body: JSON.stringify(body ?? null), language };
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      worker.postMessage({ kind: "ask", id, name, ...wish } satisfies Order);
    });
  }

  // Tables

  /** Connects a socket to its table. */
  async attach(socket: DeviceSocket): Promise<void> {
    const worker = await this.start();
    const { pathname, searchParams } = new URL(socket.url);
    const [page, table] = [crypto.randomUUID(), pathname.split("/")[3]!];
    this.#sockets.set(page, socket);
    socket.pass = (message) => worker.postMessage({ kind: "say", page, table, message } satisfies Order);
    socket.leave = () => {
      this.#sockets.delete(page);
      worker.postMessage({ kind: "close", page } satisfies Order);
    };
    const since = Number(searchParams.get("since") ?? 0);
    worker.postMessage({ kind: "open", page, table, since, language: searchParams.get("lang")! } satisfies Order);
  }
}

export const device = new Device();

/** The tables of this device in a list. */
async function linesHere(): Promise<Line[]> {
  return (await keptTables()).filter(isListed).map(({ line }) => line);
}

async function statistics(): Promise<unknown> {
  return (await keptTables()).map(({ line, summary }) => [line, summary]);
}
