import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["node_modules", "src/net/wire.d.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.ts"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, projectService: true } },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": "off", // `return this.reset();` ends a function early
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    // svelte-check knows the types in components; the rules that need types would double the time that linting takes
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { "no-empty-pattern": "off" }, // a page that ignores its props still declares them
  },
  {
    rules: {
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      "@typescript-eslint/no-non-null-assertion": "off", // noUncheckedIndexedAccess asks for them where an index is known to be valid
      "@typescript-eslint/no-unused-vars": ["error", { args: "after-used", argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "svelte/no-useless-mustaches": "off", // {" "} is the space that Svelte would trim away
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are replaced in $state.raw, never changed in place
    },
  },
);
