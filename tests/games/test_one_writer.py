"""Only a game's writer changes its state: read from the source, so that nobody can forget it.

A change is an assignment to, or a changing method called on, anything reached through a name
`state` or an attribute `.state`, also by way of a local name that holds a part of it.
"""

import ast
from pathlib import Path

import pytest

import mori.games

GAMES = Path(mori.games.__file__).parent
# Those that make a state (setup), copy it (state) or make a copy forget (visibility).
MAY_CHANGE = ("state.py", "setup.py", "visibility.py")
CHANGING = frozenset(
    ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "shuffle", "below")
)

MODULES = [
    path
    for path in sorted(GAMES.glob("*/**/*.py"))
    if path.name not in MAY_CHANGE
    and path.name != "writer.py"
    and "pack" not in path.parts  # data, long before there is a state
]


def reaches_state(node: ast.expr, aliases: set[str]) -> bool:
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute) and node.attr == "state":
            return True
        node = node.value
    return isinstance(node, ast.Name) and (node.id == "state" or node.id in aliases)


def changes_in(function: ast.AST) -> list[int]:
    """The lines of a function that change a state."""
    aliases: set[str] = set()
    for node in ast.walk(function):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Attribute | ast.Subscript)
            and reaches_state(node.value, aliases)
        ):
            aliases.add(node.targets[0].id)
    lines: list[int] = []
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGING
        ):
            targets = [node.func]
        for target in targets:
            if isinstance(target, ast.Attribute | ast.Subscript) and reaches_state(
                target.value, aliases
            ):
                lines.append(target.lineno)
    return lines


def test_nothing_but_the_writer_changes_the_state() -> None:
    found: list[str] = []
    for path in MODULES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        lines = {line for function in functions for line in changes_in(function)}
        found += [f"{path.relative_to(GAMES)}:{line}" for line in sorted(lines)]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "w.state.round = 2",
        "w.state.scores[seat] += 1",
        "state.stack.append(card)",
        "hand = w.state.hands[0]; hand.remove(card)",
        "state.rng.shuffle(deck); del w.state.stack[0]",
    ],
)
def test_the_check_itself_sees_changes(line: str) -> None:
    source = "def rule(w, state, seat, card, deck):\n " + "\n ".join(line.split("; "))
    assert changes_in(ast.parse(source).body[0])
