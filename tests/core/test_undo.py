"""A seat may take back its own latest answers, as far as nothing hidden came to light."""

import mori
from mori.core.snapshot import digest


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
