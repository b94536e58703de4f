"""Letting bots play a game to its end."""

from mori.bots.bot import Bot
from mori.bots.fallback import choice_or_fallback
from mori.bots.random_bot import RandomBot
from mori.core.game import Game
from mori.core.view import seat_view


def choose_for(game: Game, bots: list[Bot], failed: list[tuple[int, str]] | None = None) -> None:
    """Let the bot whose decision is pending first answer it.

    What a bot does wrong is raised. With a list for it, the fallback answers instead, and the list
    gets the seat and the cause.
    """
    decision = game.decisions[0]
    bot = bots[decision.seat]
    if type(bot) is RandomBot:
        # A blind choice needs no view: this is what makes mass simulation fast.
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
