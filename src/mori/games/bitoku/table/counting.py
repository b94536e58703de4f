"""Counting what a player has: the items of Visions and of the Spirit's Virtue (B-VISION-7)."""

from mori.games.bitoku.table.codes import ITEMS, N_GATE, N_ILLUMINATION, REGION_COUNT
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter


def count_item(w: BitokuWriter, seat: int, item: int) -> int:
    """How many items of a kind the seat has now."""
    state, tables = w.state, w.tables
    name = ITEMS[item]
    if name == "resource":
        return w.held_in_all(seat)
    if name == "building":
        return state.counters_used[seat]
    if name == "crystal":
        start = seat * len(tables.slots)
        row = state.slots[start : start + len(tables.slots)]
        return len(row) - row.count(NONE)
    if name == "mitama":
        return len(state.mitamas[seat]) + len(state.pair_mitamas[seat])
    if name == "pair":
        return len(state.pair_mitamas[seat])
    if name == "illumination_pilgrim":
        return sleeping_pilgrims(w, seat, N_ILLUMINATION)
    if name == "gate_pilgrim":
        return sleeping_pilgrims(w, seat, N_GATE)
    if name == "bitoku_completed":
        return state.bitoku_done[seat]
    if name == "goal_pilgrim":
        return sleeping_pilgrims(w, seat, N_ILLUMINATION) + sleeping_pilgrims(w, seat, N_GATE)
    if name == "rock_pilgrim":
        start = seat * len(tables.pilgrim_spaces)
        return sum(state.rock_pilgrims[start : start + len(tables.pilgrim_spaces)])
    if name == "vision_card":
        return len(state.visions[seat])
    if name == "kodama_far":
        start = seat * REGION_COUNT
        spaces = state.kodama[start : start + REGION_COUNT]
        return sum(1 for space in spaces if space >= tables.kodama_marked)
    return yokai_owned(w, seat)


def sleeping_pilgrims(w: BitokuWriter, seat: int, kind: int) -> int:
    count = 0
    for node in w.tables.nodes:
        if node.kind == kind and w.state.branch_pilgrim[node.index] == seat:
            count += 1
    return count


def yokai_owned(w: BitokuWriter, seat: int) -> int:
    """Own Yōkai cards in deck, hand, discard pile and on card spaces (B-WINTER-4, -5)."""
    state = w.state
    played = state.played[seat * 3 : seat * 3 + 3]
    on_spaces = len(played) - played.count(NONE)
    return len(state.decks[seat]) + len(state.hands[seat]) + len(state.discards[seat]) + on_spaces
