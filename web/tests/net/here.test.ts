import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import { prefs } from "../../src/app/prefs.svelte";
import { here, isAskedHere, isHere } from "../../src/net/here.svelte";

/** There is a network again, and the server answers. */
async function reconnect(): Promise<void> {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response("{}"))),
  );
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(here.isAlone).toBe(false));
  vi.unstubAllGlobals();
}

beforeEach(() => {
  here.isAlone = prefs.offline = prefs.device = false;
});

afterAll(() => {
  here.isAlone = prefs.offline = prefs.device = false; // other tests have the same page
});

describe("a table", () => {
  it("is kept on this device if its id begins with a zero, which no server gives", () => {
    expect(isHere("0k3mPq7RstUv")).toBe(true);
    expect(isHere("k3mPq7RstUv")).toBe(false);
  });
});

describe("a request", () => {
  it("about a table goes where the table is kept, with or without a server", () => {
    for (const isAlone of [false, true]) {
      here.isAlone = isAlone;
      expect(isAskedHere("/api/tables/0k3mPq7RstUv/steps", undefined)).toBe(true);
      expect(isAskedHere("/api/tables/k3mPq7RstUv/steps", undefined)).toBe(false);
    }
  });

  it("goes to the server as long as there is one", () => {
    expect(isAskedHere("/api/games", undefined)).toBe(false);
    expect(isAskedHere("/api/tables", { game: "nim" })).toBe(false);
    here.isAlone = true;
    expect(isAskedHere("/api/games", undefined)).toBe(true);
    expect(isAskedHere("/api/tables", { game: "nim" })).toBe(true);
  });

  it("for a new table goes where the reader wants to play", () => {
    prefs.offline = prefs.device = true;
    expect(isAskedHere("/api/tables", { game: "nim" })).toBe(true);
    expect(isAskedHere("/api/tables", undefined)).toBe(false); // the list of open tables
  });

  it("for a table that goes on with a match goes where that was played", () => {
    expect(isAskedHere("/api/tables", { origin: { table: "0k3mPq7RstUv", at: 3 } })).toBe(true);
    prefs.offline = prefs.device = true;
    expect(isAskedHere("/api/tables", { origin: { table: "k3mPq7RstUv", at: 3 } })).toBe(false);
  });
});

describe("a server that does not answer", () => {
  it("is replaced by this device only if the page is installed", async () => {
    here.lose();
    expect(here.isAlone).toBe(false);
    prefs.offline = true;
    here.lose();
    expect(here.isAlone).toBe(true);
    await reconnect();
  });

  it("is asked again once there is a network", async () => {
    prefs.offline = true;
    here.lose();
    await reconnect();
  });
});
