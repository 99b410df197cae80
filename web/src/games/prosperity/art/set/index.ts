/** All drawings: a vignette for every tile and printed building, and pieces of the country. */

import { CLOUDS, GROUNDS } from "../kit/grounds";
import { markup } from "../kit/paint";
import type { Gallery, Scene } from "../kit/scene";
import { flatten, type Shape } from "../kit/shapes";
import { CITY } from "./city";
import { GENERIC } from "./generic";
import { INDUSTRY } from "./industry";
import { LABORATORIES } from "./laboratories";
import { LANDMARKS } from "./landmarks";
import { NATURE } from "./nature";
import { POWER } from "./power";
import { RAILS } from "./rails";
import { RENEWABLES } from "./renewables";
import { ROADS } from "./roads";
import { SCENERY } from "./scenery";
import { SUPPLY } from "./supply";

export { GENERIC };
export const VIGNETTES: Gallery = {
  ...POWER,
  ...RENEWABLES,
  ...SUPPLY,
  ...ROADS,
  ...RAILS,
  ...CITY,
  ...INDUSTRY,
  ...LABORATORIES,
  ...LANDMARKS,
  ...NATURE,
};

/** The vignette of a tile; one that suits its kind where it has none of its own. */
export function vignetteOf(id: string, kind: string): Scene {
  return VIGNETTES[id] ?? GENERIC[kind] ?? GENERIC["infrastructure"]!;
}

export function shapesOf(scene: Scene, sky: boolean, ground: boolean): Shape[] {
  return flatten([sky ? (scene.air ?? CLOUDS[scene.ground] ?? []) : [], ground ? GROUNDS[scene.ground]! : [], scene.draw()]);
}

const pictures = new Map<string, () => string>();

/** A picture, which is composed when it is first shown; the same function for the same picture, so that nothing is drawn twice. */
function picture(key: string, compose: () => Shape[]): () => string {
  let drawn = "";
  const found = pictures.get(key) ?? (() => (drawn ||= markup(compose())));
  pictures.set(key, found);
  return found;
}

/** A vignette as the text of an SVG, with its sky and ground or without. */
export function pictureOf(id: string, kind: string, sky: boolean, ground: boolean): () => string {
  return picture([id, kind, sky, ground].join(), () => shapesOf(vignetteOf(id, kind), sky, ground));
}

/** A piece of the country as the text of an SVG. */
export function sceneryOf(piece: string): () => string {
  return picture(piece, () => flatten(SCENERY[piece]?.() ?? []));
}
