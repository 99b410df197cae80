/** A table as it is now: the socket, the log, and the turn that is being prepared. */

import type { AnalysisView, EntryView, Position, Preview, Problem, Refusal, Said, TableView } from "../net/wire";
import { outcome } from "../net/analysis";
import { ask, newId } from "../net/api";
import { type Desk, type View, idsIn } from "./desk";
import { prefs } from "../app/prefs.svelte";
import { t } from "../net/text.svelte";

type Command = { do: string } & Record<string, unknown>;
type Waiting = { message: string; resolve: (said: Said) => void; reject: (problem: Problem) => void };
export type Link = "connecting" | "live" | "lost" | "closed";

const RETRY = [0, 500, 1000, 2000, 5000]; // milliseconds
const LOST: Problem = { code: "web-no-server", message: "", rule: null };

export class Session implements Desk {
  table = $state.raw<TableView | null>(null);
  log = $state.raw<EntryView[]>([]);
  link = $state<Link>("connecting");
  /** Why the table cannot be shown at all. */
  closed = $state<string | null>(null);
  draft = $state.raw<string[]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** An earlier position that is looked at, as of the recap. */
  shown = $state.raw<View | null>(null);
  /** In a lesson: the one move that is asked for. */
  only = $state<string | null>(null);
  /** Tells the page that entries have come in. */
  onEntries: (entries: EntryView[]) => void = () => {};

  #socket: WebSocket | null = null;
  #tries = 0;
  #waiting = new Map<string, Waiting>();
  #known = new Map<string, Promise<Refusal[]>>(); // why not, by draft
  #trials = new Map<string, Promise<Preview | null>>();
  #timer = 0;
  #drafts = 0;
  #isPreparing = false;

  constructor(readonly id: string) {
    this.connect();
    window.addEventListener("online", this.connect);
  }

  // What the board shows

  get position(): Position | null {
    return this.preview?.position ?? this.table?.position ?? null;
  }

  get view(): View {
    return (this.shown ?? this.position?.view) as View;
  }

  get before(): View {
    return this.table!.position!.view as unknown as View;
  }

