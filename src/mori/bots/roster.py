"""The bots by name. They are offered as installed packages declare them (mori.plugins), and loaded
when one is asked for; whoever may name any class in Python uses `bot_from`."""

import importlib
from collections.abc import Callable

from mori.bots.bot import Bot
from mori.bots.level_bot import LevelBot
from mori.bots.levels import levels_for
from mori.core.errors import SetupError

_offers: dict[str, Callable[[], object]] = {}
_classes: dict[str, type[Bot]] = {}  # those that are loaded
_broken: dict[str, Exception] = {}  # why a bot that is offered cannot be loaded


def offer(name: str, load: Callable[[], object]) -> None:
    """Make a bot known by name; `load` gives its class. Of two of one name the first stays."""
    _offers.setdefault(name, load)


def bot_names() -> list[str]:
    """All bots, from weak to strong; a broken one is left out."""
    for name in _offers:
        _load(name)
    return sorted(_classes, key=_strength)


def bots_for(game: str, players: int) -> list[str]:
    """The bots that a game with so many players offers, from weak to strong.

    Those are its levels, and what other packages bring; `random` and `greedy` go by their names
    alone. Raises SetupError for a game or a number that there is not.
    """
    levels = [level.name for level in levels_for(game, players)]
    return [name for name in bot_names() if name in levels or _is_offered(name)]


def broken_bots() -> dict[str, Exception]:
    """The bots that are offered but cannot be loaded, and why."""
    bot_names()
    return dict(_broken)


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of those offered. The seed fixes all its chance."""
    _load(name)
    if name in _classes:
        return _made(name, _classes[name], seed)
    if name in _broken:
        refusal = SetupError("broken_bot", {"bot": name})
        refusal.__cause__ = _broken[name]  # compiled code forgets what `raise … from` names
        raise refusal
    raise SetupError("unknown_bot", {"bot": name[:60], "known": ", ".join(bot_names())})


def bot_from(name: str, seed: int) -> Bot:
    """A new bot of those offered, or of the class that "module:Class" names.

    This imports whatever is named, so it is for the one at the keyboard: never for a name that came
    with a request or a file.
    """
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
    """Load a bot that is offered, once. It may be anybody's: its mistakes are only reported."""
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
