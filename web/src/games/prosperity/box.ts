/** The box of Prosperity, as the server tells it. */

import type { Named } from "../../net/box.svelte";

type Names = Record<string, string>;

export interface Tile {
  id: string;
  name: Names;
  kind: string;
  side: string;
  level: number;
  symbols?: Record<string, number>;
  effect?: Record<string, number>;
  decade?: number;
  scores?: string;
  source: string;
}

export interface Slot {
  row: number;
  column: number;
  kind: string;
  printed?: string;
  symbols?: Record<string, number>;
  opens?: [number, number][];
}

export interface ProsperityBox extends Named {
  tile: Tile[];
  board: { side: string; source: string; slots: Slot[] }[];
  printed: Record<string, Names>;
  research_track: { squares_per_level: number[] };
  pollution_track: { circles: number; prosperity_on_circles: number[] };
}
