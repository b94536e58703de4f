import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The service that answers /api during development.
const proxy = {
  "/api": { target: process.env["MORI_SERVICE"] ?? "http://127.0.0.1:8421", ws: true },
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The files that a build for a static host has besides the page's own. */
interface Runtime {
  version: string;
  bytes: Record<string, number>;
}

/** Builds the service worker separately as one file, and inserts the list of the page's files. */
function worker(beside: Runtime | null): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const more = Object.keys(beside?.bytes ?? {});
        const files = ["icon.svg", ...assets.sort(), ...more.sort()];
        const digest = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
        const version = beside?.version ?? digest;
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: { __SHELL__: JSON.stringify({ version, files }) },
          build: {
            write: false,
            target: "es2022",
            lib: { entry: here("src/worker/worker.ts"), formats: ["iife"], name: "worker" },
          },
        });
        const [output] = [built].flat();
        if (!output || !("output" in output)) throw new Error("no worker");
        // A fixed address, where browsers look for updates.
        this.emitFile({ type: "asset", fileName: "sw.js", source: output.output[0].code });
      },
    },
  };
}

/** The catalogues as separate texts, without the comments and the space that translators need. */
function catalogues(): Plugin {
  let isTested = false;
  const spoken = (text: string) =>
    text
      .replace(/^#.*\n/gm, "")
      .replace(/^\n+/gm, "")
      .replace(/^ +/gm, " ")
      .replace(/^( ?\.?[\w-]+) = /gm, "$1=")
      .replace(/\{ (\$[\w-]+) \}/g, "{$1}");
  return {
    name: "catalogues",
    enforce: "pre",
    configResolved: ({ mode }) => {
      isTested = mode === "test";
    },
    async load(id) {
      const [, file, query] = /^(.+\.ftl)\?(raw|url)$/.exec(id) ?? [];
      if (!file || (query === "url" && !isTested)) return null;
      const text = spoken(await readFile(file, "utf-8"));
      // Tests have no server, so the address contains the whole text.
      const given = query === "raw" ? text : `data:,${encodeURIComponent(text)}`;
      return `export default ${JSON.stringify(given)}`;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".ftl")) continue;
        file.source = spoken(Buffer.from(file.source).toString("utf-8"));
      }
    },
  };
}

/** Adds compressed copies of files that become smaller; the service sends these. */
function packed(): Plugin {
  const ways = { br: promisify(brotliCompress), gz: promisify(gzip) };
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(css|ftl|js|svg)$/.test(name));
      const written = names.flatMap((name) =>
        Object.entries(ways).map(async ([ending, pack]) => {
          const file = `${dir}/${name}`;
          await writeFile(`${file}.${ending}`, await pack(await readFile(file)));
        }),
      );
      await Promise.all(written);
    },
  };
}

/** What the build for any static host puts next to the page (`python -m offline`). */
function runtime(isOffline: boolean): Runtime | null {
  const file = process.env["MORI_RUNTIME"];
  if (!isOffline) return null;
  if (!file) throw new Error("make offline builds the page for a static host");
  return JSON.parse(readFileSync(file, "utf-8")) as Runtime;
}

// The page is built into the Python package, which serves it. It uses Python's catalogues. In the
// mode "offline" it is built for a folder of files anywhere (docs/offline.md).
export default defineConfig(({ mode }) => {
  const isOffline = mode === "offline";
  const beside = runtime(isOffline);
  return {
    base: isOffline ? "./" : "/",
    define: { __RUNTIME__: JSON.stringify(beside) },
    plugins: [catalogues(), svelte(), worker(beside), ...(isOffline ? [] : [packed()])],
    worker: { format: "es" },
    build: {
      outDir: isOffline ? here("../dist/offline") : here("../src/mori/server/page"),
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The first script names all the others, so their names are short.
      rollupOptions: {
        output: {
          hashCharacters: "hex",
          chunkFileNames: "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
        },
      },
    },
    server: {
      port: 5173,
      fs: { allow: [here("."), here("../src/mori/words/catalogues"), here("../src/mori/games")] },
      proxy,
    },
    preview: { proxy },
    test: { include: ["src/**/*.test.ts"] },
  };
});
