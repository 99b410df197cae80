import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

import Vignette from "../../../src/games/prosperity/art/Vignette.svelte";

const LOADING = { timeout: 60_000 }; // on a busy machine

let shown: ReturnType<typeof mount> | undefined;

/** Shows a vignette, and waits until the set has been loaded. */
async function show(props: { id: string; kind?: string; sky?: boolean; ground?: boolean }): Promise<void> {
  document.body.innerHTML = "";
  shown = mount(Vignette, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("g path").length).toBeGreaterThan(5);
  }, LOADING);
}

beforeAll(() => vi.setConfig({ testTimeout: LOADING.timeout }));
afterAll(() => vi.resetConfig());
afterEach(async () => {
  if (shown) await unmount(shown);
});

it("is never an empty box, not even before the set has been loaded", () => {
  document.body.innerHTML = "";
  shown = mount(Vignette, { target: document.body, props: { id: "wind-farm" } });
  expect(document.querySelector("svg path")).not.toBeNull();
});

it("is hidden from screen readers, which read the name beside it", async () => {
  await show({ id: "wind-farm" });
  expect(document.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
});

it("draws another picture when its tile changes", async () => {
  const props = $state({ id: "wind-farm" });
  await show(props);
  const before = document.querySelector("g")!.innerHTML;
  props.id = "hospital";
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("g")!.innerHTML).not.toBe(before), LOADING);
});

it("draws a building for an unknown tile", async () => {
  await show({ id: "my-own-reactor", kind: "power" });
});

it("keeps a lone building from covering what stands beside it", async () => {
  await show({ id: "tidal-power-station", sky: false, ground: false });
  expect(document.querySelector("clipPath")).not.toBeNull();
});
