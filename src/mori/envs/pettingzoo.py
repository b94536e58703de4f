"""PettingZoo environments: every seat is an agent.

`env` asks one agent at a time (AEC), `parallel_env` all of them at once. Secret decisions that
several seats make at the same time are asked one after another in the first, and nobody sees the
others' answers before all are in; in the second they are made in one step, and an agent that is not
asked can choose only 0, which is nothing.
"""

from typing import Any, Final

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from mori.core.game import Game, start_game
from mori.core.rng import SEED_LIMIT
from mori.envs.observations import Observation, Seen
from mori.envs.rewards import Reward, rewards_of
from mori.envs.setting import rules_for

REFUSAL: Final = -1.0  # the reward of an illegal choice
NOTHING: Final = 0  # the choice of an agent that is not asked, in a parallel environment
ILLEGAL: Final = ("end", "replace")


class Course:
    """One game after another, and what their agents see: what both environments share."""

    def __init__(
        self,
        game: str,
        players: int,
        level: str | None,
        observation: Observation,
        reward: Reward,
        illegal: str,
        options: dict[str, object] | None,
        pack: str | None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {illegal!r}, not one of {', '.join(ILLEGAL)}")
        self.rules = rules_for(game, players, level, options, pack)
        self.seen = Seen(self.rules, observation)
        self.reward_kind = reward
        self.mends = illegal == "replace"
        self.agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        spaces = self.seen.observations
        self.observation_space = spaces.with_mask()
        self.action_space = spaces.action_space
        self.rng: np.random.Generator | None = None
        self.game: Game | None = None

    def begin(self, seed: int | None) -> Game:
        """A new game; the same ones follow from the same seed."""
        if seed is not None or self.rng is None:
            self.rng = seeding.np_random(seed)[0]
        drawn = int(self.rng.integers(SEED_LIMIT, dtype=np.uint64))
        self.game = start_game(self.rules, drawn, ["human"] * self.rules.players, False)
        return self.game

    def playing(self) -> Game:
        """The game being played."""
        if self.game is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self.game

    def observation(self, seat: int, mask: NDArray[np.int8]) -> dict[str, Any]:
        return {
            "observation": self.seen.observation(self.playing(), seat),
            "action_mask": mask,
        }

    def answer(self, seat: int, action: int) -> bool:
        """Take a seat's choice; False if it is not legal, and nothing has changed."""
        game = self.playing()
        decision = game.decision_of(seat)
        assert decision is not None
        choices = self.seen.choices(game, seat)
        if action in choices:
            chosen = choices.index(action)
        elif self.mends and self.rng is not None:
            chosen = int(self.rng.integers(len(choices)))
        else:
            return False
        game.apply(decision.canonical[chosen], seat)
        return True

    def rewards(self) -> dict[str, float]:
        """What each agent has of a game that is over."""
        return dict(zip(self.agents, rewards_of(self.playing().final_result, self.reward_kind)))


class raw_env(AECEnv[str, Any, Any]):
    """The environment without PettingZoo's wrapper: one agent at a time."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "name": "mori_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        level: str | None = None,
        observation: Observation = "compact",
        reward: Reward = "win",
        illegal: str = "end",
        options: dict[str, object] | None = None,
        pack: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.course = Course(game, players, level, observation, reward, illegal, options, pack)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.course.agents)
        self.agents: list[str] = []
        self.action_spaces = dict.fromkeys(self.possible_agents, self.course.action_space)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.course.observation_space)
        self.steps = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        game = self.course.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.agents[game.decisions[0].seat]

    def action_masks(self, agent: str | None = None) -> NDArray[np.bool_]:
        """Which choices an agent has, by default the one that is asked."""
        return self._mask(self.course.seats[agent or self.agent_selection]).astype(np.bool_)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.course.seats[agent]
        return self.course.observation(seat, self._mask(seat))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        course = self.course
        game = course.playing()
        self.steps += 1
        if not course.answer(course.seats[agent], int(action)):
            self.rewards[agent] = REFUSAL
            self.infos[agent] = {"illegal": True}
            self.terminations = dict.fromkeys(self.agents, True)
        elif game.is_over:
            self.rewards = course.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            if self.max_cycles is not None and self.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[game.decisions[0].seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self.course.playing()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _mask(self, seat: int) -> NDArray[np.int8]:
        course = self.course
        game = course.playing()
        if game.is_over:
            return course.seen.everything()
        # Of several who are asked at once, one is asked here: the others wait for their turn.
        asked = self.agent_selection == self.possible_agents[seat]
        return course.seen.mask(course.seen.choices(game, seat) if asked else [])


def env(game: str, players: int = 2, **how: Any) -> AECEnv[str, Any, Any]:
    """An AEC environment of a game with `players` agents.

    Keywords: `level`, `observation` (mori.envs.observations), `reward` (mori.envs.rewards),
    `illegal` ("end" the game with -1, or "replace" the choice by a legal one), `options`, `pack`,
    `max_cycles` (choices after which the game is cut off), `render_mode` ("ansi").
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **how))


class parallel_env(ParallelEnv[str, Any, Any]):
    """The parallel environment: each step has a choice of every agent. Keywords are those of `env`.

    Whoever is not asked has one choice, 0, which is nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "name": "mori_parallel_v0",
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        level: str | None = None,
        observation: Observation = "compact",
        reward: Reward = "win",
        illegal: str = "end",
        options: dict[str, object] | None = None,
        pack: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.course = Course(game, players, level, observation, reward, illegal, options, pack)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.course.agents)
        self.agents: list[str] = []
        self.steps = 0

    def observation_space(self, agent: str) -> Any:
        return self.course.observation_space

    def action_space(self, agent: str) -> Any:
        return self.course.action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.course.begin(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def action_masks(self, agent: str) -> NDArray[np.bool_]:
        """Which choices an agent has."""
        return self._mask(self.course.seats[agent]).astype(np.bool_)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        course = self.course
        game = course.playing()
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.steps += 1
        refused = False
        for seat in [decision.seat for decision in game.decisions]:
            agent = self.possible_agents[seat]
            if not course.answer(seat, int(actions[agent])):
                rewards[agent] = REFUSAL
                infos[agent] = {"illegal": True}
                refused = True
                break
        if game.is_over:
            rewards = course.rewards()
        is_cut = self.max_cycles is not None and self.steps >= self.max_cycles
        ended = dict.fromkeys(agents, game.is_over or refused)
        cut = dict.fromkeys(agents, is_cut and not game.is_over and not refused)
        observations = self._observations()
        if game.is_over or refused or is_cut:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def render(self) -> str | None:
        return str(self.course.playing()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _observations(self) -> dict[str, Any]:
        return {
            agent: self.course.observation(seat, self._mask(seat))
            for agent, seat in self.course.seats.items()
        }

    def _mask(self, seat: int) -> NDArray[np.int8]:
        course = self.course
        game = course.playing()
        if game.is_over:
            return course.seen.everything()
        return course.seen.mask(course.seen.choices(game, seat) or [NOTHING])
