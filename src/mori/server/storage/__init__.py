"""Where tables are kept: the answers are the truth, all else can be made from them again."""

from mori.server.storage.database import open_database, upgrade
from mori.server.storage.rows import Conflict, StoredAnswer, StoredTable, Summary
from mori.server.storage.store import Store

__all__ = [
    "Conflict",
    "Store",
    "StoredAnswer",
    "StoredTable",
    "Summary",
    "open_database",
    "upgrade",
]
