"""What blocks spaces: akkus and ice, how they enter a tile, push essences aside and leave
(H-BLOCK, H-AKKU, H-ICE).
"""

from mori.games.hitodama.options import PUSH_WHOLE_TILE
from mori.games.hitodama.table.geometry import tile_at
from mori.games.hitodama.table.state import EMPTY, NO_CARD
from mori.games.hitodama.table.tables import AKKU
from mori.games.hitodama.writer import HitodamaWriter

# -- entering a tile


def make_room(w: HitodamaWriter, tile: int) -> int:
    """Free the place a blocker enters on a tile, pushing essences up; -1 if it cannot enter."""
    occupant = w.state.occupant
    start = tile * w.tables.width
    # H-BLOCK-8: only printed spaces; H-BLOCK-5: blockers are walls that never move.
    printed = range(start, start + len(w.tables.tiles[tile].spaces))
    ladder = [place for place in printed if occupant[place] >= EMPTY]
    if not ladder:
        return -1  # H-BLOCK-7
    if all(occupant[place] == EMPTY for place in ladder):
        return ladder[0]  # H-BLOCK-2
    if w.options.on(PUSH_WHOLE_TILE):
        return push_all(w, ladder)
    # H-BLOCK-3: the lowest open space; whoever stands there moves up, and so on to the first gap.
    lowest = len(ladder) - 1
    gap = lowest
    while gap >= 0 and occupant[ladder[gap]] != EMPTY:
        gap -= 1
    if gap < 0:
        w.eject_essence(occupant[ladder[0]])  # H-BLOCK-4
        gap = 0
    for index in range(gap, lowest):
        w.push_essence(occupant[ladder[index + 1]], ladder[index])  # H-BLOCK-6
    return ladder[lowest]


def push_all(w: HitodamaWriter, ladder: list[int]) -> int:
    """Push every essence of a tile up by one, past gaps too, and free the lowest space (HR-07)."""
    occupant = w.state.occupant
    if occupant[ladder[0]] != EMPTY:
        w.eject_essence(occupant[ladder[0]])
    for index in range(1, len(ladder)):
        if occupant[ladder[index]] != EMPTY:
            w.push_essence(occupant[ladder[index]], ladder[index - 1])
    return ladder[-1]


# -- akkus


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


# -- ice


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
