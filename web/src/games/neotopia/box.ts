/** The box of Neotopia, as the server tells it. */

import type { Named } from "../../net/box.svelte";

type Names = Record<string, string>;

export interface Card {
  id: string;
  type: string;
  points?: number;
  own?: number;
  others?: number;
  building?: string;
  name?: Names;
  pattern: [number, number, string][];
}

export interface Space {
  space: string;
  q: number;
  r: number;
  outer: boolean;
  bonus: boolean;
  centre: boolean;
}

export interface NeotopiaBox extends Named {
  element: { id: string; colour: string; name: Names }[];
  region: { id: string; name: Names }[];
  factory: { between: [string, string] }[];
  bonus: { id: string; copies: number; name: Names }[];
  card: Card[];
  tile?: { elements: number[]; flag?: boolean; without?: number[] }[];
  spaces: Space[];
  letters: Record<string, Record<string, string>>;
  game: { thresholds: number[]; lap: number; unused_bonus_points: number; lowest_region_factor: number };
}
