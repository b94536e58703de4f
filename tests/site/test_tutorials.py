"""The tutorials do what they say: their code is run, from the first line to the last."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mori.cli.options import LANGUAGE_VARIABLE
from tests.cli.running import run
from tests.server.running import PATIENCE
from tests.site.pages import blocks, commands, commands_in

OWNERS = Path("docs/tutorials/owners.md")
HOSTS = Path("docs/tutorials/hosts.md")
SERVED = "http://127.0.0.1:8421"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    yield tmp_path


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
