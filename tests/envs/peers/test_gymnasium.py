"""Gymnasium's own test, and that many games at once are the games of single environments."""

import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mori
import mori.envs.gymnasium
from mori.core.errors import SetupError

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("mori/Bitoku-v0", {"players": 1, "level": "gentle"}),
    ("mori/Bitoku-v0", {"players": 1, "observation": "sparse"}),
    ("mori/Bitoku-v0", {"players": 2, "bots": "bamboo"}),
    ("mori/Bitoku-v0", {"players": 4, "bots": ["greedy", "random"], "seat": None}),
    ("mori/Bitoku-v0", {"players": 2, "bots": None, "mask": False, "observation": "dense"}),
    ("mori/Hitodama-v0", {}),
    ("mori/Hitodama-v0", {"players": 3, "bots": ["cedar", "fern"], "reward": "margin"}),
    ("mori/Hitodama-v0", {"players": 4, "observation": "blocks", "illegal": "replace"}),
]

every_table = pytest.mark.parametrize(("name", "how"), TABLES)


def legal(mask: np.ndarray[Any, Any], number: int) -> int:
    choices = np.flatnonzero(mask)
    return int(choices[number % len(choices)])


@every_table
def test_the_checker_finds_nothing(name: str, how: dict[str, Any]) -> None:
    env = gym.make(name, render_mode="ansi", **how)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A vector of numbers without bounds of its own is what it would rather not see.
        warnings.filterwarnings("ignore", message=".*Box observation space.*")
        check_env(env.unwrapped)


@every_table
def test_a_game_played_by_masks_ends_with_a_reward(name: str, how: dict[str, Any]) -> None:
    env = gym.make(name, **how)
    _, info = env.reset(seed=3)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        observation, reward, over, cut, info = env.step(legal(info["action_mask"], steps * 7))
        assert env.observation_space.contains(observation) and not cut
        steps += 1
    assert reward == info["rewards"][info["seat"]]
    assert info["action_mask"].all()


@every_table
def test_many_games_at_once_are_the_games_of_single_environments(
    name: str, how: dict[str, Any]
) -> None:
    lanes = 3
    vector = gym.make_vec(name, num_envs=lanes, **how)
    assert isinstance(vector.unwrapped, mori.envs.gymnasium.MoriVectorEnv)
    singles = [gym.make(name, disable_env_checker=True, **how) for _ in range(lanes)]
    together, info = vector.reset(seed=11)
    alone = [env.reset(seed=11 + lane)[0] for lane, env in enumerate(singles)]
    mask = how.get("mask", True)
    for step in range(120):
        found = together["observation"] if mask else together
        for lane in range(lanes):
            single = alone[lane]["observation"] if mask else alone[lane]
            if isinstance(single, dict):
                assert all((found[key][lane] == single[key]).all() for key in single)
            else:
                assert (found[lane] == single).all()
        actions = [legal(info["action_mask"][lane], step * 5 + lane) for lane in range(lanes)]
        together, rewards, ended, _, info = vector.step(np.array(actions))
        assert vector.observation_space.contains(together)
        for lane, env in enumerate(singles):
            last, reward, over, _, _ = env.step(actions[lane])
            assert (reward, over) == (rewards[lane], ended[lane])
            alone[lane] = last
            if over:
                final = info["final_obs"][lane]
                if mask and not isinstance(last["observation"], dict):
                    assert (final["observation"] == last["observation"]).all()
                alone[lane] = env.reset()[0]


def test_a_vector_of_gymnasiums_own_survives_the_ends_of_games() -> None:
    vector = gym.make_vec("mori/Hitodama-v0", num_envs=2, vectorization_mode="sync")
    _, info = vector.reset(seed=1)
    ends = 0
    for step in range(300):
        actions = [legal(info["action_mask"][lane], step) for lane in range(2)]
        _, _, ended, _, info = vector.step(np.array(actions))
        ends += int(ended.sum())
    assert ends


def test_an_illegal_choice_ends_the_game() -> None:
    env = gym.make("mori/Hitodama-v0")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_set_up_is_refused_with_its_reason() -> None:
    for how in ({"players": 9}, {"level": "gentle"}, {"bots": "nobody"}, {"bots": ["greedy"] * 3}):
        with pytest.raises(SetupError):
            gym.make("mori/Hitodama-v0", **how)
    for how in ({"seat": 7}, {"observation": "smells"}, {"illegal": "cheer"}):
        with pytest.raises(ValueError):
            gym.make("mori/Hitodama-v0", **how)


def test_bots_may_be_classes() -> None:
    class First(mori.Bot):
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, view: mori.SeatView) -> mori.Action:
            return view.legal_actions()[0]

    env = gym.make("mori/Hitodama-v0", bots=First)
    assert env.reset(seed=1)[1]["seat"] == 0
