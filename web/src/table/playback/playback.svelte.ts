/** Plays what happens at a table: while it does, the board shows the position before, moved on event by event. */

import { motion } from "../../app/motion";

import { type Speed, prefs } from "../../app/prefs.svelte";
import type { OpenGame } from "../../games";
import type { Choreography, Picture } from "../../games/contract";
import type { Named } from "../../net/box.svelte";
import { ask } from "../../net/api";
import type { EventView, Steps } from "../../net/wire";
import type { View } from "../desk";
import { playedBy } from "../session/entries.svelte";
import type { News, Session } from "../session/session.svelte";
import { Queue } from "./queue";
import type { Scene, Splash } from "./scene";
import { BEGINS, type Scoring, finalEvents, plainScoring } from "./scoring";
import type { Stage } from "./stage";

/** Milliseconds for an event. */
const BEATS: Record<Speed, number> = { slow: 1200, normal: 700, fast: 300, instant: 0 };
const SPLASH = 2.2; // beats
const GUARD = 700; // milliseconds
const SPARE = 3; // entries that may wait, beyond one of every seat

/** What only a playback needs. */
interface Acting {
  Stage: typeof Stage;
  Scene: typeof Scene;
}

/** What came in at once: events, and the position after them. */
interface Item {
  events: readonly EventView[];
  /** The number of the first entry after them. */
  next: number;
  final: View;
  /** The positions after each of them, where these are known. */
  views?: readonly View[];
  isOver: boolean;
}

export class Playback {
  /** The sentence of the event that is played. */
  caption = $state("");
  /** Whose event it is. */
  seat = $state<number | null>(null);
  /** The sentences of what came in last, where nothing moves. */
  lines = $state.raw<readonly string[]>([]);
  splash = $state.raw<Splash | null>(null);
  /** A picture that stays until the reader has seen it. */
  secret = $state.raw<{ picture: Picture; said: string } | null>(null);
  /** The final scoring, which is yet to be seen. */
  ceremony = $state.raw<Scoring | null>(null);
  isBusy = $state(false);
  /** How the game plays its events, once that is loaded. */
  choreography = $state.raw<Choreography<View, Named> | null>(null);
  /** While it is asked how the match began, there is nothing to be seen yet. */
  isOpening = $state(false);

  readonly #queue = new Queue<Item>(
    { play: (item, pace, signal) => this.#play(item, pace, signal), onIdle: () => this.#release() },
    () => SPARE + this.session.names.length,
  );
  #acting: Acting | null = null;
  #stage: Stage | null = null;
  #layer: HTMLElement | null = null;
  #opening: Item[] | null = null; // what is to be played as soon as there is a board
  #seen = (): void => {};

