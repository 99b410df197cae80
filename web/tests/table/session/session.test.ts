import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Problem, TableView } from "../../../src/net/wire";
import { keepDraft } from "../../../src/table/session/storage";
import { Session } from "../../../src/table/session/session.svelte";
import { FakeSocket, settled, useFakeSockets } from "../../support/socket";
import { entryOf, eventOf, newsOf, positionOf, previewOf, seatOf, viewOf } from "../../support/wire";

const PROBLEM: Problem = { code: "not-possible", message: "You have too little money", rule: "P-7" };

let session: Session;

function open(table: Partial<TableView> = {}): void {
  session = new Session("t1");
  FakeSocket.latest.accept();
  FakeSocket.latest.say(newsOf(table));
}

/** What the client has asked last, with its id. */
function asked(): { id: string; type: string } {
  const message = FakeSocket.latest.sent.at(-1)!;
  return { id: message.type === "do" ? message.command.id : message.id, type: message.type };
}

async function prepare(move: string): Promise<void> {
  session.play(move);
  FakeSocket.latest.say({ type: "preview", id: asked().id, preview: previewOf(1) });
  await settled();
}

beforeEach(() => {
  useFakeSockets();
  sessionStorage.clear();
});
afterEach(() => session.close());

describe("the connection", () => {
  it("asks for the entries that are missing", () => {
    vi.useFakeTimers();
    open();
    FakeSocket.latest.say(newsOf({}, [entryOf(1), entryOf(2)]));
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    vi.useRealTimers();
    expect(FakeSocket.latest.url).toContain("/api/tables/t1/live?since=2&");
  });

  it("asks for the whole log when it is opened anew", () => {
    open();
    FakeSocket.latest.say(newsOf({}, [entryOf(1), entryOf(2)]));
    session.reopen();
    expect(FakeSocket.latest.url).toContain("since=0&");
  });

  it("tells who is there", () => {
    open();
    FakeSocket.latest.say({ type: "here", here: [1] });
    expect(session.table!.seats.map((seat) => seat.here)).toEqual([false, true]);
  });
});

describe("entries", () => {
  it("are announced when they come in", () => {
    open();
    const onEntries = (session.onEntries = vi.fn());
    FakeSocket.latest.say(newsOf({ number: 6 }, [entryOf(6)]));
    expect(onEntries).toHaveBeenCalledWith([entryOf(6)]);
  });

  it("are not announced when they are another page of what happened before", () => {
    open();
    const onEntries = (session.onEntries = vi.fn());
    FakeSocket.latest.say(newsOf({}, [entryOf(4), entryOf(5)]));
    expect(onEntries).not.toHaveBeenCalled();
  });

  it("are not announced when the table is opened", () => {
    session = new Session("t1");
    const onEntries = (session.onEntries = vi.fn());
    FakeSocket.latest.say(newsOf({}, [entryOf(1)]));
    expect(onEntries).not.toHaveBeenCalled();
  });

  it("are not announced twice", () => {
    open();
    FakeSocket.latest.say(newsOf({ number: 6 }, [entryOf(6)]));
    const onEntries = (session.onEntries = vi.fn());
    FakeSocket.latest.say(newsOf({ number: 6 }, [entryOf(6)]));
    expect(onEntries).not.toHaveBeenCalled();
  });
});

describe("legal moves", () => {
  it("are those of the position", () => {
    open();
    expect(session.legal).toEqual(["buy", "end"]);
  });

  it("are those of the draft's position once something is prepared", async () => {
    open();
    session.play("buy");
    const preview = previewOf(1, { position: positionOf({ legal: ["end"] }) });
    FakeSocket.latest.say({ type: "preview", id: asked().id, preview });
    await settled();
    expect(session.legal).toEqual(["end"]);
  });

  it("are none while somebody else has the turn", () => {
    open({ position: positionOf({ seat: 1 }) });
    expect(session.legal).toEqual([]);
  });

  it("are none while the reader is away", () => {
    open({ seats: [seatOf({ mine: true, kind: "away" })] });
    expect(session.legal).toEqual([]);
  });

  it("are none while an earlier position is shown", () => {
    open();
    session.shown = viewOf();
    expect(session.legal).toEqual([]);
  });

  it("are the one that a lesson asks for", () => {
    open();
    session.only = "end";
    expect(session.legal).toEqual(["end"]);
  });

  it("count once although they are tapped twice", async () => {
    open();
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    await prepare("buy");
    now.mockReturnValue(1299);
    session.play("buy");
    expect(FakeSocket.latest.sent).toHaveLength(1);
    now.mockReturnValue(1300);
    session.play("buy");
    expect(FakeSocket.latest.sent).toHaveLength(2);
    now.mockRestore();
  });

  it("are the only ones that can be played", () => {
    open();
    session.play("fly");
    expect(FakeSocket.latest.sent).toEqual([]);
  });
});

