"""What a service gets from the place where it runs: a machine of its own, or a browser."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Engine

from mori.server.bots.pool import BotPool
from mori.server.metrics import Metrics
from mori.server.protocol.games import OffersInfo
from mori.server.settings import Settings
from mori.server.storage.store import Keep
from mori.server.tables.context import HINT_WORLDS

EVERYTHING: Final = OffersInfo(friends=True, notices=True, coach=True)


def processes(settings: Settings, metrics: Metrics) -> BotPool:
    """Bots that think in processes of their own."""
    from mori.server.bots.processes import BotProcesses  # a browser has no processes

    return BotProcesses(settings.bot_command, settings.bot_workers, settings.bot_seconds, metrics)


@dataclass(frozen=True, kw_only=True)
class Surroundings:
    """The parts of a service that depend on where it runs."""

    open_pool: Callable[[Settings, Metrics], BotPool] = processes
    keep: Keep | None = None  # waits until what was written to the database file is kept
    before_start: Callable[[Engine], None] | None = None  # once the database has its schema
    loads_rules_first: bool = True  # before the first request; otherwise when they are needed
    offers: OffersInfo = EVERYTHING
    hint_worlds: int = HINT_WORLDS  # for deep hints; 0: bots are too slow for them here


OWN_MACHINE: Final = Surroundings()
