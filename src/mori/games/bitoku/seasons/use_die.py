"""Using a die in the Forest: reinforcing, placing, Forest and Building Actions (B-SUMMER 4.3)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.language.action_kinds import AMULET, PLACE, PLACE_HOME
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.seasons.forest import RegionActions, may_act
from mori.games.bitoku.seasons.home import open_home_spaces, place_in_home, why_not_in_home
from mori.games.bitoku.table.codes import REGION_COUNT, REGIONS
from mori.games.bitoku.table.dice import TOP, amulet_sum, highest_other_die
from mori.games.bitoku.table.state import AMULETS, DICE, FOREST
from mori.games.bitoku.writer import BitokuWriter


def open_regions(w: BitokuWriter) -> list[int]:
    """The river regions with an empty Forest space (B-SUMMER-18)."""
    free = w.tables.forest_spaces.copy()  # none in the Home, whose spaces are its own
    die_state, die_place = w.state.die_state, w.state.die_place
    for die in range(len(die_state)):
        if die_state[die] == FOREST and die_place[die] < REGION_COUNT:
            free[die_place[die]] -= 1
    return [region for region in range(REGION_COUNT) if free[region] > 0]


def can_be_placed(w: BitokuWriter, seat: int, k: int) -> bool:
    """Whether a die has a Forest space, if need be after reinforcement (B-SUMMER-13)."""
    return bool(open_regions(w)) or fits_in_home(w, seat, k)


def fits_in_home(w: BitokuWriter, seat: int, k: int) -> bool:
    best = min(TOP, w.state.die_value[seat * DICE + k] + amulet_sum(w, seat))
    return bool(open_home_spaces(w, best))


class UseDie(Frame[BitokuWriter]):
    """Reinforce a die with Amulets, in any order, then place it (B-SUMMER-16, -18)."""

    __slots__ = ("die", "least")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die", "least")

    def __init__(self, seat: int, die: int, least: int) -> None:
        super().__init__(seat)
        self.die = die
        self.least = least  # the smallest Amulet spent: search spends no larger one after it

    def value(self, w: BitokuWriter) -> int:
        return w.state.die_value[self.seat * DICE + self.die]

    def run(self, w: BitokuWriter) -> bool:
        return True

    def has_choice(self, w: BitokuWriter) -> bool:
        return len(open_regions(w)) > 1

    def kind(self) -> str:
        return "place_die"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"value": self.value(w)}

    def amulets_to_spend(self, w: BitokuWriter) -> list[int]:
        """B-SUMMER-16, BR-18: none on a die that shows 6, or would without the smallest."""
        start = self.seat * AMULETS
        return [
            value
            for value in range(1, AMULETS + 1)
            if w.state.amulets[start + value - 1]
            and self.value(w) + value - min(value, self.least) < TOP
        ]

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

    def canonical(self, w: BitokuWriter, seat: int, actions: list[Action]) -> list[Action]:
        return [action for action in actions if action.kind != AMULET or action.a <= self.least]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == AMULET:
            self.least = min(self.least, action.a)
            w.reinforce(seat, self.die, action.a)
            return
        w.done()
        if action.kind == PLACE:
            w.place_die(seat, self.die, action.a, f"region:{REGIONS[action.a]}")
            if not may_act(w, seat, self.die, action.a):
                other = highest_other_die(w, seat, self.die, action.a)
                w.outrank(seat, self.die, other, action.a)
            w.push(RegionActions(seat, self.die, action.a, False, False))
        else:
            place_in_home(w, seat, self.die, action.a)

    def units(self, w: BitokuWriter, seat: int) -> int:
        if not self.amulets_to_spend(w):
            return 0
        return sum(w.state.amulets[seat * AMULETS : (seat + 1) * AMULETS])

    def is_unit(self, action: Action) -> bool:
        return action.kind == AMULET

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == PLACE:
            return reason("space_taken", "B-SUMMER-18")
        if action.kind == PLACE_HOME:
            return why_not_in_home(w, action.a)
        if action.kind != AMULET:
            return not_asked(action)
        if self.value(w) >= TOP:
            return reason("die_at_six", "B-SUMMER-16", "BR-18")
        if not w.state.amulets[seat * AMULETS + action.a - 1]:
            return reason("amulet_not_held", "B-SUMMER-16", "B-SUMMER-17")
        return reason("amulet_wasted", "B-SUMMER-16", "BR-18")

    def clone(self) -> "UseDie":
        return UseDie(self.seat, self.die, self.least)
