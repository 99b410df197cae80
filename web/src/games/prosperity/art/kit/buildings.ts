/** Buildings seen from the front and a little from above; the light comes from the left, so that their right sides lie in shade. */

import { disc, fill, half, path, poly, rect, steps, stroke, type Part } from "./shapes";

/** A box on the ground whose front stands at x, y. */
export function block(x: number, y: number, width: number, height: number, tone: string, depth = 6): Part {
  const rise = depth / 2;
  return [
    fill("shadow", path`M${x + width} ${y}h${depth}l${depth} ${-rise}h${-depth}z`),
    fill(tone + "-", path`M${x + width} ${y}l${depth} ${-rise}v${-height}l${-depth} ${rise}z`),
    fill(tone + "+", path`M${x} ${y - height}l${depth} ${-rise}h${width}l${-depth} ${rise}z`),
    fill(tone, rect(x, y - height, width, height)),
  ];
}

/** Windows in columns and rows on the face at x, y (its upper left corner). */
export function panes(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  tone = "pane",
  share = 0.58,
): Part {
  const [w, h] = [width / columns, height / rows];
  const all = steps(0, rows - 1, 1).flatMap((row) =>
    steps(0, columns - 1, 1).map((column) =>
      rect(x + (column + (1 - share) / 2) * w, y + (row + (1 - share) / 2) * h, w * share, h * share),
    ),
  );
  return fill(tone, ...all);
}

/** Windows in bands, as on modern houses. */
export function bands(x: number, y: number, width: number, height: number, rows: number, tone = "pane", share = 0.5): Part {
  const h = height / rows;
  return fill(tone, ...steps(0, rows - 1, 1).map((row) => rect(x, y + (row + (1 - share) / 2) * h, width, h * share)));
}

/** A tall house with windows all over. */
export function tower(x: number, y: number, width: number, height: number, tone: string, columns = 3, depth = 5): Part {
  const rows = Math.max(2, Math.round(height / 5));
  return [block(x, y, width, height, tone, depth), panes(x + 1, y - height + 2, width - 2, height - 4, columns, rows)];
}

/** A pitched roof whose ridge runs along the front. */
export function roof(x: number, y: number, width: number, height: number, tone: string, depth = 6, wall = "white"): Part {
  const [rise, eave] = [depth / 2, 1];
  return [
    fill(wall + "-", poly([x + width, y], [x + width + depth, y - rise], [x + width + rise, y - rise / 2 - height])),
    fill(
      tone,
      poly(
        [x - eave, y + eave / 2],
        [x + width + eave, y + eave / 2],
        [x + width + rise, y - rise / 2 - height],
        [x + rise, y - rise / 2 - height],
      ),
    ),
    fill(
      tone + "-",
      poly(
        [x + width + eave, y + eave / 2],
        [x + width + rise, y - rise / 2 - height],
        [x + width + rise + 1, y - rise / 2 - height],
        [x + width + eave + 1, y + eave / 2],
      ),
    ),
  ];
}

/** A roof whose gable looks at us. */
export function gable(x: number, y: number, width: number, height: number, wall: string, tone: string, depth = 6): Part {
  const [rise, middle] = [depth / 2, x + width / 2];
  return [
    fill(wall, poly([x, y], [x + width, y], [middle, y - height])),
    fill(
      tone + "-",
      poly(
        [x + width + 0.8, y + 0.6],
        [x + width + depth + 0.8, y + 0.6 - rise],
        [middle + depth, y - height - rise],
        [middle, y - height],
      ),
    ),
    stroke(tone, 1.4, path`M${x - 0.6} ${y + 0.4}L${middle} ${y - height}L${x + width + 0.4} ${y + 0.4}`),
  ];
}

/** A dwelling with a door and windows. */
export function house(x: number, y: number, width: number, height: number, wall: string, tiles: string, depth = 5): Part {
  const door = width * 0.2;
  return [
    block(x, y, width, height, wall, depth),
    roof(x, y - height, width, height * 0.7, tiles, depth, wall),
    fill("timber", rect(x + width / 2 - door / 2, y - height * 0.62, door, height * 0.62)),
    fill(
      "pane",
      rect(x + width * 0.1, y - height * 0.72, width * 0.2, height * 0.38),
      rect(x + width * 0.7, y - height * 0.72, width * 0.2, height * 0.38),
    ),
  ];
}

