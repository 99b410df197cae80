import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Place = typeof import("../../src/net/place");

/** The module as it is in a page that was opened at an address. */
async function placeAt(address: string, isSite: boolean): Promise<Place> {
  vi.resetModules();
  vi.stubGlobal("location", new URL(address));
  document.documentElement.toggleAttribute("data-site", isSite);
  return import("../../src/net/place");
}

afterEach(() => {
  document.documentElement.removeAttribute("data-site");
  vi.resetModules();
});

describe("with a server", () => {
  let place: Place;
  beforeEach(async () => {
    place = await placeAt("https://play.example/table/t1?step=3#log", false);
  });

  it("a page has its path", () => {
    expect(place.to("/rules/chess#C-1")).toBe("/rules/chess#C-1");
    expect(place.linkTo("/rules/chess#C-1")).toBe("https://play.example/rules/chess#C-1");
  });

  it("files lie at the root, wherever the page is", () => {
    expect(place.fileAt("locale/en.json")).toBe("https://play.example/locale/en.json");
  });

  it("the address names the page", () => {
    expect(place.pageIn(location)).toMatchObject({ pathname: "/table/t1", search: "?step=3", hash: "#log" });
  });
});

describe("on a site", () => {
  let place: Place;
  beforeEach(async () => {
    place = await placeAt("https://host.example/games/tessera/index.html#/rules/chess?x=1#C-1", true);
  });

  it("the path of a page stands in the fragment", () => {
    expect(place.to("/rules/chess#C-1")).toBe("#/rules/chess#C-1");
    expect(place.linkTo("/match#abc")).toBe("https://host.example/games/tessera/#/match#abc");
  });

  it("files lie in the folder of the page", () => {
    expect(place.fileAt("locale/en.json")).toBe("https://host.example/games/tessera/locale/en.json");
  });

  it("the fragment names the page and a place on it", () => {
    expect(place.pageIn(location)).toMatchObject({ pathname: "/rules/chess", search: "?x=1", hash: "#C-1" });
  });

  it("an address without a fragment is that of the front page", () => {
    expect(place.pageIn(new URL("https://host.example/games/tessera/")).pathname).toBe("/");
  });
});
