"""Concurrency: requests that come while an answer is being stored or a bot is thinking."""

import asyncio
import gc
import json
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from mori.core.decision import Decision
from mori.core.errors import STALE_DECISION, IllegalAction
from mori.server.bots.job import BotJob, BotReply
from mori.server.errors import RequestError
from mori.server.metrics import Metrics
from mori.server.protocol.answers import HintMessage
from mori.server.protocol.tables import NewTable
from mori.server.routes.tables import finished_record
from mori.server.service import Service
from mori.server.storage import StorageTrouble, Store
from mori.server.tables.audience import Listener
from mori.server.tables.live import LiveTable
from tests.server.running import PATIENCE, run, settings_in

SEED = 1
WHOLE = 31  # answers, if all of them end a turn, without the last


class HeldStore:
    """Storing an answer waits until the test lets it go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began = threading.Event()
        self.gate = threading.Event()
        self.failure: Exception | None = None
        store_it = Store.add_answers

        async def held(store: Store, *args: Any) -> None:
            self.began.set()
            assert await asyncio.to_thread(self.gate.wait, PATIENCE)
            if self.failure is not None:
                raise self.failure
            await store_it(store, *args)

        monkeypatch.setattr(Store, "add_answers", held)

    async def until_it_began(self) -> None:
        assert await asyncio.to_thread(self.began.wait, PATIENCE)


class HeldPool:
    """Bots that think until the test lets them answer; they always choose the same."""

    capacity = 2

    def __init__(self, choice: str) -> None:
        self.choice = choice
        self.jobs: list[BotJob] = []
        self.asked = asyncio.Event()
        self.gate = asyncio.Event()

    async def think(self, job: BotJob, is_wanted: Callable[[], bool] = lambda: True) -> BotReply:
        self.jobs.append(job)
        self.asked.set()
        await self.gate.wait()
        return BotReply(self.choice)

    async def choose(self, job: BotJob, decision: Decision) -> str:
        return (await self.think(job)).action

    async def close(self) -> None:
        self.gate.set()


@asynccontextmanager
async def opened(folder: Path, seats: list[str], pool: Any = None) -> AsyncIterator[LiveTable]:
    """A table of a service without a network."""
    service = await Service.start(settings_in(folder), Metrics())
    if pool is not None:
        service.hall.context.pool = pool
    made = await service.hall.make(NewTable(game="hitodama", seats=seats, seed=SEED, hints=True))
    async with service.hall.using(made.table.id) as table:
        pass
    try:
        yield table
    finally:
        await service.stop()


def sent_to(listener: Listener) -> list[dict[str, Any]]:
    """All that is on its way to a listener, except presence."""
    found = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
    messages = [json.loads(data) for data in found if data is not None]
    return [message for message in messages if message["type"] != "presence"]


def asked_in(table: LiveTable) -> tuple[Listener, int]:
    """The seat that is asked, and the number of its question."""
    decision = table.course.game.decisions[0]
    return Listener(decision.seat), decision.number


async def settled(until: Callable[[], bool]) -> None:
    """Let everything go on that can; what is to come takes no time of its own."""
    async with asyncio.timeout(PATIENCE):
        while not until():
            await asyncio.sleep(0.001)


def test_an_answer_is_stored_and_told_though_whoever_gave_it_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        held = HeldStore(monkeypatch)
        async with opened(tmp_path, ["me", "me"]) as table:
            listener, number = asked_in(table)
            spectator = Listener(None)
            await table.join(spectator)
            task = asyncio.create_task(table.answer(listener, 1, number, table.mark, ["end"]))
            await held.until_it_began()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            held.gate.set()
            async with table.steady() as course:
                assert course.step == 1
            assert [message["state"]["step"] for message in sent_to(spectator)] == [0, 1]

    run(scenario())


def test_an_answer_that_was_stored_though_nobody_could_say_so_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke after the commit: it is tried again, and is there already."""
    calls: list[object] = []
    whole = Store.add_answers

    async def cut_off(store: Store, *args: Any) -> None:
        calls.append(args)
        await whole(store, *args)
        if len(calls) == 1:
            raise StorageTrouble("storage_away")

    async def scenario() -> None:
        monkeypatch.setattr(Store, "add_answers", cut_off)
        async with opened(tmp_path, ["me", "me"]) as table:
            listener, number = asked_in(table)
            await table.join(listener)
            await table.answer(listener, 1, number, table.mark, ["end"])
            kinds = [message["type"] for message in sent_to(listener)]
            assert kinds == ["welcome", "trouble", "trouble", "state", "done"]
            assert len(calls) == 2 and table.course.step == table.version == 1
            loaded = table._context.store.load(table.stored.id)
            assert loaded is not None and len(loaded[1]) == 1

    run(scenario())


