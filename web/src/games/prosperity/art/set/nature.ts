/** Land that is kept, planted, cleaned or left. */

import { block, dome, panes } from "../kit/buildings";
import { birds, bush, cloud, conifer, flowers, palm, person, sapling, tree } from "../kit/nature";
import { lowScene, type Gallery } from "../kit/scene";
import { disc, fill, half, line, ngon, path, poly, rect, steps, stroke, type Part } from "../kit/shapes";

/** A barrel, standing. */
function barrel(x: number, y: number, tone: string): Part {
  return [
    fill(tone, rect(x, y - 9, 7, 9)),
    fill(tone + "-", rect(x + 4.5, y - 9, 2.5, 9)),
    fill(tone + "+", disc(x + 3.5, y - 9, 3.5, 1)),
    stroke("ink", 0.5, path`M${x} ${y - 6}h7M${x} ${y - 3}h7`),
  ];
}

function tyre(x: number, y: number): Part {
  return [fill("ink", disc(x, y, 6, 4)), fill("soil-", disc(x, y - 0.4, 3, 1.8))];
}

/** A dome of hexagons, as of a soap bubble in a frame. */
function geodesic(x: number, y: number, r: number): Part {
  const cell = r * 0.2;
  const centres = steps(-3, 2, 1).flatMap((row) =>
    steps(-4, 4, 1).map((column) => [x + (column + (row % 2 ? 0.5 : 0)) * cell * 1.74, y - r * 0.45 + row * cell * 1.5] as const),
  );
  const inside = centres
    .map(([cx, cy]) => ngon(cx, cy, cell, 6))
    .filter((cell) => cell.every(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < r ** 2 && py < y));
  return [
    dome(x, y, r, "glass"),
    stroke("white", 0.7, ...inside.map((corners) => poly(...corners))),
    stroke("white", 1.2, half(x, y, r)),
  ];
}

