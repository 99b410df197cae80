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
const engine = { name: "engine", test: /src[\\/]engine[\\/]/ }; // what only analyses need
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

// Scoped classes have short names: they stand in every script, and nothing compresses them.
const named = new Map<string, string>();
function shortName(hash: string, length = 2): string {
  const name = `s${hash.slice(-length)}`;
  if ((named.get(name) ?? hash) !== hash) return shortName(hash, length + 1);
  named.set(name, hash);
  return name;
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, css }) => shortName(hash(css)) } }), packed],
  build: {
    outDir: "../tessera/server/web", // the build goes into the Python package
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: false, // one file, for the same reason
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // the server looks there for what a page will need
    rolldownOptions: { output: { codeSplitting: { groups: [base, engine] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true }, "/locale": server } },
});
