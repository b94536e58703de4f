// Compiles Python sources to the bytecode of the Python that runs in the browser, by that Python.
//
// node bytecode.mjs PYODIDE FROM TO: every .py file of FROM becomes a .pyc file of TO, without the
// docstrings, which nobody reads there.

import { pathToFileURL } from "node:url";

const [pyodide, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { HOME: "/home/pyodide" } });
python.mountNodeFS("/from", from);
python.mountNodeFS("/to", to);
python.runPython(`
import ast, marshal, sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path

UNCHECKED = 0b01.to_bytes(4, "little")  # found by a hash that nobody compares
HOLDS_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, HOLDS_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.Pass(
                lineno=node.lineno, col_offset=0, end_lineno=node.lineno, end_col_offset=0)])
    return tree

root = Path("/from")
for source in root.rglob("*.py"):
    name = source.relative_to(root).as_posix()
    tree = without_docstrings(ast.parse(source.read_bytes(), name))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    target = Path("/to", name).with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(MAGIC_NUMBER + UNCHECKED + bytes(8) + marshal.dumps(code))
print(sys.version.split()[0])
`);
process.exit(0);
