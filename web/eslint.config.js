// What the type checker and the formatter do not look at. Types are svelte-check's, layout is
// Oxfmt's: no rule here speaks of either.
//
// ESLint reads what is Svelte's, components whole. Plain TypeScript is Oxlint's, in a fraction of
// the time, with the same rules by name (.oxlintrc.json): in a test `!` says what must be there, and
// instead of Svelte's rules nothing of `svelte/internal` and no rune is allowed.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, includeIgnoreFile } from "eslint/config";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const OWN = {
  // The type checker knows what there is, and what is not used.
  "no-undef": "off",
  "@typescript-eslint/no-unused-vars": "off",
  eqeqeq: "error",
};
// Names that no module can have twice, and numbers that none can have: both fail to be read.
const UNREADABLE = ["no-dupe-args", "no-octal"];

/** The rules that are on here are on in Oxlint: a new version of either brings others. */
function compare(...configs) {
  const { rules } = JSON.parse(readFileSync(here(".oxlintrc.json"), "utf-8"));
  const plain = (name) => name.split("/").at(-1);
  const kept = new Set([...UNREADABLE, ...Object.keys(rules).map(plain)]);
  const turned = Object.assign({}, ...configs.flat().map((config) => config.rules));
  const on = Object.keys(turned).filter((name) => ![turned[name]].flat().includes("off"));
  const missing = on.filter((name) => !kept.has(plain(name)));
  if (missing.length) throw new Error(`.oxlintrc.json is without ${missing.join(", ")}`);
}
compare(js.configs.recommended, ts.configs.strict, ts.configs.stylistic, { rules: OWN });

export default defineConfig(
  // What a generator writes is listed once.
  includeIgnoreFile(here(".prettierignore")),
  { ignores: ["**/*.js", "**/*.mjs", "**/*.ts", "!**/*.svelte.ts"] },
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
      ...OWN,
      // State here is replaced, not changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space that is meant.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
