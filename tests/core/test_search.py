"""Positions for search: how far one goes on after an answer that is tried out."""

from mori.core.registry import create_game
from tests.conformance.cases import random_play


def test_an_action_is_followed_to_the_next_turn_and_no_further() -> None:
    """Played on, a turn with one answer is taken at once; search ends where it begins."""
    game = create_game("bitoku", 1, 3, {}, want_facts=False)
    lone_turns = 0
    for decision in random_play(game, 3):
        for action in decision.canonical:
            played, tried = game.clone_position(), game.clone_position()
            played.choose(decision, action)
            tried.choose(decision, action, to_turn=True)
            if tried.is_turn() and len(tried.decisions[0].actions) == 1:
                lone_turns += 1
                assert tried.state.question == game.state.question + 1
                assert not played.is_turn() or len(played.decisions[0].actions) > 1
            else:
                assert tried.is_over == played.is_over
                assert tried.is_over or tried.decisions[0].actions == played.decisions[0].actions
    assert lone_turns > 5
