"""What a bot is: it chooses an action from what its seat may know, and nothing else."""

from mori.core.actions import Action
from mori.core.native import mypyc_attr
from mori.core.view import SeatView


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never sees the true state, only its seat's view."""

    name: str = ""

    def choose(self, view: SeatView) -> Action:
        """One of the actions of the view's decision."""
        raise NotImplementedError
