"""Backups, restored backups, and checking games by replay."""

import dataclasses
import re
import stat
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

import mori
from mori.core.shuffle import shuffle_data
from mori.server import expiry
from mori.server.settings import UNLIMITED, Settings
from mori.server.storage import open_database, upgrade
from mori.server.tables.frozen import FROZEN
from tests.cli.running import run, run_json
from tests.server.packs import hitodama_pack
from tests.server.running import MadeTable, Service, finished_record, running, settings_in


def settings(url: str) -> Settings:
    return Settings(database_url=url, limits=UNLIMITED)


def answered(service: Service) -> MadeTable:
    """A table at which one answer was given."""
    made = service.make("hitodama", ["me", "me"])
    with made.join(made.asked()) as socket:
        assert socket.answer("end")["type"] == "done"
    return made


def test_a_backup_of_a_live_service_goes_on_elsewhere(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with running(settings(database)) as service:
        made = answered(service)
        backed = run("backup", str(file), "--database", database)
        assert backed.exit_code == 0, backed.output
        answered(service)  # the service goes on, and this one came later
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.db"]

    # Into a file, whatever the database was, and back into a database of the same kind.
    restored = f"sqlite:///{tmp_path}/restored.db"
    assert run("restore", str(file), "--database", restored).exit_code == 0
    with running(settings(restored)) as service:
        again = MadeTable(service, {"table": made.info, "tokens": made.tokens})
        with again.join(0) as socket:
            assert socket.state["step"] == 1
        told = service.http.get(f"/api/tables/{made.id}").json()["shuffle"]
        assert told["commitment"] == made.info["shuffle"]["commitment"]
    refused = run("restore", str(file), "--database", database)
    assert refused.exit_code == 2 and "empty" in refused.output
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM tables"))
    engine.dispose()
    back = run("restore", str(file), "--database", database)
    assert back.exit_code == 0, back.output
    with running(settings(database)) as service:
        assert service.http.get(f"/api/tables/{made.id}").is_success


def test_a_backup_overwrites_no_file_and_makes_no_folder_unasked(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service:
        answered(service)
    database = ("--database", str(tmp_path / "tables.sqlite3"))
    file, elsewhere = tmp_path / "backup.db", tmp_path / "nowhere" / "backup.db"
    file.write_text("somebody's only backup")
    told = run("backup", str(file), *database)
    assert told.exit_code == 2 and "--force" in told.output
    assert file.read_text() == "somebody's only backup"
    told = run("backup", str(elsewhere), *database)
    assert told.exit_code == 2 and "nowhere" in told.output.replace("\n", "")
    assert not elsewhere.parent.exists()
    assert run("backup", "--force", str(file), *database).exit_code == 0
    assert run("restore", str(file), "--database", str(tmp_path / "new.db")).exit_code == 0


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path}/old.db"
    engine = open_database(old)
    upgrade(engine, "0002")
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, game, players, options, seed, seats, title, pack,"
                " pack_path, pack_name, engine, is_replay, created, changed, step, round, asked,"
                " finished, result) VALUES ('old', 'hitodama', 2, '{}', '1', '[]', '', '',"
                " '', '', '0.1.0', 0, '', '', 0, 1, '[]', 0, 'null')"
            )
        )
    engine.dispose()
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    assert run("backup", str(file), "--database", old).exit_code == 0
    assert run("restore", str(file), "--database", str(new)).exit_code == 0
    engine = create_engine(f"sqlite:///{new}")
    with engine.connect() as connection:
        assert connection.execute(text("SELECT id, shuffle FROM tables")).all() == [
            ("old", "unknown")
        ]
    engine.dispose()


