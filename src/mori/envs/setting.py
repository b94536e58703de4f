"""How an environment's games are set up."""

from collections.abc import Sequence
from pathlib import Path

from mori.bots import Bot
from mori.core.errors import SetupError
from mori.core.registry import entry_of, load_rules, options_asked
from mori.core.rules import GameRules
from mori.lab.cast import BotSource, bot_of, cast_of

Bots = BotSource | Sequence[BotSource] | None


def rules_for(
    game: str,
    players: int,
    level: str | None = None,
    options: dict[str, object] | None = None,
    pack: str | Path | None = None,
) -> GameRules:
    """The rules of a game as an environment names it."""
    asked = options_asked(entry_of(game), players, level, options)
    return load_rules(game, players, asked, None if pack is None else Path(pack))


class Rivals:
    """Who plays the other seats: bots, taking turns in filling the table."""

    def __init__(self, bots: Sequence[BotSource], seats: int) -> None:
        self.names, self.given = cast_of(bots)
        if not self.names or len(self.names) > seats:
            raise SetupError("wrong_seats", {"seats": len(self.names) + 1, "players": seats + 1})
        for name in self.names:
            bot_of(name, self.given, 0)

    def make(self, number: int, seed: int) -> Bot:
        """The bot of a seat, counted without the learner's."""
        return bot_of(self.names[number % len(self.names)], self.given, seed)


def rivals_of(bots: Bots, players: int) -> Rivals | None:
    """The other seats' bots; None where there are no other seats, or the learner plays them."""
    if players == 1 or bots is None:
        return None
    sources: Sequence[BotSource] = bots if isinstance(bots, list | tuple) else [bots]  # type: ignore[list-item]
    return Rivals(sources, players - 1)