  constructor(
    private readonly session: Session,
    readonly game: () => OpenGame | null,
  ) {
    session.onNews = (news) => this.#hear(news);
    document.addEventListener("visibilitychange", this.#hide);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hide);
    this.#queue.skip();
  }

  /** In front of everything; pieces move there. */
  set layer(layer: HTMLElement | null) {
    this.#layer = layer;
    if (layer) void this.#load().catch(() => {}); // what is to be played tries again
    if (!layer || !this.#opening) return;
    for (const item of this.#opening) this.#queue.add(item);
    this.#opening = null;
  }

  /** Plays what has happened since the match began, unless the reader has played or seen it. */
  async open(): Promise<void> {
    const { session } = this;
    const { mine, log, id } = session;
    const { position, start, status } = session.table!;
    const isNew = status === "playing" && !start && mine.length && !playedBy(mine, log.entries).length;
    const isStill = prefs.speed === "instant" || motion.isReduced || document.hidden || this.isShared;
    const key = `opened ${id}`;
    if (!position || !isNew || isStill || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "1");
    this.isOpening = true;
    const items: Item[] = (this.#opening = []);
    const next = log.last + 1;
    const seat = mine.includes(session.toAct!) ? session.toAct : mine[0];
    const found = await ask<Steps>(`/api/tables/${id}/steps?seat=${seat}`).catch(() => null);
    const played = found?.steps.flatMap(({ count, events, view }) =>
      count <= position.count ? events.map((event) => [event, view] as const) : [],
    );
    if (played?.length) {
      items.unshift({
        events: played.map(([event]) => event),
        views: played.map(([, view]) => view),
        next,
        final: position.view,
        isOver: false,
      });
      this.isBusy = true;
      session.held = found!.opening;
      session.unplayed = 0;
    } else if (!items.length) this.#opening = null;
    this.isOpening = false;
  }

  get beat(): number {
    return BEATS[prefs.speed];
  }

  /** Shows the server's position at once; the second tap of a double tap on Confirm is no wish to. */
  skip(): void {
    if (this.secret) this.#seen();
    else if (performance.now() - this.session.committed > GUARD) this.#queue.skip();
  }

  /** Whether there is a final scoring to be seen again. */
  get mayWatch(): boolean {
    return this.session.table?.status === "over" && this.#scoring() !== null;
  }

  /** Shows the final scoring. */
  watch(): void {
    const count = (): void => void (this.ceremony = this.#scoring());
    count();
    if (!this.ceremony) this.#load().then(count, () => {});
  }

  /** Whether whoever prepares hands the device on afterwards, and so sees nothing later. */
  get isShared(): boolean {
    return this.session.mine.length > 1 && !!this.game()?.ui.hasSecrets;
  }

  #hide = (): void => {
    if (document.hidden && !this.secret) this.#queue.skip();
  };

  #hear({ entries, before, prepared }: News): void {
    const { table } = this.session;
    const isUndone = entries.some(({ kind }) => kind === "undo");
    const events = entries.flatMap((entry) => (entry.kind === "play" ? unseen(entry.events, prepared) : []));
    this.lines = [];
    if (!before && table?.position) return void this.open();
    if (isUndone || !before || !table?.position) return this.#queue.skip();
    if (!events.length) return;
    const isOver = table.status === "over";
    const isQuiet = prefs.speed === "instant" || document.hidden;
    if (isOver && !isQuiet) this.watch();
    const isStill = isQuiet || motion.isReduced;
    if (motion.isReduced && !isQuiet) this.lines = events.map(({ text }) => text);
    if (isStill && !this.#hasSecret(events)) return this.#queue.skip();
    const item: Item = { events, next: entries.at(-1)!.number + 1, final: table.position.view, isOver };
    if (this.#opening) return void this.#opening.push(item);
    if (!this.#queue.isBusy) {
      this.session.held = before;
      this.session.unplayed = entries[0]!.number;
    }
    this.isBusy = true;
    this.#queue.add(item);
  }

  async #play({ events, next, final, views, isOver }: Item, pace: number, signal: AbortSignal): Promise<void> {
    const game = this.game();
    const isStill = prefs.speed === "instant" || motion.isReduced || document.hidden || !this.#layer || !game;
    const { Stage } = this.#acting ?? (await this.#load());
    signal.throwIfAborted();
    if (this.#stage?.signal !== signal) this.#stage = new Stage(this.#layer ?? document.body, signal);
    const stage = this.#stage;
    stage.beat = this.beat / pace; // for all that is played without a pause
    const notes = new Map<string, string>();
    try {
      if (!isStill) await stage.frame(); // the board and the bar have changed already
      for (const [number, event] of events.entries()) {
        await this.#reveal(event, signal);
        if (isStill) continue;
        if (!this.choreography?.isQuiet?.(event)) {
          this.caption = event.text;
          this.seat = event.seat ?? null;
        }
        this.session.light([event]);
        await stage.frame();
        await this.#perform(event, views?.[number] ?? final, game, stage, notes, signal);
        if (isOver && event.name === BEGINS) break; // the rest is the ceremony
      }
      await stage.wait(isStill ? 0 : 0.3);
    } finally {
      stage.tidy();
      this.session.light(null);
    }
    this.session.held = final; // until what waits is played, or nothing does
    this.session.unplayed = next;
  }

  /** Loads how things move, which the board does not wait for. */
  async #load(): Promise<Acting> {
    const [{ Stage }, { Scene }, choreography] = await Promise.all([
      import("./stage"),
      import("./scene"),
      this.game()?.ui.choreography?.() ?? null,
    ]);
    this.choreography = choreography;
    return (this.#acting = { Stage, Scene });
  }

  async #perform(
    event: EventView,
    final: View,
    game: OpenGame,
    stage: Stage,
    notes: Map<string, string>,
    signal: AbortSignal,
  ): Promise<void> {
    const { choreography } = this;
    if (!choreography) return stage.wait(1);
    const { session } = this;
    const board = {
      get: (): View => session.held ?? final,
      set: (view: View): void => {
        signal.throwIfAborted();
        session.held = view;
      },
      after: (): View => choreography.after(board.get(), event, final, game.box),
    };
    const scene = new this.#acting!.Scene(event, stage, game.box, session.me, notes, board, (splash) =>
      this.#flash(splash, stage),
    );
    try {
      await choreography.play(scene);
      await scene.show();
    } catch (error) {
      signal.throwIfAborted();
      console.warn(`${event.name} cannot be played`, error); // its sentence is still there
      await stage.wait(1);
    }
  }

  /** Where a device is handed on, shows what only this reader may see, until it was seen. */
  async #reveal(event: EventView, signal: AbortSignal): Promise<void> {
    const picture = this.isShared && this.#isMine(event) ? this.#picture(event) : null;
    if (!picture) return;
    this.secret = { picture, said: event.text };
    await new Promise<void>((resolve) => {
      this.#seen = resolve;
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    this.secret = null;
    signal.throwIfAborted();
  }

  async #flash(splash: Splash, stage: Stage): Promise<void> {
    this.splash = splash;
    try {
      await stage.wait(SPLASH);
    } finally {
      this.splash = null;
    }
  }

  #hasSecret(events: readonly EventView[]): boolean {
    return this.isShared && events.some((event) => this.#isMine(event) && this.#picture(event));
  }

  #isMine(event: EventView): boolean {
    return event.seat != null && this.session.mine.includes(event.seat);
  }

  #picture(event: EventView): Picture | null {
    const game = this.game();
    return (game && this.choreography?.secret?.(event, game.box)) ?? null;
  }

  #scoring(): Scoring | null {
    const game = this.game();
    const { position } = this.session.table!;
    const events = finalEvents(this.session.log.entries.flatMap((entry) => entry.events));
    if (!game || !position || !events.length || (game.ui.choreography && !this.choreography)) return null;
    const found = this.choreography?.scoring(events, position.view, game.box) ?? plainScoring(events, position.scores);
    return found.items.length ? found : null;
  }

  #release(): void {
    this.#stage?.clear();
    this.#stage = null;
    this.session.held = null;
    this.session.unplayed = Infinity;
    this.session.light(null);
    this.caption = "";
    this.splash = null;
    this.secret = null;
    this.isBusy = false;
  }
}

/** The events that the reader has not seen while preparing them; what only they may know comes again without a line in the log. */
export function unseen(events: readonly EventView[], prepared: readonly EventView[]): EventView[] {
  let seen = 0;
  for (const event of prepared) if (events[seen] && isSame(event, events[seen]!)) seen++;
  return events.slice(seen);
}

function isSame(one: EventView, other: EventView): boolean {
  return one.name === other.name && one.seat === other.seat && JSON.stringify(one.facts) === JSON.stringify(other.facts);
}
