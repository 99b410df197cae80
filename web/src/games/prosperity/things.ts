/** Reading the box of Prosperity. */

import type { ProsperityBox, Slot, Tile } from "./box";
import { named } from "../../net/box.svelte";
import { signed, t, textOf } from "../../net/text.svelte";

export const SYMBOLS = ["energy", "ecology", "capital", "research", "prosperity"] as const;
export const TRACKS = ["energy", "ecology"] as const;

export function euros(amount: number): string {
  return t("prosperity-euros", { amount });
}

/** What a slot or the market shows: a tile or a printed building. */
export interface Face {
  id: string;
  name: string;
  kind: string;
  symbols: Record<string, number>;
  tile: Tile | null;
}

export interface LabelledSlot extends Slot {
  label: string;
}

const indexes = new WeakMap<ProsperityBox, Map<string, Tile>>();

export function tileOf(box: ProsperityBox, id: string): Tile | undefined {
  let index = indexes.get(box);
  if (!index) {
    index = new Map(box.data.tile.map((tile) => [tile.id, tile]));
    indexes.set(box, index);
  }
  return index.get(id);
}

const boards = new WeakMap<ProsperityBox, Map<string, LabelledSlot[]>>();

/** The slots of a board with their labels; always the same, so that they are not drawn again. */
export function slotsOf(box: ProsperityBox, side: string): LabelledSlot[] {
  const known = boards.get(box) ?? new Map<string, LabelledSlot[]>();
  boards.set(box, known);
  let found = known.get(side);
  if (!found) {
    const slots = box.data.board.find((board) => board.side === side)?.slots ?? [];
    found = slots.map((slot, number) => ({ ...slot, label: box.slots[side]![number]! }));
    known.set(side, found);
  }
  return found;
}

export function nameOf(box: ProsperityBox, id: string): string {
  return named(box, id, "prosperity");
}

export function faceOf(box: ProsperityBox, id: string, slot?: Slot): Face {
  const tile = tileOf(box, id) ?? null;
  const symbols = tile ? (tile.symbols ?? {}) : (slot?.symbols ?? {});
  return { id, name: nameOf(box, id), kind: tile?.kind ?? slot?.kind ?? "special", symbols, tile };
}

const SOFT_HYPHEN = "\u00ad";
let hyphenated = { source: "", parts: new Map<string, string>() };

/** A name with soft hyphens where its language breaks words, for narrow places; everywhere else names have none. */
export function broken(name: string): string {
  const source = textOf("prosperity-web-hyphenation") ?? "";
  if (source !== hyphenated.source) {
    const words = source.split(/\s+/).filter(Boolean);
    const parts = new Map(words.map((word) => [word.replaceAll("·", ""), word.replaceAll("·", SOFT_HYPHEN)]));
    hyphenated = { source, parts };
  }
  return name
    .split(/(?<=[\s-])|(?=[\s-])/)
    .map((part) => hyphenated.parts.get(part) ?? part)
    .join("");
}

/** What a scoring would bring, with a deficit as the choice that it is: “€200 or 2 discs”. */
export function outlookSaid({ levels = 0, price = 0, ...changes }: Record<string, number>): string {
  return levels ? t("prosperity-web-deficit", { price: euros(price), levels }) : changeSaid(changes);
}

export function word(id: string): string {
  return named(null, id, "prosperity");
}

/** What a tile shows, in words. */
export function symbolsSaid(symbols: Record<string, number>): string {
  const said = SYMBOLS.filter((symbol) => symbols[symbol]).map((symbol) => `${word(symbol)} ${signed(symbols[symbol]!)}`);
  return said.join(", ") || t("prosperity-web-no-symbols");
}

/** What a special tile does, in words; empty for other tiles. */
export function effectSaid(effect: Record<string, number>): string {
  const { points = 0, remove_discs: discs = 0 } = effect;
  return points || discs ? changeSaid({ points, discs: -discs }) : "";
}

/** What changes, as far as the catalogue has words for it: “−€100, +1 disc”. The server says changes in the log in the same way. */
export function changeSaid(facts: Record<string, unknown>): string {
  const parts = Object.entries(facts).map(([key, value]) => {
    if (typeof value !== "number" || !value) return null;
    return textOf(`prosperity-change-${key}`, { sign: value > 0 ? "+" : "−", number: Math.abs(value) });
  });
  return parts.filter((part) => part !== null).join(", ") || t("prosperity-change-none");
}
