/** Houses of towns: where people live, are healed, are entertained. */

import { bands, block, gable, house, panes, tower } from "../kit/buildings";
import { birds, bush, cloud, flowers, hedge, person, tree, waves } from "../kit/nature";
import { lowScene, scene, type Gallery } from "../kit/scene";
import { disc, fill, half, line, ngon, path, pill, poly, rect, steps, stroke, type Part } from "../kit/shapes";
import { bus, lamp, road } from "../kit/traffic";
import { crane } from "../kit/works";

export const CITY: Gallery = {
  "mega-skyscraper": scene(
    "day",
    "town",
    () => [
      tower(10, 66, 14, 22, "sand"),
      tower(28, 64, 13, 30, "brick"),
      tower(84, 65, 14, 27, "teal"),
      tower(102, 67, 12, 18, "pink"),
      fill("shadow", poly([72, 71], [104, 71], [112, 67], [80, 67])),
      // steps that narrow, up through the clouds
      block(44, 71, 34, 22, "blue", 7),
      block(47, 49, 27, 20, "blue", 6),
      block(50, 29, 20, 15, "blue", 5),
      block(54, 14, 11, 8, "blue", 4),
      stroke("white", 1.2, path`M61 6V-8`),
      fill("glass", ...steps(46, 75, 4).map((x) => rect(x, 51, 1.8, 16))),
      fill("glass", ...steps(49, 72, 4).map((x) => rect(x, 31, 1.8, 16))),
      fill("glass", ...steps(52, 68, 4).map((x) => rect(x, 16, 1.8, 11))),
      fill("pane", rect(44, 66, 34, 5), rect(47, 47, 27, 1.6), rect(50, 27.5, 20, 1.4), rect(56, 8, 7, 2)),
      cloud(40, 37, 5, "smoke"),
      cloud(88, 24, 5, "smoke"),
      tree(38, 74, 8),
      tree(92, 74, 9),
    ],
    [cloud(18, 16, 5), birds([98, 12])],
  ),

  "inner-city-regeneration": scene("day", "town", () => [
    // a warehouse half done up, with scaffolding and a crane
    crane(98, 66, 54, 46),
    block(18, 68, 38, 36, "brick"),
    panes(20, 35, 34, 28, 5, 4),
    fill("glass", poly([16, 32], [22, 24], [60, 24], [56, 32])),
    fill("glass-", poly([56, 32], [62, 29], [60, 24])),
    stroke("white", 0.7, path`M24 32l5-8M33 32l5-8M42 32l5-8M50 32l5-8`),
    block(62, 68, 26, 30, "stone"),
    panes(64, 41, 22, 18, 4, 3, "steel-"),
    stroke(
      "yellow-",
      1,
      path`M60 70V32M69 70V32M78 70V32M88 70V32M60 41h28M60 50h28M60 59h28M60 41l9 9M69 50l-9 9M78 41l10 9M88 50l-10 9`,
    ),
    fill("brick", rect(60, 19.5, 8, 5)),
    // the new square
    fill("timber", rect(20, 60, 8, 8), rect(44, 60, 8, 8)),
    fill("red", poly([18, 58], [30, 58], [32, 61], [16, 61]), poly([42, 58], [54, 58], [56, 61], [40, 61])),
    tree(8, 74, 17),
    tree(38, 75, 12),
    person(28, 75, "teal", 8),
    person(50, 76, "orange", 8),
    person(54.5, 76, "violet", 8),
    lamp(104, 75, 14),
  ]),

  "suburban-regeneration": lowScene("day", "meadow", () => [
    // a close of new houses around a playground
    house(2, 64, 24, 14, "white", "brick"),
    house(33, 61, 21, 13, "pink", "slate"),
    house(62, 61, 21, 13, "glass", "teal"),
    house(91, 64, 22, 14, "sand", "violet"),
    fill("blue", poly([38, 46.5], [50, 46.5], [51, 41.5], [39, 41.5]), poly([96, 48.5], [109, 48.5], [110, 43.5], [97, 43.5])),
    fill("sand", disc(60, 70, 30, 6)),
    // a slide and a swing
    stroke("red", 1.4, path`M42 72V58M47 72V58M42 62h5M42 66h5M42 70h5`),
    fill("yellow", path`M47 58q6 1 9 9t8 5h3v-2q-5 0-8-6t-8-8z`),
    stroke("blue", 1.4, path`M70 73l4-15h12l4 15`),
    stroke("ink", 0.5, path`M77 58l-1 10M81 58l-1 10M83 58l3 8`),
    fill("red", rect(75, 68, 6, 1.2)),
    person(36, 74, "orange", 6.5),
    person(62, 77, "teal", 6.5),
    tree(16, 75, 16),
    tree(106, 76, 18),
  ]),

  "entertainment-complex": scene("day", "park", () => [
    // the big wheel
    stroke("steel", 1.6, path`M24 70L38 40L52 70`),
    stroke("white", 1, ...ngon(38, 37, 25, 12).map(([x, y]) => line([38, 37], [x, y]))),
    stroke("red", 2, disc(38, 37, 25)),
    stroke("red+", 0.8, disc(38, 37, 21)),
    ...ngon(38, 37, 25, 12).map(([x, y], number) =>
      fill(["yellow", "teal", "violet"][number % 3]!, half(x, y + 1, 2.8, 2.2), rect(x - 2.8, y + 1, 5.6, 2.6)),
    ),
    fill("yellow", disc(38, 37, 3.4)),
    // a tent
    fill("shadow", disc(92, 71, 26, 3)),
    fill("white", path`M70 70V54H108V70z`),
    fill("red", ...steps(70, 105, 9.5).map((x) => rect(x, 54, 4.75, 16))),
    fill("white", poly([66, 55], [89, 34], [112, 55])),
    fill("red", poly([66, 55], [75, 55], [89, 34]), poly([84, 55], [94, 55], [89, 34]), poly([103, 55], [112, 55], [89, 34])),
    fill("shadow", poly([94, 55], [112, 55], [89, 34]), rect(96, 54, 12, 16)),
    fill("ink", path`M85 70q0-10 4-12q4 2 4 12z`),
    stroke("timber", 0.8, path`M89 34V27`),
    fill("yellow", poly([89, 27], [96, 29], [89, 31])),
    person(64, 74, "teal", 8),
    person(74, 75, "violet", 8),
    fill("pink", disc(66.5, 63, 2), disc(70, 61.5, 2)),
    stroke("ink", 0.4, path`M66 69l.5-4M66 69l4-6`),
  ]),

  "city-of-culture": scene(
    "day",
    "sea",
    () => [
      // an opera house of shells on the quay
      fill("shadow", rect(8, 70, 108, 4)),
      fill("stone-", poly([6, 70], [114, 70], [106, 60], [14, 60])),
      fill("stone", poly([6, 70], [114, 70], [114, 74], [6, 74])),
      fill("stone+", poly([14, 60], [106, 60], [108, 63], [12, 63])),
      shell(20, 60, 22, 26),
      shell(36, 60, 28, 40),
      shell(60, 60, 22, 30),
      shell(78, 60, 14, 18),
      person(24, 72, "red", 7),
      person(58, 73, "blue", 7),
      person(61.5, 73, "orange", 7),
      person(98, 72, "violet", 7),
      stroke("slate", 1, path`M106 71V44`),
      fill("red", path`M106 44q5-2 9 0v8q-4-2-9 0z`),
    ],
    [cloud(20, 18, 5), birds([90, 20], [98, 16])],
  ),

  "garden-city": lowScene("day", "park", () => [
    // cottages in a crescent around beds of flowers
    tree(6, 60, 20),
    tree(60, 56, 18),
    tree(114, 60, 20),
    cottage(14, 64, 22, "white", "brick"),
    cottage(46, 61, 20, "sand", "orange"),
    cottage(76, 64, 22, "pink", "brick"),
    hedge(2, 69, 34, 4),
    hedge(80, 69, 38, 4),
    fill("sand", path`M50 62h8q4 6 22 18h-50q20-12 20-18z`),
    fill("soil-", path`M10 76q14-7 34-3q-6 5-10 7h-28zM112 76q-14-7-36-3q8 5 12 7h28z`),
    flowers("red", [14, 75], [22, 73], [30, 73], [38, 73.5]),
    flowers("yellow", [18, 77.5], [26, 76], [34, 76], [86, 75.5], [94, 76]),
    flowers("violet", [82, 73], [90, 72.5], [98, 73], [106, 75]),
    stroke("white", 1, path`M36 64v5M39 64v5M42 64v5M35 66h9M72 65v5M75 65v5M78 65v5M71 67h9`),
    person(56, 72, "teal", 7),
  ]),

  hospital: scene("day", "park", () => [
    block(16, 68, 26, 26, "white"),
    bands(18, 44, 22, 20, 4),
    block(78, 68, 24, 22, "white"),
    bands(80, 48, 20, 16, 3),
    block(38, 70, 42, 44, "white", 8),
    bands(40, 40, 38, 20, 3),
    // the green cross, which belongs to nobody's army
    fill("teal", pill(49, 29, 20, 9, 1)),
    fill("teal", pill(50, 23.5, 18, 18, 2)),
    fill("white+", rect(57, 26, 4, 13), rect(52.5, 30.5, 13, 4)),
    fill("teal", poly([42, 63], [76, 63], [80, 60], [46, 60])),
    fill("teal-", rect(42, 63, 34, 1.6)),
    fill("pane", rect(50, 64.5, 18, 5.5)),
    stroke("white", 0.7, path`M59 64.5v5.5`),
    // a helicopter pad on the wing
    fill("slate", disc(95, 43.4, 9, 2.4)),
    stroke("white", 0.8, path`M92.5 42.5v2M97.5 42.5v2M92.5 43.5h5`),
    road(72, 20, false),
    bus(78, 77, 26, 11, "white"),
    fill("red", rect(78, 72, 26, 1.6)),
    fill("blue", rect(99, 64, 3, 1.6)),
    tree(8, 73, 17),
    tree(112, 72, 14),
  ]),

  "rejuvenation-clinic": scene(
    "2030",
    "park",
    () => [
      // a lotus of white petals in a pool
      fill("shadow", disc(62, 70, 50, 7)),
      fill("water", disc(60, 69, 50, 8)),
      fill("water+", disc(56, 67.5, 42, 5)),
      petal(60, 68, -40, 24, "pink-"),
      petal(60, 68, 40, 24, "pink-"),
      petal(60, 68, -28, 38, "pink"),
      petal(60, 68, 28, 38, "pink"),
      petal(60, 68, -13, 50, "white"),
      petal(60, 68, 13, 50, "white-"),
      petal(60, 68, 0, 44, "white+"),
      fill("pane", path`M55 67V57q0-5 5-8q5 3 5 8v10z`),
      fill("lamp", rect(59.3, 52, 1.4, 15)),
      // the fountain of youth
      stroke("white+", 1.3, path`M22 68q-1-14-8-8M22 68q0-18 0-16M22 68q1-14 8-8M98 68q-1-14-8-8M98 68q0-18 0-16M98 68q1-14 8-8`),
      fill("stone", disc(22, 69, 4, 1.4), disc(98, 69, 4, 1.4)),
      waves("white", [40, 72], [70, 73]),
      bush(6, 76, 4),
      bush(114, 76, 4),
    ],
    birds([28, 20], [36, 15], [90, 18]),
  ),
};

