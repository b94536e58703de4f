"""Frames: pending work as data.

A game's state holds a stack of frames. The top one runs until it needs an answer, has pushed more
work above itself, or is done and takes itself off. A frame holds numbers and lists of numbers only,
so a game can be saved, cloned and searched between any two answers, in the middle of any chain.

A frame class keeps what belongs together in one place: who is asked, what is legal, why something
else is not, and what follows from the answer.
"""

from typing import Any, ClassVar, Generic, TypeVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.native import mypyc_attr

W = TypeVar("W")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[W]):
    """One piece of pending work. W is the game's writer.

    The constructor takes the FIELDS in their order: that is how a saved frame is restored.
    """

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, w: W) -> bool:
        """Do the next piece of work. True: an answer is needed now."""
        raise NotImplementedError

    def kind(self) -> str:
        """The kind of decision this frame asks for: its question's name in the catalogues."""
        raise NotImplementedError

    def seats(self) -> list[int]:
        """Who must still answer."""
        return [self.seat]

    def is_simultaneous(self) -> bool:
        """Whether several seats answer this question, secretly and in any order.

        Such a frame keeps the answers; `run` goes on only when `seats` is empty.
        """
        return False

    def actions(self, w: W, seat: int) -> list[Action]:
        """What the seat may answer, in a fixed order."""
        raise NotImplementedError

    def canonical(self, w: W, seat: int, actions: list[Action]) -> list[Action]:
        """The subset of `actions` for search: units only in ascending order."""
        return actions

    def units(self, w: W, seat: int) -> int:
        """How many units may still be chosen, where they are chosen one by one in any order."""
        return 0

    def is_unit(self, action: Action) -> bool:
        """Whether an action chooses one of these units.

        Other actions end the choice or the question.
        """
        return False

    def why_not(self, w: W, seat: int, action: Action) -> Reason:
        """Why an action that `actions` does not list is not legal."""
        raise NotImplementedError

    def answer(self, w: W, seat: int, action: Action) -> None:
        """Take an answer listed by `actions`."""
        raise NotImplementedError

    def prompt(self, w: W, seat: int) -> dict[str, object]:
        """What the question's sentence needs to know."""
        return {}

    def is_turn(self) -> bool:
        """Whether this is a turn's own question, not one that an action or effect raised."""
        return False

    def asks_alone(self) -> bool:
        """Whether the question is asked even if there is only one answer."""
        return self.is_simultaneous()  # nobody else may learn what a seat can choose from

    def has_choice(self, w: W) -> bool:
        """Whether there are certainly several answers: a frame that knows saves listing them."""
        return False

    def answer_alone(self, w: W) -> list[Action]:
        """What may be answered now; empty if there was only one answer, which has been given."""
        actions = self.actions(w, self.seat)
        if len(actions) > 1 or self.asks_alone():
            return actions
        self.answer(w, self.seat, actions[0])
        return []

    def hide_from(self, seat: int | None) -> None:
        """Forget what the seat may not know. Called on a copy, when a view is built."""

    def clone(self) -> "Frame[W]":
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<frame {type(self).__name__} of seat {self.seat}>"

    def __reduce__(self) -> tuple[object, ...]:
        kind = type(self)
        return kind, tuple([getattr(self, name) for name in kind.FIELDS])


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[W]):
    """A question that is asked only if there are several answers; often declining is one.

    Search then never lists the answers of a question at which it stops.
    """

    __slots__ = ()

    def has_choice(self, w: W) -> bool:
        return True


AnyFrame = Frame[Any]
