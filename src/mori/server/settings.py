"""What can be set about a service."""

import os
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

import platformdirs

PAGE: Final = Path(__file__).parent / "page"  # where vite builds it
LOADED_TABLES: Final = 200  # a few megabytes each


def default_workers() -> int:
    """Bots think beside the service; one that takes long should not keep the others waiting."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one address may have, and where it says so one table; 0 is no limit."""

    tables: int = 100  # laid or branched in an hour
    imports: int = 60  # records in an hour
    seats: int = 20  # free seats at open tables, taken without a link in an hour
    bots: int = 4  # tables at once at which bots play alone
    hints: int = 4  # thought about at once
    hints_begun: int = 20  # in a minute
    requests: int = 60  # a second
    sockets: int = 200  # at once
    connections: int = 100  # for requests at once; of more, the oldest idle one is closed
    table_sockets: int = 100  # of spectators at once at one table, from all addresses
    table_strangers: int = 10  # of those, of one address without a key
    messages: int = 200  # a second, over all its sockets
    chat: int = 20  # lines a minute of one seat
    push: int = 120  # devices in an hour that want to be told when it is their move
    kilobytes: int = 1024  # a second, over all its sockets


UNLIMITED: Final = Limits(**{field.name: 0 for field in fields(Limits)})
USUAL_LIMITS: Final = Limits()


@dataclass(frozen=True, kw_only=True)
class Settings:
    """A service's settings. `packs` are offered beside Mori's own."""

    database_url: str
    redis_url: str | None = None  # what services that share a database tell each other by
    packs: tuple[Path, ...] = ()
    page: Path = PAGE
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced for that move
    bot_workers: int = default_workers()
    bot_command: tuple[str, ...] = (sys.executable, "-m", "mori.server.bots.worker")
    loaded_tables: int = LOADED_TABLES
    limits: Limits = USUAL_LIMITS
    allowed_hosts: tuple[str, ...] = ()  # names of the service, beside its own addresses
    public_url: str | None = None  # where others find it, behind a proxy
    tls_cert: Path | None = None
    tls_key: Path | None = None
    keep_days: int = 0  # a table that nobody played at for so long is deleted; 0: never
    keep_finished_days: int = 0  # a finished one
    expire_now: bool = False  # delete what is due at once, all of it
    keeps_games: bool = False  # for whoever plays here: nothing in this file ever expires
    push_anywhere: bool = False  # for tests: pushes also go to this machine, and without TLS
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word on their clients is taken


def default_database() -> Path:
    """The embedded database in the user's own data folder."""
    return platformdirs.user_data_path("mori", appauthor=False) / "tables.sqlite3"


def database_url(given: str | None) -> str:
    """A database's URL as it was given, or the URL of an SQLite file whose path was given."""
    if given is not None and "://" in given:
        return given
    path = Path(given) if given is not None else default_database()
    return f"sqlite:///{path.expanduser().absolute().as_posix()}"
