"""The README's commands make a wheel of a fresh clone that is whole, and install it elsewhere."""

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import mori
import setup_engine
from mori._engine import MANIFEST_NAME
from mori.server.settings import PAGE

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
# All that a fresh clone has not: what git ignores.
NOT_IN_A_CLONE = shutil.ignore_patterns(
    ".git", ".venv", ".bench", "node_modules", "build", "dist", "page", "*.so", MANIFEST_NAME,
    "__pycache__", "*.egg-info", ".hypothesis", ".*_cache", ".svelte-check",
)  # fmt: skip
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
    """An environment of its own that has nothing but what the README's commands install."""

    def __init__(self, folder: Path, clone: Path) -> None:
        self.folder = folder
        self.clone = clone
        self.bin = folder / "environment" / "bin"
        venv.create(folder / "environment", symlinks=True, with_pip=True)

    def shell(self, command: str) -> None:
        """Run a command of the README in the clone, with the versions that are locked."""
        environment = {**CLEAN, **left_out(), "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
        environment["PATH"] = f"{self.bin}:{environment['PATH']}"
        done = subprocess.run(
            ["sh", "-c", command], cwd=self.clone, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"

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


def commands_in_the_readme() -> tuple[str, str, str]:
    """What makes the wheel, what installs it for research, and what adds the browser's table."""
    chapter = README.partition("## As a package")[2].partition("\n## ")[0]
    build, install = re.findall(r"`(pip [^`\n]+)`", chapter)
    (add,) = re.findall(r"^(pip install [^#\n]+)", chapter, re.MULTILINE)
    return build, install, add


def left_out() -> dict[str, str]:
    """What cannot be built on this machine is left out, as setup.py says."""
    engine = {} if mori.engine_kind() == "compiled" else {"MORI_COMPILE": "0"}
    return engine | ({} if has_page() else {"MORI_PAGE": "0"})


def can_reach_an_index(folder: Path) -> bool:
    command = ["-m", "pip", "-qq", "download", "--no-deps", "--retries", "0", "--dest"]
    done = subprocess.run(
        [sys.executable, *command, folder, "setuptools"], env=CLEAN, capture_output=True
    )
    return done.returncode == 0


def check_contents(wheel: Path, package: Path) -> None:
    """Everything that lies in a package, and nothing else."""
    here: set[str] = set()
    for folder, folders, files in os.walk(package, followlinks=True):
        folders[:] = [name for name in folders if name not in left_out_folders()]
        here |= {Path(folder, name).relative_to(package.parent).as_posix() for name in files}
    here = {name for name in here if not name.endswith((".so", MANIFEST_NAME))}
    if mori.engine_kind() == "compiled":
        made = setup_engine.extensions_of(setup_engine.compiled_sources())
        here |= {path.relative_to(setup_engine.SOURCES).as_posix() for path in made}
        here.add(f"mori/{MANIFEST_NAME}")
    # Beside the rules, by language, lies what engineers read about them.
    here -= {name for name in here if Path(name).parent.name == "rules_text"}
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert packed == here


def left_out_folders() -> set[str]:
    return {"__pycache__"} | (set() if has_page() else {"page"})


def has_page() -> bool:
    return (PAGE / "index.html").is_file()


def test_a_wheel_of_a_fresh_clone_plays_in_an_environment_of_its_own(tmp_path: Path) -> None:
    """One test, because compiling is what costs. Word for word what the README says, isolated."""
    if not can_reach_an_index(tmp_path / "probe"):
        pytest.skip("no package index can be reached, and a build in isolation needs one")
    clone = tmp_path / "clone"
    shutil.copytree(ROOT, clone, symlinks=True, ignore=NOT_IN_A_CLONE)
    installed = Installed(tmp_path, clone)
    build, install, add_the_table = commands_in_the_readme()
    installed.shell(build)
    (wheel,) = (clone / "dist").glob("*.whl")
    check_contents(wheel, clone / "src" / "mori")
    installed.shell(install)
    check_research(installed)
    installed.shell(add_the_table)
    with installed.playing() as client:
        check_table(client)
        if has_page():
            check_page(client)
    if not has_page():
        pytest.skip("no built page: all but the page was tried")


def test_a_wheel_of_a_checkout_packs_what_was_built_there(tmp_path: Path) -> None:
    """The backend is called as pip does without isolation, which would start it three times."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        backend = tomllib.load(file)["build-system"]["build-backend"]
    done = subprocess.run(
        [sys.executable, "-c", f"import {backend} as it; it.build_wheel({str(tmp_path)!r})"],
        cwd=ROOT,
        env=CLEAN | left_out(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    check_contents(wheel, setup_engine.PACKAGE)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith((".so", MANIFEST_NAME)):
                assert archive.read(name) == (setup_engine.SOURCES / name).read_bytes(), name


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
