"""Services on machines with different clocks use the clock of the database."""

import time

import pytest

from mori.server.storage import open_database, shared_clock, upgrade
from mori.server.storage.store import Store
from tests.server.databases import Postgres
from tests.server.instead import instead

WRONG = 90.0  # seconds by which a machine's clock is ahead


def test_services_with_a_common_database_agree_on_the_time(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_database(postgres.new_database())
    upgrade(engine)
    store = Store(engine)
    try:
        usual = time.time
        instead(monkeypatch, time, shared_clock, time=lambda: usual() + WRONG)
        clock = store.clock
        assert clock.now() - usual() > WRONG / 2, "not read yet"
        clock.read_if_needed()
        assert abs(clock.now() - usual()) < WRONG / 2
        read = clock._read
        clock.read_if_needed()
        assert clock._read == read, "seldom"
    finally:
        store.close()
