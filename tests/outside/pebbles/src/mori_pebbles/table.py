"""What lies on the table: what never changes, and the state."""

from dataclasses import dataclass
from typing import ClassVar

from mori.core.state import GameState


@dataclass(frozen=True)
class Table:
    """The pack for one number of players. Colours are numbers."""

    players: int
    names: list[str]
    points: list[int]
    counts: list[int]
    rounds: list[int]  # the usual number, and that of a long game
    dealt: int
    hand_limit: int
    set_points: int

    @property
    def colours(self) -> range:
        return range(len(self.names))


class PebblesState(GameState):
    __slots__ = ("bag", "first", "hands", "laid", "round")
    FIELDS: ClassVar[tuple[str, ...]] = (
        *GameState.FIELDS,
        "bag",
        "hands",
        "laid",
        "first",
        "round",
    )

    bag: list[int]  # colours; the last is drawn next
    hands: list[list[int]]  # of each seat: how many of each colour
    laid: list[list[int]]
    first: int
    round: int

    def clone(self) -> "PebblesState":
        other = PebblesState()
        self.copy_base(other)
        other.bag = self.bag.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = [laid.copy() for laid in self.laid]
        other.first = self.first
        other.round = self.round
        return other
