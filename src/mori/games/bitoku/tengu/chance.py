"""Where the Tengu's dice decide: between equal options, and which tile of a display."""

from typing import Final

from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.tengu.writer import SoloWriter

# The space of a display, from the innermost, that a roll of 1 … 6 points at (B-TENGU-TERM-7).
SPACE_OF_ROLL: Final = (0, 0, 1, 1, 2, 3)
FIRST_OF_TWO: Final = 3  # a roll up to this takes the first of two options (B-TENGU-TERM-6)


def choose_equal(w: SoloWriter, options: list[int], refs: list[str]) -> int:
    """One of equal options; `refs` name them in the trace (B-TENGU-TERM-6)."""
    if len(options) == 1:
        return options[0]
    if len(options) > 2:
        chosen = w.pick(len(options))
        w.tell("tengu_drew_lots", {"options": refs, "chosen": refs[chosen]})
        return options[chosen]
    roll = w.roll()
    chosen = 0 if roll <= FIRST_OF_TWO else 1
    w.tell("tengu_rolled_choice", {"roll": roll, "options": refs, "chosen": refs[chosen]})
    return options[chosen]


def random_space(w: SoloWriter, market: int, spaces: list[int]) -> int:
    """Which of the given spaces of a display the roll takes, going outwards (B-TENGU-TERM-7)."""
    roll = w.roll()
    count = len(w.state.markets[market])
    first = min(SPACE_OF_ROLL[roll - 1], count - 1)
    space = first
    while space not in spaces:
        space = (space + 1) % count  # from the outermost on to the innermost
    if w.facts is not None:
        tile = w.state.markets[market][space]
        w.tell(
            "tengu_tile_rolled" if space == first else "tengu_tile_rolled_on",
            {
                "roll": roll,
                "number": first + 1,
                "space": space + 1,
                "tile": w.tile_ref(market, tile),
            },
        )
    return space


def filled_spaces(w: SoloWriter, market: int) -> list[int]:
    """The spaces of a display that hold a tile, innermost first."""
    row = w.state.markets[market]
    return [space for space in range(len(row)) if row[space] != NONE]
