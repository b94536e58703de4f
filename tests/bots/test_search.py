"""Search: it finds what is best, for each seat, from what a seat may know, alike for a seed."""

import pytest

import mori
from mori.bots.estimate import WIN, Asked, Estimate, Evaluator, outlooks_of
from mori.bots.search import BATCH, Search
from mori.core.game import Game, start_game
from mori.core.rng import seeded
from mori.core.view import SeatView, seat_view
from tests.conformance.hidden import with_hidden_permuted
from tests.core.secret_bids import new_bids


class Even(Evaluator):
    """Every choice is as likely, every side as good: only ends of games teach anything."""

    def __init__(self) -> None:
        self.asked: list[int] = []  # how many at once

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        self.asked.append(len(asked))
        return [
            Estimate(
                [1 / len(each.decision.canonical)] * len(each.decision.canonical),
                [[0.5, 0.0, 0.0]] * 4,
            )
            for each in asked
        ]


def searched(view: SeatView, iterations: int, seed: int = 1) -> Search:
    search = Search(Even(), seeded(seed))
    search.run(view, iterations)
    return search


def last_choice(seed: int) -> Game:
    """A game before the last answer with a choice, where the choice matters."""
    game = mori.new_game("hitodama", players=2, seed=seed, facts=False)
    rng = seeded(seed)
    history: list[Game] = []
    while not game.is_over:
        history.append(game.clone())
        decision = game.decisions[0]
        game.apply(decision.canonical[rng.below(len(decision.canonical))], decision.seat)
    return history[-1]


def test_it_takes_what_ends_best() -> None:
    compared = 0
    for seed in range(60):
        game = last_choice(seed)
        decision = game.decisions[0]
        ends: dict[str, float] = {}
        for action in decision.canonical:
            after = game.clone()
            after.apply(action, decision.seat)
            result = after.result
            if result is None:
                break
            outlook = outlooks_of(result)[decision.seat]
            ends[action.text] = outlook[WIN] + outlook[1] / 1000
        if len(ends) < len(decision.canonical) or max(ends.values()) == min(ends.values()):
            continue
        compared += 1
        best = searched(seat_view(game, decision.seat), 300).best(decision)
        assert ends[best.text] == max(ends.values())
    assert compared >= 3


def test_the_same_seed_and_iterations_give_the_same_tree() -> None:
    game = mori.new_game("bitoku", players=3, seed=2, facts=False)
    for _ in range(20):
        game.apply(game.decisions[0].canonical[0])
    decision = game.decisions[0]
    view = seat_view(game, decision.seat)
    one, two = searched(view, 120), searched(view, 120)
    assert one.visits(decision) == two.visits(decision)
    other = seat_view(with_hidden_permuted(game, decision.seat, seeded(9)), decision.seat)
    assert searched(other, 120).visits(decision) == one.visits(decision)
    assert sum(one.visits(decision)) == 119, "all but the one that opened the root"


def test_leaves_are_estimated_together() -> None:
    game = mori.new_game("hitodama", players=2, seed=3, facts=False)
    search = searched(game.seat_view(game.decisions[0].seat), 200)
    assert isinstance(search.evaluator, Even)
    assert max(search.evaluator.asked) == BATCH
    assert search.iterations == 200


class Sure(Even):
    """Prefers the last choice of each question by far."""

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        found: list[Estimate] = []
        for each, even in zip(asked, super().estimates(asked), strict=True):
            others = len(each.decision.canonical) - 1
            found.append(Estimate([0.01 / others] * others + [0.99], even.outlooks))
        return found


def test_what_the_evaluator_is_sure_of_is_not_searched() -> None:
    game = mori.new_game("hitodama", players=2, seed=3, facts=False)
    decision = game.decisions[0]
    search = Search(Sure(), seeded(1))
    search.run(game.seat_view(decision.seat), 400)
    assert search.iterations == 1
    assert search.best(decision) is decision.canonical[-1]


def test_it_stops_when_more_iterations_could_not_change_the_choice() -> None:
    stopped = 0
    for seed in range(9, 14):
        game = last_choice(seed)
        decision = game.decisions[0]
        view = seat_view(game, decision.seat)
        search, whole = searched(view, 300), Search(Even(), seeded(1))
        whole.grow(view, 1)
        while whole.iterations < 300:
            whole.grow(view, min(BATCH, 300 - whole.iterations))
        assert search.best(decision) is whole.best(decision)
        stopped += search.iterations < 300
    assert stopped


def test_secret_answers_are_chosen_without_knowing_the_others() -> None:
    """The highest bid wins: each finds it, at one node, whatever the others bid before."""
    game = new_bids(3)
    decision = game.decisions[0]
    search = searched(seat_view(game, decision.seat), 600)
    assert set(search.root.choosers) == {0, 1, 2}
    assert search.best(decision) is max(decision.canonical, key=lambda action: action.a)
    others = search.root.choosers[1].edges
    assert sum(edge.visits for edge in others.values()) > 500


def test_the_tree_below_an_answer_is_kept() -> None:
    game = mori.new_game("hitodama", players=2, seed=3, facts=False)
    decision = game.decisions[0]
    search = searched(game.seat_view(decision.seat), 400)
    best = search.best(decision)
    below = search.root.kids[best.index]
    search.advance(best)
    assert search.root is below
    search.advance(decision.canonical[0])
    assert search.root is not below


@pytest.mark.parametrize("iterations", [1, 2, 17])
def test_a_small_budget_is_enough_for_a_legal_choice(iterations: int) -> None:
    game = mori.new_game("bitoku", players=2, seed=5, facts=False)
    decision = game.decisions[0]
    found = searched(game.seat_view(decision.seat), iterations).best(decision)
    assert found in decision.canonical
    assert start_game(game.rules, 5, ["a", "b"]).why_not(found, decision.seat) is None
