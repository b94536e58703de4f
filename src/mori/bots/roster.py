"""The bots by name.

Installed packages declare them (mori.plugins); each is loaded when it is first used. `bot_from`
also accepts any Python class, and any program.
"""

import importlib
from collections.abc import Callable

from mori.bots.bot import Bot
from mori.bots.command_bot import CommandBot, is_command
from mori.bots.level_bot import LevelBot
from mori.bots.levels import levels_for
from mori.core.errors import SetupError

_offers: dict[str, Callable[[], object]] = {}
_classes: dict[str, type[Bot]] = {}  # loaded bots
_broken: dict[str, Exception] = {}  # why a declared bot cannot be loaded


def offer(name: str, load: Callable[[], object]) -> None:
    """Make a bot known by name; `load` returns its class. The first of two with one name stays."""
    _offers.setdefault(name, load)


def bot_names() -> list[str]:
    """All bots, weakest first, without those that cannot be loaded."""
    for name in _offers:
        _load(name)
    return sorted(_classes, key=_strength)


def bots_for(game: str, players: int) -> list[str]:
    """The bots that a game with this number of players offers, weakest first.

    These are its levels and the bots of other packages; `random` and `greedy` are used by name
    only. Raises SetupError for an unknown game or number of players.
    """
    levels = [level.name for level in levels_for(game, players)]
    return [name for name in bot_names() if name in levels or _is_offered(name)]


def broken_bots() -> dict[str, Exception]:
    """The declared bots that cannot be loaded, and why."""
    bot_names()
    return dict(_broken)


def make_bot(name: str, seed: int) -> Bot:
    """A new bot from the roster. The seed fixes all its random choices."""
    _load(name)
    if name in _classes:
        return _made(name, _classes[name], seed)
    if name in _broken:
        refusal = SetupError("broken_bot", {"bot": name})
        refusal.__cause__ = _broken[name]  # compiled code loses the cause in `raise … from`
        raise refusal
    raise SetupError("unknown_bot", {"bot": name[:60], "known": ", ".join(bot_names())})


def bot_from(name: str, seed: int) -> Bot:
    """A new bot from the roster, of the class that "module:Class" names, or a program: "cmd:./bot".

    This imports any module and runs any program that is named, so use it only for names typed by
    the user, never for a name from a request or a file.
    """
    if is_command(name):
        return CommandBot(name, seed)
    if ":" not in name:
        return make_bot(name, seed)
    module, _, attribute = name.partition(":")
    try:
        found: object = getattr(importlib.import_module(module), attribute, None)
    except Exception as error:
        raise SetupError("bot_module", {"bot": name[:60], "cause": _cause(error)}) from error
    if found is None:
        raise SetupError("bot_class", {"bot": name[:60], "module": module[:60]})
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise SetupError("not_a_bot", {"bot": name[:60]})
    return _made(name, found, seed)


def _made(name: str, kind: type[Bot], seed: int) -> Bot:
    make: Callable[[int], Bot] = kind
    try:
        bot = make(seed)
    except Exception as error:
        raise SetupError("broken_bot", {"bot": name[:60]}) from error
    bot.name = name
    return bot


def _load(name: str) -> None:
    """Load a declared bot, once. It may be anybody's code, so its errors are only reported."""
    if name in _classes or name in _broken or name not in _offers:
        return
    try:
        found = _offers[name]()
        if not isinstance(found, type) or not issubclass(found, Bot):
            raise TypeError(repr(found))
    except Exception as error:
        _broken[name] = error
    else:
        _classes[name] = found


def _is_offered(name: str) -> bool:
    kind = _classes[name]
    return kind.is_listed and not issubclass(kind, LevelBot)


def _strength(name: str) -> tuple[int, str]:
    return _classes[name].strength, name


def _cause(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
