import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { lean } from "./lean.config";
import { library } from "./library.config";

// While developing, everything else is asked of a running server.
const server = "http://127.0.0.1:8000";

// What every page needs travels as one file: on a mobile line, each further one costs more than its bytes.
const SHARED = [
  "node_modules",
  "rolldown/runtime",
  "src/main",
  "src/app/",
  "src/games/(index|marks|[^/]+/about|[^/]+/icons)",
  "src/lobby/(Level|bots)",
  "src/net/",
  "src/table/(alerts|desk|playback/(scoring|[vV]erdict)|seats|session|why|Why)",
  "src/ui/(?!Field|Slider)",
];
const inPath = (...parts: string[]): RegExp => new RegExp(parts.join("|").replaceAll("/", "[\\\\/]"));
const base = { name: "base", test: inPath(...SHARED), priority: 5 }; // first: a group takes along what its files import

// What a page needs travels with all that it imports as one file; those that are neither a table nor a study share theirs. The server
// knows these names, and that a board has the name of its game.
const pages = [
  { name: "table", test: inPath("src/table/TablePage"), priority: 2 },
  { name: "study", test: inPath("src/study/StudyPage"), priority: 2 },
  { name: "pages", test: inPath("src/\\w+/\\w+Page"), priority: 2 },
];
const BOARD = inPath("src/games/(\\w+)/ui.ts");
const board = { name: (id: string) => BOARD.exec(id)?.[1] ?? null, priority: 2 };

// What a table can be played without for a moment comes after the first paint: a file for any table, and one for each game.
const table = {
  name: "table-later",
  test: inPath("src/table/(Hint|Recap|Curtain|playback/|bar/More)", "src/learn/(FirstMatch|Lesson)", "src/lobby/Lobby\\."),
  priority: 1,
};
const LATER = inPath("src/games/(\\w+)/(Country|Cards|Players|playback/|rules/)");
const game = { name: (id: string) => LATER.exec(id)?.[1]?.concat("-later") ?? null, priority: 1 };

// What several of them need, and most readers never do.
const result = {
  name: "result",
  test: inPath("src/table/Result", "src/ratings/SeatRatings", "src/study/(Plot|steps|turns)"),
  priority: 3,
};
// The offline part needs the engine, and not the other way round.
const engine = { name: "engine", test: inPath("src/engine/", "src/table/bot-turns"), priority: 4 };
const offline = { name: "offline", test: inPath("src/offline/"), priority: 3 };

// Python as WebAssembly, for pages that play without a server: in a folder that is named by its version.
const PYODIDE = ["pyodide.asm.mjs", "pyodide.asm.wasm"];
const installed = "node_modules/pyodide";
const { info } = JSON.parse(readFileSync(`${installed}/pyodide-lock.json`, "utf8")) as { info: object };
const { version } = JSON.parse(readFileSync(`${installed}/package.json`, "utf8")) as { version: string };
const folder = `assets/pyodide-${version}`;
const pyodide: Plugin = {
  name: "pyodide",
  async generateBundle() {
    const put = (name: string, source: Uint8Array) => this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    for (const name of PYODIDE) put(name, readFileSync(`${installed}/${name}`));
    put("python_stdlib.zip", await library());
  },
};

// Every file once more as small as it gets; the server hands it to browsers that can unpack it.
const LARGE = 1_000_000; // bytes that would take half a minute to pack as small as it gets
const packed: Plugin = {
  name: "packed",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(m?js|css|wasm)$/.test(name))) {
      const content = readFileSync(`${dir}/${name}`);
      const quality = content.length > LARGE ? 9 : 11;
      writeFileSync(`${dir}/${name}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    }
  },
};

// Scoped classes have short names: they stand in every script, and nothing compresses them.
const shortened = new Map<string, string>();
function shortName(hash: string, length = 2): string {
  const name = `s${hash.slice(-length)}`;
  if ((shortened.get(name) ?? hash) !== hash) return shortName(hash, length + 1);
  shortened.set(name, hash);
  return name;
}

export default defineConfig({
  base: "./", // the folder may lie anywhere on a host; a server writes into its pages where it lies
  plugins: [
    svelte({ compilerOptions: { runes: true, discloseVersion: false, cssHash: ({ hash, css }) => shortName(hash(css)) } }),
    lean,
    pyodide,
    packed,
  ],
  define: { __PYODIDE__: JSON.stringify({ folder: `${folder}/`, lock: JSON.stringify({ info, packages: {} }) }) },
  worker: { format: "es" },
  build: {
    outDir: "../tessera/server/web", // the build goes into the Python package
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // the server looks there for what a page will need
    rolldownOptions: {
      output: { codeSplitting: { groups: [base, result, engine, offline, ...pages, board, table, game] } },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true }, "/locale": server } },
});
