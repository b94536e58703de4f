"""Simulating a game at one level, and at every level."""

import json

import pytest

import mori
from mori.core.errors import SetupError
from mori.core.registry import GameEntry
from mori.lab import LevelFigures, SimulationReport, compared, simulate, simulate_levels
from tests.lab.test_simulate import KEYS


def at_level(level: str | None, **options: object) -> SimulationReport:
    return simulate(
        "house", players=1, games=3, seed=1, bots=["greedy"], level=level, options=options
    )


def test_a_report_has_opponents_where_the_game_has_some(house: GameEntry) -> None:
    data = json.loads(json.dumps(at_level("gentle").to_data()))
    assert list(data) == [*KEYS, "opponents"]
    assert data["opponents"] == {
        "all_beaten": 3,
        "all_beaten_share": 1.0,
        "sides": [
            {
                "name": "side:house",
                "beaten": 3,
                "beaten_share": 1.0,
                "mean_score": 1.0,
                "stdev_score": 0.0,
                "spread": {"mean": 1.0, "p10": 1, "p90": 1, "min": 1, "max": 1},
                "points": {"bids": 3.0, "purse": -2.0},
            }
        ],
    }


def test_a_report_without_opponents_keeps_its_keys(house: GameEntry) -> None:
    report = simulate("house", players=2, games=2, seed=1, bots=["random"])
    assert report.opponents is None
    assert list(report.to_data()) == KEYS


def scores(report: SimulationReport) -> list[float]:
    assert report.opponents is not None
    return [side.mean_score for side in report.opponents.sides]


def test_a_level_sets_the_options_and_single_options_override_it(house: GameEntry) -> None:
    assert scores(at_level(None)) == scores(at_level("standard")) == [6]
    assert scores(at_level("very_stern")) == [9]
    assert scores(at_level("gentle", bid=3)) == [7]


def test_an_unknown_level_is_refused(house: GameEntry) -> None:
    with pytest.raises(SetupError) as refused:
        at_level("odd")
    assert refused.value.code == "unknown_level"


def test_every_level_is_played_as_by_itself(house: GameEntry) -> None:
    done: list[int] = []
    reports = simulate_levels(
        "house", players=1, games=3, seed=1, bots=["greedy"], progress=done.append
    )
    assert list(reports) == list(mori.difficulties("house", 1))
    assert done == list(range(1, 10))
    for level, report in reports.items():
        alone = at_level(level)
        assert (report.fingerprint, report.opponents) == (alone.fingerprint, alone.opponents)
    assert len({report.fingerprint for report in reports.values()}) == 3


def test_a_game_without_levels_is_not_played_at_any(house: GameEntry) -> None:
    assert simulate_levels("house", players=3, games=3, seed=1, bots=["random"]) == {}


def test_levels_side_by_side(house: GameEntry) -> None:
    reports = simulate_levels("house", players=1, games=3, seed=1, bots=["greedy"])
    assert compared(reports) == [
        LevelFigures("gentle", 1.0, 9.0, 1.0, 8.0),
        LevelFigures("standard", 1.0, 9.0, 6.0, 3.0),
        LevelFigures("very_stern", 0.0, 9.0, 9.0, 0.0),
    ]


def test_levels_of_a_game_without_opponents_are_compared_by_the_seats(house: GameEntry) -> None:
    (duel,) = compared(simulate_levels("house", players=2, games=4, seed=1, bots=["greedy"]))
    # One always bids 1, as greedy cannot tell its bids apart before the last one is in.
    assert duel == LevelFigures("duel", 1.0, 6.0, None, None)
