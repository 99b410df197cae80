/** Whether things may move. */

export const motion = {
  /** Whether the reader has asked the system for as little motion as possible. */
  get isReduced(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  },
};
