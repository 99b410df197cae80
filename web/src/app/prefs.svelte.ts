/** The reader's preferences, stored in this browser. */

import { isSite } from "../net/place";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "auto" | "light" | "dark";
/** How fast events are played. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Prefs {
  language: Language;
  theme: Theme;
  sound: boolean;
  alerts: boolean;
  glow: boolean;
  shortcuts: boolean;
  speed: Speed;
  /** Highlights also what is merely possible, as for a beginner. */
  beginner: boolean;
  /** Whether this browser analyses, instead of the server. */
  engine: boolean;
  /** Whether this browser thinks for the bots of a server's table, where the reader plays alone. */
  bots: boolean;
  /** Whether this browser has what it needs to play without a server. */
  offline: boolean;
  /** Whether new matches are played on this device even if there is a server. */
  device: boolean;
}

const KEY = "tessera";

function isLanguage(word: string | null | undefined): word is Language {
  return word != null && word in LANGUAGES;
}

/** The language that the address asks for, or the browser's, which a server has written into the page. */
function initialLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = isSite ? navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()) : [document.documentElement.lang];
  return [asked, ...wanted].find(isLanguage) ?? "en";
}

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

const defaults: Prefs = {
  language: initialLanguage(),
  theme: "auto",
  sound: false,
  alerts: false,
  glow: true,
  beginner: false,
  engine: true,
  bots: false,
  offline: false,
  device: false,
  shortcuts: true,
  speed: "normal",
};
export const prefs: Prefs = $state({ ...defaults, ...stored() });
if (!isLanguage(prefs.language)) prefs.language = initialLanguage();
if (!SPEEDS.includes(prefs.speed)) prefs.speed = defaults.speed;

/** Stores the preferences, and applies the language and the theme to the page. */
export function keepPrefs(): void {
  document.documentElement.lang = prefs.language;
  document.documentElement.dataset["theme"] = prefs.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // a browser that stores nothing: the preferences last as long as the page
  }
}
