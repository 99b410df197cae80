/** Rails: trams, trains, and trains without wheels. */

import { block, panes, roof, tower } from "../kit/buildings";
import { bush, conifer, person, tree } from "../kit/nature";
import { lowScene, type Gallery } from "../kit/scene";
import { disc, fill, path, pill, poly, rect, steps, stroke, type Part } from "../kit/shapes";
import { bus, carriage, track, wheel } from "../kit/traffic";

/** A mast with the wire for trains below it. */
function catenary(y: number, wire: number, ...masts: number[]): Part {
  return [
    stroke("line", 1, ...masts.map((x) => path`M${x} ${y}V${wire - 4}M${x} ${wire - 2}h6`)),
    stroke("line", 0.5, path`M-60 ${wire}h240`, ...masts.map((x) => path`M${x} ${wire - 3}q30 6 60 0`)),
  ];
}

/** A row of old town houses. */
function row(x: number, y: number, ...houses: [width: number, height: number, tone: string][]): Part {
  let left = x;
  return houses.map(([width, height, tone]) => {
    left += width;
    return [
      block(left - width, y, width, height, tone, 4),
      panes(left - width + 1, y - height + 2, width - 2, height - 10, 3, 3),
      roof(left - width, y - height, width - 0.5, 6, "brick-", 4, tone),
      fill("timber", rect(left - width + 2, y - 6, width - 4, 6)),
      fill("pane", rect(left - width + 3, y - 5, width - 6, 4)),
    ];
  });
}

