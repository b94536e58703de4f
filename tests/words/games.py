"""The games as the tests of words see them, registered or not yet."""

from functools import cache
from typing import Any

from mori.core.game import Game, start_game
from mori.core.registry import GameEntry, entry_of, game_names, settled_options
from mori.core.rules import GameRules
from mori.games.bitoku.language.words_needed import INVENTORY, RULE_GROUPS
from mori.games.bitoku.loading.rules import check_pack, load_rules
from mori.games.bitoku.options import OPTIONS
from mori.plugins import BOTS, is_own, points
from mori.words import Words

GAMES = ("hitodama", "bitoku")
OWN_BOTS = tuple(point.name for point in points(BOTS) if is_own(point))


@cache
def entry(game: str) -> GameEntry:
    if game in game_names() or game != "bitoku":
        return entry_of(game)
    return GameEntry(game, 2, 4, load_rules, check_pack, OPTIONS, RULE_GROUPS, INVENTORY)


@cache
def rules(game: str, players: int) -> GameRules:
    found = entry(game)
    return found.load_rules(None, players, settled_options(found, players, {}))


def new_game(game: str, players: int, seed: int) -> Game:
    return start_game(rules(game, players), seed, ["human"] * players)


@cache
def components(game: str) -> dict[str, Any]:
    """What is printed, as the smallest table has it: with Bitoku's solo cards."""
    return new_game(game, entry(game).min_players, 1).components() if game else {}


def words_of(language: str, game: str) -> Words:
    """The words of a table."""
    return Words(language, game, components(game))
