/** Factories and what they make. */

import { bands, block, panes, sawtooth } from "../kit/buildings";
import { bush, cloud, flowers, tree } from "../kit/nature";
import { lowScene, scene, type Gallery } from "../kit/scene";
import { disc, fill, line, ngon, path, pill, poly, rect, steps, stroke, type Part } from "../kit/shapes";
import { car, wheel } from "../kit/traffic";
import { chimney, pipe } from "../kit/works";

/** An arm of a robot from a foot over an elbow to a hand. */
function arm(
  foot: readonly [number, number],
  elbow: readonly [number, number],
  hand: readonly [number, number],
  tone = "orange",
): Part {
  return [
    fill("slate", rect(foot[0] - 4, foot[1] - 3, 8, 3)),
    stroke(tone, 3.4, line(foot, elbow)),
    stroke(tone + "-", 2.6, line(elbow, hand)),
    fill("ink", disc(elbow[0], elbow[1], 1.6), disc(foot[0], foot[1] - 2, 1.6)),
    stroke("ink", 1, path`M${hand[0] - 1.5} ${hand[1] + 2.5}v-2h3v2`),
  ];
}

/** A shelf of servers with their lights. */
function rack(x: number, y: number, width: number, height: number): Part {
  const rows = Math.floor(height / 5);
  return [
    block(x, y, width, height, "slate", 5),
    fill("ink", ...steps(0, rows - 1, 1).map((row) => rect(x + 1.5, y - height + 2 + row * 5, width - 3, 3.4))),
    fill("leaf+", ...steps(0, rows - 1, 1).map((row) => rect(x + 2.5, y - height + 3.2 + row * 5, 1.4, 1.2))),
    fill("lamp", ...steps(0, rows - 1, 1).map((row) => rect(x + 5, y - height + 3.2 + row * 5, 1.4 + (row % 3) * 1.5, 1.2))),
    fill("water+", ...steps(0, rows - 1, 2).map((row) => rect(x + width - 4.5, y - height + 3.2 + row * 5, 2, 1.2))),
  ];
}

