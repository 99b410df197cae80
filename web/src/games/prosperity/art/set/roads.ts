/** Roads, and the cars that change on them. */

import { block, house, tower } from "../kit/buildings";
import { bush, tree } from "../kit/nature";
import { lowScene, scene, type Gallery } from "../kit/scene";
import { disc, fill, path, pill, poly, rect, stroke, type Part } from "../kit/shapes";
import { bus, car, road, wheel } from "../kit/traffic";
import { bolt } from "../kit/works";

/** A stroke that writes a euro sign. */
function euro(x: number, y: number, size: number, tone: string): Part {
  const r = size / 2;
  return stroke(
    tone,
    size * 0.17,
    path`M${x + r * 0.7} ${y - r * 0.7}a${r} ${r} 0 1 0 0 ${r * 1.4}M${x - r * 1.2} ${y - r * 0.22}h${r * 1.3}M${x - r * 1.2} ${y + r * 0.25}h${r * 1.3}`,
  );
}

/** A small cabin on wheels without a driver, and what it senses. */
function pod(x: number, y: number, tone: string): Part {
  return [
    fill("shadow", disc(x + 12, y, 14, 1.8)),
    fill(tone, path`M${x} ${y - 2}q-1-15 12-15t13 11v4z`),
    fill("pane", path`M${x + 2.5} ${y - 8}q.5-7 9.5-7t10.5 7z`),
    fill(
      "slate",
      disc(x + 9, y - 10.5, 1.6),
      path`M${x + 6.5} ${y - 6.5}q0-3 2.5-3t2.5 3z`,
      disc(x + 15.5, y - 10.5, 1.6),
      path`M${x + 13} ${y - 6.5}q0-3 2.5-3t2.5 3z`,
    ),
    fill(tone + "-", rect(x, y - 5, 25, 3)),
    fill("ink", rect(x + 9.5, y - 19, 5, 2.4)),
    fill("lamp", disc(x + 24, y - 5, 1)),
    wheel(x + 6, y - 1.8, 2.4),
    wheel(x + 19, y - 1.8, 2.4),
  ];
}

/** A bottle of gas, lying. */
function bottle(x: number, y: number): Part {
  return [
    fill("white", pill(x, y, 32, 8, 4)),
    fill("steel", rect(x + 2, y + 5, 28, 3)),
    fill("water", rect(x + 7, y, 2, 8), rect(x + 23, y, 2, 8)),
  ];
}

