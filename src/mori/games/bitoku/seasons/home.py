"""The Home of the Great Spirit: placing a die there, and copying from label 6 (B-HOME)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice, Frame
from mori.games.bitoku.effects.kind import EffectKind, Parameter
from mori.games.bitoku.effects.resolving import list_is_possible, resolve_list
from mori.games.bitoku.language.action_kinds import COPY, ROW, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import units
from mori.games.bitoku.options import COPY_IN_HOME
from mori.games.bitoku.seasons.forest import rows_for, take_row, why_not_row
from mori.games.bitoku.table.codes import HOME, REGIONS
from mori.games.bitoku.table.dice import HOME_PLACE, die_ref
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import (
    DICE,
    FOREST,
)
from mori.games.bitoku.table.tables import ForestRow
from mori.games.bitoku.writer import BitokuWriter


def home_is_free(w: BitokuWriter, space: int) -> bool:
    """Whether no die stands on a Home space (B-HOME-1)."""
    for die in range(len(w.state.die_state)):
        if w.state.die_state[die] == FOREST and w.state.die_place[die] == HOME_PLACE + space:
            return False
    return True


def open_home_spaces(w: BitokuWriter, value: int) -> list[int]:
    """The empty Home spaces on which a die of a value may stand (B-HOME-2, B-HOME-4)."""
    spaces = w.tables.home
    free = [True] * len(spaces)
    die_state, die_place = w.state.die_state, w.state.die_place
    for die in range(len(die_state)):
        if die_state[die] == FOREST and die_place[die] >= HOME_PLACE:
            free[die_place[die] - HOME_PLACE] = False
    return [space for space in range(len(spaces)) if free[space] and value >= spaces[space].min_die]


def place_in_home(w: BitokuWriter, seat: int, die: int, space: int) -> None:
    """Put a die on a Home space, which may turn it, and take the space's action."""
    home = w.tables.home[space]
    w.place_die(seat, die, HOME_PLACE + space, f"home:{home.id}")
    w.change_die(seat, die, home.die_change)  # B-HOME-4
    resolve_list(w, seat, home.effects, HOME)  # B-HOME-1


def why_not_in_home(w: BitokuWriter, space: int) -> Reason:
    """Why a die cannot be put on a Home space."""
    if not home_is_free(w, space):
        return reason("space_taken", "B-HOME-1")
    return reason("die_too_low", "B-HOME-4")


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
    return w.options.on(COPY_IN_HOME) and list_is_possible(  # BR-29
        w, seat, w.tables.home[place - HOME_PLACE].effects, HOME
    )


def copyable_dice(w: BitokuWriter, seat: int) -> list[int]:
    return [die for die in range(len(w.state.die_state)) if can_copy(w, seat, die)]


class CopyForestAction(Choice[BitokuWriter]):
    """Choose another player's die and take the Forest Action of its place (B-HOME-5)."""

    __slots__ = ()

    def run(self, w: BitokuWriter) -> bool:
        if copyable_dice(w, self.seat):
            return True
        w.done()  # B-HOME-9
        w.lose_effects(self.seat, [units("copy_forest_action", 1)])
        return False

    def kind(self) -> str:
        return "copy_die"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"all_dice": [die_ref(w, die) for die in range(len(w.state.die_state))]}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.copy[die // DICE][die % DICE] for die in copyable_dice(w, seat)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == SKIP:
            w.decline_effects(seat, [units("copy_forest_action", 1)])
            return
        die = action.a * DICE + action.b
        place = w.state.die_place[die]
        if place >= HOME_PLACE:
            home = w.tables.home[place - HOME_PLACE]
            w.copy_die(seat, die, f"home:{home.id}")
            resolve_list(w, seat, home.effects, HOME)
        else:
            w.copy_die(seat, die, f"region:{REGIONS[place]}")
            w.push(CopiedRow(seat, place, w.state.die_value[die]))

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != COPY:
            return not_asked(action)
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
            w.decline(seat, "forest_action")
        else:
            take_row(w, seat, self.region, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != ROW:
            return not_asked(action)
        return why_not_row(w, self.region, self.value, action.a)

    def clone(self) -> "CopiedRow":
        return CopiedRow(self.seat, self.region, self.value)


class CopiedForestAction(EffectKind):
    """Label 6: a Forest Action of the place of a rival's die."""

    name: ClassVar[str] = "copy_forest_action"
    parameters: ClassVar[tuple[Parameter, ...]] = ()
    rules: ClassVar[tuple[str, ...]] = ("B-HOME-5",)
    icon: ClassVar[str] = "copy"
    frames: ClassVar[tuple[type, ...]] = (CopyForestAction, CopiedRow)
    decisions: ClassVar[tuple[str, ...]] = ("copy_die", "copied_row")
    is_board_only: ClassVar[bool] = True

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return bool(copyable_dice(w, seat))

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(CopyForestAction(seat))
