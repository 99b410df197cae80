import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While developing, everything else is asked of a running server.
const server = "http://127.0.0.1:8000";

// What every page needs travels as one file: on a mobile line, each further one costs more than its bytes.
const base = { name: "base", test: /node_modules|src[\\/]lib[\\/](?!study)|src[\\/]parts[\\/](Areas|Icon|Logo|Settings|Header|Why)|games[\\/]index/ };

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../tessera/server/web", // the build goes into the Python package
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: false, // one file, for the same reason
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // the server looks there for what a page will need
    rolldownOptions: { output: { codeSplitting: { groups: [base] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/locale": server } },
});
