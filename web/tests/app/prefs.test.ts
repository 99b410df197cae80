import { beforeEach, describe, expect, it, vi } from "vitest";

/** Loads the preferences as a new page does. */
async function load(): Promise<typeof import("../../src/app/prefs.svelte")> {
  vi.resetModules();
  return import("../../src/app/prefs.svelte");
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  document.documentElement.lang = "de";
});

describe("the language", () => {
  it("is the one of the page at first", async () => {
    expect((await load()).prefs.language).toBe("de");
  });

  it("is English if the page's is none of ours", async () => {
    document.documentElement.lang = "xx";
    expect((await load()).prefs.language).toBe("en");
  });

  it("is the one that the address asks for", async () => {
    history.replaceState(null, "", "/?lang=it");
    expect((await load()).prefs.language).toBe("it");
  });

  it("is the one that was chosen in this browser", async () => {
    localStorage.setItem("tessera", JSON.stringify({ language: "fr" }));
    expect((await load()).prefs.language).toBe("fr");
  });

  it("is the one of the page if what was stored is none of ours", async () => {
    localStorage.setItem("tessera", JSON.stringify({ language: "xx" }));
    expect((await load()).prefs.language).toBe("de");
  });
});

describe("preferences", () => {
  it("are kept", async () => {
    const { keepPrefs, prefs } = await load();
    prefs.theme = "dark";
    keepPrefs();
    expect((await load()).prefs.theme).toBe("dark");
  });

  it("are the usual ones if nothing that makes sense was stored", async () => {
    localStorage.setItem("tessera", "{");
    expect((await load()).prefs).toMatchObject({ theme: "auto", sound: false, alerts: false, glow: true });
  });

  it("give the page its language and its theme", async () => {
    const { keepPrefs, prefs } = await load();
    prefs.language = "fr";
    prefs.theme = "light";
    keepPrefs();
    expect([document.documentElement.lang, document.documentElement.dataset["theme"]]).toEqual(["fr", "light"]);
  });

  it("last as long as the page in a browser that stores nothing", async () => {
    const { keepPrefs } = await load();
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("denied");
      },
    });
    expect(keepPrefs).not.toThrow();
  });
});

describe("the speed", () => {
  it("is normal if what was stored is none of ours", async () => {
    localStorage.setItem("tessera", JSON.stringify({ speed: "warp" }));
    expect((await load()).prefs.speed).toBe("normal");
  });
});
