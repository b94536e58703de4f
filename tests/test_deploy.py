"""What is written about running a service is true: its options, its limits, its metrics."""

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from mori.cli.app import app
from mori.server.metrics import Metrics
from mori.server.settings import USUAL_LIMITS

ROOT = Path(__file__).parents[1]
RUNNING = (ROOT / "docs" / "running.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
DEPLOY = [ROOT / "deploy" / name for name in ("compose.yaml", "mori.service", "Dockerfile")]


def options_of(*command: str) -> set[str]:
    found: Any = typer.main.get_command(app)
    for word in command:
        found = found.commands[word]
    return {option for parameter in found.params for option in parameter.opts}


@pytest.mark.parametrize("path", DEPLOY, ids=lambda path: path.name)
def test_services_are_started_with_options_that_there_are(path: Path) -> None:
    lines = [line.strip() for line in path.read_text("utf-8").splitlines()]
    starts = ("- --", "--", "ExecStart", 'CMD ["serve"')
    started = " ".join(line for line in lines if line.startswith(starts))
    given = set(re.findall(r"(?<![\w-])--[a-z-]+", started))
    assert "--port" in given
    assert given <= options_of("serve")


def test_commands_in_the_text_have_options_that_there_are() -> None:
    found = re.findall(r"^mori (serve|backup|restore|records check)(.*)$", RUNNING, re.MULTILINE)
    assert len(found) >= 5
    for command, rest in found:
        known = options_of(*command.split())
        assert set(re.findall(r"(?<![\w-])--[a-z-]+", rest)) <= known, command


def test_the_limits_are_those_of_the_settings() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", RUNNING, re.MULTILINE)
    assert {name: int(number) for name, number in rows} == dataclasses.asdict(USUAL_LIMITS)


def test_the_metrics_that_are_named_are_there() -> None:
    named = set(re.findall(r"`(mori_\w+)`", RUNNING))
    counted = Metrics().text().decode()
    assert len(named) >= 8
    for name in named:
        assert f"{name.removesuffix('_total')}" in counted, name


def test_the_promise_is_described_as_it_is_made() -> None:
    assert "printf 'mori-shuffle/1:%s:%s' NONCE SEED | sha256sum" in SECURITY
