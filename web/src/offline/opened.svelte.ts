/** Matches from elsewhere: out of a file that was dropped or chosen, or out of a link. This device replays and shows them. */

import { go } from "../app/route.svelte";
import { ask } from "../net/api";

const LARGEST = 1_000_000; // characters

class Opened {
  /** The text of the file that is to be opened. */
  file = $state<string | null>(null);
}

export const opened = new Opened();

/** Whether something is dragged that could be a match. */
export function hasFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** Shows the match in a file. */
export async function openFile(file: File | undefined): Promise<void> {
  if (!file) return;
  opened.file = (await file.slice(0, LARGEST).text()).trim();
  await go("/match");
}

/** Takes a match in on this device; returns where it can be studied. */
export async function takeIn(match: string): Promise<string> {
  const { table } = await ask<{ table: string }>("/api/opened", { match });
  return `/study/${table}`;
}
