/** Power from sun, wind and water. */

import { block, house } from "../kit/buildings";
import { bush, cloud, conifer, flowers, sun, tree, waves } from "../kit/nature";
import { lowScene, scene, type Gallery } from "../kit/scene";
import { disc, fill, ngon, path, poly, rect, stroke } from "../kit/shapes";
import { panel, rotor, turbine } from "../kit/works";

export const RENEWABLES: Gallery = {
  "wind-farm": scene(
    "day",
    "meadow",
    () => [
      turbine(26, 60, 36, 0.08),
      turbine(94, 59, 32, 0.22),
      bush(14, 64, 4),
      turbine(60, 72, 46, 0.02),
      bush(102, 73, 5),
      tree(20, 74, 14),
      fill("white", disc(80, 70, 2.4, 1.7), disc(87, 73, 2.4, 1.7)),
      fill("ink", disc(82.4, 69.4, 0.9), disc(89.4, 72.4, 0.9)),
    ],
    [cloud(40, 15, 4), cloud(104, 20, 4)],
  ),

  "hydroelectric-dam": scene("day", "mountains", () => [
    fill("water", path`M8 33h104l-4 10h-96z`),
    waves("water+", [30, 37], [58, 38], [84, 36]),
    fill("water", rect(14, 70, 92, 20)),
    fill("pine-", poly([-60, 26], [6, 30], [26, 80], [-60, 80])),
    fill("pine", poly([180, 24], [112, 30], [94, 80], [180, 80])),
    fill("stone", path`M9 40q51 9 102 0l-15 36q-36 6-72 0z`),
    fill("stone-", path`M82 44q16-1.4 29-4l-15 36q-9 1.6-18 2z`),
    stroke("stone-", 0.6, path`M15 53q45 8 90 0M20 64q40 7 80 0`),
    fill("stone+", path`M8 36.5q52 9 104 0l-1 4.5q-51 9-102 0z`),
    fill("white", path`M40 44.4q4 .4 6 .4l2 33h-8zM57 45q3 .1 6 0l1 33h-8zM74 44.8q3-.1 6-.4l0 33h-8z`),
    fill("glass", path`M44 44.7h2l2 33h-3zM61 45h2l1 33h-3zM78 44.6h2l0 33h-3z`),
    fill("white+", disc(44, 77, 7, 2.2), disc(60, 78, 7, 2.2), disc(76, 77, 7, 2.2)),
    conifer(4, 44, 14),
    conifer(9, 56, 17),
    conifer(17, 70, 19),
    conifer(114, 46, 14),
    conifer(110, 62, 18),
    conifer(104, 74, 16),
  ]),

  "solar-power-plant": scene(
    "1970",
    "meadow",
    () => [panel(16, 62, 22), panel(46, 62, 22), panel(76, 62, 22), panel(4, 75, 27), panel(40, 75, 27), panel(76, 75, 27)],
    [
      fill(
        "lamp",
        ...ngon(60, 27, 27, 12).map(([x, y], ray) =>
          poly([x, y], ...ngon(60, 27, 19.5, 12, 1 / 12).filter((_, at) => at === ray || at === (ray + 11) % 12)),
        ),
      ),
      fill("orange", disc(60, 27, 17)),
      fill("yellow", disc(60, 27, 14)),
      fill("lamp", disc(60, 27, 10)),
    ],
  ),

  "tidal-power-station": lowScene(
    "2000",
    "sea",
    () => [
      // above: a barrage with its gates; below: rotors in the tide
      block(-20, 46, 170, 8, "stone", 8),
      fill("water", rect(-60, 46, 240, 60)),
      [14, 48, 82].map((x) => [
        block(x, 46, 12, 18, "white"),
        fill("pane", rect(x + 3, 31, 6, 4)),
        fill("red", rect(x, 28, 12, 2.5)),
      ]),
      stroke(
        "white",
        1.4,
        path`M-60 47q4-4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0`,
      ),
      fill("water-", path`M-60 58q120 5 240 0v40h-240z`),
      [20, 54, 88].map((x, number) => [
        fill("slate", rect(x - 1, 46, 2, 18), path`M${x - 2} 64q8-4 14-1l3 1l-3 1q-6 3-14-1z`),
        stroke("line", 1, disc(x, 64, 11)),
        rotor(x, 64, 10, 0.06 + number * 0.1, "yellow"),
      ]),
      stroke("water+", 1, path`M4 60h6M3 66h8M30 72h7M36 58h6M70 60h7M66 70h9M104 60h8M102 70h12`),
    ],
    fill("sun", path`M99 6a8 8 0 1 0 8 11a7 7 0 0 1-8-11z`),
  ),

  "solar-updraft-tower": scene(
    "2010",
    "desert",
    () => [
      fill("shadow", disc(66, 70, 52, 6)),
      // a skirt of glass around the foot
      fill("glass", path`M6 68Q44 60 54 52h12q10 8 48 16q-54 14-108 0z`),
      fill("glass+", path`M6 68Q44 60 54 52h4q-8 12-22 21q-18-1.5-30-5z`),
      fill("glass-", path`M114 68q-38-8-48-16h-3q8 12 18 21.5q20-2 33-5.5z`),
      stroke(
        "white",
        0.7,
        path`M56 52Q46 64 36 73M58.5 52Q54 66 52 75M61.5 52Q66 66 68 75M64 52Q74 64 84 73M22 64.5q38 7 76 0M38 59.5q22 4 44 0`,
      ),
      // the tower
      fill("white", poly([54, 54], [56, 6], [64, 6], [66, 54])),
      fill("stone-", poly([61, 54], [61, 6], [64, 6], [66, 54])),
      fill("red", rect(55.7, 10, 8.6, 3), rect(55.4, 20, 9.2, 3)),
      fill("ink", disc(60, 6, 4, 1)),
      stroke("smoke", 1.4, path`M58 4q-2-4 0-7M62 4q2-4 0-7`),
      stroke("orange", 1.2, path`M28 60q10-3 16-9M92 60q-10-3-16-9`),
      fill("orange", poly([46, 47.5], [46.5, 53], [41.5, 50.5]), poly([74, 47.5], [73.5, 53], [78.5, 50.5])),
      stroke("pine", 1.6, path`M12 62v-7M12 60h-3v-3M12 59h3v-3M108 61v-5M108 59h2.5v-2`),
    ],
    sun(98, 18, 8),
  ),

  "micro-power-generation": scene(
    "1980",
    "meadow",
    () => [
      house(34, 71, 44, 22, "white", "brick", 8),
      // panels on the roof
      [42, 58].map((x) => [
        fill("blue", poly([x, 46], [x + 13, 46], [x + 14.5, 38], [x + 1.5, 38])),
        stroke("glass", 0.5, path`M${x + 0.8} 42h13M${x + 4.5} 46l1.5-8M${x + 9} 46l1.5-8`),
      ]),
      stroke("slate", 1.4, path`M76 36V17`),
      rotor(76, 17, 12, 0.06),
      // a battery by the wall, and a mill stream
      block(90, 72, 12, 15, "slate", 4),
      fill("leaf", rect(92, 61, 8, 2), rect(92, 64.5, 8, 2), rect(92, 68, 8, 2)),
      stroke("yellow", 0.9, path`M86 60h3v6h1`),
      tree(16, 73, 22),
      bush(26, 74, 4),
      flowers("red", [48, 75], [70, 76]),
    ],
    cloud(26, 16, 5),
  ),
};
