/** The view of Prosperity after an event: an event's facts say all that it has changed. */

import type { EventView, ProsperityView } from "../../../net/wire";

type Country = ProsperityView["countries"][number];

export function after(view: ProsperityView, event: EventView, final: ProsperityView): ProsperityView {
  const { facts, seat } = event;
  const tile = word(facts["tile"]);
  if (event.name === "turned") {
    const hidden = Object.entries(view.hidden).map(([decade, tiles]) => [decade, tiles.filter((each) => each !== tile)]);
    const decade = Number(word(facts["decade"])) || view.decade;
    return {
      ...view,
      hidden: Object.fromEntries(hidden) as ProsperityView["hidden"],
      turned: view.turned + 1,
      decade,
      tile,
      active: seat ?? view.active,
      to_act: -1,
      to_score: final.to_score,
      outlook: final.outlook,
    };
  }
  if (event.name === "stocked") {
    const stocked = final.market.filter((each) => each.tile === tile);
    const order = new Map(final.market.map((each, place) => [each.tile, place]));
    const market = [...view.market, ...stocked].sort((one, other) => (order.get(one.tile) ?? -1) - (order.get(other.tile) ?? -1));
    return { ...view, tile: null, market };
  }
  if (event.name === "final-scoring") return { ...view, final: 1 };
  if (seat == null) return view;
  const countries = view.countries.map((country, number) =>
    number === seat ? changed(country, event, final.countries[seat] ?? country) : country,
  );
  return { ...view, countries, market: view.market.filter((each) => each.tile !== tile) };
}

/** A country with what an event changed; what no fact tells is as it will be, once the numbers it follows from are. */
function changed(country: Country, { facts }: EventView, final: Country): Country {
  const add = (fact: string): number => (typeof facts[fact] === "number" ? facts[fact] : 0);
  const slot = word(facts["slot"]);
  const opened = Array.isArray(facts["opened"]) ? facts["opened"] : [];
  const research = Object.fromEntries(Object.entries(country.research).map(([track, square]) => [track, square + add(track)]));
  const slots = slot ? { ...country.slots, [slot]: word(facts["tile"]) } : country.slots;
  const pollution = country.pollution + add("discs");
  return {
    ...country,
    money: country.money + add("money"),
    points: country.points + add("points"),
    pollution,
    over_polluted: pollution === final.pollution ? final.over_polluted : country.over_polluted,
    research,
    levels: Object.fromEntries(
      Object.entries(country.levels).map(([track, level]) => [
        track,
        research[track] === final.research[track] ? final.levels[track]! : level,
      ]),
    ),
    slots,
    visible: isSame(slots, final.slots) && pollution === final.pollution ? final.visible : country.visible,
    closed: country.closed.filter((each) => !opened.includes(each)),
  };
}

function isSame(one: Country["slots"], other: Country["slots"]): boolean {
  return Object.keys(one).every((slot) => one[slot] === other[slot]);
}

function word(fact: unknown): string {
  return typeof fact === "string" ? fact : "";
}
