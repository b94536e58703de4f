"""What an essence's space offers its owner.

`obtain` is the one way to a space's benefit, whether its tile is resolved or a card asks for it.
"""

from mori.games.hitodama.rounds.akku_lair import VisitAkkus, can_visit
from mori.games.hitodama.rounds.merchant import Trade, trade_places
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
        return
    elif kind == COST:
        w.push(PayForSpace(seat, place, optional))
    elif kind == MERCHANT:
        w.push(Trade(seat, place, optional))
    elif kind == AKKU_VISIT:
        w.push(VisitAkkus(seat, optional))
    else:
        w.push(PayTribute(seat, essence, optional))


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
