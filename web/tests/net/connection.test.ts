import { beforeEach, describe, expect, it, vi } from "vitest";

import { Refused } from "../../src/net/api";
import { Connection, type Notice } from "../../src/net/connection.svelte";
import type { Problem } from "../../src/net/wire";
import { FakeSocket, settled, useFakeSockets } from "../support/socket";
import { newsOf, previewOf } from "../support/wire";

const PROBLEM: Problem = { code: "not-your-turn", message: "It is not your turn", rule: null };

let connection: Connection;
let notices: Notice[];
let problems: Problem[];

function connect(address = () => "ws://host/live?since=0"): void {
  notices = [];
  problems = [];
  connection = new Connection({
    address,
    onNotice: (notice) => notices.push(notice),
    onProblem: (problem) => problems.push(problem),
  });
  connection.open();
}

/** A connection that the server has accepted and sent the table to. */
function connectLive(): void {
  connect();
  FakeSocket.latest.accept();
  FakeSocket.latest.say(newsOf());
}

function idOf(message: (typeof FakeSocket.latest.sent)[number]): string {
  return message.type === "do" ? message.command.id : message.id;
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  return () => {
    connection.close();
    vi.useRealTimers();
  };
});

describe("a connection", () => {
  it("is connecting until the first news", () => {
    connect();
    FakeSocket.latest.accept();
    expect(connection.status).toBe("connecting");
  });

  it("is live after the first news", () => {
    connectLive();
    expect(connection.status).toBe("live");
  });

  it("opens one socket however often it is asked to", () => {
    connect();
    connection.open();
    FakeSocket.latest.accept();
    connection.open();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("passes on what the server sends unasked", () => {
    connectLive();
    FakeSocket.latest.say({ type: "here", here: [1] });
    expect(notices.map((notice) => notice.type)).toEqual(["news", "here"]);
  });

  it("passes on a problem that answers no request", () => {
    connectLive();
    FakeSocket.latest.say({ type: "problem", id: null, problem: PROBLEM });
    expect(problems).toEqual([PROBLEM]);
  });
});

describe("a lost connection", () => {
  it("is lost once the table is known", () => {
    connectLive();
    FakeSocket.latest.drop();
    expect(connection.status).toBe("lost");
  });

  it("is still connecting while the table is not known", () => {
    connect();
    FakeSocket.latest.drop();
    expect(connection.status).toBe("connecting");
  });

  it("is live again after the next news", () => {
    connectLive();
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    FakeSocket.latest.accept();
    FakeSocket.latest.say(newsOf());
    expect(connection.status).toBe("live");
  });

  it("is retried after growing pauses of at most five seconds", () => {
    connect();
    const pauses = [1, 2, 3, 4, 5, 6].map(() => {
      const lost = Date.now();
      FakeSocket.latest.drop();
      vi.advanceTimersToNextTimer();
      return Date.now() - lost;
    });
    expect(pauses).toEqual([0, 500, 1000, 2000, 5000, 5000]);
  });

  it("is retried at once after it had worked", () => {
    connect();
    for (const pause of [0, 500, 1000]) {
      FakeSocket.latest.drop();
      vi.advanceTimersByTime(pause);
    }
    FakeSocket.latest.accept();
    FakeSocket.latest.say(newsOf());
    const count = FakeSocket.all.length;
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  it("is retried at once when the browser is online again", () => {
    connect();
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    FakeSocket.latest.drop(); // the next attempt would wait
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("is retried as whoever the reader is now when the session has ended", () => {
    connect();
    FakeSocket.latest.drop(4001, "server-session-ended");
    vi.advanceTimersByTime(0);
    expect([FakeSocket.all.length, connection.closed]).toEqual([2, null]);
  });

  it("is opened at the address of the moment", () => {
    let last = 0;
    connect(() => `ws://host/live?since=${last}`);
    last = 7;
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.latest.url).toBe("ws://host/live?since=7");
  });
});

/** The last socket answers pings, and nothing else, for a time. */
function answerPings(milliseconds: number): void {
  const socket = FakeSocket.latest;
  let answered = 0;
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    vi.advanceTimersByTime(1000);
    for (const message of socket.sent.slice(answered)) if (message.type === "ping") socket.say({ type: "pong", id: message.id });
    answered = socket.sent.length;
  }
}

describe("the heartbeat", () => {
  it("asks for a sign of life after ten seconds of silence", () => {
    connectLive();
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.latest.sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.latest.sent).toMatchObject([{ type: "ping" }]);
  });

  it("keeps a line that answers", () => {
    connectLive();
    answerPings(120_000);
    expect([FakeSocket.all.length, connection.status]).toEqual([1, "live"]);
  });

  it("gives up a line that does not answer, and opens another", () => {
    connectLive();
    vi.advanceTimersByTime(19_000);
    expect([FakeSocket.all.length, connection.status]).toEqual([2, "lost"]);
  });

  it("gives up a socket that never opens", () => {
    connect();
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("sends a command again, with the same id, that is not acknowledged in time", () => {
    connectLive();
    void connection.execute({ do: "come" });
    const first = FakeSocket.latest.sent;
    vi.advanceTimersByTime(9000);
    FakeSocket.latest.accept();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.latest.sent).toEqual(first);
  });

  it("waits for a slow answer as long as other messages come in", () => {
    connectLive();
    void connection.execute({ do: "come" });
    for (let second = 0; second < 30; second++) {
      vi.advanceTimersByTime(1000);
      FakeSocket.latest.say({ type: "here", here: [0] });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("opens another socket at once when the browser is online again", () => {
    connectLive();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([FakeSocket.CLOSED, FakeSocket.CONNECTING]);
  });

  it("asks at once when the page is looked at again, and waits only shortly", () => {
    connectLive();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.latest.sent).toMatchObject([{ type: "ping" }]);
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tries again at once when the page is looked at while the line is lost", () => {
    connect();
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    FakeSocket.latest.drop(); // the next attempt would wait
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("asks first after the page was frozen, instead of giving the line up", () => {
    connectLive();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    expect([FakeSocket.all.length, FakeSocket.latest.sent.length]).toEqual([1, 1]);
    answerPings(20_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("counts the commands that are under way", () => {
    connectLive();
    connection.execute({ do: "come" }).catch(() => {});
    void connection.preview({ seen: 5, moves: [] });
    expect(connection.underWay).toBe(1);
    FakeSocket.latest.say({ type: "ack", ack: { id: idOf(FakeSocket.latest.sent[0]!), number: 6 } });
    expect(connection.underWay).toBe(0);
  });
});

describe.each([4401, 4404, 4429])("a connection closed by the server with %i", (code) => {
  it("is never retried", () => {
    connect();
    FakeSocket.latest.drop(code, "No such table");
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tells the server's reason", () => {
    connect();
    FakeSocket.latest.drop(code, "No such table");
    expect([connection.status, connection.closed]).toEqual(["closed", "No such table"]);
  });

  it("refuses further requests", async () => {
    connect();
    FakeSocket.latest.drop(code, "No such table");
    await expect(connection.execute({ do: "come" })).rejects.toBeInstanceOf(Refused);
  });

  it("is opened again on request", () => {
    connect();
    FakeSocket.latest.drop(code, "No such table");
    connection.reopen();
    FakeSocket.latest.accept();
    FakeSocket.latest.say(newsOf());
    expect([connection.status, connection.closed]).toEqual(["live", null]);
  });
});

describe("a connection that is closed by its page", () => {
  it("is not retried", () => {
    connectLive();
    connection.close();
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("cancels an attempt that is due", () => {
    connectLive();
    FakeSocket.latest.drop();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a connection that is opened anew", () => {
  it("leaves the old socket and opens another", () => {
    connectLive();
    connection.reopen();
    expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([FakeSocket.CLOSED, FakeSocket.CONNECTING]);
  });

  it("ignores what the old socket still sends", () => {
    connectLive();
    const old = FakeSocket.latest;
    connection.reopen();
    old.say(newsOf());
    expect(notices).toHaveLength(1);
  });

  it("ignores that the old socket closes", () => {
    connectLive();
    const old = FakeSocket.latest;
    connection.reopen();
    FakeSocket.latest.accept();
    FakeSocket.latest.say(newsOf());
    old.drop();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a request", () => {
  it("is resolved by the answer with its id", async () => {
    connectLive();
    const asked = connection.preview({ seen: 5, moves: ["buy"] });
    FakeSocket.latest.say({ type: "preview", id: idOf(FakeSocket.latest.sent[0]!), preview: previewOf(1) });
    expect(await asked).toEqual(previewOf(1));
  });

  it("is not resolved by the answer to another", async () => {
    connectLive();
    const resolved = vi.fn();
    void connection.refusals({ seen: 5, moves: [] }).then(resolved);
    FakeSocket.latest.say({ type: "refusals", id: "another", refusals: [] });
    await settled();
    expect(resolved).not.toHaveBeenCalled();
  });

  it("is rejected with the server's problem", async () => {
    connectLive();
    const asked = connection.execute({ do: "come" });
    FakeSocket.latest.say({ type: "problem", id: idOf(FakeSocket.latest.sent[0]!), problem: PROBLEM });
    await expect(asked).rejects.toMatchObject({ problem: PROBLEM });
  });

  it("is rejected if the answer is of another type", async () => {
    connectLive();
    const asked = connection.preview({ seen: 5, moves: [] });
    FakeSocket.latest.say({ type: "refusals", id: idOf(FakeSocket.latest.sent[0]!), refusals: [] });
    await expect(asked).rejects.toBeInstanceOf(TypeError);
  });

  it("waits until the socket is open", () => {
    connect();
    void connection.execute({ do: "come" });
    expect(FakeSocket.latest.sent).toEqual([]);
    FakeSocket.latest.accept();
    expect(FakeSocket.latest.sent).toMatchObject([{ type: "do", command: { do: "come" } }]);
  });

  it("is sent once more, with the same id, if the line was cut before the answer", () => {
    connectLive();
    void connection.execute({ do: "come" });
    const first = FakeSocket.latest.sent;
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    FakeSocket.latest.accept();
    expect(FakeSocket.latest.sent).toEqual(first);
  });

  it.each([
    ["acknowledged", (id: string) => ({ type: "ack", ack: { id, number: 6 } }) as const],
    ["refused", (id: string) => ({ type: "problem", id, problem: PROBLEM }) as const],
  ])("is not sent again once it was %s", (_, answer) => {
    connectLive();
    connection.execute({ do: "come" }).catch(() => {});
    FakeSocket.latest.say(answer(idOf(FakeSocket.latest.sent[0]!)));
    FakeSocket.latest.drop();
    vi.advanceTimersByTime(0);
    FakeSocket.latest.accept();
    expect(FakeSocket.latest.sent).toEqual([]);
  });

  it("has an id of its own", () => {
    connectLive();
    void connection.execute({ do: "come" });
    void connection.execute({ do: "come" });
    const [one, other] = FakeSocket.latest.sent.map(idOf);
    expect(one).not.toBe(other);
  });
});
