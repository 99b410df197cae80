/** The strokes of the hand that draws all vignettes: paths in a field of 120 × 80, and the tones that fill them. */

/** A path with its tone, filled, or drawn as a line where it has a width. */
export type Shape = readonly [tone: string, d: string, width?: number];
/** A piece of a drawing: a shape, or pieces from back to front. */
export type Part = Shape | readonly Part[];
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A path whose numbers are rounded to a tenth. */
export function path(strings: TemplateStringsArray, ...numbers: number[]): string {
  return numbers.reduce((d, number, index) => `${d}${round(number)}${strings[index + 1]!}`, strings[0]!);
}

export function fill(tone: string, ...paths: string[]): Shape {
  return [tone, paths.join("")];
}

export function stroke(tone: string, width: number, ...paths: string[]): Shape {
  return [tone, paths.join(""), width];
}

export function rect(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A rectangle with round corners. */
export function pill(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return path`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return path`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

/** The upper half of a disc. */
export function half(x: number, y: number, rx: number, ry = rx): string {
  return path`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0z`;
}

export function line(...points: Point[]): string {
  return "M" + points.map(([x, y]) => path`${x} ${y}`).join("L");
}

export function poly(...points: Point[]): string {
  return line(...points) + "z";
}

/** A line that sags between two points, as a cable does. */
export function sag(x1: number, y1: number, x2: number, y2: number, depth: number): string {
  return path`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + depth * 2} ${x2} ${y2}`;
}

/** The points of a regular polygon. */
export function ngon(x: number, y: number, r: number, corners: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner / corners) * 2 + turn) * Math.PI;
    return [x + r * Math.sin(angle), y - r * Math.cos(angle)] as const;
  });
}

/** The numbers from one to another, with a step between them. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1.001) }, (_, index) => from + index * step);
}

/** All shapes of a drawing, from back to front. */
export function flatten(part: Part, into: Shape[] = []): Shape[] {
  if (typeof part[0] === "string") into.push(part as Shape);
  else for (const each of part as readonly Part[]) flatten(each, into);
  return into;
}
