"""What a seat remembers: all it was told and answered, and nothing else."""

import pytest

import mori
from mori.core.recollection import Recollection
from mori.core.rng import seeded

CASES = [("bitoku", 1), ("bitoku", 2), ("bitoku", 4), ("hitodama", 2), ("hitodama", 3)]


def test_secret_answers_are_remembered_by_those_who_gave_them() -> None:
    game = mori.new_game("bitoku", players=2, seed=7)
    before = [game.information_state(seat) for seat in range(2)]
    secret = game.legal_actions(0)[0]
    game.apply(secret, 0)
    assert game.information_state(0) == f"{before[0]}> {secret.text}\n"
    assert game.information_state(1) == before[1]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_recollection_only_grows_and_is_the_same_in_one_go(name: str, players: int) -> None:
    game = mori.new_game(name, players=players, seed=7, facts=False)
    step_by_step = Recollection(game.rules, game.seed)
    rng = seeded(3)
    for _ in range(60):
        before = [step_by_step.of(seat) for seat in range(players)]
        canonical = game.decisions[0].canonical
        game.apply(canonical[rng.below(len(canonical))])
        step_by_step.follow(game)
        for seat in range(players):
            assert step_by_step.of(seat).startswith(before[seat])
    for seat in range(players):
        assert game.information_state(seat) == step_by_step.of(seat)
