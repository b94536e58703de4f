"""Marks: which position a client saw when it answered.

Numbers of decisions and steps repeat after an undo; together with the number of undos they do not.
"""

from typing import NamedTuple

from mori.core.errors import STALE_DECISION, IllegalAction


class Mark(NamedTuple):
    """The numbers of undos and answers of a table so far. Clients treat its text as opaque."""

    rewinds: int
    step: int

    def __str__(self) -> str:
        return f"{self.rewinds}.{self.step}"

    @classmethod
    def read(cls, text: str) -> "Mark":
        """The mark in a text of the protocol's form."""
        rewinds, _, step = text.partition(".")
        return cls(int(rewinds), int(step))


def stale(given: int, current: int) -> IllegalAction:
    """The error that a decision is no longer open."""
    return IllegalAction(STALE_DECISION, None, {"given": given, "current": current})
