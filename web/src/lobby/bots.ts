/** A match against bots, without a form. */

import { go } from "../app/route.svelte";
import { ask } from "../net/api";
import { reader } from "../net/me.svelte";
import type { Bots, TableLaid } from "../net/wire";

/** Creates a table for the reader and bots of one level, and goes there. */
export async function playBots(game: string, players: number, level: Bots["level"]): Promise<void> {
  await reader.introduce();
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  const { table } = await ask<TableLaid>("/api/tables", { game, seats: [{ kind: "me" }, ...bots] });
  await go(`/table/${table.id}`);
}
