/** All drawings: a vignette for every tile and printed building, and pieces of the country. */

import { GROUNDS } from "../kit/grounds";
import type { Gallery, Scene } from "../kit/scene";
import { flatten, type Shape } from "../kit/shapes";
import { GENERIC } from "./generic";
import { POWER } from "./power";
import { SCENERY } from "./scenery";

export { GENERIC };
export const VIGNETTES: Gallery = { ...POWER };

/** The vignette of a tile; one that suits its kind where it has none of its own. */
export function vignetteOf(id: string, kind: string): Scene {
  return VIGNETTES[id] ?? GENERIC[kind] ?? GENERIC["infrastructure"]!;
}

export function shapesOf(scene: Scene, sky: boolean, ground: boolean): Shape[] {
  return flatten([sky ? scene.air : [], ground ? GROUNDS[scene.ground]! : [], scene.draw()]);
}

export function sceneryOf(piece: string): Shape[] {
  return flatten(SCENERY[piece]?.() ?? []);
}
