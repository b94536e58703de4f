"""The one writer of an SQLite file: a thread that stores together whatever waits."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, NestedTransaction

TOGETHER: Final = 64  # changes that are stored with one sync of the disk, at most
T = TypeVar("T")


@dataclass(frozen=True)
class Waiting:
    """Something to be written, and whoever waits for it."""

    work: Callable[[Connection], Any]
    done: "Future[Any]" = field(default_factory=Future)


class Writer:
    """Writes in the order in which it is asked, each change whole or not at all."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()

    def write(self, work: Callable[[Connection], T]) -> T:
        """Wait until it is stored; raises what the work raises, or what storing it does."""
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="mori-writer", daemon=True)
                self._thread.start()
            waiting = Waiting(work)
            self._waiting.put(waiting)
        result: T = waiting.done.result()
        return result

    def close(self) -> None:
        """Write what waits, and end."""
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
            self._store(group)
            if is_last:
                return

    def _store(self, group: list[Waiting]) -> None:
        """Store a group in one transaction. What fails by itself is left out of it."""
        results: list[tuple[Waiting, Any]] = []
        failures: list[tuple[Waiting, BaseException]] = []
        try:
            with self._engine.begin() as connection:
                for waiting in group:
                    point = connection.begin_nested()
                    try:
                        result = waiting.work(connection)
                    except Exception as error:
                        failures.append((waiting, error))
                        _take_back(point, error)
                    else:
                        point.commit()
                        results.append((waiting, result))
        except BaseException as error:  # nothing of it was stored, whosever fault it is
            for waiting in group:
                waiting.done.set_exception(error)
            return
        for waiting, result in results:
            waiting.done.set_result(result)
        for waiting, failure in failures:
            waiting.done.set_exception(failure)


def _take_back(point: NestedTransaction, cause: Exception) -> None:
    """Undo what one change wrote. A full disk may have undone the whole transaction by then."""
    try:
        point.rollback()
    except Exception:
        raise cause from None
