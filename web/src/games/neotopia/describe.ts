/** Moves of Neotopia as people say them. */

import type { NeotopiaBox } from "./box";
import { capital, t } from "../../net/text.svelte";
import { nameOf } from "./things";

export function describe(move: string, box: NeotopiaBox): string {
  const words = move.split(" ");
  const name = (place: number): string => nameOf(box, words[place] ?? "");
  switch (words[0]) {
    case "start":
      return t("neotopia-web-tell-start", { region: name(2), space: words[3] ?? "" });
    case "move":
      return t("neotopia-web-tell-move", { element: name(1), factory: name(3), region: name(5), space: words[6] ?? "" });
    case "place":
      return t("neotopia-web-tell-place", { element: name(1), region: name(3), space: words[4] ?? "" });
    case "draw":
      return capital(t("neotopia-move-draw", { card: words[1] === "deck" ? t("neotopia-move-deck") : name(1) }));
    case "build":
      return capital(t("neotopia-move-build", { card: name(1) }));
    case "use":
      return capital(t("neotopia-move-use", { bonus: name(1) }));
    default:
      return capital(t(`neotopia-move-${words[0]}`));
  }
}
