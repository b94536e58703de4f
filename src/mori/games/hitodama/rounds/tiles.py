"""The tiles: how one is resolved, and what its spaces ask and give (H-TILE).

`obtain` is the one way to what a space gives, whether its tile is resolved or a card asks for it.
"""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.hitodama.language.notation import CAPTURE, TRADE
from mori.games.hitodama.language.reasons import at_place, cannot_pay, not_asked
from mori.games.hitodama.rounds.payments import Capture, begin_payment, exchange
from mori.games.hitodama.rounds.prompt import Prompt
from mori.games.hitodama.rounds.tributes import PayTribute, payable_lines
from mori.games.hitodama.table.state import AKKU_MEEPLE, EMPTY, NO_CARD
from mori.games.hitodama.table.tables import (
    AKKU_VISIT,
    COST,
    MERCHANT,
    PLUS,
    STEP_ARRIVAL,
    STEP_COIN,
    STEP_ESSENCES,
)
from mori.games.hitodama.writer import HitodamaWriter

# -- resolving a tile


class ResolveTile(Frame[HitodamaWriter]):
    """Resolve one tile, step by step as its data say; its solar stack is not part of this.

    `by_card`: a solar card asked for it, so essences placed this round collect although they may
    lie already (H-CARD-S5).
    """

    __slots__ = ("by_card", "first", "handled", "step", "tile")
    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "by_card", "step", "handled", "first")

    def __init__(self, tile: int, by_card: bool, step: int, handled: int, first: bool) -> None:
        super().__init__(-1)
        self.tile = tile
        self.by_card = by_card
        self.step = step
        self.handled = handled  # bit set of the essences taken already
        self.first = first  # whether this is the tile's first resolution of the round

    def run(self, w: HitodamaWriter) -> bool:
        steps = w.tables.tiles[self.tile].steps
        if self.step == len(steps):
            w.done()
            if self.by_card and not self.handled:
                w.find_nobody(self.tile)
            return False
        kind = steps[self.step]
        if kind == STEP_ESSENCES:
            if self.take_next(w):
                return False
        elif self.first and kind == STEP_ARRIVAL:
            honour_first_arrival(w, self.tile)
        elif self.first and kind == STEP_COIN:
            pass_coin(w, self.tile)
        self.step += 1
        return False

    def take_next(self, w: HitodamaWriter) -> bool:
        """Take the next essence, best rank first, re-reading the tile each time (H-TILE-3)."""
        state = w.state
        start = self.tile * w.tables.width
        # H-TILE-6: extra spaces come after the printed ones, as their places do.
        for place in range(start, start + w.tables.width):
            essence = state.occupant[place]
            if essence < 0 or self.handled & (1 << essence):
                continue
            # H-TILE-5: asleep essences get nothing; H-CARD-S5: unless fresh, when a card asks.
            fresh = self.by_card and state.fresh_round[essence] == state.round
            if state.standing[essence] or fresh:
                if not self.handled:
                    w.begin_tile(self.tile)
                self.handled |= 1 << essence
                w.lay_down(essence)  # H-TILE-4, H-TILE-RES-3
                obtain(w, essence, place, True)
                return True
        return False

    def clone(self) -> "ResolveTile":
        return ResolveTile(self.tile, self.by_card, self.step, self.handled, self.first)


def begin_tile(w: HitodamaWriter, tile: int, by_card: bool) -> None:
    """Put a tile's resolution on the stack."""
    # H-CARD-S5b: arrival berry and coin are given once a round, with the first resolution.
    steps = w.tables.tiles[tile].steps
    first = not w.state.honoured and (STEP_ARRIVAL in steps or STEP_COIN in steps)
    if first:
        w.honour_arrivals()
    w.push(ResolveTile(tile, by_card, 0, 0, first))


# -- the tribute tile: who came first, and the coin


def standing_by_arrival(w: HitodamaWriter, tile: int) -> list[int]:
    """The standing essences of a tile, earliest arrival first (H-TILE-TRIB-1)."""
    state = w.state
    start = tile * w.tables.width
    numbered = [
        (state.arrival[essence], essence)
        for essence in state.occupant[start : start + w.tables.width]
        if essence >= 0 and state.standing[essence]
    ]
    return [essence for _, essence in sorted(numbered)]


def honour_first_arrival(w: HitodamaWriter, tile: int) -> None:
    """Give the arrival bonus to the owner of the earliest arrival (H-TILE-TRIB-2)."""
    arrived = standing_by_arrival(w, tile)
    bonus = w.tables.tiles[tile].arrival_bonus
    if arrived and any(bonus.amounts):
        seat = w.owner(arrived[0])
        w.come_first(seat, tile)
        w.gain(seat, bonus)


def pass_coin(w: HitodamaWriter, tile: int) -> None:
    """Give the coin to the earliest arrival of another player than its holder."""
    arrived = standing_by_arrival(w, tile)
    for essence in arrived:
        seat = w.owner(essence)
        if seat != w.state.coin:
            w.take_coin(seat)  # H-TILE-TRIB-3; North stays (H-TILE-TRIB-7)
            return
    if arrived:
        w.keep_coin(w.state.coin)


# -- what an essence's space offers its owner


