/** A match looked at again: step by step, or with other moves than were played. */

import type { AnalysisView, EventView, NewAnalysis, PointsView, Preview, Problem, Refusal, StepView, Steps, TableLaid, TableView } from "../net/wire";
import { outcome } from "../net/analysis";
import { Refused, ask } from "../net/api";
import { type Desk, type View, idsIn } from "../table/desk";
import type { Mark } from "../games/contract";
import { markOf } from "../games/marks";
import { reader } from "../net/me.svelte";
import { namesOf } from "../table/seats";

const PAGE = 100; // steps that the server tells at once

/** Hears of every page of steps, and may say that it is enough. */
type Told = (found: Steps) => boolean;

/** All steps of a match through a seat's eyes, page after page. */
export async function loadSteps(id: string, seat: number | null, tell: Told = () => true): Promise<Steps> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  let found: Steps = { steps: [], total: 0, points: [] };
  for (;;) {
    const page = await ask<Steps>(`/api/tables/${id}/steps?begin=${found.steps.length}&count=${PAGE}${eyes}`);
    found = { ...page, steps: [...found.steps, ...page.steps] };
    if (!tell(found) || found.steps.length >= page.total || !page.steps.length) return found;
  }
}

/** Whose step it was, or whom it was about. */
export function seatOf(step: StepView | null): number | null {
  return step?.seat ?? step?.events.find((event) => event.seat !== null)?.seat ?? null;
}

