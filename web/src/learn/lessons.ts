/** The lessons: prepared matches with prompts. What each prompt says is in the catalogues. */

export interface Prompt {
  /** The end of the message's id: `web-lesson-prosperity-…`. */
  say: string;
  /** The move that is asked for; without one, the prompt is only read. */
  want?: string;
  /** The turn is to be ended. */
  commits?: boolean;
  /** Where to look: an area of the table. */
  area?: string;
}

export const LESSONS: Record<string, readonly Prompt[]> = {
  prosperity: [
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
  ],
  neotopia: [
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
  ],
};
