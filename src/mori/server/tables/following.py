"""Following changes of other services: from the feed, and by polling versions."""

from mori.server.feed import Feed
from mori.server.repeating import Repeating
from mori.server.storage import Store
from mori.server.tables.hall import DELETED, Hall


class Following:
    """Keeps the tables in memory up to date with the database."""

    def __init__(self, store: Store, hall: Hall, feed: Feed) -> None:
        self._store = store
        self._hall = hall
        self._feed = feed
        self.repeating = Repeating(
            self._look, self._seconds, "following", hall.metrics, waits_first=True
        )
        feed.on_change = hall.follow
        feed.on_presence = hall.tell_presence

    def start(self) -> None:
        if self._feed.poll_seconds is not None:
            self.repeating.start()

    async def close(self) -> None:
        await self.repeating.close()

    def _seconds(self) -> float:
        seconds = self._feed.poll_seconds
        assert seconds is not None, "the versions of a single service are not polled"
        return seconds

    async def _look(self) -> None:
        """Poll the versions: a service may have died between storing a change and announcing it.

        Also raise the priority of bots at watched tables: the service that stored a turn may not
        have known that somebody watches the table, and the turn would wait forever behind others.
        """
        ids = self._hall.watched()
        if not ids:
            return
        found = await self._store.call(self._store.versions, ids)
        await self._store.call(self._store.turns.watch, ids)
        for id in ids:
            self._hall.follow(id, found.get(id, DELETED))
