"""Blocking work, done aside so that the service can answer meanwhile: in a thread.

In a browser there are no threads. There the work is done at once, so it should be short.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

HAS_THREADS: Final[bool] = sys.platform != "emscripten"


async def aside(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """The result of some blocking work."""
    return await aside_in(None, work, *args, **more)


async def aside_in(
    threads: Executor | None, work: Callable[P, T], *args: P.args, **more: P.kwargs
) -> T:
    """The same in one of these threads; None: in any."""
    if not HAS_THREADS:
        return work(*args, **more)
    if threads is None:
        return await asyncio.to_thread(work, *args, **more)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(threads, lambda: work(*args, **more))
