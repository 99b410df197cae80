/** What the client draws of each game. It knows no rule: what is possible, and what it does, the server says. */

import type { Component } from "svelte";

import type { Box } from "../net/box.svelte";
import type { Desk } from "../table/desk";

export interface BoardProps {
  desk: Desk;
  box: Box;
}

/** One of the parts that a table is made of: side by side on a large screen, one swipe apart on a phone. */
export interface Area {
  id: string;
  icon: string;
  label: string; // a message of the catalogue
}

export interface GameUi {
  /** The areas of the table, as sections with the class `area` and the style `grid-area` of their ids. */
  Board: Component<BoardProps>;
  /** What can be chosen without pointing at the board, for the bar at the bottom. */
  Choices: Component<BoardProps>;
  /** What the prepared moves change. */
  Changes: Component<BoardProps>;
  areas: readonly Area[];
  /** The areas on a large screen, as CSS `grid-template`; the page adds the area `log`. */
  template: string;
  /** Whether seats hold what others may not see, so that a shared device has to be handed over. */
  hasSecrets: boolean;
  /** How far the match has come, for the header. */
  progress(desk: Desk): string;
  /** What the seat to act is asked now. */
  question(desk: Desk, box: Box): string;
  /** A move as people say it. */
  tell(move: string, box: Box): string;
  /** Forgets what was pointed at. */
  reset(): void;
}

export const GAMES: Record<string, () => Promise<GameUi>> = {
  prosperity: () => import("./prosperity/ui").then((found) => found.ui),
  neotopia: () => import("./neotopia/ui").then((found) => found.ui),
};

/** The number of players, and the options that a host may choose by seat. */
export const OPTIONS: Record<string, { option: string; values: readonly string[]; mustDiffer: boolean }> = {
  prosperity: { option: "boards", values: ["silver", "black"], mustDiffer: false },
  neotopia: { option: "colours", values: ["energy", "farming", "technology", "community"], mustDiffer: true },
};
