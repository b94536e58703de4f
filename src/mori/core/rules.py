"""What a game must offer: one object per game, pack, player count and options.

Rules are immutable and shared by all states played under them. Everything above the games talks to
this class and to `Game`; nobody imports a game by name.
"""

from mori.core.about import About
from mori.core.actions import Action, ActionSpace
from mori.core.encoding import Encoder
from mori.core.errors import Reason
from mori.core.facts import Fact
from mori.core.goals import Goal
from mori.core.native import mypyc_attr
from mori.core.result import Result
from mori.core.rng import Rng
from mori.core.state import GameState
from mori.core.writer import Writer


@mypyc_attr(allow_interpreted_subclasses=True)
class GameRules:
    """The rules of one game with one pack, for one number of players, under given options."""

    __slots__ = ("fingerprint", "game", "options", "pack_digest", "pack_path", "players", "space")

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, object],
        fingerprint: str,
        pack_path: str,
        space: ActionSpace,
        pack_digest: str = "",
    ) -> None:
        self.game = game
        self.players = players  # the number of seats that decide
        self.options = options
        self.fingerprint = fingerprint  # of what is played of the component pack
        self.pack_digest = pack_digest  # of all its files; older records name the pack by it
        self.pack_path = pack_path  # "" for the pack that comes with Mori
        self.space = space

    def __repr__(self) -> str:
        pack = f", pack {self.pack_path}" if self.pack_path else ""
        return f"<rules of {self.game}: {_players(self.players)}{pack}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by what they were made from: game, players, options and pack."""
        from mori.core.pickling import rules_again

        made_from = (self.game, self.players, self.options, self.pack_path, self.fingerprint)
        return rules_again, made_from

    def __copy__(self) -> "GameRules":
        return self

    def __deepcopy__(self, memo: object) -> "GameRules":
        return self  # nothing in them changes

    def under(self, options: dict[str, object]) -> "GameRules":
        """The same rules under other options of the game.

        They share all that depends on pack and players alone, so that there may be as many sets
        of options as anyone likes. A game without options is never asked.
        """
        raise NotImplementedError

    def idle_options(self) -> list[str]:
        """The options that can change nothing with this pack and number of players.

        They are not offered: a switch that does nothing misleads who sets it.
        """
        return []

    def start(self, rng: Rng, facts: list[Fact] | None) -> Writer:
        """Set up a new game; the writer holds its state, ready to run."""
        raise NotImplementedError

    def writer(self, state: GameState, facts: list[Fact] | None) -> Writer:
        """A writer for a state of this game."""
        raise NotImplementedError

    def state_classes(self) -> list[type]:
        """The state's and the frames' classes, to restore a saved state."""
        raise NotImplementedError

    def result(self, state: GameState) -> Result:
        """The outcome of a state that is over."""
        raise NotImplementedError

    def round_of(self, state: GameState) -> int:
        """The number of the round being played, from 1."""
        raise NotImplementedError

    def sides(self) -> list[str]:
        """The sides of the table as references: the seats, then those that the rules play."""
        return [f"seat:{seat}" for seat in range(self.players)]

    # -- what a seat may know

    def hide(self, state: GameState, seat: int | None) -> None:
        """Make a copied state forget all that the seat may not know.

        Hidden pieces are put into a fixed order that depends only on what the seat knows; the
        generator is reset. What is left is a function of the seat's knowledge alone.
        """
        raise NotImplementedError

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        """Deal all that the seat may not know anew, at random, consistently with what it knows."""
        raise NotImplementedError

    def view_data(self, state: GameState, seat: int | None) -> dict[str, object]:
        """The seat's view as plain data, from a state that `hide` has gone over."""
        raise NotImplementedError

    def standing(self, state: GameState, seat: int) -> int | None:
        """The points the seat would have if the game ended now, as far as it may know.

        None: the game cannot say. Asked of a state that `hide` has gone over.
        """
        return None

    def standing_keeping(self, state: GameState, seat: int, action: Action) -> int | None:
        """The same if the seat keeps a card that it looks at; None: the action keeps none.

        To the others the card comes to light, so no trial goes on from there; the seat knows it.
        """
        return None

    def goals(self, state: GameState, seat: int) -> list[Goal]:
        """What the seat has set out to do and is counted at the end; empty if there is no such."""
        return []

    # -- what it is about: asked of a state that `hide` has gone over. A game that names no places
    #    leaves these as they are.

    def about_action(self, state: GameState, seat: int, action: Action) -> About:
        """Where an action of the seat's pending decision is chosen, and what its words add."""
        return About([])

    def about_question(self, state: GameState, seat: int) -> About:
        """What on the table the seat's pending decision is about."""
        return About([])

    def about_fact(self, state: GameState, seat: int | None, fact: Fact) -> About:
        """The places a fact speaks of, as the table now lies before the seat."""
        return About([])

    def actions_at(self, state: GameState, seat: int, place: str) -> list[Action]:
        """All that pressing a place could mean, legal now or not."""
        return []

    def why_not_effect(self, state: GameState, seat: int, place: str) -> Reason | None:
        """What forbids a place to an effect that the pending question offers, chosen or not."""
        return None

    def leads_on(self, action: Action) -> bool:
        """Whether pressing a thing may mean this action and then another one (`core.reach`)."""
        return False

    def leads_to(self, action: Action, later: Action) -> bool:
        """Whether pressing a place of `later` may mean `action` before it."""
        return False

    # -- what bots ask

    def encoder(self) -> Encoder | None:
        """A new encoder of what a seat knows; None if the game has none (docs/observation.md)."""
        return None

    def worth(self, state: GameState, seat: int) -> int:
        """A rough worth of the position for a seat, in hundredths of a point, for bots."""
        raise NotImplementedError

    # -- what the tests ask

    def census(self, state: GameState) -> dict[str, int]:
        """How many of each piece there are, wherever they lie: the same at all times."""
        raise NotImplementedError


def _players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"
