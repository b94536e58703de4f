"""Autumn: the new turn order (B-AUTUMN)."""

from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.state import DICE, FOREST
from mori.games.bitoku.writer import BitokuWriter


def autumn_order(w: BitokuWriter) -> list[int]:
    """The new turn order: owners of dice in the Home, highest space first (B-AUTUMN-1)."""
    order: list[int] = []
    for space in range(len(w.tables.home)):  # from the top (B-HOME-10)
        for die in range(len(w.state.die_state)):
            here = w.state.die_state[die] == FOREST and (
                w.state.die_place[die] == HOME_PLACE + space
            )
            if here and die // DICE not in order:
                order.append(die // DICE)
    for seat in w.state.order:  # B-AUTUMN-2: with no die there, all of them
        if seat not in order:
            order.append(seat)
    return order
