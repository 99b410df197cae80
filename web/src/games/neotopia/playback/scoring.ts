/** The final scoring of Neotopia, item by item. */

import { t } from "../../../net/text.svelte";
import type { EventView, NeotopiaView } from "../../../net/wire";
import { type Scored, type ScoredItem, type Scoring, pointsGain } from "../../../table/playback/scoring";
import type { NeotopiaBox } from "../box";
import { BONUSES } from "../icons";
import { nameOf, shortRegion } from "../things";

function cell(points: number, said: string): Scored {
  return { gains: pointsGain(points), points, said };
}

/** The points of the projects, region by region, then the groups, the lowest region once more, and the bonus tokens left. */
export function scoring(events: readonly EventView[], view: NeotopiaView, box: NeotopiaBox): Scoring {
  const groupOf = (seat: number, region: string): EventView | undefined =>
    events.find((event) => event.name === "group" && event.seat === seat && event.facts["region"] === region);
  const pointsOf = (event: EventView | undefined): number => Number(event?.facts["points"] ?? 0);
  const { players, regions } = view;
  const name = (region: string): string => shortRegion(box, region);
  const projects: ScoredItem[] = regions.map(({ region }) => ({
    label: t("neotopia-web-final-projects", { region: name(region) }),
    cells: players.map((player, seat) => {
      const points = (player.points[region] ?? 0) - pointsOf(groupOf(seat, region));
      return cell(points, t("neotopia-web-region-final", { region: nameOf(box, region), points, group: 0 }));
    }),
  }));
  const groups: ScoredItem[] = regions.map(({ region }) => ({
    label: t("neotopia-web-final-group", { region: name(region) }),
    cells: players.map((_, seat) => cell(pointsOf(groupOf(seat, region)), groupOf(seat, region)?.text ?? "")),
  }));
  const total = (player: NeotopiaView["players"][number]): number =>
    regions.reduce((sum, { region }) => sum + (player.points[region] ?? 0), 0);
  const times = box.data.game.lowest_region_factor - 1;
  const lowest: ScoredItem = {
    label: t("neotopia-web-final-lowest", { times }),
    cells: players.map((player) => {
      const region = name(player.lowest);
      const { gains, ...rest } = cell(
        player.score - total(player) - player.bonus_points,
        t("neotopia-web-final-lowest-said", { region, times }),
      );
      return { ...rest, gains: [{ icon: "", text: region, isBad: false }, ...gains] };
    }),
  };
  const bonuses: ScoredItem = {
    label: t("neotopia-web-final-bonuses"),
    icon: BONUSES["subsidy"]!,
    cells: players.map((player) => cell(player.bonus_points, t("neotopia-web-final-bonuses"))),
  };
  return { before: players.map(() => 0), items: [...projects, ...groups, lowest, bonuses] };
}
