"""Tables late in a recorded game, with much on them and the end near."""

import json
import urllib.request
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.golden import RECORDS
from tests.web.playing import PATIENCE, Table

LATE = 0.85  # of the game, when there is most on the table

# The record that is played on, for each table that is laid out in a way of its own.
TABLES = ("bitoku-4-greedy", "bitoku-1-greedy", "hitodama-4-greedy")


@cache
def imported(address: str, record: str) -> str:
    """The finished table of a golden record, handed to a service as a file; once for all tests."""
    made = ask(f"{address}/api/records", (RECORDS / f"{record}.json").read_bytes())
    return str(made["table"]["id"])


@cache
def late_step(address: str, record: str) -> tuple[int, list[str]]:
    """A step late in a recorded game, and who is to sit where: oneself where it is one's turn."""
    replayed = imported(address, record)
    replay = ask(f"{address}/api/tables/{replayed}/replay")
    steps = replay["steps"]
    at = int(len(steps) * LATE)
    while steps[at + 1]["seat"] is None:
        at += 1
    seats = ["greedy"] * replay["table"]["players"]
    seats[steps[at + 1]["seat"]] = "me"
    return at, seats


def late_game(address: str, record: str) -> dict[str, Any]:
    """A new table late in a recorded game, one's own turn, with bots in the other seats."""
    step, seats = late_step(address, record)
    wish = json.dumps({"step": step, "seats": seats}).encode()
    return ask(f"{address}/api/tables/{imported(address, record)}/fork", wish)


def ask(address: str, body: bytes | None = None) -> dict[str, Any]:
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def late_table(page: Page, address: str, record: str) -> Table:
    table = Table(page, address)
    sit_down_late(table, record)
    return table


def sit_down_late(table: Table, record: str) -> None:
    table.take(late_game(table.address, record))
    table.settings()
    table.open()
