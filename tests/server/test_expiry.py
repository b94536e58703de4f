"""Expiry does not destroy: not with a wrong clock, an old backup, or a file of one's own games."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from mori.server.expiry import FAR, Expiry
from mori.server.feed import Feed
from mori.server.maintenance import prepare
from mori.server.metrics import Metrics
from mori.server.packs import Packs
from mori.server.settings import Settings
from mori.server.storage import Store, open_database, upgrade
from mori.server.storage.housekeeping import Unused, table_ids, unused_ids
from mori.server.storage.tables import tables
from mori.server.tables import Hall
from mori.server.tables.context import Context
from tests.server.stored import table

NOW = datetime(2026, 11, 18, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(open_database(database))
    upgrade(opened.engine)
    yield opened
    opened.close()


def put(store: Store, *days_ago: int) -> list[str]:
    """Tables at which something last happened so many days ago."""
    ids = [f"t{number:02}" for number in range(len(days_ago))]
    for id, days in zip(ids, days_ago, strict=True):
        moment = (NOW - timedelta(days=days)).isoformat(timespec="milliseconds")
        store.create(replace(table(id), created=moment), {0: f"seat of {id}"})
    return ids


def use(store: Store, id: str) -> None:
    changed = update(tables).where(tables.c.id == id).values(changed=NOW.isoformat())
    store.database.write(lambda connection: connection.execute(changed))


def expiry(store: Store, **more: Any) -> Expiry:
    feed = Feed()
    pool: Any = None
    hall = Hall(Context(store=store, feed=feed, pool=pool, metrics=Metrics()), 9, Packs(()))
    settings = Settings(database_url="", keep_days=180, keep_finished_days=365, **more)
    return Expiry(store, hall, settings)


def looks(looking: Expiry, *moments: datetime) -> None:
    async def scenario() -> None:
        for moment in moments:
            await looking.look(moment)

    asyncio.run(scenario())


def test_nothing_is_deleted_when_a_service_starts(store: Store) -> None:
    ids = put(store, 0, 200)
    looking = expiry(store)
    looks(looking, NOW)
    assert table_ids(store) == sorted(ids, reverse=True)
    looks(looking, NOW + HOUR)
    assert table_ids(store) == ids[:1]


def test_a_look_deletes_a_tenth_at_most_the_oldest_first(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    ids = put(store, *[0] * 15, *range(200, 215))
    looking = expiry(store)
    looks(looking, NOW, NOW + HOUR)
    assert set(ids) - set(table_ids(store)) == set(ids[-3:])
    assert "expiry_held tables=12" in caplog.text
    looks(looking, NOW + 2 * HOUR)
    assert len(table_ids(store)) == 25
    looks(expiry(store, expire_now=True), NOW)
    assert sorted(table_ids(store)) == ids[:15], "all at once, on request"


def test_a_clock_far_ahead_of_all_that_happened_deletes_nothing(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    ids = put(store, 0, 10, 170)
    ahead = NOW + timedelta(days=200)
    looking = expiry(store)
    looks(looking, ahead)
    assert "expiry_stopped" in caplog.text, "the operator is told at once"
    use(store, ids[0])  # by the wrong clock, too: it proves nothing
    looks(looking, ahead + HOUR, ahead + 2 * HOUR)
    assert set(table_ids(store)) == set(ids)
    looks(looking, NOW + HOUR + timedelta(days=20))  # it is set right, and time goes on
    assert set(table_ids(store)) == set(ids[:2])


def test_a_clock_that_jumps_ahead_while_it_serves_deletes_nothing(store: Store) -> None:
    ids = put(store, 0, 170, 175)
    looking = expiry(store)
    looks(looking, NOW, NOW + HOUR, NOW + FAR + 3 * HOUR)
    assert set(table_ids(store)) == set(ids)


def test_an_answer_that_comes_in_between_saves_its_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = put(store, 0, 200)

    def answered_meanwhile(found: Store, unused: Unused) -> list[str]:
        due = unused_ids(found, unused)
        use(found, ids[1])
        return due

    monkeypatch.setattr("mori.server.expiry.unused_ids", answered_meanwhile)
    looks(expiry(store, expire_now=True), NOW)
    assert set(table_ids(store)) == set(ids)


def test_a_file_that_mori_play_has_used_is_not_expired(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/t.sqlite3"
    prepare(Settings(database_url=url, keeps_games=True))
    prepare(Settings(database_url=url))  # and somebody serves it later
    store = Store(open_database(url))
    try:
        ids = put(store, 0, 400)
        looks(expiry(store), NOW, NOW + HOUR, NOW + 2 * HOUR)
        assert set(table_ids(store)) == set(ids)
        looks(expiry(store, expire_now=True), NOW)
        assert table_ids(store) == ids[:1], "unless it is asked for"
    finally:
        store.close()
