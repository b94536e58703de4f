"""The only writer of an SQLite file: a thread that commits waiting changes together.

Without threads each change is committed by itself, at once.
"""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

TOGETHER: Final = 64  # changes with one disk sync, at most
T = TypeVar("T")


@dataclass(frozen=True)
class Waiting:
    """A queued change, and the future of its result."""

    work: Callable[[Connection], Any]
    done: "Future[Any]" = field(default_factory=Future)


class Writer:
    """Writes changes in the order in which they come, each whole or not at all."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()

    def write(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Queue a change; the future raises what the work or the commit raises.

        The work may run more than once, but an earlier run is rolled back first.
        """
        waiting = Waiting(work)
        waiting.done.set_running_or_notify_cancel()  # it is stored even if nobody waits any more
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="mori-writer", daemon=True)
                self._thread.start()
            self._waiting.put(waiting)
        return waiting.done

    def close(self) -> None:
        """Write what is queued, and stop."""
        with self._starting:
            thread, self._thread = self._thread, None
            if thread is not None:
                self._waiting.put(None)
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            is_last = False
            while len(group) < TOGETHER and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    is_last = True
                    break
                group.append(more)
            store(self._engine, group)
            if is_last:
                return


class WriterAtOnce:
    """Writes each change when it comes, whole or not at all."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Store a change; the future, which is done, raises what the work or the commit raises."""
        waiting = Waiting(work)
        waiting.done.set_running_or_notify_cancel()
        store(self._engine, [waiting])
        return waiting.done

    def close(self) -> None:
        """Nothing is queued."""


def store(engine: Engine, group: list[Waiting]) -> None:
    """Store a group in one transaction; if that fails, each change in its own."""
    results: list[Any] = []
    try:
        with engine.begin() as connection:
            for waiting in group:
                results.append(waiting.work(connection))
    except BaseException as error:  # nothing of it was stored
        if len(group) > 1 and len(results) < len(group):
            for waiting in group:
                store(engine, [waiting])
            return
        for waiting in group:
            waiting.done.set_exception(error)
        return
    for waiting, result in zip(group, results, strict=True):
        waiting.done.set_result(result)
