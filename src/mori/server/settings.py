"""The settings of a service."""

import os
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent / "page"  # where vite builds it
DOCS: Final = Path(__file__).parent / "docs"  # where `make docs` builds the documentation site
LOADED_TABLES: Final = 200  # a few megabytes each


def default_workers() -> int:
    """Number of bot processes: a bot that takes long should not delay the others."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Limits for each address, or for each table where that is said; 0: no limit."""

    tables: int = 100  # made or branched in an hour
    imports: int = 60  # records in an hour
    seats: int = 20  # free seats at open tables, taken without a link in an hour
    bots: int = 4  # tables at once where only bots play
    hints: int = 4  # at once
    hints_begun: int = 20  # started in a minute
    coached: int = 120  # answers that a coach judges in a minute
    requests: int = 60  # a second
    sockets: int = 200  # at once
    connections: int = 100  # for requests at once; above that the oldest idle one is closed
    table_sockets: int = 100  # of spectators at once at one table, from all addresses
    table_strangers: int = 10  # of those, from one address without a key
    messages: int = 200  # a second, over all its sockets
    chat: int = 20  # lines a minute of one seat
    push: int = 120  # subscriptions of devices in an hour
    kilobytes: int = 1024  # a second, over all its sockets


UNLIMITED: Final = Limits(**{field.name: 0 for field in fields(Limits)})
USUAL_LIMITS: Final = Limits()


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a service. `packs` are offered in addition to Mori's own."""

    database_url: str
    redis_url: str | None = None  # connects services that share a database
    packs: tuple[Path, ...] = ()
    page: Path = PAGE
    docs: Path = DOCS
    offline: Path | None = None  # where `make offline` has put Mori without a server
    bot_seconds: float = 10.0  # a bot that thinks longer loses the move to the fallback
    bot_workers: int = default_workers()
    bot_command: tuple[str, ...] = (sys.executable, "-m", "mori.server.bots.worker")
    loaded_tables: int = LOADED_TABLES
    limits: Limits = USUAL_LIMITS
    allowed_hosts: tuple[str, ...] = ()  # names of the service, in addition to its addresses
    public_url: str | None = None  # its address for users, behind a proxy
    tls_cert: Path | None = None
    tls_key: Path | None = None
    keep_days: int = 0  # until an unused table is deleted; 0: never
    keep_finished_days: int = 0  # the same for a finished one
    expire_now: bool = False  # delete everything that is due, at once
    keeps_games: bool = False  # for local play: nothing in this file ever expires
    push_anywhere: bool = False  # for tests: allows pushes to this machine and without TLS
    proxies: tuple[str, ...] = ()  # addresses of proxies whose forwarded headers are trusted


def default_database() -> Path:
    """The SQLite file in the user's data folder."""
    import platformdirs  # a browser has no such folder

    return platformdirs.user_data_path("mori", appauthor=False) / "tables.sqlite3"


def database_url(given: str | None) -> str:
    """A URL as given, or the URL of an SQLite file given by its path."""
    if given is not None and "://" in given:
        return given
    path = Path(given) if given is not None else default_database()
    return f"sqlite:///{path.expanduser().absolute().as_posix()}"
