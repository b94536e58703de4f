"""Who chooses for a bot that cannot: a table goes on whatever a bot does.

The stand-in is the greedy bot; should that fail, too, any legal action will do.
"""

from typing import Final

from mori.bots.bot import Bot
from mori.bots.greedy_bot import GreedyBot
from mori.bots.random_bot import RandomBot
from mori.core.actions import Action
from mori.core.view import SeatView

STAND_IN: Final = "greedy"  # its name among the bots
LONGEST_CAUSE: Final = 200


def stand_in_choice(view: SeatView) -> Action:
    """A legal action for a seat, always, and the same for the same view."""
    decision = view.decision
    assert decision is not None
    try:
        return GreedyBot(decision.number).choose(view)
    except Exception:
        return RandomBot(decision.number).choose(view)


def choice_or_stand_in(bot: Bot, view: SeatView) -> tuple[Action, str]:
    """The bot's choice; if there is none that is legal, the stand-in's, with the cause."""
    decision = view.decision
    assert decision is not None
    try:
        # Anybody may have written it, and a mistake in it shows only here.
        chosen: object = bot.choose(view)
    except Exception as error:
        return stand_in_choice(view), f"{type(error).__name__}: {error}"[:LONGEST_CAUSE]
    if isinstance(chosen, Action) and chosen in decision.actions:
        return chosen, ""
    return stand_in_choice(view), f"illegal: {chosen!r}"[:LONGEST_CAUSE]
