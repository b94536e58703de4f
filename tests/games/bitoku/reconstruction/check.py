"""The whole check: the design of a pack that can be played, and its balance."""

from mori.content import Reading
from mori.core.errors import Problem
from mori.games.bitoku.pack.schema.pack import BitokuPack
from tests.games.bitoku.reconstruction.balance import (
    check_card_balance,
    check_game_balance,
    check_tile_balance,
)
from tests.games.bitoku.reconstruction.design import (
    check_board_design,
    check_chains,
    check_piece_design,
    check_words_used,
)
from tests.games.bitoku.reconstruction.values import Values
from tests.games.bitoku.reconstruction.worth import Worth


def departures(pack: BitokuPack, values: Values) -> list[Problem]:
    """Where a pack departs from the design, or is out of balance."""
    reading = Reading()
    check_words_used(pack, reading)
    check_board_design(pack, reading)
    check_piece_design(pack, reading)
    check_chains(pack, reading)
    worth = Worth(values)
    check_card_balance(pack, worth, reading)
    check_tile_balance(pack, worth, reading)
    check_game_balance(pack, worth, reading)
    return reading.problems
