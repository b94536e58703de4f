"""Bots, which choose an action from what a seat may know."""

from mori.bots.advice import Advice, advice_for, line_after
from mori.bots.bot import Bot
from mori.bots.coach import Coach
from mori.bots.comparison import Comparison, compared, evaluator_for
from mori.bots.fallback import FALLBACK, choice_or_fallback
from mori.bots.fit import BotFit, fit_of
from mori.bots.levels import USUAL_LEVEL
from mori.bots.playing import choose_for, play_out
from mori.bots.roster import bot_from, bot_names, bots_for, broken_bots, make_bot

__all__ = [
    "FALLBACK",
    "USUAL_LEVEL",
    "Advice",
    "Bot",
    "BotFit",
    "Coach",
    "Comparison",
    "advice_for",
    "bot_from",
    "bot_names",
    "bots_for",
    "broken_bots",
    "choice_or_fallback",
    "choose_for",
    "compared",
    "evaluator_for",
    "fit_of",
    "line_after",
    "make_bot",
    "play_out",
]
