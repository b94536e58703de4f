"""A running service: starts and stops its database, tables and bots."""

from starlette.requests import HTTPConnection

from mori.server.aside import aside
from mori.server.feed import open_feed
from mori.server.metrics import Metrics
from mori.server.packs import Packs
from mori.server.push import open_pushing
from mori.server.readiness import Readiness
from mori.server.replays import Replays
from mori.server.reviews import Reviews
from mori.server.settings import Settings
from mori.server.storage import FileLock, Store, open_database, upgrade
from mori.server.surroundings import OWN_MACHINE, Surroundings
from mori.server.tables import Hall
from mori.server.tables.clock_watch import ClockWatch
from mori.server.tables.context import Context
from mori.server.tables.following import Following
from mori.server.tables.hosting import Hosting
from mori.server.tables.turns import Turns


class Service:
    """The objects that the routes work with."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        surroundings: Surroundings,
        store: Store,
        lock: FileLock,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.store = store
        self._lock = lock
        self.packs = Packs(settings.packs)
        self.feed = open_feed(settings.redis_url, is_shared=store.is_shared)
        self.offers = surroundings.offers
        self.pool = surroundings.open_pool(settings, metrics)
        context = Context(
            store=store,
            feed=self.feed,
            pool=self.pool,
            metrics=metrics,
            hint_worlds=surroundings.hint_worlds,
            most_alone=settings.limits.bots,
        )
        self.loop_lag = context.loop_lag
        self.hall = Hall(context, settings.loaded_tables, self.packs)
        self.hosting = Hosting(self.hall)
        self.replays = Replays()
        self.reviews = Reviews(store, self.pool, metrics)
        self.readiness = Readiness(store)
        self.clock_watch = ClockWatch(self.hall)
        self.turns = Turns(self.hall, context)
        self.pushing = open_pushing(settings, store, self.feed, metrics)
        self.following = Following(store, self.hall, self.feed)

    @classmethod
    async def start(
        cls, settings: Settings, metrics: Metrics, surroundings: Surroundings = OWN_MACHINE
    ) -> "Service":
        lock = FileLock(settings.database_url)
        store = Store(open_database(settings.database_url), surroundings.keep)
        try:
            await aside(upgrade, store.engine)
            if surroundings.before_start is not None:
                surroundings.before_start(store.engine)
            service = cls(settings, metrics, surroundings, store, lock)
            if surroundings.loads_rules_first:
                await aside(service.packs.load_own)
            await service.feed.start()
            await service.clock_watch.start()
        except BaseException:
            store.close()
            lock.release()
            raise
        service.turns.start()
        service.following.start()
        return service

    async def stop(self) -> None:
        await self.clock_watch.close()
        await self.turns.close()
        await self.following.close()
        await self.reviews.close()
        await self.hall.close()
        await self.pool.close()
        await self.feed.close()
        await aside(self.store.close)
        self._lock.release()


def service_of(connection: HTTPConnection) -> Service:
    """The service of a request or a socket."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service
