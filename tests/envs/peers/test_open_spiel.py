"""OpenSpiel's own tests, and that resampled states are the same to the seat that asked."""

import gzip
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import mori.envs.open_spiel

GAMES = {"bitoku": "python_mori_bitoku", "hitodama": "python_mori_hitodama"}
TABLES = [("bitoku", 1), ("bitoku", 2), ("bitoku", 4), ("hitodama", 2), ("hitodama", 3)]
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def load(name: str, players: int) -> Any:
    return pyspiel.load_game(GAMES[name], {"players": players})


def begun(name: str, players: int, answers: int, seed: int = 5) -> Any:
    """A state some answers into a game."""
    state = load(name, players).new_initial_state()
    rng = random.Random(seed)
    state.apply_action(rng.randrange(mori.envs.open_spiel.DEALS))
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_table
def test_random_simulations(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_a_resampled_state_is_the_same_to_the_seat(name: str, players: int) -> None:
    rng = random.Random(1)
    differs = 0
    for answers in (0, 1, 25, 90):
        state = begun(name, players, answers)
        if state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        differs += str(other) != str(state)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        again = other.resample_from_infostate(seat, rng.random)
        assert again.information_state_string(seat) == state.information_state_string(seat)
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert len(other.returns()) == players
    assert differs


def test_a_secret_answer_changes_nothing_that_others_know() -> None:
    state = begun("bitoku", 2, 0)
    first, second = state.clone(), state.clone()
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[-1])
    assert str(first) != str(second) and first.current_player() == 1
    for told in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(first, told)(1) == getattr(second, told)(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_deals_that_look_the_same_to_a_seat_have_the_same_information_state() -> None:
    states = [begun("bitoku", 2, 0, seed=seed) for seed in range(30)]
    for state in states:
        for other in states:
            same = state.observation_string(0) == other.observation_string(0)
            assert same == (state.information_state_string(0) == other.information_state_string(0))


@every_table
def test_states_are_cloned_and_pickled(name: str, players: int) -> None:
    state = begun(name, players, 30)
    sampled = state.resample_from_infostate(state.current_player(), random.Random(2).random)
    for each in (state, sampled):
        for other in (each.clone(), pickle.loads(pickle.dumps(each))):
            assert str(other) == str(each)
            assert other.information_state_string(0) == each.information_state_string(0)
            other.apply_action(other.legal_actions()[0])
            assert str(other) != str(each)


def test_an_observer_writes_what_the_state_tells() -> None:
    game = load("hitodama", 2)
    observer = game.make_py_observer()
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    state.apply_action(3)
    for seat in range(2):
        observer.set_from(state, seat)
        assert np.allclose(observer.tensor, state.observation_tensor(seat))
        assert observer.string_from(state, seat) == state.observation_string(seat)


def test_ismcts_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = begun("hitodama", 2, 4)
    bot = ismcts.ISMCTSBot(
        load("hitodama", 2),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_what_it_was(name: str, tmp_path: Path) -> None:
    """`python -m tests.envs.playthroughs` writes them again after a change of the games."""
    kept = tmp_path / "playthrough.txt"
    kept.write_bytes(gzip.decompress((PLAYTHROUGHS / f"{GAMES[name]}.txt.gz").read_bytes()))
    flags.FLAGS.mark_as_parsed()  # replaying reads those of a command line
    original, now = generate_playthrough.replay(str(kept))
    assert now == original
