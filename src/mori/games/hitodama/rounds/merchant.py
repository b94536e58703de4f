"""The merchant: a good for a good (H-TILE-MER)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.hitodama.language.notation import TRADE
from mori.games.hitodama.language.reasons import at_place, cannot_pay, not_asked
from mori.games.hitodama.rounds.payments import exchange
from mori.games.hitodama.rounds.prompt import Prompt
from mori.games.hitodama.table.state import EMPTY
from mori.games.hitodama.writers.writer import HitodamaWriter


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
