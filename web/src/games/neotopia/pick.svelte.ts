/** What the reader points at on the board of Neotopia. */

import { createContext } from "svelte";

import type { NeotopiaView, Refusal } from "../../net/wire";
import { type Desk, withWords } from "../../table/desk";
import { t } from "../../net/text.svelte";
import type { NeotopiaBox } from "./box";
import { serves } from "./things";

export interface Place {
  region: string;
  space: string;
}

export interface Token {
  element: string;
  from: string | null; // a factory, or the reserve; null for whichever has it
}

export const RESERVE = "reserve";

type Said = Omit<Refusal, "moves">;

/** How a move begins that puts a token on a space. */
const VERBS: Record<string, string> = { start: "start", initiate: "place" };

export class Pick {
  /** The token that wants a space. */
  token = $state.raw<Token | null>(null);
  /** The space that wants a token. */
  space = $state.raw<Place | null>(null);
  /** What is looked at: its particulars are shown. */
  looked = $state.raw<Place | null>(null);
  card = $state<string | null>(null);
  /** A card that stays marked on the board. */
  pinned = $state<string | null>(null);
  /** Why the last thing pointed at is not possible, and in which area to say so. */
  refused = $state.raw<{ area: string; refusals: readonly Said[] } | null>(null);

  constructor(private readonly box: NeotopiaBox) {}

  get shownCard(): string | null {
    return this.card ?? this.pinned;
  }

  isToken(element: string, from: string | null): boolean {
    return this.token?.element === element && (this.token.from === from || (this.token.from === null && from !== null));
  }

  isSpace(region: string, space: string): boolean {
    return this.space?.region === region && this.space.space === space;
  }

  reset(): void {
    this.token = null;
    this.space = null;
    this.refused = null;
  }

  /** Looks at a space or a card; what was said of another is forgotten. */
  look(place: Place | null, card: string | null = null): void {
    this.looked = place;
    this.card = card;
    if (place || card) this.refused = null;
  }

  /** The moves that are still meant, after what is pointed at or would be. */
  meant(desk: Desk<NeotopiaView>, token: Token | null = this.token, space: Place | null = this.space): string[] {
    const isReserve = token?.from === RESERVE;
    const moves = isReserve ? desk.legal.filter((move) => move.startsWith("place ")) : desk.legal;
    return withWords(moves, token?.element, isReserve ? null : token?.from, space?.region, space?.space);
  }

  /** Points at a token of a factory or of the reserve, or no more. */
  async pointToken(desk: Desk<NeotopiaView>, token: Token): Promise<void> {
    if (this.token?.element === token.element && this.token.from === token.from) return this.reset();
    if (this.meant(desk, token, null).length === 0) {
      const isMeant = (move: string): boolean =>
        token.from === RESERVE ? isOf(move, "place", token.element) : isOf(move, "move", token.element, token.from);
      return this.explain(desk, "board", isMeant);
    }
    this.refused = null;
    if (this.meant(desk, token).length === 0) this.space = null; // it wants another space
    this.token = token;
    this.finish(desk);
  }

  /** Points at a space, or no more. */
  async pointSpace(desk: Desk<NeotopiaView>, space: Place): Promise<void> {
    if (this.isSpace(space.region, space.space)) return this.reset();
    if (this.meant(desk, this.token, space).length === 0) return this.explainSpace(desk, space);
    this.refused = null;
    this.space = space;
    this.finish(desk);
  }

  /** Says a whole move, or why it is not possible. */
  async say(desk: Desk<NeotopiaView>, area: string, move: string): Promise<void> {
    if (!desk.legal.includes(move)) return this.explain(desk, area, (other) => other === move);
    this.reset();
    desk.play(move);
  }

  /** Prepares the move if it is whole: a token alone is not, even if there is only one space for it. */
  private finish(desk: Desk<NeotopiaView>): void {
    const meant = this.meant(desk);
    if (!this.space || meant.length !== 1) return;
    this.reset();
    desk.play(meant[0]!);
  }

  /** Why no token, or not the one pointed at, can go to a space. */
  private explainSpace(desk: Desk<NeotopiaView>, space: Place): Promise<void> {
    const { factories } = desk.view;
    const from = this.token?.from;
    const isMeant = (move: string): boolean => {
      if (!isOf(move, placing(desk), space.region, space.space, this.token?.element, from === RESERVE ? null : from))
        return false;
      const words = move.split(" ");
      return words[0] !== "move" || factories[words[3]!]!.includes(words[1]!); // what nobody can take is not meant
    };
    const isFar = from && from !== RESERVE && !serves(this.box, from, space.region);
    return this.explain(desk, "board", isMeant, isFar ? { text: t("neotopia-web-factory-far"), rule: "N-2" } : undefined);
  }

  private async explain(
    desk: Desk<NeotopiaView>,
    area: string,
    isMeant: (move: string) => boolean,
    otherwise?: Said,
  ): Promise<void> {
    const refusals = await desk.why(isMeant);
    this.refused = {
      area,
      refusals: refusals.length ? refusals : [otherwise ?? { text: t("neotopia-web-not-now"), rule: null }],
    };
  }
}

function placing(desk: Desk<NeotopiaView>): string {
  return VERBS[desk.view.phase] ?? "move";
}

function isOf(move: string, verb: string, ...words: (string | null | undefined)[]): boolean {
  return move.startsWith(`${verb} `) && withWords([move], ...words).length > 0;
}

export const [getPick, setPick] = createContext<Pick>();