def test_what_cannot_be_copied_is_told(tmp_path: Path) -> None:
    nothing, other = tmp_path / "nothing.db", tmp_path / "other.db"
    file = str(tmp_path / "file.db")
    for args in (
        ("backup", file, "--database", str(nothing)),
        ("restore", str(nothing), "--database", str(other)),
        ("records", "check", f"sqlite:///{nothing}"),
    ):
        told = run(*args)
        assert told.exit_code == 2 and "nothing.db" in told.output, told.output
        assert not nothing.exists() and not Path(file).exists()
    other.write_text("no database at all, but long enough to be taken for one" * 30)
    told = run("backup", file, "--database", str(other))
    assert told.exit_code == 2 and "Traceback" not in told.output
    with running(settings_in(tmp_path)) as service:
        answered(service)
        url = f"{tmp_path}/tables.sqlite3"
        assert run("backup", file, "--database", url).exit_code == 0
        in_use = run("restore", file, "--database", url)
    assert in_use.exit_code == 2 and "Traceback" not in in_use.output


def test_games_are_played_again_and_those_that_would_be_others_named(
    database: str, tmp_path: Path
) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    with running(Settings(database_url=database, limits=UNLIMITED, packs=(pack,))) as service:
        same, other, damaged = (answered(service) for _ in range(3))
        without = service.make("hitodama", ["me", "me"], pack="mine")
    begun_elsewhere(database, other.id)
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(
            text("UPDATE answers SET digest = '00000000' WHERE table_id = :id"), {"id": other.id}
        )
        connection.execute(
            text("UPDATE tables SET engine = '0.0.9' WHERE id = :id"), {"id": other.id}
        )
        connection.execute(text("DELETE FROM answers WHERE table_id = :id"), {"id": damaged.id})
    engine.dispose()
    found = {
        game["table"]: (game["state"], game["step"])
        for game in run_json("records", "check", database)
    }
    assert found == {
        same.id: ("same", None),
        other.id: ("changed", 1),
        damaged.id: ("damaged", 0),
        without.id: ("pack_missing", None),
    }
    with_pack = run_json("records", "check", database, "--pack", str(pack))
    assert {game["state"] for game in with_pack if game["table"] == without.id} == {"same"}
    told = run("records", "check", database)
    assert told.exit_code == 2
    assert other.id in told.output and "0.0.9" in told.output and same.id not in told.output


