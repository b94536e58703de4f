"""A service that is late lets bots wait at whose tables nobody looks."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mori.server.lateness import EVERY_SECONDS, LATE_SECONDS, Lateness
from mori.server.tables import turns
from mori.server.tables.turns import LOOK_SECONDS, Turns
from tests.server.running import run


def test_a_short_sleep_that_lasts_too_long_is_lateness() -> None:
    lateness = Lateness()

    async def scenario() -> None:
        watching = asyncio.create_task(lateness.watch())
        await asyncio.sleep(0)
        time.sleep(EVERY_SECONDS + 2 * LATE_SECONDS)  # nothing else is served meanwhile
        await asyncio.sleep(0.001)
        watching.cancel()

    run(scenario())
    assert lateness.is_late and lateness.seconds >= 2 * LATE_SECONDS


def test_lateness_fades_when_nothing_is_late_any_more() -> None:
    lateness = Lateness()
    lateness.note(4 * LATE_SECONDS)
    looks = 0
    while lateness.is_late:
        lateness.note(0.0)
        looks += 1
    assert 10 < looks < 60, "not at once, and in seconds"
    lateness.note(LATE_SECONDS)
    assert not lateness.is_late


def test_while_it_is_late_bots_that_nobody_watches_come_one_at_a_time_and_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 1000.0
    monkeypatch.setattr(turns, "time", SimpleNamespace(monotonic=lambda: moment))

    async def scenario() -> None:
        nonlocal moment
        taking = Turns(cast(Any, None), cast(Any, SimpleNamespace(store=None, lateness=Lateness())))
        assert taking._unwatched() is None, "all, as long as nobody waits"
        taking._lateness.note(1.0)
        assert [taking._unwatched() for _ in range(3)] == [1, 0, 0]
        moment += LOOK_SECONDS
        assert [taking._unwatched() for _ in range(2)] == [1, 0]

    run(scenario())
