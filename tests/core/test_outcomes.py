"""What an action is said to bring is what it brings, whatever is hidden."""

import random

import pytest

import mori
from mori.core.rng import seeded
from mori.core.view import SeatView
from tests.server.running import CASES

Told = list[tuple[str, dict[str, object]]]


def outcome(known: SeatView, text: str) -> Told:
    assert known.decision is not None
    action = next(action for action in known.decision.actions if action.text == text)
    return [(fact.kind, fact.args) for fact in known.outcome(action).facts]


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_outcomes_come_true(name: str, players: int, seed: int) -> None:
    """On the way through a game, each action taken begins with the facts it was said to bring."""
    chance = random.Random(seed)
    game = mori.new_game(name, players=players, seed=seed)
    said = 0
    while not game.is_over:
        decision = chance.choice(game.decisions)
        known = game.seat_view(decision.seat)
        action = chance.choice(decision.actions)
        promised = outcome(known, action.text)
        facts = game.apply(action, decision.seat)
        told = [fact.seen_by(decision.seat) for fact in facts]
        happened = [(fact.kind, fact.args) for fact in told if fact is not None]
        assert happened[: len(promised)] == promised
        said += len(promised)
    assert said > len(game.answers) / 3


@pytest.mark.parametrize(("name", "players"), CASES)
def test_outcomes_do_not_depend_on_what_is_hidden(name: str, players: int) -> None:
    """Deal again all that a seat may not know: every action is still said to bring the same."""
    chance = random.Random(7)
    game = mori.new_game(name, players=players, seed=7)
    for _ in range(60):
        decision = chance.choice(game.decisions)
        known = game.seat_view(decision.seat)
        dealt = known.sample(seeded(chance.getrandbits(60)))
        other = SeatView(known.rules, known.seat, dealt.state, known.decision, known.is_turn)
        for action in decision.actions:
            assert outcome(other, action.text) == outcome(known, action.text)
        game.apply(chance.choice(decision.actions), decision.seat)
        if game.is_over:
            break


def test_an_outcome_ends_before_somebody_elses_turn() -> None:
    """Ending the last turn of a round is said to bring nothing that others or the course do."""
    game = mori.new_game("bitoku", players=1, seed=1)
    solo_turns = 0
    while not game.is_over:
        decision = game.decisions[0]
        known = game.seat_view(decision.seat)
        for action in decision.actions:
            kinds = {kind for kind, _ in outcome(known, action.text)}
            assert not any(kind.startswith("tengu_") for kind in kinds)
            assert not kinds & {"round_began", "turn_began", "season_began"}
        facts = game.apply(decision.actions[-1])
        solo_turns += any(fact.kind == "tengu_rolled" for fact in facts)
    assert solo_turns


def test_a_secret_answer_brings_nothing_yet() -> None:
    game = mori.new_game("bitoku", players=3, seed=1)
    assert len(game.decisions) == 3
    for decision in game.decisions:
        known = game.seat_view(decision.seat)
        assert all(outcome(known, action.text) == [] for action in decision.actions)
