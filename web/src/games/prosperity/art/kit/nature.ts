/** Trees, meadows, water, clouds and the lie of the land. */

import { disc, fill, half, path, poly, rect, steps, stroke, type Part } from "./shapes";

/** A broad-leaved tree of a height, with its foot at x, y. */
export function tree(x: number, y: number, height: number, tone = "leaf"): Part {
  const [r, top] = [height * 0.34, y - height * 0.64];
  const crown = (shift: number, size: number) =>
    [disc(x + shift, top + shift, r * size), disc(x + shift - r * 0.55, top + shift + r * 0.35, r * 0.66 * size)].join("") +
    disc(x + shift + r * 0.6, top + shift + r * 0.3, r * 0.66 * size);
  return [
    fill("shadow", disc(x + r * 0.5, y, r, r * 0.3)),
    fill(
      "timber",
      path`M${x - height * 0.05} ${y}l${height * 0.02} ${-height * 0.5}h${height * 0.06}l${height * 0.02} ${height * 0.5}z`,
    ),
    fill(tone + "-", crown(0, 1)),
    fill(tone, crown(-r * 0.14, 0.84)),
    fill(tone + "+", disc(x - r * 0.42, top - r * 0.42, r * 0.24, r * 0.18)),
  ];
}

export function conifer(x: number, y: number, height: number, tone = "pine"): Part {
  const w = height * 0.3;
  const flank = (side: number) =>
    poly(
      [x, y - height],
      [x + side * w * 0.72, y - height * 0.5],
      [x + side * w * 0.4, y - height * 0.5],
      [x + side * w, y - height * 0.14],
      [x, y - height * 0.14],
    );
  return [
    fill("shadow", disc(x + w * 0.4, y, w, w * 0.28)),
    fill("timber", rect(x - height * 0.04, y - height * 0.16, height * 0.08, height * 0.16)),
    fill(tone, flank(-1), flank(1)),
    fill(tone + "-", flank(1)),
  ];
}

/** A young tree, staked. */
export function sapling(x: number, y: number, height: number): Part {
  const leaf = (side: number, at: number) =>
    path`M${x} ${y - height * at}q${side * height * 0.1} ${-height * 0.32} ${side * height * 0.42} ${-height * 0.3}q${-side * height * 0.02} ${height * 0.28} ${-side * height * 0.42} ${height * 0.3}z`;
  return [
    fill("soil-", disc(x, y, height * 0.36, height * 0.12)),
    stroke("pine", 0.9, path`M${x} ${y}v${-height * 0.75}`),
    fill("leaf", leaf(-1, 0.4), leaf(-1, 0.7), leaf(1, 0.55)),
    fill("leaf-", leaf(1, 0.25), leaf(1, 0.72)),
  ];
}

export function bush(x: number, y: number, r: number, tone = "leaf"): Part {
  return [
    fill(tone, half(x, y, r), half(x - r * 0.9, y, r * 0.7), half(x + r * 0.9, y, r * 0.65)),
    fill(
      tone + "-",
      half(x + r * 0.9, y, r * 0.65),
      path`M${x + r} ${y}a${r} ${r} 0 0 0 ${-r * 0.7} ${-r * 0.95}q${r * 0.5} ${r * 0.5} ${r * 0.2} ${r * 0.95}z`,
    ),
  ];
}

export function hedge(x: number, y: number, width: number, height = 4, tone = "leaf"): Part {
  const bumps = Math.round(width / 4);
  return [
    fill(
      tone,
      ...steps(0, bumps - 1, 1).map(
        (bump) =>
          path`M${x + (bump * width) / bumps} ${y}v${-height + 1.5}q${width / bumps / 2}-3 ${width / bumps} 0v${height - 1.5}z`,
      ),
    ),
    fill(tone + "-", rect(x, y - height * 0.35, width, height * 0.35)),
  ];
}

/** Flowers scattered on points. */
export function flowers(tone: string, ...points: (readonly [number, number])[]): Part {
  return [
    stroke("pine", 0.5, ...points.map(([x, y]) => path`M${x} ${y}v2.4`)),
    fill(tone, ...points.map(([x, y]) => disc(x, y, 1.1))),
    fill("lamp", ...points.map(([x, y]) => disc(x, y, 0.4))),
  ];
}

export function palm(x: number, y: number, height: number): Part {
  const [top, r] = [y - height, height * 0.42];
  const frond = (dx: number, dy: number) =>
    path`M${x} ${top}q${dx * r * 0.6} ${dy * r - r * 0.4} ${dx * r} ${dy * r + r * 0.2}q${-dx * r * 0.4} ${-r * 0.3} ${-dx * r} ${-dy * r - r * 0.2}z`;
  return [
    stroke("timber", 1.2, path`M${x} ${y}q${height * 0.08} ${-height * 0.5} 0 ${-height}`),
    fill("leaf", frond(-1, 0.1), frond(-0.8, -0.5), frond(0.3, -0.7)),
    fill("pine", frond(1, 0.1), frond(0.9, -0.4), frond(-0.6, 0.4), frond(0.6, 0.5)),
  ];
}

export function cloud(x: number, y: number, r: number, tone = "cloud"): Part {
  return fill(
    tone,
    path`M${x - r * 2} ${y}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.5} ${-r * 1.1}a${r} ${r} 0 0 1 ${r * 1.8} ${-r * 0.5}a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 1.4} ${r * 0.7}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.3} ${r * 0.9}z`,
  );
}

export function sun(x: number, y: number, r: number): Part {
  return fill("sun", disc(x, y, r));
}

/** Smoke that drifts to the right from a chimney's mouth. */
export function smoke(x: number, y: number, r: number, tone = "smoke"): Part {
  return fill(
    tone,
    path`M${x - r * 0.3} ${y}q${-r * 0.9} ${-r} ${r * 0.1} ${-r * 1.5}q${-r * 0.2} ${-r * 1.4} ${r * 1.2} ${-r * 1.3}q${r * 0.3} ${-r * 1.4} ${r * 1.8} ${-r * 1.1}q${r * 1.4} ${-r * 0.5} ${r * 1.7} ${r * 0.7}q${r * 0.1} ${r} ${-r * 1.2} ${r}q${-r * 0.3} ${r} ${-r * 1.5} ${r * 0.8}q${-r * 0.4} ${r * 0.9} ${-r * 1.5} ${r * 0.9}q${-r * 0.1} ${r * 0.3} ${-r * 0.2} ${r * 0.5}z`,
  );
}

/** Small crests of waves. */
export function waves(tone: string, ...points: (readonly [number, number])[]): Part {
  return stroke(tone, 0.9, ...points.map(([x, y]) => path`M${x} ${y}q2-2.2 4 0t4 0`));
}

export function birds(...points: (readonly [number, number])[]): Part {
  return stroke("slate", 0.8, ...points.map(([x, y]) => path`M${x - 3} ${y - 1}q1.8-1.6 3 1q1.2-2.6 3-1`));
}

/** A person, about six units tall. */
export function person(x: number, y: number, tone: string, height = 6): Part {
  const s = height / 6;
  return [
    fill("ink", rect(x - s * 0.9, y - s * 2.2, s * 0.8, s * 2.2), rect(x + s * 0.1, y - s * 2.2, s * 0.8, s * 2.2)),
    fill(tone, path`M${x - s * 1.3} ${y - s * 2}v${-s * 1.6}q0 ${-s} ${s * 1.3} ${-s}t${s * 1.3} ${s}v${s * 1.6}z`),
    fill("sand", disc(x, y - s * 5.3, s)),
  ];
}
