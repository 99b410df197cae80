/** The names of seats. */

import { t } from "../net/text.svelte";
import type { TableView } from "../net/wire";

/** The name of a seat; bots are named by their level, as in the log. */
export function seatName(name: string, bot: string | null | undefined, number: number): string {
  return bot ? t("seat-bot", { bot: t(`bot-${bot}`), seat: number + 1 }) : name || t("web-seat-free", { seat: number + 1 });
}

/** The names of all seats; whoever has left is named with the bot that plays. With `you`, a reader with one seat is called that. */
export function namesOf(table: TableView | null, you?: string): string[] {
  const seats = table?.seats ?? [];
  const isAlone = seats.filter(({ mine }) => mine).length === 1;
  return seats.map((seat, number) =>
    you && isAlone && seat.mine
      ? you
      : seat.kind === "away"
        ? t("web-seat-away", { player: seat.name })
        : seatName(seat.name, seat.kind === "bot" ? seat.bot : null, number),
  );
}
