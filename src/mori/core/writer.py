"""The writer: the only object that changes a state.

A game's writer has a method for each thing that can happen. The method changes the state and, if
facts are wanted, records the fact in the same call, so that neither can be forgotten. Simulations
leave `facts` at None and pay nothing for them.
"""

from typing import Final

from mori.core.facts import Fact
from mori.core.frames import AnyFrame
from mori.core.native import mypyc_attr
from mori.core.state import GameState

ALL_CERTAIN: Final = -1


class Moment:
    """How things stood on the way from one question to the next, where it is worth a look."""

    __slots__ = ("facts", "state")

    def __init__(self, facts: int, state: GameState) -> None:
        self.facts = facts  # how many there were by then
        self.state = state


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """What every game's writer has: the stack of frames and the list of facts."""

    __slots__ = ("certain", "facts", "moments", "stack")

    def __init__(self, state: GameState, facts: list[Fact] | None) -> None:
        self.stack = state
        self.facts = facts
        self.certain = ALL_CERTAIN  # how many facts there were when something first came to light
        self.moments: list[Moment] | None = None  # kept only for who watches

    def push(self, frame: AnyFrame) -> None:
        """Put work on top of the stack: it is done before what lies below."""
        self.stack.frames.append(frame)

    def done(self) -> None:
        """Take the top frame off: its work is finished."""
        self.stack.frames.pop()

    def revealed(self) -> None:
        """Note that something hidden or random has come to light."""
        self.stack.reveals += 1
        if self.certain == ALL_CERTAIN and self.facts is not None:
            self.certain = len(self.facts)

    def pause(self) -> None:
        """Let a step be seen by itself: one that no question follows, but another step.

        Nothing is asked and nothing changes. What the rules play by themselves, such as a turn of
        an opponent without a seat, is watched so, step by step.
        """
        if self.moments is not None:
            count = len(self.facts) if self.facts is not None else 0
            self.moments.append(Moment(count, self.stack.clone()))
