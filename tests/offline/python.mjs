// Runs Python of the offline folder outside of a browser: node python.mjs FOLDER SCRIPT.

import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { pathToFileURL } from "node:url";

const [folder, script] = process.argv.slice(2);
const only = (place) => `${folder}/${place}/${readdirSync(`${folder}/${place}`).filter((name) => !name.includes(".")).at(0)}`;
const python_folder = only("python");
const mori_folder = only("mori");
const unzipped = (file) => gunzipSync(readFileSync(file));
const { loadPyodide } = await import(pathToFileURL(`${python_folder}/pyodide.mjs`).href);
import { mkdtempSync, writeFileSync, copyFileSync } from "node:fs";
import { tmpdir } from "node:os";
const home = mkdtempSync(`${tmpdir()}/mori-`);
writeFileSync(`${home}/stdlib.zip`, unzipped(`${python_folder}/stdlib.zip.gz`));
writeFileSync(`${home}/pyodide.asm.wasm`, unzipped(`${python_folder}/pyodide.asm.wasm.gz`));
for (const n of ["pyodide.mjs", "pyodide.asm.mjs"]) copyFileSync(`${python_folder}/${n}`, `${home}/${n}`);
const python = await loadPyodide({ indexURL: `${home}/`, stdLibURL: `${home}/stdlib.zip`,
  lockFileContents: JSON.stringify({info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" }, packages: {}}) });
const site = String(python.runPython("import site; site.getsitepackages()[0]"));
const bundle = new Uint8Array(unzipped(`${mori_folder}/mori.bundle.gz`));
let at = bundle.indexOf(10);
const names = JSON.parse(new TextDecoder().decode(bundle.subarray(0, at)));
at++;
for (const [name, size] of names) {
  python.FS.mkdirTree(`${site}/${name}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`${site}/${name}`, bundle.subarray(at, at + size));
  at += size;
}
python.runPython("import importlib; importlib.invalidate_caches()");
console.log(String(await python.runPythonAsync(readFileSync(script, "utf-8"))));
process.exit(0);
