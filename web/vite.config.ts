import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// While developing, everything else is asked of a running server.
const server = "http://127.0.0.1:8000";

// What every page needs travels as one file: on a mobile line, each further one costs more than its bytes.
const SHARED = [
  "node_modules",
  "src/app/",
  "src/games/(index|marks|[^/]+/about|[^/]+/icons)",
  "src/lobby/(Level|bots)",
  "src/net/",
  "src/table/(alerts|desk|playback/scoring|seats|session|why|Why)",
  "src/ui/(?!Choice|Field|Slider)",
];
const base = { name: "base", test: new RegExp(SHARED.join("|").replaceAll("/", "[\\\\/]")) };

// Every file once more as small as it gets; the server hands it to browsers that can unpack it.
const packed: Plugin = {
  name: "packed",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)));
    }
  },
};

export default defineConfig({
  // Short names of scoped classes: they stand in every script, and cannot be compressed.
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(-5)}` } }), packed],
  build: {
    outDir: "../tessera/server/web", // the build goes into the Python package
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: false, // one file, for the same reason
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // the server looks there for what a page will need
    rolldownOptions: { output: { codeSplitting: { groups: [base] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true }, "/locale": server } },
});
