/** Lines and cables that bring power to people. */

import { block, drum, house } from "../kit/buildings";
import { birds, bush, cloud, flowers, tree } from "../kit/nature";
import { lowScene, scene, type Gallery } from "../kit/scene";
import { disc, fill, line, ngon, path, poly, rect, steps, stroke, type Part } from "../kit/shapes";
import { bolt, cables, pylon } from "../kit/works";

/** A wooden pole with a crossarm and its insulators. */
function pole(x: number, y: number, height: number): Part {
  return [
    fill("timber", rect(x - 1.2, y - height, 2.4, height)),
    fill("timber-", rect(x + 0.2, y - height, 1, height)),
    fill("timber-", rect(x - 8, y - height + 4, 16, 2)),
    fill("white", ...[-7, -3, 3, 7].map((dx) => rect(x + dx - 0.7, y - height + 1.5, 1.4, 2.5))),
  ];
}

/** A slender white mast with two arms like wings. */
function mast(x: number, y: number, height: number): Part {
  const top = y - height;
  return [
    fill("shadow", disc(x + 3, y, 5, 1.2)),
    fill("white", poly([x - 1.6, y], [x - 0.8, top], [x + 0.8, top], [x + 1.6, y])),
    fill("steel", poly([x + 0.2, y], [x + 0.1, top], [x + 0.8, top], [x + 1.6, y])),
    stroke(
      "white",
      1.8,
      path`M${x - 12} ${top + 1}Q${x - 4} ${top + 2} ${x} ${top + 7}Q${x + 4} ${top + 2} ${x + 12} ${top + 1}`,
    ),
    fill("teal", ...[-12, -6, 6, 12].map((dx) => disc(x + dx, top + (Math.abs(dx) > 8 ? 3.4 : 4.4), 1.3))),
  ];
}

/** A cut through the ground: soil in layers below y. */
function cut(y: number): Part {
  return [
    fill("soil", rect(-60, y, 240, 80)),
    fill("soil-", path`M-60 ${y + 12}q30-3 60 0t60 0t60 0t60 0v60h-240z`),
    fill("timber-", path`M-60 ${y + 24}q40 3 80 0t80 0t80 0v60h-240z`),
    fill("leaf", rect(-60, y - 1, 240, 2.4)),
    fill("soil+", disc(16, y + 7, 2, 1.3), disc(50, y + 5, 1.5, 1), disc(98, y + 8, 2.2, 1.4), disc(76, y + 20, 1.8, 1.2)),
  ];
}

/** A cable in the ground. */
function cable(tone: string, y: number): Part {
  const along = (y: number) => path`M-60 ${y}q60 3 120 0t120 0`;
  return [stroke("ink", 5, along(y)), stroke(tone, 3.4, along(y)), stroke(tone + "+", 0.9, along(y - 0.8))];
}

function sheep(x: number, y: number): Part {
  return [
    stroke("ink", 0.7, path`M${x - 1.5} ${y + 2}v2M${x + 1.5} ${y + 2}v2`),
    fill("white", disc(x, y, 3.3, 2.3)),
    fill("ink", disc(x + 3.3, y - 0.6, 1.2)),
  ];
}

