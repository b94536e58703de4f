"""The wheel is whole: built from this checkout, installed elsewhere, and played with."""

import contextlib
import json
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from typing import Any

import httpx
import pytest
from packaging.requirements import Requirement

import mori
from mori._engine import MANIFEST_NAME, PACKAGE
from mori.server.settings import PAGE

ROOT = Path(__file__).resolve().parents[2]
# Nothing that leads back to the checkout.
CLEAN = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("MORI_", "PYTHON", "VIRTUAL_ENV"))
}
PATIENCE = 60.0  # seconds
COMMANDS = """
import contextlib, io, json, sys
from mori.cli.app import app

for command in sys.argv[1:]:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            app(command.split())
        except SystemExit as ended:
            status = ended.code
    print(json.dumps([status, out.getvalue(), err.getvalue()]))
"""


class Installed:
    """An environment of its own that has nothing but the wheel and what it declares to need."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"
        venv.create(folder / "environment", symlinks=True)
        (self.packages,) = (folder / "environment" / "lib").glob("python*/site-packages")
        done = python(
            *("-m", "pip", "-q", "--no-input", "--disable-pip-version-check"),
            *("--python", str(self.bin / "python"), "install", "--no-compile", "--no-index"),
            *("--no-deps", str(wheel)),
        )
        assert done.returncode == 0, done.stderr
        (self.metadata,) = self.packages.glob("mori-*.dist-info")

    def link_required(self, extra: str = "") -> None:
        """Link what the wheel declares to need, in the versions that `make setup` has installed.

        Nothing is fetched and unpacked again: that they can be found is what setup has shown.
        """
        for library in required(PathDistribution(self.metadata), extra).values():
            for file in library.files or []:
                top = file.parts[0]
                if top not in {"..", "__pycache__"} and not (self.packages / top).exists():
                    (self.packages / top).symlink_to(Path(str(library.locate_file(top))))

    def mori(self, *arguments: str) -> str:
        """What the command prints, as whoever has installed it starts it."""
        return self._output([self.bin / "mori", *arguments])

    def mori_with_each(self, *commands: str) -> list[list[Any]]:
        """Status, output and error output of some commands, one after the other in one process."""
        said = self._output([self.bin / "python", "-c", COMMANDS, *commands])
        return [json.loads(line) for line in said.splitlines()]

    def _output(self, command: list[Path | str]) -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=CLEAN, stdout=subprocess.PIPE, text=True
        )
        assert done.returncode == 0
        return done.stdout

    @contextlib.contextmanager
    def playing(self) -> Iterator[httpx.Client]:
        """`mori play` until the block is left, and a client of its service."""
        options = ("--no-browser", "--port", "0", "--database", "tables.sqlite3")
        with subprocess.Popen(
            [self.bin / "mori", "play", *options],
            cwd=self.folder,
            env=CLEAN,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        ) as child:
            try:
                assert child.stdout is not None
                found = re.search(r"http://\S+", child.stdout.readline())
                assert found is not None
                with httpx.Client(base_url=found[0], timeout=PATIENCE) as client:
                    yield client
            finally:
                child.terminate()


def required(library: Distribution, extra: str = "") -> dict[str, Distribution]:
    """What a library declares to need, and what that needs: by name, each in a fitting version."""
    found: dict[str, Distribution] = {}
    waiting = [(library, extra)]
    while waiting:
        library, extra = waiting.pop()
        for line in library.requires or []:
            needed = Requirement(line)
            if needed.marker is not None and not needed.marker.evaluate({"extra": extra}):
                continue
            if needed.name not in found:
                found[needed.name] = distribution(needed.name)
                waiting += [(found[needed.name], each) for each in ("", *needed.extras)]
            assert needed.specifier.contains(found[needed.name].version), line
    return found


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**CLEAN, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def build_wheel(folder: Path) -> Path:
    """A wheel with the engine that runs here and, if it has been built, the page.

    What `make setup` compiled is packed, not compiled again. The backend is called as pip does,
    which would start it three times for it.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        backend = tomllib.load(file)["build-system"]["build-backend"]
    done = python(
        *("-c", f"import {backend} as backend; backend.build_wheel({str(folder)!r})"),
        MORI_COMPILE="1" if mori.engine_kind() == "compiled" else "0",
        MORI_PAGE="1" if has_page() else "0",
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def check_contents(wheel: Path) -> None:
    """Everything that lies in the package here, and nothing else."""
    left_out = {"__pycache__"} | (set() if has_page() else {"page"})
    here: set[str] = set()
    for folder, folders, files in os.walk(PACKAGE, followlinks=True):
        folders[:] = [name for name in folders if name not in left_out]
        here |= {Path(folder, name).relative_to(PACKAGE.parent).as_posix() for name in files}
    if mori.engine_kind() == "interpreted":
        here = {name for name in here if not name.endswith((".so", MANIFEST_NAME))}
    # Beside the rules, by language, lies what engineers read about them.
    here -= {name for name in here if Path(name).parent.name == "rules_text"}
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("mori/")}
    assert packed == here


def has_page() -> bool:
    return (PAGE / "index.html").is_file()


def test_the_wheel_plays_in_an_environment_of_its_own(tmp_path: Path) -> None:
    """One test, because making the environment is what costs."""
    wheel = build_wheel(tmp_path)
    check_contents(wheel)
    installed = Installed(tmp_path, wheel)
    installed.link_required()
    check_research(installed)
    installed.link_required("server")
    with installed.playing() as client:
        check_table(client)
        if has_page():
            check_page(client)
    if not has_page():
        pytest.skip("no built page: all but the page was tried")


def check_research(installed: Installed) -> None:
    """The plain wheel: the engine, its packs, words and rules, and no web stack."""
    version = installed.mori("--version")
    assert version == f"Mori {mori.__version__}, {mori.engine_kind()} engine\n"
    simulated, rule, checked, refused = installed.mori_with_each(
        "sim hitodama --players 2 --games 1 --seed 1",
        "rules hitodama H-BLOCK-3",
        "pack check",
        "play --no-browser",
    )
    assert simulated[0] == 0 and simulated[2] == ""
    assert rule[0] == 0 and "H-BLOCK-3" in rule[1]
    assert checked[0] == 0
    assert refused[0] == 2 and "mori[server]" in refused[2]


def check_table(client: httpx.Client) -> None:
    health = client.get("/healthz").json()
    assert health["engine"] == mori.engine_kind()
    made = client.post("/api/tables", json={"game": "bitoku", "seats": ["me", "greedy"]})
    assert made.status_code == 201, made.text


def check_page(client: httpx.Client) -> None:
    index = client.get("/")
    assert index.status_code == 200 and "<html" in index.text
    assets = re.findall(r"/assets/[\w.-]+", index.text)
    assert assets
    for asset in assets:
        assert client.get(asset).status_code == 200, asset
