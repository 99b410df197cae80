/** The turn that is being prepared: its moves, what they would do, and what is not possible after them. */

import { problemOf } from "../../net/api";
import type { Connection } from "../../net/connection.svelte";
import type { Preview, Problem, Refusal, TableView } from "../../net/wire";
import { keepDraft, recallDraft } from "./storage";

interface Context {
  server: Pick<Connection, "preview" | "refusals">;
  /** The table as it is now; nothing is prepared before there is one. */
  table: () => TableView;
  /** Shows what was refused last; null when something new is tried. */
  report: (problem: Problem | null) => void;
}

export class Draft {
  moves = $state.raw<readonly string[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** What was removed or taken back, and may be prepared again: the last group first. */
  undone = $state.raw<readonly (readonly string[])[]>([]);

  readonly #context: Context;
  #trials = new Map<string, Promise<Preview | null>>(); // by the move that is added
  #refusals: Promise<Refusal[]> | null = null;
  #latest = 0; // numbers the attempts, so that late answers are recognized
  #isPreparing = false;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Whether moves can be added: not after something hidden is revealed, nor once it is another's turn. */
  get isOpen(): boolean {
    const { preview } = this;
    return (
      !preview ||
      (preview.played === this.moves.length && preview.position.seat === (this.#context.table().position?.seat ?? null))
    );
  }

  add(move: string): void {
    if (this.#isPreparing) return;
    this.undone = [];
    void this.prepare([...this.moves, move]);
  }

  removeLast(): void {
    if (!this.moves.length) return;
    this.undone = [this.moves.slice(-1), ...this.undone];
    void this.prepare(this.moves.slice(0, -1));
  }

  /** Prepares again what was removed or taken back last. */
  redo(): void {
    const [group, ...others] = this.undone;
    if (!group || this.#isPreparing) return;
    this.undone = others;
    void this.prepare([...this.moves, ...group]);
  }

  /** Offers moves that were taken back to be prepared again. */
  offer(moves: readonly string[]): void {
    this.undone = moves.length ? [moves] : [];
  }

  /** Asks what moves would do, and then shows both; a refusal leaves the draft as it was. */
  async prepare(moves: readonly string[]): Promise<void> {
    const attempt = ++this.#latest;
    this.#context.report(null);
    this.#isPreparing = moves.length > 0;
    try {
      const preview = moves.length ? await this.#preview(moves) : null;
      if (attempt === this.#latest) this.#set(moves, preview); // else the match has gone on, or something else is wanted by now
    } catch (error) {
      if (attempt === this.#latest) this.#context.report(problemOf(error));
    } finally {
      if (attempt === this.#latest) this.#isPreparing = false;
    }
  }

  /** Forgets what belongs to a match that has changed. */
  discard(): void {
    this.#latest++;
    this.#isPreparing = false;
    this.undone = [];
    this.#forgetAnswers();
    if (this.moves.length) void this.prepare([]);
  }

  /** Prepares again what was prepared before a reload. */
  recall(): void {
    const { id, changed } = this.#context.table();
    const moves = recallDraft(id, changed);
    if (moves.length) void this.prepare(moves);
  }

  /** What one move more would do: its own events, and the position after it. */
  trial(move: string): Promise<Preview | null> {
    const before = this.preview?.events.length ?? 0;
    const found =
      this.#trials.get(move) ??
      this.#preview([...this.moves, move]).then(
        (preview) => ({ ...preview, events: preview.events.slice(before) }),
        () => null,
      );
    this.#trials.set(move, found);
    return found;
  }

  /** Why moves are not possible now. */
  async refusals(isMeant: (move: string) => boolean): Promise<Refusal[]> {
    const asked = (this.#refusals ??= this.#context.server.refusals(this.#sent(this.moves)).catch(() => []));
    const found = await asked;
    return asked === this.#refusals ? found.filter((refusal) => refusal.moves.some(isMeant)) : []; // or it is another question by now
  }

  #set(moves: readonly string[], preview: Preview | null): void {
    this.moves = moves;
    this.preview = preview;
    this.#forgetAnswers();
    const { id, changed } = this.#context.table();
    keepDraft(id, changed, moves);
  }

  #forgetAnswers(): void {
    this.#trials.clear();
    this.#refusals = null;
  }

  #preview(moves: readonly string[]): Promise<Preview> {
    return this.#context.server.preview(this.#sent(moves));
  }

  #sent(moves: readonly string[]): { seen: number; moves: string[] } {
    return { seen: this.#context.table().number, moves: [...moves] };
  }
}
