import { beforeEach, describe, expect, it, vi } from "vitest";

import { prefs } from "../../src/app/prefs.svelte";
import { alertTurn } from "../../src/table/alerts";

let notices: string[];

class FakeNotification {
  static permission = "granted";
  onclick: (() => void) | null = null;

  constructor(title: string, options: { body: string }) {
    notices.push(`${title}: ${options.body}`);
  }
}

beforeEach(() => {
  notices = [];
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  Object.assign(prefs, { alerts: true, sound: false });
});

describe("a turn", () => {
  it("is announced by the browser to somebody who looks elsewhere", () => {
    alertTurn("Chess", "t1");
    expect(notices).toEqual(["web-table-your-turn: Chess"]);
  });

  it("is not announced while the page is looked at", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    alertTurn("Chess", "t1");
    expect(notices).toEqual([]);
  });

  it("is not announced to somebody who does not want it", () => {
    prefs.alerts = false;
    alertTurn("Chess", "t1");
    expect(notices).toEqual([]);
  });

  it("is not announced without permission", () => {
    FakeNotification.permission = "denied";
    alertTurn("Chess", "t1");
    expect(notices).toEqual([]);
  });

  it("does no harm where the browser refuses the notification", () => {
    const refuse = (): never => {
      throw new TypeError("Illegal constructor");
    };
    vi.stubGlobal("Notification", Object.assign(refuse, { permission: "granted" }));
    expect(() => alertTurn("Chess", "t1")).not.toThrow();
  });
});
