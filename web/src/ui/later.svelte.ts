/** Defers drawing: a slow phone shows the first area and its choices before the rest. */

import { onMount } from "svelte";

export class Later {
  isDue = $state(false);

  constructor() {
    onMount(() => {
      let timer = 0;
      const frame = requestAnimationFrame(() => (timer = window.setTimeout(() => (this.isDue = true))));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