export const INDUSTRY: Gallery = {
  "local-industry": scene("day", "works", () => [
    chimney(86, 54, 7, 36, "brick", "", 4.2),
    block(18, 70, 78, 18, "brick"),
    sawtooth(18, 52, 78, 4, 10, "brick"),
    panes(20, 55, 46, 11, 6, 1),
    fill("timber", rect(72, 57, 16, 13)),
    stroke("timber-", 0.8, path`M80 57v13M72 60h16M72 63.5h16M72 67h16`),
    fill("timber", rect(98, 69, 7, 6), rect(106, 69, 7, 6), rect(102, 63, 7, 6)),
    fill("timber-", rect(103, 69, 2, 6), rect(111, 69, 2, 6), rect(107, 63, 2, 6)),
    tree(8, 73, 15),
  ]),

  "car-factory": lowScene("day", "works", () => [
    block(6, 66, 104, 30, "steel", 8),
    fill("blue", rect(6, 36, 104, 5)),
    bands(8, 42, 100, 4, 1),
    // the open hall with robots above the line
    fill("ink", rect(12, 46, 92, 20)),
    arm([34, 49], [40, 54], [47, 53]),
    arm([80, 49], [74, 54], [68, 53]),
    fill("lamp", disc(47.5, 56, 0.9), disc(68, 56, 0.9)),
    fill("slate", rect(-60, 71, 240, 4)),
    fill("ink", rect(-60, 74, 240, 3)),
    fill("steel+", ...steps(-58, 176, 8).map((x) => disc(x, 75.5, 1.1))),
    car(8, 72, 27, "red"),
    car(44, 72, 27, "red"),
    car(80, 72, 27, "red"),
    // the sign on the roof
    fill("yellow", disc(58, 26, 10)),
    car(51, 30, 14, "ink"),
    stroke("slate", 1, path`M54 36v-2M62 36v-2`),
  ]),

  "on-demand-manufacturing": scene("2020", "park", () => [
    // a printer as large as a house, which prints one
    fill("stone-", poly([12, 72], [98, 72], [110, 64], [24, 64])),
    fill("white", poly([12, 72], [98, 72], [98, 75], [12, 75])),
    stroke("slate", 3, path`M26 65V14M104 65V14`),
    fill("brick+", rect(40, 54, 36, 15)),
    fill("brick", poly([76, 69], [82, 66], [82, 51], [76, 54])),
    stroke("brick", 0.6, ...steps(56, 68, 2).map((y) => path`M40 ${y}h36`)),
    fill("white", rect(45, 57, 8, 7), rect(63, 58, 8, 11)),
    fill("pane", rect(46, 58, 6, 5)),
    fill("brick", rect(40, 51, 22, 3)),
    fill("orange", rect(16, 12, 98, 6)),
    fill("orange-", rect(16, 16, 98, 2)),
    fill("slate", rect(12, 10, 8, 58), rect(98, 10, 8, 62)),
    fill("slate-", rect(17, 10, 3, 58), rect(103, 10, 3, 62)),
    fill("steel", rect(54, 9, 14, 14)),
    fill("steel-", rect(62, 9, 6, 14)),
    fill("ink", poly([56, 23], [66, 23], [62, 44], [60, 44])),
    stroke("brick", 1.6, path`M61 44v8`),
    fill("lamp", rect(57, 12, 4, 3)),
    stroke("brick", 1.6, path`M68 14q20-12 36 0`),
  ]),

  "internet-data-centre": scene("1990", "town", () => [
    fill("shadow", disc(64, 72, 54, 4)),
    rack(10, 68, 16, 36),
    rack(30, 68, 16, 36),
    rack(74, 68, 16, 36),
    rack(94, 68, 16, 36),
    rack(51, 72, 19, 46),
    stroke("water", 1.2, path`M18 32V22H52M38 32V26H50M82 32V26H70M102 32V22H68`),
    fill("water", disc(18, 29, 1.4), disc(38, 29, 1.4), disc(82, 29, 1.4), disc(102, 29, 1.4)),
    cloud(59, 26, 8, "white"),
    stroke("blue", 1.3, path`M57 23v-7M54.5 18.5l2.5-2.8l2.5 2.8M63 16v7M60.5 20.5l2.5 2.8l2.5-2.8`),
  ]),

  "nanotech-factory": scene("2030", "works", () => [
    block(8, 70, 30, 16, "white"),
    bands(10, 57, 26, 8, 2),
    block(84, 70, 26, 20, "white"),
    bands(86, 53, 22, 10, 2),
    fill("shadow", disc(66, 71, 30, 4)),
    fill("slate", poly([42, 71], [46, 62], [78, 62], [82, 71])),
    // a ball of carbon, sixty atoms in all
    fill("violet-", disc(61.5, 37, 28)),
    fill("violet", disc(60, 35.5, 25.5)),
    fill("violet+", poly(...ngon(60, 36, 9, 5)), ...ngon(60, 36, 20.5, 5).map(([x, y]) => disc(x, y, 4.6))),
    stroke("white", 1.3, buckyball(60, 36)),
    fill(
      "lamp",
      ...ngon(60, 36, 9, 5).map(([x, y]) => disc(x, y, 1.7)),
      ...ngon(60, 36, 15.5, 5).map(([x, y]) => disc(x, y, 1.7)),
    ),
    pipe("teal", 2.2, path`M38 62h6M82 62h4`),
  ]),

  "closed-loop-recycling": scene("2020", "park", () => [
    loop(60, 27, 18),
    bin(14, 74, "blue"),
    bin(48, 76, "yellow"),
    bin(82, 74, "leaf"),
    flowers("white", [8, 75], [40, 76], [74, 77], [112, 75]),
  ]),

  "atmospheric-filtering": scene("2010", "meadow", () => [
    // dirty air comes from the left and leaves clean
    fill("soot", disc(4, 30, 12, 7), disc(12, 40, 12, 7), disc(2, 50, 12, 6), disc(-4, 20, 12, 6)),
    stroke("soot", 1.6, path`M14 26h12M18 36h10M16 48h12`),
    fill("shadow", disc(66, 73, 42, 4)),
    block(28, 72, 54, 52, "white", 12),
    ...[0, 1].flatMap((column) => [0, 1].map((fan) => ventilator(41.5 + column * 27, 33 + fan * 25))),
    fill("leaf", poly([28, 20], [40, 14], [94, 14], [82, 20])),
    stroke("white+", 1.8, path`M98 28q8-4 14 0t10 0M98 40q8-4 14 0t10 0M98 52q8-4 14 0t10 0`),
    leaf(104, 24, 7),
    leaf(112, 48, 6),
    tree(108, 74, 17),
    bush(16, 75, 4),
  ]),
};

