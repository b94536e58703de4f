"""Several purchases that share a discount (B-FOREST-8, -15)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.core.shown import EffectData
from mori.games.bitoku.effects.kind import COUNT, PARTS, EffectKind, Parameter
from mori.games.bitoku.language.action_kinds import PART, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.writer import BitokuWriter


class ShareDiscount(Choice[BitokuWriter]):
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
            purchase = purchases[number]
            if purchase.kind.is_possible(w, self.seat, purchase, -1, -1):
                found.append(number)
        if self.discount:
            cheaper = w.tables.cheaper
            for number in range(count):
                effect = cheaper[purchases[number].index]
                if not self.bought & (1 << number) and effect.kind.is_possible(
                    w, self.seat, effect, -1, -1
                ):
                    found.append(count + number)
        return found

    def run(self, w: BitokuWriter) -> bool:
        if self.choices(w):
            return True
        w.done()
        if w.facts is not None:
            w.lose_effects(self.seat, self.unbought(w))
        return False

    def unbought(self, w: BitokuWriter) -> list[EffectData]:
        """What was not bought, for the log."""
        purchases = self.purchases(w)
        found: list[EffectData] = []
        for number in range(len(purchases)):
            if not self.bought & (1 << number):
                found.append(purchases[number].said)
        return found

    def kind(self) -> str:
        return "choose_purchase"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        purchases = self.purchases(w)
        options = [purchase.said for purchase in purchases]
        options += [w.tables.cheaper[purchase.index].said for purchase in purchases]
        return {"source": w.tables.effects[self.node].ref, "options": options}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.part[number] for number in self.choices(w)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            if w.facts is not None:
                w.decline_effects(seat, self.unbought(w))
            return
        purchases = self.purchases(w)
        number = action.a % len(purchases)
        self.bought |= 1 << number
        effect = purchases[number]
        if action.a >= len(purchases):
            effect = w.tables.cheaper[effect.index]
            self.discount = 0
        effect.kind.begin(w, seat, effect, -1, -1)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        count = len(self.purchases(w))
        if action.kind != PART or action.a >= 2 * count:
            return not_asked(action)
        if self.bought & (1 << (action.a % count)):
            return reason("already_done", "B-FOREST-8", "B-FOREST-15")
        if action.a >= count and not self.discount:
            return reason("already_done", "B-EFFECT-14")
        return reason("nothing_possible", "B-FOREST-4", "B-EFFECT-5")

    def clone(self) -> "ShareDiscount":
        return ShareDiscount(self.seat, self.node, self.bought, self.discount)


class SharedDiscount(EffectKind):
    """Any of the purchases, in either order; one of them is n cheaper."""

    name: ClassVar[str] = "shared_discount"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT, PARTS)
    rules: ClassVar[tuple[str, ...]] = ("B-FOREST-8", "B-FOREST-15")
    frames: ClassVar[tuple[type, ...]] = (ShareDiscount,)
    decisions: ClassVar[tuple[str, ...]] = ("choose_purchase",)
    is_board_only: ClassVar[bool] = True
    holds_purchases: ClassVar[bool] = True

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        for purchase in effect.children:
            cheaper = w.tables.cheaper[purchase.index]
            if cheaper.kind.is_possible(w, seat, cheaper, region, hill):
                return True
        return False

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(ShareDiscount(seat, effect.index, 0, effect.n))