/** The roof of a workshop: teeth with glass on their steep sides. */
export function sawtooth(x: number, y: number, width: number, teeth: number, height: number, tone: string, depth = 6): Part {
  const [w, rise] = [width / teeth, depth / 2];
  return steps(0, teeth - 1, 1).map((tooth) => {
    const left = x + tooth * w;
    return [
      fill(tone + "-", poly([left + w, y], [left + w + depth, y - rise], [left + depth, y - rise - height], [left, y - height])),
      fill(tone, poly([left, y - height], [left + w, y], [left, y])),
      fill(
        "pane",
        poly([left, y - height + 1], [left + 1.6, y - height + 1 + (height * 1.6) / w], [left + 1.6, y - 0.8], [left, y - 0.8]),
      ),
    ];
  });
}

/** A standing cylinder. */
export function drum(x: number, y: number, width: number, height: number, tone: string): Part {
  const [r, ry] = [width / 2, width / 7];
  const side = (from: number, share: number) =>
    path`M${x + from * width} ${y - height}h${share * width}v${height}h${-share * width}z`;
  return [
    fill("shadow", path`M${x + r} ${y + ry}h${r * 1.5}l${r * 0.6} ${-ry * 2}h${-r * 1.6}z`),
    fill(tone, path`M${x} ${y - height}v${height}a${r} ${ry} 0 0 0 ${width} 0v${-height}z`),
    fill(
      tone + "-",
      path`M${x + width * 0.66} ${y - height}h${width * 0.34}v${height}a${r} ${ry} 0 0 1 ${-width * 0.34} ${ry * 0.94}z`,
    ),
    fill(tone + "+", side(0.1, 0.12)),
    fill(tone + "+", disc(x + r, y - height, r, ry)),
  ];
}

/** Half a ball, resting on y. */
export function dome(x: number, y: number, r: number, tone: string, height = r): Part {
  return [
    fill(tone, half(x, y, r, height)),
    fill(
      tone + "-",
      path`M${x + r} ${y}a${r} ${height} 0 0 0 ${-r} ${-height}a${r * 0.62} ${height} 0 0 1 ${r * 0.42} ${height}z`,
    ),
    fill(
      tone + "+",
      path`M${x - r * 0.8} ${y - height * 0.28}a${r * 0.9} ${height * 0.9} 0 0 1 ${r * 0.5} ${-height * 0.55}a${r} ${height} 0 0 0 ${-r * 0.3} ${height * 0.55}z`,
    ),
  ];
}

/** A ball. */
export function ball(x: number, y: number, r: number, tone: string): Part {
  return [
    fill(tone, disc(x, y, r)),
    fill(
      tone + "-",
      path`M${x + r * 0.35} ${y - r * 0.94}a${r} ${r} 0 0 1 ${-r * 0.9} ${r * 1.83}a${r} ${r} 0 1 0 ${r * 0.9} ${-r * 1.83}z`,
    ),
    fill(tone + "+", disc(x - r * 0.35, y - r * 0.4, r * 0.26)),
  ];
}

/** A sign on a board: letters and marks are drawn on it by the caller. */
export function board(x: number, y: number, width: number, height: number, tone: string): Part {
  return fill(tone, path`M${x + 1} ${y}h${width - 2}q1 0 1 1v${height - 2}q0 1-1 1h${2 - width}q-1 0-1-1v${2 - height}q0-1 1-1z`);
}

/** Columns side by side, as of a temple. */
export function columns(x: number, y: number, width: number, height: number, count: number, tone = "white"): Part {
  const gap = width / count;
  return steps(0, count - 1, 1).map((column) => {
    const left = x + column * gap + gap * 0.25;
    return [
      fill(tone, rect(left, y - height, gap * 0.5, height)),
      fill(tone + "-", rect(left + gap * 0.32, y - height, gap * 0.18, height)),
    ];
  });
}
