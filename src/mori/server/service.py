"""A running service: its database, its tables and its bots, put together and taken apart."""

import asyncio

from starlette.requests import HTTPConnection

from mori.server.bots import BotPool
from mori.server.metrics import Metrics
from mori.server.packs import Packs
from mori.server.settings import Settings
from mori.server.storage import Store, open_database, upgrade
from mori.server.tables import Hall


class Service:
    """What the routes work with."""

    def __init__(self, settings: Settings, metrics: Metrics, store: Store) -> None:
        self.settings = settings
        self.metrics = metrics
        self.store = store
        self.packs = Packs(settings.packs)
        self.pool = BotPool(
            settings.bot_command, settings.bot_workers, settings.bot_seconds, metrics
        )
        self.hall = Hall(store, self.pool, metrics, settings.loaded_tables, self.packs)

    @classmethod
    async def start(cls, settings: Settings, metrics: Metrics) -> "Service":
        engine = open_database(settings.database_url)
        await asyncio.to_thread(upgrade, engine)
        service = cls(settings, metrics, Store(engine))
        service.hall.wake()
        return service

    async def stop(self) -> None:
        await self.hall.close()
        await self.pool.close()
        await asyncio.to_thread(self.store.close)


def service_of(connection: HTTPConnection) -> Service:
    """The service that a request or a socket came to."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service
