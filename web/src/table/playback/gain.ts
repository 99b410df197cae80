/** What an event brings to somebody, as it is shown beside them. */

export interface Gain {
  icon: string; // a path; none if the text says it all
  text: string;
  isBad: boolean;
  /** Whether it is not gained, though it might have been. */
  isLost?: boolean;
}

/** About how wide the chip of some gains is, in pixels. */
export function chipWidth(gains: readonly Gain[]): number {
  return 26 + gains.reduce((sum, { icon, text }) => sum + (icon ? 19 : 0) + text.length * 10 + 8, 0);
}
