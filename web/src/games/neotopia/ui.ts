import type { NeotopiaBox } from "./box";
import type { Desk } from "../../table/desk";
import { t } from "../../net/text.svelte";
import type { NeotopiaView } from "../../net/wire";
import { ICONS } from "../../ui/glyphs";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Changes from "./Changes.svelte";
import Choices from "./Choices.svelte";
import { LESSON } from "./lesson";
import { Pick } from "./pick.svelte";
import { describe } from "./describe";
import { brief, pictured } from "./pieces/pictured";
import { nameOf } from "./things";

const isScoring = (view: NeotopiaView): boolean => ["groups", "final", "end"].includes(view.phase);

function progress(desk: Desk<NeotopiaView>): string {
  const { view } = desk;
  if (isScoring(view)) return t("neotopia-screen-final");
  const turn = t("neotopia-web-progress", { tiles: view.tiles_left, deck: view.deck });
  return view.ending ? `${t(view.last_round ? "neotopia-screen-last-round" : "neotopia-screen-ending")} · ${turn}` : turn;
}

function question(desk: Desk<NeotopiaView>, box: NeotopiaBox, pick: Pick): string {
  const { view } = desk;
  if (pick.token && pick.space) return t("neotopia-web-ask-factory", { element: nameOf(box, pick.token.element) });
  if (pick.token) return t("neotopia-web-ask-space", { element: nameOf(box, pick.token.element) });
  if (pick.space) return t("neotopia-web-ask-token", { region: nameOf(box, pick.space.region), space: pick.space.space });
  switch (view.phase) {
    case "act":
      return t("neotopia-web-ask-act", { actions: view.actions });
    case "draw":
      return t("neotopia-screen-draw", { draws: view.draws });
    case "build": {
      const { element, region, space } = view.placed!;
      return t("neotopia-screen-build", { element: nameOf(box, element), region: nameOf(box, region), space });
    }
    case "start":
    case "initiate":
    case "permit":
    case "close":
      return t(`neotopia-screen-${view.phase}`);
    default:
      return "";
  }
}

/** A card that is drawn is not there yet; for a subsidy it takes no action. */
function left({ view }: Desk<NeotopiaView>): number | null {
  return view.phase === "act" ? view.actions - 1 : view.phase === "draw" ? view.actions : null;
}

export const ui: GameUi<NeotopiaView, NeotopiaBox, Pick> = {
  Board,
  Choices,
  Changes,
  areas: [
    { id: "board", icon: ICONS.board, label: "neotopia-web-area-board" },
    { id: "cards", icon: ICONS.deck, label: "neotopia-web-area-cards" },
    { id: "players", icon: ICONS.people, label: "neotopia-web-area-players" },
  ],
  template: `"players board cards" minmax(0, auto) "log board cards" minmax(min(120px, 14vh), 1fr) / minmax(var(--side, 232px), 17.5%) minmax(0, 1fr) minmax(270px, 20.5%)`,
  bar: "172px", // the choices stand in one row
  hasSecrets: true,
  lesson: LESSON,
  newPick: (box) => new Pick(box),
  progress,
  question,
  describe,
  pictured,
  brief,
  end: "end",
  left,
  beginsTurn: ({ name }) => name === "passed",
  isSetup: ({ phase }) => phase === "start",
  isScoring,
  choreography: async () => (await import("./playback/choreography")).choreography,
  ticks: () => [],
};
