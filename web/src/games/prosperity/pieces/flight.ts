/** A tile that is bought flies from the market to its slot. */

import { crossfade, scale } from "svelte/transition";

export const [send, receive] = crossfade({
  fallback: (node, parameters) => scale(node, { duration: Number(parameters.duration ?? 200), start: 0.7 }),
});
