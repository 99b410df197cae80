/** Searching for words in texts. */

/** A text for comparing: lower case without accents, as long as the original. */
export function fold(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => letter.normalize("NFD")[0]!).toLowerCase();
}

/** The words of a query, folded. */
export function wordsIn(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A text in pieces, by whether they match one of the words. */
export function piecesOf(text: string, words: readonly string[]): { text: string; isFound: boolean }[] {
  if (!words.length) return [{ text, isFound: false }];
  const folded = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.fill(true, at, at + word.length);
  }
  const pieces: { text: string; isFound: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last && last.isFound === found[at]) last.text += text[at]!;
    else pieces.push({ text: text[at]!, isFound: found[at]! });
  }
  return pieces;
}
