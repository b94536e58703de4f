import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { TestSequencer, TestSpecification } from "vitest/node";

// The service that answers /api while the page is being worked on.
const proxy = {
  "/api": { target: process.env["MORI_SERVICE"] ?? "http://127.0.0.1:8421", ws: true },
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the worker apart, so that it is one file, and tells it which files the page is made of. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const files = ["/icon.svg", ...assets.sort().map((name) => `/${name}`)];
        const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
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
        // One address for ever: browsers ask there whether there is a new one.
        this.emitFile({ type: "asset", fileName: "sw.js", source: output.output[0].code });
      },
    },
  };
}

/** The catalogues as texts of their own, without the comments, which are for who writes them. */
function catalogues(): Plugin {
  let isTested = false;
  const spoken = (text: string) => text.replace(/^#.*\n/gm, "");
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
      // No server answers to a test: the address has the whole text in it.
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

/** Lays packed files beside those that packing makes smaller: the service sends them as they are. */
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

/** Tests that replace modules, by themselves or through what they sit at, or load them anew: others
 * would meet what they have left. */
function replacing(): string[] {
  const files = readdirSync(here("src"), { recursive: true, encoding: "utf-8" });
  const texts = new Map(
    files
      .filter((file) => file.endsWith(".ts"))
      .map((file) => [`src/${file}`, readFileSync(here(`src/${file}`), "utf-8")]),
  );
  const isReplacing = (text = "") => /\bvi\.(mock|doMock|resetModules)\(/.test(text);
  return [...texts].flatMap(([file, text]) => {
    if (!file.endsWith(".test.ts")) return [];
    const beside = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path]) =>
      texts.get(join(dirname(file), `${path}.ts`)),
    );
    return [text, ...beside].some(isReplacing) ? [file] : [];
  });
}
// The last one leaves texts behind that wait for a service.
const ALONE = [...replacing(), "src/words/load.test.ts"].map(here);

/** The same order always: those that share what is read, then those that read their own. */
class AloneLast implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const rank = ({ moduleId }: TestSpecification) =>
      `${Number(ALONE.includes(moduleId))} ${moduleId}`;
    return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files; // all of them, here
  }
}

// The page is built into the Python package, which serves it. The catalogues are those that
// Python speaks with.
export default defineConfig({
  base: "/",
  plugins: [catalogues(), svelte(), worker(), packed()],
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
  // Tests that replace modules by others each read their own; the rest share what is read. One
  // after the other: two at once would read everything twice, for half as much work again.
  test: {
    include: ["src/**/*.test.ts"],
    pool: "threads",
    fileParallelism: false,
    isolate: false,
    setupFiles: ["src/testing/setup.ts"],
    provide: { alone: ALONE },
    sequence: { sequencer: AloneLast },
  },
});
