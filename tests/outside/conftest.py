"""The game of tests/outside/pebbles, installed as anybody would install it, but into a folder."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mori import plugins
from mori.bots import roster
from mori.core import registry

PACKAGE = Path(__file__).parent / "pebbles"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the package was installed into."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, tmp_path_factory.mktemp("source"))
    return folder


def install(folder: Path, workplace: Path) -> None:
    """Install the package into a folder; it is built in another one, not beside its sources."""
    source = workplace / "pebbles"
    ignored = ("*.egg-info", "__pycache__", "build")
    shutil.copytree(PACKAGE, source, ignore=shutil.ignore_patterns(*ignored))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--disable-pip-version-check", "--no-build-isolation", "--target", str(folder)]
    done = subprocess.run([*command, str(source)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def environment(installed: Path) -> dict[str, str]:
    """For processes that shall find it."""
    known = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(installed), known]))}


@pytest.fixture
def pebbles(
    installed: Path, environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The game in this process and those it starts, until the test is over."""
    kept: list[dict[Any, Any]] = [registry._offers, registry._games, registry._rules]
    kept += [roster._offers, roster._classes]
    before = [dict(table) for table in kept]
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    plugins.offer_all()
    yield "pebbles"
    for table, content in zip(kept, before, strict=True):
        table.clear()
        table.update(content)
