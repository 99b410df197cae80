/** What is wrong with the form of a new table, by field. */

import { t } from "../net/text.svelte";
import type { GameView, Problem } from "../net/wire";
import { optionsOf } from "./options";

/** The field that a refusal is about, by its code or by the path in its message; empty if it is about the whole form. */
export function fieldOf({ code, message }: Problem, game: GameView): string {
  if (code === "components-fault" || code === "server-no-components" || /\bcomponents\b/.test(message)) return "components";
  const isOption = optionsOf(game, "seat").some((option) => code === `${game.name}-wrong-${option.name}`);
  if (code === "server-no-own-seat" || isOption) return "seats";
  if (code !== "server-wrong-form") return "";
  const seat = /seats\.(\d)/.exec(message)?.[1];
  return seat ? `seat-${seat}` : (/clock\.\w+\.(turn|bank|days)/.exec(message)?.[1] ?? "");
}

/** The numbers that are missing or out of range. */
export function wrongNumbers(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[type=number]")];
  const wrong = inputs.filter((input) => !input.value || !input.checkValidity());
  return Object.fromEntries(wrong.map((input) => [input.id, t("web-new-range", { fewest: input.min, most: input.max })]));
}
