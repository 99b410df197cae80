/** Roads, rails and what moves on them. */

import { disc, fill, path, pill, rect, steps, stroke, type Part } from "./shapes";

export function wheel(x: number, y: number, r: number): Part {
  return [fill("ink", disc(x, y, r)), fill("steel", disc(x, y, r * 0.45))];
}

/** A car that drives to the right, or to the left where its length is negative. */
export function car(x: number, y: number, length: number, tone: string): Part {
  const s = length / 20;
  const h = Math.abs(s);
  return [
    fill("shadow", disc(x + s * 10, y, h * 11, h * 1.4)),
    fill("pane", path`M${x + s * 4.5} ${y - h * 5.5}l${s * 2.6} ${-h * 3.6}h${s * 6}l${s * 3.4} ${h * 3.6}z`),
    stroke(
      tone,
      h * 0.9,
      path`M${x + s * 4.3} ${y - h * 5.5}l${s * 2.6} ${-h * 3.6}h${s * 6}l${s * 3.4} ${h * 3.6}M${x + s * 9.8} ${y - h * 9}v${h * 3.5}`,
    ),
    fill(
      tone,
      path`M${x} ${y - h * 1.6}v${-h * 2.6}q0 ${-h * 1.6} ${s * 1.6} ${-h * 1.6}h${s * 13.4}q${s * 4.4} ${h * 0.4} ${s * 5} ${h * 2.4}v${h * 1.8}z`,
    ),
    fill(tone + "-", path`M${x} ${y - h * 3}h${s * 20}v${h * 1.4}h${-s * 20}z`),
    fill("lamp", disc(x + s * 19, y - h * 3.6, h * 0.8)),
    wheel(x + s * 4.6, y - h * 1.4, h * 2.1),
    wheel(x + s * 15.2, y - h * 1.4, h * 2.1),
  ];
}

/** A bus or a lorry's body: a long box with windows. */
export function bus(x: number, y: number, length: number, height: number, tone: string): Part {
  return [
    fill("shadow", disc(x + length / 2, y, length * 0.52, height * 0.1)),
    fill(tone, pill(x, y - height - 1, length, height, height * 0.16)),
    fill(tone + "-", rect(x, y - height * 0.42, length, height * 0.24)),
    fill(
      "pane",
      ...steps(0, 4, 1).map((pane) => rect(x + length * (0.05 + pane * 0.185), y - height * 0.9, length * 0.15, height * 0.36)),
    ),
    fill("lamp", rect(x + length - 1.2, y - height * 0.36, 1.2, height * 0.12)),
    wheel(x + length * 0.22, y - height * 0.06, height * 0.16),
    wheel(x + length * 0.8, y - height * 0.06, height * 0.16),
  ];
}

/** A road that lies across the drawing. */
export function road(y: number, height: number, dashes = true): Part {
  return [
    fill("road", rect(-60, y, 240, height)),
    fill("road+", rect(-60, y, 240, 0.9)),
    dashes ? fill("white", ...steps(-56, 176, 12).map((x) => rect(x, y + height / 2 - 0.4, 6, 0.9))) : [],
  ];
}

/** A track on its bed, lying across the drawing, rails at y. */
export function track(y: number): Part {
  return [
    fill("soil", rect(-60, y - 1.5, 240, 6)),
    fill("timber-", ...steps(-58, 176, 6).map((x) => rect(x, y - 0.8, 3, 4))),
    stroke("steel-", 1, path`M-60 ${y}h240M-60 ${y + 2.6}h240`),
  ];
}

/** A carriage of a train. */
export function carriage(x: number, y: number, length: number, height: number, tone: string, stripe = "white"): Part {
  const windows = Math.round(length / 6);
  return [
    fill("ink", rect(x + 2, y - 2, length - 4, 2)),
    fill(tone, pill(x, y - height - 1, length, height, 1.5)),
    fill(tone + "-", rect(x, y - 4, length, 3)),
    fill(stripe, rect(x, y - height * 0.42, length, 1.4)),
    fill(
      "pane",
      ...steps(0, windows - 1, 1).map((pane) =>
        rect(x + 2 + (pane * (length - 4)) / windows + 0.6, y - height * 0.86, (length - 4) / windows - 1.2, height * 0.34),
      ),
    ),
  ];
}

/** A lamp in a street. */
export function lamp(x: number, y: number, height: number): Part {
  return [stroke("slate", 0.9, path`M${x} ${y}v${-height}q0-2 3-2`), fill("lamp", disc(x + 3.4, y - height - 1.6, 1.2, 0.9))];
}
