"""Using a die in the Forest: reinforcing, placing, Forest and Building Actions (B-SUMMER 4.3)."""

from typing import ClassVar, Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.notation import (
    AMULET,
    COPY,
    PLACE,
    PLACE_HOME,
    ROW,
    SKIP,
    USE_BUILDING,
)
from mori.games.bitoku.property import PropertyBonus
from mori.games.bitoku.reasons import not_asked, reason
from mori.games.bitoku.resolving import list_is_possible, resolve_list
from mori.games.bitoku.state import (
    AMULETS,
    ANCIENT_OWNER,
    DICE,
    FOREST,
    NONE,
)
from mori.games.bitoku.tables import HOME, REGION_COUNT, REGIONS, ForestRow
from mori.games.bitoku.writer import BitokuWriter

TOP: Final = 6
HOME_PLACE: Final = 10  # die_place of Home space k is HOME_PLACE + k


def dice_in_region(w: BitokuWriter, region: int) -> int:
    count = 0
    for die in range(len(w.state.die_state)):
        if w.state.die_state[die] == FOREST and w.state.die_place[die] == region:
            count += 1
    return count


def home_is_free(w: BitokuWriter, space: int) -> bool:
    for die in range(len(w.state.die_state)):
        if w.state.die_state[die] == FOREST and w.state.die_place[die] == HOME_PLACE + space:
            return False
    return True


def open_regions(w: BitokuWriter) -> list[int]:
    """The river regions with an empty Forest space (B-SUMMER-18)."""
    return [
        region
        for region in range(REGION_COUNT)
        if region != HOME and dice_in_region(w, region) < w.tables.forest_spaces[region]
    ]


def open_home_spaces(w: BitokuWriter, value: int) -> list[int]:
    """The empty Home spaces on which a die of a value may stand (B-HOME-2, B-HOME-4)."""
    return [
        space
        for space in range(len(w.tables.home))
        if home_is_free(w, space) and value >= w.tables.home[space].min_die
    ]


def amulet_sum(w: BitokuWriter, seat: int) -> int:
    return sum((value + 1) * w.state.amulets[seat * AMULETS + value] for value in range(AMULETS))


def can_be_placed(w: BitokuWriter, seat: int, k: int) -> bool:
    """Whether a die has a Forest space, if need be after reinforcement (B-SUMMER-13)."""
    if open_regions(w):
        return True
    best = min(TOP, w.state.die_value[seat * DICE + k] + amulet_sum(w, seat))
    return bool(open_home_spaces(w, best))


class UseDie(Frame[BitokuWriter]):
    """Reinforce a die with Amulets, largest first, then place it (B-SUMMER-16, -18)."""

    __slots__ = ("die", "limit")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die", "limit")

    def __init__(self, seat: int, die: int, limit: int) -> None:
        super().__init__(seat)
        self.die = die
        self.limit = limit  # no larger Amulet may be spent any more: one set, one order

    def value(self, w: BitokuWriter) -> int:
        return w.state.die_value[self.seat * DICE + self.die]

    def run(self, w: BitokuWriter) -> bool:
        return True

    def kind(self) -> str:
        return "place_die"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"value": self.value(w)}

    def amulets_to_spend(self, w: BitokuWriter) -> list[int]:
        """B-SUMMER-16, BR-18: no Amulet on a die that shows 6 already."""
        if self.value(w) >= TOP:
            return []
        start = self.seat * AMULETS
        return [value for value in range(1, self.limit + 1) if w.state.amulets[start + value - 1]]

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        notation = w.notation
        found: list[Action] = []
        for region in open_regions(w):
            place = notation.place[region]
            assert place is not None
            found.append(place)
        for space in open_home_spaces(w, self.value(w)):
            found.append(notation.place_home[space])
        for value in self.amulets_to_spend(w):
            found.append(notation.amulet[value - 1])
        return found

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == AMULET:
            self.limit = action.a
            w.reinforce(seat, self.die, action.a)
            return
        w.done()
        if action.kind == PLACE:
            w.place_die(seat, self.die, action.a, f"region:{REGIONS[action.a]}")
            w.push(RegionActions(seat, self.die, action.a, False, False))
        else:
            home = w.tables.home[action.a]
            w.place_die(seat, self.die, HOME_PLACE + action.a, f"home:{home.id}")
            w.change_die(seat, self.die, home.die_change)  # B-HOME-4
            resolve_list(w, seat, home.effects, HOME)  # B-HOME-1

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == PLACE:
            return reason("space_taken", "B-SUMMER-18")
        if action.kind == PLACE_HOME:
            if not home_is_free(w, action.a):
                return reason("space_taken", "B-HOME-1")
            return reason("die_too_low", "B-HOME-4")
        if action.kind != AMULET:
            return not_asked()
        if self.value(w) >= TOP:
            return reason("die_at_six", "B-SUMMER-16")
        if not w.state.amulets[seat * AMULETS + action.a - 1]:
            return reason("amulet_not_held", "B-SUMMER-16", "B-SUMMER-17")
        return reason("amulets_in_order")

    def clone(self) -> "UseDie":
        return UseDie(self.seat, self.die, self.limit)


