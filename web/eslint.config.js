// What the type checker and the formatter do not look at. Types are svelte-check's, layout is
// Oxfmt's: no rule here speaks of either.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, includeIgnoreFile } from "eslint/config";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";

export default defineConfig(
  // What a generator writes is listed once.
  includeIgnoreFile(fileURLToPath(new URL(".prettierignore", import.meta.url))),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // The type checker knows what there is, and what is not used.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      eqeqeq: "error",
      // State here is replaced, not changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space that is meant.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // In a test it says what must be there: the test fails where it is not.
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
);
