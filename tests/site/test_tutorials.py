"""The tutorials do what they say: their code is run, from the first line to the last."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from mori.cli.app import app
from mori.cli.options import LANGUAGE_VARIABLE
from tests.cli.running import run
from tests.server.running import PATIENCE
from tests.site.pages import ROOT, blocks, commands, commands_in

PLAYERS = Path("docs/tutorials/players.md")
OWNERS = Path("docs/tutorials/owners.md")
HOSTS = Path("docs/tutorials/hosts.md")
CONTRIBUTORS = Path("docs/tutorials/contributors.md")
SERVED = "http://127.0.0.1:8421"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    yield tmp_path


def test_a_player_learns_plays_and_goes_on_in_the_terminal(here: Path) -> None:
    told: dict[str, str] = {}
    for arguments in commands(PLAYERS):
        runner = CliRunner(env={"COLUMNS": "100", LANGUAGE_VARIABLE: "en"})
        typed = "1\nhint\nundo\n? 3\nsave game.json\nquit\n" if arguments[0] == "play" else "q\n"
        done = runner.invoke(app, arguments, input=typed, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        told[" ".join(arguments)] = done.output
    assert "Sprout" in told["play hitodama --terminal --bots sprout"]
    assert (here / "game.json").is_file()
    assert "H-BLOCK-3" in told["rules hitodama H-BLOCK-3"]
    assert "A round in the ring" in told["learn hitodama"]
    assert told["bots hitodama"].index("Sprout") < told["bots hitodama"].index("Cedar")


def test_an_owner_corrects_a_pack_and_plays_with_it(here: Path) -> None:
    told: dict[str, str] = {}
    for kind, text in blocks(OWNERS):
        if kind == "python":
            exec(compile(text, str(OWNERS), "exec"), {})
        for arguments in commands_in(kind, text):
            if arguments[0] == "play":
                continue  # it serves until it is ended; a simulation shows that it plays the pack
            done = run(*arguments)
            assert done.exit_code == 0, done.output
            told[" ".join(arguments)] = done.stdout
    assert "haru_1" in told["pack show --game hitodama --table tribute_card"]
    assert "no problems" in told["pack check my-hitodama"]
    own, corrected = (text for line, text in told.items() if line.startswith("sim "))
    assert own != corrected
    assert (here / "my-hitodama" / "hitodama.toml").is_file()


def test_a_host_starts_backs_up_restores_and_checks(here: Path) -> None:
    served, *others = commands(HOSTS)
    assert served[0] == "serve"
    served[served.index("--port") + 1] = "0"  # any free port
    start = [sys.executable, "-c", "from mori.cli import main; main()"]
    service = subprocess.Popen([*start, *served], stdout=subprocess.PIPE, text=True)
    assert service.stdout is not None
    try:
        first = service.stdout.readline()
        address = next(word for word in first.split() if word.startswith("http://")).rstrip("/.")
        made = httpx.post(
            f"{address}/api/tables",
            json={"game": "hitodama", "seats": ["me", "me"]},
            timeout=PATIENCE,
        )
        assert made.status_code == 201
        for (url,) in commands(HOSTS, "curl"):
            answer = httpx.get(url.replace(SERVED, address), timeout=PATIENCE)
            assert answer.status_code == 200
        told = [run(*arguments) for arguments in others]
    finally:
        service.send_signal(signal.SIGTERM)
        service.wait(PATIENCE)
        service.stdout.close()
    assert [done.exit_code for done in told] == [0, 0, 0], [done.output for done in told]
    assert (here / "tables.backup").is_file() and (here / "restored.sqlite3").is_file()


NOT_COPIED = shutil.ignore_patterns("*.so", "_engine.sha256", "__pycache__", "page", "docs")
WITH_GIT = ("git", "-c", "user.name=a", "-c", "user.email=a@example.invalid")


@pytest.mark.skipif(shutil.which("git") is None, reason="the tutorial needs git")
def test_a_contributor_changes_a_sentence_and_breaks_a_rule(tmp_path: Path) -> None:
    copy = tmp_path / "mori"
    shutil.copytree(ROOT / "src" / "mori", copy / "src" / "mori", True, NOT_COPIED)
    shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
    shutil.copytree(ROOT / "tests", copy / "tests", ignore=NOT_COPIED)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for command in (["init", "--quiet"], ["add", "src"], ["commit", "--quiet", "-m", "as it was"]):
        subprocess.run([*WITH_GIT, *command], cwd=copy, check=True)
    scripts = str(Path(sys.executable).parent)
    lines = [
        line.replace(".venv/bin", scripts)
        for kind, text in blocks(CONTRIBUTORS)
        if kind == "bash"
        for line in text.splitlines()
    ]
    statuses, told = [], ""
    for line in lines:
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy / "src"), "MORI_PURE": "1", "COLUMNS": "100"},
            input="quit\n",
            capture_output=True,
            text=True,
        )
        told += done.stdout + done.stderr
        statuses.append(done.returncode)
    broken = next(number for number, line in enumerate(lines) if "pytest" in line)
    assert statuses == [int(number == broken) for number in range(len(lines))], told
    assert "Which card will you discard?" in told
    assert "seasons/spring.py" in told and "FAILED tests/games/bitoku/test_spring.py" in told
