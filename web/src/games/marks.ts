/** How a seat is told from the others: by a shape and a colour. */

import type { TableView } from "../net/wire";
import { seatShape } from "../ui/glyphs";
import { aboutOf } from ".";
import type { Mark } from "./contract";

/** The mark of a seat: by its number, or as its game has it. */
export function markOf(table: Pick<TableView, "game" | "options"> | null, seat: number): Mark {
  const own = table && aboutOf(table.game)?.mark?.(table.options, seat);
  return own ?? { path: seatShape(seat), colour: seatColour(seat) };
}

const COLOURS = 6; // of seats, in app.css

export function seatColour(seat: number): string {
  return `var(--seat-${seat % COLOURS})`;
}
