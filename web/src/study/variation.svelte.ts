/** A variation: moves that are tried out from any position of a match. */

import { Refused, ask, problemOf } from "../net/api";
import type { BotMoves, EventView, Preview, Problem } from "../net/wire";
import type { View } from "../table/desk";

interface Context {
  /** The move of the match that was the action of this number. */
  moveOf: (action: number) => string | null;
  /** Called when the board shows a position after so many actions of the match. */
  onShow: (at: number) => void;
}

export class Variation {
  /** After how many actions of the match it begins; null while nothing is tried out. */
  at = $state<number | null>(null);
  moves = $state.raw<readonly string[]>([]);
  /** How many of the moves are played. */
  played = $state(0);
  /** Which deal is assumed for what the reader cannot see. */
  deal = $state(0);
  preview = $state.raw<Preview | null>(null);
  /** What the last of the played moves did. */
  news = $state.raw<readonly EventView[]>([]);
  /** The view before that move. */
  before = $state.raw<View | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether the bots are asked to go on. */
  isThinking = $state(false);

  readonly #context: Context;
  readonly #previews = new Map<string, Promise<Preview>>();
  #latest = 0; // numbers the attempts, so that late answers are recognized

  constructor(
    readonly table: string,
    context: Context,
  ) {
    this.#context = context;
  }

  get legal(): readonly string[] {
    return this.preview?.position.legal ?? [];
  }

  /** The moves that are played. */
  get line(): string[] {
    return this.moves.slice(0, this.played);
  }

  /** Tries moves out from a position. */
  async explore(at: number, moves: readonly string[] = []): Promise<void> {
    await this.#show(at, moves, moves.length);
  }

  /** Goes back to the match as it was played. */
  leave(): void {
    this.#latest++;
    this.at = this.preview = this.before = this.problem = null;
    this.moves = [];
    this.news = [];
    this.played = 0;
  }

  play(move: string): void {
    if (this.at === null || !this.legal.includes(move)) return;
    const isNext = this.moves[this.played] === move;
    void this.#show(this.at, isNext ? this.moves : [...this.line, move], this.played + 1);
  }

  /** Lets the bots go on until a seat has to decide, or through its turn if that is due. */
  async goOn(until: number): Promise<void> {
    if (this.at === null || this.isThinking) return;
    const { at, line, deal } = this;
    const attempt = this.#latest;
    this.isThinking = true;
    this.problem = null;
    try {
      const { moves } = await ask<BotMoves>(`/api/tables/${this.table}/what-if/bots`, { at, line, deal, until });
      if (attempt === this.#latest && moves.length) await this.#show(at, [...line, ...moves], line.length + moves.length);
    } catch (error) {
      if (attempt === this.#latest) this.problem = problemOf(error);
    } finally {
      this.isThinking = false;
    }
  }

  /** Takes back the last move; before the first one, goes back to the decision before it. */
  back(): void {
    if (this.at === null) return;
    if (this.played) void this.#show(this.at, this.moves, this.played - 1);
    else if (this.at > 0) {
      const move = this.#context.moveOf(this.at);
      void this.#show(this.at - 1, move ? [move, ...this.moves] : [], 0);
    }
  }

  /** Plays the next move again. */
  forth(): void {
    if (this.played < this.moves.length) this.upTo(this.played + 1);
  }

  /** Plays so many of the moves. */
  upTo(played: number): void {
    if (this.at !== null) void this.#show(this.at, this.moves, played);
  }

  clear(): void {
    if (this.at !== null) void this.#show(this.at, [], 0);
  }

  /** Assumes another deal for what the reader cannot see. */
  dealAgain(): void {
    this.deal++;
    this.clear();
  }

  /** Asks for the same again, in another language. */
  async reload(): Promise<void> {
    this.#previews.clear();
    if (this.at !== null) await this.#show(this.at, this.moves, this.played);
  }

  /** What one move more would do: its own events, and the position after it. */
  async trial(move: string): Promise<Preview | null> {
    if (this.at === null) return null;
    const { at, line } = this;
    try {
      const [before, after] = await Promise.all([this.#preview(at, line), this.#preview(at, [...line, move])]);
      return { ...after, events: after.events.slice(before.events.length) };
    } catch {
      return null;
    }
  }

  /** Shows a position; a refusal leaves what was shown before. */
  async #show(at: number, moves: readonly string[], played: number): Promise<void> {
    const attempt = ++this.#latest;
    this.problem = null;
    try {
      const line = moves.slice(0, played);
      const [preview, before] = await Promise.all([
        this.#preview(at, line),
        played ? this.#preview(at, line.slice(0, -1)) : null,
      ]);
      if (attempt !== this.#latest) return;
      this.at = at;
      this.moves = moves;
      this.played = played;
      this.preview = preview;
      this.before = before?.position.view ?? null;
      this.news = preview.events.slice(before?.events.length ?? preview.events.length);
      this.#context.onShow(at);
    } catch (error) {
      if (attempt !== this.#latest) return;
      if (this.at === null && moves.length) await this.#show(at, [], 0); // shows at least where the moves begin
      this.problem = error instanceof Refused ? error.problem : null;
    }
  }

  #preview(at: number, line: readonly string[]): Promise<Preview> {
    const key = `${at} ${this.deal} ${line.join(";")}`;
    const found = this.#previews.get(key) ?? ask<Preview>(`/api/tables/${this.table}/what-if`, { at, line, deal: this.deal });
    this.#previews.set(key, found);
    found.catch(() => this.#previews.delete(key));
    return found;
  }
}
