/** The tables of the reader. */

import { prefs } from "../app/prefs.svelte";
import { ask } from "./api";
import { here } from "./here.svelte";
import type { Line } from "./wire";

/** The reader's tables on the server and on this device; those that the server has as well only once. */
export async function myTables(): Promise<Line[]> {
  const found = await ask<Line[]>("/api/me/tables");
  if (here.isAlone || !prefs.offline) return found;
  const { keptTables } = await import("../offline/store");
  const kept = (await keptTables()).filter(({ isHandedOver }) => !isHandedOver).map(({ line }) => line);
  return [...found, ...kept].sort((one, other) => other.turn_since - one.turn_since);
}
