"""Several seats answer one question secretly, in any order."""

import itertools
from typing import cast

import pytest

from mori.core.errors import IllegalAction
from mori.core.game import Game, start_game
from mori.core.rng import Rng, seeded
from mori.core.snapshot import from_data, to_data
from mori.core.state import GameState
from mori.core.view import seat_view
from tests.conformance import hidden
from tests.conformance.worlds import check_knowledge
from tests.core.secret_bids import HIDDEN, UNKNOWN_BID, Bidding, BidRules, new_bids


def test_all_seats_are_asked_at_once() -> None:
    game = new_bids(3)
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    assert {decision.number for decision in game.decisions} == {1}


def test_nothing_happens_before_the_last_answer() -> None:
    game = new_bids(3)
    assert game.apply("bid 3", 1) == []
    assert game.apply("bid 1", 0) == []
    assert game.view(None)["sums"] == [0, 0, 0]
    (revealed,) = game.apply("bid 2", 2)
    assert revealed.args == {"bids": [1, 3, 2]}


def test_the_question_keeps_its_number_until_all_have_answered() -> None:
    """A seat that read the question before another one answered is not late."""
    game = new_bids(2)
    number = game.decisions[1].number
    game.apply("bid 1", 0, number)
    game.apply("bid 1", 1, number)
    with pytest.raises(IllegalAction) as late:
        game.apply("bid 1", 0, number)
    assert late.value.code == "stale_decision"


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    game = new_bids(2)
    game.apply("bid 2", 0)
    with pytest.raises(IllegalAction) as twice:
        game.apply("bid 3", 0)
    assert twice.value.code == "not_your_decision"
    assert game.decision_of(0) is None


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_the_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    game = new_bids(3)
    for seat in order:
        game.apply(f"bid {seat + 1}", seat)
    assert game.view(None)["sums"] == [1, 2, 3]


@pytest.mark.parametrize("bid", [1, 2, 3])
def test_an_answer_is_secret_until_all_are_in(bid: int) -> None:
    game = new_bids(2)
    game.apply(f"bid {bid}", 0)
    assert game.view(0)["own_bid"] == bid
    for seat in (1, None):
        view = game.view(seat)
        assert view == {**new_bids(2).view(seat), "waiting_for": [1]}
        assert game.facts_for(seat) == []
    frame = seat_view(game, 1).world.frames[-1]
    assert isinstance(frame, Bidding)
    assert bid not in frame.bids


def test_sampled_worlds_fill_in_other_seats_answers() -> None:
    game = new_bids(2)
    game.apply("bid 1", 0)
    seen = set()
    for seed in range(30):
        world = seat_view(game, 1).sample(seeded(seed))
        frame = world.state.frames[-1]
        assert isinstance(frame, Bidding)
        seen.add(frame.bids[0])
    assert seen == {1, 2, 3}


def test_a_game_is_saved_and_cloned_between_simultaneous_answers() -> None:
    game = new_bids(2)
    game.apply("bid 2", 1)
    clone = game.clone()
    clone.apply("bid 3", 0)
    assert [decision.seat for decision in game.decisions] == [0]
    saved = to_data(game.state)
    classes = {kind.__name__: kind for kind in BidRules(2).state_classes()}
    assert to_data(from_data(saved, classes)) == saved


def test_the_record_keeps_who_answered_what_in_which_order() -> None:
    game = new_bids(2)
    game.apply("bid 2", 1)
    game.apply("bid 3", 0)
    assert game.history()["actions"] == ["1 bid 2", "0 bid 3"]
    assert game.rewound(1).decisions[0].seat == 0


def test_a_secret_answer_can_be_taken_back_until_all_are_in() -> None:
    game = new_bids(3)
    game.apply("bid 2", 1)
    game.apply("bid 3", 0)
    assert (game.undoable(0), game.undoable(1), game.undoable(2)) == ([1], [0], [])
    back = game.taken_back(1)
    assert back.history()["actions"] == ["0 bid 3"]
    assert [decision.seat for decision in back.decisions] == [1, 2]
    back.apply("bid 1", 1)
    (revealed,) = back.apply("bid 1", 2)
    assert revealed.args == {"bids": [3, 1, 1]}
    assert [back.undoable(seat) for seat in range(3)] == [[], [], []]


def test_an_answer_before_the_secret_ones_stands_once_another_seat_has_given_its_own() -> None:
    """What the other seat was asked could be another question then."""
    game = new_bids(3)
    game.apply("bid 2", 1)
    game.questions[0] -= 1  # as if it had been the answer that led to this question
    assert game.undoable(1) == [0]
    game.apply("bid 1", 0)
    assert game.undoable(1) == []
    assert game.undoable(0) == [1]


# -- what others have answered is nobody's business


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hidden.DECLARED, "secret_bids", HIDDEN)


def half_answered(rules: BidRules) -> Game:
    game = start_game(rules, 1, ["human"] * 3)
    game.apply("bid 3", 1)
    game.apply("bid 2", 2)
    return game


def test_no_seats_world_depends_on_what_others_have_answered(declared: None) -> None:
    check_knowledge(half_answered(BidRules(3)))


class ShowsBids(BidRules):
    def hide(self, state: GameState, seat: int | None) -> None:
        state.rng = Rng()


class GuessesNothing(BidRules):
    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        pass


class AlwaysGuessesTwo(BidRules):
    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        bids = cast(Bidding, state.frames[-1]).bids
        bids[:] = [2 if bid == UNKNOWN_BID else bid for bid in bids]


@pytest.mark.parametrize("careless", [ShowsBids, GuessesNothing, AlwaysGuessesTwo])
def test_rules_that_are_careless_with_answers_are_noticed(
    declared: None, careless: type[BidRules]
) -> None:
    with pytest.raises(AssertionError):
        check_knowledge(half_answered(careless(3)))
