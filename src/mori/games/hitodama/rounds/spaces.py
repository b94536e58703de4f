"""What an essence's space offers its owner.

`obtain` is the one way to a space's benefit, whether its tile is resolved or a card asks for it.
"""

from mori.games.hitodama.rounds.akku_lair import VisitAkkus, can_visit
from mori.games.hitodama.rounds.merchant import Trade, can_pay_merchant, trade_places
from mori.games.hitodama.rounds.resource_tiles import PayForSpace, give_benefit
from mori.games.hitodama.rounds.tributes import PayTribute, payable_lines
from mori.games.hitodama.table.tables import AKKU_VISIT, COST, MERCHANT, PLUS
from mori.games.hitodama.writers.writer import HitodamaWriter


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
