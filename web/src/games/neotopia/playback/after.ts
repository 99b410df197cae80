/** The view of Neotopia after an event: an event's facts say all that it has changed. */

import type { EventView, NeotopiaView } from "../../../net/wire";
import type { NeotopiaBox } from "../box";
import { cardOf } from "../things";

type Player = NeotopiaView["players"][number];
type Region = NeotopiaView["regions"][number];
type Change = (view: NeotopiaView, event: EventView, final: NeotopiaView, box: NeotopiaBox) => NeotopiaView;

function word(fact: unknown): string {
  return typeof fact === "string" ? fact : "";
}

function words(fact: unknown): string[] {
  return Array.isArray(fact) ? fact.filter((each) => typeof each === "string") : [];
}

function withPlayer(view: NeotopiaView, seat: number | null | undefined, change: (player: Player) => Player): NeotopiaView {
  return { ...view, players: view.players.map((player, number) => (number === seat ? change(player) : player)) };
}

function withRegion(view: NeotopiaView, id: string, change: (region: Region) => Region): NeotopiaView {
  return { ...view, regions: view.regions.map((region) => (region.region === id ? change(region) : region)) };
}

/** A list without one of those that are meant. */
function without(list: readonly string[], id: string): string[] {
  const place = list.indexOf(id);
  return place < 0 ? [...list] : list.toSpliced(place, 1);
}

const placed: Change = (view, { facts, seat }) => {
  const element = word(facts["element"]) || (view.players[seat ?? 0]?.colour ?? "");
  const [factory, space] = [word(facts["factory"]), word(facts["space"])];
  const next = withRegion(view, word(facts["region"]), (region) => {
    const { [space]: _, ...bonuses } = region.bonuses;
    return { ...region, tokens: { ...region.tokens, [space]: element }, bonuses };
  });
  if (factory) return { ...next, factories: { ...view.factories, [factory]: without(view.factories[factory] ?? [], element) } };
  return { ...next, reserve: { ...view.reserve, [element]: Math.max(0, (view.reserve[element] ?? 0) - 1) } };
};

const drawn: Change = (view, { facts, seat }) => {
  const card = word(facts["card"]);
  const next = withPlayer(view, seat, (player) => ({
    ...player,
    cards: player.cards + 1,
    hand: card ? [...player.hand, card] : player.hand,
  }));
  if (view.offer.includes(card)) return { ...next, offer: view.offer.map((each) => (each === card ? null : each)) };
  return { ...next, deck: Math.max(0, view.deck - 1) };
};

const built: Change = (view, { facts, seat }, _, box) => {
  const [card, id] = [word(facts["card"]), word(facts["region"])];
  const next = withRegion(view, id, (region) => ({
    ...region,
    built: [...region.built, card],
    last_type: cardOf(box, card)?.type ?? region.last_type,
  }));
  return withPlayer(next, seat, (player) => ({
    ...scored(player, id, Number(facts["points"] ?? 0)),
    cards: Math.max(0, player.cards - 1),
    hand: without(player.hand, card),
  }));
};

/** A player with more points in a region. */
export function scored(player: Player, region: string, points: number): Player {
  return { ...player, points: { ...player.points, [region]: (player.points[region] ?? 0) + points } };
}

const bonus =
  (count: number): Change =>
  (view, { facts, seat }) => {
    const kind = word(facts["bonus"]);
    return withPlayer(view, seat, (player) => ({
      ...player,
      bonuses: { ...player.bonuses, [kind]: Math.max(0, (player.bonuses[kind] ?? 0) + count) },
    }));
  };

const CHANGES: Record<string, Change> = {
  started: placed,
  moved: placed,
  placed,
  took: drawn,
  drew: drawn,
  built,
  won: bonus(1),
  used: bonus(-1),
  refilled: (view, { facts }) => ({
    ...view,
    factories: { ...view.factories, [word(facts["factory"])]: words(facts["elements"]) },
    centre: [],
  }),
  turned: (view, { facts }) => ({ ...view, centre: words(facts["elements"]), tiles_left: Number(facts["left"] ?? 0) }),
  restocked: (view, { facts }) => ({ ...view, centre: words(facts["elements"]) }),
  offered: (view, { facts }) => {
    const coming = words(facts["cards"]);
    const offer = view.offer.map((card) => card ?? coming.shift() ?? null);
    return { ...view, offer, deck: Math.max(0, view.deck - words(facts["cards"]).length) };
  },
  passed: (view, { seat }) => ({ ...view, active: seat ?? view.active, to_act: seat ?? view.to_act }),
  group: (view, { facts, seat }) =>
    withPlayer(view, seat, (player) => scored(player, word(facts["region"]), Number(facts["points"] ?? 0))),
  "last-tile": (view) => ({ ...view, ending: true }),
  "last-round": (view) => ({ ...view, last_round: true }),
};

/** The totals of the server's last view, for whoever has the points and tokens that they count: they move with their cause. */
function totalled(player: Player, last: Player | undefined): Player {
  const isCounted = last && JSON.stringify([player.points, player.bonuses]) === JSON.stringify([last.points, last.bonuses]);
  if (!isCounted) return player;
  const { groups, bonus_points, score, estimate, lowest } = last;
  return { ...player, groups, bonus_points, score, estimate, lowest };
}

/** What would be completed is known only to the server: nothing is said of it on the way, nor is anything asked about it. */
export function after(view: NeotopiaView, event: EventView, final: NeotopiaView, box: NeotopiaBox): NeotopiaView {
  const change = CHANGES[event.name];
  if (!change) return view;
  const next = change(view, event, final, box);
  const players = next.players.map((player, seat) => totalled(player, final.players[seat]));
  return { ...next, players, hints: [], placed: null, phase: next.phase === "build" ? "act" : next.phase };
}
