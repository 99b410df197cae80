/** What is played on this device instead of a server. The part that does it is loaded when it is needed. */

import { prefs } from "../app/prefs.svelte";
import { isSite } from "./place";

const RETRY = 15_000; // milliseconds between two looks for the server

class Here {
  /** Whether there is no server: no network, or a site without one. */
  isAlone = $state(isSite);
  #timer = 0;

  /** The server does not answer: from now on this device does, if its reader has wanted that; looks for the server meanwhile. */
  lose(): void {
    if (this.isAlone || !prefs.offline) return;
    this.isAlone = true;
    window.addEventListener("online", this.#look);
    this.#timer = window.setInterval(this.#look, RETRY);
  }

  /** Whether new matches are played on this device. */
  get isChosen(): boolean {
    return this.isAlone || (prefs.offline && prefs.device);
  }

  readonly #look = (): void => {
    void fetch("/healthz", { cache: "no-store" }).then(
      ({ ok }) => ok && this.#find(),
      () => {},
    );
  };

  #find(): void {
    this.isAlone = false;
    clearInterval(this.#timer);
    window.removeEventListener("online", this.#look);
  }
}

export const here = new Here();

/** Whether a table is kept on this device. */
export function isHere(table: string): boolean {
  return table.startsWith("0");
}

/** Whether this device answers a request, instead of a server. */
export function isAskedHere(path: string, body: unknown): boolean {
  const table = /^\/api\/tables\/(\w+)/.exec(path)?.[1];
  if (table) return isHere(table);
  if (path === "/api/opened") return true; // no server is needed to look at a match
  if (path !== "/api/tables" || !body) return here.isAlone;
  const { origin } = body as { origin?: { table: string } | null }; // a match goes on where it was played
  return origin ? isHere(origin.table) : here.isChosen;
}