def obtain(w: HitodamaWriter, essence: int, place: int, optional: bool) -> None:
    """Let an essence's owner have what the space at a place gives; asked only if it gives any."""
    seat = w.owner(essence)
    kind = w.space_at(place).kind
    if kind == PLUS:
        give_benefit(w, seat, place)
    elif not offers_something(w, seat, place):
        if w.facts is not None:
            w.find_nothing(seat, place, why_nothing(w, seat, place))
    elif kind == COST:
        w.push(PayForSpace(seat, place, optional))
    elif kind == MERCHANT:
        w.push(Trade(seat, place, optional))
    elif kind == AKKU_VISIT:
        w.push(VisitAkkus(seat, optional))
    else:
        w.push(PayTribute(seat, essence, optional))


def why_nothing(w: HitodamaWriter, seat: int, place: int) -> str:
    """What is lacking where `offers_something` says no."""
    space = w.space_at(place)
    if space.kind == COST:
        return "payment" if w.lacking(seat, space.pay) >= 0 else "benefit"
    if space.kind == MERCHANT:
        return "benefit" if can_pay_merchant(w, seat, place) else "merchandise"
    if space.kind == AKKU_VISIT:
        return "payment" if w.akku_places() else "akku"
    return "tribute"


def offers_something(w: HitodamaWriter, seat: int, place: int) -> bool:
    """Whether a space's benefit would bring its owner anything now."""
    space = w.space_at(place)
    if space.kind == PLUS:
        return w.obtainable(seat, space.gain)
    if space.kind == COST:
        return w.lacking(seat, space.pay) < 0 and w.brings(seat, space.pay, space.gain)
    if space.kind == MERCHANT:
        return bool(trade_places(w, seat, place))
    if space.kind == AKKU_VISIT:
        return can_visit(w, seat)
    return bool(payable_lines(w, seat))


# -- resource tiles: a ":" space is paid for, or not


def give_benefit(w: HitodamaWriter, seat: int, place: int) -> None:
    """A "+" space gives its resource outright (H-TILE-RES-1)."""
    w.gain(seat, w.space_at(place).gain)


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

    def decline(self, w: HitodamaWriter) -> None:
        w.decline_space(self.seat, self.place)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        return not_asked(action)

    def clone(self) -> "PayForSpace":
        return PayForSpace(self.seat, self.place, self.optional)


# -- the merchant: a good for a good


def trade_places(w: HitodamaWriter, seat: int, place: int) -> list[int]:
    """The merchant's free printed spaces whose good the seat can pay (H-TILE-MER-3, -4), if it
    would bring anything: a full hand or an empty supply makes no offer (H-TILE-RES-2)."""
    tile = place // w.tables.width
    start = tile * w.tables.width
    spaces = w.tables.tiles[tile].spaces
    wanted = w.space_at(place).gain
    return [
        start + slot
        for slot in range(len(spaces))
        if w.state.occupant[start + slot] == EMPTY
        and w.lacking(seat, spaces[slot].gain) < 0
        and w.brings(seat, spaces[slot].gain, wanted)
    ]


def can_pay_merchant(w: HitodamaWriter, seat: int, place: int) -> bool:
    """Whether the seat has any good of the merchant's free spaces."""
    tile = place // w.tables.width
    spaces = w.tables.tiles[tile].spaces
    return any(
        w.state.occupant[tile * w.tables.width + slot] == EMPTY
        and w.lacking(seat, spaces[slot].gain) < 0
        for slot in range(len(spaces))
    )


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

    def decline(self, w: HitodamaWriter) -> None:
        w.decline_trade(self.seat, self.place)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        if action.kind != TRADE:
            return not_asked(action)
        place = action.a
        width = w.tables.width
        on_merchant = place // width == self.place // width
        if not on_merchant or place % width >= len(w.tables.tiles[place // width].spaces):
            return at_place(w, "not_offered_as_payment", ("H-TILE-MER-3",), place)
        if w.state.occupant[place] != EMPTY:
            return at_place(w, "good_covered", ("H-TILE-MER-4",), place)
        payment = w.space_at(place).gain
        if w.lacking(self.seat, payment) < 0:
            wanted = w.space_at(self.place).gain
            return Reason("nothing_to_gain", ("H-TILE-MER-3",), {"gain": wanted.ref})
        return cannot_pay(w, self.seat, payment, ("H-TILE-MER-3",))

    def clone(self) -> "Trade":
        return Trade(self.seat, self.place, self.optional)


# -- the akku lair: an akku from the map for the price of its card


def can_visit(w: HitodamaWriter, seat: int) -> bool:
    card = w.state.akku_card
    if card == NO_CARD or w.lacking(seat, w.tables.akku_cards[card].cost) >= 0:
        return False
    return bool(w.akku_places())


class VisitAkkus(Prompt):
    """Pay the akku card's cost for one akku on the map, or not (H-TILE-AKKU-3, H-TILE-AKKU-4)."""

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

    def decline(self, w: HitodamaWriter) -> None:
        w.decline_akku(self.seat, w.tables.akku_cards[w.state.akku_card].cost)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        if action.kind != CAPTURE:
            return not_asked(action)
        assert w.state.occupant[action.a] != AKKU_MEEPLE
        return at_place(w, "no_akku_there", ("H-TILE-AKKU-3",), action.a)

    def clone(self) -> "VisitAkkus":
        return VisitAkkus(self.seat, self.optional)
