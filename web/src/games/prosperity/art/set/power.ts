/** Power stations. */

import { bands, block, dome, drum, panes } from "../kit/buildings";
import { bush, cloud, conifer, tree } from "../kit/nature";
import { scene, type Gallery } from "../kit/scene";
import { disc, fill, path, poly } from "../kit/shapes";
import { chimney, cooling, pipe, turbine } from "../kit/works";

export const POWER: Gallery = {
  "coal-plant": scene("1970", "works", () => [
    block(34, 68, 44, 20, "brick"),
    panes(36, 51, 40, 12, 7, 1),
    chimney(41, 50, 7, 36, "brick", "brick-", 5, "soot"),
    chimney(56, 50, 7, 30, "brick", "brick-", 4.5, "soot"),
    block(70, 68, 14, 30, "stone"),
    panes(71, 41, 12, 10, 2, 2),
    pipe("steel", 3, path`M78 46L104 62`),
    fill("ink+", poly([88, 72], [103, 60], [118, 72])),
    fill("ink", poly([103, 60], [118, 72], [100, 72])),
    fill("ink", poly([8, 72], [20, 62], [34, 72])),
    fill("ink+", poly([8, 72], [20, 62], [22, 72])),
  ]),

  "wind-farm": scene(
    "day",
    "meadow",
    () => [
      turbine(28, 60, 36, 0.08),
      turbine(92, 59, 32, 0.22),
      bush(14, 64, 4),
      turbine(60, 71, 54, 0.0),
      bush(100, 72, 5),
      tree(20, 73, 13),
      fill("white", disc(80, 70, 2.4, 1.7), disc(87, 73, 2.4, 1.7)),
      fill("ink", disc(82.4, 69.4, 0.9), disc(89.4, 72.4, 0.9)),
    ],
    [cloud(24, 14, 5), cloud(96, 20, 4)],
  ),

  "hydroelectric-dam": scene("day", "mountains", () => [
    fill("pine-", poly([-60, 30], [10, 30], [30, 80], [-60, 80])),
    fill("pine-", poly([180, 28], [108, 28], [92, 80], [180, 80])),
    fill("water+", path`M12 34h96l-4 8h-88z`),
    fill("stone", path`M12 38q48 9 96 0l-16 38q-32 6 -64 0z`),
    fill("stone+", path`M10 36q50 9 100 0l-0.8 4q-49 9 -98.400 0z`),
    fill("stone-", path`M78 44.300q16 -1.300 29 -4l-15 36q-8 1.600 -16 2z`),
    fill("white", path`M48 45q4 0.500 7 0.500l-1 32h-8zM64 45.500q4 0 7 -0.500l3 32h-8z`),
    fill("water", path`M22 76q38 -6 76 0v20h-76z`),
    fill("white", disc(50, 77, 6, 2), disc(71, 77, 6, 2)),
    conifer(10, 52, 16),
    conifer(20, 66, 18),
    conifer(109, 50, 15),
    conifer(103, 66, 18),
  ]),

  "nuclear-power-station": scene("1990", "meadow", () => [
    cooling(12, 64, 34, 42, 6),
    cooling(42, 66, 36, 46, 6.5),
    drum(82, 66, 18, 16, "white"),
    dome(91, 50, 9, "white"),
    block(70, 71, 14, 8, "stone"),
    block(98, 71, 12, 11, "blue"),
    bands(98, 61, 12, 8, 2),
    tree(10, 73, 11),
    bush(58, 73, 4),
  ]),
};
