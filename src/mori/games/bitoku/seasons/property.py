"""What a building's owner gets when another player uses it (B-SUMMER-25 to -28)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.language.action_kinds import BONUS_VP
from mori.games.bitoku.language.reasons import not_asked
from mori.games.bitoku.table.codes import P_VP_AND_AMULET, P_VP_OR_AMULET
from mori.games.bitoku.writers.goods import C_PROPERTY
from mori.games.bitoku.writers.writer import BitokuWriter


class PropertyBonus(Frame[BitokuWriter]):
    """The owner's bonus; of "1 VP or +1 Amulet" the owner chooses, in another player's turn."""

    __slots__ = ("property",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "property")

    def __init__(self, seat: int, property: int) -> None:
        super().__init__(seat)
        self.property = property

    def run(self, w: BitokuWriter) -> bool:
        if self.property == P_VP_OR_AMULET:
            return True
        w.done()
        w.score(self.seat, 1, C_PROPERTY)
        if self.property == P_VP_AND_AMULET:
            w.gain_amulets(self.seat, 1, 1)
        return False

    def kind(self) -> str:
        return "property_bonus"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.bonus_vp, w.notation.bonus_amulet]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == BONUS_VP:
            w.score(seat, 1, C_PROPERTY)
        else:
            w.gain_amulets(seat, 1, 1)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return not_asked()

    def clone(self) -> "PropertyBonus":
        return PropertyBonus(self.seat, self.property)
