"""Kill services at random under load, again and again, and see whether anything is lost.

    python -m bench.kills [--kills 200] [--tables 9] [--seed 1] [sqlite|postgresql]

On SQLite one service is killed; on PostgreSQL with Redis one of two, and both are restarted
now and then. The last line is what came of it, as JSON: `lost` must be 0, and `slowest_seconds`,
until every table went on by itself, below ten.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from mori.server.settings import UNLIMITED, Settings
from tests.server.databases import running_postgres, running_redis
from tests.server.killing import SOON, run_trial
from tests.server.running import settings_in


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("database", nargs="?", choices=["sqlite", "postgresql"], default="sqlite")
    asked = parser.parse_args()
    often = {"kills": asked.kills, "tables": asked.tables, "seed": asked.seed, "say": print}
    if asked.database == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            found = run_trial(settings_in(Path(folder), bot_workers=1), 1, **often)
    else:
        with running_postgres() as postgres, running_redis() as redis:
            url = postgres.new_database()
            settings = Settings(
                database_url=url, redis_url=redis.url, bot_workers=1, limits=UNLIMITED
            )
            found = run_trial(settings, 2, others=[redis, postgres], **often)
    return 0 if found["lost"] == 0 and found["slowest_seconds"] < SOON else 1


if __name__ == "__main__":
    sys.exit(main())
