/** How the events of Neotopia are played. */

import { t } from "../../../net/text.svelte";
import type { EventView, NeotopiaView } from "../../../net/wire";
import { pointsGain } from "../../../table/playback/scoring";
import type { Scene } from "../../../table/playback/scene";
import type { Piece, Rect } from "../../../table/playback/stage";
import type { Choreography, Picture } from "../../contract";
import type { NeotopiaBox } from "../box";
import Bead from "../pieces/Bead.svelte";
import CardFace from "../pieces/CardFace.svelte";
import { cardOf } from "../things";
import { after, scored } from "./after";
import Back from "./Back.svelte";
import { scoring } from "./scoring";

type Shown = Scene<NeotopiaView, NeotopiaBox>;

const TOKEN = 40;
const RATIO = 1.28; // of a card
const LARGE = 210; // a card in the middle of the screen
const SMALL = 84; // and one on its way
const STEP = 0.12; // of a marker, in beats

function bead({ stage, box }: Shown, id: string, size = TOKEN): Piece {
  return stage.piece(Bead, { box, id, size }, size, size);
}

function card({ stage, box }: Shown, id: string, width: number, isTurned = false): Piece | null {
  const found = cardOf(box, id);
  if (!found) return null;
  const props = { box, card: found };
  return isTurned ? stage.card(CardFace, props, Back, width, width * RATIO) : stage.piece(CardFace, props, width, width * RATIO);
}

/** A token travels to its space. */
async function placed(scene: Shown): Promise<void> {
  const { stage, event, view } = scene;
  const seat = event.seat ?? 0;
  const element = scene.word("element") || (view.players[seat]?.colour ?? "");
  const factory = scene.word("factory");
  const space = `space:${scene.word("region")}:${scene.word("space")}`;
  const from = factory
    ? stage.find(`token:${factory}:${element}`, `factory:${factory}`)
    : event.name === "started"
      ? stage.find(`player:${seat}`)
      : stage.find(`token:reserve:${element}`);
  scene.notes.set("won", space);
  const token = bead(scene, element);
  await scene.show();
  await scene.land(token, from ?? stage.middle(TOKEN, TOKEN), 0.8, space);
  await stage.ring([space], 0.4);
}

/** A card comes to a hand: the one of the Offer open, and large if it is a rival's, the one of the deck only to whoever drew it. */
async function drawn(scene: Shown): Promise<void> {
  const { stage, event, me } = scene;
  const id = scene.word("card");
  const isMine = event.seat === me;
  const hand = [`hand:${event.seat}`, `player:${event.seat}`];
  const middle = stage.middle(LARGE, LARGE * RATIO);
  const deck = stage.find("deck") ?? middle;
  if (event.name === "took") {
    const from = stage.find(`offer:${id}`) ?? middle;
    const piece = card(scene, id, isMine ? SMALL : LARGE);
    if (!piece) return;
    if (isMine) {
      await scene.show();
      return scene.land(piece, from, 0.9, `card:${id}`, ...hand);
    }
    await stage.fly(piece, from, middle, 0.6);
    await stage.wait(0.9);
    await scene.show();
    return scene.land(piece, middle, 0.6, ...hand);
  }
  const piece = isMine && id ? card(scene, id, LARGE, true) : null;
  if (piece) {
    await stage.fly(piece, deck, middle, 0.9, { turns: true });
    await stage.wait(1.2);
    await scene.show();
    await scene.land(piece, middle, 0.7, `card:${id}`, ...hand);
  } else {
    const back = stage.piece(Back, {}, SMALL, SMALL * RATIO);
    await scene.show();
    await scene.land(back, deck, 0.8, ...hand);
  }
}

/** The pattern lights up, the card comes to the region, and the marker walks. */
async function built(scene: Shown): Promise<void> {
  const { stage, event, view } = scene;
  const [region, points] = [scene.word("region"), scene.count("points")];
  const seat = event.seat ?? 0;
  const spaces = scene.words("spaces").map((space) => `space:${region}:${space}`);
  scene.notes.set("won", `pile:${region}`);
  const piece = card(scene, scene.word("card"), SMALL * 1.6);
  const middle = stage.middle(SMALL * 1.6, SMALL * 1.6 * RATIO);
  const from = stage.find(`card:${scene.word("card")}`, `hand:${seat}`) ?? middle;
  await Promise.all([stage.ring(spaces, 1.6), piece && stage.fly(piece, from, middle, 0.6)]);
  if (piece) await scene.land(piece, middle, 0.5, `built:${region}`);
  for (let walked = 1; walked <= points; walked++) {
    const players = view.players.map((player, number) => (number === seat ? scored(player, region, walked) : player));
    scene.set({ ...view, players });
    await stage.wait(STEP);
  }
  await scene.show(view);
  await scene.chip(pointsGain(points), `points:${seat}:${region}`, `player:${seat}`);
}

