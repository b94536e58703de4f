"""Keeping up with other services: what the feed tells, and looks at the versions beside it."""

import asyncio

from mori.server.errors import incident
from mori.server.feed import Feed
from mori.server.storage import StorageTrouble, Store
from mori.server.tables.hall import DELETED, Hall


class Following:
    """Sees to it that the tables here are those that are stored."""

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
        """Look at the versions: whoever stored a change may have died before it could tell.

        And whoever asked a bot may not have heard that somebody is at the table; its turn would
        wait behind all those of watched tables for ever.
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
