/** The lands that vignettes stand in, from the horizon to the lower edge; wide enough for a crop of any shape. */

import { birds, cloud, conifer, waves } from "./nature";
import { disc, fill, path, poly, rect, stroke, type Part } from "./shapes";

export const HORIZON = 54;
const wide = (tone: string, y: number, height = 60) => fill(tone, rect(-60, y, 240, height));

/** A meadow that the light falls on, with a lighter band far off. */
const lawn = (tone = "grass"): Part => [
  fill(tone, path`M-60 ${HORIZON + 2}q60-5 120-1t120-1v80h-240z`),
  fill(tone + "-", path`M-60 75q50-4 110-1t130-2v60h-240z`),
];

const HILLS = fill("hill", path`M-60 50q30-12 60-4q26-14 52-2q22-10 44 0q30-12 84 2v20h-240z`);

export const GROUNDS: Record<string, Part> = {
  meadow: [HILLS, lawn()],
  forest: [HILLS, [-2, 6, 13, 22, 96, 104, 111, 119].map((x, number) => conifer(x, 57, 11 + (number % 3) * 3, "hill-")), lawn()],
  mountains: [
    fill(
      "far",
      poly([-60, 56], [-34, 30], [-14, 42], [18, 10], [38, 32], [50, 22], [68, 40], [92, 8], [114, 36], [132, 24], [180, 56]),
    ),
    fill(
      "white+",
      poly([18, 10], [10, 18], [15, 17], [18, 20], [22, 16], [25, 17.7]),
      poly([92, 8], [86.4, 15.5], [90, 14.5], [93, 18], [95, 15], [98.7, 16.5]),
    ),
    HILLS,
    lawn(),
  ],
  town: [
    fill(
      "far",
      path`M-60 56V44h8v-6h9v8h7V36h8v12h9V40h6v-5h5v5h4v8h8V37h9v7h7v-4h8v8h9V34h6v10h8v-8h9v12h9V40h8v-6h7v10h8V38h9v9h10V36h8v8h9v-6h7v12h8v20h-240z`,
    ),
    wide("stone", HORIZON + 1),
    wide("stone-", 74),
    stroke("white", 0.6, path`M-60 74h240`),
  ],
  park: [
    fill(
      "far",
      path`M-60 56V46h8v-6h9v8h7V40h8v10h9V44h6v-5h5v5h4v8h8V41h9v7h7v-4h8v8h9V40h6v8h8v-8h9v12h9V44h8v-6h7v10h8V42h9v9h10V40h8v8h9v-6h7v12h8v16h-240z`,
    ),
    lawn(),
  ],
  works: [
    fill(
      "far",
      path`M-60 56V48h16v-14h4v14h18l6-5v5l6-5v5h16V30h4v18h9v-12h3v12h20l6-5v5l6-5v5l6-5v5h14V32h4v16h10v-10h4v10h20l6-5v5h30v20h-240z`,
    ),
    wide("sand", HORIZON + 1),
    fill("sand-", path`M-60 75q50-4 110-1t130-2v60h-240z`),
  ],
  sea: [
    wide("water", HORIZON - 4),
    wide("water+", HORIZON - 4, 1.6),
    fill("water-", path`M-60 72q50-3 110 0t130-1v60h-240z`),
    waves("water+", [6, 60], [34, 66], [92, 62], [104, 72], [16, 74], [70, 76]),
  ],
  field: [
    HILLS,
    lawn("yellow"),
    stroke("yellow-", 0.8, path`M-10 80L30 57M20 80L46 57M50 80L58 57M80 80L70 57M110 80L84 57M140 80L96 57`),
  ],
  desert: [
    fill("sand-", path`M-60 54q40-14 76-4q30-12 60-1q40-10 104 3v20h-240z`),
    wide("sand", HORIZON + 2),
    stroke("sand-", 0.9, path`M6 64q8-3 16 0t16 0M76 74q8-3 16 0t16 0M50 60q6-2 12 0`),
  ],
  barren: [
    fill("far", path`M-60 54q40-10 76-2q30-8 60 0q40-6 104 1v20h-240z`),
    wide("soil", HORIZON + 1),
    fill("soil-", path`M-60 74q50-4 110-1t130-2v60h-240z`),
  ],
  night: [
    fill("far", path`M-60 60q120-14 240 0v40h-240z`),
    fill("water", path`M-60 63q120-12 240 0v40h-240z`),
    fill("water-", disc(60, 80, 70, 8)),
  ],
};

/** What is in the air over each land. */
export const CLOUDS: Record<string, Part> = {
  meadow: [cloud(22, 17, 5), cloud(98, 12, 4)],
  forest: [cloud(60, 14, 5), cloud(106, 22, 4), birds([22, 20], [31, 16])],
  mountains: [cloud(58, 14, 4)],
  town: [cloud(20, 14, 4), cloud(102, 16, 4)],
  park: [cloud(18, 20, 4.5), cloud(100, 14, 4)],
  works: [cloud(22, 16, 4.5), cloud(106, 24, 4)],
  sea: [cloud(24, 18, 5)],
  field: [cloud(20, 18, 5), cloud(100, 14, 4), birds([60, 18])],
};
