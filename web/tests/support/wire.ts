/** Messages of the server, with as little in them as a test needs. */

import type { EntryView, Position, Preview, SaidNews, SeatView, StepView, TableView } from "../../src/net/wire";
import type { View } from "../../src/table/desk";

/** What a seat sees of a match of no particular game. */
export function viewOf(facts: Record<string, unknown> = {}): View {
  return { seat: 0, ...facts } as View;
}

export function positionOf(changes: Partial<Position> = {}): Position {
  return { count: 0, seat: 0, view: viewOf(), legal: ["buy", "end"], scores: [0, 0], hides: false, ...changes };
}

export function seatOf(changes: Partial<SeatView> = {}): SeatView {
  return {
    name: "Ada",
    kind: "person",
    bot: null,
    ready: true,
    reserved: false,
    mine: false,
    here: true,
    bank: null,
    ...changes,
  };
}

/** A table at which it is the reader's turn. */
export function tableOf(changes: Partial<TableView> = {}): TableView {
  return {
    id: "t1",
    number: 5,
    changed: 5,
    game: "chess",
    components: "abc",
    options: {},
    status: "playing",
    listed: false,
    rated: false,
    lesson: false,
    chapter: 1,
    start: 0,
    undo: "agree",
    thinking: "server",
    hints: true,
    clock: null,
    deadline: null,
    seats: [seatOf({ mine: true }), seatOf({ name: "", kind: "bot", bot: "easy" })],
    host: true,
    muted: [],
    undo_wish: null,
    may_undo: null,
    commitment: "",
    seed: null,
    salt: null,
    rematch: null,
    origin: null,
    result: null,
    position: positionOf(),
    ...changes,
  };
}

export function entryOf(number: number, changes: Partial<EntryView> = {}): EntryView {
  return { number, at: 0, kind: "play", seat: 0, moves: [], events: [], ...changes };
}

export function newsOf(table: Partial<TableView> = {}, entries: EntryView[] = []): SaidNews {
  return { type: "news", table: tableOf(table), entries };
}

export function eventOf(text: string, facts: Record<string, unknown> = {}): Preview["events"][number] {
  return { name: "event", seat: 0, facts, text };
}

export function previewOf(played: number, changes: Partial<Preview> = {}): Preview {
  return { events: [], played, position: positionOf({ count: played }), ...changes };
}

export function stepOf(number: number, changes: Partial<StepView> = {}): StepView {
  return {
    number,
    count: number,
    seat: 0,
    move: `move-${number}`,
    events: [],
    view: viewOf({ step: number }),
    scores: [0, 0],
    ...changes,
  };
}
