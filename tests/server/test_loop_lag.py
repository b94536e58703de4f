"""Event-loop lag: while it is high, bots at unwatched tables wait."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mori.server.loop_lag import EVERY_SECONDS, HIGH_SECONDS, LoopLag
from mori.server.tables import turns
from mori.server.tables.turns import LOOK_SECONDS, Turns
from tests.server.running import run


def test_the_overrun_of_a_short_sleep_is_lag() -> None:
    loop_lag = LoopLag()

    async def scenario() -> None:
        watching = asyncio.create_task(loop_lag.watch())
        await asyncio.sleep(0)
        time.sleep(EVERY_SECONDS + 2 * HIGH_SECONDS)  # nothing else is served meanwhile
        await asyncio.sleep(0.001)
        watching.cancel()

    run(scenario())
    assert loop_lag.is_high and loop_lag.seconds >= 2 * HIGH_SECONDS


def test_the_lag_falls_slowly_when_sleeps_are_on_time() -> None:
    loop_lag = LoopLag()
    loop_lag.note(4 * HIGH_SECONDS)
    looks = 0
    while loop_lag.is_high:
        loop_lag.note(0.0)
        looks += 1
    assert 10 < looks < 60, "not at once, and in seconds"
    loop_lag.note(HIGH_SECONDS)
    assert not loop_lag.is_high


def test_while_the_lag_is_high_unwatched_bots_play_one_at_a_time_and_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 1000.0
    monkeypatch.setattr(turns, "time", SimpleNamespace(monotonic=lambda: moment))

    async def scenario() -> None:
        nonlocal moment
        taking = Turns(cast(Any, None), cast(Any, SimpleNamespace(store=None, loop_lag=LoopLag())))
        assert taking._unwatched() is None, "all, as long as nobody waits"
        taking._loop_lag.note(1.0)
        assert [taking._unwatched() for _ in range(3)] == [1, 0, 0]
        moment += LOOK_SECONDS
        assert [taking._unwatched() for _ in range(2)] == [1, 0]

    run(scenario())
