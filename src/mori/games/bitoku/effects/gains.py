"""Taking resources of any kind, and unlocking dice."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.language.action_kinds import TAKE, UNLOCK
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import KINDS
from mori.games.bitoku.table.state import DICE, LOCKED
from mori.games.bitoku.writers.writer import BitokuWriter


class TakeResources(Frame[BitokuWriter]):
    """Take units of any kind (B-EFFECT-11), kinds in ascending order."""

    __slots__ = ("floor", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "floor")

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left = left
        self.floor = floor

    def run(self, w: BitokuWriter) -> bool:
        if self.left:
            return True
        w.done()
        return False

    def kind(self) -> str:
        return "take_resource"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"count": self.left}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.take[kind] for kind in range(self.floor, KINDS)]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        self.left -= 1
        self.floor = action.a
        w.gain_resource(seat, action.a, 1)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return reason("resource_order") if action.kind == TAKE else not_asked()

    def clone(self) -> "TakeResources":
        return TakeResources(self.seat, self.left, self.floor)


def locked_dice(w: BitokuWriter, seat: int) -> list[int]:
    return [k for k in range(DICE) if w.state.die_state[seat * DICE + k] == LOCKED]


class UnlockDice(Frame[BitokuWriter]):
    """Unlock dice on the own board (B-MITAMA-15); which ones matters only if some stay locked."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, w: BitokuWriter) -> bool:
        locked = locked_dice(w, self.seat)
        if self.left and len(locked) > self.left:
            return True
        if self.left:
            for k in locked:
                w.unlock_die(self.seat, k)
        w.done()
        return False

    def kind(self) -> str:
        return "unlock_die"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.unlock[k] for k in locked_dice(w, seat)]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        self.left -= 1
        w.unlock_die(seat, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return reason("die_not_locked", "B-MITAMA-15") if action.kind == UNLOCK else not_asked()

    def clone(self) -> "UnlockDice":
        return UnlockDice(self.seat, self.left)
