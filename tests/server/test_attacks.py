"""Attacks from one address do not disturb other games. `bench/attack.py` runs them longer."""

import asyncio
import socket
import time
from dataclasses import replace
from pathlib import Path

import pytest

from mori.server import connections
from mori.server.settings import UNLIMITED, USUAL_LIMITS, Settings
from mori.server.tables.hosting import LISTED
from tests.server.attacking import BODY_BYTES, DONE, USUAL_KINDS, flood, restart_cold
from tests.server.cheating import fill_list, meet_wrong_clock, squat, use_ended_keys
from tests.server.databases import Postgres
from tests.server.running import (
    CASES,
    HOST,
    PATIENCE,
    Service,
    answer_on,
    running,
    settings_in,
)

MEGABYTES = 400  # more than a service takes under the flood, less than the flood sends


def test_after_a_cold_start_everybody_comes_back_at_once(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, bot_workers=1)
    found = asyncio.run(restart_cold(settings, restarts=2, tables=2 * len(CASES)))
    assert found["refused"] == {}
    assert found["joined"] == 2 * 2 * sum(players for _, players in CASES)


def test_a_flood_from_one_address_leaves_others_their_game(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, limits=USUAL_LIMITS)
    found = asyncio.run(flood(settings, seconds=3.0))
    assert found["flooded"]["cut_off"] == 0
    assert found["flooded"]["answers"] > 0 and found["flooded"]["bot_turns"] > 0
    for kind in USUAL_KINDS:
        assert any(done.startswith(DONE[kind]) for done in found["done"]), f"no {kind} in the flood"
    assert found["peak_megabytes"][1] < MEGABYTES


def test_idle_connections_and_bodies_in_chunks_leave_others_their_game(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, limits=USUAL_LIMITS)
    found = asyncio.run(flood(settings, seconds=2.0, kinds=("idle", "chunks")))
    assert found["flooded"]["cut_off"] == 0 and found["flooded"]["answers"] > 0
    done = found["done"]
    assert 0 < done["idle connection closed"] < done["idle connection opened"]
    assert any(each.startswith("chunks") for each in done)


def test_who_offers_many_open_tables_pushes_nobody_elses_out_of_the_list(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, limits=USUAL_LIMITS)
    found = asyncio.run(fill_list(settings, tables=60))
    assert found["listed"] == LISTED and found["place"] in (1, 2)


def test_who_fills_a_table_with_sockets_keeps_no_seat_from_it(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, limits=replace(USUAL_LIMITS, table_sockets=10))
    found = asyncio.run(squat(settings, sockets=40, returns=5))
    assert found["refused"] == {}


def test_a_clock_that_is_half_a_year_ahead_deletes_no_table(tmp_path: Path) -> None:
    found = asyncio.run(meet_wrong_clock(settings_in(tmp_path), tables=3, seconds=2.0))
    assert found["left"] == 3


def test_a_key_that_has_ended_does_nothing_at_another_service(postgres: Postgres) -> None:
    settings = Settings(database_url=postgres.new_database(), bot_workers=1, limits=UNLIMITED)
    found = asyncio.run(use_ended_keys(settings, rounds=3))
    assert found["taken"] == {}


def test_a_large_body_that_is_refused_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "ANSWER_SECONDS", 0.2)
    with running(settings_in(tmp_path)) as service, upload(service, BODY_BYTES * 100) as sending:
        answer = b"".join(iter(lambda: sending.recv(1000), b""))
        assert answer.startswith(b"HTTP/1.1 413")
        with pytest.raises(ConnectionError):  # cut off soon after, however much is still to come
            while True:
                sending.sendall(b" ")
                time.sleep(0.01)


def test_a_small_body_that_is_refused_leaves_the_connection_open(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service, upload(service, 20, "/api/nowhere") as sending:
        assert answer_on(sending).startswith(b"HTTP/1.1 404")
        sending.sendall(b" " * 20)
        sending.sendall(f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        assert b"200 OK" in answer_on(sending)


def upload(service: Service, size: int, path: str = "/api/records") -> socket.socket:
    """A connection on which the head of a request with a body was sent."""
    port = int(service.address.rpartition(":")[2])
    connection = socket.create_connection((HOST, port), PATIENCE)
    head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nContent-Type: application/json\r\n"
    connection.sendall(f"{head}Content-Length: {size}\r\n\r\n".encode())
    return connection
