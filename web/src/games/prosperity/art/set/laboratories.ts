/** Laboratories and institutes: a house each, and what is studied in it, large enough to see. */

import { bands, block, panes } from "../kit/buildings";
import { bush, cloud, conifer, person, tree } from "../kit/nature";
import { lowScene, scene, type Gallery } from "../kit/scene";
import { disc, fill, half, line, ngon, path, pill, poly, rect, steps, stroke, type Part } from "../kit/shapes";
import { car } from "../kit/traffic";
import { flask } from "../kit/works";

/** A tower of glass with something coloured in it, as a test tube. */
function tube(x: number, y: number, width: number, height: number, level: number, tone: string): Part {
  const r = width / 2;
  return [
    fill("glass+", path`M${x} ${y - height}v${height - r}a${r} ${r} 0 0 0 ${width} 0v${r - height}z`),
    fill(tone, path`M${x} ${y - level}v${level - r}a${r} ${r} 0 0 0 ${width} 0v${r - level}z`),
    fill(
      tone + "-",
      path`M${x + width * 0.64} ${y - level}h${width * 0.36}v${level - r}a${r} ${r} 0 0 1 ${-width * 0.36} ${r * 0.9}z`,
    ),
    fill(tone + "+", disc(x + r, y - level, r, r * 0.3)),
    fill("white", rect(x + width * 0.14, y - height + 3, width * 0.12, height - r - 4)),
    fill("white", pill(x - 1.4, y - height - 1.5, width + 2.8, 3, 1.5)),
    fill("white", disc(x + r, y - level * 0.55, 1.2), disc(x + width * 0.6, y - level * 0.75, 0.8)),
  ];
}

/** Two strands that turn around each other, standing upright. */
function helix(x: number, y: number, width: number, height: number, turns: number): Part {
  const at = (share: number, strand: number) =>
    [x + (Math.sin((share * turns + strand) * 2 * Math.PI) * width) / 2, y - share * height] as const;
  const strand = (number: number) => line(...steps(0, 1, 1 / 48).map((share) => at(share, number)));
  return [
    ...steps(0.04, 0.98, 1 / 16).map((share, number) =>
      stroke(["yellow", "pink", "leaf+"][number % 3]!, 1.6, line(at(share, 0), at(share, 0.5))),
    ),
    stroke("teal", 2.8, strand(0)),
    stroke("violet", 2.8, strand(0.5)),
  ];
}

/** Folds of a brain of about 30 × 24. */
function brain(x: number, y: number): Part {
  const blob = path`M${x - 14} ${y + 4}q-5-4-1-9q0-7 7-7q4-6 10-3q7-2 9 4q6 2 4 8q3 5-3 8q-3 5-9 3q-5 4-10 0q-6 1-7-4z`;
  return [
    fill("pink", blob),
    fill("pink-", path`M${x + 2} ${y + 8}q5 2 9-3q4-3 3-8q2 4 1 6q0 5-5 6q-3 4-8-1z`),
    stroke(
      "pink-",
      1.3,
      path`M${x - 11} ${y - 4}q4-4 7 0t-2 6M${x} ${y - 10}q-2 5 2 6t4 5M${x + 6} ${y - 8}q4 2 2 6M${x - 8} ${y + 5}q5-2 6 2M${x + 4} ${y + 5}q3-3 7 0`,
    ),
  ];
}

/** A disc cut like a cake. */
function sectors(x: number, y: number, r: number, count: number): string[] {
  return ngon(x, y, r, count).map((corner, number, all) => poly(corner, all[(number + 1) % count]!, [x, y]));
}

