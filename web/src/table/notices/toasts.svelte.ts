/** Short notices about what happens at a table beside the match itself. */

import { t } from "../../net/text.svelte";
import type { EntryView, TableView } from "../../net/wire";

export interface Toast {
  number: number;
  text: string;
  kind: string;
}

const TOLD = new Set(["leave", "come", "refuse", "undo", "rematch", "chat"]);
const LASTS = 6000; // milliseconds
const MOST = 3;

export class Toasts {
  shown = $state.raw<readonly Toast[]>([]);

  /** Tells of entries that somebody else has caused; what is said only while the chat is out of sight. */
  tell(entries: readonly EntryView[], table: TableView, isChatInSight: boolean): void {
    for (const entry of entries) {
      const isOwn = entry.seat != null && !!table.seats[entry.seat]?.mine;
      if (!TOLD.has(entry.kind) || (isOwn && entry.kind !== "refuse") || (entry.kind === "chat" && isChatInSight)) continue;
      this.#show({ number: entry.number, kind: entry.kind, text: textOf(entry) });
    }
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((toast) => toast.number !== number);
  }

  #show(toast: Toast): void {
    this.shown = [...this.shown, toast].slice(-MOST);
    setTimeout(() => this.dismiss(toast.number), LASTS);
  }
}

function textOf(entry: EntryView): string {
  if (entry.kind === "chat") return `${entry.name}: ${entry.text}`;
  return t(`web-toast-${entry.kind}`, { player: entry.name ?? "" });
}
