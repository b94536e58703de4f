"""Resolving effects: several parts in any order, each completely before the next (B-EFFECT).

VP, Amulets and resources of a fixed kind are given at once: nobody would refuse them, and having
them first is never worse. Every other part may be declined (B-EFFECT-4).
"""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.core.shown import EffectData
from mori.games.bitoku.effects.kind import PARTS, EffectKind, Parameter
from mori.games.bitoku.language.action_kinds import PART, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.pieces import Effect, EffectList
from mori.games.bitoku.writer import BitokuWriter


def resolve_list(
    w: BitokuWriter, seat: int, effects: EffectList, region: int, hill: int = -1
) -> None:
    """Put the effects of a card, tile or space on the stack."""
    if effects.effects:
        w.push(ResolveParts(seat, effects.root.index, 0, region, hill))


def list_is_possible(
    w: BitokuWriter, seat: int, effects: EffectList, region: int, hill: int = -1
) -> bool:
    """Whether any part of the effects would do anything now."""
    for effect in effects.effects:
        if effect.kind.is_possible(w, seat, effect, region, hill):
            return True
    return False


class ResolveParts(Choice[BitokuWriter]):
    """All parts of an effect, in the player's order, each completely before the next."""

    __slots__ = ("done_parts", "hill", "node", "region")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "node", "done_parts", "region", "hill")

    def __init__(self, seat: int, node: int, done_parts: int, region: int, hill: int) -> None:
        super().__init__(seat)
        self.node = node
        self.done_parts = done_parts  # bit set
        self.region = region
        self.hill = hill

    def parts(self, w: BitokuWriter) -> list[Effect]:
        return w.tables.effects[self.node].children

    def choices(self, w: BitokuWriter) -> list[int]:
        """The parts still to do that would do something."""
        parts = self.parts(w)
        return [
            number
            for number in range(len(parts))
            if not self.done_parts & (1 << number)
            and parts[number].kind.is_possible(w, self.seat, parts[number], self.region, self.hill)
        ]

    def run(self, w: BitokuWriter) -> bool:
        parts = self.parts(w)
        for number in range(len(parts)):
            if not self.done_parts & (1 << number) and parts[number].is_plain_gain():
                self.done_parts |= 1 << number
                part = parts[number]
                part.kind.begin(w, self.seat, part, self.region, self.hill)
        choices = self.choices(w)
        if len(choices) > 1:
            return True
        if not choices:
            w.done()
            if w.facts is not None:
                w.lose_effects(self.seat, self.undone(parts))
            return False
        # B-EFFECT-6: this part may make another one possible, so the others are looked at again.
        self.done_parts |= 1 << choices[0]
        if self.done_parts == (1 << len(parts)) - 1:
            w.done()
        part = parts[choices[0]]
        part.kind.begin(w, self.seat, part, self.region, self.hill)
        return False

    def undone(self, parts: list[Effect]) -> list[EffectData]:
        """What was not done of it, for the log."""
        found: list[EffectData] = []
        for number in range(len(parts)):
            if not self.done_parts & (1 << number):
                found.append(parts[number].said)
        return found

    def kind(self) -> str:
        return "choose_part"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        effect = w.tables.effects[self.node]
        parts = [part.said for part in self.parts(w)]
        return {"source": effect.ref, "effect": effect.said, "parts": parts}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.part[number] for number in self.choices(w)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            if w.facts is not None:
                w.decline_effects(seat, self.undone(self.parts(w)))
            return
        self.done_parts |= 1 << action.a
        part = self.parts(w)[action.a]
        part.kind.begin_chosen(w, seat, part, self.region, self.hill)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != PART or action.a >= len(self.parts(w)):
            return not_asked(action)
        if self.done_parts & (1 << action.a):
            return reason("already_done", "B-EFFECT-8")
        return reason("nothing_possible", "B-EFFECT-5", "B-EFFECT-21")

    def clone(self) -> "ResolveParts":
        return ResolveParts(self.seat, self.node, self.done_parts, self.region, self.hill)


class Connector(EffectKind):
    """An effect of several parts, possible if any of them is."""

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        for part in effect.children:
            if part.kind.is_possible(w, seat, part, region, hill):
                return True
        return False


class AllOf(Connector):
    """Every part, in the player's order; a list of effects means the same."""

    name: ClassVar[str] = "all_of"
    parameters: ClassVar[tuple[Parameter, ...]] = (PARTS,)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-4", "B-EFFECT-6")
    frames: ClassVar[tuple[type, ...]] = (ResolveParts,)
    decisions: ClassVar[tuple[str, ...]] = ("choose_part",)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(ResolveParts(seat, effect.index, 0, region, hill))
