"""Where dice stand, what they are called, and what Amulets a player has for them."""

from typing import Final

from mori.games.bitoku.table.codes import HOME, REGIONS
from mori.games.bitoku.table.state import AMULETS, DICE, FOREST, ON_HILL
from mori.games.bitoku.writer import BitokuWriter

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


def die_ref(w: BitokuWriter, die: int) -> str:
    """A die by what it shows, and where it is if that does not tell it from its owner's others."""
    state = w.state
    shown = f"die:value-{state.die_value[die]}"
    if state.die_state[die] == FOREST:
        place = state.die_place[die]
        return f"{shown}-{REGIONS[HOME if place >= HOME_PLACE else place]}"
    if state.die_state[die] == ON_HILL:
        return shown
    first = die - die % DICE
    for other in range(first, first + DICE):
        if (
            other != die
            and state.die_state[other] not in (FOREST, ON_HILL)
            and state.die_value[other] == state.die_value[die]
        ):
            return f"{shown}-space-{die % DICE + 1}"
    return shown


def dice_of(w: BitokuWriter, seat: int) -> list[str]:
    """A seat's dice by what they show, in the order in which actions count them."""
    return [die_ref(w, seat * DICE + k) for k in range(DICE)]
