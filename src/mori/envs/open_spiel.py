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

from mori.core.game import Game, start_game
from mori.core.position import Position
from mori.core.recollection import Recollection, line_for
from mori.core.registry import entry_of, game_names
from mori.core.rng import seeded
from mori.core.rules import GameRules
from mori.envs.observations import Seen
from mori.envs.rewards import rewards_of
from mori.envs.setting import rules_for

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


class Table:
    """What a state holds of Mori: the game, or a sampled position, and what its seats remember.

    OpenSpiel clones a Python state by a deep copy of its attributes, and pickles them: a copy has
    the game's copy, and remembers by playing it again when it is asked.
    """

    def __init__(self, game: str, players: int) -> None:
        self.key = (game, players)
        self.seen = seen_of(game, players)
        self.position: Position | None = None
        self.numbers: list[int] | None = None  # of the choices of the seat that is asked
        self.known: dict[int, str] = {}  # of a sampled position: what was remembered by then
        self._recollection: Recollection | None = None

    def __deepcopy__(self, memo: object) -> "Table":
        other = Table(*self.key)
        if self.position is not None:
            copy = self.position.clone()
            other.position = telling(copy) if self.known else copy
        other.numbers = self.numbers
        other.known = dict(self.known)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return table_again, (self.key, self.position, self.known)

    @property
    def rules(self) -> GameRules:
        return rules_for(*self.key)

    def deal(self, number: int) -> None:
        """Begin the game of a deal."""
        players = self.key[1]
        self.position = start_game(self.rules, number, ["human"] * players, False)
        self.numbers = None

    def dealt(self) -> Position:
        """The game, which must have been dealt."""
        if self.position is None:
            raise RuntimeError("nothing has been dealt yet")
        return self.position

    def legal(self) -> list[int]:
        """The numbers of the choices of the seat that is asked first, as `canonical` lists them."""
        numbers = self.numbers
        if numbers is None:
            position = self.dealt()
            decision = position.decisions[0]
            encoder = self.seen.encoder
            numbers = encoder.choices(position.state, decision.seat, decision.canonical)[::2]
            self.numbers = numbers
        return numbers

    def text(self, number: int) -> str:
        """A choice in notation."""
        numbers = self.legal()
        if number not in numbers:
            return str(number)
        return self.dealt().decisions[0].canonical[numbers.index(number)].text

    def choose(self, number: int) -> None:
        """Take a choice of the seat that is asked first."""
        position = self.dealt()
        decision = position.decisions[0]
        action = decision.canonical[self.legal().index(number)]
        if self.known:
            self.known[decision.seat] += f"> {action.text}\n"
        position.apply(action, decision.seat)
        self.numbers = None
        if self.known:
            self._hear(position)

    def remembered(self, seat: int) -> str:
        """All that a seat was told and answered."""
        position = self.dealt()
        if not isinstance(position, Game):
            return self.known[seat]
        if self._recollection is None:
            self._recollection = Recollection(position.rules, position.seed)
        self._recollection.follow(position)
        return self._recollection.of(seat)

    def _hear(self, position: Position) -> None:
        """Take in what a sampled position tells since it was sampled."""
        facts = position.writer.facts or []
        for fact in facts:
            for seat in self.known:
                line = line_for(fact, seat)
                if line:
                    self.known[seat] += line
        facts.clear()

    def sight(self, seat: int) -> str:
        """What a seat sees now, as text."""
        data = self.dealt().seat_view(seat).data()
        data.pop("components", None)  # what is printed is the same at all times
        return repr(data)

    def sampled(self, seat: int, draw: Callable[[], float]) -> "Table":
        """A table that is the same to a seat, where all it does not know is dealt again.

        The seat remembers all it did. The others, who may have seen there what they did not see
        here, remember what they see when it is sampled, and all that follows.
        """
        other = Table(*self.key)
        rng = seeded(int(draw() * 2**63))
        other.position = telling(self.dealt().seat_view(seat).sample(rng))
        for each in range(self.key[1]):
            seen = f"sampled by {seat}: {other.sight(each)}\n"
            other.known[each] = self.remembered(seat) if each == seat else seen
        return other


def telling(position: Position) -> Position:
    """The position, with facts told from now on."""
    return Position(position.rules, position.rules.writer(position.state, []))


def table_again(key: tuple[str, int], position: Position | None, known: dict[int, str]) -> Table:
    """The table that was pickled."""
    table = Table(*key)
    table.position = telling(position) if position is not None and known else position
    table.known = known
    return table


class MoriObserver:
    """Writes what a seat sees into an array that is made once."""

    def __init__(self, game: str, players: int) -> None:
        self.seen = seen_of(game, players)
        size = self.seen.observations.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        position = state.table.position
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.seen.observation(position, player)

    def string_from(self, state: Any, player: int) -> str:
        return state.observation_string(player)


class MoriState(pyspiel.State):
    """A state of one of Mori's games."""

    def __init__(self, game: Any, name: str, players: int) -> None:
        super().__init__(game)
        self.table = Table(name, players)

    def current_player(self) -> int:
        position = self.table.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return position.decisions[0].seat

    def is_chance_node(self) -> bool:
        return self.table.position is None

    def is_terminal(self) -> bool:
        position = self.table.position
        return position is not None and position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.table.position
        if position is None or position.is_over or position.decisions[0].seat != player:
            return []
        return sorted(self.table.legal())

    def _apply_action(self, action: int) -> None:
        if self.table.position is None:
            self.table.deal(action)
        else:
            self.table.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{NOT_DEALT} {action}"
        return self.table.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.key[1]
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
        seen, position = self.table.seen, self.table.position
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
