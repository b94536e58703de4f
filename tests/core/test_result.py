"""Results with opponents that the rules play, and without: in records both are as they were."""

import copy
from typing import Any

import pytest

import mori
from mori.core.errors import RecordDiverged
from mori.core.record import read_record, write_record
from mori.core.registry import GameEntry
from mori.core.result import Opponent, Result, ScoreItem, ties_in_keys


def a_result(opponents: list[Opponent] | None = None) -> Result:
    return Result("end", ("R-1",), [7], [1], [], [[ScoreItem("cards", 7, ("R-2",))]], opponents)


def test_without_opponents_a_result_has_its_old_keys() -> None:
    assert a_result().opponents == []
    for result in (a_result(), a_result([])):
        assert list(result.to_data()) == ["ending", "rules", "scores", "places", "winners", "items"]


def test_opponents_come_last_with_their_points() -> None:
    data = a_result([Opponent("side:tengu", 9, [ScoreItem("dice", 9, ("R-3",))], False)]).to_data()
    assert list(data)[-1] == "opponents"
    assert data["opponents"] == [
        {
            "name": "side:tengu",
            "score": 9,
            "items": [{"category": "dice", "points": 9, "rules": ["R-3"]}],
            "is_beaten": False,
        }
    ]


def test_an_opponent_says_what_it_is() -> None:
    opponent = Opponent("side:tengu", 9, [ScoreItem("dice", 9, ())], True)
    assert repr(opponent) == "Opponent('side:tengu', 9, [ScoreItem('dice', 9, ())], True)"


def finished_record() -> dict[str, Any]:
    game = mori.new_game("house", players=1, seed=1, level="gentle")
    while not game.is_over:
        game.apply("bid 2")
    return read_record(write_record(game.record()))


def test_a_record_with_opponents_replays_from_its_file(house: GameEntry) -> None:
    record = finished_record()
    again = mori.replay(record).result
    assert again is not None
    assert [(side.score, side.is_beaten) for side in again.opponents] == [(1, True)]
    assert record["result"] == again.to_data()


@pytest.mark.parametrize("change", ["score", "is_beaten", "items", "opponents"])
def test_a_record_with_another_opponent_is_noticed(house: GameEntry, change: str) -> None:
    record = copy.deepcopy(finished_record())
    if change == "opponents":
        del record["result"]["opponents"]
    else:
        record["result"]["opponents"][0][change] = 5
    with pytest.raises(RecordDiverged) as diverged:
        mori.replay(record)
    assert diverged.value.code == "record_result"


def test_what_decides_between_equal_points_is_told_pair_by_pair() -> None:
    assert ties_in_keys([(5, 1), (7, 0), (4, 9)]) == []
    assert ties_in_keys([(5, 1, 0), (5, 2, 0), (9, 0, 0)]) == [(1, 0, 1)]
    assert ties_in_keys([(5, 2, 1), (5, 2, 3), (5, 0, 9)]) == [(1, 0, 2), (0, 2, 1)]
    assert ties_in_keys([(5, 2), (5, 2)]) == [(0, 1, 0)]
