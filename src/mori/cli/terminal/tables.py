"""Which games can be shown in a terminal, and how."""

from mori import game_names
from mori.cli.guard import Mistake
from mori.cli.terminal.bitoku import BitokuTable
from mori.cli.terminal.hitodama import HitodamaTable
from mori.cli.terminal.screen import GameTable

_TABLES: dict[str, GameTable] = {"bitoku": BitokuTable(), "hitodama": HitodamaTable()}


def playable_games() -> list[str]:
    """The games that have a table here."""
    return [game for game in game_names() if game in _TABLES]


def table_of(game: str) -> GameTable:
    """How a game is shown."""
    if game not in _TABLES:
        raise Mistake("terminal-no-table", game=game.title())
    return _TABLES[game]
