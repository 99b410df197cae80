/** What is printed: the components of a game, with their names in every language. */

import type { NeotopiaBox, ProsperityBox } from "./boxes";
import { ask } from "./api";
import { prefs } from "../app/prefs.svelte";
import { said } from "./text.svelte";

export type Box = ProsperityBox | NeotopiaBox;

/** The components as the file has them, what a client needs besides, and the names of all things by language. */
interface Told {
  names: Box["names"];
  box: { data: object } & Record<string, unknown>;
}

const boxes = new Map<string, Promise<Box>>();

/** The components of a game, by the hash that a table names. */
export function boxOf(game: string, components: string): Promise<Box> {
  const key = `${game} ${components}`;
  const found = boxes.get(key) ?? ask<Told>(`/api/games/${game}/box?components=${components}`, undefined, "GET", false).then(flat);
  boxes.set(key, found);
  found.catch(() => boxes.delete(key));
  return found;
}

function flat({ names, box: { data, ...more } }: Told): Box {
  return { ...data, ...more, names } as unknown as Box;
}

/** The name of a thing in the reader's language: of the box, or a word of the game. */
export function named(box: Box | null, id: string, game: string): string {
  return box?.names[prefs.language]?.[id] ?? said(`${game}-name-${id}`) ?? id;
}
