// Runs Python of the folder for static hosts under Node, without a browser.
//
// node python.mjs FOLDER NET MODULES SCRIPT: `NET` is the arithmetic of nets as a script, MODULES a
// folder that Python may import from. Prints what the script's last expression is.

import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder, net, modules, script] = process.argv.slice(2);
/** The one folder in another. */
const inside = (place) => {
  const [found] = readdirSync(`${folder}/${place}`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return `${folder}/${place}/${found.name}`;
};
const unpacked = (file) => gunzipSync(readFileSync(`${file}.packed`));

const runtime = inside("python");
const home = mkdtempSync(`${tmpdir()}/mori-`);
copyFileSync(`${runtime}/pyodide.mjs`, `${home}/pyodide.mjs`);
for (const name of ["stdlib.zip", "pyodide.asm.wasm", "pyodide.asm.mjs"])
  writeFileSync(`${home}/${name}`, unpacked(`${runtime}/${name}`));
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" };
const python = await loadPyodide({
  indexURL: `${home}/`,
  stdLibURL: `${home}/stdlib.zip`,
  lockFileContents: JSON.stringify({ info, packages: {} }),
});
rmSync(home, { recursive: true });

const site = String(python.runPython("import site; site.getsitepackages()[0]"));
const bundle = unpacked(`${inside("mori")}/mori`);
let at = bundle.indexOf(0x0a) + 1;
for (const [name, size] of JSON.parse(bundle.subarray(0, at).toString())) {
  python.FS.mkdirTree(`${site}/${name}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`${site}/${name}`, bundle.subarray(at, at + size));
  at += size;
}
for (const file of readdirSync(`${folder}/nets`)) {
  const game = file.split("-")[0];
  const target = `${site}/mori/games/${game}/nets/best.npz`;
  python.FS.writeFile(target, gunzipSync(readFileSync(`${folder}/nets/${file}`)));
}
python.mountNodeFS("/tests", modules);
python.runPython("import importlib, sys; sys.path.append('/tests'); importlib.invalidate_caches()");
globalThis.makeNet = (await import(pathToFileURL(net).href)).makeNet;
console.log(String(await python.runPythonAsync(readFileSync(script, "utf-8"))));
process.exit(0);
