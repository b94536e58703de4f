"""The public surface in Python: what `import mori` offers."""

import secrets
from pathlib import Path

from mori import plugins
from mori.bots import Bot, bot_from, bot_names
from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.errors import (
    ContentError,
    IllegalAction,
    MoriError,
    Reason,
    RecordDiverged,
    RecordError,
    RuleBug,
    SetupError,
)
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.record import Record, read_record, write_record
from mori.core.registry import check_players, create_game, entry_of, game_names, options_asked
from mori.core.replay import replay as _replay
from mori.core.result import Opponent, Result
from mori.core.rng import seeded
from mori.core.version import VERSION as __version__
from mori.core.view import SeatView, View

__all__ = [
    "Action",
    "Bot",
    "ContentError",
    "Decision",
    "Fact",
    "Game",
    "IllegalAction",
    "MoriError",
    "Opponent",
    "Reason",
    "RecordDiverged",
    "RecordError",
    "Result",
    "RuleBug",
    "SeatView",
    "SetupError",
    "View",
    "__version__",
    "bot_names",
    "game_names",
    "levels",
    "make_bot",
    "new_game",
    "read_record",
    "replay",
    "seeded",
    "write_record",
]

plugins.offer_all()


def new_game(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    pack: str | Path | None = None,
    seats: list[str] | None = None,
    facts: bool = True,
    level: str | None = None,
) -> Game:
    """A new game, run to its first decision.

    Without a seed it is a game of its own; with one, the same game on every machine. `level` is one
    of `levels`; `options` override what it sets. `pack` is a component pack to play with instead of
    Mori's own. `facts=False` leaves out the log, which makes mass simulation faster.
    """
    return create_game(
        game,
        players,
        secrets.randbits(63) if seed is None else seed,
        options_asked(entry_of(game), players, level, options),
        None if pack is None else Path(pack),
        seats,
        facts,
    )


def levels(game: str, players: int) -> dict[str, dict[str, object]]:
    """The levels of difficulty with so many players, gentlest first, and the options each sets.

    Empty for a game that has none. Raises SetupError for a game or a number that there is not.
    """
    entry = entry_of(game)
    check_players(entry, players)
    return {preset.name: dict(preset.options) for preset in entry.presets_for(players)}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A new bot: one of `bot_names`, or of a class of your own, "my_module:MyBot".

    Without a seed its chance is its own; with one, it chooses alike on every machine.
    """
    return bot_from(name, secrets.randbits(63) if seed is None else seed)


def replay(record: Record | str | Path, *, pack: str | Path | None = None) -> Game:
    """The game of a record, or of a record's file, played again and checked at every step."""
    if not isinstance(record, dict):
        record = read_record(Path(record).read_bytes())
    return _replay(record, None if pack is None else Path(pack))
