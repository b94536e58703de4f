"""The outcome of a finished game (B-END)."""

from typing import Final

from mori.core.result import Result, ScoreItem, places_from_keys
from mori.games.bitoku.goods_writer import CATEGORIES
from mori.games.bitoku.state import BitokuState
from mori.games.bitoku.tables import Tables

ENDING: Final = "ascension"

CATEGORY_RULES: Final = (
    ("B-EFFECT-3",),
    ("B-BITOKU-5",),
    ("B-MITAMA-2",),
    ("B-PATH-13",),
    ("B-CRYSTAL-7",),
    ("B-SUMMER-25",),
    ("B-WINTER-7",),
    ("B-ASCEND-3",),
    ("B-ASCEND-4",),
    ("B-ASCEND-5",),
    ("B-ASCEND-11",),
    ("B-ASCEND-14",),
    ("B-ASCEND-16",),
    ("B-ASCEND-17",),
    ("B-ASCEND-20",),
)


def result_of(state: BitokuState, tables: Tables) -> Result:
    """B-END-2 to -4: most VP, then most completed Visions, then earliest in turn order."""
    seats = range(tables.players)
    keys: list[tuple[int, ...]] = [
        (state.scores[seat], state.visions_done[seat], -state.order.index(seat)) for seat in seats
    ]
    places = places_from_keys(keys)
    count = len(CATEGORIES)
    items = [
        [
            ScoreItem(name, state.tally[seat * count + index], CATEGORY_RULES[index])
            for index, name in enumerate(CATEGORIES)
        ]
        for seat in seats
    ]
    winners = [seat for seat in seats if places[seat] == 1]
    return Result(ENDING, ("B-END-1", "B-END-2"), state.scores[:], places, winners, items)
