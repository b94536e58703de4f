"""The database: made by migrations, and never told half of anything."""

import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from mori.server.opening import DatabaseUnusable, prepare
from mori.server.settings import Settings, database_url
from mori.server.storage import (
    Conflict,
    Store,
    StoredAnswer,
    StoredTable,
    Summary,
    open_database,
    upgrade,
)
from mori.server.storage.tables import metadata
from tests.server.running import settings_in


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return open_database(f"sqlite:///{tmp_path}/folder/new.sqlite3")


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
        assert context.get_current_revision() == "0002"
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()


def test_a_database_that_is_up_to_date_stays_as_it_is(engine: Engine) -> None:
    upgrade(engine)
    Store(engine).create(table(), {})
    upgrade(engine)
    assert Store(engine).table("t1") == table()
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(engine: Engine) -> None:
    upgrade(engine, "0001")
    row = {
        "id": "t1",
        "game": "hitodama",
        "players": 2,
        "options": "{}",
        "seed": "7",
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
        "asked": "[0]",
        "finished": False,
    }
    columns, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    with engine.begin() as connection:
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), row)
        connection.execute(text("INSERT INTO tokens VALUES ('digest-0', 't1', 0)"))
        answer = "('t1', 1, 0, 'move', 'deadbeef', '2026-01-01T00:00:00.000+00:00')"
        connection.execute(text(f"INSERT INTO answers VALUES {answer}"))
    upgrade(engine)
    store = Store(engine)
    loaded = store.load("t1")
    assert loaded is not None
    assert (loaded[0].title, loaded[0].pack_path) == ("Čaj o páté", "/home/hana/box")
    assert loaded[0].pack_name == ""  # nobody had noted it
    assert loaded[1] == [StoredAnswer(1, 0, "move", "deadbeef")]
    assert store.seat_of("t1", "digest-0") == 0
    engine.dispose()


def test_services_that_start_at_once_make_the_tables_once(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
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


# -- answers


def summary(step: int) -> Summary:
    return Summary(step=step, round=1, asked=[0], finished=False, result=None)


def table() -> StoredTable:
    return StoredTable(
        id="t1",
        game="hitodama",
        players=2,
        options={"a": True, "b": 2},
        seed=2**64 - 1,
        seats=["human", "greedy"],
        title="Čaj o páté",
        pack="f" * 64,
        pack_path="",
        pack_name="Naše krabice",
        engine="0.0.1",
        is_replay=False,
        created="2026-01-01T00:00:00.000+00:00",
        summary=summary(0),
    )


@pytest.fixture
def store(engine: Engine) -> Store:
    upgrade(engine)
    made = Store(engine)
    made.create(table(), {0: "digest-0"})
    return made


def steps(store: Store) -> list[int]:
    loaded = store.load("t1")
    assert loaded is not None
    assert loaded[0].summary.step == len(loaded[1])
    return [answer.step for answer in loaded[1]]


def test_answers_come_back_in_their_order(store: Store) -> None:
    for step in (1, 2, 3):
        store.add_answers("t1", [StoredAnswer(step, 0, f"move {step}", "0" * 8)], summary(step))
    assert steps(store) == [1, 2, 3]
    store.take_back("t1", 3, [], summary(1))
    assert steps(store) == [1]


def test_an_answer_between_others_is_taken_back_in_one_step(store: Store) -> None:
    for step in (1, 2, 3):
        store.add_answers(
            "t1", [StoredAnswer(step, step % 2, f"move {step}", "0" * 8)], summary(step)
        )
    kept = [StoredAnswer(2, 1, "move 3", "1" * 8)]
    store.take_back("t1", 3, kept, summary(2))
    loaded = store.load("t1")
    assert loaded is not None
    assert loaded[1] == [StoredAnswer(1, 1, "move 1", "0" * 8), *kept]
    assert steps(store) == [1, 2]
    with pytest.raises(Conflict):
        store.take_back("t1", 3, kept, summary(2))
    assert store.load("t1") == loaded


@pytest.mark.parametrize("step", [1, 3])
def test_an_answer_that_is_not_the_next_one_is_a_conflict(store: Store, step: int) -> None:
    store.add_answers("t1", [StoredAnswer(1, 0, "move", "0" * 8)], summary(1))
    with pytest.raises(Conflict):
        store.add_answers("t1", [StoredAnswer(step, 0, "other", "0" * 8)], summary(step))
    assert steps(store) == [1]


def test_an_undo_of_something_else_is_a_conflict(store: Store) -> None:
    store.add_answers("t1", [StoredAnswer(1, 0, "move", "0" * 8)], summary(1))
    with pytest.raises(Conflict):
        store.take_back("t1", 2, [], summary(0))
    assert steps(store) == [1]


def test_tokens_are_known_by_their_digest_at_their_own_table_only(store: Store) -> None:
    assert store.seat_of("t1", "digest-0") == 0
    assert store.seat_of("t1", "digest-1") is None
    assert store.seat_of("t2", "digest-0") is None


def test_tables_that_wait_for_a_bot_are_found(store: Store) -> None:
    assert store.waiting_for_bots() == []
    asking_a_bot = Summary(step=1, round=1, asked=[1], finished=False, result=None)
    store.add_answers("t1", [StoredAnswer(1, 0, "move", "0" * 8)], asking_a_bot)
    assert store.waiting_for_bots() == ["t1"]
