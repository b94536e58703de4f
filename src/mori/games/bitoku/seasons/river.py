"""Crossing the river and the favours of the Hills (B-SUMMER 4.4, B-RIVER)."""

from typing import ClassVar, Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.effects.resolving import list_is_possible, resolve_list
from mori.games.bitoku.language.action_kinds import COVER, FAVOUR, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import FAVOURS, REGIONS, T_CROSS_RIVER
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.state import DICE, FOREST, ON_HILL
from mori.games.bitoku.writer import BitokuWriter

LOWEST_TO_CROSS: Final = 2
SIX_BECOMES: Final = 3

# Reasons found many times a turn are made once.
NOT_IN_RIVER_REGION: Final = reason("die_not_in_river_region", "B-SUMMER-30")
IN_THE_HOME: Final = reason("die_not_in_river_region", "B-SUMMER-33")
HAS_CROSSED: Final = reason("die_not_in_river_region", "B-SUMMER-36")
TOO_LOW_TO_CROSS: Final = reason("die_too_low", "B-SUMMER-32")
HILL_FULL: Final = reason("hill_full", "B-SUMMER-30")


def area_of(w: BitokuWriter, region: int) -> int:
    """The Hill area a die in a river region reaches."""
    return w.tables.area_of_hill[w.tables.hill_of_region[region]]


def dice_on_area(w: BitokuWriter, area: int) -> int:
    count = 0
    for die in range(len(w.state.die_state)):
        if w.state.die_state[die] == ON_HILL and w.state.die_place[die] == area:
            count += 1
    return count


def why_not_cross(w: BitokuWriter, seat: int, k: int) -> Reason | None:
    """Why a die cannot cross; None if it can (B-SUMMER-30)."""
    die = seat * DICE + k
    if w.state.die_state[die] != FOREST:
        return HAS_CROSSED if w.state.die_state[die] == ON_HILL else NOT_IN_RIVER_REGION
    if w.state.die_place[die] >= HOME_PLACE:
        return IN_THE_HOME
    if w.state.die_value[die] < LOWEST_TO_CROSS:
        return TOO_LOW_TO_CROSS
    area = area_of(w, w.state.die_place[die])
    if dice_on_area(w, area) >= w.tables.hill_areas[area].spaces:
        return HILL_FULL
    return None


def cross(w: BitokuWriter, seat: int, k: int) -> None:
    """Move a die across; its value falls, and one favour is claimed (B-SUMMER-31, -32, -35)."""
    die = seat * DICE + k
    region = w.state.die_place[die]
    value = w.state.die_value[die]
    lowered = SIX_BECOMES if value == 6 else value - 1
    area = area_of(w, region)
    w.cross_river(seat, k, area, lowered, f"region:{REGIONS[region]}")
    w.trigger(seat, T_CROSS_RIVER)
    w.push(ClaimFavour(seat, area))


class ClaimFavour(Frame[BitokuWriter]):
    """Claim one uncovered favour of the Hill area, or cover one without its reward."""

    __slots__ = ("area",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def uncovered(self, w: BitokuWriter) -> list[tuple[int, int]]:
        return [
            (hill, favour)
            for hill in w.tables.hill_areas[self.area].hills
            for favour in range(FAVOURS)
            if not w.is_covered(hill, favour)
        ]

    def run(self, w: BitokuWriter) -> bool:
        if self.uncovered(w):
            return True
        w.done()  # B-RIVER-8
        w.find_no_favour(self.seat)
        return False

    def has_choice(self, w: BitokuWriter) -> bool:
        return len(self.uncovered(w)) > 1

    def kind(self) -> str:
        return "claim_favour"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        open_favours = self.uncovered(w)
        claims = [
            w.notation.favour[hill * FAVOURS + favour]
            for hill, favour in open_favours
            if list_is_possible(w, seat, w.tables.favours[favour], -1, hill)
        ]
        # B-RIVER-7, B-RIVER-9: the reward may be declined, a marker is laid all the same.
        covers = [w.notation.cover[hill * FAVOURS + favour] for hill, favour in open_favours]
        return claims + covers

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        claimed = action.kind == FAVOUR
        w.cover_favour(seat, action.a, action.b, claimed)
        if claimed:
            resolve_list(w, seat, w.tables.favours[action.b], -1, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == SKIP:
            return reason("must_choose", "B-RIVER-3", "B-RIVER-7")
        if action.kind not in (FAVOUR, COVER):
            return not_asked(action)
        if action.a not in w.tables.hill_areas[self.area].hills:
            return reason("favour_out_of_reach", "B-RIVER-3")
        if w.is_covered(action.a, action.b):
            return reason("favour_covered", "B-RIVER-2")
        return reason("no_card_on_hill", "B-RIVER-9")

    def clone(self) -> "ClaimFavour":
        return ClaimFavour(self.seat, self.area)
