/** Sentences with the patterns of cards in the place of their names, whose letters say little. */

import type { Component } from "svelte";

import { prefs } from "../../../app/prefs.svelte";
import type { Drawn } from "../../contract";
import type { Card, NeotopiaBox } from "../box";
import Pattern from "../inventory/Pattern.svelte";
import { cardSaid, nameOf } from "../things";

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