async function won(scene: Shown): Promise<void> {
  const { stage, event } = scene;
  const from = stage.find(scene.notes.get("won") ?? "") ?? stage.middle(TOKEN, TOKEN);
  const coin = bead(scene, scene.word("bonus"));
  const middle: Rect = { ...from, x: from.x - from.width * 0.4, y: from.y - from.height * 0.8, width: 70, height: 70 };
  await stage.fly(coin, from, middle, 0.4);
  await scene.show();
  await stage.fly(coin, middle, stage.find(`bonus:${event.seat}`, `player:${event.seat}`) ?? middle, 0.6);
  await stage.fade(coin, 0.1);
}

async function used(scene: Shown): Promise<void> {
  const { stage, event } = scene;
  const middle = stage.middle(90, 90);
  const coin = bead(scene, scene.word("bonus"));
  const from = stage.find(`bonus:${event.seat}`, `player:${event.seat}`) ?? middle;
  await scene.show();
  await stage.fly(coin, from, middle, 0.6);
  await stage.fade(coin, 0.4);
}

/** Several pieces move from one place to others, one after another. */
async function refilled(scene: Shown): Promise<void> {
  const { stage } = scene;
  const factory = `factory:${scene.word("factory")}`;
  const [from, to] = [stage.find("centre"), stage.find(factory)];
  const elements = scene.words("elements");
  if (!from || !to) return stage.wait(0.7);
  await scene.show();
  await stage.without([factory], async () => {
    const tokens = elements.map((element) => bead(scene, element));
    await Promise.all(tokens.map((token, place) => stage.fly(token, from, part(to, place), 0.6, { delay: place * 0.12 })));
    for (const token of tokens) stage.remove(token);
  });
}

/** The place of one of four in a square. */
function part(at: Rect, place: number): Rect {
  const size = Math.min(at.width, at.height) * 0.36;
  const x = at.x + at.width / 2 + ((place % 2) - 1) * size;
  return { x, y: at.y + at.height / 2 + (Math.floor(place / 2) - 1) * size, width: size, height: size };
}

async function turned(scene: Shown): Promise<void> {
  await scene.show();
  await scene.stage.ring(["centre"], 0.7);
}

async function offered(scene: Shown): Promise<void> {
  const { stage } = scene;
  const deck = stage.find("deck");
  const cards = scene.words("cards");
  await scene.show();
  if (!deck) return stage.wait(0.5);
  await Promise.all(
    cards.map(async (id, place) => {
      const piece = card(scene, id, SMALL, true);
      const to = stage.find(`offer:${id}`);
      if (!piece || !to) return;
      await stage.without([`offer:${id}`], () => stage.fly(piece, deck, to, 0.7, { turns: true, delay: place * 0.15 }));
      stage.remove(piece);
    }),
  );
}

async function grouped(scene: Shown): Promise<void> {
  const region = scene.word("region");
  await scene.show();
  await scene.chip(pointsGain(scene.count("points")), `points:${scene.event.seat}:${region}`, `player:${scene.event.seat}`);
}

const QUIET = new Set(["ended", "passed"]); // the next sentence tells whose turn it is
const briefly = ({ stage }: Shown): Promise<void> => stage.wait(0.35);
const splash = (scene: Shown): Promise<void> =>
  scene.splash({ title: t(`neotopia-web-splash-${scene.event.name}`), text: scene.event.text });

const SCENES: Record<string, (scene: Shown) => Promise<void>> = {
  started: placed,
  moved: placed,
  placed,
  took: drawn,
  drew: drawn,
  built,
  won,
  used,
  refilled,
  turned,
  restocked: turned,
  offered,
  group: grouped,
  ended: async () => {},
  skipped: briefly,
  passed: async () => {},
  over: briefly,
  "last-tile": splash,
  "last-round": splash,
  "final-scoring": splash,
};

function secret({ name, facts }: EventView, box: NeotopiaBox): Picture | null {
  const id = facts["card"];
  const found = name === "drew" && typeof id === "string" ? cardOf(box, id) : undefined;
  return found ? { component: CardFace as Picture["component"], props: { box, card: found }, ratio: RATIO } : null;
}

export const choreography: Choreography<NeotopiaView, NeotopiaBox> = {
  after,
  isQuiet: ({ name }) => QUIET.has(name),
  play: (scene) => (SCENES[scene.event.name] ?? (({ stage }) => stage.wait(0.8)))(scene),
  secret,
  scoring,
  isLastTurn: (view) => view.last_round && view.to_act === view.active && view.phase !== "start",
};
