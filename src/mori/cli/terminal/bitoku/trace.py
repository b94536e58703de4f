"""The Tengu's turns in the log: which lines stand out, and which were its last."""

from collections.abc import Sequence
from typing import Final

from mori import Fact
from mori.cli.terminal.telling import Weight

TENGU: Final = "side:tengu"  # as facts and actions name it
BEGIN: Final = "turn_began"
END: Final = "tengu_row_refreshed"  # also after a pass
ASIDE: Final = ("tengu_row_skipped", END)


def weight_of(fact: Fact) -> Weight:
    """The row it takes stands out among those it does not."""
    if fact.kind in ASIDE:
        return Weight.ASIDE
    return Weight.MAIN if fact.kind == "tengu_row_taken" else Weight.PLAIN


def last_turn(facts: Sequence[Fact]) -> list[Fact]:
    """All that the Tengu did in its last turn; nothing before its first."""
    found: list[Fact] = []
    for fact in reversed(facts):
        if found or fact.kind == END:
            found.append(fact)
        if found and fact.kind == BEGIN:
            break
    return found[::-1]
