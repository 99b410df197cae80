/** The connection to a table: notices a dead line, reopens a lost socket, and resends requests that were not answered. */

import { Refused, newId, noServer } from "./api";
import { takeEarly } from "./live";
import { type Socket, connect } from "./socket";
import { t } from "./text.svelte";
import type { Asked, Do, Draft, Preview, Problem, Refusal, Said } from "./wire";

export type Status = "connecting" | "live" | "lost" | "closed";

/** A message that the server sends unasked. */
export type Notice = Extract<Said, { type: "news" | "here" }>;

type Answer = Extract<Said, { type: "ack" | "preview" | "refusals" }>;
type AnswerOf<Type extends Answer["type"]> = Extract<Answer, { type: Type }>;

type WithoutId<Command> = Command extends unknown ? Omit<Command, "id"> : never;
/** A command to the table; the connection gives it an id, so that the server recognizes a repetition. */
export type Command = WithoutId<Do["command"]>;

interface Pending {
  message: string;
  isCommand: boolean;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

interface Listener {
  /** Where to connect; it changes as entries come in. */
  address: () => string;
  onNotice: (notice: Notice) => void;
  /** Hears of problems that answer no request. */
  onProblem: (problem: Problem) => void;
}

const RETRY = [0, 500, 1000, 2000, 5000]; // milliseconds
/** Close codes after which retrying is pointless: not allowed, no such table, too many connections. */
const FINAL = new Set([4401, 4404, 4429]);

// Milliseconds. A line can die without a word, so silence is answered by a ping, and a missing answer by a new socket.
const LOOK = 1000; // between two looks at the line
const QUIET = 10_000; // silence that is no cause for concern
const PATIENCE = 8000; // for any sign of life after something was sent, or for a socket to open
const SHORT = 3000; // the same when the line has probably died: the device slept, or changed its network

export class Connection {
  status = $state<Status>("connecting");
  /** Why the table cannot be shown at all. */
  closed = $state<string | null>(null);
  /** Whether the browser says that there is no network. */
  isOffline = $state(false);
  /** Attempts since the line was lost. */
  failures = $state(0);
  /** Commands that the server has not acknowledged yet. */
  underWay = $state(0);

  readonly #listener: Listener;
  readonly #pending = new Map<string, Pending>();
  #socket: Socket | null = null;
  #timer = 0;
  #watch = 0;
  #looked = 0; // when the line was looked at last: a frozen page does not look
  #heard = 0; // when anything came in
  #deadline: number | null = null; // when the line counts as dead, if nothing comes in

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  // Requests

  async execute(command: Command): Promise<void> {
    const id = newId();
    await this.#request(id, { type: "do", command: { ...command, id } }, "ack");
  }

