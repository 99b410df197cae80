/** Where things lie on the board of Neotopia: a picture of a width and a height, in pixels. */

import type { NeotopiaBox, Space } from "../box";

export interface Point {
  x: number;
  y: number;
}

/** The corner of a region that tells its name and pile, or its last project; texts begin or end there. */
export interface Corner extends Point {
  side: "start" | "end";
  /** What a text may be long before it covers the track. */
  room?: number;
}

export interface Plan {
  width: number;
  height: number;
  cell: number; // between the middles of two spaces
  inner: number; // from the middle of a region to the edge of its ground
  outer: number; // and to that of its score track
  slot: number; // between two tokens of a factory
  text: number;
  regions: Point[];
  names: Corner[];
  piles: Point[];
  lasts: Point[];
  factories: Point[];
  stack: Point & { slot: number };
  reserve: Point & { isList: boolean; isNamed: boolean; gap: number };
  legend: (Point & { gap: number }) | null;
}

export const ROOT = Math.sqrt(3);
const TRACK = 0.58; // of a cell
const EDGE = 0.3;
const TOUCH = 36; // what a finger hits
const LEAST = 23.6; // pixels between two spaces
export const ROOF = 0.42; // of a factory, in slots
const ASIDE = 2.95; // what a factory takes between two regions, in slots

/** How many cells a region measures from its middle to its edge, without and with its track. */
function reach(box: NeotopiaBox): { inner: number; outer: number } {
  const radius = Math.max(...box.spaces.map(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))));
  const inner = (radius * ROOT) / 2 + 1 / ROOT + EDGE / 2;
  return { inner, outer: inner + TRACK };
}

/**
 * Two regions above one, as large as they get, or in zigzag on a screen that is held upright: the plan stays while the room changes.
 * Where the spaces would be too small to hit, they are in zigzag too, and the picture is higher than its room.
 */
export function planOf(width: number, height: number, isUpright: boolean, box: NeotopiaBox): Plan {
  const least = LEAST * reach(box).outer;
  const outer = isUpright ? highest(width, height) : Math.min((height + (ROOT / 2) * width) / 8, height / 3, width / (8 / ROOT));
  if (outer < least) {
    const high = Math.max(height, 2 * (9 * least - ROOT * width), least * (4 + ASIDE * 0.26));
    return highOf(width, high, highest(width, high), box);
  }
  return isUpright ? highOf(width, height, outer, box) : wideOf(width, height, outer, box);
}

/** How large the regions of a picture held upright can be. */
function highest(width: number, height: number): number {
  return Math.min((ROOT * width + height / 2) / 9, height / (4 + ASIDE * 0.26), width / (4 / ROOT));
}

/** Two regions above, the third below between them; what serves two regions lies between these. */
function wideOf(width: number, height: number, outer: number, box: NeotopiaBox): Plan {
  const size = reach(box);
  const cell = outer / size.outer;
  const corner = (outer * 2) / ROOT;
  const drop = Math.min(height - 2 * outer, 2 * outer);
  const apart = Math.min((4 * outer - drop) / ROOT, width / 2 - corner);
  const middle = width / 2;
  const top = (height - drop - 2 * outer) / 2 + outer;
  const low = top + drop;
  const left = middle - apart;
  const right = middle + apart;
  const slot = cell * 0.98;
  const half = slot * 1.12;
  const gap = 2 * (apart - corner); // between the two regions above, at their corners
  const waist = Math.max(0, (2.35 * slot - gap) * (ROOT / 2)); // where it is as wide as a factory
  const text = Math.min(16, Math.max(11, cell * 0.3));
  const room = (outer - text) / ROOT - 3;
  const beside = top + outer + slot * ROOF + half + cell * 0.2; // below the upper regions, beside the lower one
  const slope = corner - Math.max(0, low - beside - half) / ROOT;
  const away = slope + half + cell * 0.25;
  const edge = Math.max(cell * 0.55, middle - apart - corner + cell * 0.5);
  const isNamed = middle - corner - cell - 2.5 * text > 10 * text; // whether names have room beside the lower region
  const listTop = Math.max(beside + half + cell * 0.95, height - 4 * cell * 0.8 - cell * 0.1);
  const lineGap = Math.min(cell * 0.8, (height - listTop - cell * 0.4) / 3); // between the four lines of a list
  const isList = lineGap >= text * 1.15; // otherwise the reserve is a row
  const factoryAbove = Math.max(top - waist - half, top - outer + half + cell * 0.5);
  const tile = cell * 0.8;
  const between = low - outer - cell * 0.98; // the stack, if it leaves the tokens of the factory above it free
  const isBetween = between - tile * 1.15 > factoryAbove + half;
  return {
    width,
    height,
    cell,
    inner: cell * size.inner,
    outer,
    slot,
    text,
    regions: [
      { x: left, y: top },
      { x: right, y: top },
      { x: middle, y: low },
    ],
    names: [
      { x: edge - cell * 0.45, y: top - outer + text, side: "start", room },
      { x: width - edge + cell * 0.45, y: top - outer + text, side: "end", room },
      { x: middle - corner / 2 - cell * 1.65, y: low + outer - text * 0.3, side: "end" },
    ],
    piles: [
      { x: edge, y: top - outer + text * 1.6 + cell * 0.5 },
      { x: width - edge, y: top - outer + text * 1.6 + cell * 0.5 },
      { x: middle - corner / 2 - cell * 1.14, y: low + outer - cell * 0.62 },
    ],
    lasts: [
      { x: edge, y: top + outer - cell * 0.5 },
      { x: width - edge, y: top + outer - cell * 0.5 },
      { x: middle + corner / 2 + cell * 1.12, y: low + outer - cell * 0.6 },
    ],
    factories: [
      { x: middle, y: factoryAbove },
      { x: middle + away, y: beside },
      { x: middle - away, y: beside },
    ],
    stack: isBetween ? { x: middle, y: between, slot: tile } : { x: width - tile * 1.5, y: height - tile * 1.5, slot: tile },
    reserve: isList
      ? { x: cell * 0.55, y: listTop, isList, isNamed, gap: lineGap }
      : { x: slot * 0.5, y: height - slot * 0.62, isList, isNamed: false, gap: slot * 1.1 },
    legend: isNamed && isList && isBetween ? { x: width - cell * 0.55, y: listTop, gap: lineGap } : null,
  };
}

