"""Akkus: how they come onto the map, and how they leave it (H-AKKU)."""

from mori.games.hitodama.rounds.blockers import make_room
from mori.games.hitodama.table.geometry import tile_at
from mori.games.hitodama.table.state import NO_CARD
from mori.games.hitodama.table.tables import AKKU
from mori.games.hitodama.writers.writer import HitodamaWriter


def reveal_akku_card(w: HitodamaWriter) -> None:
    """Discard the akku card in play and bring the next one's akkus onto the map."""
    w.discard_akku_card()
    # H-AKKU-8: a card that places nothing is replaced, at most as often as there are cards.
    for _ in range(len(w.tables.akku_cards)):
        if w.state.supply[AKKU] == 0:
            w.postpone_akku_card()  # H-AKKU-8: wait for an akku to come back to the lair
            return
        card = w.draw_akku_card()  # H-AKKU-7
        if card == NO_CARD:
            break
        w.show_akku_card(card)
        if place_akkus(w, card):
            return
        w.discard_akku_card()
    w.postpone_akku_card()


def place_akkus(w: HitodamaWriter, card: int) -> int:
    """Bring in one akku for each point the card names; returns how many came."""
    placed = 0
    # H-AKKU-2: clockwise from North, as long as the lair has any.
    for cardinal in sorted(w.tables.akku_cards[card].places):
        tile = tile_at(w.state, cardinal)
        if w.state.supply[AKKU] == 0:
            w.lack_akku(tile)
            continue
        place = make_room(w, tile)
        if place < 0:
            w.blocker_stays_out(tile)
        else:
            w.put_akku(place)
            placed += 1
    return placed


def capture_akku(w: HitodamaWriter, seat: int, place: int) -> None:
    """Take an akku from the map; with the last one gone the next card comes at once (H-AKKU-4)."""
    w.capture_akku(seat, place)
    if not w.akku_places():
        reveal_akku_card(w)


def move_akku(w: HitodamaWriter, seat: int, origin: int, tile: int) -> None:
    """Move an akku to another tile, which it enters like any blocker (HR-35)."""
    w.lift_akku(origin)
    w.set_down_akku(seat, origin, make_room(w, tile))
