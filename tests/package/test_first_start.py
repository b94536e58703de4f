"""`make play` on a fresh clone: what playing needs, and the engine in the background."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from setuptools.command.build_ext import build_ext

import setup_aside
import setup_engine
from mori._engine import MANIFEST_NAME
from tests.package.clone import CLEAN, ROOT, can_reach_an_index, fresh_clone

PATIENCE = 60.0  # seconds


def recipe(*targets: str) -> str:
    """What make would do for these targets in a fresh clone."""
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", *targets],
        cwd=ROOT,
        env=CLEAN,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_playing_needs_neither_test_tools_nor_the_compiler() -> None:
    done = recipe("player")
    assert "'.[server]'" in done
    assert "[dev]" not in done and "build_ext" not in done


def test_working_on_mori_needs_the_tools_and_the_compiled_engine() -> None:
    done = recipe("setup")
    assert "'.[dev]'" in done and "build_ext --inplace" in done and "setup_page.py" in done


def end_all_in(folder: Path) -> None:
    """End all processes that work in a folder, also those in the background."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if (process / "cwd").resolve().is_relative_to(folder):
                os.kill(int(process.name), signal.SIGTERM)


def test_make_play_on_a_fresh_clone_serves_the_page_while_the_engine_is_compiled(
    tmp_path: Path,
) -> None:
    if not can_reach_an_index(tmp_path / "probe"):
        pytest.skip("no package index can be reached")
    if shutil.which("npm") is None or not setup_engine.has_working_compiler():
        pytest.skip("no npm or no C compiler")
    clone = fresh_clone(tmp_path / "clone")
    said = []
    with subprocess.Popen(
        ["make", "play", "ARGS=--no-browser --port 0 --database tables.sqlite3"],
        cwd=clone,
        env=CLEAN,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as child:
        try:
            assert child.stdout is not None
            for line in child.stdout:
                said.append(line)
                if address := re.search(r"http://[\w.:]+", line):
                    break
            assert address, said
            with httpx.Client(base_url=address[0], timeout=PATIENCE) as client:
                assert client.get("/healthz").json()["engine"] == "interpreted"
                assert "<html" in client.get("/").text
                wish = {"game": "bitoku", "seats": ["me", "cedar"]}
                assert client.post("/api/tables", json=wish).status_code == 201
        finally:
            end_all_in(clone)
    assert "about half a minute" in said[0]
    assert any("compiling the engine in the background" in line for line in said)


# -- half an engine


@pytest.fixture
def half_an_engine(tmp_path: Path) -> Path:
    """A package with an extension module that cannot be loaded beside its source."""
    package = tmp_path / "mori"
    package.mkdir()
    shutil.copy(setup_engine.PACKAGE / "_engine.py", package)
    start = "from mori import _engine\n_engine.prefer_sources_if_asked()\n"
    (package / "__init__.py").write_text(start, encoding="utf-8")
    (package / "part.py").write_text("print('from its source')\n", encoding="utf-8")
    (package / f"part{setup_engine.SUFFIX}").write_text("half a file", encoding="utf-8")
    return package


def import_part(package: Path) -> subprocess.CompletedProcess[str]:
    environment = {**CLEAN, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", "import mori.part"]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_an_engine_that_was_not_finished_is_not_used(half_an_engine: Path) -> None:
    assert import_part(half_an_engine).stdout == "from its source\n"


def test_an_engine_that_was_finished_is_used(half_an_engine: Path) -> None:
    (half_an_engine / MANIFEST_NAME).touch()
    assert "ImportError" in import_part(half_an_engine).stderr  # it was tried


def test_what_an_interrupted_compiler_left_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half an object file lies where the compiler writes, never where the linker reads."""
    source = tmp_path / "part.c"
    source.write_text("int one(void) { return 1; }\n", encoding="utf-8")
    command = setup_engine.BuildEngine(setup_engine.NativeDistribution())
    command.build_lib = str(tmp_path / "lib")
    command.ensure_finalized()
    compiler = Interrupted()
    command.compiler = compiler
    monkeypatch.setattr(build_ext, "build_extensions", lambda self: None)
    command.build_extensions()
    with pytest.raises(KeyboardInterrupt):
        command.compiler.compile([str(source)], output_dir=str(tmp_path / "temp"))
    compiler.is_interrupted = False
    (made,) = command.compiler.compile([str(source)], output_dir=str(tmp_path / "temp"))
    assert Path(made).read_text("utf-8") == "whole"


class Interrupted:
    """A compiler that is stopped when it has written half of its file."""

    def __init__(self) -> None:
        self.is_interrupted = True

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]

    def compile(self, sources: list[str], output_dir: str) -> list[str]:
        (target,) = self.object_filenames(sources, output_dir)
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        Path(target).write_text("half" if self.is_interrupted else "whole", encoding="utf-8")
        if self.is_interrupted:
            raise KeyboardInterrupt
        return [target]


# -- in the background


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for builds of its own, on a machine with a working compiler."""
    monkeypatch.setattr(setup_engine, "BUILD", tmp_path)
    monkeypatch.setattr(setup_engine, "LOCK", tmp_path / ".lock")
    monkeypatch.setattr(setup_engine, "has_working_compiler", lambda: True)
    monkeypatch.setattr(setup_aside, "ROOT", tmp_path)
    monkeypatch.setattr(setup_aside, "BUILD", tmp_path)
    monkeypatch.setattr(setup_aside, "LOG", tmp_path / "engine.log")
    monkeypatch.setattr(setup_aside, "FAILED", tmp_path / "engine.failed")
    return tmp_path


def compile_with(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let a script of the shell stand for mypyc and the C compiler."""
    monkeypatch.setattr(setup_aside, "COMPILE", ["sh", "-c", script])


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_the_game_does_not_wait_for_the_engine_and_its_end_does_not_stop_it(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, compiled = build / "waiting", build / "compiled"
    os.mkfifo(waiting)
    compile_with(monkeypatch, f"read line <{waiting}; ps -o sid= -p $$ >{compiled}")
    assert setup_aside.compile_aside() == setup_aside.STARTED
    assert not compiled.exists()  # the fifo has no writer yet
    waiting.write_text("go on\n", encoding="utf-8")
    wait_for(lambda: compiled.exists() and compiled.read_text("utf-8").strip() != "")
    assert int(compiled.read_text("utf-8")) != os.getsid(0)  # Ctrl-C does not get there


def test_an_engine_that_is_being_compiled_is_not_compiled_twice(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_with(monkeypatch, f": >{build / 'compiled twice'}")
    with setup_engine.one_at_a_time():
        assert setup_aside.compile_aside() == setup_aside.GOES_ON
    assert not setup_engine.is_being_compiled()
    assert not (build / "engine.log").exists()


def test_a_compile_that_was_killed_holds_up_no_other(build: Path) -> None:
    script = "import fcntl, sys; lock = open(sys.argv[1], 'a'); fcntl.flock(lock, fcntl.LOCK_EX)"
    script += "; print(flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", script, str(build / ".lock")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        assert setup_engine.is_being_compiled()
        child.send_signal(signal.SIGKILL)
    assert not setup_engine.is_being_compiled()


def test_an_engine_that_could_not_be_compiled_is_tried_again_when_a_source_has_changed(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_engine, "newest_source", lambda: 1.0)
    compile_with(monkeypatch, "echo no such type; exit 1")
    setup_aside.compile_aside()
    wait_for((build / "engine.failed").exists)
    assert (build / "engine.failed").read_text("utf-8") == "no such type\n"
    assert "engine.failed says why" in setup_aside.compile_aside()
    monkeypatch.setattr(setup_engine, "newest_source", lambda: time.time() + 1)
    assert setup_aside.compile_aside() == setup_aside.STARTED


def test_without_a_compiler_the_first_start_says_what_is_missing(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_engine, "has_working_compiler", lambda: False)
    assert setup_aside.compile_aside().startswith("Notice: no working C compiler")
    assert not (build / "engine.log").exists()


def test_an_engine_that_is_there_is_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`make setup` waits for the one in the background, and takes it."""
    monkeypatch.setattr(setup_engine, "SOURCES", tmp_path)
    monkeypatch.setattr(setup_engine, "is_built_in_place", lambda *_: True)
    manifest = tmp_path / "mori" / MANIFEST_NAME
    manifest.parent.mkdir()
    manifest.write_text("whole", encoding="utf-8")
    command = setup_engine.BuildEngine(setup_engine.NativeDistribution())
    command.inplace = True
    command.ensure_finalized()
    command.run()
    assert manifest.read_text("utf-8") == "whole"
