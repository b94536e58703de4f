"""The README's commands make a wheel of a fresh clone that is whole, and install it elsewhere."""

import contextlib
import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import mori
import setup_engine
from mori._engine import MANIFEST_NAME
from mori.server.settings import PAGE
from tests.package.clone import CLEAN, ROOT, can_reach_an_index, fresh_clone

README = (ROOT / "README.md").read_text("utf-8")
PATIENCE = 60.0  # seconds


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
        """What the command prints, started as after any installation."""
        done = self._run(*arguments)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout

    def _run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / "mori"), *arguments]
        return subprocess.run(command, cwd=self.folder, env=CLEAN, capture_output=True, text=True)

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
    """What makes the wheel, what installs it, and what adds the extras."""
    chapter = README.partition("## As a package")[2].partition("\n## ")[0]
    build, install = re.findall(r"`(pip [^`\n]+)`", chapter)
    (add,) = re.findall(r"^(pip install [^#\n]+)", chapter, re.MULTILINE)
    return build, install, add


def left_out() -> dict[str, str]:
    """What cannot be built on this machine is left out, as setup.py says."""
    engine = {} if mori.engine_kind() == "compiled" else {"MORI_COMPILE": "0"}
    return engine | ({} if has_page() else {"MORI_PAGE": "0"})


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
    clone = fresh_clone(tmp_path / "clone")
    installed = Installed(tmp_path, clone)
    build, install, add_the_extras = commands_in_the_readme()
    installed.shell(build)
    (wheel,) = (clone / "dist").glob("*.whl")
    check_contents(wheel, clone / "src" / "mori")
    installed.shell(install)
    check_research(installed)
    for command in ("true", add_the_extras):
        installed.shell(command)
        with installed.playing() as client:
            check_table(client)
            if has_page():
                check_page(client)
    if not has_page():
        pytest.skip("no built page: all but the page was tried")


def test_a_wheel_of_a_checkout_packs_what_was_built_there(tmp_path: Path) -> None:
    """The command of CONTRIBUTING.md."""
    command = [
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(tmp_path),
    ]
    done = subprocess.run(
        [sys.executable, *command, "."],
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
    """The engine, its packs, words and rules."""
    version = installed.mori("--version")
    assert version == f"Mori {mori.__version__}, {mori.engine_kind()} engine\n"
    installed.mori("sim", "hitodama", "--players", "2", "--games", "1", "--seed", "1")
    assert "H-BLOCK-3" in installed.mori("rules", "hitodama", "H-BLOCK-3")
    installed.mori("pack", "check")


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
