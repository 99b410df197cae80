/** Where events are played: pieces in front of the board that move between things found by their `data-at`. */

import { type Component, mount, tick, unmount } from "svelte";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that moves: it is as large as its frame, and its middle is where it is put. */
export interface Piece {
  element: HTMLElement;
  width: number;
  height: number;
  /** Where it was put last. */
  at: Rect;
}

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

export class Stage {
  readonly #shown = new Set<{ node: HTMLElement; parts: Record<string, unknown>[] }>();
  readonly #running = new Set<Animation>();
  /** Pieces that later events go on with. */
  readonly kept = new Map<string, Piece>();

  constructor(
    private readonly layer: HTMLElement,
    readonly signal: AbortSignal,
    /** How long an event lasts, in milliseconds. */
    public beat = 0,
  ) {}

  // Finding

  /** Where the first of these lies that is there and has a size; null if none is. */
  find(...places: string[]): Rect | null {
    for (const place of places.flatMap(marked)) {
      const found = rectOf(place);
      if (found.width > 0) return found;
    }
    return null;
  }

  /** A frame in the middle of the screen. */
  middle(width: number, height: number): Rect {
    return { x: (innerWidth - width) / 2, y: Math.max(60, innerHeight * 0.4 - height / 2), width, height };
  }

  // Pieces

  /** Shows a component in a frame of a size; it is not seen before it is put somewhere. */
  piece<P extends Record<string, unknown>>(
    component: Component<P>,
    props: P,
    width: number,
    height: number,
    className = "",
  ): Piece {
    return this.#add(width, height, className, [component as Component, props]);
  }

  /** A piece with a back, which `turnOver` turns. */
  card<P extends Record<string, unknown>>(face: Component<P>, props: P, back: Component, width: number, height: number): Piece {
    return this.#add(width, height, "two-sided", [face as Component, props], [back, {}]);
  }

