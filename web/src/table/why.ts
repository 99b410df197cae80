/** Why the bots propose a turn, in a sentence. */

import { prefs } from "../app/prefs.svelte";
import { chance, t, textOf } from "../net/text.svelte";
import type { PositionAnalysis } from "../net/wire";

const LEAST = 0.3; // points: anything less is no reason
const CLEAR = 0.02; // a chance to win by which a move is better than another, whatever the points

/** Moves with the best chance of a seat first; the bots list them by how much they have looked at them. */
export function byChance(moves: PositionAnalysis["moves"], seat: number): PositionAnalysis["moves"] {
  return [...moves].sort((one, other) => other.chances[seat]! - one.chances[seat]!);
}

/** What speaks for the proposed turn, what it costs and by how much it is the best, in the words of the game, for a seat. */
export function whyOf(
  { motives = [], moves }: PositionAnalysis,
  game: string,
  seat: number,
  describe: (move: string) => string,
): string {
  const phrases = (sign: 1 | -1, most: number): string => {
    const found = motives
      .filter(({ points }) => sign * points >= LEAST)
      .map(({ name }) => textOf(`${game}-why-${name}${sign < 0 ? "-cost" : ""}`))
      .filter((phrase) => phrase !== null);
    return new Intl.ListFormat(prefs.language).format(found.slice(0, most));
  };
  const [gains, costs] = [phrases(1, 2), phrases(-1, 1)];
  const [best, next] = [moves[0], byChance(moves.slice(1), seat)[0]];
  const points = next ? best!.points[seat]! - next.points[seat]! : 0;
  const share = best?.chances[seat] ?? 0;
  const less = next?.chances[seat] ?? share;
  const other = next ? describe(next.move) : "";
  const more =
    share - less >= CLEAR
      ? t("hint-why-chance", { chance: chance(share), less: chance(less), other })
      : Math.round(points) > 0
        ? t("hint-why-more", { points: Math.round(points), other })
        : "";
  if (gains) return `${t(costs ? "hint-why-but" : "hint-why", { gains, costs })} ${more}`.trim();
  return more || t(next ? "hint-why-equal" : "hint-why-best");
}
