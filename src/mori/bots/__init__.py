"""What chooses an action from what a seat may know."""

from mori.bots.bot import Bot
from mori.bots.playing import choose_for, play_out
from mori.bots.roster import bot_from, bot_names, broken_bots, make_bot

__all__ = ["Bot", "bot_from", "bot_names", "broken_bots", "choose_for", "make_bot", "play_out"]
