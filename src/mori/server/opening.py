"""What is done before a service runs: looking at its database, laying a table."""

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from mori.core.record import Record
from mori.server.bodies import NewTable
from mori.server.feed import open_feed
from mori.server.packs import Packs
from mori.server.settings import Settings
from mori.server.storage import (
    FileLock,
    InMemory,
    InUse,
    StorageTrouble,
    Store,
    open_database,
    upgrade,
)
from mori.server.tables.making import Draft, new_table, random_seed, resumed_table
from mori.server.tokens import token_digest


class DatabaseUnusable(Exception):
    """The database cannot be opened or brought up to date; the text says why.

    `word` is what the catalogues call it: in use by another service, in memory, without a driver.
    """

    def __init__(self, reason: str, word: str = "cli-mistake-database") -> None:
        super().__init__(reason)
        self.word = word


def new_draft(asked: NewTable, packs: Packs) -> Draft:
    """A table as asked for; SetupError if there cannot be one."""
    seed = asked.seed if asked.seed is not None else random_seed()
    return new_table(asked, seed, packs)


def resumed_draft(record: Record, packs: Packs) -> Draft:
    """A table that goes on with the game of a record; one to look at, if the game is over."""
    return resumed_table(record, packs)


def prepare(settings: Settings, draft: Draft | None = None) -> None:
    """Bring the database up to date, and store a table in it if there is one."""
    Packs(settings.packs)  # says so if one is broken
    _require_redis(settings.redis_url)
    try:
        lock = FileLock(settings.database_url)
        try:
            store = Store(open_database(settings.database_url))
            try:
                _prepare(store, draft)
            finally:
                store.close()
        finally:
            lock.release()
    except InUse as error:
        raise DatabaseUnusable(str(error), "cli-mistake-database-in-use") from error
    except InMemory as error:
        raise DatabaseUnusable("", "cli-mistake-database-in-memory") from error
    except ModuleNotFoundError as error:
        raise DatabaseUnusable(str(error), "cli-mistake-database-driver") from error
    except (SQLAlchemyError, CommandError, ImportError, OSError, StorageTrouble) as error:
        raise DatabaseUnusable(str(error).partition("\n")[0]) from error


def _require_redis(url: str | None) -> None:
    """Say so where Redis could never be used; whether it answers now is another matter."""
    try:
        open_feed(url, is_shared=True)
    except (ModuleNotFoundError, ValueError) as error:
        raise DatabaseUnusable(str(error), "cli-mistake-redis") from error


def _prepare(store: Store, draft: Draft | None) -> None:
    upgrade(store.engine)
    if draft is not None:
        digests = {seat: token_digest(token) for seat, token in draft.tokens.items()}
        store.create(draft.stored, digests, draft.answers, draft.bots_asked())


def link_to(draft: Draft) -> str:
    """The address of a table, with the tokens of its people (docs/protocol.md)."""
    tokens = "&".join(f"{seat}={token}" for seat, token in draft.tokens.items())
    return f"/t/{draft.stored.id}" + (f"#{tokens}" if tokens else "")
