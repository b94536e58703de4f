"""What a seat has set out to do, where a game counts at its end whether it was done."""


class Goal:
    """A goal of a seat: whether it would be met if the game ended now, and how much is missing.

    `name` is the reference of the component that sets it, `points` what meeting it is worth.
    """

    __slots__ = ("is_met", "missing", "name", "points")

    def __init__(self, name: str, points: int, is_met: bool, missing: int) -> None:
        self.name = name
        self.points = points
        self.is_met = is_met
        self.missing = missing  # in whatever the game counts; 0 once it is met
