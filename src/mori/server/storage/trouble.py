"""Failures of the database that are not bugs: it is full, busy or away.

Each has a code, so that people at the table learn the cause and that Mori tries again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from mori.server.errors import RequestError, log

FULL: Final = "storage_full"
BUSY: Final = "storage_busy"
AWAY: Final = "storage_away"
BROWSER_FULL: Final = "browser_full"  # a service in a browser, which keeps its rows
BROWSER_AWAY: Final = "browser_away"

# How databases report it: PostgreSQL by a code (SQLSTATE), SQLite in words.
FULL_STATES: Final = ("53100",)
BUSY_STATES: Final = ("40", "53", "55P03", "57014")
FULL_WORDS: Final = ("is full", "no space")
BUSY_WORDS: Final = ("locked", "busy")
SQL_ERROR: Final = 1  # SQLite's code for a wrong statement


class StorageTrouble(RequestError):
    """Nothing could be stored or read now; it can be tried again."""


@contextmanager
def told_as_trouble() -> Iterator[None]:
    """Turn such failures of the database into StorageTrouble; bugs stay what they are."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout) as error:
        if getattr(getattr(error, "orig", None), "sqlite_errorcode", None) == SQL_ERROR:
            raise
        code = code_of(error)
        log.warning("%s detail=%s", code, str(error).partition("\n")[0])
        raise StorageTrouble(code) from error
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        log.warning("%s detail=%s", AWAY, str(error).partition("\n")[0])
        raise StorageTrouble(AWAY) from error


def code_of(error: Exception) -> str:
    """The code of the failure."""
    if isinstance(error, PoolTimeout):
        return BUSY
    cause = error.orig if isinstance(error, DBAPIError) else None
    state = str(getattr(cause, "sqlstate", None) or "")
    text = str(cause).lower()
    if state.startswith(FULL_STATES) or any(word in text for word in FULL_WORDS):
        return FULL
    if state.startswith(BUSY_STATES) or any(word in text for word in BUSY_WORDS):
        return BUSY
    return AWAY
