/** Pieces of the country in which no building stands yet. */

import { bush, conifer, flowers, hedge, tree } from "../kit/nature";
import { fill, path, poly, rect, steps, stroke, type Part } from "../kit/shapes";

const MEADOW = fill("grass", path`M-60 50q60-6 120-2t120-1v80h-240z`);

/** A fence of posts and rails. */
function fence(y: number, from: number, to: number): Part {
  const posts = steps(from, to, 12);
  return [
    fill("shadow", rect(from, y + 0.5, to - from, 1.6)),
    fill("timber-", rect(from, y - 7, to - from, 1.8), rect(from, y - 3.5, to - from, 1.8)),
    fill("timber", rect(from, y - 7, to - from, 0.9), rect(from, y - 3.5, to - from, 0.9)),
    fill(
      "timber",
      ...posts.map((x) => poly([x - 1.3, y + 1], [x - 1.3, y - 9], [x, y - 10.5], [x + 1.3, y - 9], [x + 1.3, y + 1])),
    ),
    fill("timber-", ...posts.map((x) => rect(x + 0.4, y - 9, 0.9, 10))),
  ];
}

export const SCENERY: Record<string, () => Part> = {
  hills: () => [
    fill("far", path`M-20 40q34-20 66-4q30-22 62-2q34-18 66-2q40-16 86 4v50h-280z`),
    fill("hill", path`M-20 48q40-16 80-4q36-14 72-2q50-14 128 2v50h-280z`),
    [16, 24, 31, 96, 104, 168, 176, 183, 226].map((x, number) => conifer(x, 49, 8 + (number % 3) * 2, "hill-")),
    fill("grass", path`M-20 56q70-8 140-2t140-2v90h-280z`),
  ],

  belt: () => [
    steps(2, 238, 13).map((x, number) =>
      number % 3 ? tree(x, 74 - (number % 2) * 5, 24 + (number % 4) * 3) : conifer(x, 70, 28),
    ),
    hedge(0, 81, 240, 11, "pine"),
  ],

  fence: () => [
    MEADOW,
    fill("hill", path`M-60 60q60-4 120-1t120-2v5q-60-2-120 1t-120 2z`),
    tree(26, 58, 22),
    conifer(96, 57, 20),
    conifer(105, 60, 16),
    bush(46, 58, 4),
    flowers("red", [18, 66], [52, 62], [70, 67]),
    flowers("white", [34, 64], [60, 66], [86, 64], [108, 67]),
    flowers("violet", [44, 68], [78, 62], [98, 68]),
    fence(74, 0, 120),
  ],

  lot: () => [
    MEADOW,
    fill("soil", poly([22, 72], [88, 72], [102, 58], [38, 58])),
    fill("soil-", poly([22, 72], [88, 72], [87, 73.5], [21, 73.5])),
    stroke("soil-", 1, path`M36 69L46 60.5H86L76 69zM57 60.5L47 69M50 64.8H81`),
    stroke("white", 0.6, path`M22 66L88 66L102 52L38 52z`),
    fill("timber", rect(21, 64, 1.8, 9), rect(87, 64, 1.8, 9), rect(101, 50, 1.8, 9), rect(37, 50, 1.8, 9)),
    bush(12, 62, 4),
    bush(110, 66, 5),
  ],
};
