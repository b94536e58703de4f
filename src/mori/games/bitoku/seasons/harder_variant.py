"""The harder variant: a Forest Action needs a die higher than all others there (B-VARIANT)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.games.bitoku.language.action_kinds import AMULET
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.options import AMULET_OVER_SIX
from mori.games.bitoku.table.dice import TOP, has_amulet
from mori.games.bitoku.table.state import AMULETS
from mori.games.bitoku.writer import BitokuWriter


def beating_amulets(w: BitokuWriter, seat: int, value: int) -> list[int]:
    """The values of the own Amulets that let a die act beside a 6 (B-VARIANT-2).

    A 6 needs any of them. BR-101: a lower die needs one that would lift it above 6, if that is
    allowed at all.
    """
    if value < TOP and not w.options.on(AMULET_OVER_SIX):
        return []
    start = seat * AMULETS
    return [
        amulet
        for amulet in range(1, AMULETS + 1)
        if w.state.amulets[start + amulet - 1] and value + amulet > TOP
    ]


def may_act_harder(w: BitokuWriter, seat: int, value: int, other: int) -> bool:
    """Whether a die may act beside another: above it or, beside a 6, with a 6 and an Amulet."""
    if other == TOP:
        return bool(beating_amulets(w, seat, value))
    return value > other  # B-VARIANT-1


def why_not_act_harder(w: BitokuWriter, seat: int, value: int) -> Reason:
    if value == TOP and not has_amulet(w, seat):
        return reason("amulet_needed", "B-VARIANT-2")
    return reason("other_die_higher", "B-VARIANT-1")


class SpendAmulet(Choice[BitokuWriter]):
    """Harder variant: spend one Amulet to beat another 6 (B-VARIANT-2, -3)."""

    __slots__ = ("value",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value  # of the die that acts

    def choices(self, w: BitokuWriter) -> list[int]:
        return beating_amulets(w, self.seat, self.value)

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
        if action.kind != AMULET:
            return not_asked(action)
        held = w.state.amulets[seat * AMULETS + action.a - 1] > 0
        return reason("amulet_too_low" if held else "amulet_not_held", "B-VARIANT-2")

    def clone(self) -> "SpendAmulet":
        return SpendAmulet(self.seat, self.value)
