"""Advice: the best few choices, what they promise, and only from what the seat may know."""

from pathlib import Path

import pytest

import mori
from mori.bots import advice_for, net_evaluator, policy_bot
from mori.bots.advice import advice_by, line_after, played_advice
from mori.bots.estimate import Asked, Estimate, Evaluator, outlooks_of
from mori.bots.net import Net
from mori.bots.net_evaluator import NetEvaluator
from mori.bots.playouts import endings_of
from mori.core.game import Game
from mori.core.registry import entry_of
from mori.core.result import Opponent, Result
from mori.core.rng import seeded
from tests.bots.nets import net_of_chance, without_nets

CASES = [(game, n) for game in mori.game_names() for n in entry_of(game).player_counts()]


class Teller(Evaluator):
    """Likes the last choice best; what a side may expect is its number and the step of the game."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        found: list[Estimate] = []
        for each in asked:
            count = len(each.decision.canonical)
            self.seats.append(each.decision.seat)
            outlooks = [[side / 10, float(side), 100.0 + side] for side in range(4)]
            found.append(Estimate([number / count for number in range(count)], outlooks))
        return found


def early_game(game: str, players: int, steps: int = 6) -> Game:
    played = mori.new_game(game, players=players, seed=4, facts=False)
    for _ in range(steps):
        played.apply(played.decisions[0].canonical[0])
    return played


def use_net_of_chance(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder / "best.npz"
    file.write_bytes(net_of_chance(game.rules))
    monkeypatch.setattr(policy_bot, "_nets", {(game.rules.game, "best"): Net.load(file)})
    monkeypatch.setattr(net_evaluator, "_made", {})


@pytest.mark.parametrize(("game", "players"), CASES)
def test_choices_come_with_what_they_promise(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = early_game(game, players)
    use_net_of_chance(played, tmp_path, monkeypatch)
    decision = played.decisions[0]
    told = mori.advise(played)
    actions = [each.action for each in told]
    assert len(set(actions)) == len(actions) == min(3, len(decision.canonical))
    assert set(actions) <= set(decision.canonical)
    for each in told:
        assert each.win is not None and 0 <= each.win <= 1
        assert each.margin is not None and each.points is not None
        assert each.to_data()["action"] == each.action.text
    assert told == mori.advise(played.view(decision.seat)) == mori.advise(played, decision.seat)
    assert len(mori.advise(played, top=1)) == 1 and mori.advise(played, top=0) == []


def test_without_a_net_choices_come_in_the_order_of_their_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without_nets(monkeypatch)
    told = mori.advise(early_game("hitodama", 2))
    assert len(told) > 1
    assert all(each.win is each.margin is each.points is None for each in told)


def test_nobody_is_advised_who_is_not_asked() -> None:
    game = early_game("hitodama", 2)
    asked = game.decisions[0].seat
    assert mori.advise(game, 1 - asked) == [] == mori.advise(game.seat_view(None))
    while not game.is_over:
        game.apply(game.decisions[0].canonical[0])
    assert mori.advise(game) == []


def test_the_likeliest_are_told_and_the_best_of_another_comes_first() -> None:
    game = early_game("bitoku", 3)
    view = game.seat_view(game.decisions[0].seat)
    assert view.decision is not None and view.seat is not None
    canonical = view.decision.canonical
    told = advice_by(Teller(), view, 2, 0)
    assert [each.action for each in told] == canonical[: -1 - 2 : -1]
    assert told[0].win == pytest.approx(view.seat / 10), (
        "of the seat advised, no matter who is asked next"
    )
    first = advice_by(Teller(), view, 2, 0, canonical[0])
    assert [each.action for each in first] == [canonical[0], canonical[-1]]


def test_a_net_counts_sides_from_the_seat_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = early_game("bitoku", 3)
    use_net_of_chance(game, tmp_path, monkeypatch)
    evaluator = NetEvaluator.for_rules(game.rules)
    decision = game.decisions[0]
    (estimate,) = evaluator.estimates([Asked(game, decision)])
    alone = evaluator.reader.evaluate(game.seat_view(decision.seat))
    assert estimate.chances == pytest.approx(alone.chances, abs=1e-5)
    for side in range(3):
        row = alone.outlook[(side - decision.seat) % 3]
        assert estimate.outlooks[side] == pytest.approx(row, rel=1e-4, abs=1e-4)


def test_what_became_of_a_game_is_an_outlook_too() -> None:
    shared = Result("end", (), [30, 30, 12], [1, 1, 3], [0, 1], [[], [], []])
    assert outlooks_of(shared) == [[0.5, 0, 30], [0.5, 0, 30], [0, -18, 12]]
    tengu = Opponent("side:x", 40, [], is_beaten=False)
    lost = Result("end", (), [30], [1], [], [[]], [tengu])
    assert outlooks_of(lost) == [[0, -10, 30], [1, 10, 40]]
    nobody = Result("end", (), [3, 4], [2, 1], [], [[], []])
    assert outlooks_of(nobody) == [[0, -1, 3], [0, 1, 4]]


def test_the_seed_fixes_the_worlds() -> None:
    game = early_game("hitodama", 3)
    view = game.seat_view(game.decisions[0].seat)
    assert advice_for(view, seed=5) == advice_for(view, seed=5)


class Spiteful(Evaluator):
    """Likes the last choice best, whoever is asked; expects nothing."""

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        counts = [len(each.decision.canonical) for each in asked]
        return [
            Estimate([float(number + 1) for number in range(count)], [[0.5, 0.0, 20.0]] * 4)
            for count in counts
        ]


def test_playouts_decide_the_order_and_choices_that_do_not_differ_are_told_as_even() -> None:
    game = early_game("hitodama", 2, 60)
    while len(game.decisions[0].canonical) < 4:
        game.apply(game.decisions[0].canonical[0])
    view = game.seat_view(game.decisions[0].seat)
    likely = advice_by(Spiteful(), view, 4, 0)
    told = played_advice(Spiteful(), view, likely, 6, 3)
    seat = game.decisions[0].seat
    endings = endings_of(Spiteful(), view, [each.action for each in told], 6, seeded(3))
    values = [sum(ending.value(seat) for ending in played) for played in endings]
    assert values == sorted(values, reverse=True)
    assert {each.action for each in told} == {each.action for each in likely}
    assert not told[0].is_even and all(each.why is None for each in told[1:])
    if told[0].why is not None:
        assert told[0].why.better is told[0].action
    middle = sum(each.points or 0.0 for each in told) / len(told)
    assert middle == pytest.approx(20.0, abs=0.01), "what the net expects is the level"


@pytest.mark.parametrize(("name", "players"), [("hitodama", 2), ("bitoku", 2), ("bitoku", 1)])
def test_the_rest_of_a_turn_can_be_played_as_it_is_told(name: str, players: int) -> None:
    game = early_game(name, players, 20)
    seat = game.decisions[0].seat
    action = mori.advise(game, seat, worlds=0)[0].action
    line = line_after(game.seat_view(seat), action)
    for _, following in line:
        game.apply(action, seat)
        assert game.decisions[0].seat == seat
        action = following
    assert action in game.decisions[0].actions
