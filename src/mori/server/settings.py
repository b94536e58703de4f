"""What can be set about a service."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

PAGE: Final = Path(__file__).parent / "page"  # where vite builds it
LOADED_TABLES: Final = 200  # a few megabytes each


def default_workers() -> int:
    """Bots think beside the service and whatever else the machine does."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, kw_only=True)
class Settings:
    """A service's settings. `packs` are offered beside Mori's own."""

    database_url: str
    packs: tuple[Path, ...] = ()
    page: Path = PAGE
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced for that move
    bot_workers: int = default_workers()
    bot_command: tuple[str, ...] = (sys.executable, "-m", "mori.server.bots.worker")
    loaded_tables: int = LOADED_TABLES


def default_database() -> Path:
    """The embedded database in the user's own data folder."""
    return platformdirs.user_data_path("mori", appauthor=False) / "tables.sqlite3"


def database_url(given: str | None) -> str:
    """A database's URL as it was given, or the URL of an SQLite file whose path was given."""
    if given is not None and "://" in given:
        return given
    path = Path(given) if given is not None else default_database()
    return f"sqlite:///{path.expanduser().absolute().as_posix()}"
