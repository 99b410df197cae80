/** The lesson of Prosperity: two prepared matches with prompts. */

import type { Prompt } from "../contract";

const FIRST_TURNS: readonly Prompt[] = [
  { say: "welcome", area: "country" },
  { say: "scored", area: "players" },
  { say: "buy", want: "buy rail-network at 3.3", area: "market" },
  { say: "research", want: "research ecology", area: "market" },
  { say: "end-turn", commits: true },
  { say: "ecology", area: "log" },
  { say: "cheaper", want: "research ecology", area: "market" },
  { say: "infrastructure", want: "buy plastics-research-centre at 4.3", area: "market" },
  { say: "end-again", commits: true },
  { say: "points", area: "country" },
  { say: "split", want: "split 2 0" },
  { say: "confirm", commits: true },
  { say: "outlook", area: "players" },
  { say: "go-on" },
];

const LAST_TURNS: readonly Prompt[] = [
  { say: "last-decade", area: "country" },
  { say: "deficit", want: "pay 2", area: "country" },
  { say: "closed", want: "buy hydrogen-vehicles at 3.1", area: "market" },
  { say: "opened", want: "buy closed-loop-recycling at 4.1", area: "market" },
  { say: "end-turn-33", commits: true },
  { say: "over-polluted", area: "country" },
  { say: "forecast", area: "players" },
  { say: "clean-up", want: "clean-up" },
  { say: "twice", want: "buy solar-updraft-tower at 2.1", area: "market" },
  { say: "last-turn", commits: true },
];

export const LESSON = [FIRST_TURNS, LAST_TURNS];
