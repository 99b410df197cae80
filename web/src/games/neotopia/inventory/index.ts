/** The components of Neotopia as an overview: bonus tokens, cards by type, and the backs of the production tiles. */

import { t } from "../../../net/text.svelte";
import type { Group, Inventory, Row } from "../../contract";
import type { Card, NeotopiaBox } from "../box";
import Pattern from "./Pattern.svelte";
import type { Tokens } from "./drawing";
import { nameOf } from "../things";

function groups(box: NeotopiaBox): Group<Tokens>[] {
  const types = [...new Set(box.data.card.map((card) => card.type))];
  const cards = types.map((type) => ({
    title: t("neotopia-box-cards", { type: typeTitle(box, type) }),
    rows: box.data.card.filter((card) => card.type === type).map((card) => ofCard(box, card)),
  }));
  const tiles = productionTiles(box);
  return [
    { title: t("neotopia-box-bonuses"), rows: bonuses(box) },
    ...cards,
    ...(tiles.length ? [{ title: t("neotopia-box-tiles"), rows: tiles }] : []),
  ];
}

function typeTitle(box: NeotopiaBox, type: string): string {
  const words = type.split("-").map((part) => (part === "building" ? t("neotopia-box-building") : nameOf(box, part)));
  return words.join(" – ");
}

function bonuses(box: NeotopiaBox): Row<Tokens>[] {
  return box.data.bonus.map((bonus) => ({
    id: bonus.id,
    name: nameOf(box, bonus.id),
    about: t("neotopia-box-copies", { copies: bonus.copies }),
    does: t(`neotopia-rule-${box.bonus_rules[bonus.id]}`).replace(/^[^:]*:\s*/, ""),
    source: "rulebook",
  }));
}

function ofCard(box: NeotopiaBox, card: Card): Row<Tokens> {
  const { points } = card;
  return {
    id: card.id,
    name: nameOf(box, card.id),
    about: "",
    does:
      card.own === undefined
        ? t("neotopia-box-points", { points })
        : t("neotopia-box-points-building", { own: card.own, others: points }),
    ...drawn(box, card.pattern),
    source: "reconstruction",
  };
}

function productionTiles(box: NeotopiaBox): Row<Tokens>[] {
  return box.data.tile.map((tile, number) => ({
    id: `tile ${number}`,
    name: tile.flag ? t("neotopia-box-flag-tile") : t("neotopia-box-production-tile", { number: number + 1 }),
    about: tile.without?.length ? t("neotopia-box-without", { players: tile.without.join(", ") }) : "",
    does: "",
    ...drawn(
      box,
      tile.elements
        .flatMap((copies, element) => Array<string>(copies).fill(box.data.element[element]!.id))
        .map((element, at) => [at, 0, element] as const),
    ),
    source: "reconstruction",
  }));
}

function drawn(box: NeotopiaBox, pattern: Tokens): { figure: Tokens; said: string[] } {
  return { figure: pattern, said: pattern.map(([, , element]) => nameOf(box, element)) };
}

export const inventory: Inventory<NeotopiaBox, Tokens> = {
  groups,
  Figure: Pattern,
  reconstructed: ["N-2", "N-3", "N-14", "N-30"],
};
