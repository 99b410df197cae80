/** Searching for words in texts. */

/** A text for comparing: lower case without accents, as long as the original. */
export function fold(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => letter.normalize("NFD")[0]!).toLowerCase();
}

/** What a text must have, each as a word or as words that mean the same. */
export type Terms = readonly (string | readonly string[])[];

const SHORTEST = 3; // letters of a word that is not typed out yet

/** The words of a query, folded. */
export function wordsIn(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The words of a query, each with its synonyms: “price, cost / goal, victory” are two groups of them. */
export function termsIn(query: string, synonyms: string): string[][] {
  const groups = fold(synonyms)
    .split("/")
    .map((group) => group.split(",").map((word) => word.trim()));
  const means = (word: string, other: string): boolean =>
    word.startsWith(other) || (word.length >= SHORTEST && other.startsWith(word));
  return wordsIn(query).map((word) => [
    word,
    ...groups.filter((group) => group.some((other) => other && means(word, other))).flat(),
  ]);
}

export function hasWords(text: string, words: Terms): boolean {
  const folded = fold(text);
  return words.every((word) => [word].flat().some((one) => folded.includes(one)));
}

/** A text in pieces, by whether they match one of the words. */
export function piecesOf(text: string, words: Terms): { text: string; isFound: boolean }[] {
  if (!words.length) return [{ text, isFound: false }];
  const folded = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words.flat()) {
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
