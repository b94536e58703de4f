"""What a finished game is worth: the winners' share, the margin, the points."""

from mori.core.result import Opponent, Result
from mori.envs.rewards import rewards_of


def ended(scores: list[int], winners: list[int], tengu: int | None = None) -> Result:
    places = [1 + sum(other > score for other in scores) for score in scores]
    others = [] if tengu is None else [Opponent("side:tengu", tengu, [], bool(winners))]
    return Result("end", (), scores, places, winners, [[] for _ in scores], others)


def test_the_winner_takes_what_the_others_lose() -> None:
    assert rewards_of(ended([9, 5], [0])) == [1.0, -1.0]
    assert rewards_of(ended([9, 5, 3, 1], [0])) == [1.0, -1 / 3, -1 / 3, -1 / 3]
    assert rewards_of(ended([9, 9, 3, 1], [0, 1])) == [0.5, 0.5, -0.5, -0.5]
    assert rewards_of(ended([9, 9], [0, 1])) == [0.0, 0.0]


def test_where_nobody_wins_everybody_loses() -> None:
    assert rewards_of(ended([9, 5, 1], [])) == [-1.0, -1.0, -1.0]


def test_alone_it_is_won_or_lost_against_the_tengu() -> None:
    assert rewards_of(ended([9], [0], 5)) == [1.0]
    assert rewards_of(ended([9], [], 11)) == [-1.0]
    assert rewards_of(ended([9], [], 11), "margin") == [-2.0]


def test_margin_and_points_are_those_of_the_score() -> None:
    assert rewards_of(ended([9, 5, 7], [0]), "margin") == [2.0, -4.0, -2.0]
    assert rewards_of(ended([9, 5, 7], [0]), "points") == [9.0, 5.0, 7.0]
