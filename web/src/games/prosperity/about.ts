import type { GameAbout } from "../contract";
import { ICONS } from "./icons";

export const about: GameAbout = {
  icon: ICONS["prosperity"]!,
  hue: "yellow",
  players: 3,
};
