/** Roving focus: many buttons are one stop of the tab key, and the arrow keys move between them. */

interface Point {
  x: number;
  y: number;
}

type Button = HTMLElement | SVGElement;

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An attachment for the element that holds the buttons; its first stop is a highlighted button, or else one that can be pressed. */
export function oneStop(area: Element): () => void {
  let stop: Button | undefined;

  function settle(): void {
    const buttons = buttonsIn(area);
    const isThere = stop !== undefined && buttons.includes(stop);
    if (!isThere || !area.contains(document.activeElement)) {
      const first = buttons.find((button) => button.matches(".glow"));
      stop =
        first ??
        (isThere ? stop : (buttons.find((button) => !button.ariaDisabled || button.ariaDisabled === "false") ?? buttons[0]));
    }
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  function onFocus(event: Event): void {
    stop = buttonsIn(area).find((button) => button.contains(event.target as Node)) ?? stop;
    settle();
  }

  function onKey(event: Event): void {
    const next = stop && towards(buttonsIn(area), stop, (event as KeyboardEvent).key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(area, { subtree: true, childList: true, attributeFilter: ["class"] });
  area.addEventListener("focusin", onFocus);
  area.addEventListener("keydown", onKey);
  settle();
  return () => {
    observer.disconnect();
    area.removeEventListener("focusin", onFocus);
    area.removeEventListener("keydown", onKey);
  };
}

function buttonsIn(area: Element): Button[] {
  return [...area.querySelectorAll<Button>("button, [role=button]")];
}

function centreOf(button: Button): Point {
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The nearest button in the direction of an arrow key, within about 60 degrees of it. */
function towards(buttons: readonly Button[], from: Button, key: string): Button | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const here = centreOf(from);
  let best: Button | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const there = centreOf(button);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    if (ahead > 1 && ahead + aside < least && aside <= ahead * 1.8) {
      least = ahead + aside;
      best = button;
    }
  }
  return best;
}
