/** Defers what a slow phone can do without until it shows the first area and its choices. */

import { onMount } from "svelte";

/** Runs something once the browser has painted; returns what prevents it. */
export function afterPaint(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export class Later {
  isDue = $state(false);

  constructor() {
    onMount(() => afterPaint(() => (this.isDue = true)));
  }
}
