"""No text for people outside the catalogues.

The rule: no string in src/mori has three words or more with spaces around them; an f-string is
taken as a whole, without the values put into it. Exceptions:

- docstrings: they are for programmers; those of commands are the help of the command line, which
  is written in English beside its options;
- arguments named `help`, `short_help`, `epilog`, `show_default` or `rich_help_panel`: likewise;
- arguments named `doc`: the docstring of a type that is made at run time;
- what stands in an `assert`, in a `raise` of one of Python's own exceptions, or in a `__repr__`:
  a programmer reads it in a traceback; what is handed to a logger, which an operator reads;
- what is code itself: a statement of SQL, or a comment, an import or a constant in TypeScript.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.words.sources import modules

WORD = re.compile(r"[^\W\d_]+[,.:;!?]*")
CODE = re.compile(
    r"(?:ALTER|BEGIN|CREATE|DELETE|DROP|INSERT|PRAGMA|SELECT|UPDATE) |"
    r"// |import type |export const "
)
LOGGERS = {"log", "logger", "logging"}
NOT_FOR_PLAYERS = {"doc", "help", "short_help", "epilog", "show_default", "rich_help_panel"}
OWN_EXCEPTIONS = {
    "AssertionError",
    "AttributeError",
    "ImportError",
    "KeyError",
    "LookupError",
    "NotImplementedError",
    "RuntimeError",
    "TypeError",
    "ValueError",
}


class _Texts(ast.NodeVisitor):
    """Collects the strings of a module that a person might read."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Module(self, node: ast.Module) -> None:
        self._visit_body(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_body(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "__repr__":
            self._visit_body(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_body(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.value if isinstance(node.func, ast.Attribute) else None
        if not (isinstance(called, ast.Name) and called.id in LOGGERS):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Raise(self, node: ast.Raise) -> None:
        call = node.exc
        own = isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if not (own and call.func.id in OWN_EXCEPTIONS):  # type: ignore[union-attr]
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in NOT_FOR_PLAYERS:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [part.value if isinstance(part, ast.Constant) else "…" for part in node.values]
        self._note(node.lineno, "".join(str(part) for part in parts))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._note(node.lineno, node.value)

    def _note(self, line: int, text: str) -> None:
        words = [word for word in text.split() if WORD.fullmatch(word)]
        if len(words) >= 3 and not CODE.match(text):
            self.found.append((line, text))

    def _visit_body(
        self, node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    ) -> None:
        first = node.body[0] if node.body else None
        documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        for child in ast.iter_child_nodes(node):
            if not (documented and child is first):
                self.visit(child)


def texts_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    visitor = _Texts()
    visitor.visit(tree)
    yield from visitor.found


def test_no_text_for_people_outside_the_catalogues() -> None:
    found = [
        f"{module}:{line}: {text!r}"
        for module, tree in modules().items()
        for line, text in texts_of(tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('print("you cannot do that")', ["you cannot do that"]),
        ('say(f"you need {n} more berries")', ["you need … more berries"]),
        ('raise SetupError("this is not right")', ["this is not right"]),
        ('raise ValueError("this is not right")', []),
        ('"""A docstring of a module."""', []),
        ('option(help="what this is for")', []),
        ('space.add("move", "move reserve")', []),
        (
            'async def a():\n    """A docstring of a coroutine."""\n    b("one two three")',
            ["one two three"],
        ),
        ('log.error("something went wrong %s", "here and there")', []),
        ('run("SELECT a FROM tables WHERE b")', []),
        ('run("Select one of these")', ["Select one of these"]),
    ],
)
def test_the_rule_of_the_scan(source: str, texts: list[str]) -> None:
    assert [text for _, text in texts_of(ast.parse(source))] == texts
