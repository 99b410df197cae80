import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { prefs } from "../../../src/app/prefs.svelte";
import type { OpenGame } from "../../../src/games";
import type { EventView, TableView } from "../../../src/net/wire";
import { Playback, unseen } from "../../../src/table/playback/playback.svelte";
import { Session } from "../../../src/table/session/session.svelte";
import { FakeSocket, useFakeSockets } from "../../support/socket";
import { entryOf, eventOf, newsOf, positionOf, previewOf, seatOf, viewOf } from "../../support/wire";

const motion = vi.hoisted(() => ({ isReduced: false }));
vi.mock("../../../src/app/motion", () => ({ motion }));

const FRAMES = 100; // milliseconds for a few of them

let session: Session;
let playback: Playback;
let number: number;
let shown: unknown[];

/** A game whose events count what the board shows. */
const game = {
  box: {},
  ui: {
    hasSecrets: true,
    choreography: () => ({
      after: (view: object, event: EventView) => ({ ...view, steps: event.text }),
      play: async ({ event, stage }: { event: EventView; stage: { wait(beats: number): Promise<void> } }) => {
        shown.push([event.text, session.view]);
        if (event.name === "broken") throw new Error("no such element");
        await stage.wait(1);
      },
      isQuiet: ({ name }: EventView) => name === "quiet",
      secret: ({ name }: EventView) => (name === "drew" ? { component: null, props: {}, ratio: 1 } : null),
      scoring: (events: EventView[]) => ({ before: [], items: events.map(({ text }) => ({ label: text, cells: [] })) }),
    }),
  },
} as unknown as OpenGame;

/** The server says that somebody has played, and what the board is to show then. */
function happen(texts: string[], board: string, table: Partial<TableView> = {}, names: Record<string, string> = {}): void {
  number++;
  const events = texts.map((text) => ({ ...eventOf(text), name: names[text] ?? "event" }));
  const position = positionOf({ view: viewOf({ board }) });
  FakeSocket.latest.say(newsOf({ number, changed: number, position, ...table }, [entryOf(number, { events })]));
}

async function open(table: Partial<TableView> = {}): Promise<void> {
  session = new Session("t1");
  playback = new Playback(session, () => game);
  playback.layer = document.createElement("div");
  FakeSocket.latest.accept();
  FakeSocket.latest.say(newsOf({ position: positionOf({ view: viewOf({ board: "old" }) }), ...table }));
  await vi.dynamicImportSettled(); // what moves is loaded after the board
}

const board = (): unknown => (session.view as unknown as { board: string }).board;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  sessionStorage.clear();
  prefs.speed = "normal";
  motion.isReduced = false;
  number = 5;
  shown = [];
});
afterEach(() => {
  playback.close();
  session.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what happens", () => {
  it("is played on the position before, which the board shows meanwhile", async () => {
    await open();
    happen(["one"], "new");
    await vi.advanceTimersByTimeAsync(FRAMES);
    expect([board(), playback.isBusy, playback.caption]).toEqual(["old", true, "one"]);
  });

  it("is played event by event", async () => {
    await open();
    happen(["one", "two"], "new");
    await vi.advanceTimersByTimeAsync(800);
    expect([board(), playback.caption]).toEqual(["old", "two"]);
    expect(shown).toEqual([
      ["one", viewOf({ board: "old" })],
      ["two", viewOf({ board: "old", steps: "one" })],
    ]);
  });

  it("leaves the server's position", async () => {
    await open();
    happen(["one"], "new");
    await vi.advanceTimersByTimeAsync(2000);
    expect([session.view, playback.isBusy, playback.caption]).toEqual([viewOf({ board: "new" }), false, ""]);
  });

  it("leaves it entry by entry", async () => {
    await open();
    happen(["one"], "first");
    happen(["two"], "second");
    await vi.advanceTimersByTimeAsync(1000);
    expect([board(), playback.caption]).toEqual(["first", "two"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(board()).toBe("second");
  });

  it("lets nothing be prepared until it was played", async () => {
    await open();
    happen(["one"], "new");
    expect(session.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.legal).toEqual(["buy", "end"]);
  });

  it("is shown at once when it is skipped", async () => {
    await open();
    happen(["one", "two"], "new");
    happen(["three"], "newer");
    playback.skip();
    expect([board(), playback.isBusy, playback.caption]).toEqual(["newer", false, ""]);
  });

  it("moves nothing any more after it was skipped", async () => {
    await open();
    happen(["one", "two"], "new");
    await vi.advanceTimersByTimeAsync(FRAMES);
    playback.skip();
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.view).toEqual(viewOf({ board: "new" }));
    expect(shown).toHaveLength(1);
  });

  it("is shown at once when the board has fallen too far behind", async () => {
    await open();
    for (let entry = 0; entry < 7; entry++) happen(["one"], `after ${entry}`); // one is played, five wait, and one is too many
    expect([board(), playback.isBusy]).toEqual(["after 6", false]);
  });

  it("is shown at once to whoever wants no animation", async () => {
    prefs.speed = "instant";
    await open();
    happen(["one"], "new");
    expect([board(), playback.isBusy, playback.lines]).toEqual(["new", false, []]);
  });

  it("is shown at once with its sentences where nothing may move", async () => {
    motion.isReduced = true;
    await open();
    happen(["one", "two"], "new");
    expect([board(), playback.isBusy, playback.lines]).toEqual(["new", false, ["one", "two"]]);
  });

  it("is shown at once on a page that nobody sees", async () => {
    await open();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    happen(["one"], "new");
    expect([board(), playback.isBusy]).toEqual(["new", false]);
  });

  it("is not played on where the page is hidden meanwhile", async () => {
    await open();
    happen(["one"], "new");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect([board(), playback.isBusy]).toEqual(["new", false]);
  });

  it("keeps its sentence where it cannot be drawn", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await open();
    happen(["one", "two"], "new", {}, { one: "broken" });
    await vi.advanceTimersByTimeAsync(100);
    expect(playback.caption).toBe("one");
    await vi.advanceTimersByTimeAsync(700);
    expect(playback.caption).toBe("two");
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.view).toEqual(viewOf({ board: "new" }));
  });

  it("keeps what was said before an event that shows nothing", async () => {
    await open();
    happen(["one", "two"], "new", {}, { two: "quiet" });
    await vi.advanceTimersByTimeAsync(900);
    expect([shown.length, playback.caption]).toEqual([2, "one"]);
  });

  it("is not played when moves are taken back", async () => {
    await open();
    happen(["one"], "new");
    number++;
    const undo = entryOf(number, { kind: "undo", to: 0 });
    FakeSocket.latest.say(newsOf({ number, changed: number, position: positionOf({ view: viewOf({ board: "back" }) }) }, [undo]));
    expect([board(), playback.isBusy]).toEqual(["back", false]);
  });
});

