/** Power stations that burn something, split atoms or melt them together. */

import { ball, bands, block, dome, drum, house, panes } from "../kit/buildings";
import { bush, cloud, flowers, tree } from "../kit/nature";
import { scene, type Gallery } from "../kit/scene";
import { disc, fill, path, pill, poly, rect, steps, stroke, type Part } from "../kit/shapes";
import { wheel } from "../kit/traffic";
import { chimney, cooling, pipe } from "../kit/works";

/** A stalk of maize. */
function maize(x: number, y: number, height: number): Part {
  return [
    stroke("leaf-", 1, path`M${x} ${y}v${-height}M${x} ${y - height * 0.35}q-3-1-4-5M${x} ${y - height * 0.5}q3-1 4-5`),
    fill("orange", disc(x + 1, y - height * 0.75, 1.3, 2.8)),
  ];
}

export const POWER: Gallery = {
  "coal-plant": scene("1970", "works", () => [
    chimney(39, 50, 7, 38, "brick", "brick-", 4.6, "soot"),
    chimney(54, 50, 7, 32, "brick", "brick-", 4.2, "soot"),
    block(32, 68, 44, 20, "brick"),
    panes(34, 51, 36, 12, 6, 1),
    block(70, 68, 14, 30, "stone"),
    panes(71, 41, 12, 10, 2, 2),
    pipe("steel", 3, path`M79 45L103 62`),
    fill("ink+", poly([86, 73], [103, 59], [112, 67], [117, 73])),
    fill("ink", poly([103, 59], [112, 67], [117, 73], [98, 73])),
    fill("ink+", poly([6, 73], [19, 62], [33, 73])),
    fill("ink", poly([19, 62], [33, 73], [16, 73])),
  ]),

  "oil-power-station": scene("day", "works", () => [
    chimney(62, 62, 6, 48, "white", "red", 4, "soot"),
    chimney(76, 62, 6, 42, "white", "red"),
    block(54, 66, 40, 16, "steel"),
    bands(56, 53, 36, 8, 2),
    drum(93, 70, 20, 13, "white"),
    drum(78, 73, 18, 12, "orange"),
    // the nodding pump
    fill("shadow", disc(32, 73, 20, 2)),
    stroke("red-", 1.6, path`M26 73L34 47L42 73`),
    stroke("red", 3.2, path`M15 43L54 52`),
    fill("red", path`M18 38q-10 4-5 15l5-1q-4-6 2-13z`),
    stroke("ink", 0.8, path`M14 52v21`),
    stroke("slate", 1.4, path`M52 52L48 66`),
    wheel(48, 67, 4.5),
    fill("ink", rect(11, 71, 6, 2.5), rect(42, 70, 14, 3)),
  ]),

  "gas-turbine-power-station": scene("1980", "works", () => [
    chimney(60, 58, 6, 34, "steel", "", 3),
    chimney(72, 58, 6, 34, "steel", "", 3),
    chimney(84, 58, 6, 34, "steel", "", 3),
    block(54, 66, 42, 16, "blue"),
    panes(56, 53, 38, 8, 6, 1, "white", 0.5),
    ball(102, 62, 8, "white"),
    stroke("slate", 1.2, path`M96 67v7M102 70v4M108 67v7`),
    // the turbine: an intake with blades, a casing, a tapering exhaust
    fill("shadow", disc(42, 74, 36, 2)),
    pipe("yellow", 3, path`M82 70h26`),
    fill("steel", path`M18 48L46 52H66L84 58V66L66 70H46L18 74z`),
    fill("steel+", path`M18 52L46 55H66L84 60L66 57.5H46z`),
    fill("steel-", path`M18 68L46 65H66L84 63.5V66L66 70H46L18 74z`),
    fill("slate", rect(46, 52, 3, 18), rect(63, 52, 3, 18)),
    fill("white", disc(18, 61, 9, 13)),
    fill("slate", disc(18, 61, 7.5, 11.4)),
    stroke(
      "glass",
      1.1,
      ...steps(0, 11, 1).map((blade) => {
        const angle = (blade / 12) * 2 * Math.PI;
        return path`M18 61L${18 + 6.6 * Math.sin(angle)} ${61 + 10 * Math.cos(angle)}`;
      }),
    ),
    fill("orange", disc(18, 61, 2.4, 3.5)),
    fill("orange", poly([84, 59], [91, 61], [86, 62], [93, 64], [84, 65.5])),
  ]),

  "combined-heat-and-power-plant": scene("1980", "park", () => [
    chimney(34, 60, 6, 44, "white", "teal", 4.5),
    block(8, 68, 34, 20, "teal"),
    bands(10, 51, 30, 12, 2),
    drum(44, 69, 17, 32, "orange"),
    // a thermometer on the store of hot water
    fill("white", pill(50.5, 42, 4, 18, 2), disc(52.5, 62, 3.4)),
    fill("red", rect(51.7, 48, 1.6, 12), disc(52.5, 62, 2.3)),
    pipe("red", 2.6, path`M61 64h8v-4h8v9h36`),
    pipe("blue", 2.6, path`M61 68h4v5h48`),
    house(70, 66, 18, 10, "white", "brick"),
    house(94, 67, 18, 10, "sand", "violet"),
    stroke("smoke", 1.2, path`M75 46q-2-3 0-5t0-5M101 46q-2-3 0-5t0-5`),
    bush(16, 74, 4),
  ]),

  "nuclear-power-station": scene(
    "1990",
    "meadow",
    () => [
      cooling(10, 64, 34, 42, 5.5),
      cooling(40, 67, 36, 46, 6),
      drum(80, 67, 20, 15, "white"),
      dome(90, 52, 10, "white"),
      fill("yellow", disc(90, 59, 5)),
      fill(
        "ink",
        ...[0, 1, 2].map((part) => {
          const at = (turn: number) => [90 + 4.2 * Math.sin(turn), 59 - 4.2 * Math.cos(turn)] as const;
          const middle = ((part * 2) / 3) * Math.PI + 0.52;
          return poly([90, 59], at(middle - 0.5), at(middle), at(middle + 0.5));
        }),
      ),
      block(68, 72, 12, 8, "stone"),
      block(98, 72, 12, 12, "blue"),
      bands(98, 61, 12, 9, 2),
      tree(10, 74, 11),
    ],
    cloud(104, 20, 4),
  ),

  "waste-to-energy-plant": scene("2010", "park", () => [
    chimney(88, 56, 7, 46, "white", "", 4),
    stroke("glass", 1.2, path`M88.5 20h6M88.5 27h6M88.5 34h6`),
    // a hall under a slope of grass
    fill("steel-", poly([96, 66], [102, 63], [102, 30], [96, 33])),
    fill("steel", poly([26, 66], [26, 56], [96, 33], [96, 66])),
    fill("leaf+", poly([26, 56], [32, 53], [102, 30], [96, 33])),
    fill("leaf", poly([26, 61], [26, 56], [96, 33], [96, 39])),
    stroke("white", 0.8, ...steps(34, 90, 8).map((x) => path`M${x} 66V${56 - (x - 26) * 0.33}`)),
    fill("pane", rect(60, 54, 30, 6)),
    fill("ink", rect(32, 58, 10, 8)),
    // a dust-cart
    fill("shadow", disc(26, 74, 20, 2)),
    fill("leaf-", path`M8 71V60q0-2 2-2h20v13z`),
    fill("leaf", path`M8 66V60q0-2 2-2h20v8z`),
    fill("white", path`M31 71V60h6q3 0 4 4l1 3v4z`),
    fill("pane", path`M33 62h4q2 0 2.5 4h-6.5z`),
    wheel(14, 71.5, 2.8),
    wheel(36, 71.5, 2.8),
    // bales
    fill("violet", rect(56, 69, 6, 5)),
    fill("yellow", rect(63, 69, 6, 5)),
    fill("red", rect(59.5, 64, 6, 5)),
    fill("shadow", rect(60, 69, 2, 5), rect(67, 69, 2, 5), rect(63.5, 64, 2, 5)),
  ]),

  "biofuel-plant": scene("2020", "field", () => [
    drum(18, 64, 24, 16, "leaf"),
    dome(30, 48, 12, "white", 8),
    drum(46, 66, 24, 18, "leaf"),
    dome(58, 48, 12, "white", 8),
    block(74, 66, 16, 20, "white"),
    panes(75, 48, 14, 8, 3, 1),
    chimney(92, 64, 4, 34, "steel", "leaf", 2.6),
    pipe("yellow", 2, path`M30 40v-5h28v5M70 56h6`),
    // the leaf and drop of its sign
    fill("leaf", path`M82 64q-5-4 0-10q5 6 0 10z`),
    // maize in front
    ...steps(6, 114, 7).map((x, number) => maize(x, 77 + (number % 2) * 2, 13 + (number % 3))),
  ]),

  "fusion-power-station": scene("2030", "meadow", () => [
    fill("shadow", disc(64, 71, 50, 4)),
    // a glass hall in section, with the glowing ring in it
    fill("slate", path`M14 70V48a46 34 0 0 1 92 0v22z`),
    fill("ink", path`M19 70V49a41 30 0 0 1 82 0v21z`),
    stroke("steel-", 1, path`M60 19v14M33 26l8 10M87 26l-8 10M20 42l12 5M100 42l-12 5`),
    fill("violet-", disc(60, 54, 31, 15)),
    fill("pink", disc(60, 53, 28, 12.5)),
    fill("lamp", disc(60, 52.5, 24, 9.8)),
    fill("white+", disc(60, 52, 20, 7.4)),
    fill("pink", disc(60, 51.5, 15.5, 5)),
    fill("ink", disc(60, 51, 13, 4)),
    fill("steel", rect(55.5, 34, 9, 18)),
    fill("steel-", rect(61, 34, 3.5, 18)),
    stroke("lamp", 1, path`M55.5 39h9M55.5 43h9M55.5 47h9`),
    [24, 40, 76, 92].map((x) => [fill("steel", rect(x, 46, 4.5, 24)), fill("steel-", rect(x + 2.5, 46, 2, 24))]),
    fill("steel", rect(19, 66, 82, 4)),
    fill("glass", path`M14 48a46 34 0 0 1 30-31l3 4a40 29 0 0 0-28 28v4h-5z`),
    block(2, 73, 14, 12, "white"),
    panes(3, 62, 12, 8, 3, 2),
    block(102, 73, 12, 9, "white"),
    flowers("white", [30, 76], [48, 77], [78, 76]),
  ]),
};
