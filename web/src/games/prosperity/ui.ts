import type { ProsperityBox } from "../../net/boxes";
import type { Desk } from "../../table/desk";
import { t } from "../../net/text.svelte";
import type { ProsperityView } from "../../net/wire";
import type { GameUi } from "..";
import Board from "./Board.svelte";
import Changes from "./Changes.svelte";
import Choices from "./Choices.svelte";
import { pick } from "./pick.svelte";
import { tell } from "./tell";
import { nameOf } from "./things";

function question(desk: Desk, box: ProsperityBox): string {
  const view = desk.view as ProsperityView;
  if (view.phase === "pay") return t("web-prosperity-ask-pay", { levels: view.choice?.["levels"] ?? 0 });
  if (view.phase === "split") return t("web-prosperity-ask-split", { squares: view.choice?.["squares"] ?? 0 });
  if (pick.tile) return t("web-prosperity-ask-slot", { tile: nameOf(box, pick.tile) });
  return t("web-prosperity-ask-action", { actions: view.actions });
}

function progress(desk: Desk): string {
  const view = desk.view as ProsperityView;
  if (view.final) return t("prosperity-screen-final");
  return t("prosperity-screen-turn", { decade: String(view.decade), turn: view.turned, turns: view.turns });
}

export const ui: GameUi = {
  Board,
  Choices,
  Changes,
  areas: [
    { id: "market", icon: "board", label: "web-prosperity-area-market" },
    { id: "country", icon: "infrastructure", label: "web-prosperity-area-country" },
    { id: "players", icon: "people", label: "web-prosperity-area-players" },
  ],
  template: `"market country players" auto "market country log" minmax(0, 1fr) / minmax(0, 1fr) minmax(320px, 25%) minmax(250px, 19%)`,
  hasSecrets: false,
  progress,
  question: (desk, box) => question(desk, box as ProsperityBox),
  tell: (move, box) => tell(move, box as ProsperityBox),
  reset: () => pick.reset(),
};
