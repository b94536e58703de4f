"""Many games at random come out as they always have: played, shown, explained and encoded."""

import json

import pytest

from tests.digests import GAMES, digests_of, file_of, tables


@pytest.mark.parametrize(("name", "players"), list(tables()))
def test_recorded_digests_of_many_games_hold(name: str, players: int) -> None:
    """If one does not and the change is meant, `python -m tests.digests` writes them anew."""
    known = json.loads(file_of(name, players).read_text("utf-8"))
    found = digests_of(name, players)
    assert len(found) == GAMES
    changed = {
        aspect: [
            number for number in range(GAMES) if found[number][aspect] != known[number][aspect]
        ]
        for aspect in known[0]
    }
    assert not {aspect: games for aspect, games in changed.items() if games}
