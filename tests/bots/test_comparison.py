"""Comparing two choices: what is told, what is not, and only from what the seat may know."""

import json
from pathlib import Path

import pytest

import mori
from mori.bots.comparison import EVEN, FIRST, SECOND, compared, comparison_of
from mori.bots.estimate import Asked, Estimate, Evaluator
from mori.bots.intervals import difference_of, student
from mori.bots.playouts import Ending, ending_of, endings_of
from mori.core.errors import IllegalAction, MoriError, SetupError
from mori.core.game import Game
from mori.core.registry import entry_of
from mori.core.result import Result, ScoreItem
from mori.core.rng import seeded
from tests.bots.nets import without_nets
from tests.bots.test_advice import early_game, use_net_of_chance

CASES = [(game, n) for game in mori.game_names() for n in entry_of(game).player_counts()]


class TakesFirst(Evaluator):
    """Likes the first of all choices best, in every position."""

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        return [
            Estimate([1.0] + [0.0] * (len(each.decision.canonical) - 1), [[0.0] * 3] * 4)
            for each in asked
        ]


def ending(own: dict[str, int], rival: dict[str, int]) -> Ending:
    accounts = [own, rival]
    scores = [sum(account.values()) for account in accounts]
    places = [1 if score == max(scores) else 2 for score in scores]
    items = [
        [ScoreItem(name, points, ()) for name, points in account.items()] for account in accounts
    ]
    winners = [seat for seat in (0, 1) if places[seat] == 1]
    return ending_of(Result("end", (), scores, places, winners, items))


def asked_game(players: int = 2) -> Game:
    game = early_game("hitodama", players)
    while game.decisions[0].seat != 0 or len(game.decisions[0].canonical) < 2:
        game.apply(game.decisions[0].canonical[0])
    return game


def compared_endings(one: list[Ending], other: list[Ending]) -> mori.Comparison:
    game = asked_game()
    first, second = game.decisions[0].canonical[:2]
    return comparison_of(game.seat_view(0), first, second, one, other)


def test_intervals_are_those_of_student() -> None:
    assert student(0.975, 1) == pytest.approx(12.7062, abs=1e-3)
    assert student(0.975, 10) == pytest.approx(2.2281, abs=1e-3)
    assert student(0.995, 23) == pytest.approx(2.8073, abs=1e-3)
    told = difference_of([1.0, 2.0, 3.0, 4.0, 5.0])
    assert told.mean == 3.0 and told.give == pytest.approx(1.9632, abs=1e-3)
    assert told.stands_out and not difference_of([-1.0, 2.0, 3.0]).stands_out


def test_more_intervals_at_once_are_wider() -> None:
    samples = [0.0, 1.0, 2.0, 3.0]
    assert difference_of(samples, 10).give > difference_of(samples).give


def test_only_sources_that_stand_out_are_told() -> None:
    always = [ending({"tribute_berry": 10, "tribute_amber": k % 5}, {}) for k in range(20)]
    never = [ending({"tribute_berry": 4, "tribute_amber": (k + 1) % 5}, {}) for k in range(20)]
    found = compared_endings(always, never)
    assert found.verdict == FIRST and found.better is found.first
    assert [(each.category, each.points.mean) for each in found.reasons] == [("tribute_berry", 6.0)]
    assert {each.category for each in found.sources} == {"tribute_berry", "tribute_amber"}
    assert found.told == [("tribute_berry", 6.0)]


def test_what_a_rival_loses_is_a_reason() -> None:
    one = [ending({"tribute_berry": 9}, {"tribute_akku": 2}) for _ in range(8)]
    other = [ending({"tribute_berry": 9}, {"tribute_akku": 7}) for _ in range(8)]
    found = compared_endings(other, one)
    assert found.verdict == SECOND and found.better is found.second
    assert found.told == [("seat:1", -5.0)] and found.lead == 5.0


def test_choices_that_do_not_differ_clearly_are_about_as_good() -> None:
    one = [ending({"tribute_berry": k % 3}, {"tribute_akku": 5}) for k in range(12)]
    other = [ending({"tribute_berry": (k + 1) % 3}, {"tribute_akku": 5}) for k in range(12)]
    found = compared_endings(one, other)
    assert found.verdict == EVEN and found.better is None
    assert found.lead == 0 and found.reasons == [] and found.told == []


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_same_choice_is_as_good_as_itself_in_every_world(name: str, players: int) -> None:
    game = early_game(name, players, 40)
    view = game.seat_view(game.decisions[0].seat)
    choice = game.decisions[0].canonical[0]
    found = compared(TakesFirst(), view, choice, choice, worlds=3)
    assert found.verdict == EVEN and found.sources == []
    assert found.points.mean == found.points.give == 0
    assert found.at_once[0].facts == [] == found.at_once[1].facts
    json.dumps(found.to_data(), allow_nan=False)


def test_both_choices_are_played_in_the_same_worlds() -> None:
    game = asked_game()
    view = game.seat_view(0)
    choices = view.legal_actions()[:2]
    alone = endings_of(TakesFirst(), view, choices[1:], 4, seeded(3))[0]
    beside = endings_of(TakesFirst(), view, choices, 4, seeded(3))[1]
    assert [each.points for each in alone] == [each.points for each in beside]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_nothing_hidden_from_the_seat_enters_a_comparison(name: str, players: int) -> None:
    game = early_game(name, players, 30)
    seat = next(each.seat for each in game.decisions)
    view = game.seat_view(seat)
    first, second = view.legal_actions()[0], view.legal_actions()[-1]
    told = compared(TakesFirst(), view, first, second, worlds=3, seed=8).to_data()
    for number in range(3):  # other games that look the same to the seat
        other = view.sample(seeded(number)).seat_view(seat)
        assert compared(TakesFirst(), other, first, second, worlds=3, seed=8).to_data() == told


def test_choices_are_compared_by_the_public_interface(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = asked_game()
    use_net_of_chance(game, tmp_path, monkeypatch)
    first, second = game.legal_actions()[:2]
    found = mori.compare(game, first, second.text, worlds=2)
    assert (found.first, found.second, found.worlds) == (first, second, 2)
    again = mori.compare(game.view(0), first.text, second, worlds=2)
    assert found.to_data() == again.to_data()


def test_what_cannot_be_compared_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked_game()
    first, second = game.legal_actions()[:2]
    foreign = next(a for a in game.rules.space.actions if a not in game.legal_actions())
    with pytest.raises(IllegalAction, match="not_legal"):
        mori.compare(game, first, foreign)
    with pytest.raises(IllegalAction, match="unknown_action"):
        mori.compare(game, first, "no such action")
    with pytest.raises(IllegalAction, match="not_your_decision"):
        mori.compare(game, first, second, seat=1)
    with pytest.raises(MoriError, match="few_worlds"):
        mori.compare(game, first, second, worlds=1)
    without_nets(monkeypatch)
    with pytest.raises(SetupError, match="no_net"):
        mori.compare(game, first, second)
