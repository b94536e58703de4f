"""Records and tables that an earlier version made: they replay and go on.

`fixtures/earlier` was made when records and tables named a pack by the digest of its files.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any, Final

import pytest

import mori
from mori.core.replay import is_of_another_pack
from mori.server.storage import open_database, upgrade
from tests.server.running import MadeTable, Service, running
from tests.server.running import settings_in as fresh_settings_in

EARLIER: Final = Path(__file__).parent / "fixtures" / "earlier"
RECORDS: Final = sorted(EARLIER.glob("*-*.json"))
TABLES: Final[dict[str, Any]] = json.loads((EARLIER / "tokens.json").read_text("utf-8"))


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_record_of_an_earlier_version_replays_and_goes_on(file: Path) -> None:
    record = mori.read_record(file.read_text("utf-8"))
    game = mori.replay(record)
    assert record["pack"] != game.rules.fingerprint, "it names the pack as it was named then"
    assert not is_of_another_pack(record, game.rules)
    while not game.is_over:
        game.apply(game.decisions[0].actions[0])
    again = game.record()
    assert again["pack"] == game.rules.fingerprint
    assert mori.replay(again).record() == again


def test_stored_tables_of_an_earlier_version_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as database:
        database.executescript((EARLIER / "tables.sql").read_text("utf-8"))
    database.close()
    settings = fresh_settings_in(tmp_path)
    engine = open_database(settings.database_url)
    upgrade(engine)
    engine.dispose()
    with running(settings) as service:
        for game, kept in TABLES.items():
            goes_on(service, game, kept)


def goes_on(service: Service, game: str, kept: dict[str, Any]) -> None:
    info = service.http.get(f"/api/tables/{kept['table']}").json()
    table = MadeTable(service, {"table": info, "tokens": kept["tokens"]})
    seat = table.asked()
    with table.join(seat) as socket:
        socket.read_to_turn()
        step = socket.state["step"]
        assert (info["game"], step) == (game, 12)
        done = socket.answer(socket.state["decision"]["actions"][0]["text"])
        assert done["type"] == "done"
        socket.read_to(step + 1)
    mine = service.http.post("/api/tables/mine", json={"tokens": list(table.tokens.values())})
    assert [each["has_pack"] for each in mine.json()["tables"]] == [True]
