/** The tables of the reader. */

import { prefs } from "../app/prefs.svelte";
import { ask } from "./api";
import { here, isHere } from "./here.svelte";
import type { Line } from "./wire";
import { saveText } from "../ui/clipboard";

/** The reader's tables on the server and on this device; those that the server has as well only once. */
export async function myTables(): Promise<Line[]> {
  const found = await ask<Line[]>("/api/me/tables");
  if (here.isAlone || !prefs.offline) return found;
  const { isListed, keptTables } = await import("../offline/store");
  const kept = (await keptTables()).filter((each) => !each.isHandedOver && isListed(each)).map(({ line }) => line);
  return [...found, ...kept].sort((one, other) => other.turn_since - one.turn_since);
}

/** The file of a match: a server sends it, and one that is kept on this device is saved from here. */
export async function saveIfHere(event: MouseEvent, table: string, kind: string): Promise<void> {
  if (!isHere(table)) return;
  event.preventDefault();
  const { match } = await ask<{ match: string }>(`/api/tables/${table}/match.${kind}`);
  saveText(`${table}.${kind}`, match);
}
