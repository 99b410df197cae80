/** The boxes of the two games, as `/api/games/{game}/box` tells them. */

export type Names = Record<string, string>;

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

export interface ProsperityBox {
  names: Record<string, Names>; // by language, then by id
  tile: Tile[];
  board: { side: string; source: string; slots: Slot[] }[];
  printed: Record<string, Names>;
  research_track: { squares_per_level: number[] };
  pollution_track: { circles: number; prosperity_on_circles: number[] };
}

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

export interface NeotopiaBox {
  names: Record<string, Names>; // by language, then by id
  element: { id: string; colour: string; name: Names }[];
  region: { id: string; name: Names }[];
  factory: { between: [string, string] }[];
  bonus: { id: string; copies: number; name: Names }[];
  card: Card[];
  spaces: Space[];
  letters: Record<string, Record<string, string>>;
  game: { thresholds: number[]; lap: number; unused_bonus_points: number; lowest_region_factor: number };
}
