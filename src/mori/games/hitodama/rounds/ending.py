"""How the game ends, and the final ranking (H-END)."""

from typing import Final

from mori.core.facts import Fact
from mori.core.result import Result, ScoreItem, places_from_keys, ties_in_keys
from mori.games.hitodama.shown.view import Ending
from mori.games.hitodama.table.points import CATEGORIES, CATEGORY_RULES
from mori.games.hitodama.table.state import HitodamaState
from mori.games.hitodama.table.tables import TOKENS, Tables
from mori.games.hitodama.writer import HitodamaWriter

END_POINTS: Final = 0
END_SEASONS: Final = 1
END_CHAOS: Final = 2
ENDINGS: Final[tuple[Ending, ...]] = ("vp_reached", "seasons_completed", "chaos")
ENDING_RULES: Final = (("H-END-1",), ("H-END-2",), ("H-END-3",))
TIE_BREAKS: Final = ("basket", "hand")  # what decides between equal points, by its place in a key


def end_game(w: HitodamaWriter, ending: int) -> None:
    w.end_game(ending, ENDINGS[ending], ties_of(w.state, w.tables, ending))


def ties_of(state: HitodamaState, tables: Tables, ending: int) -> list[Fact]:
    """What decides between equal points, as facts; nothing where all lose."""
    if ending == END_CHAOS:
        return []
    return [
        tie_fact(ahead, behind, decisive)
        for ahead, behind, decisive in ties_in_keys(ranking_keys(state, tables))
    ]


def tie_fact(ahead: int, behind: int, decisive: int) -> Fact:
    args: dict[str, object] = {"seat": f"seat:{ahead}", "rival": f"seat:{behind}"}
    if not decisive:
        return Fact("place_shared", args)
    args["by"] = f"tie:{TIE_BREAKS[decisive - 1]}"
    return Fact("tie_broken", args)


def end_if_points_reached(w: HitodamaWriter) -> bool:
    """End the game if anybody has the points to win (H-END-1)."""
    if max(w.state.scores) < w.tables.points_to_win:
        return False
    end_game(w, END_POINTS)
    return True


def basket_value(state: HitodamaState, tables: Tables, seat: int) -> int:
    return sum(
        tables.values[resource] * state.baskets[seat * TOKENS + resource]
        for resource in range(TOKENS)
    )


def ranking_keys(state: HitodamaState, tables: Tables) -> list[tuple[int, ...]]:
    """H-END-5: victory points, then what the basket is worth, then cards in hand, then shared."""
    return [
        (state.scores[seat], basket_value(state, tables, seat), len(state.hands[seat]))
        for seat in range(tables.players)
    ]


def result_of(state: HitodamaState, tables: Tables) -> Result:
    """The outcome of a finished game."""
    seats = range(tables.players)
    places = places_from_keys(ranking_keys(state, tables))
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
        ties=ties_of(state, tables, state.ending),
    )
