/** The names of seats. */

import { t } from "../net/text.svelte";
import type { TableView } from "../net/wire";

/** The name of a seat; bots are named by their level, as in the log. */
export function seatName(name: string, bot: string | null | undefined, number: number): string {
  return bot ? t("seat-bot", { bot: t(`bot-${bot}`), seat: number + 1 }) : name || t("web-seat-free", { seat: number + 1 });
}

/** What the seats are called at the table itself: the reader's own is “you”, unless a device is shared. */
export function labelsOf(table: TableView | null): string[] {
  const isAlone = table?.seats.filter((seat) => seat.mine).length === 1;
  return namesOf(table).map((name, number) => (isAlone && table.seats[number]!.mine ? t("seat-you") : name));
}

/** The names of all seats; whoever has left is named with the bot that plays. */
export function namesOf(table: TableView | null): string[] {
  return (table?.seats ?? []).map((seat, number) =>
    seat.kind === "away"
      ? t("web-seat-away", { player: seat.name })
      : seatName(seat.name, seat.kind === "bot" ? seat.bot : null, number),
  );
}
