"""Services killed at random lose nothing they acknowledged, and every table goes on by itself.

`bench/kills.py` does it longer, and holds the time that takes against ten seconds.
"""

from pathlib import Path

from mori.server.settings import UNLIMITED, Settings
from tests.server.databases import Postgres, Redis
from tests.server.killing import run_trial
from tests.server.running import settings_in


def test_a_service_alone(tmp_path: Path) -> None:
    found = run_trial(settings_in(tmp_path, bot_workers=1), 1, kills=3, tables=3)
    assert found["acknowledged"] > 0 and found["lost"] == 0


def test_two_services_that_share_their_tables(postgres: Postgres, redis: Redis) -> None:
    url = postgres.new_database()
    settings = Settings(database_url=url, redis_url=redis.url, bot_workers=1, limits=UNLIMITED)
    found = run_trial(settings, 2, kills=6, tables=3, others=[redis, postgres])
    assert found["acknowledged"] > 0 and found["lost"] == 0