describe("what the reader has prepared", () => {
  it("is not played again", () => {
    const [bought, turned] = [eventOf("bought", { tile: "dam" }), eventOf("turned")];
    expect(unseen([bought, turned], [bought])).toEqual([turned]);
  });

  it("may hold what others do not hear of", () => {
    const [placed, skipped, ended] = [
      eventOf("placed"),
      { ...eventOf("skipped"), name: "skipped" },
      eventOf("ended", { seat: 1 }),
    ];
    expect(unseen([placed, ended], [placed, skipped])).toEqual([ended]);
  });

  it("stays on the board while what follows is played", async () => {
    await open();
    session.play("buy");
    const { id } = FakeSocket.latest.sent.at(-1) as { id: string };
    const preview = previewOf(1, { events: [eventOf("one")], position: positionOf({ view: viewOf({ board: "prepared" }) }) });
    FakeSocket.latest.say({ type: "preview", id, preview });
    await vi.advanceTimersByTimeAsync(0);
    happen(["one", "two"], "new");
    await vi.advanceTimersByTimeAsync(FRAMES);
    expect([board(), playback.caption]).toEqual(["prepared", "two"]);
  });
});

describe("a card that was drawn where a device is handed on", () => {
  const seats = [seatOf({ mine: true }), seatOf({ mine: true, name: "Ben" })];

  it.each(["normal", "instant"] as const)("is shown before anything else happens, at speed %s", async (speed) => {
    prefs.speed = speed;
    await open({ seats });
    happen(["drew", "passed"], "new", { seats }, { drew: "drew" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([board(), playback.secret?.said, playback.isBusy]).toEqual(["old", "drew", true]);
    playback.skip();
    await vi.advanceTimersByTimeAsync(5000);
    expect([board(), playback.secret, playback.isBusy]).toEqual(["new", null, false]);
  });

  it("is not shown to whoever plays alone", async () => {
    await open();
    happen(["drew"], "new", {}, { drew: "drew" });
    expect(playback.secret).toBeNull();
  });
});

describe("the final scoring", () => {
  const names = { final: "final-scoring" };

  it("is a ceremony after the end was played", async () => {
    await open();
    happen(["last", "final", "score"], "new", { status: "over" }, names);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.map((each) => (each as string[])[0])).toEqual(["last", "final"]);
    expect(playback.ceremony?.items.map(({ label }) => label)).toEqual(["score"]);
  });

  it("can be seen again by whoever wants no animation", async () => {
    prefs.speed = "instant";
    await open();
    happen(["final", "score"], "new", { status: "over" }, names);
    expect([playback.ceremony, playback.mayWatch]).toEqual([null, true]);
    playback.watch();
    expect(playback.ceremony?.items).toHaveLength(1);
  });
});
