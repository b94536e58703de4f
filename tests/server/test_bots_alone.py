"""Tables where only bots play are counted, however they came to be left to the bots."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mori.server.errors import RequestError
from mori.server.metrics import Metrics
from mori.server.settings import Limits
from mori.server.storage import Arrangement
from mori.server.storage.rows import PERSON
from mori.server.tables import bots_alone
from mori.server.tables.bots_alone import BotsAlone
from mori.server.tables.gathering import without_person
from tests.server.running import MadeTable, Message, Service, running, settings_in
from tests.server.test_clocks import Moment, timed


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Service]:
    """A service where one address may leave a single table to the bots, which never answer."""
    command = ("sleep", "1000")
    settings = settings_in(tmp_path, limits=Limits(bots=1), bot_command=command, bot_workers=1)
    with running(settings) as started:
        yield started


def post(table: MadeTable, path: str, token: str, body: Message | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"}
    address = f"/api/tables/{table.id}/{path}"
    return table.service.http.post(address, json=body or {}, headers=headers)


def hand_over(table: MadeTable, seat: int) -> Any:
    return post(table, f"seats/{seat}/bot", table.host, {"bot": "random"})


def leave(table: MadeTable, seat: int) -> Message:
    answer = post(table, "leave", table.tokens[seat])
    assert answer.is_success, answer.text
    found: Message = answer.json()["table"]["seats"][seat]
    return found


def test_seats_of_friends_that_the_host_hands_to_bots(strict: Service) -> None:
    tables = [strict.make("hitodama", ["friend", "friend"]) for _ in range(2)]
    for table in tables:
        assert hand_over(table, 0).is_success
    assert hand_over(tables[0], 1).is_success
    assert strict.error(hand_over(tables[1], 1)) == (429, "limit_bots")
    info = strict.http.get(f"/api/tables/{tables[1].id}").json()
    assert not info["started"]
    assert strict.http.delete(
        f"/api/tables/{tables[0].id}", headers={"Authorization": f"Bearer {tables[0].host}"}
    ).is_success
    assert hand_over(tables[1], 1).is_success, "there is room again"


def test_several_at_once_find_room_for_one(strict: Service) -> None:
    tables = [strict.make("hitodama", ["friend", "random"]) for _ in range(5)]
    with ThreadPoolExecutor(5) as people:
        codes = people.map(lambda table: hand_over(table, 0).status_code, tables)
        assert sorted(codes) == [200, 429, 429, 429, 429]


def test_who_leaves_may_always_go_but_nobody_stands_in_at_too_many_tables(strict: Service) -> None:
    first, second = (strict.make("hitodama", ["me", "random"], stand_in="random") for _ in range(2))
    assert leave(first, 0)["kind"] == "bot"
    waiting = leave(second, 0)
    assert (waiting["kind"], waiting["is_away"]) == ("person", True)
    with first.join(0) as back:
        assert back.ask("back")["type"] == "done"
    with second.join(0) as back:
        assert back.ask("back")["type"] == "done"
    assert leave(second, 0)["kind"] == "bot", "somebody plays at the first again"


def test_a_table_at_which_a_person_stays_is_not_counted(strict: Service) -> None:
    for _ in range(3):
        table = strict.make("hitodama", ["me", "me"], stand_in="random")
        assert leave(table, 0)["kind"] == "bot"


def test_seats_whose_time_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path, stand_in="greedy") as (serving, table):
            counting = BotsAlone(serving.store, serving.metrics, 1)
            table._truth._alone = counting
            counting.remember(table.stored.id, "a")
            late = table.course.game.decisions[0].seat

            async def plan(stored: Any) -> Any:
                return alone_with(stored, late)

            await table.arrange(plan, "a")
            async with counting.room("a"):  # another table becomes the bots' just now
                time.now += 61
                await serving.clock_watch.end_overdue()
            assert table.stored.seats[late] == PERSON
            clocks = table.stored.clocks
            assert clocks is not None and clocks.seats[late].is_late
            assert serving.store.overdue(time.now + 100, 9) == [], "it is not looked at again"

    asyncio.run(scenario())


def alone_with(stored: Any, seat: int) -> Any:
    """Everybody but one seat is away."""
    table = stored
    for other in range(stored.players):
        if other != seat:
            table = without_person(table, other, "greedy")
    return Arrangement(table=table)


def test_makers_are_remembered_for_the_latest_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_alone, "MANY_TABLES", 2)
    store: Any = None
    counting = BotsAlone(store, Metrics(), 1)
    for id in "abc":
        counting.remember(id, "somebody")
    assert list(counting._makers) == ["b", "c"]


def test_what_could_not_be_stored_takes_no_room() -> None:
    store: Any = None
    counting = BotsAlone(store, Metrics(), 1)

    async def scenario() -> None:
        with pytest.raises(ValueError):
            async with counting.room("a"):
                raise ValueError
        async with counting.room("a"):
            with pytest.raises(RequestError, match="limit_bots"):
                async with counting.room("a"):
                    pass
            async with counting.room("b"):
                pass
        assert (counting._tables, counting._begun) == ({}, {})

    asyncio.run(scenario())
