"""Ice: what an ice card freezes (H-ICE)."""

from mori.games.hitodama.rounds.blockers import make_room
from mori.games.hitodama.table.geometry import tile_at
from mori.games.hitodama.table.state import NO_CARD
from mori.games.hitodama.writers.writer import HitodamaWriter


def reveal_ice_card(w: HitodamaWriter) -> None:
    """Take all ice back and freeze what the next ice card names (H-ICE-2)."""
    card = w.draw_ice_card()  # H-ICE-5
    if card == NO_CARD:
        return
    w.thaw()
    for cardinal in sorted(w.tables.ice_cards[card].freezes):
        tile = tile_at(w.state, cardinal)
        if w.state.ice_supply == 0:
            w.lack_ice(tile)
            continue
        place = make_room(w, tile)
        if place < 0:
            w.blocker_stays_out(tile)
        else:
            w.put_ice(place)
    w.discard_ice_card(card)