describe("a match that has changed", () => {
  it("clears the draft", async () => {
    open();
    await prepare("buy");
    FakeSocket.latest.say(newsOf({ changed: 6 }));
    expect(session.draft.moves).toEqual([]);
  });

  it("shows the present position", () => {
    open();
    session.shown = viewOf();
    FakeSocket.latest.say(newsOf({ changed: 6 }));
    expect(session.shown).toBeNull();
  });

  it("is told from a chat, which leaves the draft alone", async () => {
    open();
    await prepare("buy");
    FakeSocket.latest.say(newsOf({ number: 6 }, [entryOf(6, { kind: "chat" })]));
    expect(session.draft.moves).toEqual(["buy"]);
  });
});

describe("a draft that was kept", () => {
  beforeEach(() => keepDraft("t1", 5, ["buy"]));

  it("is prepared again when the table is opened", () => {
    open();
    expect(FakeSocket.latest.sent).toMatchObject([{ type: "try", draft: { moves: ["buy"] } }]);
  });

  it("is not prepared if it is somebody else's turn", () => {
    open({ position: positionOf({ seat: 1 }) });
    expect(FakeSocket.latest.sent).toEqual([]);
  });

  it("is not prepared if the match has changed", () => {
    open({ changed: 6 });
    expect(FakeSocket.latest.sent).toEqual([]);
  });
});

describe("a command", () => {
  it("plays the prepared moves", async () => {
    open();
    await prepare("buy");
    void session.commit();
    expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "do", command: { do: "play", seen: 5, moves: ["buy"] } });
  });

  it("plays the end of the turn along with them", async () => {
    open();
    await prepare("buy");
    void session.commit("end");
    expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "do", command: { do: "play", seen: 5, moves: ["buy", "end"] } });
  });

  it("is not sent while there is nothing to play", () => {
    open();
    void session.commit();
    expect(FakeSocket.latest.sent).toEqual([]);
  });

  it("is sent once although it is asked for twice", async () => {
    open();
    await prepare("buy");
    void session.commit();
    void session.commit();
    expect(FakeSocket.latest.sent.filter((message) => message.type === "do")).toHaveLength(1);
  });

  it("is done once the server acknowledges it", async () => {
    open();
    const done = session.do({ do: "come" });
    FakeSocket.latest.say({ type: "ack", ack: { id: asked().id, number: 6 } });
    expect(await done).toBe(true);
  });

  it("shows why it was refused", async () => {
    open();
    const done = session.do({ do: "come" });
    FakeSocket.latest.say({ type: "problem", id: asked().id, problem: PROBLEM });
    expect([await done, session.problem, session.busy]).toEqual([false, PROBLEM, false]);
  });
});

describe("refusals", () => {
  it("are not asked for while somebody else has the turn", async () => {
    open({ position: positionOf({ seat: 1 }) });
    expect(await session.why(() => true)).toEqual([]);
    expect(FakeSocket.latest.sent).toEqual([]);
  });
});

describe("highlights", () => {
  it("are the things that events name", () => {
    open();
    session.light([eventOf("", { tile: "airport" }), eventOf("", { region: "desert", space: "d4" })]);
    expect(session.lit).toEqual(new Set(["airport", "desert", "d4", "desert d4"]));
  });

  it("are the words of a move and its spaces", () => {
    open();
    session.propose(["start at desert d4"]);
    expect(session.lit).toEqual(new Set(["start", "at", "desert", "d4", "start at", "at desert", "desert d4"]));
  });

  it("go out", () => {
    open();
    session.propose(["end"]);
    session.light(null);
    expect(session.lit).toEqual(new Set());
  });
});
