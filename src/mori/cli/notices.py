"""Warnings on standard error: what went wrong without stopping the command."""

from collections.abc import Iterable

from mori.bots import broken_bots
from mori.cli.output import complain
from mori.core.registry import broken_games
from mori.lab import Crashes
from mori.words import Words


def tell_broken(words: Words) -> None:
    """Name the installed games and bots that had to be left out, and why."""
    for game, error in broken_games().items():
        complain(words.text("cli-notice-broken-game", game=game, cause=cause(error)))
    for bot, error in broken_bots().items():
        complain(words.text("cli-notice-broken-bot", bot=bot, cause=cause(error)))


def tell_crashes(words: Words, crashes: Iterable[Crashes]) -> None:
    """Say which bots failed, how often, and why the first time."""
    for crash in crashes:
        complain(
            words.text("cli-notice-crashes", bot=crash.bot, count=crash.count, cause=crash.first)
        )


def tell_broken_table(words: Words, game: str, error: Exception) -> None:
    """Say that a game is shown plainly because its own table cannot be loaded."""
    complain(words.text("cli-notice-broken-table", game=game, cause=cause(error)))


def cause(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
