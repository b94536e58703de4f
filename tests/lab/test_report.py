"""Summing up: shares of wins, means, percentiles."""

from collections import Counter
from statistics import stdev as reference_stdev

import pytest

from mori.lab.counting import mean, percentile, stdev
from mori.lab.outcome import GameOutcome
from mori.lab.report import Tally


def outcome(winners: tuple[int, ...]) -> GameOutcome:
    return GameOutcome(1, 1, "end", (1, 2, 3), winners, {1: 1}, b"")


def test_shared_wins_count_in_part_and_lost_games_for_nobody() -> None:
    tally = Tally(3)
    for winners in ((0,), (0, 1), (), (0, 1, 2)):
        tally.add(outcome(winners))
    assert [round(tally.wins(seat), 4) for seat in range(3)] == [1.8333, 0.8333, 0.3333]


def test_numbers_agree_with_the_standard_library() -> None:
    values = [3, 3, 9, 12, 40]
    assert stdev(Counter(values)) == pytest.approx(reference_stdev(values))
    assert mean(Counter(values)) == pytest.approx(13.4)
    assert stdev(Counter([5])) == 0


def test_percentiles_are_values_that_occurred() -> None:
    counts = Counter(range(1, 101))
    assert [percentile(counts, percent) for percent in (10, 90, 95)] == [10, 90, 95]
    assert percentile(Counter([7]), 10) == 7
