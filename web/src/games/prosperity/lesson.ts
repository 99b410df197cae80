/** The lesson of Prosperity: a prepared match with prompts. */

import type { Prompt } from "../contract";

export const LESSON: readonly Prompt[] = [
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
  { say: "actions", area: "country" },
  { say: "outlook", area: "players" },
  { say: "final", area: "players" },
  { say: "go-on" },
];