/** A shell of an opera house, leaning to the left. */
function shell(x: number, y: number, width: number, height: number): Part {
  return [
    fill(
      "white",
      path`M${x} ${y}Q${x - 2} ${y - height * 0.7} ${x + width * 0.2} ${y - height}Q${x + width} ${y - height * 0.6} ${x + width} ${y}z`,
    ),
    fill(
      "stone-",
      path`M${x + width} ${y}Q${x + width} ${y - height * 0.6} ${x + width * 0.2} ${y - height}Q${x + width * 0.75} ${y - height * 0.5} ${x + width * 0.7} ${y}z`,
    ),
    fill(
      "pane",
      path`M${x} ${y}Q${x - 2} ${y - height * 0.7} ${x + width * 0.2} ${y - height}Q${x + width * 0.3} ${y - height * 0.4} ${x + width * 0.28} ${y}z`,
    ),
    stroke("white", 0.6, path`M${x + width * 0.1} ${y}V${y - height * 0.6}M${x + width * 0.19} ${y}V${y - height * 0.7}`),
  ];
}

/** A cottage whose gable looks at us. */
function cottage(x: number, y: number, width: number, wall: string, tiles: string): Part {
  const height = width * 0.5;
  return [
    block(x, y, width, height, wall, 8),
    gable(x, y - height, width, height * 0.95, wall, tiles, 8),
    fill(
      "pane",
      rect(x + width * 0.14, y - height * 0.7, width * 0.2, height * 0.4),
      rect(x + width * 0.66, y - height * 0.7, width * 0.2, height * 0.4),
    ),
    fill("pane", disc(x + width / 2, y - height * 1.25, width * 0.08)),
    fill("timber", rect(x + width * 0.42, y - height * 0.62, width * 0.16, height * 0.62)),
  ];
}

/** A petal from a foot, leaning by an amount to one side. */
function petal(x: number, y: number, lean: number, height: number, tone: string): Part {
  const [w, dip] = [height * 0.28, lean * 0.24];
  const [tipX, tipY, midX, midY] = [x + lean, y - height, x + lean * 0.7, y - height / 2];
  return fill(tone, path`M${x - 6} ${y}Q${midX - w} ${midY - dip} ${tipX} ${tipY}Q${midX + w} ${midY + dip} ${x + 6} ${y}z`);
}
