/** Reading the box of Neotopia. */

import type { Card, NeotopiaBox } from "./box";
import { prefs } from "../../app/prefs.svelte";
import { capital, textOf, t } from "../../net/text.svelte";
import type { NeotopiaView } from "../../net/wire";

export type Player = NeotopiaView["players"][number];

const indexes = new WeakMap<NeotopiaBox, Map<string, Card>>();

export function cardOf(box: NeotopiaBox, id: string): Card | undefined {
  let index = indexes.get(box);
  if (!index) {
    index = new Map(box.data.card.map((card) => [card.id, card]));
    indexes.set(box, index);
  }
  return index.get(id);
}

/** The name of an element, a region, a factory, a bonus or a card in the reader's language. */
export function nameOf(box: NeotopiaBox, id: string): string {
  return box.names[prefs.language]?.[id] ?? id;
}

/** A region without a word that the names of all regions share. */
export function shortRegion(box: NeotopiaBox, id: string): string {
  return capital(box.short_regions[prefs.language]?.[id] ?? nameOf(box, id));
}

export function isElement(box: NeotopiaBox, word: string): boolean {
  return box.data.element.some(({ id }) => id === word);
}

/** The elements that name a type of projects; one alone is a type of buildings. */
export function typeElements(box: NeotopiaBox, type: string): string[] {
  return type.split("-").filter((word) => isElement(box, word));
}

export function typeSaid(box: NeotopiaBox, type: string): string {
  const elements = typeElements(box, type).map((element) => nameOf(box, element));
  return elements.length > 1 ? elements.join(" + ") : t("neotopia-web-type-building", { element: elements[0] ?? type });
}

/** Whether a factory serves a region. */
export function serves(box: NeotopiaBox, factory: string, region: string): boolean {
  return box.factories[factory]?.includes(region) ?? false;
}

/** What a card is worth, in words: a building less to the player of its colour. */
export function worthSaid(card: Card): string {
  const points = card.points;
  const own = card.own ?? points;
  return own === points ? t("neotopia-web-worth", { points }) : t("neotopia-web-worth-building", { points, own });
}

/** A card in words: its name without the letters that stand for its elements, these in full, and what it is worth. */
export function cardSaid(box: NeotopiaBox, id: string, name = nameOf(box, id).replace(/ \S+$/, "")): string {
  const card = cardOf(box, id);
  if (!card) return id;
  const all = card.pattern.map(([, , element]) => element);
  const type = [...new Set(all)].map((one) => `${all.filter((each) => each === one).length} × ${nameOf(box, one)}`).join(", ");
  return t("neotopia-web-card", { card: capital(name), type, worth: worthSaid(card) });
}

/** What a bonus does: its rule, which begins with its name. */
export function bonusSaid(box: NeotopiaBox, bonus: string): string {
  return textOf(`neotopia-rule-${box.bonus_rules[bonus]}`) ?? nameOf(box, bonus);
}