export const LABORATORIES: Gallery = {
  laboratory: scene("day", "park", () => [
    block(30, 70, 60, 24, "white", 7),
    bands(32, 48, 34, 16, 3),
    fill("blue", rect(72, 46, 18, 24)),
    fill("pane", rect(76, 58, 10, 12)),
    stroke("white", 0.8, path`M81 58v12`),
    fill("steel", rect(36, 38, 8, 6), rect(48, 40, 6, 4)),
    flask(80, 44, 26, "teal"),
    tree(16, 73, 20),
    tree(106, 73, 17),
    bush(50, 74, 4),
  ]),

  "plastics-research-centre": lowScene(
    "day",
    "park",
    () => [
      // houses of moulded plastic, as people once thought the future would look
      fill("shadow", disc(42, 71, 30, 3)),
      stroke("slate", 1.6, path`M24 70L32 58M54 70L46 58M39 71V58`),
      fill("orange", disc(39, 48, 29, 13)),
      fill("orange-", path`M68 48a29 13 0 0 1-58 0q29 9 58 0z`),
      fill("orange+", path`M16 43q8-8 22-8q-12 2-18 9z`),
      fill("pane", ...steps(18, 58, 10).map((x) => disc(x + 1, 47, 3.4, 2.6))),
      fill("white", poly([35, 60], [43, 60], [46, 71], [32, 71])),
      fill("orange-", rect(36.5, 61, 5, 1.2), rect(36, 64, 6, 1.2), rect(35, 67, 8, 1.2)),
      // a chain of rings
      stroke("violet", 2.2, poly(...ngon(78, 26, 9, 6)), poly(...ngon(93.6, 35, 9, 6)), poly(...ngon(93.6, 17, 9, 6))),
      fill(
        "violet",
        ...ngon(78, 26, 9, 6).map(([x, y]) => disc(x, y, 1.8)),
        ...ngon(93.6, 35, 9, 6).map(([x, y]) => disc(x, y, 1.8)),
        ...ngon(93.6, 17, 9, 6).map(([x, y]) => disc(x, y, 1.8)),
      ),
      fill("shadow", disc(98, 72, 14, 2)),
      fill("yellow", pill(76, 52, 30, 20, 7)),
      fill("yellow-", path`M99 52q7 0 7 7v6q0 7-7 7h-3q5-4 5-10t-4-10z`),
      fill("pane", pill(81, 57, 8, 8, 3), pill(93, 57, 6, 8, 3)),
      fill("red", disc(14, 71, 3), disc(110, 73, 3)),
      fill("red+", disc(13, 70, 1), disc(109, 72, 1)),
    ],
    cloud(24, 18, 5),
  ),

  "biochemistry-institute": scene("1970", "park", () => [
    // three tubes are its towers
    block(10, 70, 100, 14, "white", 7),
    bands(14, 58, 92, 9, 2),
    tube(22, 62, 16, 44, 26, "leaf"),
    tube(48, 62, 18, 52, 34, "teal"),
    tube(76, 62, 16, 40, 20, "orange"),
    fill("white", rect(14, 54, 88, 3.5)),
    fill("stone-", rect(14, 56.5, 88, 1)),
    fill("timber", rect(54, 63, 8, 7)),
    tree(10, 74, 12),
    tree(114, 73, 14),
  ]),

  "aerodynamics-test-facility": scene("1970", "meadow", () => [
    // a wind tunnel, cut open where the car stands
    fill("shadow", disc(64, 72, 54, 4)),
    fill("slate", rect(20, 62, 5, 10), rect(48, 60, 5, 12), rect(74, 60, 5, 12), rect(100, 62, 5, 10)),
    fill("steel", path`M12 22L44 32H84L108 26V66L84 60H44L12 70z`),
    fill("steel+", path`M12 22L44 32H84L108 26V31L84 37H44L12 30z`),
    fill("steel-", path`M12 62L44 54H84L108 60V66L84 60H44L12 70z`),
    fill("ink", rect(44, 34, 40, 24)),
    stroke("glass", 0.9, path`M44 38h40M44 42q12 0 18-1t22 1M44 46q8 0 12-2t14 0t14 2M44 50h6M80 52h4`),
    car(51, 57, 26, "red"),
    fill("slate", disc(12, 46, 10, 24)),
    fill("ink", disc(12, 46, 8, 21)),
    fill(
      "yellow",
      ...ngon(12, 46, 1, 6).map(([x, y]) => {
        const [dx, dy] = [(x - 12) * 7.4, (y - 46) * 19];
        return path`M12 46Q${12 + dx * 0.5 - dy * 0.1} ${46 + dy * 0.5 + dx * 0.8} ${12 + dx} ${46 + dy}Q${12 + dx * 0.6} ${46 + dy * 0.4} 12 46z`;
      }),
    ),
    fill("white", disc(12, 46, 2, 4)),
    stroke("white", 1.2, path`M110 36q6-2 10 0t10 0M110 46q6-2 10 0t10 0M110 56q6-2 10 0t10 0`),
  ]),

  "genetics-laboratory": scene("1980", "park", () => [
    block(8, 70, 36, 20, "white"),
    bands(10, 53, 32, 12, 2),
    block(80, 70, 30, 26, "white"),
    bands(82, 47, 26, 18, 3),
    fill("shadow", disc(66, 71, 22, 3)),
    // a tower of glass around the double strand
    fill("glass", path`M44 70V14a18 6 0 0 1 36 0V70a18 4 0 0 1-36 0z`),
    fill("glass+", path`M47 70V14q1-3 5-4.5V72q-3-.5-5-2z`),
    fill("glass-", path`M72 9.5q8 2 8 4.5V70q0 2-8 3.3z`),
    helix(62, 68, 22, 54, 1.75),
    stroke("white", 0.9, path`M44 14a18 6 0 0 1 36 0a18 5 0 0 1-36 0M44 14V70M80 14V70`),
    fill("stone", path`M42 69h40v3a20 4 0 0 1-40 0z`),
    tree(6, 74, 12),
    bush(100, 74, 4),
  ]),

  "toxicology-institute": scene("1990", "works", () => [
    block(8, 70, 40, 28, "stone", 7),
    panes(10, 45, 36, 12, 5, 2),
    // stripes that warn
    fill("yellow", rect(8, 61, 40, 4)),
    fill("ink", ...steps(8, 44, 8).map((x) => poly([x, 65], [x + 4, 61], [x + 8, 61], [x + 4, 65]))),
    fill("shadow", disc(82, 72, 32, 3)),
    // the flask with the skull
    flask(80, 71, 58, "violet", false),
    fill("white+", disc(80, 56, 8.5, 7.5), pill(75.5, 59, 9, 7.5, 2)),
    fill("violet-", disc(76.8, 56.5, 2.3), disc(83.2, 56.5, 2.3), poly([80, 58.5], [81.2, 61], [78.8, 61])),
    stroke("violet-", 0.7, path`M78 63.5v3M80 63.5v3M82 63.5v3`),
    fill("smoke", disc(80, 8, 4), disc(86, 5, 5), disc(93, 7, 4)),
    fill("leaf-", rect(56, 64, 6, 8)),
    fill("leaf", rect(56, 64, 4, 8), disc(59, 64, 3, 1)),
  ]),

  "microprocessor-laboratory": lowScene("1990", "park", () => [
    // the house is a chip, its legs are of gold
    fill("shadow", poly([20, 75], [98, 75], [118, 61], [96, 61])),
    stroke("yellow", 1, path`M-60 66H12l6-4M-60 72H10M4 80l10-8M120 62H180M108 72h72M100 80l-4-6`),
    fill("yellow-", ...steps(20, 92, 9).map((x) => rect(x, 66, 4, 9))),
    fill("yellow", ...steps(20, 92, 9).map((x) => rect(x, 66, 2.6, 9))),
    fill("yellow-", ...steps(0, 4, 1).map((leg) => rect(99 + leg * 3.6, 65 - leg * 3, 2.4, 8))),
    fill("ink", rect(16, 54, 82, 13)),
    fill("slate-", poly([98, 67], [118, 52], [118, 39], [98, 54])),
    fill("slate", poly([16, 54], [98, 54], [118, 39], [36, 39])),
    fill("steel", poly([40, 51], [82, 51], [94, 42], [52, 42])),
    fill("steel+", poly([40, 51], [56, 51], [68, 42], [52, 42])),
    stroke("lamp", 0.8, path`M46 49h32M50 46.5h33M54 44h34M58 51l12-9M68 51l12-9`),
    fill("lamp", poly([60, 48.5], [70, 48.5], [74, 45], [64, 45])),
    fill("yellow", disc(27, 51, 2.4, 1.2)),
    fill("pane", ...steps(22, 88, 6).map((x) => rect(x, 58, 3.8, 4))),
    // the signals that leave it
    stroke("teal", 1.3, path`M67 42V20M60 42V28l-10-7M74 42V30l10-8`),
    fill("teal", disc(67, 18, 2.2), disc(48.5, 20, 2.2), disc(85.5, 21, 2.2)),
    tree(10, 60, 12),
  ]),

  "ai-laboratory": scene(
    "2010",
    "park",
    () => [
      block(8, 70, 28, 18, "white"),
      bands(10, 55, 24, 10, 2),
      block(86, 70, 24, 18, "white"),
      bands(88, 55, 20, 10, 2),
      fill("shadow", disc(66, 72, 32, 3)),
      // a house that looks back
      fill("white", pill(34, 22, 50, 50, 10)),
      fill("white-", path`M76 22q8 1 8 10v30q0 9-8 10q3-3 3-9v-32q0-6-3-9z`),
      fill("ink", pill(39, 30, 38, 22, 8)),
      fill("lamp", disc(50, 40, 5), disc(67, 40, 5)),
      fill("ink", disc(51, 40, 2), disc(68, 40, 2)),
      stroke("lamp", 1.3, path`M54 47.5q4 2.5 8 0`),
      stroke("slate", 1.6, path`M59 22V12`),
      fill("red", disc(59, 10, 3)),
      fill("teal", rect(29, 36, 5, 12), rect(84, 36, 5, 12)),
      fill("pane", rect(53, 61, 12, 11)),
      stroke("white", 0.8, path`M59 61v11`),
      // thoughts: a small net
      stroke("white", 0.9, path`M12 20L24 12L22 28zM24 12L33 19L22 28L12 20M96 12L108 18L98 26zM108 18L112 30L98 26`),
      fill("orange", disc(12, 20, 2.4), disc(98, 26, 2.4)),
      fill("violet", disc(24, 12, 2.4), disc(108, 18, 2.4)),
      fill("blue", disc(22, 28, 2.4), disc(33, 19, 2), disc(96, 12, 2.4), disc(112, 30, 2)),
      bush(22, 74, 4),
      bush(102, 74, 4),
    ],
    [],
  ),

  "neuro-enhancement-laboratory": scene("2030", "park", () => [
    block(10, 71, 100, 16, "white", 7),
    bands(14, 58, 92, 10, 2),
    fill("violet", rect(52, 57, 18, 14)),
    fill("pane", rect(56, 61, 10, 10)),
    fill("stone", disc(62, 53, 35, 4.5)),
    // a brain under glass, lit from within
    fill("glass", half(62, 53, 32, 44)),
    fill("lamp", disc(62, 33, 20, 17)),
    brain(60, 33),
    stroke("slate", 2.4, path`M60 46v7`),
    stroke("lamp", 1, path`M38 46v-6l4-3M84 46v-6l-3-3M50 51v-5M72 51v-5`),
    fill("lamp", disc(38, 48, 1.6), disc(84, 48, 1.6)),
    fill("glass+", path`M36 44q0-24 14-30q-8 10-9 30z`),
    stroke("white", 1.2, half(62, 53, 32, 44)),
    tree(8, 75, 12),
    tree(114, 74, 13),
  ]),

  "particle-accelerator": scene("2020", "forest", () => [
    // a ring in the fields, and the detector that looks at us
    fill("shadow", disc(62, 66, 60, 12)),
    fill("steel", disc(60, 63, 60, 13)),
    fill("steel-", path`M0 63a60 13 0 0 0 120 0v3a60 13 0 0 1-120 0z`),
    stroke("lamp", 1.4, disc(60, 62, 57.5, 11.5)),
    fill("grass", disc(60, 63, 54, 9.8)),
    conifer(20, 66, 11),
    conifer(98, 66, 12),
    fill("shadow", disc(66, 74, 30, 3)),
    fill("blue-", disc(64, 46, 28)),
    fill("blue", disc(60, 47, 28)),
    sectors(60, 47, 25, 12).map((sector, number) => fill(number % 2 ? "orange" : "red", sector)),
    fill("white", disc(60, 47, 17)),
    fill("ink", disc(60, 47, 15)),
    stroke("lamp", 1, path`M60 47q6-10 2-14M60 47q-10-2-13-8M60 47q-4 9-11 10M60 47q8 4 8 12M60 47q9-1 13-6`),
    stroke("water+", 1, path`M60 47q-2 8 0 14M60 47q-8-6-6-13M60 47q8-6 12 2M60 47q-8 2-14 2`),
    fill("white+", disc(60, 47, 2.6)),
    person(40, 77, "yellow", 8),
    person(84, 77, "orange", 8),
  ]),
};
