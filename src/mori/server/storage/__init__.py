"""Where tables are kept: the answers are the truth, all else can be made from them again."""

from mori.server.storage.database import InMemory, open_database, upgrade
from mori.server.storage.lock import FileLock, InUse
from mori.server.storage.rows import (
    BotsAsked,
    BotTurn,
    Change,
    Conflict,
    StoredAnswer,
    StoredTable,
    Summary,
    UndoAsked,
)
from mori.server.storage.store import Store
from mori.server.storage.trouble import StorageTrouble

__all__ = [
    "BotTurn",
    "BotsAsked",
    "Change",
    "Conflict",
    "FileLock",
    "InMemory",
    "InUse",
    "StorageTrouble",
    "Store",
    "StoredAnswer",
    "StoredTable",
    "Summary",
    "UndoAsked",
    "open_database",
    "upgrade",
]
