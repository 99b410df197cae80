/** The final scoring of Prosperity, item by item. */

import { capital, t } from "../../../net/text.svelte";
import type { EventView, ProsperityView } from "../../../net/wire";
import { type Scored, type ScoredItem, type Scoring, startOf } from "../../../table/playback/scoring";
import { ICONS as SHARED } from "../../../ui/glyphs";
import { ICONS } from "../icons";
import { word } from "../things";
import { gainsOf } from "./gains";

const DECISIONS = new Set(["must-pay", "must-split"]);
/** The same item, whether over-pollution has cost it or not. */
const SAME: Record<string, string> = { "over-polluted": "prosperity", "money-lost": "money", "rank-lost": "rank" };

function itemOf({ name, facts }: EventView): string {
  const item = SAME[name] ?? name;
  return item === "rank" ? `rank ${String(facts["track"])}` : item;
}

function labelOf(item: string): { label: string; icon: string } {
  const [name, track] = item.split(" ") as [string, string?];
  if (track) return { label: t("prosperity-web-final-rank", { track: word(track) }), icon: ICONS[track] ?? SHARED.points };
  if (name === "money") return { label: t("prosperity-web-final-money"), icon: ICONS["capital"]! };
  if (name === "advance") return { label: t("prosperity-web-final-advance"), icon: ICONS["research"]! };
  return { label: capital(word(name)), icon: ICONS[name] ?? SHARED.points };
}

/** What all events of an item have brought to a seat: energy and ecology are scored twice. */
function cellOf(events: readonly EventView[]): Scored | null {
  if (!events.length) return null;
  const facts: Record<string, number> = {};
  for (const event of events)
    for (const [fact, value] of Object.entries(event.facts))
      if (typeof value === "number") facts[fact] = (facts[fact] ?? 0) + value;
  return { gains: gainsOf(facts), points: facts["points"] ?? 0, said: events.map(({ text }) => text).join(" ") };
}

export function scoring(events: readonly EventView[], view: ProsperityView): Scoring {
  const seats = view.countries.map((_, seat) => seat);
  const scored = events.filter(({ name, seat }) => seat != null && !DECISIONS.has(name));
  const items: ScoredItem[] = [...new Set(scored.map(itemOf))].map((item) => {
    const found = seats.map((seat) => scored.filter((each) => each.seat === seat && itemOf(each) === item));
    const times = Math.max(...found.map(({ length }) => length));
    const { label, icon } = labelOf(item);
    return { label: times > 1 ? `${label} × ${times}` : label, icon, cells: found.map(cellOf) };
  });
  const lost = seats.map((seat) =>
    events.reduce((sum, { seat: whose, facts }) => (whose === seat ? sum + Number(facts["lost"] ?? 0) : sum), 0),
  );
  const note = lost.some(Boolean)
    ? { label: t("prosperity-web-final-over"), cells: lost.map((points) => (points ? `−${points}` : "")) }
    : null;
  return {
    before: startOf(
      items,
      view.countries.map(({ points }) => points),
    ),
    items,
    note,
  };
}
