"""A placed die's Building Action, and what it gives the building's owner (B-SUMMER-23 to -28)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.games.bitoku.effects.resolving import list_is_possible, resolve_list
from mori.games.bitoku.language.action_kinds import BONUS_VP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import P_VP, P_VP_AND_AMULET, P_VP_OR_AMULET
from mori.games.bitoku.table.state import ANCIENT_OWNER, NONE, TENGU
from mori.games.bitoku.writer import BitokuWriter


def usable_buildings(w: BitokuWriter, seat: int, region: int, value: int) -> list[int]:
    """The sites whose building the die may use (B-SUMMER-23, -24, BR-22)."""
    return [
        site.index
        for site in w.tables.sites
        # Most sites are empty, and a reason why nothing can be used there is not needed here.
        if site.region == region
        and w.state.site_building[site.index] != NONE
        and why_not_building(w, seat, region, value, site.index) is None
    ]


def why_not_building(
    w: BitokuWriter, seat: int, region: int, value: int, site: int
) -> Reason | None:
    if w.tables.sites[site].region != region:
        return reason("building_elsewhere", "B-SUMMER-23")
    tile = w.state.site_building[site]
    if tile == NONE:
        return reason("no_building_there", "B-SUMMER-23")
    if w.state.built_this_turn & (1 << site):
        return reason("built_this_turn", "B-SUMMER-24")
    entry = w.tables.buildings[tile]
    if value < entry.min_die:
        return reason("die_too_low", "B-SUMMER-23")
    if not list_is_possible(w, seat, entry.effects, region):
        return reason("nothing_possible", "B-SUMMER-23", "B-EFFECT-21")  # BR-22
    return None


def use_building(w: BitokuWriter, seat: int, region: int, site: int) -> None:
    """Resolve a building's action; its owner, if another, gets the property bonus after it."""
    tile = w.state.site_building[site]
    owner = w.state.site_owner[site]
    w.use_building(seat, site)
    if owner not in (seat, ANCIENT_OWNER):  # B-SUMMER-25, -27, B-BUILD-10
        w.push(PropertyBonus(owner, property_bonus(w, tile, owner)))
    resolve_list(w, seat, w.tables.buildings[tile].effects, region)


def property_bonus(w: BitokuWriter, tile: int, owner: int) -> int:
    """What the owner of a building gets when another player uses it."""
    if w.tables.tengu is not None and owner == TENGU:
        return P_VP  # B-TENGU-ACT-11: whatever is printed
    return w.tables.buildings[tile].property


class PropertyBonus(Choice[BitokuWriter]):
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
        w.score(self.seat, 1, "property")
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
            w.score(seat, 1, "property")
        else:
            w.gain_amulets(seat, 1, 1)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return not_asked(action)

    def clone(self) -> "PropertyBonus":
        return PropertyBonus(self.seat, self.property)
