"""The state of a solo game: Bitoku's, and what only the Tengu has."""

from typing import ClassVar, Final

from mori.games.bitoku.table.state import BitokuState

TENGU_FIELDS: Final = (
    "rocks_gone",
    "tengu_crystals",
    "tengu_deck",
    "tengu_discard",
    "tengu_is_active",
    "tengu_pile",
    "tengu_rocks",
    "tengu_row",
    "tengu_tally",
)


class SoloState(BitokuState):
    """One position of a solo game. Goods, dice and Kodamas of the Tengu are those of side 1."""

    __slots__ = TENGU_FIELDS

    tengu_deck: list[int]  # the last card is the top one
    tengu_row: list[int]  # the open cards, from the left
    tengu_discard: list[int]
    tengu_is_active: bool  # the Attitude tile
    tengu_rocks: list[int]
    tengu_pile: list[int]  # its Yōkai cards
    tengu_crystals: list[int]
    tengu_tally: list[int]  # by category
    rocks_gone: list[int]  # removed from the garden in Winter

    FIELDS: ClassVar[tuple[str, ...]] = BitokuState.FIELDS + TENGU_FIELDS

    def clone(self) -> "SoloState":
        other = SoloState()
        self.copy_table(other)
        other.tengu_deck = self.tengu_deck.copy()
        other.tengu_row = self.tengu_row.copy()
        other.tengu_discard = self.tengu_discard.copy()
        other.tengu_is_active = self.tengu_is_active
        other.tengu_rocks = self.tengu_rocks  # dealt once at setup
        other.tengu_pile = self.tengu_pile.copy()
        other.tengu_crystals = self.tengu_crystals.copy()
        other.tengu_tally = self.tengu_tally.copy()
        other.rocks_gone = self.rocks_gone.copy()
        return other
