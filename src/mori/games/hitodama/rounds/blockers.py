"""How an akku or ice enters a tile, and what it pushes aside (H-BLOCK)."""

from mori.games.hitodama.table.state import EMPTY
from mori.games.hitodama.writers.writer import HitodamaWriter


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
    if w.options.push_whole_tile:
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
