"""What an essence's space offers its owner, and the questions it raises.

`obtain` is the one way to a space's benefit, whether its tile is resolved or a card asks for it.
A question is asked only if there is something to choose. With `optional` off it cannot be declined:
the owner has chosen the benefit already, by playing a card for it.
"""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.hitodama.language.notation import CAPTURE, DECLINE, PAY_TRIBUTE, TRADE
from mori.games.hitodama.language.reasons import at_place, cannot_pay, not_asked
from mori.games.hitodama.rounds.payments import Capture, begin_payment, exchange
from mori.games.hitodama.rounds.tributes import (
    can_pay_line,
    needed,
    open_lines,
    pay_line,
    payable_lines,
)
from mori.games.hitodama.table.state import AKKU_MEEPLE, EMPTY, NO_CARD, OPEN
from mori.games.hitodama.table.tables import AKKU_VISIT, COST, MERCHANT, PLUS
from mori.games.hitodama.writers.writer import HitodamaWriter


def obtain(w: HitodamaWriter, essence: int, place: int, optional: bool) -> None:
    """Let an essence's owner have what the space at a place gives."""
    seat = w.owner(essence)
    space = w.space_at(place)
    if space.kind == PLUS:
        w.gain(seat, space.gain)  # H-TILE-RES-1
    elif space.kind == COST:
        if w.lacking(seat, space.pay) < 0:
            w.push(PayForSpace(seat, place, optional))  # H-TILE-RES-2
    elif space.kind == MERCHANT:
        if trade_places(w, seat, place):
            w.push(Trade(seat, place, optional))  # H-TILE-MER-3
    elif space.kind == AKKU_VISIT:
        if can_visit(w, seat):
            w.push(VisitAkkus(seat, optional))  # H-TILE-AKKU-3
    elif payable_lines(w, seat):
        w.push(PayTribute(seat, essence, optional))  # H-TRIB-2


def offers_something(w: HitodamaWriter, seat: int, place: int) -> bool:
    """Whether a space's benefit would bring its owner anything now."""
    space = w.space_at(place)
    if space.kind == PLUS:
        return w.obtainable(seat, space.gain)
    if space.kind == COST:
        return w.lacking(seat, space.pay) < 0 and w.obtainable(seat, space.gain)
    if space.kind == MERCHANT:
        return bool(trade_places(w, seat, place)) and w.obtainable(seat, space.gain)
    if space.kind == AKKU_VISIT:
        return can_visit(w, seat)
    return bool(payable_lines(w, seat))


def trade_places(w: HitodamaWriter, seat: int, place: int) -> list[int]:
    """The merchant's free printed spaces whose good the seat can pay (H-TILE-MER-3, -4)."""
    tile = place // w.tables.width
    start = tile * w.tables.width
    spaces = w.tables.tiles[tile].spaces
    return [
        start + slot
        for slot in range(len(spaces))
        if w.state.occupant[start + slot] == EMPTY and w.lacking(seat, spaces[slot].gain) < 0
    ]


def can_visit(w: HitodamaWriter, seat: int) -> bool:
    card = w.state.akku_card
    if card == NO_CARD or w.lacking(seat, w.tables.akku_cards[card].cost) >= 0:
        return False
    return bool(w.akku_places())


class Prompt(Frame[HitodamaWriter]):
    """A question of a space. It is left by an answer, declining included."""

    __slots__ = ("optional",)

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def choices(self, w: HitodamaWriter) -> list[Action]:
        """The answers other than declining; at least one."""
        raise NotImplementedError

    def take(self, w: HitodamaWriter, action: Action) -> None:
        """Carry out one of the choices."""
        raise NotImplementedError

    def run(self, w: HitodamaWriter) -> bool:
        if self.optional:
            return True
        choices = self.choices(w)
        if len(choices) > 1:
            return True
        self.answer(w, self.seat, choices[0])
        return False

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        choices = self.choices(w)
        if self.optional:
            choices.append(w.notation.decline)
        return choices

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == DECLINE:
            w.decline(self.seat)
        else:
            self.take(w, action)

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        if action.kind == DECLINE:
            return Reason("must_choose", ("H-CARD-L9",))
        return self.why_not_choice(w, action)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        raise NotImplementedError


