/** Where the points of a match came from, as the terminal tells it. */

import type { NeotopiaView, ProsperityView, StepView } from "../net/wire";
import { type Named, named } from "../net/box.svelte";
import { euros } from "../games/prosperity/things";
import { t } from "../net/text.svelte";

/** A row of the report: by seat, what adds up to the points, or what only explains them. */
export interface Source {
  label: string;
  values: (string | number)[];
  adds: boolean;
}

const OF_EVENTS: Record<string, string> = { prosperity: "prosperity", "bought-special": "special", money: "money", rank: "rank" };

/** The sources of the points so far, for every seat. */
export function sourcesOf(game: string, steps: readonly StepView[], box: Named | null): Source[] {
  const last = steps.at(-1);
  if (!last) return [];
  const found = game === "prosperity" ? ofProsperity(steps, last) : game === "neotopia" ? ofNeotopia(steps, last, box) : [];
  const rest = last.scores.map((points, seat) => points - found.reduce((sum, row) => sum + (row.adds ? Number(row.values[seat]) : 0), 0));
  return rest.some(Boolean) ? [{ label: t("points-other"), values: rest, adds: true }, ...found] : found;
}

function ofProsperity(steps: readonly StepView[], last: StepView): Source[] {
  const sums = new Map(["prosperity", "special", "money", "rank", "final"].map((source) => [source, last.scores.map(() => 0)]));
  let isFinal = false;
  for (const { events } of steps) {
    for (const { name, seat, facts } of events) {
      const source = isFinal && name === "prosperity" ? "final" : OF_EVENTS[name];
      if (seat !== null && source && facts["points"]) sums.get(source)![seat]! += facts["points"] as number;
    }
    isFinal ||= events.some(({ name }) => name === "final-scoring");
  }
  const rows = [...sums].map(([source, values]) => ({ label: t(`prosperity-points-${source}`), values, adds: true }));
  const kept = (last.view as unknown as ProsperityView).countries.map(({ money }) => euros(money));
  return [...rows, { label: t("prosperity-points-kept"), values: kept, adds: false }];
}

function ofNeotopia(steps: readonly StepView[], last: StepView, box: Named | null): Source[] {
  const { players } = last.view as unknown as NeotopiaView;
  const groups = players.map(() => 0);
  for (const { name, seat, facts } of steps.flatMap(({ events }) => events)) if (name === "group" && seat !== null) groups[seat]! += facts["points"] as number;
  const regions = players.map(({ points }) => Object.values(points).reduce((sum, each) => sum + each, 0));
  const bonuses = players.map(({ bonus_points }) => bonus_points);
  const row = (source: string, value: (seat: number) => number): Source => {
    return { label: t(`neotopia-points-${source}`), values: players.map((_, seat) => value(seat)), adds: true };
  };
  return [
    row("projects", (seat) => regions[seat]! - groups[seat]!),
    row("groups", (seat) => groups[seat]!),
    row("lowest", (seat) => last.scores[seat]! - regions[seat]! - bonuses[seat]!),
    row("bonuses", (seat) => bonuses[seat]!),
    ...Object.keys(players[0]?.points ?? {}).map((region) => {
      return { label: named(box, region, "neotopia"), values: players.map(({ points }) => points[region] ?? 0), adds: false };
    }),
  ];
}
