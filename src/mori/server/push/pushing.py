"""Sends the pushes that are due.

Of several services one takes a push, under a lease. If it dies between sending and noting that, the
next sends the push again; both have the same topic, so the device replaces the first.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from mori.server.errors import RequestError, incident, log
from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.protocol.push import PushDevice, PushEnd
from mori.server.push.encryption import Receiver, encoded
from mori.server.push.endpoints import Endpoints, Forbidden
from mori.server.push.identity import Identity, new_private
from mori.server.push.message import LENGTH, push_message
from mori.server.push.queue import PushQueue
from mori.server.push.sending import Outcome, Sender, Unanswered
from mori.server.repeating import Repeating
from mori.server.settings import Settings
from mori.server.storage import StorageTrouble, Store
from mori.server.storage.push import Device, Push
from mori.server.tokens import token_digest
from mori.words import LANGUAGES

LOOK_SECONDS: Final = 5.0  # between looks
TAKEN_AT_ONCE: Final = 100
HELD: Final = 5000  # pushes taken and not sent yet, at most
KEPT_SECONDS: Final = 24 * 3600  # how long the push service keeps it for a device that is off
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
PUT_OFF: Final = (60.0, 300.0, 1800.0, 7200.0)  # seconds between tries
LONGEST: Final = 24 * 3600.0
TOPIC_LETTERS: Final = 32


class Pushing:
    """The sending of pushes by this service."""

    def __init__(self, settings: Settings, store: Store, feed: Feed, metrics: Metrics) -> None:
        self.clock: Callable[[], float] = time.time
        self._store = store
        self._feed = feed
        self._metrics = metrics
        self._contact = settings.public_url
        self._endpoints = Endpoints(anywhere=settings.push_anywhere)
        self._sender = Sender(self._endpoints)
        self._identity: Identity | None = None
        self.repeating = Repeating(
            self._take, lambda: LOOK_SECONDS, "pushing", metrics, waits_first=True
        )
        self._queue = PushQueue()
        self._sending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.repeating.start()

    async def close(self) -> None:
        await self.repeating.close()
        tasks = [*self._sending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- subscriptions

    async def public_key(self) -> str:
        """The key that browsers subscribe with."""
        return (await self._identify()).public

    async def keep(self, asked: PushDevice) -> int:
        """Subscribe a device to seats; returns how many."""
        try:
            self._endpoints.read(asked.endpoint)
            Receiver(asked.p256dh, asked.auth)
        except (Forbidden, ValueError):
            raise RequestError("bad_push") from None
        if asked.language not in LANGUAGES:
            raise RequestError("bad_push")
        device = Device(
            id=token_digest(asked.endpoint),
            endpoint=asked.endpoint,
            public=asked.p256dh,
            auth=asked.auth,
            language=asked.language,
            remind_hours=asked.remind_hours,
        )
        digests = [token_digest(token) for token in asked.tokens]
        return await self._store.call(self._store.push.keep, device, digests)

    async def forget(self, asked: PushEnd) -> None:
        await self._store.call(self._store.push.forget, token_digest(asked.endpoint))

    async def _identify(self) -> Identity:
        if self._identity is None:
            private = await self._store.call(self._store.push.key, new_private)
            self._identity = Identity(private, self._contact)
        return self._identity

    # -- sending

    async def look(self) -> None:
        """Send all that is due, and wait until it is sent."""
        while await self._take():
            while self._sending:
                await asyncio.wait(self._sending)

    async def _take(self) -> bool:
        """Take pushes that are due, and start sending them; False if none is."""
        has_taken = False
        while (room := HELD - self._queue.waiting) > 0:
            most = min(room, TAKEN_AT_ONCE)
            taken = await self._store.call(self._store.push.take, self.clock(), most)
            if not taken:
                break
            has_taken = True
            for push in taken:
                if quiet := self._queue.quiet_seconds(push):
                    await self._try_later(push, quiet)
                elif self._queue.is_crowded(push):
                    await self._try_later(push, 0.0)
                else:
                    self._queue.add(push)
            self._send_next()
        return has_taken

    def _send_next(self) -> None:
        """Start sending as many queued pushes as there is room for."""
        while (push := self._queue.next()) is not None:
            task = asyncio.create_task(self._tell(push))
            self._sending.add(task)
            task.add_done_callback(partial(self._sent, push))

    def _sent(self, push: Push, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._queue.done(push)
        if not task.cancelled():
            task.exception()  # trouble with the database: taken again after its lease
            self._send_next()

    async def _tell(self, push: Push) -> None:
        try:
            result = await self._result(push)
        except StorageTrouble:
            raise  # it is taken again after its lease
        except Exception as error:
            incident(error, f"push {push.table}", self._metrics)
            await self._store.call(self._store.push.end, push, self.clock())
            result = "failed"
        self._metrics.pushes.labels(result).inc()

    async def _result(self, push: Push) -> str:
        """Send a push unless its seat is connected; returns the result for the metrics."""
        store = self._store.push
        await self._feed.look(push.table)
        if self._feed.present(push.table, push.seat):
            await self._store.call(store.end, push, self.clock())
            return "present"
        try:
            outcome = await self._send(push)
        except Forbidden:
            log.warning("push_forbidden table=%s", push.table)
            await self._store.call(store.forget, push.device.id)
            return "forbidden"
        except Unanswered as error:
            log.info("push_unanswered table=%s error=%s", push.table, error)
            outcome = Outcome(503, None)
            for other in self._queue.failed(push):
                await self._try_later(other, self._queue.quiet_seconds(other))
        else:
            self._queue.answered(push)
        status = outcome.status
        if status in GONE:
            await self._store.call(store.forget, push.device.id)
            return "gone"
        if status in LATER or status >= 500:
            return await self._try_later(push, outcome.retry_seconds or 0.0)
        await self._store.call(store.end, push, self.clock())
        if 200 <= status < 300:
            return "sent"
        log.warning("push_refused table=%s status=%d", push.table, status)
        return "refused"

    async def _try_later(self, push: Push, seconds: float) -> str:
        """Put off a push for at least `seconds`; after too many tries it is dropped."""
        store = self._store.push
        if push.tries >= len(PUT_OFF):
            await self._store.call(store.end, push, self.clock())
            return "refused"
        wait = min(max(PUT_OFF[push.tries], seconds), LONGEST)
        await self._store.call(store.put_off, push, self.clock() + wait)
        return "later"

    async def _send(self, push: Push) -> Outcome:
        identity = await self._identify()
        device = push.device
        headers = {
            "Authorization": identity.authorization(device.endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic(push),
            "Urgency": "normal",
        }
        body = Receiver(device.public, device.auth).encrypt(push_message(push), LENGTH)
        return await self._sender.post(device.endpoint, headers, body)


def topic(push: Push) -> str:
    """The topic: a later push of the same seat replaces this one. It does not reveal the seat."""
    return encoded(hashlib.sha256(f"topic {push.token}".encode()).digest())[:TOPIC_LETTERS]