def test_a_record_is_told_when_the_last_answer_is_stored_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the seed, and the answer that would end the game may never be stored."""

    async def scenario() -> None:
        service = await Service.start(settings_in(tmp_path), Metrics())
        made = await service.hall.make(NewTable(game="hitodama", seats=["me", "me"], seed=SEED))
        id = made.table.id
        async with service.hall.using(id) as table:
            while table.course.step < WHOLE:
                listener, number = asked_in(table)
                await table.answer(listener, 1, number, table.mark, ["end"])
            held = HeldStore(monkeypatch)
            held.failure = RuntimeError("the disk is gone")
            listener, number = asked_in(table)
            last = asyncio.create_task(table.answer(listener, 1, number, table.mark, ["end"]))
            await held.until_it_began()
            assert table.course.game.is_over
            asked = asyncio.create_task(finished_record(id, service))
            for _ in range(100):
                await asyncio.sleep(0)
            held.gate.set()
            told = await asyncio.gather(last, asked, return_exceptions=True)
            assert isinstance(told[1], RequestError) and told[1].code == "not_finished"
        await service.stop()

    run(scenario())


def test_a_table_is_busy_while_an_answer_is_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must not be forgotten: another one would be opened beside it."""

    async def scenario() -> None:
        held = HeldStore(monkeypatch)
        async with opened(tmp_path, ["me", "me"]) as table:
            listener, number = asked_in(table)
            was_busy = table.is_busy
            task = asyncio.create_task(table.answer(listener, 1, number, table.mark, ["end"]))
            await held.until_it_began()
            assert (was_busy, table.is_busy) == (False, True)
            held.gate.set()
            await task
            await settled(lambda: not table.is_busy)

    run(scenario())


def test_closing_waits_for_what_is_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        held = HeldStore(monkeypatch)
        async with opened(tmp_path, ["me", "me"]) as table:
            listener, number = asked_in(table)
            task = asyncio.create_task(table.answer(listener, 1, number, table.mark, ["end"]))
            await held.until_it_began()
            closing = asyncio.create_task(table.close())
            for _ in range(100):
                await asyncio.sleep(0)
            assert not closing.done()
            held.gate.set()
            await closing
            assert task.done()

    run(scenario())


def test_a_bot_that_thought_before_an_undo_thinks_again(tmp_path: Path) -> None:
    """The question that it is asked then has the number of the one that it thought about."""

    async def scenario() -> None:
        pool = HeldPool("end")
        async with opened(tmp_path, ["me", "greedy"], pool) as table:
            while table.course.game.decisions[0].seat != 0:
                pool.gate.set()
                await settled(lambda: table.course.game.decisions[0].seat == 0)
            pool.gate.clear()
            pool.asked.clear()
            before = len(pool.jobs)
            me = Listener(0)
            for id in (1, 2):
                await table.answer(me, id, table.course.game.state.question, table.mark, ["end"])
                await asyncio.wait_for(pool.asked.wait(), PATIENCE)
                if id == 1:
                    await table.undo(me, 3, table.mark)
            step = table.course.step
            pool.gate.set()
            await settled(lambda: table.course.step > step)
            assert len(pool.jobs) - before >= 2

    run(scenario())


def test_a_hint_that_comes_while_the_question_is_answered_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        held, pool = HeldStore(monkeypatch), HeldPool("end")
        async with opened(tmp_path, ["me", "me"], pool) as table:
            listener, number = asked_in(table)
            message = HintMessage(1, str(table.mark), number)
            hint = asyncio.create_task(table.hint(listener, message, table.mark, nullcontext))
            await asyncio.wait_for(pool.asked.wait(), PATIENCE)
            answer = asyncio.create_task(table.answer(listener, 2, number, table.mark, ["end"]))
            await held.until_it_began()
            pool.gate.set()  # the hint is there, but the table is not free
            for _ in range(100):
                await asyncio.sleep(0)
            held.gate.set()
            await answer
            with pytest.raises(IllegalAction) as stale:
                await hint
            assert stale.value.code == STALE_DECISION
            assert [message["type"] for message in sent_to(listener)] == ["done"]

    run(scenario())


def test_a_refusal_that_nobody_waits_for_is_no_trouble(tmp_path: Path) -> None:
    async def scenario() -> None:
        trouble: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: trouble.append(context))
        async with opened(tmp_path, ["me", "me"]) as table:
            listener, number = asked_in(table)
            async with table.steady():
                task = asyncio.create_task(table.answer(listener, 1, number, table.mark, ["fly"]))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            await settled(lambda: not table.is_busy)
            del task
        gc.collect()
        assert trouble == []

    run(scenario())