/** Regions in zigzag, for a picture held upright. */
function highOf(width: number, height: number, outer: number, box: NeotopiaBox): Plan {
  const size = reach(box);
  const cell = outer / size.outer;
  const corner = (outer * 2) / ROOT;
  const step = Math.min(height / 2 - outer, 2 * outer);
  const top = height / 2 - step;
  const low = height / 2 + step;
  const near = corner;
  const far = width - corner;
  const slot = Math.max(cell * 0.95, Math.min(TOUCH, cell * 1.45, (2 * step - 2 * outer) / ASIDE));
  const half = slot * 1.12;
  const text = Math.min(16, Math.max(11, cell * 0.32));
  const room = (outer - text) / ROOT - 3;
  const stackX = 2 * half + cell * 0.8 + 6;
  const rows = [top, height / 2, low];
  const sides = [near, far, near];
  const edges = [cell * 0.55, width - cell * 0.55, cell * 0.55];
  return {
    width,
    height,
    cell,
    inner: cell * size.inner,
    outer,
    slot,
    text,
    regions: rows.map((y, region) => ({ x: sides[region]!, y })),
    names: rows.map((y, region) => ({
      x: region === 1 ? width - 1 : 1,
      y: y - outer + text,
      side: region === 1 ? "end" : "start",
      room,
    })),
    piles: rows.map((y, region) => ({ x: edges[region]!, y: y - outer + text * 1.5 + cell * 0.5 })),
    lasts: rows.map((y, region) => ({ x: edges[region]!, y: y + outer - cell * 0.65 })),
    factories: [
      { x: width - half - cell * 0.9, y: height / 2 - outer - half - cell * 0.45 },
      { x: width - half - cell * 0.9, y: height / 2 + outer + half + slot * 0.55 },
      { x: half + 2, y: height / 2 + slot * 0.22 },
    ],
    stack: { x: stackX, y: height / 2 - text * 0.6, slot: cell * 0.74 },
    reserve: { x: width - 3.75 * slot * 1.15, y: height - slot * 0.62, isList: false, isNamed: false, gap: slot * 1.15 },
    legend: null,
  };
}

/** Where a space lies, from the middle of its region. */
export function spot(space: Pick<Space, "q" | "r">, cell: number): Point {
  return { x: cell * (space.q + space.r / 2), y: (cell * space.r * ROOT) / 2 };
}

/** A small hexagon that stands on a corner. */
export function hexagon(radius: number): string {
  return corners(radius, 30);
}

/** A large hexagon that lies on a side, by the distance of its sides. */
export function ground(apothem: number): string {
  return corners((apothem * 2) / ROOT, 0);
}

function corners(radius: number, turn: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 + turn) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** How far the edge of a large hexagon is from its middle, in a direction. */
export function edgeAt(apothem: number, direction: Point): number {
  const angle = Math.atan2(direction.y, direction.x);
  const off = Math.abs((((angle - Math.PI / 6) % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3));
  return apothem / Math.cos(Math.min(off, Math.PI / 3 - off));
}

/** A point on the edge of a large hexagon: a share of the way around, clockwise from the corner above on the left. */
export function around(apothem: number, share: number): Point {
  const way = (((share % 1) + 1) % 1) * 6;
  const side = Math.floor(way);
  const radius = (apothem * 2) / ROOT;
  const at = (corner: number): Point => {
    const angle = ((corner * 60 + 240) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
  const [from, to] = [at(side), at(side + 1)];
  return { x: from.x + (to.x - from.x) * (way - side), y: from.y + (to.y - from.y) * (way - side) };
}

/** A square of the score track, as the points of its outline. */
export function square(plan: Pick<Plan, "inner" | "outer">, number: number, squares: number): string {
  const [from, to] = [number / squares, (number + 1) / squares];
  const bends = Array.from({ length: 7 }, (_, corner) => corner / 6).filter((corner) => corner > from && corner < to);
  const shares = [from, ...bends, to];
  return [...shares.map((share) => around(plan.outer, share)), ...shares.reverse().map((share) => around(plan.inner, share))]
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** The rim of a coin. */
export function notched(radius: number): string {
  const notches = 12;
  return Array.from({ length: notches * 2 }, (_, number) => {
    const [angle, far] = [(number * Math.PI) / notches, number % 2 ? radius : radius * 0.9];
    return `${(far * Math.cos(angle)).toFixed(2)},${(far * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}
