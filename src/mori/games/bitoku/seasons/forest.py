"""A die in a river region: its Forest Action, and the Building Action beside it (B-FOREST)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.games.bitoku.effects.resolving import list_is_possible, resolve_list
from mori.games.bitoku.language.action_kinds import ROW, SKIP, USE_BUILDING
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.options import HARDER
from mori.games.bitoku.seasons.building_action import (
    usable_buildings,
    use_building,
    why_not_building,
)
from mori.games.bitoku.seasons.harder_variant import SpendAmulet, may_act_harder, why_not_act_harder
from mori.games.bitoku.table.codes import REGIONS
from mori.games.bitoku.table.dice import TOP, highest_other_die
from mori.games.bitoku.table.state import DICE
from mori.games.bitoku.table.tables import ForestRow
from mori.games.bitoku.writer import BitokuWriter


def may_act(w: BitokuWriter, seat: int, k: int, region: int) -> bool:
    """Whether the die's value allows a Forest Action there (B-SUMMER-22)."""
    value = w.state.die_value[seat * DICE + k]
    other = highest_other_die(w, seat, k, region)
    if w.options.on(HARDER):
        return may_act_harder(w, seat, value, other)
    return value >= other


def rows_for(w: BitokuWriter, seat: int, region: int, value: int) -> list[ForestRow]:
    """The rows of a region that a value reaches and that would do something (B-FOREST-1, -4)."""
    return [
        row
        for row in w.tables.rows[region]
        if row.min_die <= value and list_is_possible(w, seat, row.effects, region)
    ]


def has_row(w: BitokuWriter, seat: int, region: int, value: int) -> bool:
    """Whether there is any such row."""
    for row in w.tables.rows[region]:
        if row.min_die <= value and list_is_possible(w, seat, row.effects, region):
            return True
    return False


def why_not_row(w: BitokuWriter, region: int, value: int, wanted: int) -> Reason:
    for row in w.tables.rows[region]:
        if row.min_die == wanted:
            if wanted > value:
                return reason("row_too_high", "B-FOREST-1")
            return reason("nothing_possible", "B-FOREST-4", "B-EFFECT-21")
    return reason("no_such_row", "B-FOREST-2")


def take_row(w: BitokuWriter, seat: int, region: int, min_die: int) -> None:
    for row in w.tables.rows[region]:
        if row.min_die == min_die:
            resolve_list(w, seat, row.effects, region)


class RegionActions(Choice[BitokuWriter]):
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

    def has_choices(self, w: BitokuWriter) -> bool:
        """Whether there is anything to choose: the first that is found will do."""
        seat, region, value = self.seat, self.region, self.value(w)
        may_act_here = not self.forest_done and may_act(w, seat, self.die, region)
        if may_act_here and has_row(w, seat, region, value):
            return True
        return not self.building_done and bool(usable_buildings(w, seat, region, value))

    def run(self, w: BitokuWriter) -> bool:
        if self.has_choices(w):
            return True
        w.done()
        is_idle = not self.forest_done and not self.building_done
        # That another die outranks it has been told already.
        if is_idle and w.facts is not None and may_act(w, self.seat, self.die, self.region):
            w.find_nothing(self.seat, self.region)
        return False

    def kind(self) -> str:
        return "region_action"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"region": f"region:{REGIONS[self.region]}", "value": self.value(w)}

    def offer(self, w: BitokuWriter) -> str:
        """What is offered, by name."""
        kinds = [action.kind for action in self.choices(w)]
        if ROW not in kinds:
            return "building_action"
        return "forest_and_building" if USE_BUILDING in kinds else "forest_action"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = self.choices(w)
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            if w.facts is not None:
                w.decline(seat, self.offer(w))
            w.done()
        elif action.kind == ROW:
            self.forest_done = True
            take_row(w, seat, self.region, action.a)
            if w.options.on(HARDER) and highest_other_die(w, seat, self.die, self.region) == TOP:
                w.push(SpendAmulet(seat, self.value(w)))  # B-VARIANT-2
        else:
            self.building_done = True
            use_building(w, seat, self.region, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == ROW:
            if self.forest_done:
                return reason("forest_action_taken", "B-SUMMER-21")
            if not may_act(w, seat, self.die, self.region):
                if w.options.on(HARDER):
                    return why_not_act_harder(w, seat, self.value(w))
                return reason("other_die_higher", "B-SUMMER-22")
            return why_not_row(w, self.region, self.value(w), action.a)
        if action.kind != USE_BUILDING:
            return not_asked(action)
        if self.building_done:
            return reason("building_action_taken", "B-SUMMER-21")
        found = why_not_building(w, seat, self.region, self.value(w), action.a)
        assert found is not None
        return found

    def clone(self) -> "RegionActions":
        return RegionActions(self.seat, self.die, self.region, self.forest_done, self.building_done)
