/** The box of a game: its components, with their names in every language. */

import { prefs } from "../app/prefs.svelte";
import { ask } from "./api";
import { readable, textOf } from "./text.svelte";
import type { Box } from "./wire";

/** What every box has: its game, and the names of all things, by language and then by id. */
export type Named = Pick<Box, "game" | "names">;

const boxes = new Map<string, Promise<Named>>();

/** The components of a game, by the hash that a table names. */
export function boxOf(game: string, components: string): Promise<Named> {
  const key = `${game} ${components}`;
  const found =
    boxes.get(key) ?? ask<Box>(`/api/games/${game}/box?components=${components}`, undefined, "GET", false).then(withNames);
  boxes.set(key, found);
  found.catch(() => boxes.delete(key));
  return found;
}

function withNames({ box, game, names }: Box): Named {
  return { ...box, game, names };
}

/** The name of a thing in the reader's language: of the box, or a word of the game. */
export function named(box: Named | null, id: string, game: string): string {
  return box?.names[prefs.language]?.[id] ?? textOf(`${game}-name-${id}`) ?? readable(id);
}
