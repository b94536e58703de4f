"""Takes bots' turns from the store while there is room, and plays them.

The lease of a turn is renewed while it is played. A turn that failed is put off, longer each time,
so it is never lost. After trouble with the database it is put off only briefly.
"""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from typing import Final

from mori.server.errors import RequestError, incident, log
from mori.server.storage import BotTurn, StorageTrouble
from mori.server.storage.turns import Fairness
from mori.server.tables.context import Context
from mori.server.tables.hall import Hall

LOOK_SECONDS: Final = 0.5  # between looks for turns that other services left
RENEW_SECONDS: Final = 1.0
PUT_OFF: Final = (2.0, 10.0, 60.0, 300.0)  # seconds before a failed turn is tried again
TROUBLE_SECONDS: Final = 2.0  # the same, if the database failed


class Turns:
    """The bots' turns that this service takes, of all tables."""

    def __init__(self, hall: Hall, context: Context) -> None:
        self._hall = hall
        self._context = context
        self._store = context.store
        self._name = secrets.token_hex(8)
        self._loop_lag = context.loop_lag
        self._let_one = 0.0  # when an unwatched turn was last taken despite the lag
        self._news = asyncio.Event()
        self._told = 0.0  # when other services were last told about turns
        self._taken: dict[BotTurn, asyncio.Task[None]] = {}
        self._failures: dict[BotTurn, int] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._context.wake_bots = self.wake
        self._context.feed.on_turns = self._wake_if_free
        self._context.pool.on_room = self.wake
        work = (self._take_all(), self._renew(), self._loop_lag.watch())
        self._tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        """Stop the bots. Their turns are free for other services at once."""
        left, tasks = list(self._taken), [*self._tasks, *self._taken.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StorageTrouble):
            await self._store.call(self._store.turns.keep, self._name, left, 0.0)

    def wake(self) -> None:
        """Look for turns now."""
        self._news.set()

    @property
    def _room(self) -> int:
        return self._context.pool.capacity - len(self._taken)

    def _wake_if_free(self) -> None:
        if self._room > 0:
            self.wake()

    async def _take_all(self) -> None:
        while True:
            self._news.clear()
            room = self._room
            taken = await self._take(room, self._unwatched()) if room > 0 else []
            for turn in taken:
                self._taken[turn] = asyncio.create_task(self._play(turn))
            if room <= 0 and time.monotonic() - self._told > LOOK_SECONDS:
                self._told = time.monotonic()
                self._context.feed.tell_turns()  # perhaps another service has room
            if room <= 0 or len(taken) < room:
                # Not wait_for, which can lose a cancellation that comes together with the event.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._news.wait()

    def _unwatched(self) -> int | None:
        """How many turns of unwatched tables may be taken; None: any number.

        While the event-loop lag is high: one at a time, and seldom.
        """
        if not self._loop_lag.is_high:
            return None
        if time.monotonic() - self._let_one < LOOK_SECONDS:
            return 0
        self._let_one = time.monotonic()
        return 1

    async def _take(self, room: int, unwatched: int | None) -> list[BotTurn]:
        try:
            whose = self._context.alone.whose
            taken = Counter(whose(turn.table) for turn in self._taken)
            return await self._store.call(
                self._store.turns.take, self._name, room, unwatched, Fairness(whose, taken)
            )
        except StorageTrouble:
            return []  # the next look tries again
        except Exception as error:
            incident(error, "bots' turns", self._context.metrics)
            return []

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            if self._taken:
                with contextlib.suppress(StorageTrouble):
                    await self._store.call(self._store.turns.keep, self._name, list(self._taken))

    async def _play(self, turn: BotTurn) -> None:
        try:
            async with self._hall.using(turn.table) as table:
                is_done = await table.bots.play(turn)
            if not is_done:
                await self._store.call(self._store.turns.end, turn)
            self._failures.pop(turn, None)
        except StorageTrouble:  # not the turn's fault: try again soon
            await self._leave(turn, TROUBLE_SECONDS)
        except RequestError as error:
            log.error("table_asleep table=%s error=%s", turn.table, error)
            await self._put_off(turn)
        except Exception as error:
            incident(error, f"bot {turn.table}", self._context.metrics)
            await self._put_off(turn)
        finally:
            del self._taken[turn]
            self.wake()

    async def _put_off(self, turn: BotTurn) -> None:
        tries = self._failures.get(turn, 0)
        self._failures[turn] = tries + 1
        await self._leave(turn, PUT_OFF[min(tries, len(PUT_OFF) - 1)])

    async def _leave(self, turn: BotTurn, seconds: float) -> None:
        """Free a turn after `seconds`."""
        with contextlib.suppress(StorageTrouble):
            await self._store.call(self._store.turns.keep, self._name, [turn], seconds)
