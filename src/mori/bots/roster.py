"""The bots by name."""

from mori.bots.bot import Bot
from mori.bots.greedy_bot import GreedyBot
from mori.bots.random_bot import RandomBot
from mori.core.errors import SetupError


def bot_names() -> list[str]:
    """All bots, from weak to strong."""
    return ["random", "greedy"]


def make_bot(name: str, seed: int) -> Bot:
    """A new bot. The seed fixes all its chance."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise SetupError("unknown_bot", {"bot": name[:60], "known": ", ".join(bot_names())})
