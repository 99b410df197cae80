/** Moves of Prosperity as people say them. */

import type { ProsperityBox } from "./box";
import { t } from "../../net/text.svelte";
import { nameOf, word } from "./things";

export function tell(move: string, box: ProsperityBox): string {
  const [verb, first = "", second = "", third = ""] = move.split(" ");
  if (verb === "buy") {
    const tile = nameOf(box, first);
    return third ? t("web-prosperity-tell-buy", { tile, slot: third }) : t("web-prosperity-tell-buy-special", { tile });
  }
  if (verb === "research") return t("web-prosperity-tell-research", { track: word(first) });
  if (verb === "pay") return t("web-prosperity-tell-pay", { levels: Number(first) });
  if (verb === "split") return t("web-prosperity-tell-split", { energy: Number(first), ecology: Number(second) });
  return t(verb === "income" ? "web-prosperity-tell-income" : "web-prosperity-tell-clean-up");
}