  /** What the moves of a draft would do. */
  async preview(draft: Draft): Promise<Preview> {
    const id = newId();
    return (await this.#request(id, { type: "try", id, draft }, "preview")).preview;
  }

  /** What is not possible after the moves of a draft, and why. */
  async refusals(draft: Draft): Promise<Refusal[]> {
    const id = newId();
    return (await this.#request(id, { type: "why", id, draft }, "refusals")).refusals;
  }

  async #request<Type extends Answer["type"]>(id: string, asked: Asked, type: Type): Promise<AnswerOf<Type>> {
    if (this.status === "closed") throw noServer();
    const message = JSON.stringify(asked);
    const answer = await new Promise<Answer>((resolve, reject) => {
      const isCommand = asked.type === "do";
      this.#pending.set(id, { message, isCommand, resolve, reject });
      if (isCommand) this.#countCommands(); // a preview may be asked for while the page is drawn, when no state may change
      this.#send(message, PATIENCE);
    });
    if (!isOfType(answer, type)) throw new TypeError(`A request of type ${asked.type} was answered by ${answer.type}`);
    return answer;
  }

  // The socket

  /** Connects unless connected: the server first sends what was missed, and gets the unanswered requests again. */
  open = (): void => {
    clearTimeout(this.#timer);
    if (this.status === "closed") return;
    this.#listen();
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const address = this.#listener.address();
    const { socket, heard } = takeEarly(address) ?? { socket: connect(address), heard: [] };
    this.#socket = socket;
    this.#startWatch();
    socket.onopen = () => {
      for (const { message } of this.#pending.values()) socket.send(message);
      this.#deadline = Date.now() + PATIENCE;
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#receive(event);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event);
    };
    for (const event of heard) this.#receive(event);
  };

  /** Drops the socket and opens a new one, even if the server had closed the connection for good. */
  reopen(): void {
    if (this.status === "closed") this.status = "connecting";
    this.#drop();
    this.open();
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#renew);
    window.removeEventListener("offline", this.#doubt);
    window.removeEventListener("pageshow", this.#doubt);
    document.removeEventListener("visibilitychange", this.#doubt);
    this.#drop();
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    clearInterval(this.#watch);
    old?.close();
  }

  #lose({ code, reason }: Pick<CloseEvent, "code" | "reason">): void {
    this.#socket = null;
    clearInterval(this.#watch);
    if (FINAL.has(code)) {
      this.closed = reason || t("web-no-table");
      this.status = "closed";
    }
    if (this.status === "closed") return;
    if (this.status === "live") this.status = "lost";
    this.#timer = window.setTimeout(this.open, RETRY[Math.min(this.failures++, RETRY.length - 1)]);
  }

  // The heartbeat

  #listen(): void {
    this.isOffline = !navigator.onLine;
    window.addEventListener("online", this.#renew);
    window.addEventListener("offline", this.#doubt);
    window.addEventListener("pageshow", this.#doubt);
    document.addEventListener("visibilitychange", this.#doubt);
  }

  #startWatch(): void {
    this.#looked = this.#heard = Date.now();
    this.#deadline = this.#heard + PATIENCE;
    clearInterval(this.#watch);
    this.#watch = window.setInterval(this.#look, LOOK);
  }

  /** Sends something over an open socket, and expects any sign of life within a time. */
  #send(message: string, patience: number): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(message);
    this.#deadline = Math.min(this.#deadline ?? Infinity, Date.now() + patience);
  }

  #ping(patience: number): void {
    this.#send(JSON.stringify({ type: "ping", id: newId() } satisfies Asked), patience);
  }

  readonly #look = (): void => {
    const now = Date.now();
    const wasFrozen = now - this.#looked > SHORT + LOOK;
    this.#looked = now;
    if (wasFrozen) {
      this.#deadline = now + SHORT; // what was due meanwhile may still be on its way
      this.#ping(SHORT);
    } else if (this.#deadline !== null && now >= this.#deadline) {
      this.#drop();
      this.#lose({ code: 1006, reason: "" });
    } else if (this.#deadline === null && now - this.#heard >= QUIET) this.#ping(PATIENCE);
  };

  /** Something happened after which lines are often dead: asks at once, or tries again at once. */
  readonly #doubt = (): void => {
    this.isOffline = !navigator.onLine;
    if (document.hidden) return;
    if (this.#socket) this.#ping(SHORT);
    else this.#renew();
  };

  /** There is a network again: what was opened over another one is dead. */
  readonly #renew = (): void => {
    if (this.status === "closed") return;
    this.failures = 0;
    this.reopen();
  };

  #receive(event: MessageEvent<string>): void {
    const message = JSON.parse(event.data) as Said;
    this.#heard = Date.now();
    if (message.type === "news") {
      this.status = "live";
      this.closed = null;
      this.failures = 0;
    }
    if (message.type === "news" || message.type === "here") this.#listener.onNotice(message);
    else if (message.type === "pong") this.isOffline = false;
    else if (message.type === "problem") this.#refuse(message.id, message.problem);
    else this.#take(message.type === "ack" ? message.ack.id : message.id)?.resolve(message);
    this.#deadline = this.#pending.size ? this.#heard + PATIENCE : null;
  }

  #refuse(id: string | null, problem: Problem): void {
    const pending = id === null ? undefined : this.#take(id);
    if (pending) pending.reject(new Refused(problem));
    else this.#listener.onProblem(problem);
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#countCommands();
    return pending;
  }

  #countCommands(): void {
    this.underWay = [...this.#pending.values()].filter(({ isCommand }) => isCommand).length;
  }
}

function isOfType<Type extends Answer["type"]>(answer: Answer, type: Type): answer is AnswerOf<Type> {
  return answer.type === type;
}
