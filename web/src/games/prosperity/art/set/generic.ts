/** Dignified buildings for tiles that we do not know, one for each kind. */

import { bands, block, board, columns, gable, house, panes, sawtooth, tower } from "../kit/buildings";
import { tree } from "../kit/nature";
import { scene, type Gallery } from "../kit/scene";
import { carriage, road, track } from "../kit/traffic";
import { bolt, cables, chimney, pylon } from "../kit/works";

export const GENERIC: Gallery = {
  power: scene("day", "works", () => [
    chimney(74, 60, 7, 38, "white", "red", 5),
    block(24, 70, 58, 18, "stone"),
    sawtooth(24, 52, 58, 4, 8, "steel"),
    panes(28, 55, 50, 10, 6, 1),
    board(46, 58, 12, 11, "ink"),
    bolt(52, 68.5, 9),
  ]),
  supply: scene("day", "meadow", () => [
    cables(-10, 34, 4, "slate", [20, 24], [24, 30]),
    cables(34, 90, 5, "slate", [24, 26], [30, 31]),
    cables(90, 130, 4, "slate", [26, 22], [31, 26]),
    pylon(34, 72, 56),
    pylon(90, 66, 46),
    house(50, 72, 20, 10, "white", "brick"),
  ]),
  transport: scene("day", "park", () => [
    tree(16, 62, 16),
    tree(104, 62, 18),
    road(58, 7),
    track(72),
    carriage(12, 72, 44, 14, "teal"),
    carriage(58, 72, 44, 14, "teal"),
  ]),
  infrastructure: scene("day", "park", () => [
    tower(28, 66, 20, 34, "stone"),
    tower(70, 66, 22, 26, "brick", 4),
    block(38, 71, 44, 18, "white"),
    bands(40, 54, 40, 12, 2),
    tree(20, 73, 14),
    tree(104, 73, 15),
  ]),
  special: scene("day", "park", () => [
    block(32, 70, 52, 24, "white"),
    columns(34, 70, 48, 20, 6, "stone"),
    gable(32, 46, 52, 12, "white", "stone"),
    tree(18, 72, 16),
    tree(106, 72, 17),
  ]),
};
