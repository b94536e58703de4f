"""Running the command line in a test."""

import contextlib
import json
import signal
from collections.abc import Iterator
from typing import Any

from typer.testing import CliRunner, Result

from mori.cli.app import app


def run(*arguments: str) -> Result:
    """The command's result; a traceback in the command fails the test."""
    result = CliRunner().invoke(app, list(arguments))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_json(*arguments: str) -> Any:
    """What the command prints with --json: one value, and nothing else."""
    return json.loads(run(*arguments, "--json").stdout)


@contextlib.contextmanager
def heeding_interruptions() -> Iterator[None]:
    """Processes started meanwhile can be interrupted, even where the tests are told not to be.

    Whoever is started with `&` in a script ignores it, and so would all it starts.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
