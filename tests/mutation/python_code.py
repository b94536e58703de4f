"""The mutants of a Python module, function by function."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.mutation.mutants import ROOT, Mutant
from tests.mutation.operators import Replacement, replacements

MODULE: Final = "(module)"
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Source:
    """A module's text and tree. Positions are in bytes, as in the tree."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_bytes()
        self.tree = ast.parse(self.text)
        self.lines = [0]
        for line in self.text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def header(self, statement: ast.stmt) -> tuple[int, int]:
        """Where a statement lies, without the statements that lie in it."""
        inner: list[ast.stmt] = getattr(statement, "body", [])
        return self.start(statement), self.start(inner[0]) if inner else self.end(statement)


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Every function with its name: "Class.method"."""

    def inside(node: ast.AST, name: str) -> Iterator[tuple[str, Function]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{name}{child.name}", child
            elif isinstance(child, ast.ClassDef):
                yield from inside(child, f"{name}{child.name}.")

    return inside(tree, "")


def is_abstract(function: Function) -> bool:
    last = function.body[-1]
    return isinstance(last, ast.Raise) and "NotImplementedError" in ast.unparse(last)


def nodes_in(statement: ast.AST) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """All that can be changed in a statement, each node with the statement it belongs to."""

    def inside(node: ast.AST, of: ast.stmt) -> Iterator[tuple[ast.stmt, ast.AST]]:
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.arguments | ast.Raise):
            return  # what only narrows a type, or is made for people and their bugs
        if isinstance(node, ast.keyword) and node.arg == "strict":
            return  # an assertion too
        at = node if isinstance(node, ast.stmt) else of
        yield at, node
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from inside(child, at)

    assert isinstance(statement, ast.stmt)
    return inside(statement, statement)


def mutants_of(path: Path, area: str) -> list[Mutant]:
    source = Source(path)
    found: list[Mutant] = []
    for name, function in functions(source.tree):
        if not is_abstract(function) and not function.name.startswith("__repr"):
            for statement in function.body:
                found += in_statement(source, area, name, statement)
    for statement in source.tree.body:
        if isinstance(statement, ast.AnnAssign) and "Final" in ast.unparse(statement.annotation):
            found += in_statement(source, area, MODULE, statement)
    return found


def in_statement(source: Source, area: str, name: str, statement: ast.stmt) -> Iterator[Mutant]:
    for at, node in nodes_in(statement):
        for replacement in replacements(node):
            yield made(source, area, name, at, replacement)


def made(
    source: Source, area: str, name: str, statement: ast.stmt, replacement: Replacement
) -> Mutant:
    start, end = source.start(replacement.node), source.end(replacement.node)
    is_tiny = isinstance(replacement.node, ast.Constant | ast.stmt)
    text = replacement.text if is_tiny else f"({replacement.text})"
    first, last = source.header(statement)
    return Mutant(
        area=area,
        file=source.path.relative_to(ROOT).as_posix(),
        place=name,
        operator=replacement.operator,
        before=short(source.text[first:last]),
        after=short(source.text[first:start] + text.encode() + source.text[end:last]),
        start=start,
        end=end,
        text=text,
    )


def is_python(mutant: Mutant) -> bool:
    """Whether the module can still be read after the change."""
    if not mutant.file.endswith(".py"):
        return True
    try:
        compile(mutant.applied_to((ROOT / mutant.file).read_bytes()), mutant.file, "exec")
    except SyntaxError:
        return False
    return True


def short(text: bytes) -> str:
    return " ".join(text.decode().split())
