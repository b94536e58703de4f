"""The fallback chooses when a bot fails, so that the game always goes on.

The fallback is the greedy bot. If that fails, too, it is any legal action.
"""

from typing import Final

from mori.bots.bot import Bot
from mori.bots.greedy_bot import GreedyBot
from mori.bots.random_bot import RandomBot
from mori.core.actions import Action
from mori.core.view import SeatView

FALLBACK: Final = "greedy"  # its name in the roster
LONGEST_CAUSE: Final = 200


def fallback_choice(view: SeatView) -> Action:
    """Always a legal action for the seat, and the same for the same view."""
    decision = view.decision
    assert decision is not None
    try:
        return GreedyBot(decision.number).choose(view)
    except Exception:
        return RandomBot(decision.number).choose(view)


def choice_or_fallback(bot: Bot, view: SeatView) -> tuple[Action, str]:
    """The bot's choice and ""; or the fallback's choice and the cause, if the bot failed."""
    decision = view.decision
    assert decision is not None
    try:
        # Anybody may have written the bot, and its mistakes show only here.
        chosen: object = bot.choose(view)
    except Exception as error:
        return fallback_choice(view), f"{type(error).__name__}: {error}"[:LONGEST_CAUSE]
    if isinstance(chosen, Action) and chosen in decision.actions:
        return chosen, ""
    return fallback_choice(view), f"illegal: {chosen!r}"[:LONGEST_CAUSE]
