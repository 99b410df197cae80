/** The rules of a game in its catalogue. */

import { messageIds, t, textOf } from "../net/text.svelte";

export interface Rule {
  id: string;
  text: string;
  ruling: string | null;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** The reference in the catalogue's order: chapters, and their rules. */
export function chaptersOf(game: string): Chapter[] {
  const found: Chapter[] = [];
  for (const message of messageIds(`${game}-rule`)) {
    const [, kind, id] = /-(rules?)-(.+)$/.exec(message)!;
    if (kind === "rules") found.push({ id: id!, title: t(message), rules: [] });
    else found.at(-1)?.rules.push({ id: id!, text: t(message), ruling: textOf(message, {}, "ruling") });
  }
  return found;
}