# -- Forest Actions


def highest_other_die(w: BitokuWriter, seat: int, k: int, region: int) -> int:
    """The highest value of the other dice in a region, own ones included; 0 if there are none."""
    highest = 0
    for die in range(len(w.state.die_state)):
        if (
            die != seat * DICE + k
            and w.state.die_state[die] == FOREST
            and w.state.die_place[die] == region
        ):
            highest = max(highest, w.state.die_value[die])
    return highest


def has_amulet(w: BitokuWriter, seat: int) -> bool:
    return amulet_sum(w, seat) > 0


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
        return reason("nothing_possible", "B-EFFECT-21")
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
    if owner not in (seat, ANCIENT_OWNER):  # B-SUMMER-25, -27
        w.push(PropertyBonus(owner, w.tables.buildings[tile].property))
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


# -- Home label 6: copying another player's die


def copied_rows(w: BitokuWriter, seat: int, die: int) -> list[ForestRow]:
    """The rows that copying a die in a river region offers (B-HOME-5, -6)."""
    return rows_for(w, seat, w.state.die_place[die], w.state.die_value[die])


def can_copy(w: BitokuWriter, seat: int, die: int) -> bool:
    """Whether a rival's die stands on a Forest space whose action would do something."""
    if w.state.die_state[die] != FOREST or die // DICE == seat:  # B-HOME-8
        return False
    place = w.state.die_place[die]
    if place < HOME_PLACE:
        return bool(copied_rows(w, seat, die))
    return w.options.copy_in_home and list_is_possible(  # BR-29
        w, seat, w.tables.home[place - HOME_PLACE].effects, HOME
    )


def copyable_dice(w: BitokuWriter, seat: int) -> list[int]:
    return [die for die in range(len(w.state.die_state)) if can_copy(w, seat, die)]


class CopyForestAction(Frame[BitokuWriter]):
    """Choose another player's die and take the Forest Action of its place (B-HOME-5)."""

    __slots__ = ()

    def run(self, w: BitokuWriter) -> bool:
        if copyable_dice(w, self.seat):
            return True
        w.done()  # B-HOME-9
        return False

    def kind(self) -> str:
        return "copy_die"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.copy[die // DICE][die % DICE] for die in copyable_dice(w, seat)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == SKIP:
            w.skip(seat)
            return
        die = action.a * DICE + action.b
        place = w.state.die_place[die]
        if place >= HOME_PLACE:
            resolve_list(w, seat, w.tables.home[place - HOME_PLACE].effects, HOME)
        else:
            w.push(CopiedRow(seat, place, w.state.die_value[die]))

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != COPY:
            return not_asked()
        return reason("die_cannot_be_copied", "B-HOME-5", "B-HOME-8")

    def clone(self) -> "CopyForestAction":
        return CopyForestAction(self.seat)


class CopiedRow(Frame[BitokuWriter]):
    """Choose a row of the copied die's region, up to the copied die's value (B-HOME-6, -7)."""

    __slots__ = ("region", "value")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "region", "value")

    def __init__(self, seat: int, region: int, value: int) -> None:
        super().__init__(seat)
        self.region = region
        self.value = value

    def run(self, w: BitokuWriter) -> bool:
        return True

    def kind(self) -> str:
        return "copied_row"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"region": f"region:{REGIONS[self.region]}", "value": self.value}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        rows = rows_for(w, seat, self.region, self.value)
        actions = [w.notation.row[row.min_die - 1] for row in rows]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == SKIP:
            w.skip(seat)
        else:
            take_row(w, seat, self.region, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != ROW:
            return not_asked()
        return why_not_row(w, self.region, self.value, action.a)

    def clone(self) -> "CopiedRow":
        return CopiedRow(self.seat, self.region, self.value)
