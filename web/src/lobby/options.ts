/** The options of a game as a host reads and chooses them. Their texts are messages of the game's own catalogue. */

import { readable, textOf } from "../net/text.svelte";
import type { GameView, OptionView } from "../net/wire";

export function optionLabel(game: string, option: OptionView): string {
  return textOf(`${game}-option-${option.name}`) ?? readable(option.name);
}

export function valueLabel(game: string, option: OptionView, value: string): string {
  return textOf(`${game}-option-${option.name}-${value || "default"}`) ?? readable(value || "default");
}

export function valueHint(game: string, option: OptionView, value: string): string | null {
  return textOf(`${game}-option-${option.name}-${value}`, {}, "hint");
}

/** What can be chosen; an option without a default can also be left to the game. */
export function valuesOf(option: OptionView): string[] {
  return option.default === null ? ["", ...option.values] : option.values;
}

/** What is chosen at first. */
export function usual(options: readonly OptionView[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.name, option.default ?? ""]));
}

/** Whether nothing else was chosen. */
export function isUsual(options: readonly OptionView[], chosen: Readonly<Record<string, string>>): boolean {
  return options.every((option) => chosen[option.name] === (option.default ?? ""));
}

export function optionsOf(game: GameView | undefined, scope: OptionView["scope"]): OptionView[] {
  return game?.options.filter((option) => option.scope === scope) ?? [];
}

/** The values of a seat option, if any seat has another than the usual one: a seat that left it open gets the next that is left. */
export function bySeat(option: OptionView, chosen: readonly string[]): Record<string, string[]> {
  if (chosen.every((value) => value === (option.default ?? ""))) return {};
  const left = option.values.filter((value) => !option.distinct || !chosen.includes(value));
  return { [option.name]: chosen.map((value) => value || ((option.distinct ? left.shift() : left[0]) ?? "")) };
}
