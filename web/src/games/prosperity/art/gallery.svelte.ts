/** The set of drawings, which is loaded once, after the first paint. */

import type * as Drawings from "./set";

let gallery = $state.raw<typeof Drawings | null>(null);
let asked = false;

/** The set, or null while it is on its way. */
export function drawings(): typeof Drawings | null {
  return gallery;
}

/** Asks for the set as soon as the page has been painted. */
export function askForDrawings(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => setTimeout(() => void load()));
}

async function load(): Promise<void> {
  try {
    gallery = await import("./set");
  } catch {
    asked = false; // the next drawing that is shown asks again
  }
}
