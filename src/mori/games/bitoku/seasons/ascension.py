"""The Ascension: the final scoring, step by step (B-ASCEND)."""

from mori.games.bitoku.effects.visions import score_visions
from mori.games.bitoku.table.codes import (
    BASIC_MITAMAS,
    BASIC_YOKAI,
    BUILDING_TYPES,
    REGION_COUNT,
    REGIONS,
    ROCK_BUILDING,
    ROCK_MITAMA,
    ROCK_YOKAI,
    SHINIGAMI,
    YAMA_UBA,
)
from mori.games.bitoku.table.state import DICE, HUMAN, NONE, TENGU
from mori.games.bitoku.writers.goods import (
    C_FATE,
    C_FIRST,
    C_GUARDIANS,
    C_ROCKS,
    C_TREASURES,
    C_TYPES,
)
from mori.games.bitoku.writers.writer import BitokuWriter

FIRST_PLAYER_VP = 3
PER_VP = 4


def score_ascension(w: BitokuWriter) -> None:
    """Steps B to H, in order; none of them has a decision (B-ASCEND-1, -21)."""
    for seat in range(w.tables.seats):
        w.score(seat, first_player_vp(w, seat), C_FIRST)  # B-ASCEND-3
    for seat in range(w.tables.seats):
        w.score(seat, bitoku_types_vp(w, seat), C_TYPES)  # B-ASCEND-4
    score_treasures(w)  # B-ASCEND-5
    for seat in range(w.tables.seats):
        w.score(seat, rocks_vp(w, seat), C_ROCKS)  # B-ASCEND-11
    for seat in range(w.tables.seats):
        w.score(seat, guardians_vp(w, seat), C_GUARDIANS)  # B-ASCEND-14
    for seat in range(w.tables.seats):
        score_visions(w, seat)  # B-ASCEND-16
    for seat in range(w.tables.seats):
        w.score(seat, fate_vp(w, seat), C_FATE)  # B-ASCEND-20


# Every step has a function that says what it would give a side and changes nothing: the scoring
# above, what a view shows while the game goes on (`projection`) and the bots' guesses all ask them.


def first_player_vp(w: BitokuWriter, seat: int) -> int:
    """B: who is first in turn order (B-ASCEND-3)."""
    return FIRST_PLAYER_VP if w.state.order[0] == seat else 0


def bitoku_types_vp(w: BitokuWriter, seat: int) -> int:
    """C: different Bitoku types, completed or not (B-ASCEND-4)."""
    types = {w.tables.bitoku[card].type for card in w.state.bitoku_path[seat]}
    return w.tables.set_scoring[len(types)]


# -- D: Lake Treasures


def score_treasures(w: BitokuWriter) -> None:
    for region in range(REGION_COUNT):
        for seat in range(w.tables.seats):
            win_treasure(w, region, seat)


def win_treasure(w: BitokuWriter, region: int, seat: int) -> None:
    """Score what a side's Kodama has won on a track."""
    share = treasure_vp(w, region, seat)
    if share:
        w.win_treasure(seat, f"region:{REGIONS[region]}", share)
        w.score(seat, share, C_TREASURES)


def treasures_vp(w: BitokuWriter, seat: int) -> int:
    """D: what a side's Kodamas win on all tracks (B-ASCEND-5)."""
    total = 0
    for region in range(REGION_COUNT):
        total += treasure_vp(w, region, seat)
    return total


def treasure_vp(w: BitokuWriter, region: int, seat: int) -> int:
    """What a side's Kodama wins on a track, with the treasure that lies there."""
    return treasure_share(w, region, w.tables.treasures[w.state.treasures[region]], seat)


def treasure_share(w: BitokuWriter, region: int, prizes: list[int], seat: int) -> int:
    """What a side's Kodama wins; tied ones share the prizes of their ranks (B-ASCEND-5, -6)."""
    kodama = w.state.kodama
    own = kodama[seat * REGION_COUNT + region]
    if own == 1 and not w.options.unmoved_kodamas:  # BR-91
        return 0
    ahead = 0
    tied = 1
    level_with_tengu = False
    for other in range(w.tables.players):
        space = kodama[other * REGION_COUNT + region]
        if space > own:
            ahead += 1
        elif space == own and other != seat:
            if w.tables.tengu is None:
                tied += 1
            else:
                level_with_tengu = True
                if seat == HUMAN:
                    ahead += 1  # B-TENGU-ASCEND-8: the Tengu ranks ahead instead of tying
    if w.tables.neutral_kodamas:  # B-ASCEND-7, B-KODAMA-10
        if w.tables.kodama_marked > own:
            ahead += 1
        elif w.tables.kodama_marked == own:
            # BR-146: of three on one space the neutral one shares with the human, or with the Tengu
            if not level_with_tengu or (seat == TENGU) == w.options.tengu_ties_neutral:
                tied += 1
            elif seat == HUMAN:
                ahead += 1
    pot = 0
    for rank in range(ahead, min(ahead + tied, len(prizes))):
        pot += prizes[rank]
    return pot // tied


# -- E: rocks


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


def yokai_types(w: BitokuWriter, seat: int) -> list[int]:
    """The types of all Yōkai cards a seat owns, those under its board included (B-ASCEND-10)."""
    state = w.state
    cards = state.decks[seat] + state.hands[seat] + state.discards[seat] + state.removed[seat]
    cards = cards + [card for card in state.played[seat * 3 : seat * 3 + 3] if card != NONE]
    return [w.tables.yokai[card].type for card in cards]


def guardians_vp(w: BitokuWriter, seat: int) -> int:
    """F: dice and resources (B-ASCEND-14, -15)."""
    dice = sum(w.state.die_value[seat * DICE : (seat + 1) * DICE])
    return (dice + w.held_in_all(seat)) // PER_VP


def fate_vp(w: BitokuWriter, seat: int) -> int:
    """H: the uncovered VP of the building and crystal areas (B-ASCEND-20)."""
    used = w.state.counters_used[seat]
    total = sum(counter.vp for counter in w.tables.counters[:used])
    start = seat * len(w.tables.slots)
    for index, slot in enumerate(w.tables.slots):
        if w.state.slots[start + index] != NONE:
            total += slot.vp
    return total
