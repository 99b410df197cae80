import { beforeEach, describe, expect, it, vi } from "vitest";

import { Toasts } from "../../src/table/notices/toasts.svelte";
import { entryOf, tableOf } from "../support/wire";

const OTHER = { seat: 1, name: "Ben" };
let toasts: Toasts;
beforeEach(() => {
  vi.useFakeTimers();
  toasts = new Toasts();
  return () => vi.useRealTimers();
});

const told = (): string[] => toasts.shown.map(({ kind }) => kind);

describe("toasts", () => {
  it.each(["leave", "come", "undo", "refuse", "rematch"])("tell of an entry of the kind %s", (kind) => {
    toasts.tell([entryOf(6, { kind, ...OTHER })], tableOf(), true);
    expect(told()).toEqual([kind]);
  });

  it("do not tell of moves, nor of what the reader has done", () => {
    toasts.tell([entryOf(6, OTHER), entryOf(7, { kind: "leave", seat: 0 })], tableOf(), true);
    expect(told()).toEqual([]);
  });

  it("tell what is said only while the chat is out of sight", () => {
    const said = [entryOf(6, { kind: "chat", text: "Hello", ...OTHER })];
    toasts.tell(said, tableOf(), true);
    expect(told()).toEqual([]);
    toasts.tell(said, tableOf(), false);
    expect(toasts.shown[0]!.text).toBe("Ben: Hello");
  });

  it("go away by themselves", () => {
    toasts.tell([entryOf(6, { kind: "leave", ...OTHER })], tableOf(), true);
    vi.advanceTimersByTime(10_000);
    expect(told()).toEqual([]);
  });
});
