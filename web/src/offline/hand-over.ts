/** Hands matches that were played on this device to the server, which replays them before it believes them. */

import { Refused, ask } from "../net/api";
import { reader } from "../net/me.svelte";
import { type KeptTable, keptTables, logOf, markHandedOver } from "./store";

/** The finished matches that only this device has, and that count. */
export async function onlyHere(): Promise<KeptTable[]> {
  return (await keptTables()).filter(
    ({ line, summary, isHandedOver }) => summary !== null && !isHandedOver && line.seats.some(({ mine }) => mine),
  );
}

/** Hands matches over, one after another; returns why some were refused. */
export async function handOver(tables: readonly KeptTable[]): Promise<string[]> {
  await reader.introduce();
  const refusals: string[] = [];
  for (const { id } of tables) {
    try {
      await ask("/api/me/matches", { table: id, log: await logOf(id) });
      await markHandedOver(id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusals.push(error.message);
    }
  }
  return refusals;
}
