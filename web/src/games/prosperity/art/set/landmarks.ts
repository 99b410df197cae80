/** Places of learning and ties to the sky. */

import { ball, block, columns, dome, gable, panes, tower } from "../kit/buildings";
import { cloud, person, tree } from "../kit/nature";
import { scene, type Gallery } from "../kit/scene";
import { disc, fill, path, poly, rect, stroke, type Part, type Point } from "../kit/shapes";

/** A satellite of two wings. */
function satellite(x: number, y: number): Part {
  return [
    fill("blue", rect(x - 12, y - 2.5, 8, 5), rect(x + 4, y - 2.5, 8, 5)),
    stroke("glass", 0.5, path`M${x - 9.5} ${y - 2.5}v5M${x - 6.8} ${y - 2.5}v5M${x + 6.6} ${y - 2.5}v5M${x + 9.3} ${y - 2.5}v5`),
    stroke("slate", 1, path`M${x - 4} ${y}h8`),
    fill("yellow", rect(x - 2.5, y - 3.5, 5, 7)),
    fill("white", path`M${x - 3} ${y + 4}q3 4 6 0z`),
  ];
}

/** A dish that looks up to one side: 1 right, -1 left. */
function dish(x: number, y: number, r: number, side: number): Part {
  return [
    stroke("slate", 1.4, path`M${x} ${y}v${r * 1.2}`),
    fill("white", path`M${x - side * r * 0.5} ${y - r * 0.9}q${-side * r * 0.6} ${r * 1.5} ${side * r * 1.4} ${r * 1.5}z`),
    fill("steel", path`M${x - side * r * 0.5} ${y - r * 0.9}q${side * r * 0.2} ${r * 1.2} ${side * r * 1.4} ${r * 1.5}z`),
    stroke("slate", 0.8, path`M${x + side * r * 0.2} ${y}l${side * r * 0.7} ${-r * 0.7}`),
    fill("red", disc(x + side * r * 0.95, y - r * 0.75, 1)),
  ];
}

function stars(...points: Point[]): Part {
  return fill("sun", ...points.map(([x, y], star) => disc(x, y, 0.6 + (star % 3) * 0.25)));
}

export const LANDMARKS: Gallery = {
  university: scene("day", "park", () => [
    block(6, 68, 32, 24, "brick", 5),
    panes(8, 47, 28, 18, 5, 2),
    block(80, 68, 30, 24, "brick", 5),
    panes(82, 47, 26, 18, 5, 2),
    // the portico, and the dome with its clock above
    block(45, 46, 24, 22, "white", 6),
    fill("slate", disc(57, 30.5, 5.4)),
    fill("white+", disc(57, 30.5, 4.4)),
    stroke("ink", 0.8, path`M57 27.5v3l2 1.5`),
    dome(60, 23, 12, "teal", 13),
    fill("yellow", rect(59.2, 5, 1.6, 6), disc(60, 5, 1.6)),
    block(34, 68, 46, 20, "stone", 7),
    columns(36, 68, 42, 18, 6, "white"),
    gable(34, 48, 46, 10, "white", "stone", 7),
    fill("yellow", disc(57, 44, 2.4)),
    fill("stone+", rect(32, 68, 50, 2.5)),
    fill("stone", rect(30, 70.5, 54, 2.5)),
    fill("stone-", rect(30, 73, 54, 1)),
    person(40, 77, "blue", 8),
    person(46, 78, "red", 8),
    person(76, 78, "violet", 8),
    tree(14, 75, 15),
    tree(104, 75, 16),
  ]),

  "communication-network": scene(
    "day",
    "park",
    () => [
      tower(92, 68, 16, 18, "brick"),
      tower(12, 68, 18, 14, "sand"),
      dish(22, 46, 9, -1),
      dish(100, 42, 9, 1),
      fill("shadow", disc(66, 71, 18, 3)),
      // a mast with its pods
      fill("white", poly([53, 71], [58, 30], [62, 30], [67, 71])),
      fill("steel", poly([61, 71], [60.5, 30], [62, 30], [67, 71])),
      fill("white", path`M48 30h24l-5 7h-14z`),
      fill("steel", path`M64 30h8l-5 7h-5z`),
      fill("pane", rect(48, 27.5, 24, 3)),
      fill("red", path`M50 27.5q10-7 20 0z`),
      stroke("red", 1.6, path`M60 24V17`),
      stroke("white", 1.4, path`M60 17V5`),
      fill("red", disc(60, 5, 1.8)),
      stroke("blue", 1.5, path`M53 9q-3-4 0-8M67 9q3-4 0-8M48 13q-6-8 0-16M72 13q6-8 0-16`),
      stroke("blue", 0.9, path`M84 24l-8 5M34 26l8 3`),
    ],
    [satellite(98, 14), cloud(22, 20, 4)],
  ),

  "space-elevator": scene(
    "2030",
    "night",
    () => [
      // an island in the sea, a thread to the stars
      fill("water-", disc(60, 75, 48, 6)),
      fill("stone-", path`M20 71h80l-6 7h-68z`),
      fill("stone+", disc(60, 71, 40, 5.5)),
      block(27, 72, 14, 8, "white", 4),
      panes(28, 65, 12, 5, 4, 1),
      block(80, 72, 12, 11, "white", 4),
      panes(81, 62, 10, 7, 3, 2),
      fill("slate", path`M44 73Q56 68 58 52h4q2 16 14 21z`),
      fill("slate-", path`M61 73Q62 62 60 52h2q2 16 14 21z`),
      fill("pane", rect(56, 67, 8, 6)),
      fill("white", rect(59.1, -30, 1.8, 82)),
      fill("lamp", rect(57.2, -30, 0.7, 82), rect(62.1, -30, 0.7, 82)),
      // the climber
      fill("white", path`M52 44V36q0-5 8-6q8 1 8 6v8q-8 3-16 0z`),
      fill("steel", path`M62 30.2q6 1.5 6 5.8v8q-3 1.2-6 1.5q2-8 0-15.3z`),
      fill("pane", rect(54, 35.5, 12, 3.5)),
      fill("orange", path`M52 41.5q8 3 16 0v2.5q-8 3-16 0z`),
      // the ring in which it arrives
      stroke("steel-", 3.4, disc(60, 12, 24, 5)),
      stroke("white", 2, disc(60, 11.3, 24, 5)),
      stroke("lamp", 0.8, disc(60, 12.4, 24, 5)),
      ball(60, 11, 5.5, "white"),
      stroke("white", 1.4, path`M36 11.5h18M66 11.5h18`),
    ],
    [
      stars([12, 10], [26, 22], [38, 8], [84, 12], [98, 26], [110, 8], [20, 36], [104, 40], [76, 28], [46, 20]),
      fill("cloud", disc(96, 18, 9)),
    ],
  ),
};
