"""Prices: whether they can be paid, and paying them unit by unit (B-EFFECT-12 to -14)."""

from typing import ClassVar, Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.games.bitoku.language.action_kinds import PAY, WAIVE
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import ANY, KINDS, RESOURCES
from mori.games.bitoku.writer import BitokuWriter

NAMES: Final = (*RESOURCES, "any")  # of the kinds of a price


def can_afford(w: BitokuWriter, seat: int, cost: list[int], discount: int) -> bool:
    """Whether a seat can pay a price lowered by a discount, waiving what it likes."""
    resources = w.state.resources
    start = seat * KINDS
    missing = 0
    total = cost[ANY]
    held = 0
    for kind in range(KINDS):
        price = cost[kind]
        have = resources[start + kind]
        total += price
        held += have
        if price > have:
            missing += price - have
    # What is missing of a kind must be waived; every other waived unit leaves one more to pay with.
    return missing <= discount and held >= total - discount


def missing_units(w: BitokuWriter, seat: int, cost: list[int]) -> list[int]:
    """What a seat lacks of a price, by kind, ANY last: what is left over pays for any kind."""
    missing: list[int] = []
    left_over = 0
    for kind in range(KINDS):
        have = w.held(seat, kind)
        missing.append(max(0, cost[kind] - have))
        left_over += max(0, have - cost[kind])
    missing.append(max(0, cost[ANY] - left_over))
    return missing


def cannot_pay(
    w: BitokuWriter, seat: int, cost: list[int], discount: int, rules: tuple[str, ...]
) -> Reason:
    """What is missing to pay a price lowered by a discount.

    Of one kind that is a number. Of several it is left open what the discount is used on.
    """
    missing = missing_units(w, seat, cost)
    kinds = [kind for kind in range(KINDS + 1) if missing[kind]]
    if len(kinds) == 1:
        missing[kinds[0]] -= discount
        discount = 0
    return Reason("cannot_pay", rules, {"missing": bundle_of(missing), "discount": discount})


def bundle_of(units: list[int]) -> str:
    """So many units of each kind, as a reference; ANY may be last."""
    goods = [f"{NAMES[kind]}={count}" for kind, count in enumerate(units) if count]
    return "bundle:" + ",".join(goods)


def begin_payment(w: BitokuWriter, seat: int, cost: list[int], discount: int) -> None:
    """Have a price paid. If there is anything to choose, that comes on top of the stack."""
    total = sum(cost)
    if discount > total:
        w.lose_discount(seat, discount - total)
    if total > 0:
        w.push(Payment(seat, cost.copy(), min(discount, total), 0))


class Payment(Choice[BitokuWriter]):
    """Pay a price: first what is waived, then the units of any kind, each in any order."""

    __slots__ = ("cost", "floor", "waive")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "waive", "floor")

    def __init__(self, seat: int, cost: list[int], waive: int, floor: int) -> None:
        super().__init__(seat)
        self.cost = cost  # what is still to pay, by kind, ANY last
        self.waive = waive  # units still to waive
        self.floor = floor  # the kind named last: search names no lower one after it

    def run(self, w: BitokuWriter) -> bool:
        if self.settle_waivers(w):
            return True
        for kind in range(KINDS):
            if self.cost[kind]:
                self.floor = 0  # a choice of what to waive left some of these: now another begins
                w.pay_resource(self.seat, kind, self.cost[kind])
                self.cost[kind] = 0
        while self.cost[ANY]:
            choices = self.choices_to_pay(w)
            if len(choices) > 1 and self.held(w, 0) > self.cost[ANY]:
                return True
            self.pay_unit(w, choices[0])
        w.done()
        return False

    def settle_waivers(self, w: BitokuWriter) -> bool:
        """Waive what leaves nothing to choose; whether a choice is left."""
        while self.waive:
            choices = self.choices_to_waive(w)
            if len(choices) > 1 and sum(self.cost[:ANY]) > self.waive:
                return True
            self.waive_unit(choices[0])
        return False

    def choices_to_waive(self, w: BitokuWriter) -> list[int]:
        """The kinds of which a unit may be waived; the one of which too little is held comes first.

        Units of any kind are waived last: naming them first would only repeat outcomes.
        """
        for kind in range(KINDS):
            if self.cost[kind] > w.held(self.seat, kind):
                return [kind]  # B-EFFECT-13: whatever else is waived, this must be
        return [kind for kind in range(KINDS) if self.cost[kind]] or [ANY]

    def waive_unit(self, kind: int) -> None:
        self.cost[kind] -= 1
        self.waive -= 1

    def choices_to_pay(self, w: BitokuWriter) -> list[int]:
        """The kinds that may be given next."""
        return [kind for kind in range(KINDS) if w.held(self.seat, kind)]

    def held(self, w: BitokuWriter, kind: int) -> int:
        """How much is held of a kind and of those after it."""
        return sum(w.held(self.seat, later) for later in range(kind, KINDS))

    def can_ascend_from(self, w: BitokuWriter, kind: int) -> bool:
        """Whether all that is to be named can be named without a kind lower than this one."""
        if not self.waive:
            return self.held(w, kind) >= self.cost[ANY]
        return sum(self.cost[kind:ANY]) >= self.waive

    def pay_unit(self, w: BitokuWriter, kind: int) -> None:
        self.cost[ANY] -= 1
        w.pay_resource(self.seat, kind, 1)

    def kind(self) -> str:
        return "waive_resource" if self.waive else "pay_resource"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"count": self.waive if self.waive else self.cost[ANY]}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        if self.waive:
            return [w.notation.waive[kind] for kind in self.choices_to_waive(w)]
        return [w.notation.pay[kind] for kind in self.choices_to_pay(w)]

    def canonical(self, w: BitokuWriter, seat: int, actions: list[Action]) -> list[Action]:
        return [
            unit for unit in actions if unit.a >= self.floor and self.can_ascend_from(w, unit.a)
        ] or actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        self.floor = action.a
        if action.kind == WAIVE:
            self.waive_unit(action.a)
        else:
            self.pay_unit(w, action.a)

    def units(self, w: BitokuWriter, seat: int) -> int:
        return self.waive if self.waive else self.cost[ANY]

    def is_unit(self, action: Action) -> bool:
        return True

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != (WAIVE if self.waive else PAY):
            return not_asked(action)
        if self.waive and not self.cost[action.a]:
            return reason("not_in_price", "B-EFFECT-13")
        unit = [1 if kind == action.a else 0 for kind in range(KINDS + 1)]
        return cannot_pay(w, seat, unit, 0, ("B-EFFECT-12", "B-EFFECT-13"))

    def clone(self) -> "Payment":
        return Payment(self.seat, self.cost.copy(), self.waive, self.floor)
