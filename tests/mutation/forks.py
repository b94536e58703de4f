"""A plugin for pytest: it collects the tests once, and runs some of them in a fork when asked to.

A change is put into the fork alone, into functions that are loaded already (`patching.py`). So a
mutant costs what its tests cost, and nothing is loaded, collected or compiled for it. Questions and
answers are lines of JSON over two pipes (`loading.py` has their other ends).
"""

import contextlib
import ctypes
import gc
import itertools
import json
import os
import select
import signal
import sys
import time
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest
from _pytest.mark import KeywordMatcher
from _pytest.mark.expression import Expression
from _pytest.runner import runtestprotocol

from tests.mutation.watchdog import SECONDS, give_up

PIPES: Final = "MORI_FORKS"  # where the numbers of the two pipes are told
SERVICES: Final = frozenset({"service", "services", "strict", "stocked", "paged", "postgres"})
SUBREAPER: Final = 36  # of prctl(2): who is left behind by a fork becomes ours, to be ended


class Early:
    """What was entered while modules and tests were loaded: that has happened, in every fork."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()
        sys.settrace(self)

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        self.codes.add(frame.f_code)

    def end(self) -> set[tuple[str, str, int]]:
        from tests.mutation.patching import key_of

        sys.settrace(None)
        return {key_of(code) for code in self.codes}


class Forks:
    """Answers questions until there are no more."""

    def __init__(self) -> None:
        asked, told = (int(number) for number in os.environ[PIPES].split(","))
        self.asked = os.fdopen(asked, encoding="utf-8")
        self.told = os.fdopen(told, "w", encoding="utf-8", buffering=1)
        self.count = itertools.count(1)
        self.early = Early()

    def tell(self, answer: object) -> None:
        self.told.write(json.dumps(answer) + "\n")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from tests.mutation.patching import Loaded

        early = self.early.end()
        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
        gc.unfreeze()
        objects = gc.get_objects()
        loaded = Loaded(
            [each for each in objects if isinstance(each, FunctionType)],
            [each for each in objects if isinstance(each, _lru_cache_wrapper)],
            early,
        )
        del objects
        gc.freeze()
        self.tell("ready")
        for line in self.asked:
            question = json.loads(line)
            self.tell(self.answer(chosen(session.items, question), question, loaded))
        return True

    def answer(self, items: list[pytest.Item], question: Any, loaded: Any) -> object:
        kept, number = children(), next(self.count)
        reading, writing = os.pipe()
        fork = os.fork()
        if fork == 0:
            os.close(reading)
            try:
                run(items, question, loaded, number, writing)
            finally:
                os._exit(1)
        os.close(writing)
        told = read_all(reading, question["seconds"])
        while left_behind := children() - kept:  # by the fork, too, once it has ended
            for left in left_behind:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(left, signal.SIGKILL)
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(left, 0)
        return json.loads(told) if told else {"failed": "(the tests do not end)", "sure": True}


def chosen(items: list[pytest.Item], question: Any) -> list[pytest.Item]:
    """The tests of some files, as pytest -k would choose them.

    First those without a service, file by file as asked for; the others in the usual order: tests
    of one service count what those before them have done.
    """
    places = {file: place for place, file in enumerate(question["files"])}
    expression = Expression.compile(question["chosen"]) if question["chosen"] else None

    def place(item: pytest.Item) -> int:
        needs_service = not SERVICES.isdisjoint(getattr(item, "fixturenames", ()))
        return len(places) if needs_service else places[item.nodeid.partition("::")[0]]

    found = [item for item in items if item.nodeid.partition("::")[0] in places]
    # What is not loaded would notice nothing, and nobody would know.
    missing = set(places) - {item.nodeid.partition("::")[0] for item in found}
    assert not missing, missing
    if expression is not None:
        found = [item for item in found if expression.evaluate(KeywordMatcher.from_item(item))]
    return sorted(found, key=place)


def run(items: list[pytest.Item], question: Any, loaded: Any, number: int, writing: int) -> None:
    """In a fork: run tests until one fails, and tell which."""
    from tests.mutation.patching import patch

    sure = True
    if question["before"] is not None:
        sure = patch(loaded, Path(question["file"]), bytes.fromhex(question["before"]))
    failed = ""
    for at, item in enumerate(items):
        following = items[at + 1] if at + 1 < len(items) else None
        signal.signal(signal.SIGALRM, give_up)
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        reports = runtestprotocol(item, log=False, nextitem=following)
        signal.setitimer(signal.ITIMER_REAL, 0)
        if any(report.failed for report in reports):
            failed = item.nodeid
            break
    with os.fdopen(writing, "w") as pipe:
        pipe.write(json.dumps({"failed": failed, "sure": sure}))
    os._exit(0)


def children() -> set[int]:
    tasks = Path("/proc/self/task").glob("*/children")
    return {int(number) for task in tasks for number in task.read_text().split()}


def read_all(pipe: int, seconds: float) -> bytes:
    """All that comes before the other end is closed, or nothing if that takes too long."""
    end, found = time.monotonic() + seconds, b""
    with os.fdopen(pipe, "rb", buffering=0) as source:
        while True:
            ready, _, _ = select.select([source], [], [], max(0.0, end - time.monotonic()))
            part = source.read(65536) if ready else b""
            if not part:
                return found if ready else b""
            found += part


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Forks())
