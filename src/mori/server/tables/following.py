"""Following changes of other services: from the feed, and by polling versions."""

import asyncio

from mori.server.errors import incident
from mori.server.feed import Feed
from mori.server.storage import StorageTrouble, Store
from mori.server.tables.hall import DELETED, Hall


class Following:
    """Keeps the tables in memory up to date with the database."""

    def __init__(self, store: Store, hall: Hall, feed: Feed) -> None:
        self._store = store
        self._hall = hall
        self._feed = feed
        self._looking: asyncio.Task[None] | None = None
        feed.on_change = hall.follow
        feed.on_presence = hall.tell_presence

    def start(self) -> None:
        if self._feed.poll_seconds is not None:
            self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        """Poll the versions: a service may have died between storing a change and announcing it.

        Also raise the priority of bots at watched tables: the service that stored a turn may not
        have known that somebody watches the table, and the turn would wait forever behind others.
        """
        while (seconds := self._feed.poll_seconds) is not None:
            await asyncio.sleep(seconds)
            ids = self._hall.watched()
            try:
                found = await self._store.call(self._store.versions, ids) if ids else {}
                if ids:
                    await self._store.call(self._store.turns.watch, ids)
            except StorageTrouble:
                continue
            except Exception as error:
                incident(error, "following", self._hall.metrics)
                continue
            for id in ids:
                self._hall.follow(id, found.get(id, DELETED))
