/** What need not be there at once: a slow phone shows the first area and its choices before it draws the rest. */

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
