"""Services killed at random lose nothing acknowledged, and every table continues by itself.

`bench/kills.py` runs it longer, and compares the time it takes with ten seconds.
"""

from pathlib import Path

from mori.server.settings import UNLIMITED, Settings
from tests.server.databases import Daemon, Postgres, Redis
from tests.server.killing import run_trial
from tests.server.running import settings_in

# Seconds until the next kill, and until a player's next answer: at tables that are played as fast
# as it goes, nothing else comes up.
PAUSE = 0.3
THINK = 0.04


def test_a_service_alone(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, bot_workers=1)
    found = run_trial(settings, 1, kills=3, tables=7, pause=PAUSE, think=THINK)
    assert found["acknowledged"] > 0 and found["lost"] == 0


def test_two_services_that_share_their_tables(postgres: Postgres, redis: Redis) -> None:
    url = postgres.new_database()
    settings = Settings(database_url=url, redis_url=redis.url, bot_workers=1, limits=UNLIMITED)
    others: list[Daemon] = [redis, postgres]
    found = run_trial(settings, 2, kills=6, tables=7, others=others, pause=PAUSE, think=THINK)
    assert found["acknowledged"] > 0 and found["lost"] == 0
