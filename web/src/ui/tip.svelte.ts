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

/** The tips of elements; the page listens for all of them at once, as an element without listeners is far quicker to draw. */
const tips = new WeakMap<Element, { content: Content; onPress: boolean }>();

/** An attachment that gives an element a tooltip; with `onPress`, a click or tap opens it as well. */
export function tip(content: Content, onPress = false): Attachment {
  return (anchor) => {
    tips.set(anchor, { content, onPress });
    return () => {
      tips.delete(anchor);
      leave(anchor);
    };
  };
}

function open(anchor: Element): void {
  const found = tips.get(anchor);
  const isVeiled = document.querySelector(".veil") && anchor.closest(".content"); // behind the result of a match
  if (!found?.content || !anchor.isConnected || isVeiled) return;
  closeTip();
  anchor.setAttribute("aria-describedby", TIP_ID);
  shown.tip = { anchor, content: found.content };
}

/** Not at once: an element that leaves the page loses its focus in the middle of an update. */
function leave(anchor: Element | null): void {
  if (anchor && shown.tip?.anchor === anchor) queueMicrotask(() => shown.tip?.anchor === anchor && closeTip());
}

/** The element with a tip in which something happened. */
function anchorOf(event: Event): Element | null {
  let found = event.target instanceof Element ? event.target : null;
  while (found && !tips.has(found)) found = found.parentElement;
  return found;
}

/** Opens and closes tips from now on; returns what ends it. */
export function watchTips(): () => void {
  let timer = 0;
  let hovered: Element | null = null;
  const after = (delay: number, then: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(then, delay);
  };
  const stop = (anchor: Element | null): void => {
    clearTimeout(timer);
    leave(anchor);
  };
  const hover = (anchor: Element | null): void => {
    if (anchor === hovered) return;
    stop(hovered);
    hovered = anchor;
    if (anchor) after(HOVER, () => open(anchor));
  };
  const listeners: Record<string, (event: Event, anchor: Element | null) => void> = {
    pointerover: (event, anchor) => isMouse(event) && hover(anchor),
    pointerout: (event) => isMouse(event) && !(event as PointerEvent).relatedTarget && hover(null),
    pointerdown: (event, anchor) => {
      if (!anchor) return;
      if (!isMouse(event)) after(PRESS, () => held(anchor));
      else if (!tips.get(anchor)!.onPress) stop(anchor);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event, anchor) => anchor && shown.tip?.anchor === anchor && event.preventDefault(),
    focusin: (_, anchor) => anchor?.matches(":focus-visible, :has(:focus-visible)") && after(0, () => open(anchor)),
    focusout: (_, anchor) => stop(anchor),
    click: (_, anchor) => anchor && tips.get(anchor)!.onPress && open(anchor),
  };
  const listen = (event: Event): void => listeners[event.type]!(event, anchorOf(event));
  for (const name in listeners) document.addEventListener(name, listen, true);
  return () => {
    for (const name in listeners) document.removeEventListener(name, listen, true);
  };
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType === "mouse";
}

/** A long press opens the tip instead of pressing what is under the finger. */
function held(anchor: Element): void {
  open(anchor);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  anchor.addEventListener("click", swallow, { capture: true, once: true });
  window.addEventListener("pointerup", () => setTimeout(() => anchor.removeEventListener("click", swallow, true), 50), {
    once: true,
  });
}
