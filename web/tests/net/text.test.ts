import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fileAt } from "../../src/net/place";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Text = typeof import("../../src/net/text.svelte");
type Prefs = typeof import("../../src/app/prefs.svelte");

const NOW = 1_700_000_000; // seconds

/** The answer of a server that has parsed a catalogue. */
function parsed(source: string): Response {
  return Response.json(new FluentResource(source).body.map(({ id, value, attributes }) => [id, value, attributes]));
}

/** A server that has these catalogues. */
function serve(catalogues: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const source = catalogues[address.replace(/^.*\/locale\/|\.json$/g, "")];
    return source === undefined ? Promise.reject(new TypeError("offline")) : Promise.resolve(parsed(source));
  });
  return asked;
}

let { ago, catalogue, chance, percent, signed, t } = {} as Text;
let { prefs } = {} as Prefs;

/** Every test begins as a new page does, with a catalogue of one message. */
beforeEach(async () => {
  vi.resetModules();
  ({ ago, catalogue, chance, percent, signed, t } = await import("../../src/net/text.svelte"));
  ({ prefs } = await import("../../src/app/prefs.svelte"));
  prefs.language = "en";
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("hello = Hello, { $name }\n"));
  catalogue.bundle = bundle;
});
afterEach(() => vi.useRealTimers());

describe("a message", () => {
  it("is formatted with its facts", () => {
    expect(t("hello", { name: "Ada" })).toBe("Hello, Ada");
  });

  it("is its id where the catalogue has none", () => {
    expect(t("nothing-of-that-name")).toBe("nothing-of-that-name");
  });
});

describe("the catalogue", () => {
  it("is fetched for a language", async () => {
    serve({ fr: "hello = Bonjour, { $name }\n" });
    await catalogue.load("fr");
    expect(t("hello", { name: "Ada" })).toBe("Bonjour, Ada");
  });

  it("is fetched once", async () => {
    const asked = serve({ de: "hello = Hallo\n" });
    await catalogue.load("de");
    await catalogue.load("de");
    expect(asked).toEqual([fileAt("locale/de.json")]);
  });

  it("stays as it was if the new one cannot be fetched", async () => {
    serve({});
    await expect(catalogue.load("it")).rejects.toThrow();
    expect(t("hello", { name: "Ada" })).toBe("Hello, Ada");
  });

  it("can be fetched again after a failure", async () => {
    serve({});
    await catalogue.load("it").catch(() => {});
    serve({ it: "hello = Ciao\n" });
    await catalogue.load("it");
    expect(t("hello")).toBe("Ciao");
  });

  it("is the one that was chosen last, whichever comes first", async () => {
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    vi.stubGlobal("fetch", (address: string) => (address.includes("fr") ? slow : Promise.resolve(parsed("hello = Hallo\n"))));
    const french = catalogue.load("fr");
    await catalogue.load("de");
    answer(parsed("hello = Bonjour\n"));
    await french;
    expect(t("hello")).toBe("Hallo");
  });

  it("takes another part without a new bundle, so that what was said stays", async () => {
    const asked = serve({ de: "hello = Hallo\n", "de-pages": "goodbye = Tschüss\n" });
    await catalogue.load("de");
    const bundle = catalogue.bundle;
    expect(t("goodbye")).toBe("goodbye");
    await Promise.all([catalogue.add("pages"), catalogue.add("pages")]);
    expect([t("goodbye"), catalogue.bundle === bundle]).toEqual(["Tschüss", true]);
    expect(asked).toEqual([fileAt("locale/de.json"), fileAt("locale/de-pages.json")]);
  });

  it("has its parts in the next language too", async () => {
    serve({ de: "", "de-pages": "goodbye = Tschüss\n", fr: "", "fr-pages": "goodbye = Au revoir\n" });
    await catalogue.load("de");
    const adding = catalogue.add("pages");
    await catalogue.load("fr");
    await adding;
    expect(t("goodbye")).toBe("Au revoir");
  });

  it("asks again for a part that could not be fetched", async () => {
    serve({ de: "" });
    await catalogue.load("de");
    await catalogue.add("pages").catch(() => {});
    serve({ "de-pages": "goodbye = Tschüss\n" });
    await catalogue.add("pages");
    expect(t("goodbye")).toBe("Tschüss");
  });

  it("formats signs and small letters as the server does", async () => {
    serve({ en: "sum = { SIGNED($points) }\nword = { LOWER($word) }\n" });
    await catalogue.load("en");
    expect([t("sum", { points: 3 }), t("word", { word: "DESERT" })]).toEqual(["+3", "desert"]);
  });
});

describe("a number", () => {
  it.each([
    [3, "+3"],
    [-3, "−3"],
    [0, "0"],
  ])("%i has the sign %s", (number, text) => {
    expect(signed(number)).toBe(text);
  });

  it("is written as a percentage without digits after the point", () => {
    expect(percent(0.125)).toBe("13%");
  });

  it("is written as the language does", () => {
    prefs.language = "fr";
    expect(percent(0.5).replace(/\s/g, " ")).toBe("50 %");
  });

  it.each([
    [0, "< 1%"],
    [0.004, "< 1%"],
    [0.01, "1%"],
    [0.5, "50%"],
    [0.999, "> 99%"],
  ])("as a chance, %d is %s: nothing is impossible or certain", (share, text) => {
    expect(chance(share)).toBe(text);
  });
});

describe("a time", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW * 1000 });
  });

  it.each([
    [20, "this minute"],
    [60, "1 minute ago"],
    [59 * 60, "59 minutes ago"],
    [3600, "1 hour ago"],
    [23 * 3600, "23 hours ago"],
    [24 * 3600, "yesterday"],
    [3 * 86_400, "3 days ago"],
  ])("%i seconds ago is %s", (seconds, text) => {
    expect(ago(NOW - seconds)).toBe(text);
  });
});
