"""Rocks and the Pilgrims beside them (B-ROCK)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import AnyFrame, Choice
from mori.core.shown import EffectData
from mori.games.bitoku.effects.costs import Payment, begin_payment, can_afford, cannot_pay
from mori.games.bitoku.effects.kind import COUNT, EffectKind, Parameter, number_in
from mori.games.bitoku.language.action_kinds import ROCK, ROCK_PILGRIM, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import units
from mori.games.bitoku.options import MEMORY_PER_ICON
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.codes import T_PLACE_PILGRIM_ROCK, T_TAKE_ROCK
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter


def rocks_to_take(w: BitokuWriter, seat: int) -> list[int]:
    """The rocks of the garden, if the seat's Rock Path has room (B-ROCK-2)."""
    count = w.tables.rock_spaces
    if NONE not in w.state.rock_path[seat * count : (seat + 1) * count]:
        return []
    return sorted({rock for rock in w.state.garden if rock != NONE})


def has_rock_beside(w: BitokuWriter, seat: int, space: int) -> bool:
    start = seat * w.tables.rock_spaces
    for rock in w.tables.pilgrim_spaces[space].adjacent:
        if w.state.rock_path[start + rock] != NONE:
            return True
    return False


def spaces_for_pilgrim(w: BitokuWriter, seat: int) -> list[int]:
    """The Pilgrim spaces that can be taken now (B-ROCK-4)."""
    if not w.state.available[seat]:
        return []
    spaces = w.tables.pilgrim_spaces
    start = seat * len(spaces)
    return [
        space
        for space in range(len(spaces))
        if not w.state.rock_pilgrims[start + space]
        and has_rock_beside(w, seat, space)
        and can_afford(w, seat, spaces[space].cost, 0)
    ]


class TakeRocks(Choice[BitokuWriter]):
    """Take rocks from the garden, one after the other."""

    __slots__ = ("left", "taken")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "taken")

    def __init__(self, seat: int, left: int, taken: int) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken

    def run(self, w: BitokuWriter) -> bool:
        if self.left and rocks_to_take(w, self.seat):
            return True
        w.done()
        if self.left:
            w.lose_effects(self.seat, [units("take_rock", self.left)])
        return False

    def kind(self) -> str:
        return "take_rock"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.rock[rock] for rock in rocks_to_take(w, seat)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.decline_effects(seat, [units("take_rock", self.left)])
            return
        self.left -= 1
        self.taken += 1
        w.take_rock(seat, action.a)
        if self.taken == 1 or not w.options.on(MEMORY_PER_ICON):  # B-CRYSTAL-8, BR-76
            w.trigger(seat, T_TAKE_ROCK)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != ROCK:
            return not_asked(action)
        return reason("rock_not_in_garden", "B-ROCK-2")

    def clone(self) -> "TakeRocks":
        return TakeRocks(self.seat, self.left, self.taken)


class PlaceRockPilgrims(Choice[BitokuWriter]):
    """Place available Pilgrims beside rocks, one after the other, paying for their spaces."""

    __slots__ = ("left", "space", "taken")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "taken", "space")

    def __init__(self, seat: int, left: int, taken: int, space: int) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken
        self.space = space  # being paid for, or -1

    def run(self, w: BitokuWriter) -> bool:
        if self.space >= 0:  # paid by now (B-ROCK-5)
            w.place_rock_pilgrim(self.seat, self.space)
            self.space = -1
            self.taken += 1
            if self.taken == 1 or not w.options.on(MEMORY_PER_ICON):  # B-CRYSTAL-8, BR-76
                w.trigger(self.seat, T_PLACE_PILGRIM_ROCK)
        if self.left and spaces_for_pilgrim(w, self.seat):
            return True
        w.done()
        if self.left:
            w.lose_effects(self.seat, [units("place_pilgrim_rock", self.left)])
        return False

    def kind(self) -> str:
        return "place_rock_pilgrim"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.rock_pilgrim[space] for space in spaces_for_pilgrim(w, seat)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.decline_effects(seat, [units("place_pilgrim_rock", self.left)])
            return
        self.left -= 1
        self.space = action.a
        begin_payment(w, seat, w.tables.pilgrim_spaces[action.a].cost, 0)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != ROCK_PILGRIM:
            return not_asked(action)
        if w.state.rock_pilgrims[seat * len(w.tables.pilgrim_spaces) + action.a]:
            return reason("space_taken", "B-ROCK-4", "B-ROCK-5")
        if not has_rock_beside(w, seat, action.a):
            return reason("no_rock_adjacent", "B-ROCK-4")
        cost = w.tables.pilgrim_spaces[action.a].cost
        return cannot_pay(w, seat, cost, 0, ("B-ROCK-4", "B-ROCK-5"))

    def clone(self) -> "PlaceRockPilgrims":
        return PlaceRockPilgrims(self.seat, self.left, self.taken, self.space)


class TakeRock(EffectKind):
    """Rocks from the garden onto the own Rock Path."""

    name: ClassVar[str] = "take_rock"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-ROCK-2",)
    icon: ClassVar[str] = "rock"
    frames: ClassVar[tuple[type, ...]] = (TakeRocks,)
    decisions: ClassVar[tuple[str, ...]] = ("take_rock",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return bool(rocks_to_take(w, seat))

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(TakeRocks(seat, effect.n, 0))

    def question(self, seat: int, said: EffectData) -> AnyFrame | None:
        return TakeRocks(seat, number_in(said, "n"), 0)

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        garden = w.state.garden
        return [places.garden_space(k + 1) for k, rock in enumerate(garden) if rock != NONE]


class PlacePilgrimRock(EffectKind):
    """Available Pilgrims beside rocks of the own Rock Path, for the price of their spaces."""

    name: ClassVar[str] = "place_pilgrim_rock"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-ROCK-4", "B-ROCK-5")
    icon: ClassVar[str] = "pilgrim-rock"
    frames: ClassVar[tuple[type, ...]] = (PlaceRockPilgrims, Payment)
    decisions: ClassVar[tuple[str, ...]] = ("place_rock_pilgrim", "waive_resource", "pay_resource")

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return bool(spaces_for_pilgrim(w, seat))

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(PlaceRockPilgrims(seat, effect.n, 0, -1))

    def question(self, seat: int, said: EffectData) -> AnyFrame | None:
        return PlaceRockPilgrims(seat, number_in(said, "n"), 0, -1)

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.OWN_PILGRIMS]
