"""How a game is shown in a terminal: by the table that it brings, as an entry point."""

from functools import cache

from mori import game_names
from mori.cli.guard import Mistake
from mori.cli.terminal.screen import GameTable
from mori.plugins import TERMINAL, points


def playable_games() -> list[str]:
    """The games that have a table here."""
    tables = {point.name for point in points(TERMINAL)}
    return [game for game in game_names() if game in tables]


@cache
def table_of(game: str) -> GameTable:
    """How a game is shown."""
    for point in points(TERMINAL):
        if point.name == game:
            table: GameTable = point.load()()
            return table
    raise Mistake("terminal-no-table", game=game.title())