export const SUPPLY: Gallery = {
  "power-grid": scene("day", "meadow", () => [
    cables(-34, 22, 5, "line", [26, 25], [27, 26]),
    house(42, 67, 22, 13, "white", "brick"),
    house(88, 66, 20, 12, "sand", "orange"),
    cables(22, 78, 5, "line", [25, 27], [26, 28]),
    cables(78, 134, 5, "line", [27, 26], [28, 27]),
    pole(78, 69, 44),
    pole(22, 74, 51),
    fill("steel", rect(23.5, 36, 7, 10)),
    fill("steel-", rect(27.5, 36, 3, 10)),
    tree(10, 72, 15),
    bush(68, 74, 4),
    bush(98, 74, 4),
  ]),

  "high-voltage-distribution": scene("day", "works", () => [
    cables(-24, 30, 5, "line", [12, 19], [20, 26], [28, 33]),
    cables(30, 84, 6, "line", [19, 21], [26, 28], [33, 35]),
    cables(84, 140, 5, "line", [21, 10], [28, 18], [35, 26]),
    pylon(84, 62, 46),
    pylon(30, 72, 62),
    // a yard of transformers
    [52, 70, 88].map((x) => [
      block(x, 73, 12, 9, "steel", 4),
      stroke("slate", 0.8, path`M${x + 2} 66v6M${x + 4.5} 66v6M${x + 7} 66v6M${x + 9.5} 66v6`),
      stroke("brick", 2, path`M${x + 4} 62v-5M${x + 10} 61v-5`),
      fill("white", disc(x + 4, 56.5, 1.5), disc(x + 10, 55.5, 1.5)),
    ]),
    fill("yellow", poly([8, 73], [13, 64], [18, 73])),
    bolt(13, 72, 7, "ink"),
  ]),

  "underground-cables": lowScene(
    "day",
    "park",
    () => [
      tree(16, 46, 20),
      tree(100, 46, 22),
      house(46, 46, 26, 13, "white", "brick"),
      bush(80, 46, 4),
      flowers("red", [30, 43], [36, 44]),
      flowers("violet", [88, 43]),
      cut(46),
      // the cables, and the branch that rises to the house
      cable("red", 56),
      cable("yellow", 62),
      cable("blue", 68),
      stroke("ink", 3.4, path`M56 55v-9`),
      stroke("yellow", 2, path`M56 56v-10`),
      fill("steel", rect(51, 53, 10, 6)),
      fill("steel-", rect(57, 53, 4, 6)),
      bolt(55.5, 59, 5.5),
    ],
    cloud(34, 16, 5),
  ),

  "low-impact-transmission": scene(
    "1980",
    "forest",
    () => [
      cables(-20, 28, 4, "line", [18, 24], [19, 25]),
      cables(28, 68, 5, "line", [24, 27], [25, 28]),
      cables(68, 100, 3, "line", [27, 30], [28, 31]),
      cables(100, 130, 2, "line", [30, 31], [31, 32]),
      mast(100, 60, 31),
      mast(68, 65, 40),
      mast(28, 73, 52),
      sheep(46, 70),
      sheep(56, 73.5),
      sheep(84, 71),
      bush(110, 74, 5),
      flowers("white", [12, 74], [40, 76], [72, 76]),
    ],
    [birds([48, 14], [58, 18], [88, 14])],
  ),

  "wireless-power-transfer": scene(
    "2000",
    "park",
    () => [
      // waves from the coil to the house
      stroke("lamp", 1.6, path`M50 16q8 9 0 18M58 11q13 14 0 28M66 7q17 18 0 36`),
      stroke("lamp", 1.6, path`M22 16q-8 9 0 18M14 11q-13 14 0 28`),
      fill("shadow", disc(40, 72, 20, 3)),
      fill("stone", poly([26, 72], [30, 62], [42, 62], [46, 72])),
      fill("stone-", poly([37, 72], [37, 62], [42, 62], [46, 72])),
      fill("orange", rect(31, 34, 10, 28)),
      fill("orange-", rect(37, 34, 4, 28)),
      stroke("brick-", 0.9, ...steps(36, 60, 3).map((y) => path`M31 ${y}q5 2 10 0`)),
      fill("steel", disc(36, 28, 15, 6.5)),
      fill("steel+", disc(34, 26, 11, 3)),
      fill("steel-", path`M51 28a15 6.5 0 0 1-30 0q15 8 30 0z`),
      bolt(34, 22, 13),
      house(78, 71, 26, 14, "white", "teal", 6),
      stroke("slate", 1.2, path`M93 46v-7`),
      fill("steel", path`M84 34q2 8 14 6z`),
      stroke("lamp", 1.2, path`M86 33l-3-3`),
      fill("lamp", disc(90, 35, 1.5)),
      tree(66, 73, 13),
      tree(112, 73, 15),
    ],
    cloud(100, 14, 4),
  ),

  "superconducting-cables": lowScene("2000", "meadow", () => [
    fill("shadow", disc(64, 73, 52, 4)),
    // the tank that keeps them cold
    drum(84, 52, 20, 40, "white"),
    stroke("blue", 1.6, path`M94 20v16M87 24l14 8M101 24l-14 8`),
    stroke("blue", 0.9, path`M92 21.5l2 2l2-2M92 34.5l2-2l2 2`),
    // a cable that ends towards us, layer in layer
    fill("slate", rect(28, 38, 130, 34)),
    fill("slate+", rect(28, 40, 130, 3)),
    fill("slate-", rect(28, 61, 130, 11)),
    fill("yellow", rect(66, 38, 4, 34), rect(106, 38, 4, 34)),
    fill("slate-", disc(29, 55, 15, 17)),
    fill("white", disc(28, 55, 13, 15)),
    fill("water+", disc(28, 55, 11, 12.6)),
    fill("blue", disc(28, 55, 8.6, 10)),
    fill("orange", ...ngon(28, 55, 5.4, 6).map(([x, y]) => disc(x, y, 1.9, 2.1))),
    fill("lamp", disc(28, 55, 2.2, 2.5)),
    stroke("lamp", 1.6, line([48, 49], [56, 54], [50, 55], [58, 61])),
    stroke("lamp", 1.6, line([84, 49], [92, 54], [86, 55], [94, 61])),
    // cold mist
    fill("smoke", disc(8, 75, 8, 3), disc(22, 76, 12, 4), disc(44, 75, 10, 3), disc(70, 77, 14, 3.5), disc(100, 76, 12, 3)),
  ]),
};
