"""Running the tests against mutants: nearest first, until one fails, several mutants at a time."""

import queue
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from tests.mutation.mutants import PAGE, Mutant
from tests.mutation.nearest import Stage, stages
from tests.mutation.trees import Tree

NOTICED: Final = "noticed"
SURVIVED: Final = "survived"
EXPLAINED: Final = "explained"

LONGEST_STAGE: Final = 1500.0  # seconds; a single test is stopped much earlier (watchdog.py)
ALL_PASSED, SOME_FAILED, INTERRUPTED, NO_TESTS = 0, 1, 2, 5  # how pytest ends
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
FAILED_ON_THE_PAGE: Final = re.compile(r"FAIL\s+(?:\|\w+\| )?(\S+ > .+)")


class BrokenRun(Exception):
    """The tests could not be run, whatever the mutant."""


@dataclass
class Outcome:
    mutant: Mutant | None  # None: nothing was changed, to see that nothing is then noticed
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


def run_page(tree: Tree, mutant: Mutant | None) -> str:
    """The same for a mutant of the page: all tests that reach its module."""
    web = tree.folder / "web"
    command = ["npx", "vitest", "run"]
    if mutant is not None:
        command = ["npx", "vitest", "related", "--run", str(tree.folder / mutant.file)]
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


def judge(tree: Tree, mutant: Mutant | None, like: Mutant) -> Outcome:
    """Let a mutant, or a tree as it is, meet the tests that `like` meets."""
    start = time.monotonic()
    by, number = "", 0
    with tree.changed_by(mutant):
        if like.area == PAGE:
            by = run_page(tree, mutant)
        else:
            for stage in stages(like):
                number += 1
                by = run_stage(tree, stage)
                if by:
                    break
    status = NOTICED if by else SURVIVED
    return Outcome(mutant, status, by, number, time.monotonic() - start)


def run_all(
    found: list[Mutant], copies: list[Tree], seconds: float, tell: Callable[[Outcome], None]
) -> None:
    """Judge all mutants, as many at a time as there are trees; none is begun after so long.

    The first of each area is also judged without its change: all its tests must pass then, else
    nothing that follows would mean anything.
    """
    free: queue.Queue[Tree] = queue.Queue()
    for tree in copies:
        free.put(tree)
    end = time.monotonic() + seconds

    def work(mutant: Mutant | None, like: Mutant) -> None:
        if time.monotonic() > end:
            return
        tree = free.get()
        try:
            outcome = judge(tree, mutant, like)
        finally:
            free.put(tree)
        if mutant is None and outcome.by:
            raise BrokenRun(f"the tests of {like.area} fail without any change: {outcome.by}")
        tell(outcome)

    firsts = list({mutant.area: mutant for mutant in reversed(found)}.values())
    with ThreadPoolExecutor(len(copies)) as pool:
        controls = [pool.submit(work, None, like) for like in firsts]
        tasks = [pool.submit(work, mutant, mutant) for mutant in found]
        for control in controls:
            control.result()
        for task in tasks:
            task.result()
