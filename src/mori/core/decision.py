"""A decision: who must choose, what about, and among which actions."""

from mori.core.actions import Action


class Decision:
    """A question to one seat. `number` grows with every answer, so a late answer is recognised.

    `actions` is all that is legal. Where several units are named one by one, in any order, most
    orders lead to one and the same result; `canonical` is the part of `actions` that reaches every
    result with fewer repetitions. Bots and simulations choose from it.
    """

    __slots__ = ("actions", "canonical", "kind", "number", "seat")

    def __init__(
        self, number: int, seat: int, kind: str, actions: list[Action], canonical: list[Action]
    ) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.canonical = canonical

    def __repr__(self) -> str:
        return (
            f"<decision {self.number}: seat {self.seat} {self.kind}, {len(self.actions)} actions>"
        )
