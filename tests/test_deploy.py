"""What is written about running a service is true: its options, its limits, its metrics."""

import dataclasses
import ipaddress
import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from mori.cli.app import app
from mori.server.metrics import Metrics
from mori.server.runner import IDLE_SECONDS
from mori.server.settings import USUAL_LIMITS

ROOT = Path(__file__).parents[1]
RUNNING = (ROOT / "docs" / "running.md").read_text("utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
DEPLOY = [ROOT / "deploy" / name for name in ("compose.yaml", "mori@.service", "Dockerfile")]


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


COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
SERVICES = {name: each for name, each in COMPOSE["services"].items() if name.startswith("mori-")}


def test_the_proxy_asks_the_services_by_the_names_that_they_have() -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    found = re.search(r"reverse_proxy \{\$MORI_SERVICES:(.*?)\}", text)
    assert found is not None
    assert found[1].split() == [f"{name}:8421" for name in SERVICES]
    for name, service in SERVICES.items():
        assert service["hostname"] == name
        assert "--port=8421" in service["command"] and "outside" in service["networks"]
    assert COMPOSE["services"]["proxy"]["networks"] == ["outside"]


def test_the_proxy_gives_up_idle_connections_before_a_service_does() -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    found = re.search(r"keepalive (\d+)s", text)
    assert found is not None and int(found[1]) < IDLE_SECONDS


def test_what_is_waited_for_has_a_health_check() -> None:
    for service in SERVICES.values():
        for name, wanted in service["depends_on"].items():
            assert wanted == {"condition": "service_healthy"}
            kind, program, *_ = COMPOSE["services"][name]["healthcheck"]["test"]
            assert (kind, program) in [("CMD", "pg_isready"), ("CMD", "redis-cli")]


def test_the_password_is_in_no_url() -> None:
    for service in SERVICES.values():
        environment = service["environment"]
        assert environment["PGPASSWORD"] == "${POSTGRES_PASSWORD:?}"
        assert "$" not in environment["MORI_DATABASE_URL"]


@pytest.mark.parametrize("network", ["172.17.0.0/16", "172.31.0.0/16", "192.168.0.0/20"])
def test_the_proxy_is_believed_in_every_network_that_docker_makes(network: str) -> None:
    for service in SERVICES.values():
        given = [option.partition("=") for option in service["command"]]
        known = [ipaddress.ip_network(value) for key, _, value in given if key == "--proxy"]
        inner = ipaddress.IPv4Network(network)
        assert any(inner.subnet_of(each) for each in known if each.version == 4)


def is_sent(path: str) -> bool:
    """Whether Docker takes a file for the image: the last line that fits decides."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.removeprefix("!").removeprefix("**/")
        parts = path.split("/")
        ends = range(1, len(parts) + 1)
        begins = range(len(parts)) if "**/" in line else range(1)
        inner = ["/".join(parts[begin:end]) for begin in begins for end in ends]
        if line and not line.startswith("#") and any(fnmatch(each, pattern) for each in inner):
            sent = line.startswith("!")
    return sent


def test_docker_is_sent_what_a_build_needs_and_nothing_else() -> None:
    for path in (".git/config", ".venv/bin/python", ".env", "deploy/.env", "tests/conftest.py"):
        assert not is_sent(path), path
    for path in ("web/node_modules/a/b.js", "src/mori/core/game.so", "src/mori/__pycache__/a.pyc"):
        assert not is_sent(path), path
    listed = subprocess.run(
        ["git", "ls-files", "src", "web", "docs/rules"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    files = [path.name for path in ROOT.glob("setup*.py")]
    files += ["pyproject.toml", "constraints.txt", "MANIFEST.in", "README.md", "LICENSE"]
    assert len(listed) > 100
    assert [path for path in [*listed, *files] if not is_sent(path)] == []


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
