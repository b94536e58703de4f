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

    def __str__(self) -> str:
        """The question and its answers, one a line, in notation."""
        return "\n  ".join([repr(self)] + [action.text for action in self.actions])

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.number, self.seat, self.kind, self.actions, self.canonical)

    def __copy__(self) -> "Decision":
        return self

    def __deepcopy__(self, memo: object) -> "Decision":
        return self
