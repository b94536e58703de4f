"""Starts the service inside a browser: the settings that it has there, and its surroundings."""

import shutil
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette

from mori.server.app import create_app
from mori.server.browser.bridge import Bridge
from mori.server.browser.keeping import Keep, Keeping, Kept, add, decode_kept, fill
from mori.server.browser.other_worker import Ask, End, OtherWorker
from mori.server.errors import RequestError
from mori.server.protocol.games import OffersInfo
from mori.server.service import Service
from mori.server.settings import UNLIMITED, Settings
from mori.server.storage import UnknownRevision
from mori.server.storage.revisions import latest
from mori.server.surroundings import Surroundings

TABLES: Final = "tables.sqlite3"
EMPTY: Final = "empty.sqlite3"  # of the newest revision, made beforehand: migrating takes long
SPARE: Final = "spare.sqlite3"


class BrowserService:
    """A running service, as the worker that holds the tables knows it."""

    def __init__(self, app: Starlette, bridge: Bridge, keeping: Keeping, folder: Path) -> None:
        self._app = app
        self._keeping = keeping
        self._folder = folder
        self.bridge = bridge

    def exported(self) -> str:
        """All tables, as one JSON text."""
        return msgspec.json.encode(self._keeping.everything()).decode()

    async def add_exported(self, text: str) -> str:
        """Add the tables of such a text that are not there; returns their ids, or why not.

        A JSON object: `tables`, or the code of a refusal as `error`.
        """
        try:
            kept = decode_kept(text)
            if kept is None:
                raise ValueError(text)
            found = add(self._service.store.engine, kept, self._folder / SPARE)
            await self._keeping.keep()
        except UnknownRevision:
            return refused(RequestError("export_newer"))
        except RequestError as error:
            return refused(error)
        except (ValueError, LookupError):
            return refused(RequestError("export_broken"))
        return msgspec.json.encode({"tables": found}).decode()

    @property
    def _service(self) -> Service:
        found = self._app.state.service
        assert isinstance(found, Service)
        return found


def refused(error: RequestError) -> str:
    """A refusal, as the page reads it."""
    return msgspec.json.encode({"error": error.code}).decode()


async def start(folder: str, kept: str, keep: Keep, ask: Ask, end: End) -> BrowserService:
    """Start a service whose tables are those that the browser has kept."""
    place = Path(folder)
    file = place / TABLES
    url = f"sqlite:///{file.as_posix()}"
    found = decode_kept(kept)
    restore(place, url, found)
    keeping = Keeping(keep)
    app = create_app(
        Settings(database_url=url, page=place, docs=place, limits=UNLIMITED, bot_workers=1),
        Surroundings(
            open_pool=lambda _settings, metrics: OtherWorker(ask, end, metrics),
            keep=keeping.keep,
            before_start=lambda engine: keeping.note_changes(
                engine, is_all=found is not None and found.revision != latest()
            ),
            loads_rules_first=False,
            # Nobody else reaches a browser, and its bots are slow.
            offers=OffersInfo(friends=False, notices=False, coach=False),
            # One worker thinks, interpreted: playouts would hold up its next move for minutes.
            hint_worlds=0,
        ),
    )
    bridge = Bridge(app)
    await bridge.start()
    return BrowserService(app, bridge, keeping, place)


def restore(folder: Path, url: str, kept: Kept | None) -> None:
    """Put the database with the rows that were kept in its place."""
    file = folder / TABLES
    file.unlink(missing_ok=True)
    empty = folder / EMPTY
    is_newest = kept is None or kept.revision == latest()
    if is_newest and empty.is_file():
        shutil.copyfile(empty, file)
    fill(url, kept or Kept(latest(), []))