/** The bonds of the near side of a ball of carbon: a pentagon, rays, and rings around. */
function buckyball(x: number, y: number): string {
  const [inner, ray, ring, rim] = [ngon(x, y, 9, 5), ngon(x, y, 15.5, 5), ngon(x, y, 20.5, 10, 0.1), ngon(x, y, 26, 10, 0.1)];
  return [
    poly(...inner),
    ...inner.map((point, number) => line(point, ray[number]!)),
    ...ray.flatMap((point, number) => [line(point, ring[number * 2]!), line(point, ring[(number * 2 + 9) % 10]!)]),
    ...ring.map((point, number) => line(point, rim[number]!)),
    ...steps(0, 4, 1).map((number) => line(ring[number * 2]!, ring[number * 2 + 1]!)),
  ].join("");
}

/** A fan behind its guard. */
function ventilator(x: number, y: number): Part {
  return [
    fill("slate", disc(x, y, 11.5)),
    fill("ink", disc(x, y, 10)),
    fill(
      "teal",
      ...ngon(x, y, 9, 5).map(
        ([px, py]) =>
          path`M${x} ${y}Q${px + (py - y) * 0.5} ${py - (px - x) * 0.5} ${px} ${py}Q${(x + px) / 2 - (py - y) * 0.1} ${(y + py) / 2 + (px - x) * 0.1} ${x} ${y}z`,
      ),
    ),
    fill("white", disc(x, y, 2)),
    stroke("steel", 0.6, disc(x, y, 7)),
  ];
}

function leaf(x: number, y: number, size: number): Part {
  return [
    fill(
      "leaf",
      path`M${x} ${y}q${size * 0.1} ${-size * 0.9} ${size} ${-size * 0.8}q${size * 0.1} ${size} ${-size} ${size * 0.8}z`,
    ),
    stroke("white", 0.6, path`M${x} ${y}l${size * 0.6} ${-size * 0.5}`),
  ];
}

/** Three arrows that run after each other. */
function loop(x: number, y: number, r: number): Part {
  return [0, 1, 2].map((part) => {
    const at = (turn: number, radius: number) => {
      const angle = ((part + turn) / 3) * 2 * Math.PI;
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
    };
    const [from, to] = [at(0.1, r), at(0.64, r)];
    return [
      stroke(["leaf", "teal", "leaf-"][part]!, 6, path`M${from[0]} ${from[1]}A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`),
      fill(["leaf", "teal", "leaf-"][part]!, poly(at(0.6, r + 8), at(1, r), at(0.6, r - 8))),
    ];
  });
}

/** A container for one kind of things. */
function bin(x: number, y: number, tone: string): Part {
  return [
    block(x, y - 2, 22, 17, tone, 6),
    fill(tone + "-", rect(x - 1, y - 20, 24, 3)),
    fill("ink", pill(x + 6, y - 15, 10, 3, 1.5)),
    stroke("white", 1.2, path`M${x + 8} ${y - 7}l3-4l3 4z`),
    wheel(x + 4, y - 1.5, 1.8),
    wheel(x + 18, y - 1.5, 1.8),
  ];
}
