"""The outcome of a finished game (B-END)."""

from typing import Final

from mori.core.facts import Fact
from mori.core.result import Opponent, Result, ScoreItem, places_from_keys, ties_in_keys
from mori.games.bitoku.table.points import ACCOUNT, CATEGORIES, TALLY_INDEX
from mori.games.bitoku.table.state import HUMAN, TENGU, BitokuState
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.writer import BitokuWriter

ENDING: Final = "ascension"
TIE_BREAKS: Final = ("visions", "order")  # what decides between equal points, in this order
TIE_OF_TENGU: Final = "tengu"

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


def end_game(w: BitokuWriter) -> None:
    """The end, told with what decides between equal points."""
    w.end_game(ties_of(w.state, w.tables))


def ties_of(state: BitokuState, tables: Tables) -> list[Fact]:
    """What decides between equal points, as facts."""
    if isinstance(state, SoloState):
        is_tied = state.scores[HUMAN] == state.scores[TENGU]
        return [tie_broken(tables, TENGU, HUMAN, TIE_OF_TENGU)] if is_tied else []  # B-END-5
    return [
        tie_broken(tables, ahead, behind, TIE_BREAKS[decisive - 1])
        for ahead, behind, decisive in ties_in_keys(ranking_keys(state, tables))
    ]


def tie_broken(tables: Tables, ahead: int, behind: int, by: str) -> Fact:
    sides = tables.sides
    return Fact("tie_broken", {"seat": sides[ahead], "rival": sides[behind], "by": f"tie:{by}"})


def ranking_keys(state: BitokuState, tables: Tables) -> list[tuple[int, ...]]:
    """B-END-2 to -4: most VP, then most completed Visions, then earliest in turn order."""
    return [
        (state.scores[seat], state.visions_done[seat], -state.order.index(seat))
        for seat in range(tables.players)
    ]


def result_of(state: BitokuState, tables: Tables) -> Result:
    """The outcome of a finished game."""
    if isinstance(state, SoloState):
        return solo_result(state, tables)
    seats = range(tables.players)
    places = places_from_keys(ranking_keys(state, tables))
    items = [account_of(state, seat) for seat in seats]
    winners = [seat for seat in seats if places[seat] == 1]
    ties = ties_of(state, tables)
    rules = ("B-END-1", "B-END-2")
    return Result(ENDING, rules, state.scores[:], places, winners, items, ties=ties)


def account_of(state: BitokuState, seat: int) -> list[ScoreItem]:
    """Where a seat's points came from."""
    start = seat * len(CATEGORIES)
    return [
        ScoreItem(name, state.tally[start + index], CATEGORY_RULES[index])
        for index, name in enumerate(CATEGORIES)
    ]


def solo_result(state: SoloState, tables: Tables) -> Result:
    """B-END-5: the human wins only with strictly more VP than the Tengu."""
    is_won = state.scores[HUMAN] > state.scores[TENGU]
    account = [
        ScoreItem(category, state.tengu_tally[TALLY_INDEX[category]], (rule,))
        for category, rule in ACCOUNT
    ]
    tengu = Opponent("side:tengu", state.scores[TENGU], account, is_won)
    return Result(
        ENDING,
        ("B-END-1", "B-END-5"),
        [state.scores[HUMAN]],
        [1 if is_won else 2],
        [HUMAN] if is_won else [],
        [account_of(state, HUMAN)],
        [tengu],
        ties_of(state, tables),
    )
