"""Plays games between bots to their end."""

from mori.bots.bot import Bot
from mori.bots.fallback import choice_or_fallback
from mori.bots.random_bot import RandomBot
from mori.core.game import Game
from mori.core.view import seat_view


def choose_for(game: Game, bots: list[Bot], failed: list[tuple[int, str]] | None = None) -> None:
    """Let the bot whose decision comes first answer it.

    An error of the bot is raised. If there is a list for errors, the fallback answers instead, and
    seat and cause are added to the list.
    """
    decision = game.decisions[0]
    bot = bots[decision.seat]
    if type(bot) is RandomBot:
        # A bot that ignores the view needs none, which makes mass simulation fast.
        action = decision.canonical[bot.rng.below(len(decision.canonical))]
    elif failed is None:
        action = bot.choose(seat_view(game, decision.seat))
    else:
        action, cause = choice_or_fallback(bot, seat_view(game, decision.seat))
        if cause:
            failed.append((decision.seat, cause))
    game.apply(action, decision.seat)


def play_out(game: Game, bots: list[Bot]) -> int:
    """Play to the end; returns the number of decisions."""
    start = len(game.answers)
    while not game.is_over:
        choose_for(game, bots)
    return len(game.answers) - start