export const ROADS: Gallery = {
  "road-network": lowScene("day", "meadow", () => [
    // a country road that winds to the village, and a lane that leaves it
    house(78, 57, 12, 7, "white", "brick", 4),
    house(94, 58, 11, 6, "sand", "orange", 4),
    fill("road", path`M4 84Q56 76 50 68Q44 62 64 59Q80 57 76 54H80Q86 58 72 61Q58 64 66 68Q80 76 58 84z`),
    stroke("white", 1, path`M34 81Q58 74 56 69Q52 63 66 60.4`),
    fill("road", poly([64, 69], [70, 72], [180, 70], [180, 65])),
    stroke("white", 0.8, path`M74 70.2L180 67.4`),
    car(22, 78, 22, "red"),
    car(108, 69.5, -17, "blue"),
    stroke("line", 1.6, path`M24 70V34`),
    fill("white", poly([12, 36], [34, 36], [38, 40], [34, 44], [12, 44])),
    fill("yellow", poly([38, 46], [16, 46], [12, 50], [16, 54], [38, 54])),
    fill("ink", rect(16, 39.4, 16, 1.4), rect(19, 49.4, 15, 1.4)),
    tree(10, 62, 15),
    tree(110, 62, 16),
    tree(42, 60, 12),
    bush(100, 77, 5),
  ]),

  "motorway-network": lowScene("day", "meadow", () => [
    // a flyover across six lanes
    fill("road", poly([10, 90], [58, 90], [60, 54], [52, 54])),
    fill("road", poly([64, 90], [112, 90], [70, 54], [62, 54])),
    fill("leaf", poly([58, 90], [64, 90], [62, 54], [60, 54])),
    stroke("white", 0.8, path`M27 84L54.5 56M43 84L57.5 56`),
    stroke("white", 0.8, path`M79 84L64.5 56M95 84L67.5 56`),
    car(66, 64, 7, "yellow"),
    car(48, 62, 6, "white"),
    fill("shadow", poly([-60, 56], [180, 52], [180, 56], [-60, 61])),
    fill("stone-", rect(16, 44, 6, 26), rect(98, 42, 6, 26), rect(58.5, 42, 5, 20)),
    fill("stone", rect(16, 44, 3.5, 26), rect(98, 42, 3.5, 26), rect(58.5, 42, 3, 20)),
    fill("road", path`M-60 46Q60 34 180 40v6Q60 42-60 53z`),
    fill("stone+", path`M-60 51Q60 40 180 44.5v3.5Q60 44-60 56z`),
    car(18, 45, 14, "red"),
    bus(60, 42.5, 20, 9, "teal"),
    car(100, 43.5, -12, "orange"),
    car(24, 76, 16, "blue"),
    car(84, 76, 15, "violet"),
    tree(6, 62, 12),
    tree(114, 62, 13),
  ]),

  "toll-roads": lowScene("day", "forest", () => [
    fill("road", poly([-14, 84], [134, 84], [104, 52], [16, 52])),
    stroke("white", 0.8, path`M30 80L42 60M60 80V60M90 80L78 60`),
    // booths under a roof
    [25, 55, 85].map((x) => [
      block(x, 66, 8, 16, "white", 4),
      fill("pane", rect(x + 1.5, 54, 5, 5)),
      fill("yellow", rect(x - 1, 66, 12, 2.5)),
      fill("ink", rect(x + 1, 66, 2, 2.5), rect(x + 5, 66, 2, 2.5), rect(x + 9, 66, 2, 2.5)),
    ]),
    fill("teal-", poly([110, 44], [117, 40], [117, 33], [110, 37])),
    fill("teal+", poly([10, 37], [110, 37], [117, 33], [17, 33])),
    fill("teal", rect(10, 37, 100, 7)),
    fill("white", disc(29, 40.5, 3), disc(59, 40.5, 3), disc(89, 40.5, 3)),
    fill("red", rect(27.2, 40, 3.6, 1.1)),
    fill("leaf-", poly([57.2, 39.5], [60.8, 39.5], [59, 42.5]), poly([87.2, 39.5], [90.8, 39.5], [89, 42.5])),
    // barriers: one closed, one open
    stroke("white", 2, path`M36 62H52`),
    stroke("red", 2, path`M40 62h3M47 62h3`),
    stroke("white", 2, path`M66 62L74 49`),
    stroke("red", 2, path`M67.5 59.5l1.5-2.5M71 54l1.5-2.5`),
    car(36, 74, 17, "orange"),
    car(66, 76, 18, "blue"),
    car(96, 73, 14, "red"),
  ]),

  "congestion-charging": scene("2000", "town", () => [
    tower(4, 62, 16, 34, "brick"),
    tower(24, 60, 12, 24, "sand", 2),
    tower(96, 62, 16, 38, "stone"),
    tower(82, 60, 11, 26, "pink", 2),
    road(60, 22, false),
    // a gate of cameras over the lanes
    stroke("slate", 2, path`M34 74V24M92 66V24`),
    stroke("slate", 3, path`M32 24H94`),
    stroke("lamp", 0.7, path`M48 29l-8 34M48 29l6 34M78 29l-6 30M78 29l8 30`),
    fill("ink", rect(45, 24.5, 6, 4), rect(75, 24.5, 6, 4)),
    fill("red", disc(48, 26.5, 1), disc(78, 26.5, 1)),
    fill("white", disc(63, 24, 10)),
    fill("red", disc(63, 24, 8.6)),
    euro(63.5, 24, 9, "white"),
    car(6, 68, 15, "teal"),
    car(26, 68, 15, "yellow"),
    car(46, 68, 15, "blue"),
    car(70, 68, 15, "white"),
    car(94, 68, 15, "red"),
    bus(36, 79, 32, 11, "red"),
  ]),

  "electric-cars": lowScene("1990", "park", () => [
    tree(16, 60, 18),
    tree(106, 60, 17),
    road(66, 20, false),
    // a charging post with its cable
    block(20, 69, 11, 26, "white", 4),
    fill("leaf", rect(20, 43, 11, 4)),
    fill("pane", rect(22, 49, 7, 5)),
    bolt(25, 65, 8, "leaf-"),
    stroke("ink", 1.3, path`M31 54q10 0 8 10t8 2`),
    car(42, 73, 56, "leaf"),
    bolt(68, 68.5, 7.5, "lamp"),
    fill("white", rect(46, 60, 3.5, 3)),
  ]),

  "hydrogen-vehicles": scene("2010", "park", () => [
    // a lorry that leaves water, at a pump with round tanks
    stroke("slate", 1.6, path`M8 69V40M36 69V40`),
    fill("teal-", poly([42, 40], [48, 37], [48, 32], [42, 35])),
    fill("teal+", poly([2, 35], [42, 35], [48, 32], [8, 32])),
    fill("teal", rect(2, 35, 40, 5)),
    block(17, 69, 9, 17, "white", 4),
    fill("water", rect(19, 54.5, 5, 5)),
    [20, 30, 40].map((y) => bottle(84, y)),
    stroke("slate", 1.4, path`M90 66V18M110 66V18`),
    road(66, 20, false),
    stroke("ink", 1.2, path`M28 58q8 0 8 8t6 0`),
    fill("line", rect(58, 30, 2, 38)),
    fill("blue", pill(48, 12, 22, 20, 3)),
    stroke("white", 2, path`M52.5 27V17M59 27V17M52.5 22h6.5`),
    stroke("white", 1.3, path`M62 24q2.5-2.5 3.5 0t-3.5 4.5h4`),
    bus(40, 74, 46, 19, "water"),
    fill("white+", path`M63 62q-5 5.5-3 7.5q3 2.5 6 0q2-2-3-7.5z`),
    car(92, 75, 22, "white"),
    fill("glass+", path`M33 68q-3 4 0 5t0-5zM27 71q-2 3 0 4t0-4zM21 69q-2 3 0 4t0-4z`),
  ]),

  "driverless-cars": lowScene("2020", "town", () => [
    tower(8, 60, 14, 30, "glass"),
    tower(28, 60, 11, 40, "white", 2),
    tower(84, 60, 13, 36, "glass"),
    tower(102, 60, 12, 26, "white"),
    tree(60, 62, 14),
    tree(72, 62, 12),
    road(61, 22, false),
    stroke("glass", 1, path`M-60 72h240`),
    // what the cars sense around them
    stroke("lamp", 1.3, path`M42 56q5 6 0 12M47 53q8 9 0 18M52 50q11 12 0 24`),
    stroke("lamp", 1.3, path`M100 64q5 6 0 12M105 61q8 9 0 18`),
    pod(13, 70, "white"),
    pod(72, 78, "orange"),
    fill("glass+", disc(24.8, 49, 1), disc(84, 57, 1)),
  ]),
};
