/** How the events of Prosperity are played. */

import { t } from "../../../net/text.svelte";
import type { ProsperityView } from "../../../net/wire";
import type { Scene } from "../../../table/playback/scene";
import type { Piece, Rect } from "../../../table/playback/stage";
import type { Choreography } from "../../contract";
import type { ProsperityBox } from "../box";
import { ICONS } from "../icons";
import TileFace from "../pieces/TileFace.svelte";
import { SYMBOLS, TRACKS, faceOf, tileOf } from "../things";
import { after } from "./after";
import Back from "./Back.svelte";
import { gainsOf } from "./gains";
import { scoring } from "./scoring";
import Sign from "./Sign.svelte";
import Turned from "./Turned.svelte";

type Shown = Scene<ProsperityView, ProsperityBox>;

const [WIDE, HIGH] = [300, 240]; // a tile in the middle of the screen
const [SMALL_WIDE, SMALL_HIGH] = [120, 75]; // and one on its way to a country
const SIGN = 54;

/** Where a chip about a player rises: at the first of what it changes that can be seen; a rival's would cover the other figures. */
function placesOf({ event, me }: Shown): string[] {
  const { facts, seat } = event;
  if (seat !== me) return [`country:${seat}`, `player:${seat}`];
  const places = [
    facts["points"] ? [`points:${seat}`] : [],
    facts["money"] ? [`money:${seat}`] : [],
    facts["discs"] ? [`discs:${seat}`] : [],
    TRACKS.flatMap((track) => (facts[track] ? [`track:${seat}:${track}`] : [])),
  ];
  return [...places.flat(), `player:${seat}`];
}

/** A tile is turned over large; it stays there while it is scored. */
async function turned(scene: Shown): Promise<void> {
  const { stage, box } = scene;
  const decade = scene.word("decade");
  if (String(scene.view.decade) !== decade || scene.view.turned === 0) await scene.splash(splashOf(box, decade));
  const middle = stage.middle(WIDE, HIGH);
  const deck = stage.find("deck") ?? { ...middle, y: -HIGH };
  const face = faceOf(box, scene.word("tile"));
  const tile = stage.card(Turned, { face }, Back, WIDE, HIGH);
  stage.kept.set("tile", tile);
  await Promise.all([stage.fly(tile, deck, middle, 1, { turns: true }), scene.show()]);
  await stage.wait(0.6);
}

function splashOf(box: ProsperityBox, decade: string): { title: string; text: string; icons: string[] } {
  const scores = box.data.tile.filter((tile) => String(tile.decade) === decade).map((tile) => tile.scores);
  const icons = SYMBOLS.flatMap((symbol) => scores.filter((each) => each === symbol).map(() => ICONS[symbol]!));
  return { title: decade, text: t("prosperity-web-decade-scores"), icons };
}

/** The symbol of the tile flies to a player and shows what it brings. */
async function scored(scene: Shown): Promise<void> {
  const { stage, event } = scene;
  const tile = await waiting(scene);
  const to = stage.find(`player:${event.seat}`);
  const symbol = tile && tileOf(scene.box, scene.view.tile ?? "")?.scores;
  if (to && symbol) {
    const sign = stage.piece(Sign, { symbol }, SIGN, SIGN);
    await stage.fly(sign, below(tile.at), smaller(to), 0.45);
    stage.remove(sign);
  }
  await scene.show();
  const gains = gainsOf(event.facts);
  if (gains.length) await scene.chip(gains, ...placesOf(scene));
  else await stage.wait(0.2);
}

/** The tile that is being scored; it comes back where somebody had to decide in between. */
async function waiting({ stage, box, view }: Shown): Promise<Piece | null> {
  const kept = stage.kept.get("tile");
  if (kept || !view.tile || view.final) return kept ?? null;
  const tile = stage.piece(Turned, { face: faceOf(box, view.tile) }, WIDE, HIGH);
  tile.at = stage.middle(WIDE, HIGH);
  stage.kept.set("tile", tile);
  await stage.fade(tile, 0.25, true);
  return tile;
}

/** The tile slides to its place in the market. */
async function stocked(scene: Shown): Promise<void> {
  const { stage } = scene;
  const id = scene.word("tile");
  const tile = stage.kept.get("tile") ?? newTile(scene, id);
  stage.kept.delete("tile");
  await scene.show();
  await scene.land(tile, tile.at, 0.8, `tile:${id}`);
}

function newTile({ stage, box }: Shown, id: string): Piece {
  const tile = stage.piece(TileFace, { face: faceOf(box, id) }, SMALL_WIDE, SMALL_HIGH);
  tile.at = stage.find("deck") ?? stage.middle(SMALL_WIDE, SMALL_HIGH);
  return tile;
}

/** A tile moves from the market to its slot, or to the player whose country is not in sight; another's is shown large on the way. */
async function bought(scene: Shown): Promise<void> {
  const { stage, event, box } = scene;
  const face = faceOf(box, scene.word("tile"));
  const from = stage.find(`tile:${face.id}`) ?? stage.middle(SMALL_WIDE, SMALL_HIGH);
  const places = [`slot:${event.seat}:${scene.word("slot")}`, `player:${event.seat}`];
  const gains = gainsOf(event.facts);
  if (event.seat === scene.me) {
    const tile = stage.piece(TileFace, { face }, Math.max(from.width, 60), Math.max(from.height, 40));
    await scene.show();
    await scene.land(tile, from, 0.9, ...places);
    return scene.chip(gains, ...placesOf(scene));
  }
  const middle = stage.middle(WIDE, HIGH);
  const tile = stage.piece(Turned, { face, isBought: true }, WIDE, HIGH);
  await stage.fly(tile, from, middle, 0.5);
  await Promise.all([stage.wait(1), stage.rise(scene.chipOf(gains), { ...middle, height: 0 })]);
  await scene.show();
  await scene.land(tile, middle, 0.7, ...places);
}

/** Somebody acted without a tile. */
async function acted(scene: Shown): Promise<void> {
  const { event, stage } = scene;
  await scene.show();
  await Promise.all([stage.ring([`player:${event.seat}`], 0.6), scene.chip(gainsOf(event.facts), ...placesOf(scene))]);
}

async function asked(scene: Shown): Promise<void> {
  const { stage, event } = scene;
  await waiting(scene);
  await stage.ring([`player:${event.seat}`], event.seat === scene.me ? 0.8 : 0.4);
}

const SCENES: Record<string, (scene: Shown) => Promise<void>> = {
  turned,
  stocked,
  bought,
  "bought-over": bought,
  "bought-opening": bought,
  "bought-special": bought,
  "bought-special-lost": bought,
  income: acted,
  "clean-up": acted,
  "research-action": acted,
  "must-pay": asked,
  "must-split": asked,
  "final-scoring": (scene) => scene.splash({ title: t("prosperity-screen-final"), text: "" }),
  over: ({ stage }) => stage.wait(0.2),
};

function below(at: Rect): Rect {
  return { x: at.x + at.width / 2 - SIGN / 2, y: at.y + at.height - SIGN / 2, width: SIGN, height: SIGN };
}

function smaller(at: Rect): Rect {
  return { x: at.x + at.width / 2 - SIGN / 4, y: at.y + at.height / 2 - SIGN / 4, width: SIGN / 2, height: SIGN / 2 };
}

export const choreography: Choreography<ProsperityView, ProsperityBox> = {
  after,
  play: (scene) => (SCENES[scene.event.name] ?? scored)(scene),
  scoring,
  isLastTurn: (view) =>
    view.phase === "act" && !view.final && view.to_act === view.active && view.turned > view.turns - view.countries.length,
};