  get mine(): number[] {
    return (this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : []));
  }

  get me(): number | null {
    return ((this.shown ?? this.position?.view)?.["seat"] ?? null) as number | null;
  }

  get toAct(): number | null {
    return this.table?.position?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return this.table?.status === "playing" && this.toAct !== null && this.mine.includes(this.toAct) && !this.isAway;
  }

  get isAway(): boolean {
    return this.mine.length > 0 && this.mine.every((seat) => this.table!.seats[seat]!.kind === "away");
  }

  get legal(): readonly string[] {
    if (!this.isMyTurn || this.shown || !this.isDraftOpen) return [];
    const legal = this.position?.legal ?? [];
    return this.only === null ? legal : legal.filter((move) => move === this.only);
  }

  /** Whether more can be prepared: what is shown next, or another's turn, ends it. */
  get isDraftOpen(): boolean {
    return !this.preview || (this.preview.played === this.draft.length && this.preview.position.seat === this.toAct);
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat, number) => seatName(seat.name, seat.kind === "bot" ? seat.bot : null, number));
  }

  // Preparing a turn

  play = (move: string): void => {
    if (!this.#isPreparing && this.legal.includes(move)) void this.prepare([...this.draft, move]);
  };

  back = (): void => {
    if (this.draft.length) void this.prepare(this.draft.slice(0, -1));
  };

  /** Asks what moves would do, and then shows both; what is refused leaves the draft as it was. */
  async prepare(moves: string[]): Promise<void> {
    const number = ++this.#drafts;
    this.problem = null;
    this.#isPreparing = moves.length > 0;
    try {
      const preview = moves.length ? await this.tried(moves) : null;
      if (number !== this.#drafts) return; // the match has gone on, or something else is wanted by now
      this.draft = moves;
      this.preview = preview;
      this.#known.clear();
      this.#trials.clear();
      this.remember();
    } catch (problem) {
      if (number === this.#drafts) this.problem = problem as Problem;
    } finally {
      if (number === this.#drafts) this.#isPreparing = false;
    }
  }

  async tried(moves: string[]): Promise<Preview> {
    const said = await this.send({ type: "try", draft: { seen: this.table!.number, moves } });
    return (said as Extract<Said, { type: "preview" }>).preview;
  }

  trial = (move: string): Promise<Preview | null> => {
    const before = this.preview?.events.length ?? 0;
    const found =
      this.#trials.get(move) ??
      this.tried([...this.draft, move]).then(
        (preview) => ({ ...preview, events: preview.events.slice(before) }),
        () => null,
      );
    this.#trials.set(move, found);
    return found;
  };

  why = async (isMeant: (move: string) => boolean): Promise<Refusal[]> => {
    if (!this.isMyTurn || this.shown || !this.isDraftOpen) return [];
    const key = this.draft.join("; ");
    const asked =
      this.#known.get(key) ??
      this.send({ type: "why", draft: { seen: this.table!.number, moves: this.draft } })
        .then((said) => (said as Extract<Said, { type: "refusals" }>).refusals)
        .catch(() => []);
    this.#known.set(key, asked);
    const found = await asked;
    return key === this.draft.join("; ") ? found.filter((refusal) => refusal.moves.some(isMeant)) : []; // or it is another question by now
  };

  /** Plays what is prepared. */
  async commit(): Promise<void> {
    if (!this.draft.length || this.busy) return;
    await this.do({ do: "play", seen: this.table!.number, moves: this.draft });
  }

  // Commands

  /** Does something at the table; what is refused is shown. Whether it was done. */
  async do(command: Command): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await this.send({ type: "do", command: { ...command, id: newId() } });
      return true;
    } catch (problem) {
      this.problem = problem as Problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Asks the bots about the position as it stands; tells how far they are. */
  async advice(tell: (progress: number) => void): Promise<AnalysisView> {
    const asked = await ask<AnalysisView>(`/api/tables/${this.id}/analyses`, { at: this.table!.position!.count });
    return outcome(asked, (found) => (tell(found.progress), this.link !== "closed"));
  }

  /** Lights up what a line of the log speaks of. */
  light(entry: EntryView["events"] | null): void {
    this.lit = new Set(entry?.flatMap((event) => idsIn(event.facts)) ?? []);
  }

  /** Lights up what a move names. */
  lightMove(move: string): void {
    const words = move.split(" ");
    this.lit = new Set([...words, ...words.slice(1).map((word, before) => `${words[before]} ${word}`)]);
  }

  // The socket

  /** Connects, or connects again: what was missed comes first, what was not answered is sent again. */
  connect = (): void => {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const last = this.log.at(-1)?.number ?? 0;
    const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const address = `${host}/api/tables/${this.id}/live?since=${last}&lang=${prefs.language}`;
    const { socket, heard } = early(address) ?? { socket: new WebSocket(address), heard: [] };
    this.#socket = socket;
    socket.onopen = () => {
      for (const { message } of this.#waiting.values()) socket.send(message);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Said);
    for (const event of heard) this.hear(JSON.parse(event.data as string) as Said);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code === 4404 || event.code === 4401 || event.code === 4429) {
        this.closed = event.reason || t("web-no-table");
        this.link = "closed";
        return;
      }
      if (this.link !== "closed") {
        this.link = this.table ? "lost" : "connecting";
        this.#timer = window.setTimeout(this.connect, RETRY[Math.min(this.#tries++, RETRY.length - 1)]);
      }
    };
  };

  /** Another language: the log is told anew. */
  again(): void {
    this.log = [];
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.connect();
  }

  close(): void {
    this.link = "closed";
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.connect);
    this.#socket?.close();
  }

  private send(message: Record<string, unknown>): Promise<Said> {
    const command = message["command"] as { id: string } | undefined;
    const id = command?.id ?? newId();
    const text = JSON.stringify(command ? message : { ...message, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message: text, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
      else if (this.link === "closed") reject({ ...LOST, message: t("web-no-server") });
    });
  }

  private hear(said: Said): void {
    if (said.type === "news") this.news(said.entries, said.table);
    else if (said.type === "here") this.here(said.here);
    else this.answer(said);
  }

  private news(entries: EntryView[], table: TableView): void {
    const isFirst = this.table === null;
    const hasChanged = this.table !== null && this.table.changed !== table.changed;
    const last = this.log.at(-1)?.number ?? 0;
    const fresh = entries.filter((entry) => entry.number > last);
    this.table = table;
    this.link = "live";
    this.#tries = 0;
    if (fresh.length) this.log = [...this.log, ...fresh];
    if (hasChanged) {
      this.#known.clear();
      this.#trials.clear();
      this.shown = null;
      if (this.draft.length) void this.prepare([]);
    }
    if (isFirst) this.recall();
    else if (fresh.length) this.onEntries(fresh);
  }

  private here(seats: number[]): void {
    if (!this.table) return;
    this.table = { ...this.table, seats: this.table.seats.map((seat, number) => ({ ...seat, here: seats.includes(number) })) };
  }

  private answer(said: Exclude<Said, { type: "news" } | { type: "here" }>): void {
    const id = said.type === "ack" ? said.ack.id : said.id;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    if (said.type !== "problem") waiting?.resolve(said);
    else if (waiting) waiting.reject(said.problem);
    else this.problem = said.problem;
  }

  // A turn half prepared survives a reload

  private remember(): void {
    try {
      if (this.draft.length) sessionStorage.setItem(`draft ${this.id}`, JSON.stringify([this.table!.changed, this.draft]));
      else sessionStorage.removeItem(`draft ${this.id}`);
    } catch {
      // a browser that keeps nothing
    }
  }

  private recall(): void {
    try {
      const [changed, moves] = JSON.parse(sessionStorage.getItem(`draft ${this.id}`) ?? "[0, []]") as [number, string[]];
      if (changed === this.table!.changed && moves.length && this.isMyTurn) void this.prepare(moves);
    } catch {
      // nothing that makes sense was kept
    }
  }
}

interface Early {
  socket: WebSocket;
  heard: MessageEvent[];
}

/** The socket that was opened before the client was there (public/early.js), if it is the one that is wanted; only once. */
function early(address: string): Early | null {
  const holder = window as { early?: Early };
  const found = holder.early;
  delete holder.early;
  return found?.socket.url === address && found.socket.readyState <= WebSocket.OPEN ? found : (found?.socket.close(), null);
}

/** What a seat is called: bots by their level, as in the log. */
export function seatName(name: string, bot: string | null | undefined, number: number): string {
  return bot ? t("seat-bot", { bot: t(`bot-${bot}`), seat: number + 1 }) : name || t("web-seat-free", { seat: number + 1 });
}
