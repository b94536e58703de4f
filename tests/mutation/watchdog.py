"""A plugin for pytest: a test that takes far too long has failed. A mutant can run for ever."""

import signal
from collections.abc import Iterator
from types import FrameType
from typing import Final

import pytest

SECONDS: Final = 120.0


def give_up(number: int, frame: FrameType | None) -> None:
    pytest.fail("it takes too long", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
