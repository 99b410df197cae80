/** A board for any game that brings none of its own: its view as tables, its moves as buttons. */

import type { Named } from "../../net/box.svelte";
import { t } from "../../net/text.svelte";
import { ICONS } from "../../ui/glyphs";
import type { View } from "../../table/desk";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Changes from "./Changes.svelte";
import Choices from "./Choices.svelte";
import { Pick } from "./pick.svelte";

export const ui: GameUi<View, Named, Pick> = {
  Board,
  Choices,
  Changes,
  areas: [
    { id: "position", icon: ICONS.board, label: "web-plain-position" },
    { id: "moves", icon: ICONS.play, label: "web-plain-moves" },
  ],
  template: `"position moves" minmax(0, auto) "position log" minmax(140px, 1fr) / minmax(0, 1fr) minmax(var(--side, 300px), 34%)`,
  hasSecrets: true, // nobody has said that it has none
  lesson: [],
  newPick: (box) => new Pick(box),
  progress: () => "",
  question: (desk, _, pick) => t(pick.isFew(desk.legal) ? "web-plain-ask" : "web-plain-ask-list"),
  describe: (move, box) => new Pick(box).describe(move),
  ticks: () => [],
};
