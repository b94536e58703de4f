"""Actions with dice: choosing, placing and using one, crossing the river, copying another's."""

from typing import TYPE_CHECKING, ClassVar, Final

from mori.core.about import Note, Said
from mori.core.actions import Action
from mori.core.encoding import MOST_SIDES
from mori.games.bitoku.actions.kind import (
    ABOUT_BUILDING,
    ABOUT_COPY,
    ABOUT_DIE,
    ABOUT_PLACE,
    ABOUT_REGION,
    ABOUT_ROW,
    STATIC,
    ActionKind,
)
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.encoding.room import HOME_LABELS, SITES, VALUES
from mori.games.bitoku.language import action_kinds as kinds
from mori.games.bitoku.language.notation import ARRANGEMENTS, Notation
from mori.games.bitoku.options import HARDER
from mori.games.bitoku.seasons.forest import RegionActions
from mori.games.bitoku.seasons.home import CopiedRow, copied_rows
from mori.games.bitoku.seasons.river import area_of, dice_on_area
from mori.games.bitoku.seasons.use_die import UseDie
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.about_effects import effects_of
from mori.games.bitoku.seen.notes import (
    best_of,
    notes_of_crossing,
    notes_of_die,
    notes_of_need,
    notes_of_region,
    notes_of_use,
)
from mori.games.bitoku.table.codes import BUILDING, HILL_REGIONS, HOME, REGION_COUNT
from mori.games.bitoku.table.dice import HOME_PLACE, TOP, highest_other_die
from mori.games.bitoku.table.state import AMULETS, DICE, FOREST
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.writer import BitokuWriter

if TYPE_CHECKING:
    from mori.games.bitoku.encoding.choices import BitokuChoices


# What a Forest or Building Action may be chosen for: things on the boards, not goods of one's own.
THINGS: Final = frozenset(
    {
        kinds.PART,
        kinds.OBTAIN,
        kinds.START,
        kinds.WALK,
        kinds.ROCK,
        kinds.ROCK_PILGRIM,
        kinds.ADVANCE,
        kinds.COPY,
    }
)


class WithOwnDie(ActionKind):
    """An action that names one of the seat's dice."""

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.die_of(seat, action.a + 1)]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for side in range(tables.players):
            for k in range(DICE):
                pressing.ask(places.die_of(side, k + 1), self, side, k)

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        return [self.with_die(w.notation, numbers[1])] if numbers[0] == seat else []

    def with_die(self, notation: Notation, k: int) -> Action:
        raise NotImplementedError

    def count(self, choices: "BitokuChoices") -> int:
        return DICE


class Use(WithOwnDie):
    name: ClassVar[str] = kinds.USE
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.PLACE, kinds.PLACE_HOME, kinds.AMULET})

    def with_die(self, notation: Notation, k: int) -> Action:
        return notation.use[k]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return notes_of_die(w, seat, action.a)

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_DIE


class Force(WithOwnDie):
    name: ClassVar[str] = kinds.FORCE

    def with_die(self, notation: Notation, k: int) -> Action:
        return notation.force[k]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return notes_of_die(w, seat, action.a)

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_DIE


class Unlock(WithOwnDie):
    name: ClassVar[str] = kinds.UNLOCK

    def with_die(self, notation: Notation, k: int) -> Action:
        return notation.unlock[k]


class Cross(WithOwnDie):
    """Crossing, by the die or by the river."""

    name: ClassVar[str] = kinds.CROSS
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.FAVOUR})

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        super().press(pressing, tables, notation)
        for region in range(REGION_COUNT):
            if region != HOME:
                pressing.ask(places.river_before(region), self, -1, region)
        for area in tables.hill_areas:
            regions = [HILL_REGIONS[hill] for hill in area.hills]
            for number in range(area.spaces):
                pressing.ask(places.hill_space(regions[0], number + 1), self, -1, *regions)

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        """The die, then where it goes."""
        area = area_of(w, w.state.die_place[seat * DICE + action.a])
        return [places.die_of(seat, action.a + 1), *free_hill_spaces(w, area)]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return places.die_of(seat, action.a + 1)

    def with_die(self, notation: Notation, k: int) -> Action:
        return notation.cross[k]

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        if numbers[0] >= 0:
            return super().meant(w, seat, numbers)
        return crossings(w, seat, numbers[1:])

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return notes_of_crossing(w, w.state.die_place[seat * DICE + action.a])

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_REGION


def free_hill_spaces(w: BitokuWriter, area: int) -> list[str]:
    """The die spaces of a Hill area on which no die lies: they fill up from the first on."""
    hills = w.tables.hill_areas[area]
    region = HILL_REGIONS[hills.hills[0]]
    spaces = range(dice_on_area(w, area) + 1, hills.spaces + 1)
    return [places.hill_space(region, number) for number in spaces]


def crossings(w: BitokuWriter, seat: int, regions: list[int]) -> list[Action]:
    """Crossings with one's own dice that stand in these regions, or with any die if none does."""
    state = w.state
    there: list[int] = []
    for k in range(DICE):
        die = seat * DICE + k
        if state.die_state[die] == FOREST and state.die_place[die] in regions:
            there.append(k)
    return [w.notation.cross[k] for k in there or range(DICE)]


