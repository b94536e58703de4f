"""Every game is played from its first to its last decision, and keeps its promises on the way."""

import pytest

from mori.core.errors import IllegalAction
from mori.core.game import Game
from mori.core.rng import seeded
from mori.core.snapshot import digest, from_data, to_data
from tests.conformance.cases import Case, every_case, is_looked_at, random_play, start

LONGEST_GAME = 20_000  # answers; a game that takes more does not end


@every_case
def test_the_game_ends_and_ranks_every_seat(case: Case) -> None:
    game = start(case)
    for _ in random_play(game, case[2]):
        assert len(game.answers) < LONGEST_GAME
    result = game.result
    assert result is not None
    assert game.decisions == []
    assert sorted(seat for seats in result.ranking for seat in seats) == list(range(case[1]))
    for seat, items in enumerate(result.items):
        assert sum(item.points for item in items) == result.scores[seat]


@every_case
def test_every_decision_offers_something_and_nothing_twice(case: Case) -> None:
    game = start(case)
    for decision in random_play(game, case[2]):
        assert decision.actions
        assert len(set(decision.actions)) == len(decision.actions)
        for action in decision.actions:
            assert game.rules.space.actions[action.index] is action
            assert game.rules.space.parse(action.text) is action


@every_case
def test_every_listed_action_is_accepted(case: Case) -> None:
    game = start(case)
    for step, decision in enumerate(random_play(game, case[2])):
        if is_looked_at(step, 7, case[2]):
            for action in decision.actions:
                game.clone().apply(action, decision.seat)


@every_case
def test_unlisted_actions_are_refused_with_a_reason_and_change_nothing(case: Case) -> None:
    game = start(case)
    rng = seeded(case[2])
    for step, decision in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 5, case[2]):
            continue
        before = digest(game.state)
        for _ in range(40):
            action = game.rules.space.actions[rng.below(len(game.rules.space))]
            reason = game.why_not(action, decision.seat)
            if action in decision.actions:
                assert reason is None
                continue
            assert reason is not None and reason.code
            with pytest.raises(IllegalAction) as refused:
                game.apply(action, decision.seat)
            assert refused.value.code == "not_legal"
            assert refused.value.rules == reason.rules
        assert digest(game.state) == before


@every_case
def test_pieces_are_conserved(case: Case) -> None:
    game = start(case)
    pieces = game.rules.census(game.state)
    for _ in random_play(game, case[2]):
        assert game.rules.census(game.state) == pieces
    assert game.rules.census(game.state) == pieces


@every_case
def test_a_saved_state_goes_on_like_the_one_it_was_saved_from(case: Case) -> None:
    game = start(case)
    classes = {kind.__name__: kind for kind in game.rules.state_classes()}
    for step, decision in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 1, case[2]):
            continue
        saved = to_data(game.state)
        state = from_data(saved, classes)
        restored = Game(game.rules, game.rules.writer(state, None), game.seed, game.seats)  # type: ignore[arg-type]
        assert to_data(restored.state) == saved
        assert [d.actions for d in restored.decisions] == [d.actions for d in game.decisions]
        clone = game.clone()
        action = decision.actions[-1]
        clone.apply(action, decision.seat)
        restored.apply(action, decision.seat)
        assert to_data(restored.state) == to_data(clone.state)


@every_case
def test_past_clones_are_unchanged_by_what_follows(case: Case) -> None:
    game = start(case)
    kept = []
    for step, _ in enumerate(random_play(game, case[2])):
        if is_looked_at(step, 10, case[2]):
            clone = game.clone()
            kept.append((clone, digest(clone.state), len(clone.answers)))
    for clone, mark, answers in kept:
        assert digest(clone.state) == mark
        assert len(clone.answers) == answers


@every_case
def test_a_clone_plays_on_without_touching_its_original(case: Case) -> None:
    game = start(case)
    for step, _ in enumerate(random_play(game, case[2])):
        if is_looked_at(step, 25, case[2]):
            before = digest(game.state)
            for _ in random_play(game.clone(), case[2] + step):
                pass
            assert digest(game.state) == before
