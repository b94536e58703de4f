"""The interface of a bot: it chooses an action from what its seat may know."""

from typing import Any, ClassVar

from mori.core.actions import Action
from mori.core.native import mypyc_attr
from mori.core.view import SeatView


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never sees the true state, only its seat's view.

    It is made with a seed, `MyBot(seed)`, which fixes all its random choices.
    """

    name: str = ""  # set by its creator: the name in seats and records
    strength: ClassVar[int] = 0  # strength compared with other bots, for lists
    is_listed: ClassVar[bool] = True  # whether lists offer it; otherwise it is used by its name

    # Any: a view in its other form, `mori.View`, has all that a bot reads of a SeatView.
    def choose(self, view: SeatView | Any) -> Action:
        """Return one of the actions of the view's decision.

        `view` is what `game.view(seat)` or `game.seat_view(seat)` returns.
        """
        raise NotImplementedError
