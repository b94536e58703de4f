"""Running the command line in a test."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from mori.cli.app import app


def run(*arguments: str) -> Result:
    """The command's result; a traceback in the command fails the test."""
    result = CliRunner().invoke(app, list(arguments), env={"MORI_LANG": "en"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_json(*arguments: str) -> Any:
    """What the command prints with --json: one value, and nothing else."""
    return json.loads(run(*arguments, "--json").stdout)
