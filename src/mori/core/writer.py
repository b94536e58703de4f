"""The writer: the only object that changes a state.

A game's writer has a method for each thing that can happen. The method changes the state and, if
facts are wanted, records the fact in the same call, so that neither can be forgotten. Simulations
set `facts` to None and pay nothing for them.
"""

from typing import Final

from mori.core.facts import Fact
from mori.core.frames import AnyFrame
from mori.core.native import mypyc_attr
from mori.core.state import GameState

ALL_CERTAIN: Final = -1


class Moment:
    """A snapshot between two decisions, kept so that a viewer can be shown intermediate steps."""

    __slots__ = ("facts", "state")

    def __init__(self, facts: int, state: GameState) -> None:
        self.facts = facts  # the number of facts at that time
        self.state = state


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """What every game's writer has: the stack of frames and the list of facts."""

    __slots__ = ("certain", "facts", "moments", "stack")

    def __init__(self, state: GameState, facts: list[Fact] | None) -> None:
        self.stack = state
        self.facts = facts
        self.certain = ALL_CERTAIN  # number of facts when something was first revealed
        self.moments: list[Moment] | None = None  # kept only for who watches

    def push(self, frame: AnyFrame) -> None:
        """Put work on top of the stack: it is done before the work below."""
        self.stack.frames.append(frame)

    def done(self) -> None:
        """Take the top frame off: its work is finished."""
        self.stack.frames.pop()

    def revealed(self) -> None:
        """Note that something hidden or random has been revealed."""
        self.stack.reveals += 1
        if self.certain == ALL_CERTAIN and self.facts is not None:
            self.certain = len(self.facts)

    def pause(self) -> None:
        """Take a snapshot at a step that no question follows, but another step.

        It asks nothing and changes nothing. Viewers can then watch step by step what the rules
        play, such as the turn of an opponent without a seat.
        """
        if self.moments is not None:
            count = len(self.facts) if self.facts is not None else 0
            self.moments.append(Moment(count, self.stack.clone()))
