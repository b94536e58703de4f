"""One service shared by all tests that do not need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres, Redis, running_postgres, running_redis
from tests.server.running import Service, running, settings_in

WORKERS = 2  # processes in which bots think


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(settings_in(tmp_path_factory.mktemp("service"), bot_workers=WORKERS)) as started:
        yield started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process; each test gets a database of its own."""
    with running_postgres() as started:
        yield started


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running_redis() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/folder/new.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
