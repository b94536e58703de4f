"""The Ascension: the final scoring, step by step (B-ASCEND)."""

from mori.games.bitoku.effects.visions import score_visions
from mori.games.bitoku.options import TENGU_TIES_NEUTRAL, UNMOVED_KODAMAS
from mori.games.bitoku.seasons.rock_scoring import rocks_vp, tell_rocks
from mori.games.bitoku.table.codes import REGION_COUNT
from mori.games.bitoku.table.state import DICE, HUMAN, NONE, TENGU
from mori.games.bitoku.writer import BitokuWriter

FIRST_PLAYER_VP = 3
PER_VP = 4


def score_ascension(w: BitokuWriter) -> None:
    """Steps B to H, in order; none of them has a decision (B-ASCEND-1, -21)."""
    for seat in range(w.tables.seats):
        w.score(seat, first_player_vp(w, seat), "first_player")  # B-ASCEND-3
    w.pause()
    for seat in range(w.tables.seats):
        w.count(seat, bitoku_types(w, seat), "bitoku_types")
        w.score(seat, bitoku_types_vp(w, seat), "bitoku_types")  # B-ASCEND-4
    w.pause()
    score_treasures(w)  # B-ASCEND-5
    w.pause()
    for seat in range(w.tables.seats):
        if w.facts is not None:
            tell_rocks(w, seat)
        w.score(seat, rocks_vp(w, seat), "rocks")  # B-ASCEND-11
    w.pause()
    for seat in range(w.tables.seats):
        w.count(seat, guardians(w, seat), "guardians")
        w.score(seat, guardians_vp(w, seat), "guardians")  # B-ASCEND-14
    w.pause()
    for seat in range(w.tables.seats):
        score_visions(w, seat)  # B-ASCEND-16
    w.pause()
    for seat in range(w.tables.seats):
        w.score(seat, fate_vp(w, seat), "fate")  # B-ASCEND-20
    w.pause()


# Every step has a function that says what it would give a side and changes nothing: the scoring
# above, what a view shows while the game goes on (`projection`) and the bots' guesses all ask them.


def first_player_vp(w: BitokuWriter, seat: int) -> int:
    """B: who is first in turn order (B-ASCEND-3)."""
    return FIRST_PLAYER_VP if w.state.order[0] == seat else 0


def bitoku_types(w: BitokuWriter, seat: int) -> int:
    return len({w.tables.bitoku[card].type for card in w.state.bitoku_path[seat]})


def bitoku_types_vp(w: BitokuWriter, seat: int) -> int:
    """C: different Bitoku types, completed or not (B-ASCEND-4)."""
    return w.tables.set_scoring[bitoku_types(w, seat)]


# -- D: Lake Treasures


def score_treasures(w: BitokuWriter) -> None:
    for region in range(REGION_COUNT):
        for seat in range(w.tables.seats):
            win_treasure(w, region, seat)


def win_treasure(w: BitokuWriter, region: int, seat: int) -> None:
    """Score what a side's Kodama has won on a track."""
    share = treasure_vp(w, region, seat)
    if share:
        w.win_treasure(seat, region, share)
        w.score(seat, share, "lake_treasures")


def treasures_vp(w: BitokuWriter, seat: int) -> int:
    """D: what a side's Kodamas win on all tracks (B-ASCEND-5)."""
    total = 0
    for region in range(REGION_COUNT):
        total += treasure_vp(w, region, seat)
    return total


def treasure_vp(w: BitokuWriter, region: int, seat: int) -> int:
    """What a side's Kodama wins on a track, with the treasure that lies there."""
    return treasure_share(w, region, w.tables.treasures[w.state.treasures[region]], seat)


def treasure_with(w: BitokuWriter, region: int, seat: int, moved: int, steps: int) -> int:
    """What it would win there if the Kodama of some side stood so many steps further."""
    kodama = w.state.kodama.copy()
    kodama[moved * REGION_COUNT + region] += steps
    return share_among(w, region, w.tables.treasures[w.state.treasures[region]], seat, kodama)


def treasure_share(w: BitokuWriter, region: int, prizes: list[int], seat: int) -> int:
    """What a side's Kodama wins of these prizes."""
    return share_among(w, region, prizes, seat, w.state.kodama)


def share_among(
    w: BitokuWriter, region: int, prizes: list[int], seat: int, kodama: list[int]
) -> int:
    """A Kodama's share if all stand so; tied ones share those of their ranks (B-ASCEND-5, -6)."""
    own = kodama[seat * REGION_COUNT + region]
    if own == 1 and not w.options.on(UNMOVED_KODAMAS):  # BR-91
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
            if not level_with_tengu or (seat == TENGU) == w.options.on(TENGU_TIES_NEUTRAL):
                tied += 1
            elif seat == HUMAN:
                ahead += 1
    pot = 0
    for rank in range(ahead, min(ahead + tied, len(prizes))):
        pot += prizes[rank]
    return pot // tied


def guardians(w: BitokuWriter, seat: int) -> int:
    """The values of the dice and the number of resources, together."""
    return sum(w.state.die_value[seat * DICE : (seat + 1) * DICE]) + w.held_in_all(seat)


def guardians_vp(w: BitokuWriter, seat: int) -> int:
    """F: dice and resources (B-ASCEND-14, -15)."""
    return guardians(w, seat) // PER_VP


def fate_vp(w: BitokuWriter, seat: int) -> int:
    """H: the uncovered VP of the building and crystal areas (B-ASCEND-20)."""
    used = w.state.counters_used[seat]
    total = sum(counter.vp for counter in w.tables.counters[:used])
    start = seat * len(w.tables.slots)
    for index, slot in enumerate(w.tables.slots):
        if w.state.slots[start + index] != NONE:
            total += slot.vp
    return total
