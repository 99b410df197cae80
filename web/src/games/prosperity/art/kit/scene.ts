/** What a vignette is: a sky, a land, and the drawing that stands in it. */

import type { Part } from "./shapes";

export type Sky = "day" | "1970" | "1980" | "1990" | "2000" | "2010" | "2020" | "2030";

export interface Scene {
  sky: Sky;
  ground: string;
  draw: () => Part;
  /** What is in the air, if not the clouds of that land; left away where there is no sky. */
  air?: Part;
  /** A wide crop keeps the lower part rather than the middle. */
  isLow?: boolean;
}

export type Gallery = Record<string, Scene>;

/** A vignette that is drawn when it is first asked for. */
export function scene(sky: Sky, ground: string, draw: () => Part, air?: Part): Scene {
  return { sky, ground, draw, ...(air && { air }) };
}

/** A vignette whose subject lies near the ground: traffic, gardens, cables. */
export function lowScene(sky: Sky, ground: string, draw: () => Part, air?: Part): Scene {
  return { ...scene(sky, ground, draw, air), isLow: true };
}
