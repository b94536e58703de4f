"""Running the tests against mutants: nearest first, until one fails, several mutants at a time."""

import queue
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.mutation.loading import Loader
from tests.mutation.mutants import HIDDEN, PAGE, RULES, SERVICE, Mutant
from tests.mutation.nearest import Stage, stages
from tests.mutation.trees import Tree

NOTICED: Final = "noticed"
SURVIVED: Final = "survived"
EXPLAINED: Final = "explained"

LONGEST_STAGE: Final = 1500.0  # seconds; a single test is stopped much earlier (watchdog.py)
# What is changed in a process that has loaded everything. Packs are read while it loads.
FORKED: Final = (RULES, HIDDEN, SERVICE)
HAS_FORKS: Final = sys.platform == "linux"
ALL_PASSED, SOME_FAILED, INTERRUPTED, NO_TESTS = 0, 1, 2, 5  # how pytest ends
# A test's name may hold spaces; what it failed with stands behind a dash.
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
FAILED_ON_THE_PAGE: Final = re.compile(r"FAIL\s+(?:\|\w+\| )?(\S+ > .+)")


class BrokenRun(Exception):
    """The tests could not be run, whatever the mutant."""


@dataclass
class Outcome:
    mutant: Mutant
    status: str
    by: str  # the test that failed first
    stage: int
    seconds: float
    why: str = ""  # why it could not be noticed


def run_stage(tree: Tree, stage: Stage) -> str:
    """The test that failed, or nothing."""
    if not stage.files:
        return ""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-rfE"]
    command += ["-p", "no:cacheprovider", "-p", "tests.mutation.watchdog"]
    command += ["-k", stage.chosen] if stage.chosen else []
    try:
        done = subprocess.run(
            # In the usual order: tests of one service count what those before them have done.
            [*command, *sorted(stage.files)],
            cwd=tree.folder,
            env=tree.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            timeout=LONGEST_STAGE,
            text=True,
            errors="replace",
        )
    except subprocess.TimeoutExpired:
        return "(the tests do not end)"
    if done.returncode in (ALL_PASSED, NO_TESTS):
        return ""
    found = FAILED.search(done.stdout)
    if found is not None:
        return found[1]
    if done.returncode in (SOME_FAILED, INTERRUPTED) or done.returncode < 0:
        return "(the tests cannot be loaded)"
    if "tests.mutation" in done.stdout or "conftest" in done.stdout:
        return "(the tests cannot be loaded)"
    raise BrokenRun(f"pytest ended with {done.returncode}: {done.stdout[-2000:]}")


def run_page(tree: Tree, files: list[str], changed: Path | None = None) -> str:
    """The same for tests of the page: those of some files, or all that reach a module."""
    if not files and changed is None:
        return ""
    web = tree.folder / "web"
    command = ["npx", "vitest", "run", *files]
    if changed is not None:
        command = ["npx", "vitest", "related", "--run", str(changed)]
    try:
        done = subprocess.run(
            [*command, "--bail=1", "--passWithNoTests"],
            cwd=web,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            timeout=300,
            text=True,
            errors="replace",
        )
    except subprocess.TimeoutExpired:
        return "(the tests do not end)"
    if done.returncode == 0:
        return ""
    found = FAILED_ON_THE_PAGE.search(re.sub(r"\x1b\[[0-9;]*m", "", done.stdout))
    return found[1].strip() if found is not None else "(the tests cannot be loaded)"


class Worker:
    """Judges one mutant after the other, in a tree of its own."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self._loader: Loader | None = None

    def judge(self, mutant: Mutant) -> Outcome:
        """Let a mutant meet its tests."""
        loader = self._loaded() if mutant.area in FORKED and HAS_FORKS else None
        start = time.monotonic()
        by, number, is_sure = "", 0, False
        with self.tree.changed_by(mutant) as change:
            if mutant.area == PAGE:
                by, is_sure = run_page(self.tree, [], self.tree.folder / mutant.file), True
            elif loader is not None:
                by, number, is_sure = run_forked(loader, list(stages(mutant)), change)
            if not by and not is_sure:
                by, number = run_anew(self.tree, list(stages(mutant)))
        status = NOTICED if by else SURVIVED
        return Outcome(mutant, status, by, number, time.monotonic() - start)

    def _loaded(self) -> Loader:
        if self._loader is None:
            self._loader = Loader(self.tree)
            if not self._loader.is_ready:
                raise BrokenRun("the tests cannot be loaded")
        return self._loader

    def close(self) -> None:
        if self._loader is not None:
            self._loader.close()


def run_anew(tree: Tree, wanted: list[Stage]) -> tuple[str, int]:
    """The test that failed, and its stage; each stage in a process of its own."""
    for number, stage in enumerate(wanted, start=1):
        by = run_stage(tree, stage)
        if by:
            return by, number
    return "", len(wanted)


def run_forked(
    loader: Loader, wanted: list[Stage], change: tuple[Path, bytes] | None
) -> tuple[str, int, bool]:
    """The test that failed, its stage, and whether that is all that can be said."""
    for number, stage in enumerate(wanted, start=1):
        told = loader.run(stage, LONGEST_STAGE, change)
        if told.failed or not told.sure:
            return told.failed, number, told.sure
    return "", len(wanted), True


def run_all(
    found: list[Mutant], copies: list[Tree], seconds: float, tell: Callable[[Outcome], None]
) -> None:
    """Judge all mutants, as many at a time as there are trees; none is begun after so long."""
    workers = [Worker(tree) for tree in copies]
    free: queue.Queue[Worker] = queue.Queue()
    for worker in workers:
        free.put(worker)
    end = time.monotonic() + seconds

    def work(mutant: Mutant) -> None:
        if time.monotonic() > end:
            return
        worker = free.get()
        try:
            outcome = worker.judge(mutant)
        finally:
            free.put(worker)
        tell(outcome)

    try:
        with ThreadPoolExecutor(len(copies)) as pool:
            for task in [pool.submit(work, mutant) for mutant in found]:
                task.result()
    finally:
        for worker in workers:
            worker.close()


def fail_anyway(outcomes: list[Outcome], tree: Tree) -> set[str]:
    """Of the tests that noticed something, those that fail without any change: they prove nothing.

    No others need to be asked.
    """
    noticing = {outcome.by for outcome in outcomes if outcome.status == NOTICED}
    asked = sorted(by for by in noticing if by.startswith("tests/"))
    wrong: set[str] = set()
    while by := run_stage(tree, Stage([test for test in asked if test not in wrong])):
        wrong.add(by)
    on_page = {by for by in noticing if " > " in by}
    if by := run_page(tree, sorted({by.partition(" > ")[0] for by in on_page})):
        wrong.add(by)
    return wrong
