"""A placed die's Forest Action and Building Action (B-SUMMER-20 to -28, B-FOREST)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.effects.resolving import list_is_possible, resolve_list
from mori.games.bitoku.language.action_kinds import AMULET, ROW, SKIP, USE_BUILDING
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.seasons.property import PropertyBonus
from mori.games.bitoku.table.codes import P_VP, REGIONS
from mori.games.bitoku.table.dice import TOP, has_amulet, highest_other_die
from mori.games.bitoku.table.state import (
    AMULETS,
    ANCIENT_OWNER,
    DICE,
    NONE,
    TENGU,
)
from mori.games.bitoku.table.tables import ForestRow
from mori.games.bitoku.writers.writer import BitokuWriter


def may_act(w: BitokuWriter, seat: int, k: int, region: int) -> bool:
    """Whether the die's value allows a Forest Action there (B-SUMMER-22, B-VARIANT-1, -2)."""
    value = w.state.die_value[seat * DICE + k]
    other = highest_other_die(w, seat, k, region)
    if not w.options.harder:
        return value >= other
    if other == TOP:
        return value == TOP and has_amulet(w, seat)
    return value > other


def rows_for(w: BitokuWriter, seat: int, region: int, value: int) -> list[ForestRow]:
    """The rows of a region that a value reaches and that would do something (B-FOREST-1, -4)."""
    return [
        row
        for row in w.tables.rows[region]
        if row.min_die <= value and list_is_possible(w, seat, row.effects, region)
    ]


def why_not_row(w: BitokuWriter, region: int, value: int, wanted: int) -> Reason:
    for row in w.tables.rows[region]:
        if row.min_die == wanted:
            if wanted > value:
                return reason("row_too_high", "B-FOREST-1")
            return reason("nothing_possible", "B-FOREST-4", "B-EFFECT-21")
    return reason("no_such_row", "B-FOREST-2")


def usable_buildings(w: BitokuWriter, seat: int, region: int, value: int) -> list[int]:
    """The sites whose building the die may use (B-SUMMER-23, -24, BR-22)."""
    return [
        site.index
        for site in w.tables.sites
        if site.region == region and why_not_building(w, seat, region, value, site.index) is None
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


def take_row(w: BitokuWriter, seat: int, region: int, min_die: int) -> None:
    for row in w.tables.rows[region]:
        if row.min_die == min_die:
            resolve_list(w, seat, row.effects, region)


class RegionActions(Frame[BitokuWriter]):
    """A placed die's Forest Action and Building Action, in either order (B-SUMMER-20, -21)."""

    __slots__ = ("building_done", "die", "forest_done", "region")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die", "region", "forest_done", "building_done")

    def __init__(
        self, seat: int, die: int, region: int, forest_done: bool, building_done: bool
    ) -> None:
        super().__init__(seat)
        self.die = die
        self.region = region
        self.forest_done = forest_done
        self.building_done = building_done

    def value(self, w: BitokuWriter) -> int:
        return w.state.die_value[self.seat * DICE + self.die]

    def choices(self, w: BitokuWriter) -> list[Action]:
        found: list[Action] = []
        if not self.forest_done and may_act(w, self.seat, self.die, self.region):
            for row in rows_for(w, self.seat, self.region, self.value(w)):
                found.append(w.notation.row[row.min_die - 1])
        if not self.building_done:
            for site in usable_buildings(w, self.seat, self.region, self.value(w)):
                found.append(w.notation.use_building[site])
        return found

    def run(self, w: BitokuWriter) -> bool:
        if self.choices(w):
            return True
        w.done()
        return False

    def kind(self) -> str:
        return "region_action"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"region": f"region:{REGIONS[self.region]}", "value": self.value(w)}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = self.choices(w)
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.skip(seat)
        elif action.kind == ROW:
            self.forest_done = True
            take_row(w, seat, self.region, action.a)
            if w.options.harder and highest_other_die(w, seat, self.die, self.region) == TOP:
                w.push(SpendAmulet(seat))  # B-VARIANT-2
        else:
            self.building_done = True
            use_building(w, seat, self.region, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == ROW:
            if self.forest_done:
                return reason("forest_action_taken", "B-SUMMER-21")
            if not may_act(w, seat, self.die, self.region):
                if w.options.harder and self.value(w) == TOP and not has_amulet(w, seat):
                    return reason("amulet_needed", "B-VARIANT-2")
                rule = "B-VARIANT-1" if w.options.harder else "B-SUMMER-22"
                return reason("other_die_higher", rule)
            return why_not_row(w, self.region, self.value(w), action.a)
        if action.kind != USE_BUILDING:
            return not_asked()
        if self.building_done:
            return reason("building_action_taken", "B-SUMMER-21")
        found = why_not_building(w, seat, self.region, self.value(w), action.a)
        assert found is not None
        return found

    def clone(self) -> "RegionActions":
        return RegionActions(self.seat, self.die, self.region, self.forest_done, self.building_done)


def use_building(w: BitokuWriter, seat: int, region: int, site: int) -> None:
    """Resolve a building's action; its owner, if another, gets the property bonus after it."""
    tile = w.state.site_building[site]
    owner = w.state.site_owner[site]
    w.use_building(seat, site)
    if owner not in (seat, ANCIENT_OWNER):  # B-SUMMER-25, -27, B-BUILD-10
        bonus = w.tables.buildings[tile].property
        if w.tables.tengu is not None and owner == TENGU:
            bonus = P_VP  # B-TENGU-ACT-11: whatever is printed
        w.push(PropertyBonus(owner, bonus))
    resolve_list(w, seat, w.tables.buildings[tile].effects, region)


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
