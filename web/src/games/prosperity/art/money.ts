/** Notes and coins of our own. */

const NOTES = [500, 200, 100] as const;
export const COIN = 50;

/** The notes of an amount, largest first, and the number of its coins. */
export function changeOf(amount: number): { notes: number[]; coins: number } {
  const notes: number[] = [];
  let left = Math.max(0, amount);
  for (const note of NOTES) for (; left >= note; left -= note) notes.push(note);
  return { notes, coins: Math.ceil(left / COIN) };
}
