/** The set of drawings, which is loaded once, after the first paint, and drawn a little at a time. */

import type * as Drawings from "./set";

const SLICE = 16; // milliseconds of drawing until a click or a frame has its chance

let gallery = $state.raw<typeof Drawings | null>(null);
let asked = false;
const waiting = new Set<() => void>();
let spent = 0; // milliseconds of this slice
let pause: ReturnType<typeof setTimeout> | undefined; // until the next slice

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

/** Draws at once if there is time, else when it is its turn; returns what calls it off. */
export function inTurn(draw: () => void): () => void {
  waiting.add(draw);
  work();
  return () => waiting.delete(draw);
}

function work(): void {
  for (const draw of waiting) {
    if (spent >= SLICE) break;
    const start = performance.now();
    waiting.delete(draw);
    draw();
    spent += performance.now() - start;
  }
  pause ??= setTimeout(goOn);
}

function goOn(): void {
  pause = undefined;
  spent = 0;
  if (waiting.size) work();
}