export const RAILS: Gallery = {
  "tram-system": lowScene("day", "town", () => [
    row(6, 62, [18, 32, "sand"], [16, 27, "pink"], [18, 34, "white"], [16, 29, "teal+"], [20, 33, "orange+"]),
    fill("road", rect(-60, 62, 240, 40)),
    stroke("steel+", 0.9, path`M-60 73h240M-60 76h240`),
    catenary(64, 36, 10, 110),
    stroke("line", 0.9, path`M58 50l5-7l-5-7M55 36h6`),
    // two articulated cars
    fill("shadow", disc(58, 75, 46, 2.5)),
    fill("red", pill(16, 50, 42, 23, 3), pill(60, 50, 42, 23, 3)),
    fill("ink", rect(57, 53, 4, 17)),
    fill("white", rect(16, 55, 42, 8), rect(60, 55, 42, 8)),
    fill(
      "pane",
      ...steps(18, 48, 8).map((x) => rect(x, 53, 6.5, 9)),
      ...steps(63, 87, 8).map((x) => rect(x, 53, 6.5, 9)),
      path`M95.5 53h3q3.5 0 3.5 3v6h-6.5z`,
    ),
    fill("red-", rect(16, 68, 42, 5), rect(60, 68, 42, 5)),
    fill("ink", rect(22, 72, 10, 2), rect(44, 72, 8, 2), rect(66, 72, 8, 2), rect(86, 72, 10, 2)),
    fill("lamp", disc(99.5, 67, 1.5)),
    person(110, 71, "blue", 9),
  ]),

  "rail-network": lowScene("day", "forest", () => [
    conifer(6, 60, 16),
    conifer(114, 60, 18),
    block(78, 58, 24, 14, "brick", 6),
    roof(78, 44, 24, 7, "slate", 6, "brick"),
    panes(79, 46, 22, 9, 4, 1),
    // points: a second track curves away to the station
    fill("soil", path`M-60 66H20Q70 64 96 56H114Q80 68 50 72H-60z`),
    stroke("steel-", 1, path`M10 67.5Q66 65 102 56M10 70Q72 67 109 56`),
    track(73),
    stroke("line", 1.6, path`M10 70V34`),
    fill("ink", pill(6, 30, 8, 17, 2.5)),
    fill("red", disc(10, 34.5, 2.2)),
    fill("lamp", disc(10, 42, 2.2)),
    carriage(-30, 73, 46, 23, "pine", "sand"),
    // the diesel engine
    fill("ink", rect(20, 69, 62, 4)),
    fill("orange", path`M18 70V54h12v-6h18v6h26q8 0 9 8v8z`),
    fill("orange-", path`M18 70v-5h65v5z`),
    fill("pane", rect(32, 50.5, 6, 7), rect(40, 50.5, 6, 7)),
    fill("orange-", rect(52, 56.5, 3, 5), rect(57, 56.5, 3, 5), rect(62, 56.5, 3, 5)),
    fill("white", rect(18, 62.5, 65, 2)),
    fill("lamp", disc(80, 66, 1.8)),
    [27, 37, 64, 74].map((x) => wheel(x, 72, 3.2)),
  ]),

  "high-speed-trains": lowScene("1970", "meadow", () => [
    catenary(66, 34, 20, 80),
    // it rushes towards the lower right, its nose low
    fill("soil", poly([-60, 66], [-60, 72], [110, 84], [150, 84], [180, 78])),
    stroke("steel-", 1, path`M-60 68L130 82M-60 66.5L160 79`),
    fill("shadow", poly([-60, 70], [-60, 66], [104, 72], [112, 77], [92, 80])),
    fill("orange", path`M-60 44L60 46Q88 49 104 66Q110 73 102 76L84 77L-60 68z`),
    fill("orange+", path`M-60 44L60 46Q74 47.5 84 51L-60 48z`),
    fill("orange-", path`M-60 62L98 72Q106 73 106 73Q106 75.5 102 76L84 77L-60 68z`),
    fill("white", path`M-60 58.5L95 66.5L97.5 69L-60 61z`),
    fill("ink", path`M74 50.5Q86 54 94 61L82 60Q76 56 72 51z`),
    fill("pane", path`M75.5 51.5Q85 54.5 91.5 59.7L83 59Q78 55.5 75.5 51.5z`),
    fill(
      "pane",
      ...steps(-8, 60, 8).map((x) =>
        poly([x, 51.5 + x * 0.02], [x + 5.5, 51.6 + x * 0.02], [x + 5.5, 56 + x * 0.026], [x, 55.8 + x * 0.026]),
      ),
    ),
    fill("lamp", disc(100, 68, 1.6, 1.2)),
    stroke("line", 1, path`M34 46l5-6l-5-6M31 34h7`),
    // the wind of its speed
    stroke("white", 1.2, path`M-4 39h22M4 35h12M66 43h10M100 57h12M106 61h10`),
    bush(110, 62, 5),
  ]),

  "integrated-mass-transit": lowScene("day", "town", () => [
    tower(4, 42, 14, 26, "brick"),
    tower(22, 42, 12, 32, "sand", 2),
    tower(102, 42, 14, 28, "teal+"),
    tree(96, 44, 12),
    // above: the street with a bus and a stop
    fill("road", rect(-60, 40, 240, 10)),
    stroke("slate", 1.4, path`M44 44V22`),
    fill("blue", pill(37, 12, 14, 13, 2)),
    stroke("white", 2, path`M40.5 22v-7l3.5 5l3.5-5v7`),
    bus(58, 47, 36, 15, "leaf"),
    person(50, 44, "red", 8),
    // below: the metro in its tube
    fill("stone-", rect(-60, 50, 240, 40)),
    fill("stone", rect(-60, 49, 240, 2.5)),
    fill("ink", path`M-60 80V62q0-7 7-7H173q7 0 7 7v18z`),
    fill("slate", rect(-60, 74, 240, 10)),
    fill("lamp", ...steps(-2, 118, 20).map((x) => rect(x, 56, 10, 1.4))),
    carriage(-34, 75, 40, 15, "blue", "lamp"),
    carriage(8, 75, 46, 15, "blue", "lamp"),
    fill("blue", path`M56 74V62q0-2 2-2h38q6 0 8 8v6z`),
    fill("lamp", rect(56, 68, 48, 1.3)),
    fill("pane", ...steps(60, 84, 8).map((x) => rect(x, 62, 5.5, 5)), path`M93 62h3q3 0 5 5h-8z`),
    fill("blue-", rect(56, 71, 48, 3)),
  ]),

  "maglev-trains": lowScene("2030", "mountains", () => [
    // a guideway on pillars, a train that floats above its glow
    [14, 58, 102].map((x) => [
      fill("stone", poly([x, 80], [x + 2, 60], [x + 8, 60], [x + 10, 80])),
      fill("stone-", poly([x + 6, 80], [x + 6, 60], [x + 8, 60], [x + 10, 80])),
    ]),
    conifer(34, 72, 15),
    conifer(44, 75, 13),
    conifer(86, 74, 16),
    fill("white", rect(-60, 56, 240, 5)),
    fill("steel-", rect(-60, 59.5, 240, 2.5)),
    fill("lamp", rect(-60, 53.5, 240, 1.6)),
    fill("teal", path`M-60 35H56Q86 36 108 48Q112 52.5 104 52.5H-60z`),
    fill("white", path`M-60 35H56Q80 36 98 44H-60z`),
    fill("white+", path`M-60 35H56Q66 35.4 76 37H-60z`),
    fill("teal-", path`M-60 49.5H109.5Q110 52.5 104 52.5H-60z`),
    fill("pane", ...steps(-8, 56, 9).map((x) => pill(x, 38.5, 6.5, 4.5, 1.5))),
    fill("ink", path`M78 38.5Q88 40.5 96 44.5H84Q80 42 78 38.5z`),
    stroke("white", 1, path`M108 40h10M112 44h12M4 30h16`),
  ]),
};
