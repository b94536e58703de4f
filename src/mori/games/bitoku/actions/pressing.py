"""What pressing a place of Bitoku's table could mean, legal now or not.

Why nothing can be chosen at a place is asked of these actions, so every action is among those of
each place that it is about. Of reasons that tell equally much the first is told.
"""

from typing import TYPE_CHECKING

from mori.core.actions import Action

if TYPE_CHECKING:
    from mori.games.bitoku.actions.kind import ActionKind


class Meaning:
    """A kind of action that pressing a place means, and the numbers it is asked with."""

    __slots__ = ("kind", "numbers")

    def __init__(self, kind: "ActionKind", numbers: list[int]) -> None:
        self.kind = kind
        self.numbers = numbers


class Pressing:
    """The places of one set of tables, and what pressing each of them could mean."""

    __slots__ = ("asked", "fixed", "last")

    def __init__(self) -> None:
        self.asked: dict[str, list[Meaning]] = {}  # first
        self.fixed: dict[str, list[Action]] = {}
        self.last: dict[str, list[Action]] = {}

    def add(self, place: str, *actions: Action) -> None:
        """Say that a place means these actions, whoever presses it and whatever lies there."""
        self.fixed.setdefault(place, []).extend(actions)

    def add_last(self, place: str, action: Action) -> None:
        """Say so of an action whose reason is the least telling one there."""
        self.last.setdefault(place, []).append(action)

    def ask(self, place: str, kind: "ActionKind", *numbers: int) -> None:
        """Say that a place means what `kind.meant` answers for these numbers."""
        self.asked.setdefault(place, []).append(Meaning(kind, list(numbers)))
