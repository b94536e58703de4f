"""Cloning and saving know every field of a state and of every frame."""

from typing import Any

import pytest

import mori
from mori.core.game import Game
from mori.core.registry import entry_of, load_rules
from tests.conformance.cases import Case, every_case, is_looked_at, random_play, start

KINDS = [
    (name, kind)
    for name in mori.game_names()
    for kind in load_rules(name, entry_of(name).min_players).state_classes()
]


@pytest.mark.parametrize(
    ("name", "kind"), KINDS, ids=lambda value: getattr(value, "__name__", value)
)
def test_fields_list_all_that_a_class_holds(name: str, kind: Any) -> None:
    """FIELDS is what saving, comparing and digests go by; it must miss nothing."""
    held = {slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())}
    if not held:  # compiled classes do not show their slots; the interpreted run checks them
        assert mori.engine_kind() == "compiled"
        return
    unused = {"seat"} if "seat" not in kind.FIELDS else set()  # frames that belong to nobody
    assert set(kind.FIELDS) == held - unused


def shared_parts(one: object, other: object, path: str) -> list[str]:
    """Where two objects hold the very same thing that can change."""
    if isinstance(one, list):
        assert isinstance(other, list)
        found = [path] if one is other else []
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            found += shared_parts(left, right, f"{path}[{index}]")
        return found
    fields: tuple[str, ...] | None = getattr(type(one), "FIELDS", None)
    if fields is None:
        return []
    found = [path] if one is other else []
    for name in fields:
        found += shared_parts(getattr(one, name), getattr(other, name), f"{path}.{name}")
    return found


@every_case
def test_a_clone_shares_nothing_that_is_ever_changed(case: Case) -> None:
    """A list that a clone shares with its original is replaced, never written into."""
    game = start(case)
    shared: list[tuple[str, object, str]] = []
    for step, _ in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 5, case[2]):
            continue
        clone = game.clone()
        for path in shared_parts(game.state, clone.state, "state"):
            part = part_at(clone, path)
            shared.append((path, part, repr(part)))
    for path, part, before in shared:
        assert repr(part) == before, path


def part_at(game: Game, path: str) -> object:
    """What lies at a path such as state.frames[1].order."""
    found: object = game.state
    for step in path.replace("[", ".[").split(".")[1:]:
        if step.startswith("["):
            assert isinstance(found, list)
            found = found[int(step[1:-1])]
        else:
            found = getattr(found, step)
    return found
