/** Sentences with the patterns of cards in the place of their names, whose letters say little. */

import type { Component } from "svelte";

import { prefs } from "../../../app/prefs.svelte";
import { t } from "../../../net/text.svelte";
import type { Drawn } from "../../contract";
import type { Card, NeotopiaBox } from "../box";
import Pattern from "../inventory/Pattern.svelte";
import { describe } from "../describe";
import { cardSaid, nameOf, shortRegion } from "../things";
import Bead from "./Bead.svelte";

const Drawing = Pattern as unknown as Component<Record<string, unknown>>;
let known: { language: string; find: RegExp; cards: Map<string, Card> } | undefined;

/** The cards by their names in the reader's language, and what finds these in a sentence. */
function index(box: NeotopiaBox): NonNullable<typeof known> {
  if (known?.language !== prefs.language) {
    const cards = new Map(box.data.card.map((card) => [nameOf(box, card.id).toLowerCase(), card]));
    const longestFirst = [...cards.keys()].sort((one, other) => other.length - one.length);
    known = { language: prefs.language, find: new RegExp(`(${longestFirst.join("|")})(?!\\p{L})`, "iu"), cards };
  }
  return known;
}

export function pictured(text: string, box: NeotopiaBox): Drawn[] {
  const { find, cards } = index(box);
  return text.split(find).map((part) => {
    const card = cards.get(part.toLowerCase());
    if (!card) return part;
    return { component: Drawing, props: { figure: card.pattern, said: [part] }, said: cardSaid(box, card.id) };
  });
}

/** A move in few signs: the token and where it goes. */
export function brief(move: string, box: NeotopiaBox): Drawn[] {
  const [verb, id = "", ...words] = move.split(" ");
  const bead = { component: Bead as unknown as typeof Drawing, props: { box, id }, said: nameOf(box, id) };
  if (verb === "use") return [bead, ` ${t(`neotopia-web-word-${id}`)}`];
  if (verb !== "move" && verb !== "place") return pictured(describe(move, box), box);
  return [bead, ` → ${shortRegion(box, words.at(-2)!)} ${words.at(-1)}`];
}
