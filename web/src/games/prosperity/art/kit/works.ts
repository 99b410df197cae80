/** What works are made of: chimneys, pylons, rotors, pipes, panels. */

import { smoke } from "./nature";
import { disc, fill, line, path, poly, rect, sag, steps, stroke, type Part } from "./shapes";

/** A chimney, tapering, with bands near its top in a second tone. */
export function chimney(
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
  band = "",
  puff = 0,
  dirt = "smoke",
): Part {
  const taper = width * 0.12;
  const at = (share: number) => taper * share;
  const strip = (from: number, to: number, inset: number, w: number) =>
    poly(
      [x + at(from) + inset, y - height * from],
      [x + at(to) + inset, y - height * to],
      [x + at(to) + inset + w - 2 * at(to), y - height * to],
      [x + at(from) + inset + w - 2 * at(from), y - height * from],
    );
  return [
    puff ? smoke(x + width / 2, y - height, puff, dirt) : [],
    fill(tone, strip(0, 1, 0, width)),
    band ? fill(band, strip(0.84, 0.96, 0, width), strip(0.6, 0.72, 0, width)) : [],
    fill("shadow", poly([x + width * 0.6, y], [x + width, y], [x + width - taper, y - height], [x + width * 0.58, y - height])),
    fill("ink", disc(x + width / 2, y - height, width / 2 - taper, width * 0.1)),
  ];
}

/** A cooling tower: a waist of concrete with steam. */
export function cooling(x: number, y: number, width: number, height: number, steam = 0): Part {
  const [r, top] = [width / 2, width * 0.33];
  const middle = x + r;
  const shell = (left: number, right: number) =>
    path`M${middle + left * r} ${y}Q${middle + left * top * 0.62} ${y - height * 0.55} ${middle + left * top} ${y - height}L${middle + right * top} ${y - height}Q${middle + right * top * 0.62} ${y - height * 0.55} ${middle + right * r} ${y}z`;
  return [
    fill("shadow", poly([middle, y], [x + width + 8, y], [x + width + 14, y - 4], [middle, y - 4])),
    fill("white", shell(-1, 1)),
    fill("stone-", shell(0.35, 1)),
    fill("white+", shell(-0.8, -0.5)),
    fill("steel-", disc(middle, y - height, top, top * 0.2)),
    steam ? smoke(middle, y - height + 1, steam) : [],
  ];
}

/** A lattice pylon; `arms` has the half widths of its crossarms from the top. */
export function pylon(x: number, y: number, height: number, tone = "line", arms: number[] = [0.16, 0.24, 0.18]): Part {
  const w = height * 0.16;
  const at = (share: number) => y - height * share;
  const body = [
    line([x - w, y], [x - w * 0.32, at(0.6)], [x, at(1)], [x + w * 0.32, at(0.6)], [x + w, y]),
    line([x - w, y], [x + w * 0.6, at(0.3)], [x - w * 0.32, at(0.6)], [x + w * 0.2, at(0.76)]),
    line([x + w, y], [x - w * 0.6, at(0.3)], [x + w * 0.32, at(0.6)], [x - w * 0.2, at(0.76)]),
    ...arms.map((arm, number) => {
      const share = 0.9 - number * 0.14;
      return line(
        [x - height * arm, at(share)],
        [x, at(share + 0.05)],
        [x + height * arm, at(share)],
        [x - height * arm, at(share)],
      );
    }),
  ];
  return stroke(tone, Math.max(0.8, height / 42), ...body);
}

/** Cables between two masts, one for each pair of heights. */
export function cables(x1: number, x2: number, depth: number, tone: string, ...heights: (readonly [number, number])[]): Part {
  return stroke(tone, 0.6, ...heights.map(([y1, y2]) => sag(x1, y1, x2, y2, depth)));
}

/** A rotor of three blades. */
export function rotor(x: number, y: number, r: number, turn = 0, tone = "white"): Part {
  const blade = (number: number) => {
    const angle = (turn + number / 3) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const point = (along: number, across: number) =>
      [x + r * (along * sin + across * cos), y - r * (along * cos - across * sin)] as const;
    return poly([x, y], point(0.22, 0.1), point(1, 0.015), point(0.9, -0.03), point(0.15, -0.04));
  };
  return [fill(tone + "+", blade(0), blade(1), blade(2)), fill("steel-", disc(x, y, Math.max(0.9, r * 0.09)))];
}

