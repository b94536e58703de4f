"""Marks: which position somebody saw when he answered.

The numbers of questions and steps come again after an undo; with the number of undos they do not.
"""

from typing import NamedTuple

from mori.core.errors import STALE_DECISION, IllegalAction


class Mark(NamedTuple):
    """A table's undos and answers so far. To clients it is a text that means nothing."""

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
    """That a decision is not the current one."""
    return IllegalAction(STALE_DECISION, None, {"given": given, "current": current})
