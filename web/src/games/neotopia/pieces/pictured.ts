/** Sentences with the patterns of cards in the place of their names, whose letters say little, and with tokens in that of lists. */

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
let known: { language: string; find: RegExp; cards: Map<string, Card>; elements: Map<string, string> } | undefined;

/** The cards by their names in the reader's language, and what finds these in a sentence. */
function index(box: NeotopiaBox): NonNullable<typeof known> {
  if (known?.language !== prefs.language) {
    const cards = new Map(box.data.card.map((card) => [nameOf(box, card.id).toLowerCase(), card]));
    const longestFirst = [...cards.keys()].sort((one, other) => other.length - one.length);
    const elements = new Map(box.data.element.map(({ id }) => [nameOf(box, id).toLowerCase(), id]));
    const one = `(?:${[...elements.keys()].join("|")})`;
    const find = new RegExp(`(${longestFirst.join("|")}|${one}(?:, ${one})+)(?!\\p{L})`, "iu");
    known = { language: prefs.language, find, cards, elements };
  }
  return known;
}

export function pictured(text: string, box: NeotopiaBox): Drawn[] {
  const { find, cards, elements } = index(box);
  return text.split(find).flatMap((part, place): Drawn | Drawn[] => {
    const card = cards.get(part.toLowerCase());
    if (!card) return place % 2 ? part.split(", ").map((name) => bead(elements.get(name.toLowerCase())!, box)) : part;
    return { component: Drawing, props: { figure: card.pattern, said: [part] }, said: cardSaid(box, card.id) };
  });
}

function bead(id: string, box: NeotopiaBox): Drawn {
  return { component: Bead as unknown as typeof Drawing, props: { box, id, isSaid: true }, said: nameOf(box, id) };
}

/** A move in few signs: the token and where it goes. */
export function brief(move: string, box: NeotopiaBox): Drawn[] {
  const [verb, id = "", ...words] = move.split(" ");
  if (verb === "use") return [bead(id, box), ` ${t(`neotopia-web-word-${id}`)}`];
  if (verb !== "move" && verb !== "place") return pictured(describe(move, box), box);
  return [bead(id, box), ` → ${shortRegion(box, words.at(-2)!)} ${words.at(-1)}`];
}
