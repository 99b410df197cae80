/** A table as the reader sees it: what its connection, its log and the reader's draft add up to. */

import { prefs } from "../../app/prefs.svelte";
import { ofPosition, outcome } from "../../net/analysis";
import { ask, problemOf } from "../../net/api";
import { type Command, Connection, type Notice } from "../../net/connection.svelte";
import { liveAddress } from "../../net/live";
import { t } from "../../net/text.svelte";
import type {
  AnalysisView,
  EntryView,
  EventView,
  Position,
  PositionAnalysis,
  Preview,
  Problem,
  Refusal,
  TableView,
} from "../../net/wire";
import { type Desk, type View, idsOfEvents, idsOfMove, seatToAct, sharing } from "../desk";
import { Draft } from "./draft.svelte";
import { EntryLog, takenBack } from "./entries.svelte";
import { namesOf } from "../seats";

/** Entries that have come in, what the board showed before, and what the reader had seen of them while preparing. */
export interface News {
  entries: EntryView[];
  before: View | null;
  prepared: readonly EventView[];
}

const DOUBLE_TAP = 300; // milliseconds in which the same choice counts once

export class Session implements Desk {
  table = $state.raw<TableView | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  proposed = $state.raw<readonly string[]>([]);
  /** An earlier position that the board shows, as in the recap. */
  shown = $state.raw<View | null>(null);
  /** The position that the board shows while what has happened since is played; it is not possible to prepare anything there. */
  held = $state.raw<View | null>(null);
  /** The number of the first entry that is yet to be played; the log does not tell it before. */
  unplayed = $state(Infinity);
  /** When the reader has last confirmed something, on the clock of `performance`. */
  committed = -Infinity;
  /** In a lesson: the one move that is asked for. */
  only = $state<string | null>(null);
  /** Called with the entries that have come in since the table was opened. */
  onEntries: (entries: EntryView[]) => void = () => {};
  /** Called with the same in the moment in which the position changes, so that it can be held back. */
  onNews: (news: News) => void = () => {};

  #played = { move: "", at: -Infinity }; // what was prepared last, and when

  readonly log = new EntryLog();
  readonly connection = new Connection({
    address: () => liveAddress(this.id, this.log.last, prefs.language),
    onNotice: (notice) => this.#receive(notice),
    onProblem: (problem) => (this.problem = problem),
  });
  readonly draft = new Draft({
    server: this.connection,
    table: () => this.table!,
    report: (problem) => (this.problem = problem),
  });

  constructor(readonly id: string) {
    this.connection.open();
  }

  // What follows from the table is computed once, and keeps what stays the same: a board draws only what has changed.

  // The reader's seats

  readonly mine = $derived.by(sharing(() => (this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : []))));
  readonly toAct = $derived(this.table?.position?.seat ?? null);
  readonly isAway = $derived(this.mine.length > 0 && this.mine.every((seat) => this.table!.seats[seat]!.kind === "away"));
  readonly isMyTurn = $derived(
    this.table?.status === "playing" && this.toAct !== null && this.mine.includes(this.toAct) && !this.isAway,
  );

  // What the board shows

  get position(): Position | null {
    return this.draft.preview?.position ?? this.table?.position ?? null;
  }

  readonly view = $derived.by(sharing((): View => this.shown ?? this.held ?? this.position!.view));
  readonly before = $derived.by(sharing((): View => this.held ?? this.table!.position!.view));
  readonly toMove = $derived(seatToAct(this.before));
  readonly me = $derived((this.shown ?? this.held ?? this.position?.view)?.seat ?? null);
  readonly names = $derived.by(sharing(() => namesOf(this.table, t("seat-you"))));

  /** Whether the reader may prepare moves at the position that is shown. */
  readonly mayPrepare = $derived(this.isMyTurn && !this.shown && !this.held && this.draft.isOpen);
  readonly legal = $derived.by(
    sharing((): readonly string[] => {
      const legal = this.mayPrepare ? (this.position?.legal ?? []) : [];
      return this.only === null ? legal : legal.filter((move) => move === this.only);
    }),
  );

  /** Highlights what events are about. */
  light(events: readonly EventView[] | null): void {
    if (events || this.lit.size) this.lit = idsOfEvents(events ?? []);
  }

  /** Draws moves on the board that the bots propose. */
  propose(moves: readonly string[]): void {
    this.proposed = moves;
    this.lit = new Set(moves.flatMap((move) => [...idsOfMove(move)]));
  }

  // Playing

  play = (move: string): void => {
    const now = performance.now();
    const isDoubleTap = move === this.#played.move && now - this.#played.at < DOUBLE_TAP;
    if (isDoubleTap || !this.legal.includes(move)) return;
    this.#played = { move, at: now };
    this.draft.add(move);
  };

  trial = (move: string): Promise<Preview | null> => this.draft.trial(move);

  why = async (isMeant: (move: string) => boolean): Promise<Refusal[]> => {
    return this.mayPrepare ? this.draft.refusals(isMeant) : [];
  };

  /** Plays the moves of the draft, and a last one that is not worth a preview. */
  async commit(...last: string[]): Promise<void> {
    const moves = [...this.draft.moves, ...last];
    if (!moves.length || this.busy) return;
    this.committed = performance.now();
    await this.do({ do: "play", seen: this.table!.number, moves });
  }

  /** Takes back the reader's last turn, or asks the others whether that may be. */
  async takeBack(): Promise<void> {
    await this.do({ do: "undo", seen: this.table!.number, whole_turn: true });
  }

  /** Executes a command and shows a refusal; returns whether it was done. */
  async do(command: Command): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await this.connection.execute(command);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Asks the bots about the position after what is prepared; `onProgress` hears how far they are. */
  async advice(onProgress: (progress: number) => void): Promise<PositionAnalysis | null> {
    const question = { at: this.table!.position!.count, line: [...this.draft.moves], deal: 0 };
    const engine = prefs.engine ? await import("../../engine/thinking.svelte") : null;
    const found = await engine?.advise(this.table!, question, onProgress);
    if (found) return found;
    const asked = await ask<AnalysisView>(`/api/tables/${this.id}/analyses`, question);
    const isWaiting = ({ progress }: AnalysisView): boolean => (onProgress(progress), this.connection.status !== "closed");
    return ofPosition(await outcome(asked, isWaiting));
  }

  // The connection

  /** Opens the table anew, for another language or another person. */
  reopen(): void {
    this.log.clear();
    this.connection.reopen();
  }

  close(): void {
    this.connection.close();
  }

  #receive(notice: Notice): void {
    if (notice.type === "news") this.#update(notice.table, notice.entries);
    else if (this.table) {
      const seats = this.table.seats.map((seat, number) => ({ ...seat, here: notice.here.includes(number) }));
      this.table = { ...this.table, seats };
    }
  }

  #update(table: TableView, entries: EntryView[]): void {
    const before = this.table;
    const board = this.position ? this.view : null;
    const prepared = this.draft.preview?.events ?? [];
    const fresh = this.log.add(entries);
    this.table = table;
    if (before === null) {
      this.#offerTakenBack();
      if (this.isMyTurn) this.draft.recall();
      return;
    }
    if (before.changed !== table.changed) {
      this.shown = null;
      this.draft.discard();
      this.#offerTakenBack();
    }
    const news = fresh.filter((entry) => entry.number > before.number); // a long log comes in several pages
    if (!news.length) return;
    this.onNews({ entries: news, before: board, prepared });
    this.onEntries(news);
  }
  #offerTakenBack(): void {
    if (this.isMyTurn) this.draft.offer(takenBack([this.toAct!], this.log.entries, this.table!.start));
  }
}
