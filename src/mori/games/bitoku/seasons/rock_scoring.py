"""Rocks in the Ascension: what they give, and how it is told (B-ASCEND-9 to -13)."""

from mori.games.bitoku.table.codes import (
    BASIC_MITAMAS,
    BASIC_YOKAI,
    BUILDING_TYPES,
    MITAMA,
    MITAMA_TYPES,
    ROCK_BUILDING,
    ROCK_MITAMA,
    ROCK_YOKAI,
    SHINIGAMI,
    YAMA_UBA,
    YOKAI_TYPES,
)
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter


def rocks_vp(w: BitokuWriter, seat: int) -> int:
    """E: each rock gives 1 VP × matching items × adjacent own Pilgrims (B-ASCEND-9 to -13)."""
    return rocks_vp_with(w, seat, rock_weights(w, seat), yokai_types(w, seat))


def rocks_vp_with(w: BitokuWriter, seat: int, weights: list[list[int]], yokai: list[int]) -> int:
    """What the rocks give with Yōkai cards of these types, beside the tiles and buildings owned."""
    total = 0
    # An item counts on every rock that shows its type, so its worth is that type's weight.
    for type in yokai:
        total += best_weight(weights[ROCK_YOKAI], type, YAMA_UBA, BASIC_YOKAI)
    for tile in w.state.mitamas[seat] + w.state.pair_mitamas[seat]:
        type = w.tables.mitamas[tile].type
        total += best_weight(weights[ROCK_MITAMA], type, SHINIGAMI, BASIC_MITAMAS)
    for site in range(len(w.tables.sites)):
        if w.state.site_owner[site] == seat:
            type = w.tables.buildings[w.state.site_building[site]].type
            total += weights[ROCK_BUILDING][type]
    return total


def best_weight(weights: list[int], type: int, wild: int, basic: int) -> int:
    """A wild card or tile counts as the type that scores most (B-ASCEND-13)."""
    return max(weights[:basic]) if type == wild else weights[type]


def rock_weights(w: BitokuWriter, seat: int) -> list[list[int]]:
    """By family and type: how many Pilgrims stand by rocks that show the type."""
    weights = [[0] * (BASIC_YOKAI + 1), [0] * (BASIC_MITAMAS + 1), [0] * len(BUILDING_TYPES)]
    for place in range(w.tables.rock_spaces):
        rock = w.state.rock_path[seat * w.tables.rock_spaces + place]
        if rock == NONE:
            continue
        entry = w.tables.rocks[rock]
        pilgrims = pilgrims_beside(w, seat, place)
        for type in entry.types:
            weights[entry.family][type] += pilgrims
    return weights


def pilgrims_beside(w: BitokuWriter, seat: int, place: int) -> int:
    """B-ROCK-6: every Pilgrim counts for every rock then beside it."""
    spaces = w.tables.pilgrim_spaces
    count = 0
    for space in range(len(spaces)):
        if w.state.rock_pilgrims[seat * len(spaces) + space] and place in spaces[space].adjacent:
            count += 1
    return count


def yokai_cards(w: BitokuWriter, seat: int) -> list[int]:
    """All Yōkai cards a seat owns, those under its board included (B-ASCEND-10)."""
    state = w.state
    cards = state.decks[seat] + state.hands[seat] + state.discards[seat] + state.removed[seat]
    return cards + [card for card in state.played[seat * 3 : seat * 3 + 3] if card != NONE]


def yokai_types(w: BitokuWriter, seat: int) -> list[int]:
    return [w.tables.yokai[card].type for card in yokai_cards(w, seat)]


def matching_items(w: BitokuWriter, seat: int, rock: int) -> int:
    """How many items of a seat a rock counts, wild ones included (B-ASCEND-10, -13)."""
    entry = w.tables.rocks[rock]
    if entry.family == ROCK_BUILDING:
        owned = [
            w.tables.buildings[w.state.site_building[site]].type
            for site in range(len(w.tables.sites))
            if w.state.site_owner[site] == seat
        ]
        return len([type for type in owned if type in entry.types])
    if entry.family == ROCK_YOKAI:
        types, wild = yokai_types(w, seat), YAMA_UBA
    else:
        tiles = w.state.mitamas[seat] + w.state.pair_mitamas[seat]
        types, wild = [w.tables.mitamas[tile].type for tile in tiles], SHINIGAMI
    return len([type for type in types if type == wild or type in entry.types])


# -- the same, told rock by rock


def tell_rocks(w: BitokuWriter, seat: int) -> None:
    """The type given to each wild card and tile, then what each rock gives (B-ASCEND-11, -13)."""
    weights = rock_weights(w, seat)
    counts = [[0] * len(types) for types in weights]
    for card in sorted(yokai_cards(w, seat)):
        type = w.tables.yokai[card].type
        if type == YAMA_UBA:
            type = best_type(weights[ROCK_YOKAI], BASIC_YOKAI)
            if type >= 0:
                w.count_wild(seat, w.yokai_ref(card), f"yokai:{YOKAI_TYPES[type]}")
        counts[ROCK_YOKAI][type] += 1
    for tile in w.state.mitamas[seat] + w.state.pair_mitamas[seat]:
        type = w.tables.mitamas[tile].type
        if type == SHINIGAMI:
            type = best_type(weights[ROCK_MITAMA], BASIC_MITAMAS)
            if type >= 0:
                w.count_wild(seat, w.tile_ref(MITAMA, tile), f"mitama:{MITAMA_TYPES[type]}")
        counts[ROCK_MITAMA][type] += 1
    for site in range(len(w.tables.sites)):
        if w.state.site_owner[site] == seat:
            counts[ROCK_BUILDING][w.tables.buildings[w.state.site_building[site]].type] += 1
    for place in range(w.tables.rock_spaces):
        rock = w.state.rock_path[seat * w.tables.rock_spaces + place]
        if rock != NONE:
            entry = w.tables.rocks[rock]
            items = sum(counts[entry.family][type] for type in entry.types)
            w.score_rock(seat, rock, items, pilgrims_beside(w, seat, place))


def best_type(weights: list[int], basic: int) -> int:
    """The type that scores most; -1 if none does, and the last of the counts takes it."""
    best = max(weights[:basic])
    return weights.index(best) if best else -1
