"""Many games at random come out as they always have: played, shown, explained and encoded."""

import json

import pytest

from tests.digests import GAMES, digests_of, file_of, tables


@pytest.mark.parametrize(("name", "players"), list(tables()))
def test_recorded_digests_of_many_games_hold(name: str, players: int) -> None:
    """The first game that is another one is told, and in what.

    If that is meant, `python -m tests.digests` writes them again.
    """
    known = json.loads(file_of(name, players).read_text("utf-8"))
    assert len(known) == GAMES
    for number, (before, found) in enumerate(zip(known, digests_of(name, players), strict=True)):
        changed = [aspect for aspect in before if found[aspect] != before[aspect]]
        assert not changed, f"game {number}"
