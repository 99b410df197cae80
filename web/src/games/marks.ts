/** How a seat is told from the others: by a shape and a colour. */

import { ICONS } from "../ui/Icon.svelte";
import type { TableView } from "../net/wire";

export interface Mark {
  icon: string;
  colour: string;
}

/** How a seat is marked: by its number, or by its element where players have one. */
export function markOf(table: TableView | null, seat: number): Mark {
  const colours = table?.options["colours"];
  const element: unknown = Array.isArray(colours) ? colours[seat] : null;
  // mixed with the ink, a colour of the box can be read on both grounds
  if (typeof element === "string" && `element-${element}` in ICONS) {
    return { icon: `element-${element}`, colour: `color-mix(in srgb, var(--${element}) 65%, var(--ink))` };
  }
  return { icon: `seat-${seat}`, colour: `var(--seat-${seat})` };
}
