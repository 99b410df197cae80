/** Moves of Prosperity as people say them. */

import type { ProsperityBox } from "./box";
import { t } from "../../net/text.svelte";
import { nameOf, word } from "./things";

export function describe(move: string, box: ProsperityBox): string {
  const [verb, first = "", second = "", third = ""] = move.split(" ");
  if (verb === "buy") {
    const tile = nameOf(box, first);
    return third ? t("prosperity-web-tell-buy", { tile, slot: third }) : t("prosperity-web-tell-buy-special", { tile });
  }
  if (verb === "research") return t("prosperity-web-tell-research", { track: word(first) });
  if (verb === "pay") return t("prosperity-web-tell-pay", { levels: Number(first) });
  if (verb === "split") return t("prosperity-web-tell-split", { energy: Number(first), ecology: Number(second) });
  return t(verb === "income" ? "prosperity-web-tell-income" : "prosperity-web-tell-clean-up");
}
