"""The database: created by migrations, and every transaction is whole."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from mori.server.maintenance import DatabaseUnusable, prepare
from mori.server.settings import Settings, database_url
from mori.server.storage import (
    FileLock,
    Store,
    StoredAnswer,
    open_database,
    revisions,
    upgrade,
)
from mori.server.storage.revisions import MIGRATIONS, latest
from mori.server.storage.tables import metadata
from tests.server.databases import Postgres
from tests.server.running import settings_in
from tests.server.stored import table


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = open_database(database)
    yield opened
    opened.dispose()


def test_a_closed_store_keeps_no_connection(engine: Engine) -> None:
    upgrade(engine)
    store = Store(engine)
    store.is_alive()
    before = engine.pool
    store.close()
    assert engine.pool is not before, "the old connections are closed, and none is kept"


def test_migrations_lead_from_nothing_to_the_tables_of_the_code(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == "0017"
        if engine.dialect.name == "sqlite":
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"


def test_the_numbers_of_the_files_lead_to_the_latest_revision() -> None:
    assert latest() == ScriptDirectory(str(MIGRATIONS)).get_current_head()


def test_a_database_that_is_up_to_date_stays_as_it_is(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(engine)
    Store(engine).create(table(), {})
    monkeypatch.setattr(revisions, "_migrate", None)  # nobody needs it, and its loading takes long
    upgrade(engine)
    assert Store(engine).table("t1") == table()


def lay_as_the_first_version(connection: Connection, id: str, seed: str) -> None:
    row = {
        "id": id,
        "game": "hitodama",
        "players": 2,
        "options": "{}",
        "seed": seed,
        "seats": '["human", "greedy"]',
        "title": "Čaj o páté",
        "pack": "f" * 64,
        "pack_path": "/home/hana/box",
        "engine": "0.1",
        "is_replay": False,
        "created": "2026-01-01T00:00:00.000+00:00",
        "changed": "2026-01-01T00:00:00.000+00:00",
        "step": 1,
        "round": 1,
        "asked": "[1]",
        "finished": False,
    }
    columns, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), row)
    connection.execute(text(f"INSERT INTO tokens VALUES ('digest-{id}', '{id}', 0)"))


def test_a_database_of_the_first_version_is_brought_up_to_date(engine: Engine) -> None:
    upgrade(engine, "0001")
    with engine.begin() as connection:
        lay_as_the_first_version(connection, "t1", "7")
        answer = "('t1', 1, 0, 'move', 'deadbeef', '2026-01-01T00:00:00.000+00:00')"
        connection.execute(text(f"INSERT INTO answers VALUES {answer}"))
    upgrade(engine)
    store = Store(engine)
    loaded = store.load("t1")
    assert loaded is not None
    assert (loaded[0].title, loaded[0].pack_path) == ("Čaj o páté", "/home/hana/box")
    assert loaded[0].pack_name == ""  # nobody had noted it
    assert loaded[1] == [StoredAnswer(1, 0, "move", "deadbeef")]
    assert store.seat_of("t1", "digest-t1") == 0
    turns = store.turns.take("me", 9)
    assert [(turn.table, turn.seat) for turn in turns] == [("t1", 1)], "the bot was asked"


def test_seeds_are_kept_to_the_last_digit(engine: Engine) -> None:
    """Those of 128 bits, and those of tables that were laid before there were such seeds."""
    upgrade(engine, "0001")
    old = {f"old{at}": seed for at, seed in enumerate((0, 7, 2**53 + 1, 2**63, 2**64 - 1))}
    with engine.begin() as connection:
        for id, seed in old.items():
            lay_as_the_first_version(connection, id, str(seed))
    upgrade(engine)
    store = Store(engine)
    new = {f"new{at}": seed for at, seed in enumerate((7, 2**64, 2**127 + 1, 2**128 - 1))}
    for id, seed in new.items():
        store.create(replace(table(id), seed=seed), {0: f"digest-{id}"})
    for id, seed in {**old, **new}.items():
        found = store.table(id)
        assert found is not None and found.seed == seed
        assert store.seat_of(id, f"digest-{id}") == 0, "its people still sit there"


def test_services_that_start_at_once_make_the_tables_once(postgres: Postgres) -> None:
    settings = Settings(database_url=postgres.new_database())
    failures: list[BaseException] = []

    def start() -> None:
        try:
            prepare(settings)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    opened = open_database(settings.database_url)
    assert {"tables", "tokens", "answers"} <= set(inspect(opened).get_table_names())
    opened.dispose()


def test_a_second_service_on_a_file_is_refused(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    lock = FileLock(settings.database_url)
    with pytest.raises(DatabaseUnusable) as refused:
        prepare(settings)
    assert refused.value.word == "cli-mistake-database-in-use"
    lock.release()
    prepare(settings)


def test_the_file_is_private(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.touch(0o644)
    prepare(settings_in(tmp_path))
    made = tmp_path / "made" / "new.sqlite3"
    prepare(Settings(database_url=f"sqlite:///{made}"))
    assert [path.stat().st_mode & 0o777 for path in (file, made)] == [0o600, 0o600]


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    with pytest.raises(DatabaseUnusable) as refused:
        prepare(Settings(database_url=url))
    assert refused.value.word == "cli-mistake-database-in-memory"


@pytest.mark.parametrize(
    "url", ["nothing://at/all", "sqlite:////proc/none/of/this", "postgresql+nodriver://x/y"]
)
def test_a_database_that_cannot_be_used_is_told(url: str) -> None:
    with pytest.raises(DatabaseUnusable):
        prepare(Settings(database_url=url))


def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend, this is not a database at all. " * 50)
    before = file.read_bytes()
    with pytest.raises(DatabaseUnusable):
        prepare(Settings(database_url=database_url(str(file))))
    assert file.read_bytes() == before


def test_a_database_of_a_later_version_is_told(engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    url = engine.url.render_as_string(hide_password=False)
    engine.dispose()
    with pytest.raises(DatabaseUnusable):
        prepare(Settings(database_url=url))


def test_paths_and_urls_name_databases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database_url("postgresql://host/name") == "postgresql://host/name"
    assert database_url(str(tmp_path / "x.db")) == f"sqlite:///{tmp_path}/x.db"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None).startswith("sqlite:///")
