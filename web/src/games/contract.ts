/** What the folder of a game in the browser offers. It knows no rule: the server says what is possible and what it does. */

import type { Component } from "svelte";

import type { Named } from "../net/box.svelte";
import type { EventView, Refusal, StepView } from "../net/wire";
import type { Desk, View } from "../table/desk";
import type { Scene } from "../table/playback/scene";
import type { Scoring } from "../table/playback/scoring";
import type { Terms } from "../ui/search";

/** How a seat is told from the others: by the path of an icon and a colour. */
export interface Mark {
  path: string;
  colour: string;
}

/** A pair of colours in app.css: a ground, and an edge that can be read on it. */
export type Hue = "pink" | "yellow" | "green" | "blue" | "grey";

/** `about.ts`: what any page may need of a game before its board is loaded. */
export interface GameAbout {
  /** The path of an icon, and its colour. */
  icon: string;
  hue: Hue;
  /** How many players are proposed first. */
  players: number;
  /** How a seat is marked by its options; by its number, where this is left out or says null. */
  mark?(options: Readonly<Record<string, unknown>>, seat: number): Mark | null;
}

/** What the reader points at on a board. */
export interface Picked {
  /** Forgets what belongs to a position that is gone. */
  reset(): void;
}

export interface BoardProps<V, B, P> {
  desk: Desk<V>;
  box: B;
  pick: P;
}

/** One of the parts that a table is made of: side by side on a large screen, one swipe apart on a phone. */
export interface Area {
  id: string;
  icon: string; // a path
  label: string; // a message of the catalogue
}

/** A step of a lesson; its text is the message `{game}-lesson-{say}`. */
export interface Prompt {
  say: string;
  /** The move that is asked for; without one, the prompt is only read. */
  want?: string;
  /** The turn is to be ended. */
  commits?: boolean;
  /** Where to look: an area of the table. */
  area?: string;
}

/** A time of a match that has a name. */
export interface Tick {
  x: number;
  label: string;
}

/** A component as a line of the inventory. */
export interface Row<F> {
  id: string;
  name: string;
  about: string;
  does: string;
  /** What is drawn of it, and the words for that. */
  figure?: F;
  said?: readonly string[];
  source: string;
}

export interface Group<F> {
  title: string;
  rows: readonly Row<F>[];
}

export interface FigureProps<F> {
  figure: F;
  said: readonly string[];
  words: Terms;
}

/** All that is in the box, for the page of the rules. */
export interface Inventory<B, F> {
  groups(box: B): Group<F>[];
  /** Draws the figure of a row; `words` are what the reader searches for. */
  Figure: Component<FigureProps<F>>;
  /** The rules that speak of something that we had to reconstruct. */
  reconstructed: readonly string[];
}

export interface RuleFigureProps<B> {
  rule: string;
  box: B;
}

/** A drawing of something, such as a card. */
export interface Picture {
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** Its height by its width. */
  ratio: number;
}

/** A part of a sentence: words, or a drawing of what they name. */
export type Drawn = string | { component: Component<Record<string, unknown>>; props: Record<string, unknown>; said: string };

/** How events are played on the board. It knows no rule: an event's facts say what has changed. */
export interface Choreography<V, B> {
  /** The view after an event, as far as its facts and the final view tell; the server's position follows in any case. */
  after(view: V, event: EventView, final: V, box: B): V;
  /** Plays an event; a part of the board that is not there is left out. */
  play(scene: Scene<V, B>): Promise<void>;
  /** Whether an event shows nothing, so that what came before it stays said meanwhile. */
  isQuiet?(event: EventView): boolean;
  /** What an event shows to its own seat alone, such as a card that was drawn. */
  secret?(event: EventView, box: B): Picture | null;
  /** The final scoring item by item, from its events and the last view. */
  scoring(events: readonly EventView[], view: V, box: B): Scoring;
  /** Whether a seat that is to act plays its last turn. */
  isLastTurn(view: V): boolean;
}

/** `rules/index.ts`: what the page of the rules shows of a game. */
export interface GameRules<B = Named, F = unknown> {
  inventory: Inventory<B, F>;
  /** Draws the picture of a rule whose message has the attribute `figure`, its caption. */
  Figure: Component<RuleFigureProps<B>>;
}

/** `ui.ts`: everything that a table and a study need, by the types of the game's view, box and selection. */
export interface GameUi<V = View, B = Named, P extends Picked = Picked> {
  /** The areas of the table, as sections with the class `area` and the style `grid-area` of their ids. */
  Board: Component<BoardProps<V, B, P>>;
  /** What can be chosen without pointing at the board, for the bar at the bottom. */
  Choices: Component<BoardProps<V, B, P>>;
  /** What the prepared moves change. */
  Changes: Component<BoardProps<V, B, P>>;
  areas: readonly Area[];
  /** The areas on a large screen, as CSS `grid-template`; the page adds the area `log`. */
  template: string;
  /** The height of the bar on a screen held upright, where its choices need less than usual. */
  bar?: string;
  /** Whether seats hold what others may not see, so that a shared device has to be handed over. */
  hasSecrets: boolean;
  /** The prompts of its lesson, chapter by chapter. */
  lesson: readonly (readonly Prompt[])[];
  newPick(box: B): P;
  /** How far the match has come, for the header. */
  progress(desk: Desk<V>): string;
  /** What the seat to act is asked now. */
  question(desk: Desk<V>, box: B, pick: P): string;
  /** Why the last thing that was pointed at is not possible, to be said in the place of the question. */
  refused?(pick: P): readonly Refusal[];
  /** A move as people say it. */
  describe(move: string, box: B): string;
  /** A sentence with drawings in the place of names that say little. */
  pictured?(text: string, box: B): readonly Drawn[];
  /** A move in few signs, where there is little room. */
  brief?(move: string, box: B): readonly Drawn[];
  /** Whether a turn of the event's seat begins with it; without this, nobody is told where their last turn ended. */
  beginsTurn?(event: EventView): boolean;
  /** The move that ends a turn and does nothing else: where it is legal, the button that confirms a turn does it too. */
  end?: string;
  /** Whether what is decided now does not end the turn, but comes before its actions. */
  isAside?(view: V): boolean;
  /** Whether the first turn is yet to come, for games whose first turn begins without an event. */
  isSetup?(view: V): boolean;
  /** How many actions are left after a prepared move that reveals something; null where that is no question. */
  left?(desk: Desk<V>): number | null;
  /** Whether the final scoring has begun; without this, it is a part of the last turn. */
  isScoring?(view: V): boolean;
  /** Loads how events are played, which a board does not wait for; without, their sentences are shown one by one. */
  choreography?: () => Promise<Choreography<V, B>>;
  /** The times of a match that have a name, for the axis of a plot. */
  ticks(steps: readonly StepView[]): Tick[];
}
