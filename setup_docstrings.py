"""Docstrings for the compiled engine: mypyc writes signatures without types, and no texts.

Here both are written, from the sources, into the C files that mypyc makes: `help(mori.Game.apply)`
then says as much as on the sources. They lie in the extension modules as constants, so importing
them takes no longer. Without a table where it is expected, a C file simply stays as it is.
"""

import ast
import os
import re
from pathlib import Path

Key = tuple[str, str, str]  # module, class or "", function or attribute or ""
TABLE = re.compile(
    r"static Py(?:GetSetDef|MethodDef|TypeObject) "
    r"(\w+?)_?(getseters|module_methods|methods|template_)(?:\[\])? = \{$"
)
ENTRY = re.compile(r'^\s*\{"(\w+)",')
DOC = re.compile(r'PyDoc_STR\((?:NULL|("(?:[^"\\]|\\.)*"))\)')
ATTRIBUTE_END = "NULL, NULL},"
PLAIN = " .,:;()[]|=<>-_+*/!'`#%&"
COMMENT = re.compile(r"^\s*(?:self\.)?(\w+)(?:: [^=#]+)?(?: = .*?)?  # (.+)$")


def docstrings_of(module: str, source: str) -> dict[Key, str]:
    """All that a module says of its classes, functions and attributes, with their types."""
    found: dict[Key, str] = {}
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            found[module, "", node.name] = text_of(node)
        elif isinstance(node, ast.ClassDef):
            found[module, node.name, ""] = ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found.setdefault((module, node.name, inner.name), text_of(inner))
            types = types_of(node)
            for line in lines[node.lineno : node.end_lineno]:
                told = COMMENT.match(line)
                if told is not None:
                    found.setdefault((module, node.name, told[1]), told[2])
            for name, type in types.items():
                key = (module, node.name, name)
                found[key] = f"{found[key]}\n\n{type}" if key in found else type
    return found


def types_of(node: ast.ClassDef) -> dict[str, str]:
    """The types of a class's attributes, as its constructor says them."""
    found: dict[str, str] = {}
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
            given = {each.arg: each.annotation for each in inner.args.args}
            for line in ast.walk(inner):
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                    found[line.target.attr] = ast.unparse(line.annotation)
                elif isinstance(line, ast.Assign) and isinstance(line.value, ast.Name):
                    target, annotation = line.targets[0], given.get(line.value.id)
                    if isinstance(target, ast.Attribute) and annotation is not None:
                        found[target.attr] = ast.unparse(annotation)
    return found


def text_of(function: ast.FunctionDef) -> str:
    """A function's signature with its types, and below it what it says of itself."""
    returns = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    doc = ast.get_docstring(function) or ""
    if any(ast.unparse(each) == "property" for each in function.decorator_list):
        return f"{doc}\n\n{returns.strip()}".strip()
    signature = f"{function.name}({ast.unparse(function.args)}){returns}"
    return f"{signature}\n\n{doc}".strip()


def tell_in_c(c_file: Path, module: str, source: str) -> None:
    """Write the docstrings of a module into the C file that mypyc has made of it.

    What comes out is kept aside: if it is the same next time, the file gets its old time back, and
    need not be compiled again.
    """
    told = with_docstrings(c_file.read_text(encoding="utf-8"), module, source)
    kept = c_file.with_name(f"{c_file.name}.told")
    c_file.write_text(told, encoding="utf-8")
    if kept.is_file() and kept.read_text(encoding="utf-8") == told:
        time = kept.stat().st_mtime_ns
        os.utime(c_file, ns=(time, time))
    else:
        kept.write_text(told, encoding="utf-8")


def with_docstrings(c_text: str, module: str, source: str) -> str:
    """The text of a C file, with all that its module says of itself."""
    known = docstrings_of(module, source)
    owner = name = ""  # the class whose table a line belongs to, and its entry there
    lines = c_text.split("\n")
    for number, line in enumerate(lines):
        table = TABLE.match(line)
        if table is not None:
            owner = "" if table[2] == "module_methods" else table[1].rpartition("___")[2]
            name = ""
        entry = ENTRY.match(line)
        if entry is not None:
            name = entry[1]
        text = known.get((module, owner, name), "")
        if not text:
            continue
        doc = DOC.search(line)
        if doc is not None:
            signature = doc[1] or ""
            lines[number] = (
                f"{line[: doc.start()]}PyDoc_STR({signature}{in_c(text)}){line[doc.end() :]}"
            )
        elif line.endswith(ATTRIBUTE_END):
            lines[number] = f"{line[: -len(ATTRIBUTE_END)]}PyDoc_STR({in_c(text)}), NULL}},"
    return "\n".join(lines)


def in_c(text: str) -> str:
    """A text as C writes it."""
    letters = [chr(byte) for byte in text.encode()]
    return '"' + "".join(each if is_plain(each) else f"\\{ord(each):03o}" for each in letters) + '"'


def is_plain(letter: str) -> bool:
    return letter in PLAIN or (letter.isascii() and letter.isalnum())
