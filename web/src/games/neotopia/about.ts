import type { GameAbout } from "../contract";
import { ELEMENTS } from "./icons";
import "./theme.css";

export const about: GameAbout = {
  icon: ELEMENTS["community"]!,
  hue: "blue",
  players: 2,
  mark({ colours }, seat) {
    const element: unknown = Array.isArray(colours) ? colours[seat] : null;
    if (typeof element !== "string") return null;
    const path = ELEMENTS[element];
    // mixed with the ink, a colour of the box can be read on both grounds
    return path ? { path, colour: `color-mix(in srgb, var(--${element}) 65%, var(--ink))` } : null;
  },
};
