import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { GENERIC, sceneryOf, shapesOf, vignetteOf, VIGNETTES } from "../../../src/games/prosperity/art/set";

const COMPONENTS = readFileSync("../tessera/games/prosperity/components.toml", "utf-8");
const PALETTE = readFileSync("src/games/prosperity/art/palette.css", "utf-8");

const TILES = COMPONENTS.split("[[tile]]")
  .slice(1)
  .map((tile) => ({
    id: /^id = "(.+)"/m.exec(tile)![1]!,
    decade: /^decade = (\d+)/m.exec(tile.split("[[board]]")[0]!)?.[1],
  }));
const PRINTED = [...new Set([...COMPONENTS.matchAll(/printed = "([\w-]+)"/g)].map(([, id]) => id!))];
const IDS = [...TILES.map(({ id }) => id), ...PRINTED];
const DRAWN = { ...VIGNETTES, ...GENERIC };
const tones = new Set(
  Object.values(DRAWN).flatMap((scene) => shapesOf(scene, true, true).map(([tone]) => tone.replace(/[+-]+$/, ""))),
);

describe("the vignettes", () => {
  it("are there for all tiles and printed buildings of the box", () => {
    expect(TILES).toHaveLength(60);
    expect(PRINTED.length).toBeGreaterThan(0);
    expect(IDS.filter((id) => !(id in VIGNETTES))).toEqual([]);
  });

  it("are there for nothing else", () => {
    expect(Object.keys(VIGNETTES).filter((id) => !IDS.includes(id))).toEqual([]);
  });

  it("differ from each other", () => {
    const drawings = IDS.map((id) => JSON.stringify(shapesOf(VIGNETTES[id]!, false, false)));
    expect(new Set(drawings).size).toBe(IDS.length);
  });

  it("stand under the sky of their decade", () => {
    const dated = TILES.filter(({ decade }) => decade);
    expect(dated.filter(({ id, decade }) => VIGNETTES[id]!.sky !== decade)).toEqual([]);
  });

  it("are painted with colours that the palette has", () => {
    expect([...tones].filter((tone) => !PALETTE.includes(`--art-${tone}:`))).toEqual([]);
  });

  it("have no path with a number that is none", () => {
    const broken = Object.entries(DRAWN).filter(([, scene]) =>
      shapesOf(scene, true, true).some(([, d]) => /NaN|undefined|^$/.test(d)),
    );
    expect(broken.map(([id]) => id)).toEqual([]);
  });

  it("show the building alone where sky and ground are left away", () => {
    const scene = VIGNETTES["wind-farm"]!;
    expect(shapesOf(scene, false, false).length).toBeLessThan(shapesOf(scene, false, true).length);
    expect(shapesOf(scene, false, true).length).toBeLessThan(shapesOf(scene, true, true).length);
  });
});

describe("an unknown tile", () => {
  it("gets a building that suits its kind", () => {
    expect(vignetteOf("my-own-reactor", "power")).toBe(GENERIC["power"]);
  });

  it("gets a building whatever its kind", () => {
    expect(vignetteOf("my-own-thing", "")).toBe(GENERIC["infrastructure"]);
  });
});

describe("the scenery", () => {
  it.each(["hills", "belt", "fence", "lot"])("has %s", (piece) => {
    expect(sceneryOf(piece)()).toContain("<path");
  });
});
