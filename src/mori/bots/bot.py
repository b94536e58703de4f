"""What a bot is: it chooses an action from what its seat may know, and nothing else."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.native import mypyc_attr
from mori.core.view import SeatView


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never sees the true state, only its seat's view.

    It is made with a seed, `MyBot(seed)`, from which all its chance comes.
    """

    name: str = ""  # given to it by whoever makes it: what seats and records call it
    strength: ClassVar[int] = 0  # beside the others, for lists
    is_listed: ClassVar[bool] = True  # else it is known by its name alone

    def choose(self, view: SeatView) -> Action:
        """One of the actions of the view's decision."""
        raise NotImplementedError