class Copy(ActionKind):
    """Copying another side's die."""

    name: ClassVar[str] = kinds.COPY
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.ROW})

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.die_of(action.a, action.b + 1)]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        die = action.a * DICE + action.b
        if w.state.die_place[die] < HOME_PLACE:
            return [best_of(copied_rows(w, seat, die))]
        return []

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for side in range(tables.players):
            for k in range(DICE):
                pressing.ask(places.die_of(side, k + 1), self, side, k)

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        return [w.notation.copy[numbers[0]][numbers[1]]] if numbers[0] != seat else []

    def count(self, choices: "BitokuChoices") -> int:
        return MOST_SIDES * DICE

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.b, 0, ABOUT_COPY


class UseAmulet(ActionKind):
    name: ClassVar[str] = kinds.AMULET

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.amulet(action.a)]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        frame = w.state.frames[-1]
        if not isinstance(frame, UseDie):
            return []
        value = min(TOP, w.state.die_value[seat * DICE + frame.die] + action.a)
        return [Note("die_then", {"value": value})]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for action in notation.amulet:
            pressing.add(places.amulet(action.a), action)

    def count(self, choices: "BitokuChoices") -> int:
        return AMULETS + 1


class Place(ActionKind):
    """Placing the die in a region of the Forest."""

    name: ClassVar[str] = kinds.PLACE
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.ROW, kinds.USE_BUILDING})

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return free_spaces(w, action.a)

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return die_placed(w, seat)

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        frame = w.state.frames[-1]
        if not isinstance(frame, UseDie):
            return []
        return notes_of_region(w, seat, frame.die, action.a)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for region in range(REGION_COUNT):
            action = notation.place[region]
            if action is not None:
                for number in range(tables.forest_spaces[region]):
                    pressing.add(places.forest_space(region, number + 1), action)

    def count(self, choices: "BitokuChoices") -> int:
        return REGION_COUNT

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_PLACE


def die_placed(w: BitokuWriter, seat: int) -> str:
    """The die that is to be placed."""
    frame = w.state.frames[-1]
    return places.die_of(seat, frame.die + 1) if isinstance(frame, UseDie) else ""


def free_spaces(w: BitokuWriter, region: int) -> list[str]:
    """The die spaces of a region on which no die lies: they fill up from the first on."""
    state = w.state
    taken = 0
    for die in range(len(state.die_state)):
        if state.die_state[die] == FOREST and state.die_place[die] == region:
            taken += 1
    spaces = range(taken + 1, w.tables.forest_spaces[region] + 1)
    return [places.forest_space(region, number) for number in spaces]


class PlaceHome(ActionKind):
    """Placing the die in the Home of the Great Spirit."""

    name: ClassVar[str] = kinds.PLACE_HOME
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.COPY})

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.home[action.a].id]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return die_placed(w, seat)

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return effects_of(w.tables.home[action.a].effects)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for index, home in enumerate(tables.home):
            pressing.add(home.id, notation.place_home[index])

    def count(self, choices: "BitokuChoices") -> int:
        return HOME_LABELS

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return choices.tables.home[action.a].label, 0, STATIC


class Row(ActionKind):
    """A Forest Action of the region at hand."""

    name: ClassVar[str] = kinds.ROW
    leads_to: ClassVar[frozenset[str]] = THINGS

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.row_of(region_asked(w), action.a)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        for row in w.tables.rows[region_asked(w)]:
            if row.min_die == action.a:
                return effects_of(row.effects)
        return None

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        frame = w.state.frames[-1]
        found = notes_of_need(action.a)
        if not isinstance(frame, RegionActions) or not w.options.on(HARDER):
            return found
        if highest_other_die(w, seat, frame.die, frame.region) == TOP:  # B-VARIANT-2
            found.append(Note("amulet_asked", {}))
        return found

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for region in range(REGION_COUNT):
            for row in tables.rows[region]:
                place = places.row_of(region, row.min_die)
                pressing.add(place, notation.row[row.min_die - 1])

    def count(self, choices: "BitokuChoices") -> int:
        return REGION_COUNT * VALUES

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_ROW


def region_asked(w: BitokuWriter) -> int:
    frame = w.state.frames[-1]
    if isinstance(frame, CopiedRow):
        return frame.region
    assert isinstance(frame, RegionActions)
    return frame.region


class UseBuilding(ActionKind):
    name: ClassVar[str] = kinds.USE_BUILDING
    leads_to: ClassVar[frozenset[str]] = THINGS

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.sites[action.a].id]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return w.tile_ref(BUILDING, w.state.site_building[action.a])

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return notes_of_use(w, seat, action.a)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for site in tables.sites:
            pressing.add(site.id, notation.use_building[site.index])

    def count(self, choices: "BitokuChoices") -> int:
        return SITES

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_BUILDING


class Arrange(ActionKind):
    """The order in which the dice lie at home; told in words, pressed where they will lie."""

    name: ClassVar[str] = kinds.ARRANGE

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return []

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for k in range(DICE):
            pressing.add(places.berth(k + 1), *notation.arrange)

    def count(self, choices: "BitokuChoices") -> int:
        return len(ARRANGEMENTS)
