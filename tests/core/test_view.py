"""What a view holds: the question of its own seat, and nothing that is hidden from it."""

import pytest

import mori
from mori.core.registry import create_game
from mori.core.rng import seeded
from mori.core.snapshot import to_data
from mori.core.view import moment_view, seat_view
from tests.conformance.cases import random_play
from tests.conformance.hidden import with_hidden_permuted

EYES = (None, 0, 1)
STEPS = 40
SEED = 1


@pytest.mark.parametrize("name", mori.game_names())
def test_a_view_holds_the_question_of_its_seat_and_no_other(name: str) -> None:
    game = create_game(name, 2, SEED, {}, want_facts=False)
    for step, _ in enumerate(random_play(game, SEED)):
        if step == STEPS:
            break
        asked = {decision.seat: decision for decision in game.decisions}
        for seat in EYES:
            told = game.view(seat).get("decision")
            if seat in asked:
                question = asked[seat]
                texts = [action.text for action in question.actions]
                expected = {"number": question.number, "kind": question.kind, "actions": texts}
                assert told == expected
            else:
                assert told is None
                assert game.seat_view(seat).prompt() == {}


@pytest.mark.parametrize("name", mori.game_names())
def test_a_moment_between_two_questions_hides_what_a_question_hides(name: str) -> None:
    game = create_game(name, 2, SEED, {}, want_facts=False)
    rng = seeded(SEED)
    for step, _ in enumerate(random_play(game, SEED)):
        if step == STEPS:
            break
        for seat in EYES:
            other = with_hidden_permuted(game, seat, rng)
            assert to_data(other.state) != to_data(game.state)
            mine, theirs = (moment_view(game.rules, each.state, seat) for each in (game, other))
            assert to_data(mine.world) == to_data(theirs.world)
            assert to_data(mine.world) == to_data(seat_view(game, seat).world)
            assert "decision" not in mine.data(), "nobody is asked"
