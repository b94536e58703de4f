"""Each group of rules is kept where docs/architecture.md says, and mostly there."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

import mori.games
from mori.words.rulebook import rulebook

GAMES = Path(mori.games.__file__).parent
PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "architecture.md"
BEGINNINGS = {"B": "bitoku", "H": "hitodama"}
ROW = re.compile(r"\b([BH](?:-[A-Z]+)+) \| `([^`]+)`")
CITED = re.compile(r"\b([BH](?:-[A-Z]+)+)-([A-Z]?\d+[a-z]?|[A-L])\b")
EXAMPLES = "-EX"  # kept by the tests that play them

ROOMS = {
    group: (BEGINNINGS[group[0]], room) for group, room in ROW.findall(PAGE.read_text("utf-8"))
}

TOLD = "language"  # what is said of rules, not where they are kept: why something is refused


def cited_by_module(game: str) -> dict[str, dict[str, set[str]]]:
    """The rules that each module cites, by group."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path in sorted((GAMES / game).rglob("*.py")):
        if path.parent.name == TOLD:
            continue
        for group, number in CITED.findall(path.read_text("utf-8")):
            found[group][path.relative_to(GAMES / game).as_posix()].add(number)
    return found


CITED_RULES = {game: cited_by_module(game) for game in BEGINNINGS.values()}


def test_every_group_of_rules_has_its_room() -> None:
    groups = set()
    for game in BEGINNINGS.values():
        book = rulebook(game)
        assert book is not None
        groups |= {rule.rpartition("-")[0] for rule in book.rules}
    kept = {group for group in groups if not group.endswith(EXAMPLES)}
    assert set(ROOMS) == {group for group in kept if group[0] in BEGINNINGS}


@pytest.mark.parametrize("group", ROOMS)
def test_a_group_is_kept_in_its_room_and_nowhere_more(group: str) -> None:
    game, room = ROOMS[group]
    assert (GAMES / game / room).exists()
    here: set[str] = set()
    elsewhere: dict[str, int] = {}
    for module, numbers in CITED_RULES[game][group].items():
        if module == room or (room.endswith("/") and module.startswith(room)):
            here |= numbers
        else:
            elsewhere[module] = len(numbers)
    assert here, f"{room} cites no rule of {group}"
    assert [module for module, count in elsewhere.items() if count > len(here)] == []
