"""Counts the failures of bots."""

from collections.abc import Iterable
from dataclasses import dataclass

from mori.lab.outcome import Mishap


@dataclass(frozen=True)
class Crashes:
    """A bot's failures: how many moves the fallback made for it, and the cause of the first."""

    bot: str
    count: int
    first: str


class MishapTally:
    """The failures counted so far."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._first: dict[str, str] = {}

    def add(self, mishaps: Iterable[Mishap]) -> None:
        for mishap in mishaps:
            self._counts[mishap.bot] = self._counts.get(mishap.bot, 0) + 1
            self._first.setdefault(mishap.bot, mishap.cause)

    def summary(self) -> list[Crashes]:
        return [Crashes(bot, count, self._first[bot]) for bot, count in self._counts.items()]
