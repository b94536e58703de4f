"""How a game is shown in a terminal: by the table that it brings as an entry point, or plainly."""

from functools import cache

from mori.cli.notices import tell_broken_table
from mori.cli.terminal.outline import OutlineTable
from mori.cli.terminal.screen import GameTable
from mori.plugins import TERMINAL, points
from mori.words import Words


@cache
def table_of(game: str, language: str = "en") -> GameTable:
    """The table of a game; a broken one is reported in `language`."""
    for point in points(TERMINAL):
        if point.name == game:
            try:
                table: GameTable = point.load()()
                return table
            except Exception as error:  # it may be anybody's
                tell_broken_table(Words(language), game, error)
    return OutlineTable(game)
