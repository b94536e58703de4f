"""Resolving effects: several parts in any order, and choices among alternatives (B-EFFECT).

VP, Amulets and resources of a fixed kind are given at once: nobody would refuse them, and having
them first is never worse. Every other part may be declined (B-EFFECT-4).
"""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.language.action_kinds import PART, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import E_CHOOSE_DIFFERENT
from mori.games.bitoku.table.pieces import Effect, EffectList
from mori.games.bitoku.writers.writer import BitokuWriter


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
        if w.effects.is_possible(w, seat, effect, region, hill):
            return True
    return False


class ResolveParts(Frame[BitokuWriter]):
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
            and w.effects.is_possible(w, self.seat, parts[number], self.region, self.hill)
        ]

    def run(self, w: BitokuWriter) -> bool:
        parts = self.parts(w)
        for number in range(len(parts)):
            if not self.done_parts & (1 << number) and parts[number].is_plain_gain():
                self.done_parts |= 1 << number
                w.effects.begin(w, self.seat, parts[number], self.region, self.hill)
        choices = self.choices(w)
        if len(choices) > 1:
            return True
        if not choices:
            w.done()
            return False
        # B-EFFECT-6: this part may make another one possible, so the others are looked at again.
        self.done_parts |= 1 << choices[0]
        if self.done_parts == (1 << len(parts)) - 1:
            w.done()
        w.effects.begin(w, self.seat, parts[choices[0]], self.region, self.hill)
        return False

    def kind(self) -> str:
        return "choose_part"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        parts = [part.said for part in self.parts(w)]
        return {"effect": w.tables.effects[self.node].said, "parts": parts}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.part[number] for number in self.choices(w)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.skip(seat)
            return
        self.done_parts |= 1 << action.a
        w.effects.begin(w, seat, self.parts(w)[action.a], self.region, self.hill)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != PART or action.a >= len(self.parts(w)):
            return not_asked()
        if self.done_parts & (1 << action.a):
            return reason("already_done", "B-EFFECT-8")
        return reason("nothing_possible", "B-EFFECT-5", "B-EFFECT-21")

    def clone(self) -> "ResolveParts":
        return ResolveParts(self.seat, self.node, self.done_parts, self.region, self.hill)


class ChooseOption(Frame[BitokuWriter]):
    """One of several alternatives; `left` units of them, or `left` different ones."""

    __slots__ = ("hill", "left", "node", "region", "used")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "node", "left", "used", "region", "hill")

    def __init__(self, seat: int, node: int, left: int, used: int, region: int, hill: int) -> None:
        super().__init__(seat)
        self.node = node
        self.left = left
        self.used = used  # bit set of alternatives taken, where they must differ
        self.region = region
        self.hill = hill

    def options(self, w: BitokuWriter) -> list[Effect]:
        return w.tables.effects[self.node].children

    def choices(self, w: BitokuWriter) -> list[int]:
        options = self.options(w)
        return [
            number
            for number in range(len(options))
            if not self.used & (1 << number)
            and w.effects.is_possible(w, self.seat, options[number], self.region, self.hill)
        ]

    def run(self, w: BitokuWriter) -> bool:
        if self.left and self.choices(w):
            return True
        w.done()
        return False

    def can_skip(self, w: BitokuWriter) -> bool:
        """Gains that cost nothing are not refused; anything else may be (B-EFFECT-4)."""
        for option in self.options(w):
            if not option.is_plain_gain():
                return True
        return False

    def kind(self) -> str:
        return "choose_option"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        options = [option.said for option in self.options(w)]
        return {"count": self.left, "options": options}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.part[number] for number in self.choices(w)]
        if self.can_skip(w):
            actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.skip(seat)
            return
        self.left -= 1
        if w.tables.effects[self.node].kind == E_CHOOSE_DIFFERENT:
            self.used |= 1 << action.a
        # B-EFFECT-9: a unit is completely resolved before the next is chosen.
        w.effects.begin(w, seat, self.options(w)[action.a], self.region, self.hill)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == SKIP:
            return reason("must_choose", "B-EFFECT-7")
        if action.kind != PART or action.a >= len(self.options(w)):
            return not_asked()
        if self.used & (1 << action.a):
            return reason("already_done", "B-RIVER-6")
        return reason("nothing_possible", "B-EFFECT-5", "B-EFFECT-21")

    def clone(self) -> "ChooseOption":
        return ChooseOption(self.seat, self.node, self.left, self.used, self.region, self.hill)


class ShareDiscount(Frame[BitokuWriter]):
    """Any of several purchases, in either order; one of them is cheaper (B-FOREST-8, -15).

    Choice k is purchase k at full price; choice count + k is the same with the discount.
    """

    __slots__ = ("bought", "discount", "node")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "node", "bought", "discount")

    def __init__(self, seat: int, node: int, bought: int, discount: int) -> None:
        super().__init__(seat)
        self.node = node
        self.bought = bought  # bit set
        self.discount = discount  # still to be used; 0 once it is

    def purchases(self, w: BitokuWriter) -> list[Effect]:
        return w.tables.effects[self.node].children

    def choices(self, w: BitokuWriter) -> list[int]:
        purchases = self.purchases(w)
        count = len(purchases)
        found: list[int] = []
        for number in range(count):
            if self.bought & (1 << number):
                continue
            if w.effects.is_possible(w, self.seat, purchases[number], -1, -1):
                found.append(number)
        if self.discount:
            cheaper = w.tables.cheaper
            for number in range(count):
                effect = cheaper[purchases[number].index]
                if not self.bought & (1 << number) and w.effects.is_possible(
                    w, self.seat, effect, -1, -1
                ):
                    found.append(count + number)
        return found

    def run(self, w: BitokuWriter) -> bool:
        if self.choices(w):
            return True
        w.done()
        return False

    def kind(self) -> str:
        return "choose_purchase"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        purchases = self.purchases(w)
        options = [purchase.said for purchase in purchases]
        options += [w.tables.cheaper[purchase.index].said for purchase in purchases]
        return {"options": options}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.part[number] for number in self.choices(w)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.skip(seat)
            return
        purchases = self.purchases(w)
        number = action.a % len(purchases)
        self.bought |= 1 << number
        effect = purchases[number]
        if action.a >= len(purchases):
            effect = w.tables.cheaper[effect.index]
            self.discount = 0
        w.effects.begin(w, seat, effect, -1, -1)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        count = len(self.purchases(w))
        if action.kind != PART or action.a >= 2 * count:
            return not_asked()
        if self.bought & (1 << (action.a % count)):
            return reason("already_done", "B-FOREST-8", "B-FOREST-15")
        if action.a >= count and not self.discount:
            return reason("already_done", "B-EFFECT-14")
        return reason("nothing_possible", "B-FOREST-4", "B-EFFECT-5")

    def clone(self) -> "ShareDiscount":
        return ShareDiscount(self.seat, self.node, self.bought, self.discount)
