import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { closeTip, shown, tip, watchTips } from "../../src/ui/tip.svelte";

let button: HTMLElement;
let inside: HTMLElement;
let stop: () => void;

function happen(name: string, target: Element, facts: Record<string, unknown> = {}): void {
  target.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), facts));
}

const hover = (target: Element): void => happen("pointerover", target, { pointerType: "mouse" });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<button><i></i></button><p></p>";
  button = document.querySelector("button")!;
  inside = document.querySelector("i")!;
  stop = watchTips();
});
afterEach(() => {
  stop();
  closeTip();
  vi.useRealTimers();
});

it("opens when the mouse stays on its element, or on what is in it", () => {
  tip("Money")(button);
  hover(inside);
  expect(shown.tip).toBeNull();
  vi.advanceTimersByTime(400);
  expect(shown.tip).toEqual({ anchor: button, content: "Money" });
});

it("stays closed when the mouse goes on", () => {
  tip("Money")(button);
  hover(button);
  hover(document.querySelector("p")!);
  vi.advanceTimersByTime(400);
  expect(shown.tip).toBeNull();
});

it("closes when the mouse leaves", async () => {
  tip("Money")(button);
  hover(button);
  vi.advanceTimersByTime(400);
  hover(document.body);
  await Promise.resolve();
  expect(shown.tip).toBeNull();
});

it("closes when its element goes", async () => {
  const detach = tip("Money", true)(button) as () => void;
  happen("click", button);
  expect(shown.tip).not.toBeNull();
  detach();
  await Promise.resolve();
  expect(shown.tip).toBeNull();
});

it("opens by a click only where it is asked for", () => {
  tip("Money")(button);
  happen("click", button);
  expect(shown.tip).toBeNull();
});

it("opens by a long press, which presses nothing", () => {
  const press = vi.fn();
  button.addEventListener("click", press);
  tip("Money")(button);
  happen("pointerdown", button, { pointerType: "touch" });
  vi.advanceTimersByTime(500);
  happen("click", button);
  expect([shown.tip?.content, press.mock.calls.length]).toEqual(["Money", 0]);
});

it("stays closed after a tap", () => {
  tip("Money")(button);
  happen("pointerdown", button, { pointerType: "touch" });
  happen("pointerup", button, { pointerType: "touch" });
  vi.advanceTimersByTime(500);
  expect(shown.tip).toBeNull();
});
