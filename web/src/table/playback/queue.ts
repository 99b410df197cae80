/** What waits to be played, one item after another. It knows nothing of boards, so that its order can be tested by itself. */

interface Actor<Item> {
  /** Plays an item, `pace` times as fast as usual; stops when the signal is aborted. */
  play(item: Item, pace: number, signal: AbortSignal): Promise<void>;
  /** Nothing is left to play. */
  onIdle(): void;
}

const HURRY = 0.3; // how much faster for every item that waits

export class Queue<Item> {
  #waiting: Item[] = [];
  #current: AbortController | null = null;

  constructor(
    private readonly actor: Actor<Item>,
    /** How many items may wait; with more, all are skipped. */
    private readonly most: () => number,
  ) {}

  get isBusy(): boolean {
    return this.#current !== null;
  }

  /** Plays an item after those that wait; what has fallen too far behind is skipped instead. */
  add(item: Item): void {
    this.#waiting.push(item);
    if (this.#waiting.length > this.most()) this.skip();
    else if (!this.#current) void this.#run();
  }

  /** Stops what is played and forgets what waits. */
  skip(): void {
    this.#waiting = [];
    if (!this.#current) return;
    this.#current.abort();
    this.#current = null;
    this.actor.onIdle();
  }

  async #run(): Promise<void> {
    const controller = new AbortController();
    this.#current = controller;
    while (this.#waiting.length) {
      const item = this.#waiting.shift()!;
      const pace = 1 + HURRY * this.#waiting.length;
      await this.actor.play(item, pace, controller.signal).catch(() => {}); // what cannot be shown is shown by the position
      if (controller.signal.aborted) return;
    }
    this.#current = null;
    this.actor.onIdle();
  }
}
