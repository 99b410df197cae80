/** Bots that this browser thinks for, at a server's table where the reader plays alone; the server decides what is legal. */

import { bytesOf } from "../engine/bytes";
import { poolOf } from "../engine/pool";
import { ask } from "../net/api";
import type { KnownPosition } from "../net/wire";
import type { Session } from "./session/session.svelte";

const DEALS = 2 ** 31;

/** Makes one decision for a bot. If that fails, or the match has gone on, nothing is lost: the server thinks after a while. */
export async function decideForBot(session: Session, level: string): Promise<void> {
  const { id, game, components, number, position } = session.table!;
  const pool = await poolOf(game, components, "bots");
  if (!pool || !position) return;
  const wish = { at: position.count, line: [], deal: Math.floor(Math.random() * DEALS) };
  const known = await ask<KnownPosition>(`/api/tables/${id}/known`, wish, "POST", false);
  if (known.seat == null || session.table!.number !== number) return;
  const question = { state: bytesOf(known.state), viewer: known.seat, players: known.players };
  const action = await pool.choose(question, level);
  if (session.table!.changed > number) return;
  await session.connection.execute({ do: "think", seen: number, moves: [pool.about.moves[action]!] });
}
