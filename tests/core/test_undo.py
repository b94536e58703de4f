"""A seat may take back its own latest answers, as far as nothing hidden came to light."""

from typing import ClassVar

import pytest

import mori
from mori.core.actions import Action
from mori.core.frames import Frame
from mori.core.game import Game
from mori.core.rng import seeded
from mori.core.snapshot import digest
from tests.core.secret_bids import BidRules, BidWriter


def test_own_answers_can_be_taken_back_one_by_one() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    seat = game.decisions[0].seat
    start = digest(game.state)
    game.apply("move reserve > berry.1")
    game.apply("move reserve > amber.2")
    assert game.undoable(seat) == [1, 0]
    back = game.taken_back(seat)
    assert [action.text for action in back.answers] == ["move reserve > berry.1"]
    assert game.taken_back(seat, 5).answers == []
    assert digest(game.rewound(0).state) == start


def test_a_drawn_card_cannot_be_undrawn() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    seat = game.decisions[0].seat
    game.apply("move reserve > berry.1")
    game.apply("draw")
    assert game.undoable(seat) == []
    game.apply("move reserve > amber.2")
    assert game.undoable(seat) == [2]


def test_another_seats_answer_ends_what_can_be_taken_back() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    seat = game.decisions[0].seat
    game.apply("move reserve > berry.1")
    game.apply("end")
    assert game.undoable(seat) == [1, 0]
    game.apply("end", 1 - seat)
    assert game.undoable(seat) == []


def test_a_rewound_game_tells_the_same_facts() -> None:
    game = mori.new_game("hitodama", players=3, seed=4)
    for _ in range(12):
        game.apply(game.decisions[0].actions[0])
    again = game.rewound(12)
    assert [fact.to_data() for fact in again.facts] == [fact.to_data() for fact in game.facts]


class Ask(Frame[BidWriter]):
    """A question with so many answers, after which nothing follows from it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "answers")

    def __init__(self, seat: int, answers: int) -> None:
        super().__init__(seat)
        self.answers = answers

    def run(self, w: BidWriter) -> bool:
        return True

    def kind(self) -> str:
        return "ask"

    def actions(self, w: BidWriter, seat: int) -> list[Action]:
        return w.space.actions[: self.answers]

    def answer(self, w: BidWriter, seat: int, action: Action) -> None:
        w.done()


@pytest.mark.parametrize(("other", "undoable"), [(0, [0]), (1, [])])
def test_the_only_answer_of_another_seat_ends_what_can_be_taken_back_too(
    other: int, undoable: list[int]
) -> None:
    """It is given by itself, but it may have shown what that seat holds."""
    rules = BidRules(2)
    game = Game(rules, rules.start(seeded(1), []), 1, ["human"] * 2)
    game.state.frames = [Ask(0, 2), Ask(other, 1), Ask(0, 2)]
    game.run()
    game.apply("bid 1", 0)
    assert [decision.seat for decision in game.decisions] == [0]
    assert game.undoable(0) == undoable
