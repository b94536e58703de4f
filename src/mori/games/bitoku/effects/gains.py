"""Gaining VP, resources and Amulets, and unlocking dice (B-EFFECT-3, -11)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.core.shown import EffectData
from mori.games.bitoku.effects.kind import (
    AMULET_VALUE,
    COUNT,
    RESOURCE,
    EffectKind,
    Parameter,
)
from mori.games.bitoku.language.action_kinds import UNLOCK
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import units
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.codes import ANY, KINDS, RESOURCES
from mori.games.bitoku.table.dice import dice_of
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import DICE, LOCKED
from mori.games.bitoku.writer import BitokuWriter


class TakeResources(Choice[BitokuWriter]):
    """Take units of any kind, in any order (B-EFFECT-11)."""

    __slots__ = ("floor", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "floor")

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left = left
        self.floor = floor  # the kind named last: search names no lower one after it

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
        return [w.notation.take[kind] for kind in range(KINDS)]

    def canonical(self, w: BitokuWriter, seat: int, actions: list[Action]) -> list[Action]:
        return actions[self.floor :]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        self.left -= 1
        self.floor = action.a
        w.gain_resource(seat, action.a, 1)

    def units(self, w: BitokuWriter, seat: int) -> int:
        return self.left

    def is_unit(self, action: Action) -> bool:
        return True

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return not_asked(action)

    def clone(self) -> "TakeResources":
        return TakeResources(self.seat, self.left, self.floor)


def locked_dice(w: BitokuWriter, seat: int) -> list[int]:
    return [k for k in range(DICE) if w.state.die_state[seat * DICE + k] == LOCKED]


class UnlockDice(Choice[BitokuWriter]):
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
        if self.left > len(locked):
            w.lose_effects(self.seat, [units("unlock_die", self.left - len(locked))])
        return False

    def kind(self) -> str:
        return "unlock_die"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"dice": dice_of(w, seat)}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.unlock[k] for k in locked_dice(w, seat)]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        self.left -= 1
        w.unlock_die(seat, action.a)

    def units(self, w: BitokuWriter, seat: int) -> int:
        return self.left

    def is_unit(self, action: Action) -> bool:
        return True

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return (
            reason("die_not_locked", "B-MITAMA-15") if action.kind == UNLOCK else not_asked(action)
        )

    def clone(self) -> "UnlockDice":
        return UnlockDice(self.seat, self.left)


class GainVp(EffectKind):
    """VP, at once."""

    name: ClassVar[str] = "vp"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-3", "B-EFFECT-16")

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return True

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.score(seat, effect.n, "effects")

    def is_plain_gain(self, effect: Effect) -> bool:
        return True

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.OWN_SCORE]


class GainResource(EffectKind):
    """Resources of one kind, or of any."""

    name: ClassVar[str] = "resource"
    parameters: ClassVar[tuple[Parameter, ...]] = (RESOURCE, COUNT)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-11", "B-EFFECT-26")
    frames: ClassVar[tuple[type, ...]] = (TakeResources,)
    decisions: ClassVar[tuple[str, ...]] = ("take_resource",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return True

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        if effect.resource == ANY:
            w.push(TakeResources(seat, effect.n, 0))
        else:
            w.gain_resource(seat, effect.resource, effect.n)

    def is_plain_gain(self, effect: Effect) -> bool:
        return effect.resource != ANY

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        name = str(said["args"]["resource"])
        if name not in RESOURCES:
            return [places.OWN_GOODS]
        return [places.resource(RESOURCES.index(name))]


class GainAmulet(EffectKind):
    """Amulets of one value."""

    name: ClassVar[str] = "amulet"
    parameters: ClassVar[tuple[Parameter, ...]] = (AMULET_VALUE, COUNT)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-26",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return True

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.gain_amulets(seat, effect.value, effect.n)

    def is_plain_gain(self, effect: Effect) -> bool:
        return True

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.amulet(int(said["args"]["value"]))]


class UnlockDie(EffectKind):
    """Own dice are unlocked."""

    name: ClassVar[str] = "unlock_die"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-MITAMA-15",)
    icon: ClassVar[str] = "unlock-die"
    frames: ClassVar[tuple[type, ...]] = (UnlockDice,)
    decisions: ClassVar[tuple[str, ...]] = ("unlock_die",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return bool(locked_dice(w, seat))

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(UnlockDice(seat, effect.n))

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.die_of(seat, k + 1) for k in locked_dice(w, seat)]
