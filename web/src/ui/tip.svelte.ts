/** Tooltips: what a thing is called and means, on hover, on keyboard focus, and on a long press. */

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

type Content = string | Snippet;

interface Tip {
  anchor: Element;
  content: Content;
}

const HOVER = 350; // milliseconds, so that a pointer on its way elsewhere opens nothing
const PRESS = 450;
export const TIP_ID = "tip";

class Shown {
  tip = $state.raw<Tip | null>(null);
}

export const shown = new Shown();

export function closeTip(): void {
  shown.tip?.anchor.removeAttribute("aria-describedby");
  shown.tip = null;
}

function open(anchor: Element, content: Content): void {
  if (!content || !anchor.isConnected) return;
  closeTip();
  anchor.setAttribute("aria-describedby", TIP_ID);
  shown.tip = { anchor, content };
}

/** An attachment that gives an element a tooltip; with `onPress`, a click or tap opens it as well. */
export function tip(content: Content, onPress = false): Attachment<HTMLElement | SVGElement> {
  return (anchor) => {
    let timer = 0;
    const leave = (): void => {
      clearTimeout(timer);
      // Not at once: an element that leaves the page loses its focus in the middle of an update.
      queueMicrotask(() => shown.tip?.anchor === anchor && closeTip());
    };
    const after = (delay: number, then: () => void = () => open(anchor, content)): void => {
      clearTimeout(timer);
      timer = window.setTimeout(then, delay);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && after(HOVER)],
      ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && leave()],
      [
        "pointerdown",
        (event) =>
          (event as PointerEvent).pointerType === "mouse" ? onPress || leave() : after(PRESS, () => held(anchor, content)),
      ],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["contextmenu", (event) => shown.tip?.anchor === anchor && event.preventDefault()],
      ["focusin", () => anchor.matches(":focus-visible, :has(:focus-visible)") && after(0)],
      ["focusout", leave],
      ["click", () => (onPress ? open(anchor, content) : undefined)],
    ];
    for (const [name, listener] of listeners) anchor.addEventListener(name, listener);
    return () => {
      leave();
      for (const [name, listener] of listeners) anchor.removeEventListener(name, listener);
    };
  };
}

/** A long press opens the tip instead of pressing what is under the finger. */
function held(anchor: Element, content: Content): void {
  open(anchor, content);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  anchor.addEventListener("click", swallow, { capture: true, once: true });
  window.addEventListener("pointerup", () => setTimeout(() => anchor.removeEventListener("click", swallow, true), 50), {
    once: true,
  });
}
