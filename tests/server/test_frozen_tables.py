"""A table that cannot be opened does not affect others, and its players can save the game."""

import asyncio
import sqlite3
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from mori.core.shuffle import TOLD
from mori.server.errors import RequestError
from mori.server.protocol.clocks import ClockAsked
from mori.server.protocol.tables import NewTable
from mori.server.tables import LiveTable
from tests.server.running import running, settings_in
from tests.server.test_clocks import Moment, timed
from tests.server.test_undoing import FIRST, SEED


def lose_option(folder: Path, table: str) -> None:
    """Give a table an option that no installed version has."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        database.execute("UPDATE tables SET options = ? WHERE id = ?", ('{"gone": true}', table))
    database.close()


def test_a_table_with_an_option_that_is_gone_can_be_saved_by_its_people(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service:
        made = service.make("hitodama", ["me", "me"])
    lose_option(tmp_path, made.id)
    with running(settings_in(tmp_path)) as service:
        address = f"/api/tables/{made.id}/record"
        assert service.error(service.http.get(address)) == (401, "token_missing")
        key = {"Authorization": f"Bearer {made.tokens[0]}"}
        saved = service.http.get(address, headers=key)
        assert saved.status_code == 200 and saved.json()["options"] == {"gone": True}
        info = service.http.get(f"/api/tables/{made.id}").json()
        assert info["shuffle"]["kind"] == TOLD
        assert service.metric("mori_incidents_total") == 0, "an upgrade is no bug"


@pytest.mark.parametrize("error", [RequestError("table_engine"), KeyError("a bug")])
def test_a_table_that_cannot_be_opened_stops_no_clock_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path, stand_in="greedy") as (serving, table):
            hall, keeper, broken = serving.hall, serving.clock_watch, table.stored.id
            using = hall.using

            def open_table(id: str) -> AbstractAsyncContextManager[LiveTable]:
                if id == broken:
                    raise error
                return using(id)

            time.now += 1  # so that the broken table is the first that is overdue
            clock = ClockAsked(kind="answer", seconds=60)
            asked = NewTable(
                game="hitodama", seats=["me", "me"], seed=SEED, clock=clock, stand_in="greedy"
            )
            other = (await hall.make(asked)).table.id
            monkeypatch.setattr(hall, "using", open_table)
            time.now += 61
            for _ in range(2):  # the second time it is put off: no incident a second
                await keeper.end_overdue()
            stored = serving.store.table(other)
            assert stored is not None and stored.away == [FIRST]
            is_bug = isinstance(error, KeyError)
            assert f"mori_incidents_total {float(is_bug)}".encode() in hall.metrics.text()

    asyncio.run(scenario())


def test_a_pack_that_cannot_be_read_for_a_moment_does_not_tell_the_seed_of_a_running_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings_in(tmp_path)) as service:
        made = service.make("hitodama", ["me", "me"])
    with running(settings_in(tmp_path)) as service:
        address = f"/api/tables/{made.id}/record"
        key = {"Authorization": f"Bearer {made.tokens[0]}"}

        def unreadable(*_given: object) -> None:
            raise RequestError("pack_changed", {"fingerprint": ""})

        with monkeypatch.context() as patch:
            patch.setattr("mori.server.packs.kept_rules", unreadable)
            assert service.error(service.http.get(address, headers=key)) == (409, "pack_changed")
        assert service.http.get(f"/api/tables/{made.id}").json()["shuffle"]["kind"] != TOLD
        assert service.error(service.http.get(address, headers=key)) == (409, "not_finished")


def test_a_bug_while_a_socket_is_opened_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings_in(tmp_path)) as service:
        made = service.make("hitodama", ["me", "me"])
    with running(settings_in(tmp_path)) as service:

        def broken(*_given: object) -> None:
            raise KeyError("a bug")

        monkeypatch.setattr("mori.server.tables.hall.rules_of", broken)
        with service.socket(made.id) as socket:
            assert socket.read()["code"] == "internal_error"
        assert service.metric("mori_incidents_total") == 1
