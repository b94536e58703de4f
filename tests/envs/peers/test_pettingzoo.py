"""PettingZoo's own tests, and what an agent may see and choose."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from mori.envs import pettingzoo

TABLES = [("bitoku", 1), ("bitoku", 2), ("bitoku", 3), ("bitoku", 4)]
TABLES += [("hitodama", 2), ("hitodama", 3), ("hitodama", 4)]

every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@every_table
def test_the_api(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises arrays, and knows dictionaries with masks
        api_test(pettingzoo.env(game, players=players), num_cycles=120)
        parallel_api_test(pettingzoo.parallel_env(game, players=players), num_cycles=80)


@every_table
def test_the_same_seed_gives_the_same_games(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players, illegal="replace"), num_cycles=40)
    parallel_seed_test(
        lambda: pettingzoo.parallel_env(game, players=players, illegal="replace"), num_cycles=40
    )


@every_table
def test_a_game_is_cut_off_after_so_many_cycles(game: str, players: int) -> None:
    def parallel(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(
            game, players=players, illegal="replace", max_cycles=max_cycles
        )

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)),
        )
    )


@every_table
def test_a_game_played_by_masks_ends_with_rewards(game: str, players: int) -> None:
    env = pettingzoo.env(game, players=players)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        assert env.observation_space(agent).contains(observation)
        if ended or cut:
            assert observation["action_mask"].all()
            env.step(None)
            continue
        mask = observation["action_mask"]
        assert (mask == env.unwrapped.action_masks()).all()
        others = [each for each in env.agents if each != agent]
        assert not any(env.observe(each)["action_mask"].any() for each in others)
        env.step(rng.choice(np.flatnonzero(mask)))
    assert any(total.values())


def test_an_illegal_choice_ends_the_game_for_all_and_costs_its_agent() -> None:
    env = pettingzoo.env("hitodama", players=3)
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(~env.unwrapped.action_masks())[0]))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert env.infos[agent] == {"illegal": True}


def test_secret_choices_are_made_in_one_step_and_others_do_nothing() -> None:
    env = pettingzoo.parallel_env("bitoku", players=3)
    observations, _ = env.reset(seed=3)
    asked = [agent for agent in env.agents if not observations[agent]["action_mask"][0]]
    assert asked == env.agents  # in Spring all of them discard
    actions = {a: int(np.flatnonzero(observations[a]["action_mask"])[0]) for a in env.agents}
    observations, *_ = env.step(actions)
    idle = [agent for agent in env.agents if observations[agent]["action_mask"][0]]
    assert len(idle) == 2
    assert all(observations[agent]["action_mask"].sum() == 1 for agent in idle)


def test_a_secret_choice_changes_nothing_that_others_see() -> None:
    env = pettingzoo.env("bitoku", players=2).unwrapped
    env.reset(seed=3)
    before = env.observe("seat_1")["observation"]
    env.step(int(np.flatnonzero(env.action_masks())[-1]))
    assert env.agent_selection == "seat_1"
    assert (env.observe("seat_1")["observation"] == before).all()


@pytest.mark.parametrize("observation", ["compact", "sparse", "dense", "blocks"])
def test_observations_come_in_every_kind(observation: str) -> None:
    env = pettingzoo.env("hitodama", players=2, observation=observation)
    env.reset(seed=3)
    assert env.observation_space("seat_0").contains(env.observe("seat_0"))


def test_it_is_drawn_as_text() -> None:
    env = pettingzoo.env("hitodama", players=2, render_mode="ansi")
    env.reset(seed=3)
    assert "Lunar cards" in env.render()
