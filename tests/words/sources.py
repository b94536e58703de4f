"""What the sources of Mori say of words: message ids they name, error codes they raise."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import mori
from mori.core import errors
from mori.server.errors import STATUS
from mori.words.catalogue import SHARED_FILES

SOURCES = Path(mori.__file__).parent

ERROR_CLASSES = {
    "IllegalAction",
    "MoriError",
    "RecordDiverged",
    "RecordError",
    "RequestError",
    "RuleBug",
    "SetupError",
}
# What the classes that settle their data themselves always carry.
SETTLED_DATA = {
    "RecordDiverged": {"step", "expected", "actual"},
    "RuleBug": {"cause"},
}
# What makes facts, and the keys it adds: a side's trace is told by `tell`, which names the side.
FACT_MAKERS: dict[str, set[str]] = {"Fact": set(), "tell": {"seat"}}
MESSAGE = re.compile(rf"({'|'.join(SHARED_FILES)})-[a-z0-9-]*")


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of Mori, parsed, by its path inside the package."""
    return {
        path.relative_to(SOURCES).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCES.rglob("*.py"))
    }


@cache
def nodes_of_modules() -> dict[str, list[ast.AST]]:
    """All there is in each of them: they are walked through once."""
    return {path: list(ast.walk(tree)) for path, tree in modules().items()}


@cache
def literals() -> dict[str, set[str]]:
    """The literals of every module."""
    return {
        path: {
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for path, nodes in nodes_of_modules().items()
    }


def literal_ids() -> set[str]:
    """The literals that are ids of messages."""
    return {
        text
        for texts in literals().values()
        for text in texts
        if MESSAGE.fullmatch(text) and not text.endswith("-")
    }


@cache
def named_messages() -> set[str]:
    """The ids of messages that the sources name.

    An id is a literal, or an f-string of a literal beginning, up to a dash, and a part that is a
    literal elsewhere in the same module: `f"cli-sim-{heading}"` beside `"win_share"`. Underscores
    in that part stand for dashes; a word of single letters stands for each of them.
    """
    found = literal_ids()
    for path, nodes in nodes_of_modules().items():
        texts = literals()[path]
        parts = {text.replace("_", "-") for text in texts}
        parts |= {letter for text in texts if text.isalpha() for letter in text.lower()}
        for beginning in _beginnings(nodes):
            found |= {beginning + part for part in parts}
    return found


def _beginnings(nodes: list[ast.AST]) -> set[str]:
    return {
        str(node.values[0].value)
        for node in nodes
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and MESSAGE.fullmatch(str(node.values[0].value))
    }


@cache
def raised_errors() -> dict[str, set[str]]:
    """Every error code raised on purpose, with the keys of its data."""
    found: dict[str, set[str]] = {"pack_broken": {"count", "first"}}
    answered = {code: set[str]() for code in STATUS}  # not all are raised by their names
    for nodes in nodes_of_modules().values():
        for node in nodes:
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ERROR_CLASSES:
                continue
            keys = SETTLED_DATA.get(node.func.id, set()) | _data_keys(node)
            code = next(_codes(node), None)
            answered |= {name: keys for name in answered if _is_of_family(name, node)}
            if code is not None:
                # A code raised in two places has the data that both give.
                found[code] = found[code] & keys if code in found else keys
    return answered | found


def _codes(call: ast.Call) -> Iterator[str]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
        elif isinstance(argument, ast.Name) and argument.id.isupper():
            yield str(getattr(errors, argument.id))


def _is_of_family(code: str, call: ast.Call) -> bool:
    """Whether a call makes its code from parts and this is one that begins like it."""
    made = [argument for argument in call.args if isinstance(argument, ast.JoinedStr)]
    begun = [one.values[0].value for one in made if isinstance(one.values[0], ast.Constant)]
    return any(code.startswith(str(start)) for start in begun)


def _data_keys(call: ast.Call) -> set[str]:
    return {
        str(key.value)
        for argument in call.args
        if isinstance(argument, ast.Dict)
        for key in argument.keys
        if isinstance(key, ast.Constant)
    }


def fact_keys(game: str) -> dict[str, set[str]]:
    """The keys of the arguments of a game's facts, where kind and arguments stand literally."""
    found: dict[str, set[str]] = {}
    for node in _of_game(game):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        maker = _callee(node)
        if maker not in FACT_MAKERS or not isinstance(node.args[1], ast.Dict):
            continue
        keys = FACT_MAKERS[maker] | _data_keys(node)
        for kind in _texts(node.args[0]):
            found[kind] = found[kind] & keys if kind in found else keys
    return found


def _callee(call: ast.Call) -> str:
    """The bare name of a function, a class or a method that is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _of_game(game: str) -> Iterator[ast.AST]:
    for path, nodes in nodes_of_modules().items():
        if path.startswith(f"games/{game}/"):
            yield from nodes


def _texts(node: ast.AST) -> set[str]:
    """The literals of an expression that stand alone, not inside an f-string."""
    if isinstance(node, ast.JoinedStr):
        return set()
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    return {text for child in ast.iter_child_nodes(node) for text in _texts(child)}


def decision_kinds(game: str) -> set[str]:
    """What the frames of a game call their decisions."""
    return {
        text
        for node in _of_game(game)
        if isinstance(node, ast.FunctionDef) and node.name == "kind"
        for statement in ast.walk(node)
        if isinstance(statement, ast.Return) and statement.value is not None
        for text in _texts(statement.value)
    }


def kinds_made(game: str, *makers: str) -> set[str]:
    """The kinds or codes that a game gives, literally, to what is called by these names."""
    return {
        text
        for node in _of_game(game)
        if isinstance(node, ast.Call) and _callee(node) in makers and node.args
        for text in _texts(node.args[0])
    }
