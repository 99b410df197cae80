import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { followLinks, go, route } from "../../src/app/route.svelte";

let isLeft: boolean;

beforeAll(() => {
  followLinks();
  document.addEventListener("click", (event) => (isLeft = !event.defaultPrevented));
});

beforeEach(() => {
  document.body.innerHTML = "<main><h1 tabindex='-1'>Rules</h1></main>";
  history.replaceState(null, "", "/");
  route.read();
  // no test leaves the page: happy-dom follows a link here
  vi.spyOn(HTMLAnchorElement.prototype, "dispatchEvent").mockImplementation(function (this: HTMLAnchorElement, event) {
    return HTMLElement.prototype.dispatchEvent.call(this, event);
  });
});

/** Clicks on a link, and returns whether our code leaves it to the browser. */
function isLeftToBrowser(link: string, click: MouseEventInit = {}): boolean {
  document.body.insertAdjacentHTML("beforeend", link);
  document.querySelector("a > b")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
  return isLeft;
}

describe("the route", () => {
  it("has the parts of the path", async () => {
    await go("/rules/chess");
    expect(route.parts).toEqual(["rules", "chess"]);
  });

  it("has no parts on the front page", () => {
    expect(route.parts).toEqual([]);
  });

  it("decodes what is written with percent signs", async () => {
    await go("/table/a%20b");
    expect(route.parts).toEqual(["table", "a b"]);
  });

  it("keeps a part that cannot be decoded", async () => {
    await go("/table/%E0%A4");
    expect(route.parts).toEqual(["table", "%E0%A4"]);
  });

  it("has the query and the hash", async () => {
    await go("/study/t1?step=3#log");
    expect([route.query.get("step"), route.hash]).toEqual(["3", "log"]);
  });
});

describe("going to a page", () => {
  it("adds it to the history", async () => {
    const before = history.length;
    await go("/rules/chess");
    expect(history.length).toBe(before + 1);
  });

  it("replaces the present one on request", async () => {
    const before = history.length;
    await go("/rules/chess", true);
    expect(history.length).toBe(before);
  });

  it("moves the focus to its heading", async () => {
    await go("/rules/chess");
    expect(document.activeElement?.tagName).toBe("H1");
  });

  it("leaves the focus alone if only the query changes", async () => {
    await go("/?lang=fr");
    expect(document.activeElement?.tagName).not.toBe("H1");
  });

  it("shows its top", async () => {
    const scrollTo = vi.spyOn(window, "scrollTo");
    await go("/rules/chess");
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

describe("a link", () => {
  it("to a page of ours is followed without loading the client again", () => {
    expect(isLeftToBrowser("<a href='/rules/chess'><b>Rules</b></a>")).toBe(false);
    expect(route.path).toBe("/rules/chess");
  });

  it.each([
    ["to another site", "<a href='https://example.org/'><b>x</b></a>"],
    ["to another tab", "<a href='/rules/chess' target='_blank'><b>x</b></a>"],
    ["to a download", "<a href='/rules/chess' download><b>x</b></a>"],
    ["to the API", "<a href='/api/tables'><b>x</b></a>"],
    ["to a place on the same page", "<a href='/#P-7'><b>x</b></a>"],
  ])("%s is left to the browser", (_, link) => {
    expect(isLeftToBrowser(link)).toBe(true);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    "is left to the browser with %o",
    (click) => {
      expect(isLeftToBrowser("<a href='/rules/chess'><b>x</b></a>", click)).toBe(true);
    },
  );
});
