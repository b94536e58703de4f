"""The command as a process of its own: status, pipes, interruption."""

import os
import signal
import subprocess
import sys

import pytest

import mori
from mori.cli import main
from tests.cli.running import heeding_interruptions, run

COMMAND = [sys.executable, "-c", "from mori.cli import main; main()"]
THREADS = "OPENBLAS_NUM_THREADS"  # read by numpy when it is loaded
MANY_GAMES = ("sim", "hitodama", "--games", "99999", "--jobs", "2")
# The same command, which also says on standard error when the first game is done.
SIMULATE_AND_TELL = """
import sys
from mori.cli import main
from mori.lab.report import Tally

add = Tally.add

def add_and_tell(tally, outcome):
    if not tally.finished:
        print("playing", file=sys.stderr, flush=True)
    add(tally, outcome)

Tally.add = add_and_tell
if __name__ == "__main__":
    main()
"""


def test_the_version_names_the_engine() -> None:
    done = run("--version")
    assert done.exit_code == 0
    assert mori.__version__ in done.stdout and mori.engine_kind() in done.stdout


@pytest.mark.parametrize(("told", "threads"), [(None, "1"), ("3", "3")])
def test_nets_are_read_on_one_thread_unless_told_otherwise(
    told: str | None, threads: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if told is None:
        monkeypatch.delenv(THREADS)
    else:
        monkeypatch.setenv(THREADS, told)
    monkeypatch.setattr("mori.cli.app.app", lambda: None)
    main()
    assert os.environ[THREADS] == threads


def test_help_lists_every_command() -> None:
    shown = run("--help").stdout
    assert all(name in shown for name in ("play", "sim", "replay", "rules", "pack", "bench"))


def test_a_reader_that_leaves_is_no_error() -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "hitodama", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    said = process.stderr.read()
    assert process.wait() == 141 and said == b""
    process.stderr.close()


def test_an_interruption_ends_quietly() -> None:
    with heeding_interruptions():
        process = subprocess.Popen(
            [sys.executable, "-c", SIMULATE_AND_TELL, *MANY_GAMES],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    assert process.stderr is not None
    assert process.stderr.readline() == b"playing\n"
    process.send_signal(signal.SIGINT)
    out, said = process.communicate(timeout=60)
    assert (process.returncode, out, said) == (130, b"", b"")
