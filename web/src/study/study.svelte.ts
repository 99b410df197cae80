/** The study of a match: step by step, or with other moves than were played. */

import type { Mark } from "../games/contract";
import { markOf } from "../games/marks";
import { outcome } from "../net/analysis";
import { ask } from "../net/api";
import { isHere } from "../net/here.svelte";
import { reader } from "../net/me.svelte";
import { linkTo } from "../net/place";
import type {
  AnalysisView,
  EventView,
  NewAnalysis,
  PointsView,
  Preview,
  Refusal,
  StepView,
  TableLaid,
  TableView,
} from "../net/wire";
import { type Desk, type View, idsOfEvents, idsOfMove, seatToAct } from "../table/desk";
import { namesOf } from "../table/seats";
import { addressOf, readQuery } from "./address";
import { loadSteps, stepAfter, stepOfAction } from "./steps";
import { type Clues, turnAt, turnSaid, turnsOf } from "./turns";
import { Variation } from "./variation.svelte";

export class Study implements Desk {
  table = $state.raw<TableView | null>(null);
  steps = $state.raw<StepView[]>([]);
  total = $state(0);
  /** Where the points of the whole match came from. */
  points = $state.raw<PointsView[]>([]);
  /** Why the match cannot be shown at all. */
  closed = $state<string | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  proposed = $state.raw<readonly string[]>([]);
  /** What the game says of its turns, once it is loaded. */
  clues = $state.raw<Clues | null>(null);
  turns = $derived(this.clues ? turnsOf(this.steps, this.clues) : []);

  /** Whose view is shown; null leaves it to the server: the reader's own, or a spectator's. */
  seat = $state<number | null>(null);
  step = $state(0);
  /** How far the match has been shown; later steps are spoilers. */
  reached = $state(0);
  /** Whether the whole match may be shown. */
  isOpen = $state(false);

  readonly variation: Variation;
  #loads = 0;
  #isAtLast = false; // until somebody goes elsewhere

  constructor(readonly id: string) {
    this.variation = new Variation(id, {
      moveOf: (action) => stepOfAction(this.steps, action)?.move ?? null,
      onShow: (at) => this.goTo(this.stepOf(at)),
    });
  }

  // Loading

  /** Shows what an address asks for: a step, or moves from a position. */
  read(query: URLSearchParams): void {
    const { seat, step, at, moves, deal } = readQuery(query);
    const isOther = this.seat !== seat;
    this.seat = seat;
    this.variation.deal = deal;
    this.#isAtLast = step === null && at === null;
    this.goTo(step ?? 0);
    if (isOther || !this.table) void this.load();
    if (at === null) this.leave();
    else void this.explore(at, moves);
  }

  /** The address that shows the same to somebody else. */
  get address(): string {
    const { at, line, deal } = this.variation;
    return addressOf(this.id, { seat: this.seat, step: this.step, at, moves: line, deal });
  }

  /** A link that shows the same to somebody else; whoever does not have this device gets the whole match in it. */
  async link(): Promise<string> {
    if (!isHere(this.id) || this.table?.status !== "over") return linkTo(this.address);
    const { match } = await ask<{ match: string }>(`/api/tables/${this.id}/match.link`);
    return linkTo(`/match#${match}`);
  }

