"""Where an essence may be put (H-ACT-MOVE-4 to -6)."""

from mori.core.errors import Reason
from mori.games.hitodama.language.reasons import at_place
from mori.games.hitodama.table.state import EMPTY
from mori.games.hitodama.writer import HitodamaWriter


def can_place(w: HitodamaWriter, place: int, origin: int) -> bool:
    """Whether an essence may be put on a place, coming from `origin` (-1: from the reserve)."""
    return (
        w.slot_exists(place)  # H-ACT-MOVE-6: an extra-space card is a space
        and w.state.occupant[place] == EMPTY  # H-ACT-MOVE-4
        and leaves_merchant_room(w, place, origin)
    )


def leaves_merchant_room(w: HitodamaWriter, place: int, origin: int) -> bool:
    """Whether enough printed spaces of the tile stay free after the placement (H-ACT-MOVE-5)."""
    tables = w.tables
    tile = tables.tile_of[place]
    kept = tables.tiles[tile].kept_free
    if not kept:
        return True
    free = w.free_printed(tile)
    if tables.slot_of[place] < tables.printed_slots:
        free -= 1
    if (
        origin >= 0
        and origin // tables.width == tile
        and origin % tables.width < tables.printed_slots
    ):
        free += 1
    return free >= kept


def open_places(w: HitodamaWriter, origin: int) -> list[int]:
    """Every place on which an essence coming from `origin` may be put, in order."""
    guarded = w.tables.guarded
    return [
        place
        for place in w.free_places()
        if not guarded[place] or leaves_merchant_room(w, place, origin)
    ]


def has_open_place(w: HitodamaWriter, tile: int) -> bool:
    """Whether an essence from elsewhere may be put somewhere on a tile."""
    start = tile * w.tables.width
    for place in range(start, start + w.tables.width):
        if can_place(w, place, -1):
            return True
    return False


def why_not_place(w: HitodamaWriter, place: int) -> Reason:
    """Why `can_place` said no."""
    if not w.slot_exists(place):
        return at_place(w, "no_such_space", ("H-ACT-MOVE-2",), place)
    if w.state.occupant[place] != EMPTY:
        return at_place(w, "space_taken", ("H-ACT-MOVE-4",), place)
    return at_place(w, "merchant_keeps_free", ("H-ACT-MOVE-5", "H-TILE-MER-5"), place)
