"""A decision: who must choose, what about, and among which actions."""

from mori.core.actions import Action


class Decision:
    """A question to one seat. `number` grows with every answer, so a late answer is recognised."""

    __slots__ = ("actions", "kind", "number", "seat")

    def __init__(self, number: int, seat: int, kind: str, actions: list[Action]) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.actions = actions

    def __repr__(self) -> str:
        return (
            f"<decision {self.number}: seat {self.seat} {self.kind}, {len(self.actions)} actions>"
        )
