/** Text for people, from the same Fluent catalogues as the server's. */

import { FluentBundle, FluentNumber, type FluentResource, type FluentValue } from "@fluent/bundle";

import { type Language, prefs } from "../app/prefs.svelte";
import { fileAt } from "./place";

const FUNCTIONS = {
  LOWER: ([word]: FluentValue[]) => String(word).toLowerCase(),
  SIGNED: ([number]: FluentValue[]) => signed(number instanceof FluentNumber ? number.value : Number(number)),
};

type Message = FluentResource["body"][number];

/** The parts of a catalogue beside the first, which has what a table says at once. */
export type Part = "pages" | "rules";

/** A message as the server sends it: its id, its pattern and, where there are any, its attributes. */
type Parsed = [id: string, value: Message["value"], attributes?: Message["attributes"]];

class Catalogue {
  bundle = $state.raw<FluentBundle | null>(null);
  #added = $state(0); // how many parts have come after the bundle
  readonly #parts = new Map<Part, Promise<void>>();
  #language: Language | null = null; // of the bundle, or of the one that is on its way
  #loading: Promise<void> | null = null;

  /** Fetches the catalogue of a language, with all parts that are in use; the old one stays until it is there. */
  load(language: Language): Promise<void> {
    if (this.#language === language && this.#loading) return this.#loading;
    this.#language = language;
    const loading = Promise.all([fetchPart(language), ...[...this.#parts.keys()].map((part) => fetchPart(language, part))]).then(
      (resources) => {
        if (this.#language !== language) return; // another one was chosen meanwhile
        const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
        for (const resource of resources) bundle.addResource(resource);
        this.bundle = bundle;
      },
    );
    loading.catch(() => this.#loading === loading && (this.#loading = null)); // so that the next call tries again
    return (this.#loading = loading);
  }

  /** Uses another part from now on. */
  add(part: Part): Promise<void> {
    const found = this.#parts.get(part);
    if (found) return found;
    const adding = this.#add(part, this.#language!);
    this.#parts.set(part, adding);
    adding.catch(() => this.#parts.delete(part));
    return adding;
  }

  async #add(part: Part, language: Language): Promise<void> {
    const [resource] = await Promise.all([fetchPart(language, part), this.#loading]);
    if (this.bundle?.locales[0] !== language) return; // that of another language has come with this part
    this.bundle.addResource(resource);
    this.#added++;
  }

  /** Lets whoever has missed a message look again when another part has come. */
  awaitMore(): number {
    return this.#added;
  }
}

/** The messages of a part, which the server has parsed. */
async function fetchPart(language: Language, part?: Part): Promise<FluentResource> {
  const answer = await fetch(fileAt(`locale/${part ? `${language}-${part}` : language}.json`));
  const messages = (await answer.json()) as Parsed[];
  return { body: messages.map(([id, value, attributes = {}]) => ({ id, value, attributes })) };
}

export const catalogue = new Catalogue();

/** The text of a message, or its id where the catalogue has none. */
export function t(id: string, facts: Record<string, string | number> = {}): string {
  return textOf(id, facts) ?? id;
}

/** Texts that were said already: boards say the same again and again, and formatting is slow. */
const said = new Map<string, string>();
let saidBy: FluentBundle | null = null;
const MOST_SAID = 3000;

/** The text of a message or of one of its attributes, or null where the catalogue has none. */
export function textOf(id: string, facts: Record<string, string | number> = {}, attribute?: string): string | null {
  const { bundle } = catalogue; // whoever asks hears of a new one
  if (bundle !== saidBy || said.size >= MOST_SAID) said.clear();
  saidBy = bundle;
  const key = JSON.stringify([id, facts, attribute]);
  const known = said.get(key);
  if (known !== undefined) return known;
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    catalogue.awaitMore();
    return null;
  }
  const text = bundle!.formatPattern(pattern, facts);
  said.set(key, text);
  return text;
}

/** An id as words, for things without a message: “lucky_dip” becomes “Lucky dip”. */
export function readable(id: string): string {
  return capital(id.replace(/[-_]+/g, " ").trim());
}

/** The same with a capital letter, for the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(prefs.language) + text.slice(1);
}

/** What a game is called. */
export function titleOf(game: string): string {
  return textOf(`${game}-title`) ?? readable(game);
}

/** The ids of all messages with a prefix, in the order of the catalogue. */
export function messageIds(prefix: string): string[] {
  catalogue.awaitMore();
  const all = catalogue.bundle ? [...catalogue.bundle._messages.keys()] : [];
  return all.filter((id) => id.startsWith(prefix));
}

/** A number with its sign, as in the log. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** A fraction as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(prefs.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A chance to win as a percentage; as long as a match goes on, nothing is impossible and nothing certain. */
export function chance(share: number): string {
  return share < 0.01 ? `< ${percent(0.01)}` : share > 0.99 ? `> ${percent(0.99)}` : percent(share);
}

/** How long ago something was. */
export function ago(at: number): string {
  const seconds = Date.now() / 1000 - at;
  const relative = new Intl.RelativeTimeFormat(prefs.language, { numeric: "auto" });
  if (seconds < 3600) return relative.format(-Math.round(seconds / 60), "minute");
  if (seconds < 86_400) return relative.format(-Math.round(seconds / 3600), "hour");
  return relative.format(-Math.round(seconds / 86_400), "day");
}
