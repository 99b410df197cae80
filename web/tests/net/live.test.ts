import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { liveAddress, takeEarly } from "../../src/net/live";
import { FakeSocket, useFakeSockets } from "../support/socket";

/** Runs public/early.js as the page of a path does. */
function runEarly(path: string): void {
  history.replaceState(null, "", path);
  const source = readFileSync(resolve(import.meta.dirname, "../../public/early.js"), "utf8");
  (0, eval)(source); // it is no module: a page loads it as it is
}

beforeEach(() => {
  useFakeSockets();
  localStorage.clear();
  document.documentElement.lang = "fr";
  delete window.early;
});

describe("the early socket", () => {
  it("is the one that the client would open", () => {
    runEarly("/table/abc123");
    expect(takeEarly(liveAddress("abc123", 0, "fr"))?.socket).toBe(FakeSocket.latest);
  });

  it("speaks the language that was chosen in this browser", () => {
    localStorage.setItem("tessera", JSON.stringify({ language: "it" }));
    runEarly("/table/abc123");
    expect(takeEarly(liveAddress("abc123", 0, "it"))).not.toBeNull();
  });

  it("speaks the page's language if what was stored makes no sense", () => {
    localStorage.setItem("tessera", "{");
    runEarly("/table/abc123");
    expect(takeEarly(liveAddress("abc123", 0, "fr"))).not.toBeNull();
  });

  it("hands over what it has received", () => {
    runEarly("/table/abc123");
    FakeSocket.latest.say({ type: "here", here: [0] });
    expect(takeEarly(liveAddress("abc123", 0, "fr"))?.heard).toHaveLength(1);
  });

  it("is handed over once", () => {
    runEarly("/table/abc123");
    takeEarly(liveAddress("abc123", 0, "fr"));
    expect(takeEarly(liveAddress("abc123", 0, "fr"))).toBeNull();
  });

  it("is closed if it leads elsewhere", () => {
    runEarly("/table/abc123");
    expect(takeEarly(liveAddress("another", 0, "fr"))).toBeNull();
    expect(FakeSocket.latest.readyState).toBe(FakeSocket.CLOSED);
  });

  it("is not handed over once it is closed", () => {
    runEarly("/table/abc123");
    FakeSocket.latest.drop();
    expect(takeEarly(liveAddress("abc123", 0, "fr"))).toBeNull();
  });

  it("is not opened once the client has connected by itself", () => {
    takeEarly(liveAddress("abc123", 0, "fr"));
    runEarly("/table/abc123");
    expect(FakeSocket.all).toEqual([]);
  });

  it("is not opened on other pages", () => {
    runEarly("/rules/chess");
    expect(FakeSocket.all).toEqual([]);
  });
});
