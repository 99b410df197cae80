import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's client runtime, not its server one
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    isolate: false, // one page for all files takes a quarter of the time; every test sets up what it needs
    pool: "threads",
    restoreMocks: true,
    unstubGlobals: true,
  },
});
