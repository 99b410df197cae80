/** What a person likes, kept in this browser. */

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "auto" | "light" | "dark";

interface Prefs {
  language: Language;
  theme: Theme;
  sound: boolean;
  alerts: boolean;
  glow: boolean;
}

const KEY = "tessera";

function isLanguage(word: string | null | undefined): word is Language {
  return word != null && word in LANGUAGES;
}

/** The language of the browser, as the server has read it already into the page. */
function first(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return asked;
  const page = document.documentElement.lang;
  return isLanguage(page) ? page : "en";
}

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

const plain: Prefs = { language: first(), theme: "auto", sound: false, alerts: false, glow: true };
export const prefs: Prefs = $state({ ...plain, ...kept() });
if (!isLanguage(prefs.language)) prefs.language = first();

/** Keeps what has changed, and gives the page its language and theme. */
export function keepPrefs(): void {
  document.documentElement.lang = prefs.language;
  document.documentElement.dataset["theme"] = prefs.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // a browser that keeps nothing: the choice lasts as long as the page
  }
}
