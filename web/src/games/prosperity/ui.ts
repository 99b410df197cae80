import type { ProsperityBox } from "./box";
import type { Desk } from "../../table/desk";
import { t } from "../../net/text.svelte";
import type { ProsperityView, StepView } from "../../net/wire";
import { ICONS as SHARED } from "../../ui/glyphs";
import type { GameUi, Tick } from "../contract";
import Board from "./Board.svelte";
import Changes from "./Changes.svelte";
import Choices from "./Choices.svelte";
import { ICONS } from "./icons";
import { LESSON } from "./lesson";
import { Pick } from "./pick.svelte";
import { describe } from "./describe";
import { euros, nameOf } from "./things";

function question(desk: Desk<ProsperityView>, box: ProsperityBox, pick: Pick): string {
  const { view } = desk;
  if (view.phase === "pay")
    return t("prosperity-web-ask-pay", { levels: view.choice?.levels ?? 0, price: euros(view.choice?.price ?? 0) });
  if (view.phase === "split") return t("prosperity-web-ask-split", { squares: view.choice?.squares ?? 0 });
  if (pick.tile) return t("prosperity-web-ask-slot", { tile: nameOf(box, pick.tile) });
  return t("prosperity-web-ask-action", { actions: view.actions });
}

function progress(desk: Desk<ProsperityView>): string {
  const { view } = desk;
  if (view.final) return t("prosperity-screen-final");
  return t("prosperity-screen-turn", { decade: String(view.decade), turn: view.turned, turns: view.turns });
}

/** The decades. */
function ticks(steps: readonly StepView[]): Tick[] {
  const found: Tick[] = [];
  for (const { number, events } of steps) {
    const decade = events.find(({ name }) => name === "turned")?.facts["decade"];
    if (typeof decade === "string" && found.at(-1)?.label !== decade) found.push({ x: number, label: decade });
  }
  return found;
}

export const ui: GameUi<ProsperityView, ProsperityBox, Pick> = {
  Board,
  Choices,
  Changes,
  areas: [
    { id: "market", icon: SHARED.board, label: "prosperity-web-area-market" },
    { id: "country", icon: ICONS["infrastructure"]!, label: "prosperity-web-area-country" },
    { id: "players", icon: SHARED.people, label: "prosperity-web-area-players" },
  ],
  template: `"market country players" minmax(0, auto) "market country log" minmax(min(116px, 15vh), 1fr) / minmax(0, 1fr) minmax(280px, calc(30% - 116px)) minmax(var(--side, 214px), 17%)`,
  hasSecrets: false,
  lesson: LESSON,
  newPick: () => new Pick(),
  progress,
  question,
  describe,
  beginsTurn: ({ name }) => name === "turned",
  refused: (pick) => pick.refusals,
  left: ({ before, view }) => (before.phase === "act" ? view.actions : null),
  isAside: (view) => view.phase === "pay" || view.phase === "split",
  isScoring: (view) => view.final > 0,
  choreography: async () => (await import("./playback/choreography")).choreography,
  ticks,
};
