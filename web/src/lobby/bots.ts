/** A match against bots, without a form. */

import { prefs } from "../app/prefs.svelte";
import { go } from "../app/route.svelte";
import { ask } from "../net/api";
import { games } from "../net/games.svelte";
import { here } from "../net/here.svelte";
import { reader } from "../net/me.svelte";
import type { Bots, GameView, TableLaid } from "../net/wire";

/** Creates a table for the reader and bots of one level, and goes there. */
export async function playBots(name: string, players: number, level: Bots["level"]): Promise<void> {
  await reader.introduce();
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  const thinking = whoThinks((await games.load()).find((game) => game.name === name)!);
  const { table } = await ask<TableLaid>("/api/tables", { game: name, seats: [{ kind: "me" }, ...bots], thinking });
  await go(`/table/${table.id}`);
}

/** Who thinks for the bots of somebody who plays alone: this browser, if its reader wants that and no seat has secrets. */
export function whoThinks(game: GameView): "browser" | "server" {
  return prefs.bots && !game.secrets && !here.isChosen ? "browser" : "server";
}
