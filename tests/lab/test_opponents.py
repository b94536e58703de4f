"""Opponents that the rules play: how they fared over many games."""

import hashlib
import struct
from statistics import stdev

import pytest

import mori
from mori.core.game import Game
from mori.core.registry import GameEntry
from mori.core.result import Opponent, Result
from mori.lab import OpponentsSummary, Spread
from mori.lab.opponents import OpponentsTally
from mori.lab.outcome import OpponentOutcome, digest_of, outcome_of


def side(name: str, score: int, is_beaten: bool, **points: int) -> OpponentOutcome:
    return OpponentOutcome(name, score, is_beaten, tuple(points.items()))


def summary_of(*games: list[OpponentOutcome]) -> OpponentsSummary:
    tally = OpponentsTally()
    for opponents in games:
        tally.add(opponents)
    summary = tally.summary()
    assert summary is not None
    return summary


def test_scores_defeats_and_points_are_summed_up() -> None:
    (tengu,) = summary_of(
        [side("side:tengu", 10, True, dice=4, cards=6)],
        [side("side:tengu", 30, False, dice=9, cards=20, gift=1)],
        [side("side:tengu", 11, True, dice=5, cards=6)],
    ).sides
    assert (tengu.name, tengu.beaten, tengu.beaten_share) == ("side:tengu", 2, 0.666667)
    assert tengu.mean_score == 17
    assert tengu.stdev_score == pytest.approx(stdev([10, 30, 11]), 1e-4)
    assert tengu.spread == Spread(mean=17, p10=10, p90=30, min=10, max=30)
    assert list(tengu.points.items()) == [("dice", 6), ("cards", 10.6667), ("gift", 0.3333)]


def test_all_are_beaten_only_where_each_one_is() -> None:
    both = summary_of(
        [side("side:a", 1, True), side("side:b", 2, True)],
        [side("side:a", 3, True), side("side:b", 4, False)],
        [side("side:a", 5, False), side("side:b", 6, False)],
        [side("side:a", 5, True), side("side:b", 6, True)],
    )
    assert (both.all_beaten, both.all_beaten_share) == (2, 0.5)
    assert [(each.name, each.beaten) for each in both.sides] == [("side:a", 3), ("side:b", 2)]


def test_games_without_opponents_have_no_summary() -> None:
    tally = OpponentsTally()
    tally.add([])
    assert tally.summary() is None


def finished(bid: int) -> Game:
    game = mori.new_game("house", players=1, seed=1, options={"rich": True})
    while not game.is_over:
        game.apply(f"bid {bid}")
    return game


@pytest.mark.parametrize(("bid", "is_beaten"), [(3, True), (2, False)])
def test_an_outcome_keeps_what_the_result_says(house: GameEntry, bid: int, is_beaten: bool) -> None:
    outcome = outcome_of(finished(bid), {})
    assert outcome.opponents == (side("side:house", 8, is_beaten, bids=6, purse=2),)
    assert outcome.winners == ((0,) if is_beaten else ())


def with_opponents(result: Result, *opponents: Opponent) -> Result:
    return Result(
        result.ending,
        result.rules,
        result.scores,
        result.places,
        result.winners,
        result.items,
        list(opponents),
    )


def test_digests_tell_opponents_apart(house: GameEntry) -> None:
    game = finished(2)
    assert game.result is not None
    different = [
        with_opponents(game.result),
        with_opponents(game.result, Opponent("side:a", 5, [], False)),
        with_opponents(game.result, Opponent("side:a", 6, [], False)),
        with_opponents(game.result, Opponent("side:a", 5, [], True)),
        with_opponents(game.result, Opponent("side:b", 5, [], False)),
    ]
    assert len({digest_of(game, result) for result in different}) == len(different)


def test_without_opponents_a_digest_is_what_it_always_was() -> None:
    """Fingerprints that were written down before there were opponents stay true."""
    game = mori.new_game("hitodama", players=2, seed=1)
    while not game.is_over:
        game.apply(game.decisions[0].actions[0])
    result = game.result
    assert result is not None
    indices = [action.index for action in game.answers]
    parts = [
        struct.pack("<QI", 1, len(indices)),
        bytes(game.answer_seats),
        struct.pack(f"<{len(indices)}I", *indices),
        repr((result.ending, result.scores, result.places, result.winners)).encode(),
    ]
    assert digest_of(game, result) == hashlib.sha256(b"".join(parts)).digest()