  /** Loads the table and its steps; what is shown stays until they are there. */
  async load(): Promise<void> {
    const attempt = ++this.#loads;
    this.closed = null;
    try {
      const table = await ask<TableView>(`/api/tables/${this.id}`);
      if (attempt !== this.#loads) return;
      this.table = table;
      this.isOpen ||= table.status === "playing" || table.seats.some((seat) => seat.mine); // whoever plays or played knows it all
      if (this.isOpen && this.#isAtLast) this.step = Infinity; // until it is known which one that is
      this.#isAtLast = false;
      await loadSteps(this.id, this.seat, ({ steps, total, points }) => {
        if (attempt !== this.#loads) return false;
        this.total = total;
        this.points = points;
        if (steps.length > this.step || steps.length === total) this.steps = steps;
        if (steps.length === total) this.goTo(this.variation.at === null ? this.step : this.stepOf(this.variation.at));
        return true;
      });
    } catch (error) {
      if (attempt === this.#loads) this.closed = (error as Error).message;
    }
  }

  /** Loads the same in another language. */
  async reload(): Promise<void> {
    await Promise.all([this.load(), this.variation.reload()]);
  }

  get isReady(): boolean {
    return this.table !== null && (this.variation.preview !== null || this.current !== null);
  }

  // What the board shows

  get current(): StepView | null {
    return this.steps[Math.min(this.step, this.steps.length - 1)] ?? null;
  }

  get view(): View {
    return this.variation.preview?.position.view ?? this.current!.view;
  }

  get past(): View[] {
    return this.steps.map(({ view }) => view);
  }

  get before(): View {
    const before = this.variation.preview ? this.variation.before : this.steps[this.step - 1]?.view;
    return before ?? this.view;
  }

  get toMove(): number | null {
    return seatToAct(this.view);
  }

  get me(): number | null {
    return this.view.seat ?? null;
  }

  get names(): string[] {
    return namesOf(this.table);
  }

  mark(seat: number): Mark {
    return markOf(this.table, seat);
  }

  /** Draws moves on the board that the bots propose. */
  propose(moves: readonly string[]): void {
    this.proposed = moves;
    this.lit = new Set(moves.flatMap((move) => [...idsOfMove(move)]));
  }

  /** Highlights what events are about. */
  light(events: readonly EventView[] | null): void {
    this.lit = idsOfEvents(events ?? []);
  }

  // Step by step

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** The last step that may be shown. */
  get limit(): number {
    return this.isOpen ? this.last : this.reached;
  }

  get isAtEnd(): boolean {
    return this.total > 0 && this.step >= this.last;
  }

  goTo(step: number): void {
    this.step = Math.max(0, this.total ? Math.min(step, this.last) : step);
    this.reached = Math.max(this.reached, this.step);
    this.lit = new Set();
  }

  /** The turn of a step as people call it. */
  placeOf(step: number): string {
    return turnSaid(turnAt(this.turns, step));
  }

  /** Shows the end of the turn before or after the one that is shown. */
  goToTurn(way: -1 | 1): void {
    const place = this.turns.findIndex(({ last }) => last >= this.step);
    const isWithin = way > 0 && this.step < (this.turns[place]?.last ?? 0);
    this.goTo(this.turns[isWithin ? place : place + way]?.last ?? (way < 0 ? 0 : this.last));
  }

  /** Shows a step of the match as it was played. */
  jump(step: number): void {
    this.leave();
    this.goTo(step);
  }

  /** The number of actions before the position that is shown. */
  get count(): number {
    return this.variation.at ?? this.current?.count ?? 0;
  }

  /** Whose decision is due at the position that is shown, or will be once the game itself has moved. */
  get due(): number | null {
    if (this.variation.preview) return this.variation.preview.position.seat;
    return stepOfAction(this.steps, this.count + 1)?.seat ?? this.table?.position?.seat ?? null;
  }

  /** The step at which the decision after so many actions was due; -1 if that was before the first. */
  stepOf(count: number): number {
    return stepAfter(this.steps, count);
  }

  /** Shows the position in which a decision was due. */
  goToDecision(count: number): void {
    const step = this.stepOf(count);
    if (step < 0) void this.explore(count);
    else this.jump(step);
  }

  // What if

  /** Tries moves out from a position: the one that is shown, or any. */
  explore(at = this.count, moves: readonly string[] = []): Promise<void> {
    return this.variation.explore(at, moves);
  }

  /** Goes back to the match as it was played. */
  leave(): void {
    this.variation.leave();
    this.lit = new Set();
  }

  get legal(): readonly string[] {
    return this.variation.legal;
  }

  play = (move: string): void => this.variation.play(move);

  trial = (move: string): Promise<Preview | null> => this.variation.trial(move);

  why = (): Promise<Refusal[]> => {
    const { problem } = this.variation;
    return Promise.resolve(problem ? [{ moves: [], text: problem.message, rule: problem.rule ?? null }] : []);
  };

  // The bots

  /** After how many actions the decision is about which one would ask: the first of a turn that is shown whole, or the next one. */
  get decision(): number {
    const turn = turnAt(this.turns, this.step);
    const isWhole =
      this.variation.at === null && turn?.kind === "turn" && this.step === turn.last && !(this.isAtEnd && this.due !== null);
    const first = this.steps.find(({ number, seat }) => isWhole && number >= turn.first && seat === turn.seat);
    return first ? first.count - 1 : this.count;
  }

  /** What the bots are asked about: the position that is shown. */
  get question(): NewAnalysis {
    return { at: this.count, line: this.variation.line, deal: this.variation.deal, whole: false };
  }

  /** Asks the bots; `onProgress` hears how far they are, and says whether anybody still waits. */
  async analyse(question: NewAnalysis, onProgress: (found: AnalysisView) => boolean): Promise<AnalysisView> {
    await reader.introduce();
    return outcome(await ask<AnalysisView>(`/api/tables/${this.id}/analyses`, question), onProgress);
  }

  /** Lets the bots go on in the variation: to the reader's next decision, or through this turn if that is due. */
  async goOn(): Promise<void> {
    await reader.introduce();
    await this.variation.goOn(this.ownSeat);
  }

  // Playing on

  /** The seat that the reader would have at a table that goes on from here. */
  get ownSeat(): number {
    const mine = this.table!.seats.findIndex((seat) => seat.mine);
    return this.seat ?? (mine >= 0 ? mine : (this.due ?? 0));
  }

  /** Creates a table that goes on from the position of the match, and returns its id. */
  async playOn(): Promise<string> {
    await reader.introduce();
    const table = this.table!;
    const own = this.ownSeat;
    const seats = table.seats.map((seat, number) =>
      number === own ? { kind: "me" } : { kind: "bot", level: seat.bot ?? "medium" },
    );
    const created = await ask<TableLaid>("/api/tables", { game: table.game, seats, origin: { table: table.id, at: this.count } });
    return created.table.id;
  }
}