def test_records_are_checked_beside_databases(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(finished_record("hitodama", 2))
    bad.write_text(finished_record("hitodama", 2).replace('"checks": [\n  "', '"checks": [\n  "0'))
    assert run("records", "check", str(good)).exit_code == 0
    states = [entry["state"] for entry in run_json("records", "check", str(good), str(bad))]
    assert states == ["same", "changed"]
    assert "bad.json" in run("records", "check", str(good), str(bad)).output


# -- games outlive versions


def begun_elsewhere(url: str, table: str) -> None:
    """Make a table one that another version began, whose rules led elsewhere."""
    engine = open_database(url)
    with engine.begin() as connection:
        for change in (
            "UPDATE answers SET digest = '00000000' WHERE table_id = :id",
            "UPDATE tables SET engine = '0.0.9' WHERE id = :id",
        ):
            connection.execute(text(change), {"id": table})
    engine.dispose()


def test_a_game_of_other_rules_is_frozen_and_can_be_saved(database: str, tmp_path: Path) -> None:
    with running(settings(database)) as service:
        made = answered(service)
    begun_elsewhere(database, made.id)
    with running(settings(database)) as service:
        with service.socket(made.id) as socket:
            told = socket.read()
            assert (told["code"], told["data"]["given"]) == ("table_engine", "0.0.9")
        path = f"/api/tables/{made.id}/record"
        assert service.error(service.http.get(path)) == (401, "token_missing")
        wrong = {"Authorization": "Bearer x"}
        assert service.error(service.http.get(path, headers=wrong)) == (403, "bad_token")
        saved = service.http.get(path, headers=made.headers(0))
        assert saved.status_code == 200
        record = mori.read_record(saved.text)
        assert (record["engine"], record["result"]) == ("0.0.9", None)
        told = saved.json()
        assert told["shuffle"] == shuffle_data(told["seed"], told["shuffle"]["nonce"])
        assert told["shuffle"]["commitment"] == made.info["shuffle"]["commitment"]
        info = service.http.get(f"/api/tables/{made.id}").json()
        assert info["shuffle"]["kind"] == "told", "the person who saved it has the seed"
        assert service.http.get(path, headers=made.headers(1)).is_success


def test_a_frozen_game_can_be_saved_by_all_of_its_people_at_once(database: str) -> None:
    with running(settings(database)) as service:
        made = answered(service)
    begun_elsewhere(database, made.id)
    with running(settings(database)) as service, ThreadPoolExecutor(8) as threads:
        before = service.http.get(f"/api/tables/{made.id}").json()

        def save(number: int) -> int:
            path = f"/api/tables/{made.id}/record"
            return service.http.get(path, headers=made.headers(number % 2)).status_code

        assert list(threads.map(save, range(8))) == [200] * 8
        after = service.http.get(f"/api/tables/{made.id}").json()
        assert (before["shuffle"]["kind"], after["shuffle"]["kind"]) == ("fair", "told")
        assert service.metric("mori_incidents_total") == 0


def test_a_game_whose_pack_is_away_can_be_saved_and_goes_on_with_it(tmp_path: Path) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        made = service.make("hitodama", ["me", "me"], pack="mine")
        with made.join(made.asked()) as socket:
            socket.answer("end")
    with running(settings_in(tmp_path)) as service:
        path = f"/api/tables/{made.id}"
        saved = service.http.get(f"{path}/record", headers=made.headers(0))
        file = tmp_path / "saved.json"
        file.write_text(saved.text)
    (elsewhere,) = run_json("replay", "--quiet", str(file))
    assert elsewhere["other_pack"] == made.info["pack"]["fingerprint"]
    assert run("replay", "--quiet", "--pack", str(pack), str(file)).exit_code == 0
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        again = MadeTable(service, {"table": made.info, "tokens": made.tokens})
        with again.join(again.asked()) as socket:
            assert socket.answer("end")["type"] == "done", "its pack is back, and it goes on"
        assert service.error(service.http.get(f"{path}/record")) == (409, "not_finished")


# -- tables that nobody uses


def test_unused_tables_are_deleted_and_those_who_look_at_them_sent_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "SECONDS", 0.05)
    impatient = dataclasses.replace(settings(database), keep_days=10, keep_finished_days=30)
    with running(impatient) as service:
        fresh, old = answered(service), answered(service)
        record = finished_record("hitodama", 2)
        headers = {"Content-Type": "application/json"}
        finished, ancient = (
            service.http.post("/api/records", content=record, headers=headers).json()["table"]["id"]
            for _ in range(2)
        )
        with old.join(0) as socket:
            used(database, {old.id: 11, finished: 11, ancient: 31})
            with pytest.raises(ConnectionClosed):
                while True:
                    socket.read()
        for id in (old.id, ancient):
            while service.http.get(f"/api/tables/{id}").is_success:
                pass
            for path in ("", "/replay?seat=0", "/record"):
                gone = service.http.get(f"/api/tables/{id}{path}", headers=old.headers(0))
                assert service.error(gone) == (404, "unknown_table")
        with service.socket(old.id) as socket:
            assert socket.read()["code"] == "unknown_table"
        for id in (fresh.id, finished):
            assert service.http.get(f"/api/tables/{id}").is_success
    engine = open_database(database)
    with engine.connect() as connection:
        for table in ("answers", "tokens"):
            left = text(f"SELECT COUNT(*) FROM {table} WHERE table_id = :id")
            assert connection.execute(left, {"id": old.id}).scalar() == 0
    engine.dispose()


def test_without_a_limit_tables_are_kept_for_ever(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service:
        made = answered(service)
        used(f"sqlite:///{tmp_path}/tables.sqlite3", {made.id: 10_000})
    with running(settings_in(tmp_path)) as service:
        assert service.http.get(f"/api/tables/{made.id}").is_success


def used(url: str, days_ago: dict[str, int]) -> None:
    """Say that tables were last used so many days ago."""
    engine = open_database(url)
    with engine.begin() as connection:
        for id, days in days_ago.items():
            moment = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="microseconds")
            change = text("UPDATE tables SET changed = :moment WHERE id = :id")
            connection.execute(change, {"moment": moment, "id": id})
    engine.dispose()


def test_page_and_service_agree_on_what_is_frozen() -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "lib" / "frozen.ts").read_text("utf-8")
    assert set(re.findall(r'^  "(\w+)",$', page, re.MULTILINE)) == FROZEN
