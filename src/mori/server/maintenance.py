"""Offline operations on a service's database: preparing it, backup, restore, checking records."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from mori.core.record import Record
from mori.server.feed import open_feed
from mori.server.packs import Packs
from mori.server.protocol.tables import NewTable
from mori.server.records import CheckedGame, check_games
from mori.server.settings import Settings
from mori.server.storage import (
    FileLock,
    InMemory,
    InUse,
    StorageTrouble,
    Store,
    UnknownRevision,
    open_database,
    upgrade,
)
from mori.server.storage.backup import (
    FileExists,
    NoDatabase,
    NoFolder,
    NotEmpty,
    back_up,
    require_file,
    require_tables,
    restore,
)
from mori.server.storage.housekeeping import keep_for_ever
from mori.server.tables.making import Draft, new_table, resumed_table
from mori.server.tokens import token_digest


class DatabaseUnusable(Exception):
    """The database cannot be opened or migrated; the text says why.

    `word` is the message in the catalogues: in use by another service, no driver, missing.
    """

    def __init__(self, reason: str, word: str = "cli-mistake-database") -> None:
        super().__init__(reason)
        self.word = word


def new_draft(asked: NewTable, packs: Packs) -> Draft:
    """A new table; SetupError if it cannot be made."""
    return new_table(asked, packs).gathered(asked)


def resumed_draft(record: Record, packs: Packs) -> Draft:
    """A table that continues the game of a record; if that is over, one to look at."""
    return resumed_table(record, packs)


def prepare(settings: Settings, draft: Draft | None = None) -> None:
    """Migrate the database, and store a table in it if there is one."""
    Packs(settings.packs)  # raises ContentError if one is broken
    _require_redis(settings.redis_url)
    with telling_unusable():
        lock = FileLock(settings.database_url)
        try:
            store = Store(open_database(settings.database_url))
            try:
                _prepare(store, draft)
                if settings.keeps_games and not store.is_shared:
                    keep_for_ever(store)
            finally:
                store.close()
        finally:
            lock.release()


@contextmanager
def telling_unusable() -> Iterator[None]:
    """Turn all errors of a database or a backup into DatabaseUnusable."""
    try:
        yield
    except NoDatabase as error:
        raise DatabaseUnusable(str(error), "cli-mistake-no-database") from error
    except FileExists as error:
        raise DatabaseUnusable(str(error), "cli-mistake-backup-exists") from error
    except NoFolder as error:
        raise DatabaseUnusable(str(error), "cli-mistake-no-folder") from error
    except NotEmpty as error:
        raise DatabaseUnusable("", "cli-mistake-not-empty") from error
    except InUse as error:
        raise DatabaseUnusable(str(error), "cli-mistake-database-in-use") from error
    except InMemory as error:
        raise DatabaseUnusable("", "cli-mistake-database-in-memory") from error
    except ModuleNotFoundError as error:
        raise DatabaseUnusable(str(error), "cli-mistake-database-driver") from error
    except (SQLAlchemyError, UnknownRevision, ImportError, OSError, StorageTrouble) as error:
        # The database's own words for a failed write, such as "database or disk is full".
        told = error.__cause__ if isinstance(error, StorageTrouble) else None
        raise DatabaseUnusable(str(told or error).partition("\n")[0]) from error


def back_up_to(file: Path, url: str, *, over: bool = False) -> int:
    """Write a database to a file; returns the number of its tables."""
    with telling_unusable():
        return back_up(url, file, over=over)


def restore_from(file: Path, url: str) -> int:
    """Restore a backup into an empty database; returns the number of its tables."""
    with telling_unusable():
        lock = FileLock(url)
        try:
            return restore(file, url)
        finally:
            lock.release()


def games_in(url: str, packs: Packs) -> list[CheckedGame]:
    """All games of a database, each checked by a replay."""
    with telling_unusable():
        require_file(url)
        store = Store(open_database(url))
        try:
            require_tables(store.engine)
            return list(check_games(store, packs))
        finally:
            store.close()


def _require_redis(url: str | None) -> None:
    """Raise if Redis could never be used. Whether it answers now is not checked."""
    try:
        open_feed(url, is_shared=True)
    except (ModuleNotFoundError, ValueError) as error:
        raise DatabaseUnusable(str(error), "cli-mistake-redis") from error


def _prepare(store: Store, draft: Draft | None) -> None:
    upgrade(store.engine)
    store.try_to_write()  # reports a full disk before the service starts
    if draft is not None:
        digests = {seat: token_digest(token) for seat, token in draft.tokens.items()}
        store.create(draft.stored, digests, draft.answers, draft.bots_asked(), draft.keys())


def link_to(draft: Draft) -> str:
    """The address of a table with the keys of its people and its host (docs/protocol.md)."""
    keys = [*((str(seat), token) for seat, token in draft.tokens.items()), ("host", draft.host)]
    return f"/t/{draft.stored.id}#" + "&".join(f"{name}={key}" for name, key in keys)
