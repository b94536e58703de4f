// Python in a worker: Pyodide with Mori and its libraries.

import type { PyodideAPI } from "pyodide";
import { bytesOf, filesIn, type Loaded, unzipped } from "./loading";
import { RUNTIME } from "./runtime";

export const STDLIB = "stdlib.zip.packed";
export const WASM = "pyodide.asm.wasm";
export const SCRIPT = "pyodide.asm.mjs";
export const BUNDLE = "mori.packed";

/** What Pyodide would ask for its packages: there are none but those in the bundle. */
const NO_PACKAGES = JSON.stringify({
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
    version: "314.0.7",
  },
  packages: {},
});

export async function startPython(folder: string, onBytes: Loaded): Promise<PyodideAPI> {
  const runtime = new URL(RUNTIME.python, folder).href;
  const stdlib = unzipped(RUNTIME.python + STDLIB, folder, onBytes);
  const wasm = unzipped(`${RUNTIME.python}${WASM}.packed`, folder, onBytes);
  const script = bytesOf(unzipped(`${RUNTIME.python}${SCRIPT}.packed`, folder, onBytes));
  const bundle = bytesOf(unzipped(RUNTIME.mori + BUNDLE, folder, onBytes));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide: typeof import("pyodide").loadPyodide;
  };
  const createPyodideModule = await moduleIn(await script);
  const python = await withFetch(
    async (address) => {
      const isWasm = address.endsWith(WASM);
      const { body } = await (isWasm ? wasm : stdlib);
      const type = isWasm ? "application/wasm" : "application/zip";
      return new Response(body, { headers: { "Content-Type": type } });
    },
    () =>
      loadPyodide({
        createPyodideModule,
        indexURL: runtime,
        stdLibURL: `${runtime}${STDLIB}`,
        lockFileContents: NO_PACKAGES,
        env: { HOME: "/home/pyodide" },
      }),
  );
  place(python, await bundle);
  return python;
}

/** What a script exports that has come as bytes: packed, it takes a fifth of the line. */
async function moduleIn(script: Uint8Array<ArrayBuffer>): Promise<CreateModule> {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: CreateModule }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

type CreateModule = NonNullable<
  NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]
>;

/** While Pyodide starts, the files that it asks for are those that have been loaded. */
async function withFetch<T>(
  given: (address: string) => Promise<Response>,
  work: () => Promise<T>,
): Promise<T> {
  const before = globalThis.fetch;
  globalThis.fetch = (input) => given(input instanceof Request ? input.url : String(input));
  try {
    return await work();
  } finally {
    globalThis.fetch = before;
  }
}

/** Loads a bundle and unpacks it where Python finds it. */
export async function unpack(python: PyodideAPI, file: string, folder: string): Promise<void> {
  place(python, await bytesOf(unzipped(file, folder, () => undefined)));
}

function place(python: PyodideAPI, bundle: Uint8Array): void {
  const site = sitePackages(python);
  const folders = new Set<string>();
  for (const [name, body] of filesIn(bundle)) {
    const file = `${site}/${name}`;
    const parent = file.slice(0, file.lastIndexOf("/"));
    if (!folders.has(parent)) {
      python.FS.mkdirTree(parent);
      folders.add(parent);
    }
    python.FS.writeFile(file, body);
  }
  python.runPython("import importlib; importlib.invalidate_caches()");
}

export function sitePackages(python: PyodideAPI): string {
  return String(python.runPython("import site; site.getsitepackages()[0]"));
}

/** Loads the net of a game to where Python expects it. */
export async function placeNet(python: PyodideAPI, folder: string, game: string): Promise<void> {
  const net = RUNTIME.nets[game];
  if (!net) return;
  const site = sitePackages(python);
  const body = await bytesOf(unzipped(net.file, folder, () => undefined));
  python.FS.writeFile(`${site}/${net.place}`, body);
}
