"""Tables in memory: which are kept, how they follow changes, how they end. Without a network."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from mori.server.errors import RequestError
from mori.server.limits import UNKNOWN, Limiter
from mori.server.metrics import Metrics
from mori.server.protocol.tables import NewTable
from mori.server.routes import ENDPOINTS, push
from mori.server.service import Service
from mori.server.settings import Limits
from mori.server.storage import Arrangement, BotTurn, FileLock, StorageTrouble, StoredTable
from mori.server.storage.lock import InUse
from mori.server.tables import Listener
from mori.server.tables.hall import DELETED, Hall
from mori.server.tables.live import LiveTable
from tests.server.running import run, settings_in


def with_service(folder: Path, work: Callable[[Service], Awaitable[None]]) -> None:
    """Do something with a service that has no port."""

    async def whole() -> None:
        service = await Service.start(settings_in(folder), Metrics())
        try:
            await work(service)
        finally:
            await service.stop()

    run(whole())


async def laid(service: Service, *who: str) -> str:
    asked = NewTable(game="hitodama", seats=list(who or ("me", "me")), seed=3)
    return (await service.hall.make(asked)).table.id


def test_a_new_table_that_its_bots_turn_has_opened_already_is_not_there_twice(
    tmp_path: Path,
) -> None:
    """Its turn is stored with it, and may be taken before its maker goes on."""

    async def work(service: Service) -> None:
        hall, opened = service.hall, list[LiveTable]()
        create = service.store.create

        async def call(method: Any, *given: Any) -> Any:
            result = await usual(method, *given)
            if method == create:
                async with hall.using(given[0].id) as table:
                    opened.append(table)
            return result

        usual = service.store.call
        service.store.call = call  # type: ignore[method-assign, assignment]
        id = await laid(service)
        async with hall.using(id) as table:
            assert opened == [table]

    with_service(tmp_path, work)


def test_a_turn_of_a_later_position_is_not_ended_by_a_table_that_has_not_heard_of_it(
    tmp_path: Path,
) -> None:
    async def work(service: Service) -> None:
        hall = service.hall
        id = await laid(service, "me", "random")
        behind = await hall._load(id)
        del hall._tables[id]
        async with hall.using(id) as table:
            asked = table.course.game.decisions[0]
            text = asked.actions[0].text
            while asked.seat == 0:
                await table._truth.answer(0, [text], asked.number, table.mark, "person")
                asked = table.course.game.decisions[0]
                text = asked.actions[0].text
            question = table.course.game.state.question
            turn = BotTurn(table=id, seat=1, rewinds=0, question=question)
            assert await behind.bots.play(turn), "it has followed, and its bot has played"

    with_service(tmp_path, work)


def test_who_changes_a_table_is_told_of_it_before_anything_else_happens(tmp_path: Path) -> None:
    """A last answer that is applied and not yet stored would tell the seed."""

    async def work(service: Service) -> None:
        async with service.hall.using(await laid(service, "me", "friend")) as table:
            info = table.info
            locked: list[bool] = []

            def noted(**more: Any) -> Any:
                locked.append(table._lock.locked())
                return info(**more)

            table.info = noted  # type: ignore[method-assign]

            async def plan(stored: StoredTable) -> Arrangement:
                return Arrangement(table=replace(stored, chat_open=True))

            told = await table.arrange(plan)
            assert told.id == table.stored.id and locked and all(locked)

    with_service(tmp_path, work)


def is_behind(table: LiveTable) -> bool:
    return table._behind is not None


def test_a_table_follows_others_only_where_somebody_would_be_told(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        id = await laid(service)
        async with service.hall.using(id) as table:
            begun: list[str] = []

            async def follow() -> None:
                begun.append("follow")

            table._follow = follow  # type: ignore[method-assign]
            service.hall.follow(id, table.version + 1)
            assert begun == [] and not service.hall.watched(), "nobody looks at it"
            listener = Listener(None)
            await table.join(listener)
            assert service.hall.watched() == [id]
            service.hall.follow(id, table.version)
            service.hall.follow("elsewhere", 99)
            assert not is_behind(table), "it is known"
            service.hall.follow(id, table.version + 1)
            behind = table._behind
            assert behind is not None
            service.hall.follow(id, table.version + 2)
            assert table._behind is behind, "one at a time"
            await behind
            assert begun == ["follow"]
            table.leave(listener)
            table.leave(listener)
            assert not table.is_watched and listener.visit is None
            assert service.feed.presence(id) == frozenset()

    with_service(tmp_path, work)


def test_what_cannot_be_followed_is_logged_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(service: Service) -> None:
        async with service.hall.using(await laid(service)) as table:
            listener = Listener(None)
            await table.join(listener)
            errors: list[Exception] = [StorageTrouble("storage_away"), RequestError("table_engine")]

            async def catch_up() -> None:
                raise errors[0]

            table._truth.catch_up = catch_up  # type: ignore[method-assign]
            for is_broken in (False, True):
                table.follow(table.version + 1)
                assert table._behind is not None
                await table._behind
                assert not is_behind(table) and table.is_broken is is_broken
                errors.pop(0)
            assert caplog.text.count("table_behind") == 2
            ended = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
            assert ended[-1] is None, "sent away"

    with_service(tmp_path, work)


def test_a_table_that_is_gone_sends_everybody_away(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        told: list[tuple[str, int]] = []
        service.feed.tell_change = lambda *news: told.append(news)  # type: ignore[method-assign]
        id, other = await laid(service), await laid(service)
        async with service.hall.using(id) as table:
            listener = Listener(None)
            await table.join(listener)
            await service.hall.delete(id, "never there")
            assert table.is_broken
            sent = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
            assert sent[-1] is None
        assert told == [(id, DELETED), ("never there", DELETED)]
        with pytest.raises(RequestError, match="unknown_table"):
            await service.hall.stored(id)
        assert (await service.hall.stored(other)).id == other

    with_service(tmp_path, work)


def test_what_is_closed_is_closed_to_its_end(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        async with service.hall.using(await laid(service)) as table:
            listener = Listener(None)
            await table.join(listener)
            done: list[str] = []

            async def slowly() -> None:
                await asyncio.sleep(0)
                done.append("stored")

            def noted(name: str) -> Callable[[], None]:
                return lambda: done.append(name)

            async def hints() -> None:
                done.append("hints")

            table._saving.close = noted("saving")  # type: ignore[method-assign]
            table._undo_consent.close = noted("undoing")  # type: ignore[method-assign]
            table._hints.close = hints  # type: ignore[method-assign]
            table._work.begin(slowly())
            assert table.is_busy
            await table.close()
            assert done == ["saving", "undoing", "stored", "hints"]
            sent = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
            assert sent[-1] is None

    with_service(tmp_path, work)


class Table:
    """As much of a table as the hall looks at."""

    def __init__(self, id: str, *, is_busy: bool = False) -> None:
        self.stored = SimpleNamespace(id=id)
        self.is_busy = is_busy


@pytest.mark.parametrize(
    ("busy", "kept"),
    [("", "cd"), ("a", "ad"), ("ab", "abd"), ("abc", "abcd"), ("c", "cd")],
)
def test_the_tables_used_last_stay_in_memory_and_those_in_use(busy: str, kept: str) -> None:
    metrics = Metrics()
    context: Any = SimpleNamespace(store=None, metrics=metrics)
    found = Hall(context, 2, None)  # type: ignore[arg-type]
    for id in "abcd":
        table: Any = Table(id, is_busy=id in busy)
        assert found._keep(table) is table
    assert "".join(found._tables) == kept
    assert metrics.registry.get_sample_value("mori_tables_loaded") == len(kept)


def test_a_table_is_opened_once_however_many_want_it(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        id = await laid(service)
        service.hall._tables.clear()
        loads: list[str] = []
        load = service.hall._load

        async def counted(id: str) -> LiveTable:
            loads.append(id)
            return await load(id)

        service.hall._load = counted  # type: ignore[method-assign]
        first, second = await asyncio.gather(service.hall._open(id), service.hall._open(id))
        assert first is second and loads == [id] and service.hall._opening == {}
        async with service.hall.using(id) as table:
            assert table is first and table.users == 1 and table.is_busy
            table.is_broken = True
        assert table.users == 0 and id not in service.hall._tables, "opened again by the next user"
        async with service.hall.using(id) as another:
            assert another is not table
        with pytest.raises(RequestError, match="unknown_table"):
            await service.hall._open("nothing")
        assert service.hall._opening == {}

    with_service(tmp_path, work)


def test_who_is_there_is_told_where_several_people_sit(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        told: list[frozenset[int | None]] = []
        for who, count in ((("me", "me"), 1), (("me", "random"), 1)):
            async with service.hall.using(await laid(service, *who)) as table:
                table._audience.tell_presence = lambda present, watchers: told.append(present)  # type: ignore[method-assign]
                service.hall.tell_presence(table.stored.id)
            assert len(told) == count
        service.hall.tell_presence("elsewhere")

    with_service(tmp_path, work)


def test_a_table_with_bots_wakes_them_and_one_without_does_not(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        woken: list[str] = []
        service.hall.context.wake_bots = lambda: woken.append("woken")
        await laid(service)
        assert woken == []
        await laid(service, "random", "me")
        assert woken, "one of them may be asked first"
        made = service.metrics.registry.get_sample_value(
            "mori_tables_made_total", {"game": "hitodama"}
        )
        assert made == 2

    with_service(tmp_path, work)


def test_whoever_answers_wakes_the_bot_that_is_asked_next(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        woken: list[str] = []
        service.hall.context.wake_bots = lambda: woken.append("woken")
        for who, is_bot in ((("me", "random"), True), (("me", "me"), False)):
            async with service.hall.using(await laid(service, *who)) as table:
                [decision] = table.course.game.decisions
                assert decision.seat == 0
                woken.clear()
                await table.answer(Listener(0), 1, decision.number, table.mark, ["end"])
                assert table.course.game.decisions[0].seat == 1
                assert bool(woken) is is_bot

    with_service(tmp_path, work)


# -- the service as a whole


def test_a_service_that_has_stopped_leaves_its_file_to_the_next(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        with pytest.raises(InUse):
            FileLock(service.settings.database_url)

    with_service(tmp_path, work)
    FileLock(settings_in(tmp_path).database_url).release()


def test_a_service_that_cannot_start_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[str] = []

    def fails(engine: object) -> None:
        raise OSError("no")

    monkeypatch.setattr("mori.server.service.upgrade", fails)
    monkeypatch.setattr("mori.server.service.Store.close", lambda self: closed.append("store"))
    with pytest.raises(OSError, match="no"):
        run(Service.start(settings_in(tmp_path), Metrics()))
    assert closed == ["store"]
    FileLock(settings_in(tmp_path).database_url).release()


def test_all_parts_of_a_service_are_stopped_the_database_last(tmp_path: Path) -> None:
    async def scenario() -> None:
        service = await Service.start(settings_in(tmp_path), Metrics())
        done: list[str] = []
        for name in ("clock_watch", "turns", "following", "hall", "pool", "feed"):
            part = getattr(service, name)

            async def close(name: str = name, usual: Any = part.close) -> None:
                done.append(name)
                await usual()

            part.close = close
        usual = service.store.close

        def close_store() -> None:
            done.append("store")
            usual()

        service.store.close = close_store  # type: ignore[method-assign]
        await service.stop()
        assert done == ["clock_watch", "turns", "following", "hall", "pool", "feed", "store"]

    run(scenario())


# -- what an address may ask for


def test_whoever_lays_tables_or_wants_pushes_is_counted() -> None:
    limiter = Limiter(Limits(tables=1, push=1), Metrics())
    app = SimpleNamespace(state=SimpleNamespace(limiter=limiter, service=None))

    async def never() -> Any:
        raise AssertionError("the body is read")

    def asked(path: str) -> Any:
        (endpoint,) = (each for each in ENDPOINTS if (each.method, each.path) == ("POST", path))
        params = {"table": "t"}
        scope = {"type": "http", "method": "POST", "path": path, "headers": [], "app": app}
        return endpoint.respond(Request({**scope, "path_params": params}, never))

    limiter.take("tables", UNKNOWN)
    limiter.take("push", UNKNOWN)
    for path, code in (
        ("/api/tables", "limit_tables"),
        ("/api/tables/{table}/fork", "limit_tables"),
        ("/api/tables/{table}/rematch", "limit_tables"),
        ("/api/lessons", "limit_tables"),
        ("/api/push", "limit_push"),
    ):
        with pytest.raises(RequestError, match=code):
            run(asked(path))


def test_where_nobody_pushes_there_is_nothing_to_forget() -> None:
    done: list[str] = []

    async def forget(*given: object) -> None:
        done.append("done")

    service: Any = SimpleNamespace(pushing=SimpleNamespace(forget=forget))
    body: Any = SimpleNamespace()
    run(push.forget_device(body, service))
    assert len(done) == 1
    service.pushing = None
    run(push.forget_device(body, service))
    assert len(done) == 1
