"""Where dice stand, and what Amulets a player has for them."""

from typing import Final

from mori.games.bitoku.table.state import AMULETS, DICE, FOREST
from mori.games.bitoku.writers.writer import BitokuWriter

TOP: Final = 6
HOME_PLACE: Final = 10  # die_place of Home space k is HOME_PLACE + k


def amulet_sum(w: BitokuWriter, seat: int) -> int:
    return sum((value + 1) * w.state.amulets[seat * AMULETS + value] for value in range(AMULETS))


def highest_other_die(w: BitokuWriter, seat: int, k: int, region: int) -> int:
    """The highest value of the other dice in a region, own ones included; 0 if there are none."""
    highest = 0
    for die in range(len(w.state.die_state)):
        if (
            die != seat * DICE + k
            and w.state.die_state[die] == FOREST
            and w.state.die_place[die] == region
        ):
            highest = max(highest, w.state.die_value[die])
    return highest


def has_amulet(w: BitokuWriter, seat: int) -> bool:
    return amulet_sum(w, seat) > 0
