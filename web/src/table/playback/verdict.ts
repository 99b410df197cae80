/** How a match has ended, in two sentences: who has won, and what made the difference. */

import { prefs } from "../../app/prefs.svelte";
import { t } from "../../net/text.svelte";
import type { TableView } from "../../net/wire";

/** Something that points came from, by seat. */
export interface Source {
  label: string;
  values: readonly (number | string)[];
}

const versus = (points: readonly (number | string)[]): string => points.join("\u00a0:\u00a0");

/** Who has won, as the reader would say it. */
export function verdict({ seats, result }: TableView, names: readonly string[]): string {
  const { winners, points } = result!;
  const score = versus([...points].sort((one, other) => other - one));
  const isMine = seats[winners[0]!]?.mine && seats.filter(({ mine }) => mine).length === 1;
  const said = winners.length > 1 ? "shared" : isMine ? "you" : "other";
  const list = new Intl.ListFormat(prefs.language).format(winners.map((seat) => names[seat] ?? ""));
  return t(`web-verdict-${said}`, { score, names: list });
}

/** In what the winner was most ahead, of the reader or else of whoever came second; nothing where several have won. */
export function reason({ seats, result }: TableView, sources: readonly Source[]): string {
  const { winners, points, ranks } = result!;
  const [winner] = winners;
  const losers = [...points.keys()].filter((seat) => seat !== winner);
  const [rival] = losers.sort(
    (one, other) => Number(seats[other]?.mine) - Number(seats[one]?.mine) || ranks[one]! - ranks[other]!,
  );
  if (winners.length > 1 || winner === undefined || rival === undefined) return "";
  if (points[winner] === points[rival]) return t("web-verdict-tie");
  const lead = ({ values }: Source): number => Number(values[winner]) - Number(values[rival]);
  const [most] = [...sources].sort((one, other) => lead(other) - lead(one));
  if (!most || lead(most) <= 0) return "";
  return t("web-verdict-reason", { source: most.label, score: versus([most.values[winner]!, most.values[rival]!]) });
}