/** A wind turbine. */
export function turbine(x: number, y: number, height: number, turn = 0): Part {
  const w = height * 0.035;
  return [
    fill("shadow", disc(x + 2, y, height * 0.08, height * 0.02)),
    fill("white", poly([x - w, y], [x - w * 0.5, y - height], [x + w * 0.5, y - height], [x + w, y])),
    fill("steel", poly([x + w * 0.2, y], [x, y - height], [x + w * 0.5, y - height], [x + w, y])),
    rotor(x, y - height, height * 0.55, turn),
  ];
}

/** A solar panel, tilted to the light on the left. */
export function panel(x: number, y: number, width: number): Part {
  const h = width * 0.46;
  const slant = width * 0.22;
  return [
    fill("shadow", poly([x + 2, y], [x + width + 3, y], [x + width + 6, y - 2], [x + 5, y - 2])),
    stroke("slate", 1, path`M${x + width * 0.3} ${y}v${-h * 0.5}M${x + width * 0.8} ${y}v${-h * 0.5}`),
    fill("blue", poly([x, y - 2], [x + width, y - 2], [x + width + slant, y - 2 - h], [x + slant, y - 2 - h])),
    fill(
      "blue+",
      poly(
        [x + width * 0.1, y - 2],
        [x + width * 0.34, y - 2],
        [x + width * 0.34 + slant, y - 2 - h],
        [x + width * 0.1 + slant, y - 2 - h],
      ),
    ),
    stroke(
      "glass",
      0.5,
      path`M${x + slant / 2} ${y - 2 - h / 2}h${width}`,
      ...steps(1, 3, 1).map((part) => path`M${x + (part * width) / 4} ${y - 2}l${slant} ${-h}`),
    ),
    stroke("white", 0.6, poly([x, y - 2], [x + width, y - 2], [x + width + slant, y - 2 - h], [x + slant, y - 2 - h])),
  ];
}

/** Pipes along points, with a lighter upper edge. */
export function pipe(tone: string, width: number, d: string): Part {
  return [stroke(tone + "-", width, d), stroke(tone, width * 0.6, d)];
}

/** A flash of electricity of a height, with its tip at x, y. */
export function bolt(x: number, y: number, height: number, tone = "lamp"): Part {
  const s = height / 10;
  return fill(
    tone,
    path`M${x + s * 1} ${y - s * 10}l${-s * 4} ${s * 5.6}h${s * 2.4}l${-s * 1} ${s * 4.4}l${s * 4.6} ${-s * 6}h${-s * 2.6}l${s * 1.8} ${-s * 4}z`,
  );
}

/** A flask half full. */
export function flask(x: number, y: number, height: number, tone: string, bubbles = true): Part {
  const [w, neck] = [height * 0.4, height * 0.12];
  const at = (share: number) => neck + (w - neck) * share;
  return [
    fill(
      "glass+",
      poly(
        [x - neck, y - height],
        [x + neck, y - height],
        [x + neck, y - height * 0.62],
        [x + w, y],
        [x - w, y],
        [x - neck, y - height * 0.62],
      ),
    ),
    fill(tone, poly([x - at(0.35), y - height * 0.4], [x + at(0.35), y - height * 0.4], [x + w, y], [x - w, y])),
    fill(
      tone + "-",
      poly([x + at(0.35) * 0.3, y - height * 0.4], [x + at(0.35), y - height * 0.4], [x + w, y], [x + w * 0.4, y]),
    ),
    fill("white", rect(x - neck * 1.5, y - height - 1, neck * 3, height * 0.09)),
    bubbles
      ? fill("white", disc(x - w * 0.35, y - height * 0.14, height * 0.05), disc(x, y - height * 0.26, height * 0.035))
      : [],
  ];
}

/** A crane on a building site, its jib to the left. */
export function crane(x: number, y: number, height: number, reach: number, tone = "yellow"): Part {
  const top = y - height;
  return [
    stroke(tone, 0.8, ...steps(0, height - 4, 4).map((step) => path`M${x} ${y - step}l2.5-4M${x + 2.5} ${y - step}l-2.5-4`)),
    stroke(
      tone,
      1,
      path`M${x} ${y}v${-height}M${x + 2.5} ${y}v${-height}M${x - reach} ${top}h${reach + 12}M${x - reach * 0.7} ${top}L${x + 1.2} ${top - 6}L${x + 12} ${top}`,
    ),
    fill("slate", rect(x + 8, top, 5, 3.5)),
    stroke("ink", 0.5, path`M${x - reach * 0.75} ${top}v${height * 0.3}`),
  ];
}
