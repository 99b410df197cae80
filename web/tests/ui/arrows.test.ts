import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { oneStop } from "../../src/ui/arrows";

let area: HTMLElement;
let detach: () => void;

/** Puts a button into the area, with its centre at a point. */
function place(id: string, x: number, y: number, classes = ""): HTMLButtonElement {
  const button = document.createElement("button");
  button.id = id;
  button.className = classes;
  button.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  area.append(button);
  return button;
}

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return event;
}

function focused(): string {
  return document.activeElement?.id ?? "";
}

/** The ids of the buttons that the tab key reaches. */
function stops(): string[] {
  return [...area.querySelectorAll("button")].filter((button) => button.tabIndex === 0).map((button) => button.id);
}

/** Lets the observer of changes have its turn. */
function observed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  area = document.createElement("div");
  document.body.append(area);
});
afterEach(() => {
  detach();
  area.remove();
});

describe("an arrow key", () => {
  beforeEach(() => {
    // a b c
    // d e f   with g far below
    place("a", 0, 0);
    place("b", 100, 0);
    place("c", 200, 0);
    place("d", 0, 100);
    place("e", 100, 100);
    place("f", 200, 100);
    place("g", 100, 900);
    detach = oneStop(area);
  });

  it.each([
    ["ArrowRight", "f"],
    ["ArrowLeft", "d"],
    ["ArrowUp", "b"],
    ["ArrowDown", "g"],
  ])("%s goes to the next button in its direction", (key, next) => {
    document.getElementById("e")!.focus();
    press(key);
    expect(focused()).toBe(next);
  });

  it("goes to the nearest of several", () => {
    document.getElementById("a")!.focus();
    press("ArrowRight");
    expect(focused()).toBe("b");
  });

  it("stays where nothing lies in its direction", () => {
    document.getElementById("c")!.focus();
    press("ArrowRight");
    expect(focused()).toBe("c");
  });

  it("does not scroll the page when it moves the focus", () => {
    document.getElementById("a")!.focus();
    expect(press("ArrowDown").defaultPrevented).toBe(true);
  });

  it("is left to the page where nothing lies in its direction", () => {
    document.getElementById("a")!.focus();
    expect(press("ArrowUp").defaultPrevented).toBe(false);
  });

  it("makes its button the stop of the tab key", () => {
    document.getElementById("a")!.focus();
    press("ArrowRight");
    expect(stops()).toEqual(["b"]);
  });
});

describe("a direction", () => {
  it("prefers a button straight ahead to a nearer one aside", () => {
    place("from", 0, 0);
    place("ahead", 100, 0);
    place("aside", 60, 70);
    detach = oneStop(area);
    document.getElementById("from")!.focus();
    press("ArrowRight");
    expect(focused()).toBe("ahead");
  });

  it("does not lead to what lies rather aside than ahead", () => {
    place("from", 0, 0);
    place("aside", 10, 100);
    detach = oneStop(area);
    document.getElementById("from")!.focus();
    press("ArrowRight");
    expect(focused()).toBe("from");
  });
});

describe("other keys", () => {
  it("do nothing", () => {
    place("a", 0, 0);
    place("b", 100, 0);
    detach = oneStop(area);
    document.getElementById("a")!.focus();
    expect([press("Tab").defaultPrevented, press("x").defaultPrevented, focused()]).toEqual([false, false, "a"]);
  });
});

describe("the stop of the tab key", () => {
  it("is the first button where nothing can be chosen", () => {
    place("a", 0, 0);
    place("b", 100, 0);
    detach = oneStop(area);
    expect(stops()).toEqual(["a"]);
  });

  it("is the first button that can be chosen", () => {
    place("a", 0, 0);
    place("b", 100, 0, "glow");
    place("c", 200, 0, "glow");
    detach = oneStop(area);
    expect(stops()).toEqual(["b"]);
  });

  it("moves to what can be chosen later", async () => {
    place("a", 0, 0);
    place("b", 100, 0);
    detach = oneStop(area);
    document.getElementById("b")!.classList.add("glow");
    await observed();
    expect(stops()).toEqual(["b"]);
  });

  it("stays where the focus is although something else can be chosen", async () => {
    place("a", 0, 0);
    place("b", 100, 0);
    detach = oneStop(area);
    document.getElementById("a")!.focus();
    document.getElementById("b")!.classList.add("glow");
    await observed();
    expect(stops()).toEqual(["a"]);
  });

  it("moves on when its button is gone", async () => {
    place("a", 0, 0);
    place("b", 100, 0);
    detach = oneStop(area);
    document.getElementById("a")!.remove();
    await observed();
    expect(stops()).toEqual(["b"]);
  });

  it("follows a button that is added", async () => {
    detach = oneStop(area);
    place("a", 0, 0);
    await observed();
    expect(stops()).toEqual(["a"]);
  });
});

describe("after it is detached", () => {
  it("the area no longer follows the arrow keys", () => {
    place("a", 0, 0);
    place("b", 100, 0);
    detach = oneStop(area);
    detach();
    document.getElementById("a")!.focus();
    press("ArrowRight");
    expect(focused()).toBe("a");
  });
});