export const NATURE: Gallery = {
  "green-belt": lowScene(
    "day",
    "meadow",
    () => [
      tree(14, 62, 24),
      tree(30, 59, 18, "pine"),
      tree(98, 60, 22),
      tree(112, 63, 26, "pine"),
      fill("water", path`M44 64q20-5 34 0q12 5 0 8q-18 4-34 0q-12-4 0-8z`),
      fill("water+", path`M46 65q16-4 28-1q-14 0-28 3z`),
      fill("stone", path`M-60 78q60-8 84-10t34 8t30 4h-148z`),
      person(30, 75, "red", 7),
      person(34, 75, "blue", 5.5),
      flowers("white", [84, 72], [92, 75], [100, 72]),
      flowers("red", [88, 77], [108, 75]),
      bush(82, 64, 4),
      fill("white", disc(60, 66.5, 2, 1.2), disc(58.3, 65, 0.8)),
    ],
    [birds([46, 22], [56, 18], [76, 24]), cloud(90, 18, 5)],
  ),

  wasteland: lowScene(
    "1970",
    "barren",
    () => [
      // a dead tree, tyres, drums, a puddle nobody wants to look into
      stroke("timber-", 2.4, path`M26 70V40M26 54L14 42M26 50L38 36M26 44L20 32M34 41L42 40`),
      fill("violet", disc(74, 74, 22, 4)),
      fill("teal", disc(78, 73.5, 13, 2.2)),
      fill("leaf+", disc(82, 73.2, 5, 1)),
      barrel(60, 68, "red"),
      barrel(70, 67, "yellow"),
      fill("teal-", path`M82 69q10-3 14 2l-3 3q-5-4-11-1z`),
      tyre(98, 69),
      tyre(108, 70),
      tyre(103, 64),
      stroke("soil-", 1, path`M4 66l10 4l4 8M12 69l10-1M44 62l6 3l10-1`),
      fill("brick-", rect(40, 62, 8, 4), rect(44, 58, 7, 4), rect(49, 62.5, 7, 3.5)),
      stroke("pine-", 1, path`M10 76q-1-5-4-6M10 76v-7M10 76q1-5 4-6M54 77v-5M54 77q2-4 4-4`),
    ],
    [cloud(84, 24, 6, "soot"), cloud(30, 18, 4, "soot")],
  ),

  "brownfield-clean-up": lowScene("day", "barren", () => [
    // on the left the ruin; the digger clears it, and grass follows
    fill("brick", path`M4 66V40l6 3l4-5l8 4l3 6l6 2v16z`),
    fill("ink", rect(9, 48, 5, 7), rect(19, 50, 5, 7), rect(9, 59, 5, 7)),
    fill("grass", path`M180 57Q100 54 78 66T60 84H180z`),
    barrel(28, 70, "yellow"),
    barrel(36, 71, "red"),
    tree(104, 66, 20),
    tree(116, 70, 16),
    flowers("white", [92, 70], [98, 75], [86, 76]),
    flowers("red", [108, 75], [80, 78]),
    // the digger
    fill("shadow", disc(66, 74, 20, 2.4)),
    fill("ink", path`M50 74q-4 0-4-3.5t4-3.5h28q4 0 4 3.5t-4 3.5z`),
    fill("steel", disc(50.5, 70.5, 2), disc(58, 70.5, 2), disc(66, 70.5, 2), disc(77, 70.5, 2)),
    fill("yellow", path`M52 66V58h8V48h12q3 0 4 4l2 6h4v8z`),
    fill("yellow-", path`M52 66v-3h30v3z`),
    fill("pane", path`M62 50h9q2 0 3 3l1.5 5h-13.5z`),
    stroke("yellow-", 3.6, line([58, 60], [46, 38], [32, 48])),
    stroke("yellow", 2.4, line([58, 60], [46, 38], [32, 48])),
    fill("slate", path`M28 47l8 1l-1 10q-8 2-11-3z`),
    fill("soil-", disc(30, 56, 4, 2)),
    sapling(96, 66, 8),
  ]),

  "tree-planting-project": lowScene(
    "day",
    "meadow",
    () => [
      conifer(10, 58, 15, "hill-"),
      [8, 24, 96, 112].map((x) => sapling(x, 63, 10)),
      fill("soil", path`M-60 68q120-6 240 0v40h-240z`),
      fill("soil-", path`M-60 75q120-5 240 0v40h-240z`),
      sapling(14, 75, 20),
      sapling(106, 75, 20),
      // two people, a spade, a can
      person(44, 76, "orange", 27),
      stroke("sand", 2.4, path`M47 61l10 6`),
      person(79, 77, "blue", 24),
      stroke("sand", 2.4, path`M76 63l-9 5`),
      sapling(62, 77, 30),
      stroke("timber", 1.3, path`M33 77V54`),
      fill("steel", path`M30 70h6v5q-3 3.5-6 0z`),
      fill("red", half(44, 52, 5.5, 4.5), rect(37, 51.5, 14, 1.4)),
      fill("teal", rect(88, 69, 8, 8)),
      stroke("teal", 1.4, path`M96 73l6-5M88 70q-5 3 0 6`),
    ],
    [cloud(26, 18, 5), birds([88, 20])],
  ),

  "botanical-garden": lowScene("1970", "park", () => [
    // the palm house: iron and glass, with wings
    fill("shadow", rect(8, 69, 108, 3)),
    fill("glass", rect(6, 52, 108, 18), half(60, 40, 24, 26), rect(36, 40, 48, 30)),
    fill("glass", path`M6 52q0-8 14-8h16v8zM114 52q0-8-14-8h-16v8z`),
    palm(60, 68, 36),
    palm(48, 69, 24),
    palm(72, 69, 25),
    bush(20, 70, 6, "pine"),
    bush(98, 70, 6),
    flowers("red", [28, 62], [90, 61]),
    fill("glass-", path`M84 70V40a24 26 0 0 0-14-23.6q8 10 8 23.6v30z`, rect(106, 52, 8, 18)),
    stroke(
      "white",
      0.9,
      half(60, 40, 24, 26),
      path`M36 40V70M84 40V70M36 40H84M36 54H84M60 14V40M48 17.5Q46 28 46 70M72 17.5Q74 28 74 70M40 26h40`,
    ),
    stroke(
      "white",
      0.9,
      path`M6 70V52q0-8 14-8h16M114 70V52q0-8-14-8h-16M6 52h30M84 52h30M13 46v24M20 44v26M28 44v26M92 44v26M100 44v26M107 46v24`,
    ),
    fill("white", rect(54, 58, 12, 12)),
    fill("pane", rect(55.5, 59.5, 4, 10.5), rect(60.5, 59.5, 4, 10.5)),
    stroke("white", 1, path`M60 14V8`),
    fill("stone", rect(4, 69, 112, 2.5)),
    flowers("yellow", [16, 75], [26, 77], [40, 75]),
    flowers("violet", [82, 75], [94, 77], [104, 75]),
  ]),

  biodome: lowScene("2000", "meadow", () => [
    fill("shadow", disc(62, 70, 56, 5)),
    geodesic(18, 68, 19),
    palm(16, 68, 12),
    geodesic(103, 68, 18),
    tree(104, 68, 14),
    geodesic(60, 70, 39),
    tree(46, 70, 28),
    palm(68, 70, 28),
    tree(82, 70, 17, "pine"),
    fill("leaf-", path`M22 70q38-5 76 0z`),
    fill("white", path`M54 70v-9q6-5 12 0v9z`),
    fill("pane", path`M56 70v-8q4-3 8 0v8z`),
    bush(8, 75, 4),
    bush(112, 75, 4),
  ]),

  "water-treatment-plant": lowScene("day", "meadow", () => [
    // two eggs that digest, two round basins with their bridges
    [62, 84].map((x) => [
      fill("shadow", disc(x + 14, 55, 12, 2.5)),
      fill(
        "white",
        path`M${x} 42Q${x} 18 ${x + 10} 16Q${x + 20} 18 ${x + 20} 42Q${x + 19} 52 ${x + 14} 57h-8Q${x + 1} 52 ${x} 42z`,
      ),
      fill("steel", path`M${x + 10} 16Q${x + 20} 18 ${x + 20} 42Q${x + 19} 52 ${x + 14} 57h-3q6-18-1-41z`),
      fill("teal", rect(x + 7, 15, 6, 3)),
    ]),
    stroke("teal", 1.4, path`M72 15h22`),
    block(14, 56, 28, 14, "brick", 5),
    panes(16, 44, 24, 8, 5, 1),
    basin(34, 66, 27, 8),
    basin(90, 67, 25, 7.5),
    bush(112, 58, 4),
    tree(8, 60, 14),
  ]),
};

/** A round basin with a bridge that turns. */
function basin(x: number, y: number, rx: number, ry: number): Part {
  return [
    fill("stone-", path`M${x - rx} ${y}v4a${rx} ${ry} 0 0 0 ${2 * rx} 0v-4z`),
    fill("stone+", disc(x, y, rx, ry)),
    fill("water-", disc(x, y, rx - 2.4, ry - 1.2)),
    fill("water", disc(x, y + 0.9, rx - 3, ry - 2)),
    stroke("water+", 0.8, disc(x, y + 0.6, rx * 0.6, ry * 0.55)),
    stroke("slate", 1.8, path`M${x} ${y}L${x + rx * 0.84} ${y - ry * 0.5}`),
    stroke("white", 0.7, path`M${x} ${y - 2}L${x + rx * 0.84} ${y - ry * 0.5 - 2}`),
    fill("slate", rect(x - 2, y - 3, 4, 4)),
  ];
}