class PayForSpace(Prompt):
    """Pay a ":" space, or not (H-TILE-RES-2)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "optional")

    def __init__(self, seat: int, place: int, optional: bool) -> None:
        super().__init__(seat, optional)
        self.place = place

    def kind(self) -> str:
        return "pay_for_space"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        space = w.space_at(self.place)
        return {
            "place": w.tables.place_ref(self.place),
            "pay": space.pay.ref,
            "gain": space.gain.ref,
        }

    def choices(self, w: HitodamaWriter) -> list[Action]:
        return [w.notation.pay]

    def take(self, w: HitodamaWriter, action: Action) -> None:
        space = w.space_at(self.place)
        exchange(w, self.seat, space.pay, space.gain)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        return not_asked()

    def clone(self) -> "PayForSpace":
        return PayForSpace(self.seat, self.place, self.optional)


class Trade(Prompt):
    """Pay the merchant with the good of a free space, or not (H-TILE-MER-3)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "optional")

    def __init__(self, seat: int, place: int, optional: bool) -> None:
        super().__init__(seat, optional)
        self.place = place

    def kind(self) -> str:
        return "trade"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {
            "place": w.tables.place_ref(self.place),
            "gain": w.space_at(self.place).gain.ref,
        }

    def choices(self, w: HitodamaWriter) -> list[Action]:
        return [w.notation.trade[place] for place in trade_places(w, self.seat, self.place)]

    def take(self, w: HitodamaWriter, action: Action) -> None:
        # H-TILE-MER-6: the payment goes to the supply or the discard piles.
        exchange(w, self.seat, w.space_at(action.a).gain, w.space_at(self.place).gain)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        if action.kind != TRADE:
            return not_asked()
        place = action.a
        width = w.tables.width
        on_merchant = place // width == self.place // width
        if not on_merchant or place % width >= len(w.tables.tiles[place // width].spaces):
            return at_place(w, "not_offered_as_payment", ("H-TILE-MER-3",), place)
        if w.state.occupant[place] != EMPTY:
            return at_place(w, "good_covered", ("H-TILE-MER-4",), place)
        return cannot_pay(w, self.seat, w.space_at(place).gain, ("H-TILE-MER-3",))

    def clone(self) -> "Trade":
        return Trade(self.seat, self.place, self.optional)


class VisitAkkus(Prompt):
    """Pay the akku card's cost for one akku on the map, or not (H-TILE-AKKU-3)."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "optional")

    def kind(self) -> str:
        return "visit_akkus"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {"cost": w.tables.akku_cards[w.state.akku_card].cost.ref}

    def choices(self, w: HitodamaWriter) -> list[Action]:
        return [w.notation.capture[place] for place in w.akku_places()]

    def take(self, w: HitodamaWriter, action: Action) -> None:
        cost = w.tables.akku_cards[w.state.akku_card].cost
        w.push(Capture(self.seat, action.a))
        begin_payment(w, self.seat, cost)  # H-AKKU-5

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        if action.kind != CAPTURE:
            return not_asked()
        assert w.state.occupant[action.a] != AKKU_MEEPLE
        return at_place(w, "no_akku_there", ("H-TILE-AKKU-3",), action.a)

    def clone(self) -> "VisitAkkus":
        return VisitAkkus(self.seat, self.optional)


class PayTribute(Prompt):
    """Pay one open line of the season in play, or not (H-TRIB-2, H-TRIB-3)."""

    __slots__ = ("essence",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "essence", "optional")

    def __init__(self, seat: int, essence: int, optional: bool) -> None:
        super().__init__(seat, optional)
        self.essence = essence

    def kind(self) -> str:
        return "pay_tribute"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {"season": w.tables.season_ref(w.state.season)}

    def choices(self, w: HitodamaWriter) -> list[Action]:
        return [w.notation.pay_tribute[line] for line in payable_lines(w, self.seat)]

    def take(self, w: HitodamaWriter, action: Action) -> None:
        pay_line(w, self.seat, self.essence, action.a)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        if action.kind != PAY_TRIBUTE:
            return not_asked()
        return why_not_line(w, self.seat, action.a)

    def clone(self) -> "PayTribute":
        return PayTribute(self.seat, self.essence, self.optional)


def why_not_line(w: HitodamaWriter, seat: int, line: int) -> Reason:
    """Why a seat cannot pay a tribute line."""
    data: dict[str, object] = {"line": w.tables.lines[line].ref}
    if line not in open_lines(w):
        closed = w.state.line_closed[line] != OPEN
        return Reason("line_closed" if closed else "line_not_in_season", ("H-TRIB-2",), data)
    assert not can_pay_line(w, seat, line)
    entry = w.tables.lines[line]
    return Reason(
        "cannot_pay",
        ("H-TRIB-2",),
        {
            "need": w.tables.token_ref(entry.resource, needed(w, line)),
            "have": w.holding(seat, entry.resource),
        },
    )
