"""Gymnasium environments: one learner at a table, among bots, alone or in every seat.

Importing this registers every game under its name, as `mori/Name-v0`. `gymnasium.make_vec` returns
an environment of many games, which steps all of them in one call of the compiled engine.
"""

from typing import Any, Final

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mori.core.position import Position
from mori.core.registry import game_names
from mori.core.view import seat_view
from mori.envs.lanes import OVER, REFUSED, Lanes
from mori.envs.observations import NUMBER, Observation, Observations, encoder_of
from mori.envs.rewards import Reward, rewards_of
from mori.envs.setting import Bots, rivals_of, rules_for

REFUSAL: Final = -1.0  # the reward of an illegal choice that ends a game
SEEDS: Final = 2**63
RANDOM: Final = "random"
ILLEGAL: Final = ("end", "replace")


class Table:
    """What both environments share: rules, buffers and lanes."""

    def __init__(
        self,
        lanes: int,
        game: str,
        players: int,
        bots: Bots,
        level: str | None,
        seat: int | None,
        observation: Observation,
        illegal: str,
        options: dict[str, object] | None,
        pack: str | None,
        follows: bool,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {illegal!r}, not one of {', '.join(ILLEGAL)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players}")
        self.rules = rules_for(game, players, level, options, pack)
        encoder = encoder_of(self.rules)
        self.seen = Observations(encoder, observation)
        width = self.seen.width
        self.rows = np.zeros((lanes, width), NUMBER)
        self.masks = np.zeros((lanes, self.seen.choices), np.int8)
        self.heads = np.zeros((lanes, 2), np.int16)
        self.final_rows = np.zeros((lanes, width), NUMBER) if follows else None
        rivals = rivals_of(bots, players)
        self.lanes = Lanes(
            self.rules,
            encoder,
            lanes,
            None if rivals is None else rivals.make,
            -1 if seat is None else seat,
            self.seen.row_kind,
            self.rows.data.cast("B"),
            self.masks.data.cast("B"),
            self.heads.data.cast("B").cast("h"),
            None if self.final_rows is None else self.final_rows.data.cast("B"),
        )
        self.lanes.mends = illegal == "replace"

    def picture(self, lane: int, seat: int | None) -> str:
        """The table as text, as a seat sees it."""
        position = self.position(lane)
        return str(seat_view(position, seat))

    def position(self, lane: int) -> Position:
        """The game of a lane; it is the environment's, so look and do not touch."""
        position = self.lanes.lanes[lane].position
        if position is None:
            raise gym.error.ResetNeeded("call reset() first")
        return position


class MoriEnv(gym.Env[Any, Any]):
    """One game at a time, for one learner. A step is one decision.

    `bots` are names, classes or bots for the other seats (one of them for all); None lets the
    learner play every seat, told by `info["seat"]`. `seat` is the learner's, None another one each
    game. `observation` is one of mori.envs.observations, `mask` puts the mask into it, too.
    `reward` is one of mori.envs.rewards, given with the last step. An `illegal` choice ends the
    game with -1, or is replaced by a legal one.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: Bots = RANDOM,
        level: str | None = None,
        seat: int | None = 0,
        observation: Observation = "compact",
        mask: bool = True,
        reward: Reward = "win",
        illegal: str = "end",
        options: dict[str, object] | None = None,
        pack: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(
            1, game, players, bots, level, seat, observation, illegal, options, pack, False
        )
        self.render_mode = render_mode
        self.reward_kind = reward
        self.mask = mask
        seen = self.table.seen
        self.observation_space = seen.with_mask() if mask else seen.space
        self.action_space = seen.action_space
        self._answers = np.zeros(1, np.int64)
        self._is_seeded = False

    @property
    def seat(self) -> int:
        """The seat whose observation was given last: the one that is asked."""
        return int(self.table.heads[0, 0])

    def action_masks(self) -> NDArray[np.bool_]:
        """Which choices are legal, as sb3-contrib asks for it."""
        return self.table.masks[0].astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._is_seeded:
            self.table.lanes.seed(0, int(self.np_random.integers(SEEDS)))
            self._is_seeded = True
        self.table.lanes.reset(0)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.table.position(0)
        self._answers[0] = action
        self.table.lanes.step(self._answers.data)
        how = self.table.heads[0, 1]
        info = self._info()
        if how == REFUSED:
            info["illegal"] = True
            return self._observation(), REFUSAL, True, False, info
        reward = 0.0
        if how == OVER:
            result = self.table.lanes.results.get(0)
            if result is not None:
                rewards = rewards_of(result, self.reward_kind)
                reward = rewards[self.table.lanes.ended[0]]
                info["rewards"] = np.asarray(rewards)
        return self._observation(), reward, bool(how == OVER), False, info

    def render(self) -> Any:
        if self.render_mode != "ansi":
            return None
        return self.table.picture(0, self.seat)

    def _observation(self) -> Any:
        found = self.table.seen.of_row(self.table.rows[0])
        if not self.mask:
            return found
        return {"observation": found, "action_mask": self.table.masks[0].copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.masks[0].copy(), "seat": self.seat}


class MoriVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games, all of them stepped by one call. Keywords are those of MoriEnv.

    A game that ends is followed by a new one in the same step (`AutoresetMode.SAME_STEP`):
    `info["final_obs"]` has its last observation. With `copy=False` masks are the buffers
    themselves, which the next step changes.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int = 2,
        bots: Bots = RANDOM,
        level: str | None = None,
        seat: int | None = 0,
        observation: Observation = "compact",
        mask: bool = True,
        reward: Reward = "win",
        illegal: str = "end",
        options: dict[str, object] | None = None,
        pack: str | None = None,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.reward_kind = reward
        self.mask = mask
        self.copy = copy
        self.table = Table(
            num_envs, game, players, bots, level, seat, observation, illegal, options, pack, True
        )
        seen = self.table.seen
        self.single_observation_space = seen.with_mask() if mask else seen.space
        self.single_action_space = seen.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_seeded = False

    def action_masks(self) -> NDArray[np.bool_]:
        """Which choices are legal: a row for each game."""
        return self.table.masks.astype(np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        lanes = self.table.lanes
        for lane in range(self.num_envs):
            own: int | None = None
            if isinstance(seed, int):
                own = seed + lane
            elif seed is not None:
                own = seed[lane]
            if own is not None:  # the same games as an environment of one has with this seed
                own = int(gym.utils.seeding.np_random(own)[0].integers(SEEDS))
            elif not self._is_seeded:
                own = int(self.np_random.integers(SEEDS))
            if own is not None:
                lanes.seed(lane, own)
            lanes.reset(lane)
        self._is_seeded = True
        return self._observations(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        table = self.table
        answers = np.ascontiguousarray(actions, np.int64)
        table.lanes.step(answers.data)
        how = table.heads[:, 1]
        ended = how != 0
        rewards = np.zeros(self.num_envs)
        info = self._info()
        if ended.any():
            self._tell_ends(ended, rewards, info)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, ended, truncated, info

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode != "ansi":
            return None
        seats = self.table.heads[:, 0]
        return tuple(self.table.picture(lane, int(seats[lane])) for lane in range(self.num_envs))

    def _tell_ends(
        self, ended: NDArray[np.bool_], rewards: NDArray[np.float64], info: dict[str, Any]
    ) -> None:
        """Rewards of the games that ended, and the last observations."""
        table = self.table
        assert table.final_rows is not None
        seats = table.rules.players
        everybody = np.zeros((self.num_envs, seats))
        final = np.full(self.num_envs, None, object)
        everything = np.ones(table.seen.choices, np.int8)
        for lane in np.flatnonzero(ended):
            number = int(lane)
            result = table.lanes.results.get(number)
            if result is None:
                rewards[number] = REFUSAL
            else:
                everybody[number] = rewards_of(result, self.reward_kind)
                rewards[number] = everybody[number, table.lanes.ended[number]]
            last = table.seen.of_row(table.final_rows[number])
            final[number] = {"observation": last, "action_mask": everything} if self.mask else last
        info["final_obs"] = final
        info["_final_obs"] = ended.copy()
        info["final_info"] = {
            "rewards": everybody,
            "_rewards": ended.copy(),
            "illegal": table.heads[:, 1] == REFUSED,
            "_illegal": ended.copy(),
        }
        info["_final_info"] = ended.copy()

    def _observations(self) -> Any:
        table = self.table
        found: Any = table.seen.of_rows(table.rows)
        if table.seen.kind == "blocks":
            found = table.seen.in_blocks(found)
        if not self.mask:
            return found
        return {"observation": found, "action_mask": self._masks()}

    def _masks(self) -> NDArray[np.int8]:
        return self.table.masks.copy() if self.copy else self.table.masks

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._masks(),
            "_action_mask": every,
            "seat": self.table.heads[:, 0].copy(),
            "_seat": every,
        }


def register_games() -> None:
    """Make every game known to Gymnasium that it does not know yet."""
    for game in game_names():
        name = f"mori/{game.title()}-v0"
        if name not in gym.registry:
            gym.register(
                name,
                entry_point="mori.envs.gymnasium:MoriEnv",
                vector_entry_point="mori.envs.gymnasium:MoriVectorEnv",
                kwargs={"game": game},
            )


register_games()
