"""The harder variant: a Forest Action needs a die higher than all others there (B-VARIANT)."""

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.language.action_kinds import AMULET
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.dice import TOP, has_amulet
from mori.games.bitoku.table.state import AMULETS
from mori.games.bitoku.writers.writer import BitokuWriter


def may_act_harder(w: BitokuWriter, seat: int, value: int, other: int) -> bool:
    """Whether a die may act beside another: above it or, beside a 6, with a 6 and an Amulet."""
    if other == TOP:
        return value == TOP and has_amulet(w, seat)  # B-VARIANT-2
    return value > other  # B-VARIANT-1


def why_not_act_harder(w: BitokuWriter, seat: int, value: int) -> Reason:
    if value == TOP and not has_amulet(w, seat):
        return reason("amulet_needed", "B-VARIANT-2")
    return reason("other_die_higher", "B-VARIANT-1")


class SpendAmulet(Frame[BitokuWriter]):
    """Harder variant: spend one Amulet of any value to beat another 6 (B-VARIANT-2, -3)."""

    __slots__ = ()

    def choices(self, w: BitokuWriter) -> list[int]:
        start = self.seat * AMULETS
        return [value for value in range(1, AMULETS + 1) if w.state.amulets[start + value - 1]]

    def run(self, w: BitokuWriter) -> bool:
        choices = self.choices(w)
        if len(choices) > 1:
            return True
        w.done()
        w.spend_amulet(self.seat, choices[0])
        return False

    def kind(self) -> str:
        return "spend_amulet"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.amulet[value - 1] for value in self.choices(w)]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        w.spend_amulet(seat, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return reason("amulet_not_held", "B-VARIANT-2") if action.kind == AMULET else not_asked()

    def clone(self) -> "SpendAmulet":
        return SpendAmulet(self.seat)
