"""Points, wrath, endings and the final ranking (H-WRATH, H-END)."""

from typing import Final

from mori.core.result import Result, ScoreItem, places_from_keys
from mori.games.hitodama.rounds.blockers import reveal_ice_card
from mori.games.hitodama.table.geometry import round_order
from mori.games.hitodama.table.state import HitodamaState
from mori.games.hitodama.table.tables import TOKENS, WRATH_ICE, WRATH_LOSS, Tables
from mori.games.hitodama.writers.writer import HitodamaWriter

# Where points come from: tributes by resource, then the solar points cards.
CATEGORIES: Final = (
    "tribute_berry",
    "tribute_amber",
    "tribute_sapphire",
    "tribute_akku",
    "points_card",
)
CATEGORY_RULES: Final = (
    ("H-TRIB-5",),
    ("H-TRIB-5",),
    ("H-TRIB-5",),
    ("H-TRIB-5",),
    ("H-CARD-S3",),
)
POINTS_CARD: Final = 4

END_POINTS: Final = 0
END_SEASONS: Final = 1
END_CHAOS: Final = 2
ENDINGS: Final = ("vp_reached", "seasons_completed", "chaos")
ENDING_RULES: Final = (("H-END-1",), ("H-END-2",), ("H-END-3",))


def end_game(w: HitodamaWriter, ending: int) -> None:
    w.end_game(ending, ENDINGS[ending])


def end_if_points_reached(w: HitodamaWriter) -> bool:
    """End the game if anybody has the points to win (H-END-1)."""
    if max(w.state.scores) < w.tables.points_to_win:
        return False
    end_game(w, END_POINTS)
    return True


def score(w: HitodamaWriter, seat: int, points: int, category: int) -> None:
    """Advance a marker; endings and wraths are the caller's, in their order."""
    if points:
        w.advance_marker(seat, points, category, len(CATEGORIES))


def unleash_wraths(w: HitodamaWriter, seat: int, before: int) -> None:
    """Carry out the wraths of a marker's advance from `before`, in track order (H-WRATH-6)."""
    now = w.state.scores[seat]
    for space in w.tables.wrath_spaces:
        # H-WRATH-2, H-WRATH-3: each wrath space entered, by passing or stopping, acts once.
        if before < space <= now:
            unleash_wrath(w, seat, space)


def unleash_wrath(w: HitodamaWriter, seat: int, space: int) -> None:
    number = w.tables.chaos_levels[w.state.chaos]
    level = w.tables.wrath_levels[number]
    w.unleash_wrath(seat, space, number)
    if level.effect == WRATH_ICE:
        for _ in range(level.amount):
            reveal_ice_card(w)
    elif level.effect == WRATH_LOSS:
        lose_first_available(w, seat, level.loses, level.amount)


def lose_first_available(w: HitodamaWriter, seat: int, resources: list[int], amount: int) -> None:
    """Take from the seat the first of the resources it has (H-WRATH-7, H-WRATH-8)."""
    for resource in resources:
        held = w.holding(seat, resource)
        if held:
            w.lose(seat, resource, min(amount, held))
            return
    w.nothing_to_lose(seat)


def score_tile(w: HitodamaWriter, tile: int, points: int) -> None:
    """Points for every essence on a tile, for all seats at once (H-CARD-S3)."""
    before = w.state.scores[:]
    start = tile * w.tables.width
    counts = [0] * w.tables.players
    for place in range(start, start + w.tables.width):
        if w.state.occupant[place] >= 0:
            counts[w.owner(w.state.occupant[place])] += 1
    order = round_order(w.state, w.tables)
    for seat in order:
        score(w, seat, counts[seat] * points, POINTS_CARD)
    if end_if_points_reached(w):
        return  # H-END-4: no wrath after the end
    for seat in order:
        unleash_wraths(w, seat, before[seat])


def basket_value(state: HitodamaState, tables: Tables, seat: int) -> int:
    return sum(
        tables.values[resource] * state.baskets[seat * TOKENS + resource]
        for resource in range(TOKENS)
    )


def result_of(state: HitodamaState, tables: Tables) -> Result:
    """The outcome of a finished game."""
    seats = range(tables.players)
    # H-END-5: victory points, then what the basket is worth, then cards in hand, then shared.
    keys: list[tuple[int, ...]] = [
        (state.scores[seat], basket_value(state, tables, seat), len(state.hands[seat]))
        for seat in seats
    ]
    places = places_from_keys(keys)
    lost = state.ending == END_CHAOS  # H-END-3: all players lose
    items = [
        [
            ScoreItem(name, state.tally[seat * len(CATEGORIES) + index], CATEGORY_RULES[index])
            for index, name in enumerate(CATEGORIES)
        ]
        for seat in seats
    ]
    return Result(
        ENDINGS[state.ending],
        ENDING_RULES[state.ending],
        state.scores[:],
        places,
        [] if lost else [seat for seat in seats if places[seat] == 1],
        items,
    )
