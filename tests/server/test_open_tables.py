"""Tables that strangers may join: which are listed, and who may take a seat there."""

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest

from mori.server.settings import UNLIMITED
from mori.server.tables import hosting
from tests.server.databases import Redis
from tests.server.running import HOST, PLAIN, Service, running, settings_in
from tests.server.test_feed import two
from tests.server.test_friends import Table, waiting

STRANGER = "127.0.0.66"
OTHER = "127.0.0.67"


def listed(service: Service) -> list[str]:
    return [each["id"] for each in service.http.get("/api/tables/listed").json()["tables"]]


def open_table(service: Service, friends: int = 2) -> Table:
    return Table(service, ["me", *["friend"] * friends], listed=True)


@contextlib.contextmanager
def hosting_one(service: Service, source: str = HOST) -> Iterator[Table]:
    """An open table whose host is there, from an address."""
    table = open_table(service)
    with service.socket(table.id, source=source) as socket:
        socket.send({"type": "join", "token": table.tokens[0]})
        assert socket.read()["type"] == "table"
        yield table


def stranger(service: Service, source: str = STRANGER) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=source, verify=PLAIN)
    return httpx.Client(base_url=service.address, transport=transport)


def sit(service: Service, table: Table, source: str, seat: int) -> tuple[int, str]:
    """Sit down at an open table, without a link."""
    with stranger(service, source) as http:
        answer = http.post(f"/api/tables/{table.id}/seats", json={"name": "Iris", "seat": seat})
    return (201, "") if answer.status_code == 201 else service.error(answer)


def test_strangers_join_a_listed_table(service: Service) -> None:
    hidden = Table(service, ["me", "friend"])
    table = open_table(service)
    with waiting(hidden, hidden.tokens[0]) as one, waiting(table, table.tokens[0]) as other:
        for socket in (one, other):
            assert socket.read()["type"] == "table"
        assert table.id in listed(service) and hidden.id not in listed(service)
        assert sit(service, table, STRANGER, 1) == (201, "")
        off = table.post("rights", {"listed": False}, table.host).json()["table"]
        assert not off["listed"] and table.id not in listed(service)
        assert sit(service, table, OTHER, 2) == (403, "bad_invitation")
        table.post("rights", {"listed": True}, table.host)
        assert table.id in listed(service)
        assert sit(service, table, OTHER, 2) == (201, "")
        assert table.id not in listed(service), "it has started"


def test_a_table_is_listed_while_somebody_of_it_is_there(service: Service) -> None:
    with hosting_one(service) as table:
        assert table.id in listed(service)
        with waiting(table, table.tokens[0]) as again:
            again.read()
        assert table.id in listed(service), "on another device"
    assert table.id not in listed(service)
    with waiting(table, table.host) as socket:
        socket.read()
        assert table.id in listed(service), "its host, by the host's key"


def test_a_spectator_keeps_no_table_listed(service: Service) -> None:
    table = open_table(service)
    watch = table.post("rights", {"watching": True}, table.host).json()["watch"]
    with waiting(table, watch) as socket:
        assert socket.read()["type"] == "table"
        assert table.id not in listed(service)


def test_an_address_that_offers_many_tables_fills_the_list_only_where_others_leave_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "LISTED", 4)
    with running(settings_in(tmp_path)) as service, contextlib.ExitStack() as there:
        honest = there.enter_context(hosting_one(service))
        others = [there.enter_context(hosting_one(service, STRANGER)) for _ in range(6)]
        assert set(listed(service)) == {honest.id, *(table.id for table in others[:3])}
        second = there.enter_context(hosting_one(service, OTHER))
        assert set(listed(service)[:3]) == {honest.id, second.id, others[0].id}


def test_an_address_takes_one_free_seat_at_an_open_table(service: Service) -> None:
    table = open_table(service)
    assert sit(service, table, STRANGER, 1) == (201, "")
    assert sit(service, table, STRANGER, 2) == (409, "seat_second")
    link = {"name": "Sumi", "invitation": table.invitations[2]}
    with stranger(service) as http:
        assert http.post(f"/api/tables/{table.id}/seats", json=link).status_code == 201


def test_an_address_that_asks_several_times_at_once_takes_one_free_seat(service: Service) -> None:
    with ThreadPoolExecutor(4) as people:
        for _ in range(5):
            with hosting_one(service) as table:
                taking = partial(sit, service, table, STRANGER)
                codes = [code for code, _ in people.map(taking, [1, 2, 1, 2])]
                assert sorted(codes) == [201, 409, 409, 409]


def test_who_left_an_open_table_may_take_a_seat_again(service: Service) -> None:
    table = open_table(service)
    with stranger(service) as http:
        path = f"/api/tables/{table.id}"
        taken = http.post(f"{path}/seats", json={"name": "Iris"}).json()
        key = {"Authorization": f"Bearer {taken['token']}"}
        assert http.post(f"{path}/leave", headers=key).status_code == 200
    assert sit(service, table, STRANGER, 1) == (201, "")


def test_an_address_takes_so_many_free_seats_in_an_hour_and_any_number_by_link(
    tmp_path: Path,
) -> None:
    with running(settings_in(tmp_path, limits=replace(UNLIMITED, seats=2))) as service:
        tables = [open_table(service, 1) for _ in range(3)]
        codes = [sit(service, table, STRANGER, 1) for table in tables]
        assert codes == [(201, ""), (201, ""), (429, "limit_seats")]
        link = {"name": "Sumi", "invitation": tables[2].invitations[1]}
        with stranger(service) as http:
            taken = http.post(f"/api/tables/{tables[2].id}/seats", json=link)
        assert taken.status_code == 201


def test_services_tell_each_other_which_tables_wait(redis: Redis) -> None:
    async def scenario() -> None:
        async with two(redis.url) as (here, there):
            visits = [here.enter(table, 0) for table in ("o1", "o2")]
            for visit in visits:
                here.offer(visit, STRANGER)
            there.offer(there.enter("o3", None), STRANGER)

            async def known(expected: dict[str, int]) -> None:
                for feed in (here, there):
                    while await feed.offered() != expected:
                        await asyncio.sleep(0.01)

            async with asyncio.timeout(60):
                await known({"o1": 0, "o2": 1, "o3": 0})
                here.withdraw(visits[0])
                await known({"o2": 1, "o3": 0})
                here.leave(visits[1])
                await known({"o3": 0})

    asyncio.run(scenario())
