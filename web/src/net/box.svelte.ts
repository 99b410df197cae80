/** What is printed: the components of a game, with their names in every language. */

import { prefs } from "../app/prefs.svelte";
import { ask } from "./api";
import { readable, said } from "./text.svelte";

/** What every box has: the names of all things, by language and then by id. */
export interface Named {
  names: Record<string, Record<string, string>>;
}

/** The components as the file has them, what a client needs besides, and the names. */
interface Told extends Named {
  box: { data: object };
}

const boxes = new Map<string, Promise<Named>>();

/** The components of a game, by the hash that a table names. */
export function boxOf(game: string, components: string): Promise<Named> {
  const key = `${game} ${components}`;
  const found = boxes.get(key) ?? ask<Told>(`/api/games/${game}/box?components=${components}`, undefined, "GET", false).then(flat);
  boxes.set(key, found);
  found.catch(() => boxes.delete(key));
  return found;
}

function flat({ names, box: { data, ...more } }: Told): Named {
  return { ...data, ...more, names };
}

/** The name of a thing in the reader's language: of the box, or a word of the game. */
export function named(box: Named | null, id: string, game: string): string {
  return box?.names[prefs.language]?.[id] ?? said(`${game}-name-${id}`) ?? readable(id);
}
