"""Counting every piece, wherever it lies: the count never changes during a game."""

from mori.games.bitoku.effects.mitamas import LayMitama
from mori.games.bitoku.table.codes import BUILDING, CRYSTAL, DRAGONFLY, MITAMA
from mori.games.bitoku.table.state import NONE, BitokuState
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.tengu.state import SoloState


def census_of(state: BitokuState, tables: Tables) -> dict[str, int]:
    """How many of each limited piece there are; resources and Amulets have no limit."""
    counts: dict[str, int] = {}
    yokai = state.yokai_deck + state.yokai_discard + state.hill_yokai + state.played
    for piles in (state.decks, state.hands, state.discards, state.removed):
        for pile in piles:
            yokai = yokai + pile
    if isinstance(state, SoloState):
        yokai = yokai + state.tengu_pile
    for card in tables.yokai:
        counts[card.id] = yokai.count(card.index)
    bitoku = state.bitoku_deck + state.bitoku_discard + state.hill_bitoku
    for pile in state.bitoku_path:
        bitoku = bitoku + pile
    for bitoku_card in tables.bitoku:
        counts[bitoku_card.id] = bitoku.count(bitoku_card.index)
    visions = state.vision_deck.copy()
    for pile in state.visions:
        visions = visions + pile
    counts["vision"] = len(visions)
    rocks = state.garden + state.rock_path
    if isinstance(state, SoloState):
        rocks = rocks + state.tengu_rocks + state.rocks_gone
        cards = state.tengu_deck + state.tengu_row + state.tengu_discard
        counts["Tengu cards"] = len(set(cards)) if len(cards) == len(set(cards)) else -1
    counts["rock"] = len([rock for rock in rocks if rock != NONE])
    _count_tiles(state, tables, counts)
    for seat in range(tables.players):
        counts[f"pilgrims of {seat}"] = pilgrims(state, tables, seat)
    return counts


def _count_tiles(state: BitokuState, tables: Tables, counts: dict[str, int]) -> None:
    on_the_way = [
        frame.tile for frame in state.frames if isinstance(frame, LayMitama) and not frame.laid
    ]
    mitamas = _market(state, MITAMA) + on_the_way
    for piles in (state.mitamas, state.pair_mitamas):
        for pile in piles:
            mitamas = mitamas + pile
    for tile in tables.mitamas:
        counts[tile.id] = mitamas.count(tile.index)
    dragonflies = _market(state, DRAGONFLY)
    for piles in (state.dragonflies, state.pair_dragonflies):
        for pile in piles:
            dragonflies = dragonflies + pile
    for tile in tables.dragonflies:
        counts[tile.id] = dragonflies.count(tile.index)
    crystals = _market(state, CRYSTAL) + state.slots
    if isinstance(state, SoloState):
        crystals = crystals + state.tengu_crystals
    for tile in tables.crystals:
        counts[tile.id] = crystals.count(tile.index)
    buildings = _market(state, BUILDING) + state.site_building
    for building in tables.buildings:
        counts[building.id] = buildings.count(building.index)


def _market(state: BitokuState, market: int) -> list[int]:
    return state.markets[market] + state.stacks[market] + state.gone[market]


def pilgrims(state: BitokuState, tables: Tables, seat: int) -> int:
    slots = len(tables.slots)
    asleep_on_slots = state.slots[seat * slots : (seat + 1) * slots].count(NONE)
    spaces = len(tables.pilgrim_spaces)
    by_rocks = sum(state.rock_pilgrims[seat * spaces : (seat + 1) * spaces])
    walking = sum(
        state.main_pilgrims[node * tables.players + seat] for node in range(len(tables.nodes))
    )
    arrived = state.branch_pilgrim.count(seat)
    return (
        state.available[seat]
        + state.lost_pilgrims[seat]
        + asleep_on_slots
        + by_rocks
        + walking
        + arrived
    )
