// @vitest-environment node
import { gzipSync } from "node:zlib";

import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";

const SET = "src/games/prosperity/art/set/index.ts";
const MOST_BYTES = 35_000;

it("the drawings stay within their budget, packed as they travel", async () => {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry: SET, formats: ["es"], fileName: "set" }, minify: true },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]!.output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
  expect(code).toContain("wind-farm");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MOST_BYTES);
});
