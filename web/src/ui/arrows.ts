/** Many things to choose from, as one stop of the tab key: arrows go from one to the next in their direction. */

interface Spot {
  x: number;
  y: number;
}

type Button = HTMLElement | SVGElement;

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Attached to whatever holds the buttons. Who comes by the tab key comes first to something that can be chosen. */
export function oneStop(area: Element): () => void {
  let stop: Button | undefined;

  function settle(): void {
    const buttons = buttonsIn(area);
    const isThere = stop !== undefined && buttons.includes(stop);
    if (!isThere || !area.contains(document.activeElement)) {
      stop = buttons.find((button) => button.matches(".glow")) ?? (isThere ? stop : buttons[0]);
    }
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  function come(event: Event): void {
    stop = buttonsIn(area).find((button) => button.contains(event.target as Node)) ?? stop;
    settle();
  }

  function press(event: Event): void {
    const next = stop && towards(buttonsIn(area), stop, (event as KeyboardEvent).key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(area, { subtree: true, childList: true, attributeFilter: ["class"] });
  area.addEventListener("focusin", come);
  area.addEventListener("keydown", press);
  settle();
  return () => {
    watch.disconnect();
    area.removeEventListener("focusin", come);
    area.removeEventListener("keydown", press);
  };
}

function buttonsIn(area: Element): Button[] {
  return [...area.querySelectorAll<Button>("button, [role=button]")];
}

function middleOf(button: Button): Spot {
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The next button in the direction of an arrow key: not far ahead, and hardly aside. */
function towards(buttons: readonly Button[], from: Button, key: string): Button | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const here = middleOf(from);
  let best: Button | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const there = middleOf(button);
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
