"""Who plays in a simulation: bots by name, classes, or bots that are there already."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mori.bots import Bot, bot_from
from mori.core.errors import SetupError

# A name as on the command line; what makes a bot from a seed, such as a class; or a bot. A bot that
# is given plays all its seats in all games itself, so it should keep nothing from one to the next.
BotSource = str | type[Bot] | Callable[[int], Bot] | Bot

Given = Mapping[str, Any]  # those that were not given by name, by the names they got


def cast_of(bots: Sequence[BotSource]) -> tuple[tuple[str, ...], Given]:
    """The names of all bots, in order, and by its name each one that was not given by name.

    The names are what reports and records call them. Two of one name get numbers.
    """
    typed = {bot for bot in bots if isinstance(bot, str)}
    names: list[str] = []
    given: dict[str, Any] = {}
    for bot in bots:
        if isinstance(bot, str):
            names.append(bot)
            continue
        wanted = _name_of(bot)
        name, number = wanted, 1
        while name in typed or (name in given and given[name] is not bot):
            number += 1
            name = f"{wanted}#{number}"
        given[name] = bot
        names.append(name)
    return tuple(names), given


def bot_of(name: str, given: Given, seed: int) -> Bot:
    """The bot of that name for a game. Its seed fixes all its chance."""
    source = given.get(name)
    if source is None:
        return bot_from(name, seed)
    try:
        bot = source if isinstance(source, Bot) else source(seed)
    except Exception as error:
        raise SetupError("broken_bot", {"bot": name[:60]}) from error
    if not isinstance(bot, Bot):
        raise SetupError("not_a_bot", {"bot": name[:60]})
    bot.name = name
    return bot


def _name_of(bot: object) -> str:
    if isinstance(bot, Bot):
        return bot.name or type(bot).__name__
    return str(getattr(bot, "__qualname__", type(bot).__name__)).rpartition(".")[2]
