/** The connection to a table: reopens a lost socket, and resends requests that were not answered. */

import { Refused, newId, noServer } from "./api";
import { takeEarly } from "./live";
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

export class Connection {
  status = $state<Status>("connecting");
  /** Why the table cannot be shown at all. */
  closed = $state<string | null>(null);

  readonly #listener: Listener;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer = 0;

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
      this.#pending.set(id, { message, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
    if (!isOfType(answer, type)) throw new TypeError(`A request of type ${asked.type} was answered by ${answer.type}`);
    return answer;
  }

  // The socket

  /** Connects unless connected: the server first sends what was missed, and gets the unanswered requests again. */
  open = (): void => {
    clearTimeout(this.#timer);
    if (this.status === "closed") return;
    window.addEventListener("online", this.open);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const address = this.#listener.address();
    const { socket, heard } = takeEarly(address) ?? { socket: new WebSocket(address), heard: [] };
    this.#socket = socket;
    socket.onopen = () => {
      for (const { message } of this.#pending.values()) socket.send(message);
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
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.open();
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.open);
    this.#socket?.close();
  }

  #lose({ code, reason }: CloseEvent): void {
    this.#socket = null;
    if (FINAL.has(code)) {
      this.closed = reason || t("web-no-table");
      this.status = "closed";
    }
    if (this.status === "closed") return;
    if (this.status === "live") this.status = "lost";
    this.#timer = window.setTimeout(this.open, RETRY[Math.min(this.#failures++, RETRY.length - 1)]);
  }

  #receive(event: MessageEvent<string>): void {
    const message = JSON.parse(event.data) as Said;
    if (message.type === "news") {
      this.status = "live";
      this.closed = null;
      this.#failures = 0;
    }
    if (message.type === "news" || message.type === "here") this.#listener.onNotice(message);
    else if (message.type === "problem") this.#refuse(message.id, message.problem);
    else this.#take(message.type === "ack" ? message.ack.id : message.id)?.resolve(message);
  }

  #refuse(id: string | null, problem: Problem): void {
    const pending = id === null ? undefined : this.#take(id);
    if (pending) pending.reject(new Refused(problem));
    else this.#listener.onProblem(problem);
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}

function isOfType<Type extends Answer["type"]>(answer: Answer, type: Type): answer is AnswerOf<Type> {
  return answer.type === type;
}
