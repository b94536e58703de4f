"""A process that has loaded all tests and runs some of them in forks (`forks.py`)."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutation.forks import PIPES
from tests.mutation.nearest import NOT_ASKED, Stage
from tests.mutation.trees import Tree

LOADED: Final = ["tests/core", "tests/games", "tests/conformance", "tests/server", "tests/words"]
LOADED_FILES: Final = [
    *(f"tests/test_{name}.py" for name in ("digests", "golden", "page_fixtures", "plugins")),
    "tests/cli/test_serve.py",
]


class Told(NamedTuple):
    failed: str  # the test that failed first
    sure: bool  # else it is to be tried in a process that loads the change


class Loader:
    """Such a process, for one tree."""

    def __init__(self, tree: Tree) -> None:
        theirs, asking = os.pipe()
        telling, ours = os.pipe()
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no", "-s"]
        command += ["-p", "no:cacheprovider", "-p", "tests.mutation.forks"]
        command += [f"--basetemp={tree.folder}.tmp"]
        command += [f"--ignore-glob={each}*" for each in NOT_ASKED]
        with Path(f"{tree.folder}.log").open("wb") as log:
            self._process = subprocess.Popen(
                [*command, *LOADED, *LOADED_FILES],
                cwd=tree.folder,
                env={**tree.environment, PIPES: f"{theirs},{ours}"},
                pass_fds=(theirs, ours),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        os.close(theirs)
        os.close(ours)
        self._asking = os.fdopen(asking, "w", encoding="utf-8", buffering=1)
        self._telling = os.fdopen(telling, encoding="utf-8")
        self.is_ready = bool(self._telling.readline())

    def run(self, stage: Stage, seconds: float, change: tuple[Path, bytes] | None) -> Told:
        """Run a stage's tests against a change: a file as it is now, and what it was before."""
        file, before = change or (None, None)
        question = {
            "files": stage.files,
            "chosen": stage.chosen,
            "seconds": seconds,
            "file": str(file),
            "before": None if before is None else before.hex(),
        }
        self._asking.write(json.dumps(question) + "\n")
        return Told(**json.loads(self._telling.readline()))

    def close(self) -> None:
        self._asking.close()
        self._telling.close()
        self._process.wait()