  remove(piece: Piece): void {
    const shown = [...this.#shown].find(({ node }) => node === piece.element);
    if (shown) this.#drop(shown);
  }

  /** Removes everything but what is kept. */
  tidy(): void {
    const kept = new Set([...this.kept.values()].map(({ element }) => element));
    for (const shown of [...this.#shown]) if (!kept.has(shown.node)) this.#drop(shown);
  }

  /** Removes everything. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const shown of [...this.#shown]) this.#drop(shown);
    this.kept.clear();
  }

  #add(width: number, height: number, className: string, ...faces: [Component, Record<string, unknown>][]): Piece {
    this.signal.throwIfAborted();
    const node = document.createElement("div");
    node.className = `piece ${className}`;
    node.style.width = `${width}px`;
    node.style.height = `${height}px`;
    const parts = faces.map(([component, props]) => {
      const target = node.appendChild(document.createElement("div"));
      return mount(component, { target, props });
    });
    this.layer.append(node);
    this.#shown.add({ node, parts });
    return { element: node, width, height, at: { x: 0, y: 0, width, height } };
  }

  #drop(shown: { node: HTMLElement; parts: Record<string, unknown>[] }): void {
    this.#shown.delete(shown);
    for (const part of shown.parts) void unmount(part);
    shown.node.remove();
  }

  // Moving

  /** Moves a piece from one place to another, growing or shrinking to fit, in an arc. */
  async fly(piece: Piece, from: Rect, to: Rect, beats = 0.7, { turns = false, delay = 0 } = {}): Promise<void> {
    const [start, end] = [placed(piece, from), placed(piece, to)];
    const lift = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) * 0.12);
    const over = turns ? 180 : 0;
    const frame = (x: number, y: number, scale: number, turn: number): string =>
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})${turns ? ` rotateY(${turn}deg)` : ""}`;
    const half = (one: number, other: number): number => (one + other) / 2;
    piece.at = to;
    await this.animate(
      piece.element,
      [
        { transform: frame(start.x, start.y, start.scale, over), opacity: 1 },
        {
          transform: frame(half(start.x, end.x), half(start.y, end.y) - lift, half(start.scale, end.scale) * 1.08, over / 2),
          opacity: 1,
        },
        { transform: frame(end.x, end.y, end.scale, 0), opacity: 1 },
      ],
      beats,
      { delay },
    );
  }

  /** Shows a piece where it will start from. */
  put(piece: Piece, at: Rect): void {
    piece.at = at;
    const { x, y, scale } = placed(piece, at);
    Object.assign(piece.element.style, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: "1" });
  }

  /** Lets a piece appear in place, or go. */
  async fade(piece: Piece, beats = 0.3, isIn = false): Promise<void> {
    const { x, y, scale } = placed(piece, piece.at);
    const away = { transform: `translate(${x}px, ${y}px) scale(${scale * 0.8})`, opacity: 0 };
    const here = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 };
    await this.animate(piece.element, isIn ? [away, here] : [here, away], beats);
    if (!isIn) this.remove(piece);
  }

  /** Lets a piece rise from a place, stay a while and vanish, as the number of a gain. */
  async rise(piece: Piece, at: Rect, beats = 1): Promise<void> {
    const x = Math.min(innerWidth - piece.width - 4, Math.max(4, at.x + at.width / 2 - piece.width / 2));
    const y = at.y + at.height / 2 - piece.height / 2;
    await this.animate(
      piece.element,
      [
        { transform: `translate(${x}px, ${y + 10}px) scale(0.6)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 4}px) scale(1.12)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${x}px, ${y - 8}px) scale(1)`, opacity: 1, offset: 0.8 },
        { transform: `translate(${x}px, ${y - 18}px) scale(1)`, opacity: 0 },
      ],
      beats,
    );
    this.remove(piece);
  }

  /** Draws a ring around things that closes in on them. */
  async ring(places: readonly string[], beats = 0.8): Promise<void> {
    await this.frame();
    await Promise.all(
      places.map(async (place) => {
        const at = this.find(place);
        if (!at) return;
        const piece = this.#add(at.width, at.height, "ring");
        const { x, y } = at;
        await this.animate(
          piece.element,
          [
            { transform: `translate(${x}px, ${y}px) scale(1.6)`, opacity: 0 },
            { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.35 },
            { transform: `translate(${x}px, ${y}px) scale(1.06)`, opacity: 1, offset: 0.75 },
            { transform: `translate(${x}px, ${y}px) scale(1.2)`, opacity: 0 },
          ],
          beats,
        );
        this.remove(piece);
      }),
    );
  }

  /** Runs something while what lies at some places is not seen, as its piece is still on the way. */
  async without(places: readonly string[], run: () => Promise<void>): Promise<void> {
    const hidden = places.flatMap(marked).map((there) => there.querySelector("[data-piece]") ?? there);
    const animations = hidden.map((each) => each.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "forwards" }));
    for (const animation of animations) this.#running.add(animation);
    try {
      await run();
    } finally {
      for (const animation of animations) {
        animation.cancel();
        this.#running.delete(animation);
      }
    }
  }

  async animate(element: Element, frames: Keyframe[], beats: number, { delay = 0 } = {}): Promise<void> {
    this.signal.throwIfAborted();
    const animation = element.animate(frames, {
      duration: this.beat * beats,
      delay: this.beat * delay,
      easing: EASE,
      fill: "both",
    });
    this.#running.add(animation);
    await this.#until(animation.finished);
    await this.#until(new Promise((resolve) => setTimeout(resolve))); // what follows does not hold up the last frame
  }

  // Time

  async wait(beats: number): Promise<void> {
    this.signal.throwIfAborted();
    let timer = 0;
    await this.#until(new Promise((resolve) => (timer = window.setTimeout(resolve, this.beat * beats)))).finally(() =>
      clearTimeout(timer),
    );
  }

  /** Waits until the board shows what it was given. */
  async drawn(): Promise<void> {
    await tick();
    this.signal.throwIfAborted();
  }

  /** Waits until the browser has laid out and painted, so that measuring costs nothing, and nothing else waits for it. */
  async frame(): Promise<void> {
    await this.#until(new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  /** Waits for something, or throws once all is skipped. */
  async #until(done: Promise<unknown>): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => reject(new DOMException("skipped", "AbortError"));
      this.signal.addEventListener("abort", stop, { once: true });
      done.then(() => resolve(), stop).finally(() => this.signal.removeEventListener("abort", stop));
    });
  }
}

/** Where a piece is to be put, and how much larger or smaller, so that it fills a place. */
function placed(piece: Piece, at: Rect): { x: number; y: number; scale: number } {
  const scale = Math.max(0.12, Math.min(at.width / piece.width, at.height / piece.height));
  return { x: at.x + at.width / 2 - piece.width / 2, y: at.y + at.height / 2 - piece.height / 2, scale };
}

const BEYOND = 48; // pixels

function marked(at: string): Element[] {
  return [...document.querySelectorAll(`[data-at=${JSON.stringify(at)}]`)];
}

/** Where something lies. A place on another page of a phone, which the browser need not lay out, is beyond the edge of the screen. */
function rectOf(element: Element): Rect {
  const page = element.closest(".area")?.getBoundingClientRect();
  if (page && (page.right < 1 || page.left > innerWidth - 1)) {
    return { x: page.right < 1 ? -BEYOND : innerWidth + 8, y: page.y + page.height / 2, width: BEYOND - 8, height: BEYOND - 8 };
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const within = (start: number, size: number, room: number): number => Math.min(room + 8, Math.max(-size - 8, start));
  return { x: within(x, width, innerWidth), y: within(y, height, innerHeight), width, height };
}
