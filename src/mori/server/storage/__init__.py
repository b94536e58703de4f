"""Storage of tables. The answers are the truth; everything else can be computed from them."""

from mori.server.storage.database import InMemory, open_database
from mori.server.storage.lock import FileLock, InUse
from mori.server.storage.revisions import UnknownRevision, upgrade
from mori.server.storage.rows import (
    Arrangement,
    BotsAsked,
    BotTurn,
    Change,
    ChatLine,
    Clock,
    Clocks,
    Conflict,
    Key,
    Origin,
    Rematch,
    SeatClock,
    StoredAnswer,
    StoredTable,
    Summary,
    UndoAsked,
)
from mori.server.storage.store import Store
from mori.server.storage.trouble import StorageTrouble

__all__ = [
    "Arrangement",
    "BotTurn",
    "BotsAsked",
    "Change",
    "ChatLine",
    "Clock",
    "Clocks",
    "Conflict",
    "FileLock",
    "InMemory",
    "InUse",
    "Key",
    "Origin",
    "Rematch",
    "SeatClock",
    "StorageTrouble",
    "Store",
    "StoredAnswer",
    "StoredTable",
    "Summary",
    "UndoAsked",
    "UnknownRevision",
    "open_database",
    "upgrade",
]