export class Study implements Desk {
  table = $state.raw<TableView | null>(null);
  steps = $state.raw<StepView[]>([]);
  total = $state(0);
  /** Where the points of the whole match came from. */
  points = $state.raw<PointsView[]>([]);
  /** Why the match cannot be shown at all. */
  closed = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());

  /** Through whose eyes; null is as the server sees fit: one's own, or a spectator's. */
  seat = $state<number | null>(null);
  step = $state(0);
  /** How far the match has been shown: nobody is told more than they want to know. */
  reached = $state(0);
  isOpen = $state(false);

  // What if: a line of moves after so many actions of the match, of which the first few are played
  at = $state<number | null>(null);
  line = $state.raw<string[]>([]);
  played = $state(0);
  deal = $state(0);
  preview = $state.raw<Preview | null>(null);
  /** What the last of these moves did. */
  news = $state.raw<EventView[]>([]);
  #before = $state.raw<View | null>(null);

  #previews = new Map<string, Promise<Preview>>();
  #loads = 0;
  #shows = 0;

  constructor(readonly id: string) {}

  // Loading

  /** Takes the address at its word: a step, or a line of moves from a position. */
  read(query: URLSearchParams): void {
    const number = (key: string): number | null => {
      const value = query.get(key);
      return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null;
    };
    const seat = number("seat");
    const isOther = this.seat !== seat;
    this.seat = seat;
    this.deal = number("deal") ?? 0;
    this.goTo(number("step") ?? 0);
    const at = number("at");
    if (isOther || !this.table) void this.load();
    if (at === null) this.leave();
    else void this.explore(at, (query.get("line") ?? "").split(";").filter(Boolean));
  }

  /** The address that shows the same to somebody else. */
  get address(): string {
    const query = new URLSearchParams();
    if (this.at === null) query.set("step", String(this.step));
    else {
      query.set("at", String(this.at));
      if (this.played) query.set("line", this.line.slice(0, this.played).join(";"));
      if (this.deal) query.set("deal", String(this.deal));
    }
    if (this.seat !== null) query.set("seat", String(this.seat));
    return `/study/${this.id}?${query}`;
  }

  /** Fetches the table and its steps; what is there already stays until the new is. */
  async load(): Promise<void> {
    const number = ++this.#loads;
    this.closed = null;
    try {
      const table = await ask<TableView>(`/api/tables/${this.id}`);
      if (number !== this.#loads) return;
      this.table = table;
      this.isOpen ||= table.status === "playing" || table.seats.some((seat) => seat.mine); // whoever plays or played knows it all
      await loadSteps(this.id, this.seat, ({ steps, total, points }) => {
        if (number !== this.#loads) return false;
        this.total = total;
        this.points = points;
        if (steps.length > this.step || steps.length === total) this.steps = steps;
        if (steps.length === total) this.goTo(this.at === null ? this.step : this.stepOf(this.at));
        return true;
      });
    } catch (error) {
      if (number === this.#loads) this.closed = (error as Error).message;
    }
  }

  /** The same in another language. */
  async again(): Promise<void> {
    this.#previews.clear();
    await Promise.all([this.load(), this.at === null ? null : this.show(this.at, this.line, this.played)]);
  }

  get isReady(): boolean {
    return this.table !== null && (this.preview !== null || this.current !== null);
  }

  // What the board shows

  get current(): StepView | null {
    return this.steps[Math.min(this.step, this.steps.length - 1)] ?? null;
  }

  get view(): View {
    return (this.preview?.position.view ?? this.current?.view) as unknown as View;
  }

  get before(): View {
    if (this.preview) return this.#before ?? this.view;
    return (this.steps[this.step - 1]?.view as unknown as View | undefined) ?? this.view;
  }

  get me(): number | null {
    return (this.view["seat"] ?? null) as number | null;
  }

  get legal(): readonly string[] {
    return this.preview?.position.legal ?? [];
  }

  get names(): string[] {
    return namesOf(this.table);
  }

  mark(seat: number): Mark {
    return markOf(this.table, seat);
  }

  /** Lights up what events speak of. */
  light(events: readonly EventView[] | null): void {
    this.lit = new Set(events?.flatMap((event) => idsIn(event.facts)) ?? []);
  }

  // Step by step

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** The last step that may be told of. */
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

  /** Shows a step of the match as it was played. */
  jump(step: number): void {
    this.leave();
    this.goTo(step);
  }

  /** How many actions had been taken at the position that is shown. */
  get count(): number {
    return this.at ?? this.current?.count ?? 0;
  }

  /** Whose decision is due at the position that is shown, or will be once the game itself has moved. */
  get due(): number | null {
    if (this.preview) return this.preview.position.seat;
    const next = this.steps.find((step) => step.move !== null && step.count === this.count + 1);
    return next?.seat ?? this.table?.position?.seat ?? null;
  }

  /** The step at which the decision after so many actions was due; -1 if that was before the first. */
  stepOf(count: number): number {
    return this.steps.findLastIndex((step) => step.count === count);
  }

  /** Shows the position in which a decision was due. */
  goToDecision(count: number): void {
    const step = this.stepOf(count);
    if (step < 0) void this.explore(count);
    else this.jump(step);
  }

  // What if

  /** Tries moves out from a position: the one that is shown, or any. */
  async explore(at = this.count, line: string[] = []): Promise<void> {
    await this.show(at, line, line.length);
  }

  /** Back to the match as it was played. */
  leave(): void {
    this.#shows++;
    this.at = this.preview = this.#before = this.problem = null;
    this.line = [];
    this.news = [];
    this.played = 0;
    this.lit = new Set();
  }

  play = (move: string): void => {
    if (this.at === null || !this.legal.includes(move)) return;
    const isSame = this.line[this.played] === move;
    void this.show(this.at, isSame ? this.line : [...this.line.slice(0, this.played), move], this.played + 1);
  };

  /** Takes the last move off; before the first of them, goes back to the decision before. */
  back(): void {
    if (this.at === null) return;
    if (this.played) void this.show(this.at, this.line, this.played - 1);
    else if (this.at > 0) {
      const move = this.steps.find((step) => step.move !== null && step.count === this.at)?.move;
      void this.show(this.at - 1, move ? [move, ...this.line] : [], 0);
    }
  }

  /** Plays the next move of the line again. */
  forth(): void {
    if (this.at !== null && this.played < this.line.length) void this.show(this.at, this.line, this.played + 1);
  }

  /** Plays so many moves of the line. */
  upTo(played: number): void {
    if (this.at !== null) void this.show(this.at, this.line, played);
  }

  clear(): void {
    if (this.at !== null) void this.show(this.at, [], 0);
  }

  /** Deals out anew what the own seat cannot know. */
  dealAgain(): void {
    this.deal++;
    if (this.at !== null) void this.show(this.at, [], 0);
  }

  /** Shows a position; if it is refused, what was shown before stays, and the refusal is told. */
  private async show(at: number, line: string[], played: number): Promise<void> {
    const number = ++this.#shows;
    this.problem = null;
    try {
      const moves = line.slice(0, played);
      const [preview, before] = await Promise.all([this.tried(at, moves), played ? this.tried(at, moves.slice(0, -1)) : null]);
      if (number !== this.#shows) return;
      this.at = at;
      this.line = line;
      this.played = played;
      this.preview = preview;
      this.#before = (before?.position.view as unknown as View | undefined) ?? null;
      this.news = preview.events.slice(before?.events.length ?? preview.events.length);
      this.goTo(this.stepOf(at));
    } catch (error) {
      if (number !== this.#shows) return;
      const problem = error instanceof Refused ? error.problem : null;
      if (this.at === null && line.length) await this.show(at, [], 0); // a line that cannot be played: at least where it begins
      this.problem = problem;
    }
  }

  private tried(at: number, line: string[]): Promise<Preview> {
    const key = `${at} ${this.deal} ${line.join(";")}`;
    const found = this.#previews.get(key) ?? ask<Preview>(`/api/tables/${this.id}/what-if`, { at, line, deal: this.deal });
    this.#previews.set(key, found);
    found.catch(() => this.#previews.delete(key));
    return found;
  }

  /** What one move more would do, and nothing that was tried before it. */
  trial = async (move: string): Promise<Preview | null> => {
    if (this.at === null) return null;
    const line = this.line.slice(0, this.played);
    try {
      const [before, found] = await Promise.all([this.tried(this.at, line), this.tried(this.at, [...line, move])]);
      return { ...found, events: found.events.slice(before.events.length) };
    } catch {
      return null;
    }
  };

  why = (): Promise<Refusal[]> => {
    return Promise.resolve(this.problem ? [{ moves: [], text: this.problem.message, rule: this.problem.rule ?? null }] : []);
  };

  // The bots

  /** What the bots are asked about: the position that is shown. */
  get wish(): NewAnalysis {
    return { at: this.count, line: this.line.slice(0, this.played), deal: this.deal, whole: false };
  }

  /** Asks the bots; `tell` hears how far they are and may say that nobody waits any more. */
  async analyse(wish: NewAnalysis, tell: (found: AnalysisView) => boolean): Promise<AnalysisView> {
    await reader.introduce();
    return outcome(await ask<AnalysisView>(`/api/tables/${this.id}/analyses`, wish), tell);
  }

  // Playing on

  /** The seat that the reader would have at a table that goes on from here. */
  get ownSeat(): number {
    const mine = this.table!.seats.findIndex((seat) => seat.mine);
    return this.seat ?? (mine >= 0 ? mine : (this.due ?? 0));
  }

  /** Lays a table that goes on from the position of the match; tells its name. */
  async playOn(): Promise<string> {
    await reader.introduce();
    const table = this.table!;
    const own = this.ownSeat;
    const seats = table.seats.map((seat, number) => (number === own ? { kind: "me" } : { kind: "bot", level: seat.bot ?? "medium" }));
    const laid = await ask<TableLaid>("/api/tables", { game: table.game, seats, origin: { table: table.id, at: this.count } });
    return laid.table.id;
  }
}
