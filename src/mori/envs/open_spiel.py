"""OpenSpiel games: importing this registers every game under its name, as `python_mori_name`.

A game begins with one chance node: the deal. All chance of the game follows from it, and nobody
sees which deal it was, so a search must deal again what its seat cannot know:
`resample_from_infostate`. Secret decisions that several seats make at once are made one after
another; nobody sees the others' before all are in. Actions are numbers of choices, the same for
every number of players.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from mori.core.position import Position
from mori.core.registry import entry_of, game_names
from mori.core.rules import GameRules
from mori.envs.observations import NUMBER, Seen
from mori.envs.rewards import rewards_of
from mori.envs.setting import rules_for
from mori.envs.table import CHANCE, TERMINAL, Table, telling

DEALS: Final = 4096
PREFIX: Final = "python_mori_"
LONGEST: Final = 20_000  # answers: no game takes more (tests/conformance)
USUAL_PLAYERS: Final = 2
NOT_DEALT: Final = "deal"

_seen: dict[tuple[str, int], Seen] = {}


def seen_of(game: str, players: int) -> Seen:
    """What the seats see, once for a game and number of players."""
    key = (game, players)
    if key not in _seen:
        _seen[key] = Seen(rules_for(game, players), "compact")
    return _seen[key]


def table_again(rules: GameRules, position: Position | None, known: dict[int, str]) -> Table:
    """The table that was pickled."""
    table = Table(rules, seen_of(rules.game, rules.players).encoder)
    if position is not None:
        table.put(telling(position) if known else position)
    table.known = known
    return table


class MoriObserver:
    """Writes what a seat sees into an array that is made once."""

    def __init__(self, game: str, players: int) -> None:
        seen = seen_of(game, players)
        self.compact = seen.encoder.compact
        self.shares = seen.observations.shares
        self.tensor = np.zeros(seen.observations.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        position, tensor = state.table.position, self.tensor
        if position is None:
            tensor.fill(0)
            return
        tensor[:] = np.frombuffer(self.compact(position.state, player), NUMBER)
        np.multiply(tensor, self.shares, tensor)

    def string_from(self, state: Any, player: int) -> str:
        return state.observation_string(player)


class MoriState(pyspiel.State):
    """A state of one of Mori's games."""

    def __init__(self, game: Any, name: str, players: int) -> None:
        super().__init__(game)
        self.table = Table(rules_for(name, players), seen_of(name, players).encoder)

    def current_player(self) -> int:
        return self.table.asked

    def is_chance_node(self) -> bool:
        return self.table.asked == CHANCE

    def is_terminal(self) -> bool:
        return self.table.asked == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """OpenSpiel's own asks through C++, with five calls of Python instead of one."""
        asked = self.table.asked
        if asked >= 0 and (player is None or player == asked):
            return sorted(self.table.legal())
        given = () if player is None else (player,)
        found: list[int] = super().legal_actions(*given)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if player == self.table.asked else []

    def _apply_action(self, action: int) -> None:
        if self.table.position is None:
            self.table.deal(action)
        else:
            self.table.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"{NOT_DEALT} {action}"
        return self.table.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.rules.players
        return rewards_of(self.table.dealt().final_result)

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        position = self.table.position
        return NOT_DEALT if position is None else f"{position!r} {position.digest()}"

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return NOT_DEALT if self.table.position is None else self.table.remembered(seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return NOT_DEALT if self.table.position is None else self.table.sight(seat)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        rules, position = self.table.rules, self.table.position
        seen = seen_of(rules.game, rules.players)
        if position is None:
            return [0.0] * seen.observations.size
        found: list[float] = seen.observation(position, seat).tolist()
        return found

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What the seat knows now: games this long have no tensor of all that was."""
        return self.observation_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MoriState":
        """A state that is the same to a player, where all it does not know is dealt again."""
        other: MoriState = self.clone()
        other.table = self.table.sampled(player, sampler)
        return other


def register(name: str) -> type:
    """Make a game known to OpenSpiel."""
    entry = entry_of(name)
    counts = entry.player_counts()
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Mori {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # A game can have no winner.
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL_PLAYERS},
    )

    class MoriGame(pyspiel.Game):
        """One of Mori's games with a number of players."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            players = int(given.get("players", USUAL_PLAYERS))
            seen = seen_of(name, players)
            info = pyspiel.GameInfo(
                num_distinct_actions=seen.observations.choices,
                max_chance_outcomes=DEALS,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, given)
            self.players = players  # nothing else of Mori: OpenSpiel pickles a Python game

        def new_initial_state(self) -> MoriState:
            return MoriState(self, name, self.players)

        def max_chance_nodes_in_history(self) -> int:
            return 1

        def observation_tensor_shape(self) -> Sequence[int]:
            return [seen_of(name, self.players).observations.size]

        def information_state_tensor_shape(self) -> Sequence[int]:
            return self.observation_tensor_shape()

        def make_py_observer(
            self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
        ) -> MoriObserver:
            return MoriObserver(name, self.players)

    pyspiel.register_game(kind, MoriGame)
    return MoriGame


GAMES: Final = {name: register(name) for name in game_names()}
