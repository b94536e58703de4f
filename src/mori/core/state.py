"""The state of a game: numbers, lists of numbers, a generator and a stack of frames.

A game subclasses `GameState` with its own fields, lists them in FIELDS and writes `clone` by hand:
cloning is what search spends its time on. The conformance tests find a forgotten field.
"""

from typing import ClassVar

from mori.core.frames import AnyFrame
from mori.core.native import mypyc_attr
from mori.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """What every game's state has."""

    __slots__ = ("frames", "is_over", "question", "reveals", "rng")
    FIELDS: ClassVar[tuple[str, ...]] = ("rng", "frames", "question", "reveals", "is_over")

    rng: Rng
    frames: list[AnyFrame]
    question: int  # the number of the question now pending: a late answer names an older one
    reveals: int  # how often something hidden or random came to light: an undo stops there
    is_over: bool

    def begin(self, rng: Rng) -> None:
        """Fill in what every game starts with."""
        self.rng = rng
        self.frames = []
        self.question = 0
        self.reveals = 0
        self.is_over = False

    def copy_base(self, other: "GameState") -> None:
        """Copy this class's own fields into `other`, for a subclass's `clone`."""
        other.rng = self.rng.clone()
        other.frames = [frame.clone() for frame in self.frames]
        other.question = self.question
        other.reveals = self.reveals
        other.is_over = self.is_over

    def __repr__(self) -> str:
        return f"<state of question {self.question}, {len(self.frames)} frames>"

    def clone(self) -> "GameState":
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        from mori.core.pickling import state_again

        kind = type(self)
        return state_again, (kind, [getattr(self, name) for name in kind.FIELDS])

    def __copy__(self) -> "GameState":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "GameState":
        return self.clone()
