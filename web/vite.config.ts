import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The service that answers /api while the page is being worked on.
const proxy = {
  "/api": { target: process.env["MORI_SERVICE"] ?? "http://127.0.0.1:8421", ws: true },
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tests with `vi.mock`: what they replace would stay replaced for all others.
const REPLACING = [
  "src/lib/names.test.ts",
  "src/pages/replay/film.test.ts",
  "src/pages/replay/playing.test.ts",
  "src/table/answering.test.ts",
  "src/table/choosing.test.ts",
  "src/table/course.test.ts",
  "src/table/model.test.ts",
  "src/table/watching.test.ts",
];

// The page is built into the Python package, which serves it. The catalogues are those that
// Python speaks with.
export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: here("../src/mori/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    fs: { allow: [here("."), here("../src/mori/words/catalogues"), here("../src/mori/games")] },
    proxy,
  },
  preview: { proxy },
  // Tests that replace modules by others each read their own; the rest share what is read.
  test: {
    projects: [
      {
        extends: true,
        test: { name: "shared", isolate: false, include: ["src/**/*.test.ts"], exclude: REPLACING },
      },
      { extends: true, test: { name: "replacing", isolate: true, include: REPLACING } },
    ],
  },
});
