"""`mori bots`: the bots of a game."""

from mori.bots import bots_for
from mori.cli.options import GameName, Json, Language, Players
from mori.cli.output import console, new_table, say_json
from mori.cli.sim_report import print_title
from mori.words import Words


def bots(game: GameName, players: Players = 2, json: Json = False, *, lang: Language) -> None:
    """List the bots of a game, weakest first."""
    words = Words(lang)
    names = bots_for(game, players)
    if json:
        say_json(names)
        return
    out = console()
    print_title(words.text("cli-bots-title", game=game, players=players), out)
    table = new_table()
    table.show_header = False
    for name in names:
        table.add_row(name, words.bot(name), words.bot_explained(name))
    out.print(table)
