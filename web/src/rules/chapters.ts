/** The rules of a game as the catalogue has them. */

import { messageIds, t, textOf } from "../net/text.svelte";
import { type Terms, hasWords } from "../ui/search";

export interface Rule {
  id: string;
  text: string;
  ruling: string | null;
  /** The caption of its picture. */
  figure: string | null;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** The chapters and their rules, in the order of the catalogue. */
export function chaptersOf(game: string): Chapter[] {
  const found: Chapter[] = [];
  for (const message of messageIds(`${game}-rule`)) {
    const [, kind, id] = /-(rules?)-(.+)$/.exec(message)!;
    if (kind === "rules") found.push({ id: id!, title: t(message), rules: [] });
    else {
      const [ruling, figure] = [textOf(message, {}, "ruling"), textOf(message, {}, "figure")];
      found.at(-1)?.rules.push({ id: id!, text: t(message), ruling, figure });
    }
  }
  return found;
}

/** The rules that have every word, by chapter. */
export function matching(chapters: readonly Chapter[], words: Terms): Chapter[] {
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, text, ruling, figure }) =>
        hasWords(`${id} ${text} ${ruling ?? ""} ${figure ?? ""}`, words),
      ),
    }))
    .filter((chapter) => chapter.rules.length);
}
