"""Ring, North and cardinal points."""

from typing import Final

from mori.games.hitodama.pack.schema.words import Slot
from mori.games.hitodama.table.state import HitodamaState
from mori.games.hitodama.table.tables import RING, SIDES, Tables

SLOT_NAMES: Final[tuple[Slot, ...]] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def ring_index(north: int, cardinal: int) -> int:
    """The ring position of a cardinal point."""
    # H-GEO-2: sides lie on the even ring positions. H-GEO-3, H-GEO-4: North is always a side, and
    # cardinal k is k sides clockwise of it.
    return (2 * (north + cardinal)) % RING


def tile_at(state: HitodamaState, cardinal: int) -> int:
    """The one tile that a cardinal point names (H-GEO-5); never a corner tile (H-GEO-6)."""
    return state.layout[ring_index(state.north, cardinal)]


def slot_name(north: int, ring: int) -> Slot:
    """What a ring position is called from the present North on."""
    return SLOT_NAMES[(ring - 2 * north) % RING]


def resolution_order(state: HitodamaState, tables: Tables) -> list[int]:
    """The tiles in the order of resolution (H-GEO-7, H-TILE-1)."""
    start = ring_index(state.north, tables.seasons[state.season].cardinal)
    return [state.layout[(start + step) % RING] for step in range(RING)]


def round_order(state: HitodamaState, tables: Tables) -> list[int]:
    """The seats in the order of their turns this round: from the first player to the left."""
    # H-ROUND-2. Seats are numbered clockwise by the side they sit at.
    return [(state.first + step) % tables.players for step in range(tables.players)]


def side_of_seat(tables: Tables, seat: int) -> int:
    return tables.seat_sides[seat] % SIDES
