"""What a bot's process is told: the seat's world, and which rules it belongs to.

The world is the seat's copy of the state (`GameRules.hide`): neither the game's seed nor anything
hidden is in it, so not even a bot that looks everywhere could find it.
"""

import secrets
from typing import Any, Final

from msgspec import Struct

from mori.core.rules import GameRules
from mori.core.snapshot import to_data
from mori.core.view import SeatView
from mori.server.protocol.answers import AdviceData

READY: Final = b"ready\n"  # what a process says once it can take jobs


class BotJob(Struct, frozen=True, kw_only=True):
    """A decision to be made."""

    game: str
    players: int
    options: dict[str, Any]
    pack_path: str
    fingerprint: str  # of the pack, which must still be the same
    bot: str
    seed: int  # of the bot's own chance
    seat: int
    world: Any
    top: int = 0  # how many choices are to be told with what they promise


class BotReply(Struct, frozen=True, omit_defaults=True):
    """The text of the action chosen, with others of the best if asked for; or what went wrong."""

    action: str = ""
    failure: str = ""
    choices: list[AdviceData] = []


def bot_job(
    rules: GameRules, known: SeatView, bot: str, seed: int | None = None, top: int = 0
) -> BotJob:
    """The job of a bot whose seat is asked. Without a seed its chance is another every time."""
    assert known.seat is not None
    return BotJob(
        game=rules.game,
        players=rules.players,
        options=dict(rules.options),
        pack_path=rules.pack_path,
        fingerprint=rules.fingerprint,
        bot=bot,
        # Nothing of the game's own seed, which would be a way to it.
        seed=secrets.randbits(63) if seed is None else seed,
        seat=known.seat,
        world=to_data(known.world),
        top=top,
    )
