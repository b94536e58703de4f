"""The interface of a bot: it chooses an action from what its seat may know."""

from typing import Any, ClassVar

from mori.core.actions import Action
from mori.core.native import mypyc_attr
from mori.core.rng import Rng
from mori.core.view import SeatView


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never sees the true state, only its seat's view.

    It is made with a seed, `MyBot(seed)`, which fixes all its random choices.
    """

    name: str = ""  # set by its creator: the name in seats and records
    strength: ClassVar[int] = 0  # strength compared with other bots, for lists
    is_listed: ClassVar[bool] = True  # whether lists offer it; otherwise it is used by its name

    def __repr__(self) -> str:
        return f"<bot {self.name or type(self).__name__}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its class and all that it has, and not from its seed."""
        return bot_like, (type(self), self.name, dict(vars(self)))

    # Any: a view in its other form, `mori.View`, has all that a bot reads of a SeatView.
    def choose(self, view: SeatView | Any) -> Action:
        """Return one of the actions of the view's decision.

        `view` is what `game.view(seat)` or `game.seat_view(seat)` returns.
        """
        raise NotImplementedError


def bot_like(kind: Any, name: str, own: dict[str, object]) -> Bot:
    """The bot that was pickled, with its attributes."""
    bot: Any = kind.__new__(kind)
    bot.name = name
    for key, value in own.items():
        setattr(bot, key, value)
    found: Bot = bot
    return found


def bot_again(kind: Any, name: str, rng: Rng) -> Bot:
    """The bot that was pickled, at the same place of its random numbers."""
    bot: Any = kind(0)
    bot.name = name
    bot.rng = rng
    found: Bot = bot
    return found
