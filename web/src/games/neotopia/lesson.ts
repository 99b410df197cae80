/** The lesson of Neotopia: two prepared matches with prompts. */

import type { Prompt } from "../contract";

const FIRST_TURN: readonly Prompt[] = [
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
  { say: "go-on" },
];

const LAST_TURN: readonly Prompt[] = [
  { say: "last-round", area: "players" },
  { say: "tripled", want: "move farming from desert-water to water e4", area: "board" },
  { say: "rhombus", want: "build farming-technology-rhombus", area: "cards" },
  { say: "threshold", commits: true },
  { say: "balance", want: "move community from water-forest to water d6", area: "board" },
  { say: "row", want: "build community-energy-row", area: "cards" },
  { say: "group", want: "move energy from desert-water to desert e6", area: "board" },
  { say: "unused", want: "end" },
];

export const LESSON = [FIRST_TURN, LAST_TURN];
