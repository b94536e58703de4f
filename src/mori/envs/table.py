"""A table as a state of OpenSpiel holds it: a game, or a sampled one, and what its seats remember.

Compiled: OpenSpiel asks for it several times a step.
"""

from collections.abc import Callable
from typing import Final

from mori.core.encoding import Encoder
from mori.core.game import Game, start_game
from mori.core.position import Position
from mori.core.recollection import Recollection, line_for
from mori.core.rng import seeded
from mori.core.rules import GameRules

CHANCE: Final = -1  # who is asked, as OpenSpiel numbers it: the deal
TERMINAL: Final = -4  # nobody, as the game is over

DRAW_LIMIT: Final = 2**63


class Table:
    """What a state holds of Mori.

    OpenSpiel clones a Python state by a deep copy of its attributes, and pickles them: a copy has
    the game's copy, and remembers by playing it again when it is asked.
    """

    __slots__ = ("_recollection", "asked", "encoder", "known", "numbers", "position", "rules")

    def __init__(self, rules: GameRules, encoder: Encoder) -> None:
        self.rules = rules
        self.encoder = encoder
        self.position: Position | None = None
        self.asked = CHANCE  # whose answer is next: a seat, CHANCE or TERMINAL
        self.numbers: list[int] | None = None  # of the choices of the seat that is asked
        self.known: dict[int, str] = {}  # of a sampled position: what was remembered by then
        self._recollection: Recollection | None = None

    def __deepcopy__(self, memo: object) -> "Table":
        other = Table(self.rules, self.encoder)
        if self.position is not None:
            copy = self.position.clone()
            other.position = telling(copy) if self.known else copy
            other.asked = self.asked
        other.numbers = self.numbers
        other.known = dict(self.known)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        from mori.envs.open_spiel import table_again

        return table_again, (self.rules, self.position, self.known)

    def put(self, position: Position) -> None:
        """Go on from a position."""
        self.position = position
        self.asked = TERMINAL if position.is_over else position.decisions[0].seat
        self.numbers = None

    def deal(self, number: int) -> None:
        """Begin the game of a deal."""
        self.put(start_game(self.rules, number, ["human"] * self.rules.players, False))

    def dealt(self) -> Position:
        """The game, which must have been dealt."""
        position = self.position
        if position is None:
            raise RuntimeError("nothing has been dealt yet")
        return position

    def legal(self) -> list[int]:
        """The numbers of the choices of the seat that is asked first, as `canonical` lists them."""
        numbers = self.numbers
        if numbers is None:
            position = self.dealt()
            decision = position.decisions[0]
            both = self.encoder.choices(position.state, decision.seat, decision.canonical)
            numbers = both[::2]
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
        position.apply(action, decision.seat)
        self.put(position)
        if self.known:
            self.known[decision.seat] += f"> {action.text}\n"
            self._hear(position)

    def remembered(self, seat: int) -> str:
        """All that a seat was told and answered."""
        position = self.dealt()
        if not isinstance(position, Game):
            return self.known[seat]
        recollection = self._recollection
        if recollection is None:
            recollection = Recollection(position.rules, position.seed)
            self._recollection = recollection
        recollection.follow(position)
        return recollection.of(seat)

    def _hear(self, position: Position) -> None:
        """Take in what a sampled position tells since it was sampled."""
        facts = position.writer.facts
        if facts is None:
            return
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
        other = Table(self.rules, self.encoder)
        rng = seeded(int(draw() * DRAW_LIMIT))
        other.put(telling(self.dealt().seat_view(seat).sample(rng)))
        for each in range(self.rules.players):
            seen = f"sampled by {seat}: {other.sight(each)}\n"
            other.known[each] = self.remembered(seat) if each == seat else seen
        return other


def telling(position: Position) -> Position:
    """The position, with facts told from now on."""
    return Position(position.rules, position.rules.writer(position.state, []))
