"""Let everybody answer, take back and answer again at once over two services that share a database.

    python -m bench.races [--games 1000] [--rounds 10] [--seed 1]

The last line is what came of it, as JSON: `diverged` must be 0. That of contradicting answers
exactly one was taken, and that all sockets ended with the same position, is checked for each game.
"""

import argparse
import json
import sys

from mori.server.settings import UNLIMITED, Settings
from tests.server.databases import running_postgres, running_redis
from tests.server.racing import run_races


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with running_postgres() as postgres, running_redis() as redis:
        url = postgres.new_database()
        settings = Settings(database_url=url, redis_url=redis.url, bot_workers=1, limits=UNLIMITED)
        found = run_races(settings, games=asked.games, rounds=asked.rounds, seed=asked.seed)
    print(json.dumps(found))
    return 0 if found["diverged"] == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
