/** The lesson of Neotopia: a prepared match with prompts. */

import type { Prompt } from "../contract";

export const LESSON: readonly Prompt[] = [
  { say: "welcome", area: "board" },
  { say: "start", want: "start at desert d4", area: "board" },
  { say: "confirm", commits: true },
  { say: "hand", area: "cards" },
  { say: "move", want: "move energy from desert-water to desert f4", area: "board" },
  { say: "build", want: "build energy-farming-bridge", area: "cards" },
  { say: "bonus", want: "move energy from forest-desert to desert e5", area: "board" },
  { say: "draw", want: "draw community-farming-row", area: "cards" },
  { say: "use", want: "use subsidy" },
  { say: "first-card", want: "draw energy-technology-propeller", area: "cards" },
  { say: "second-card", want: "draw community-building-avenue", area: "cards" },
  { say: "end-turn", commits: true },
  { say: "diverse", area: "board" },
  { say: "ending", area: "board" },
  { say: "score", area: "players" },
  { say: "go-on" },
];
