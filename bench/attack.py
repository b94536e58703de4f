"""Attack a service on this machine, and tell what its players noticed.

    python -m bench.attack restarts [--restarts 100] [--tables 14]
    python -m bench.attack flood [--seconds 30] [--only KIND ...] [--game bitoku] [--level cedar]
    python -m bench.attack places | list | clocks | expiry | keys

`restarts` kills a service and starts it cold; after each start everybody comes back at once, and
nobody may be refused. `flood` lets one address do everything expensive at once, beside a player
from another address (`--only idle chunks`: a thousand idle connections, and bodies that take long
to parse): answers may take three times as long as before (99 of 100), bots twice as long.
`places` fills a table with sockets; nobody who has a seat may be refused. `list`
offers sixty open tables; those of others must stay at the top of the list. `clocks` answers and
takes back to think longer than a clock allows; it must run out. `expiry` starts a service whose
clock is half a year ahead; no table may go. `keys` uses a key that ended at another of two
services, with PostgreSQL; nothing may be taken. Each starts services of its own on loopback ports,
for a bounded time. The last line is the result, as JSON; the exit status is 0 if the service held.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from mori.server.settings import UNLIMITED, USUAL_LIMITS, Settings
from tests.server.attacking import KINDS, USUAL_KINDS, flood, restart_cold
from tests.server.cheating import (
    CLOCK,
    evade_clock,
    fill_list,
    meet_wrong_clock,
    squat,
    use_ended_keys,
)
from tests.server.databases import running_postgres
from tests.server.running import settings_in

Found = dict[str, Any]

ANSWERS_SLOWER = 3.0  # at most, 99 of 100
BOTS_SLOWER = 2.0  # at most, half of them


def restarts(asked: argparse.Namespace, settings: Settings) -> tuple[Found, bool]:
    unlimited = replace(settings, limits=UNLIMITED)
    found = asyncio.run(
        restart_cold(unlimited, restarts=asked.restarts, tables=asked.tables, say=print)
    )
    return found, not found["refused"]


def floods(asked: argparse.Namespace, settings: Settings) -> tuple[Found, bool]:
    found = asyncio.run(
        flood(settings, seconds=asked.seconds, kinds=asked.only, game=asked.game, level=asked.level)
    )
    quiet, flooded = found["quiet"], found["flooded"]
    answers = flooded["answer_p99_ms"] / quiet["answer_p99_ms"]
    bots = flooded["bot_p50_ms"] / quiet["bot_p50_ms"]
    found["answers_slower"], found["bots_slower"] = round(answers, 1), round(bots, 1)
    return found, answers <= ANSWERS_SLOWER and bots <= BOTS_SLOWER


def places(asked: argparse.Namespace, settings: Settings) -> tuple[Found, bool]:
    found = asyncio.run(squat(settings, sockets=190, returns=100))
    return found, not found["refused"]


def open_list(asked: argparse.Namespace, settings: Settings) -> tuple[Found, bool]:
    found = asyncio.run(fill_list(settings, tables=60))
    return found, found["place"] in (1, 2)


def clocks(asked: argparse.Namespace, settings: Settings) -> tuple[Found, bool]:
    found = asyncio.run(evade_clock(settings, seconds=6 * CLOCK))
    return found, found["late_after_seconds"] is not None


def expiry(asked: argparse.Namespace, settings: Settings) -> tuple[Found, bool]:
    found = asyncio.run(meet_wrong_clock(settings, tables=20, seconds=10.0))
    return found, found["left"] == found["tables"]


def keys(asked: argparse.Namespace, settings: Settings) -> tuple[Found, bool]:
    with running_postgres() as postgres:
        shared = replace(settings, database_url=postgres.new_database())
        found = asyncio.run(use_ended_keys(shared, rounds=20))
    return found, not found["taken"]


ATTACKS: dict[str, Callable[[argparse.Namespace, Settings], tuple[Found, bool]]] = {
    "restarts": restarts,
    "flood": floods,
    "places": places,
    "list": open_list,
    "clocks": clocks,
    "expiry": expiry,
    "keys": keys,
}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("--restarts", type=int, default=100)
    parser.add_argument("--tables", type=int, default=14)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument(
        "--only", choices=KINDS, nargs="+", default=USUAL_KINDS, help="of the flood"
    )
    parser.add_argument("--game", default="bitoku")
    parser.add_argument("--level", default="cedar")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_in(Path(folder), limits=USUAL_LIMITS)
        found, has_held = ATTACKS[asked.attack](asked, settings)
    print(json.dumps(found))
    return 0 if has_held else 1


if __name__ == "__main__":
    sys.exit(main())
