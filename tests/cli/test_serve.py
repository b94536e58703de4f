"""`mori play` and `mori serve` as services: they serve until they are ended.

What they serve is looked at in this process; how they end, in processes of their own.
"""

import contextlib
import dataclasses
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

import mori
from mori.server import runner
from mori.server.maintenance import link_to, resumed_draft
from mori.server.packs import Packs
from mori.server.settings import USUAL_LIMITS, Settings
from tests.cli.running import heeding_interruptions, run
from tests.server.packs import TITLE, hitodama_pack
from tests.server.running import running

COMMAND = (sys.executable, "-c", "from mori.cli import main; main()")
PATIENCE = 60.0  # seconds until a test gives up; none should ever wait so long


def link_in(text: str) -> re.Match[str] | None:
    """The address that is told: its port, and what follows."""
    return re.search(r"http://[\d.]+:(\d+)(\S*)", text)


def get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return json.load(answer)


class Started:
    """A command that serves."""

    def __init__(self, *args: str) -> None:
        with heeding_interruptions():
            self.child = subprocess.Popen(
                [*COMMAND, *args],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, "MORI_LANG": "en", "DISPLAY": "", "WAYLAND_DISPLAY": ""},
            )
        line = self.output.readline()
        found = link_in(line)
        assert found is not None, line + self.child.communicate()[1]
        self.port = int(found[1])
        self.path = found[2]

    @property
    def output(self) -> IO[str]:
        assert self.child.stdout is not None
        return self.child.stdout

    def get(self, path: str) -> Any:
        return get(f"http://127.0.0.1:{self.port}{path}")

    def end(self, signal_: signal.Signals) -> tuple[int, str, str]:
        self.child.send_signal(signal_)
        out, err = self.child.communicate(timeout=PATIENCE)
        return self.child.returncode, out, err


@contextlib.contextmanager
def started(*args: str) -> Iterator[Started]:
    running = Started(*args)
    try:
        yield running
    finally:
        running.child.kill()
        running.child.communicate()


Ready = tuple[Settings, str]  # what would be served, and the path that was told


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ready]:
    """Run a command in this process, up to where it would serve."""
    kept: list[Settings] = []

    def serve(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> bool:
        listening.close()
        kept.append(settings)
        on_ready()
        return True

    def command(*args: str) -> Ready:
        result = run(*args, "--port", "0")
        found = link_in(result.stdout)
        assert found is not None and result.exit_code == 0, result.output
        return kept[-1], found[2]

    monkeypatch.setattr(runner, "serve", serve)
    monkeypatch.setattr(webbrowser, "open", lambda address: None)
    return command


def table_at(settings: Settings, path: str) -> Any:
    """What the service tells of the table that a path leads to."""
    with running(settings) as service:
        return service.http.get(f"/api/tables/{path.removeprefix('/t/')}").json()


def test_play_lays_the_table_that_is_described_and_serves_until_ctrl_c(tmp_path: Path) -> None:
    args = ("hitodama", "--seats", "me,random,me", "--seed", "5", "--port", "0")
    with started("play", *args, "--database", str(tmp_path / "t.db")) as service:
        assert service.get("/healthz")["status"] == "ok"
        path, _, tokens = service.path.partition("#")
        table = service.get("/api/tables/" + path.removeprefix("/t/"))
        assert [seat["bot"] for seat in table["seats"]] == [None, "random", None]
        assert [token.partition("=")[0] for token in tokens.split("&")] == ["0", "2", "host"]
        status, out, err = service.end(signal.SIGINT)
    assert status == 0
    assert out == "Goodbye.\n"
    assert "Traceback" not in err


def test_services_find_a_free_port_and_end_when_they_are_told_to(tmp_path: Path) -> None:
    here, there = (("--database", str(tmp_path / name)) for name in ("t.db", "u.db"))
    with started("serve", *here) as one, started("play", "--no-browser", *there) as other:
        assert other.port > one.port >= 8421
        assert one.path == other.path == "/"
        refused = run("serve", *here)  # the file is the first one's
        assert refused.exit_code == 2 and "t.db.lock" in refused.stderr
        for service in (one, other):
            status, _, err = service.end(signal.SIGTERM)
            assert status == -signal.SIGTERM
            assert "Traceback" not in err


def test_what_is_set_for_others(tmp_path: Path, ready: Callable[..., Ready]) -> None:
    settings, _ = ready(
        "serve",
        *("--limit", "tables=7", "--limit", "sockets=0"),
        *("--allow-host", "forest", "--allow-host", "wood"),
        *("--public-url", "https://mori.example", "--proxy", "10.0.0.0/8"),
        *("--keep-days", "9", "--keep-finished-days", "0"),
        *("--database", str(tmp_path / "t.db")),
    )
    assert settings.limits == dataclasses.replace(USUAL_LIMITS, tables=7, sockets=0)
    assert settings.allowed_hosts == ("forest", "wood")
    assert (settings.public_url, settings.proxies) == ("https://mori.example", ("10.0.0.0/8",))
    assert (settings.keep_days, settings.keep_finished_days) == (9, 0)
    assert not settings.expire_now and not settings.keeps_games


def test_the_usual_file_expires_only_where_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ready: Callable[..., Ready]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("MORI_DATABASE_URL", raising=False)

    def kept(*args: str) -> tuple[int, int]:
        settings, _ = ready("serve", *args)
        return settings.keep_days, settings.keep_finished_days

    assert kept() == (0, 0), "it holds the games of `mori play`, too"
    assert kept("--keep-days", "30", "--expire-now") == (30, 0)
    assert kept("--database", str(tmp_path / "t.db")) == (180, 365)
    settings, _ = ready("play", "--no-browser")
    assert settings.keeps_games and (settings.keep_days, settings.keep_finished_days) == (0, 0)


def test_others_are_told_where_it_is(tmp_path: Path, ready: Callable[..., Ready]) -> None:
    database = ("--port", "0", "--database", str(tmp_path / "t.db"))
    own = run("serve", *database).stdout
    everybody = run("serve", "--host", "0.0.0.0", *database).stdout
    public = run("serve", "--public-url", "https://mori.example", *database).stdout
    assert len(own.splitlines()) == 2, own
    assert re.search(r"network .* http://(?!127)[\d.]+:\d+", everybody)
    assert "network" in public and "https://mori.example" in public


def test_where_mori_without_a_server_is_offered_is_told(
    tmp_path: Path, ready: Callable[..., Ready]
) -> None:
    database = ("--port", "0", "--database", str(tmp_path / "t.db"))
    folder = tmp_path / "offline"
    folder.mkdir()
    refused = run("serve", "--offline", str(folder), *database)
    assert refused.exit_code == 2 and str(folder) in refused.stderr
    (folder / "index.html").touch()
    settings, _ = ready("serve", "--offline", str(folder), *database)
    assert settings.offline == folder
    public = ("--public-url", "https://mori.example/")
    said = run("serve", "--offline", str(folder), *public, *database).stdout
    assert "https://mori.example/offline/" in said


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused = run("serve", "--port", port, "--database", str(tmp_path / "t.db"))
    assert refused.exit_code == 2
    assert "127.0.0.1" in refused.output


def saved(folder: Path, answers: int) -> Path:
    game = mori.new_game("hitodama", players=2, seed=1)
    while not game.is_over and len(game.answers) < answers:
        game.apply(game.decisions[0].actions[-1])
    file = folder / "game.json"
    file.write_text(mori.write_record(game.record()), "utf-8")
    return file


def test_a_saved_game_is_taken_up_in_the_browser(
    tmp_path: Path, ready: Callable[..., Ready]
) -> None:
    resume = ("--resume", str(saved(tmp_path, 5)))
    settings, told = ready("play", *resume, "--database", str(tmp_path / "t.db"))
    path, _, tokens = told.partition("#")
    table = table_at(settings, path)
    assert not table["is_replay"] and not table["finished"]
    assert [token.partition("=")[0] for token in tokens.split("&")] == ["0", "1", "host"]


def test_a_saved_game_that_is_over_is_one_to_look_at(tmp_path: Path) -> None:
    record = mori.read_record(saved(tmp_path, 9999).read_bytes())
    draft = resumed_draft(record, Packs())
    assert draft.stored.is_replay and draft.tokens == {}
    assert link_to(draft) == f"/t/{draft.stored.id}#host={draft.host}"


def test_packs_are_offered_and_the_first_is_brought_forward(
    tmp_path: Path, ready: Callable[..., Ready]
) -> None:
    first, second = hitodama_pack(tmp_path / "first"), hitodama_pack(tmp_path / "second", 5)
    args = ("--pack", str(first), "--pack", str(second), "--database", str(tmp_path / "t.db"))
    settings, path = ready("serve", *args)
    assert path == "/"
    with running(settings) as service:
        games = service.http.get("/api/games").json()["games"]
    offered = {info["name"]: [pack["id"] for pack in info["packs"]] for info in games}
    assert offered["hitodama"] == ["mori", "first", "second"]
    assert offered["bitoku"] == ["mori"]
    assert ready("play", *args)[1] == "/?game=hitodama&pack=first"
    assert ready("play", "bitoku", *args)[1] == "/?game=bitoku"


def test_a_described_table_is_laid_with_the_pack_that_was_given(
    tmp_path: Path, ready: Callable[..., Ready]
) -> None:
    pack = ("--pack", str(hitodama_pack(tmp_path / "mine")))
    settings, told = ready("play", *pack, "--players", "2", "--database", str(tmp_path / "t.db"))
    table = table_at(settings, told.partition("#")[0])
    assert (table["game"], table["pack"]["name"]) == ("hitodama", TITLE)


def test_a_saved_game_is_taken_up_with_the_pack_it_was_played_with(tmp_path: Path) -> None:
    mine, other = hitodama_pack(tmp_path / "mine"), hitodama_pack(tmp_path / "other", 5)
    game = mori.new_game("hitodama", players=2, seed=1, pack=mine)
    file = tmp_path / "game.json"
    file.write_text(mori.write_record(game.record()), "utf-8")
    record = mori.read_record(file.read_bytes())
    draft = resumed_draft(record, Packs([other, mine]))
    assert (draft.stored.pack_path, draft.stored.pack_name) == (str(mine), TITLE)
    with pytest.raises(mori.RecordError, match="record_pack"):
        resumed_draft(record, Packs([other]))


def test_the_terminal_takes_one_pack(tmp_path: Path) -> None:
    packs = ("--pack", str(tmp_path / "one"), "--pack", str(tmp_path / "two"))
    refused = run("play", "hitodama", "--terminal", *packs)
    assert refused.exit_code == 2
    assert "2" in refused.output and "path" not in refused.output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("play", "chess"), "chess"),
        (("play", "--pack", "no-such-folder", "--pack", "nor-this-one"), "nor-this-one"),
        (("play", "--players", "9"), "9"),
        (("play", "hitodama", "--bots", "wizard"), "wizard"),
        (("play", "--resume", "no-such-file"), "no-such-file"),
        (("play", "--resume", "x", "--seed", "2"), "--seed"),
        (("play", "--pack", "no-such-folder"), "no-such-folder"),
        (("play", "--seed", "-1"), "-1"),
        (("play", "--lang", "xx"), "xx"),
        (("play", "--port", "70000"), "65535"),
        (("serve", "--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("serve", "--database", "nothing://here"), "nothing"),
        (("serve", "--database", "sqlite://"), "memory"),
        (("serve", "--database", "sqlite:///:memory:"), "memory"),
        (("serve", "--redis", "nothing://here"), "Redis"),
        (("serve", "--pack", "no-such-folder"), "no-such-folder"),
        (("serve", "--limit", "tables"), "tables"),
        (("serve", "--limit", "ghosts=3"), "sockets"),
        (("serve", "--limit", "tables=-1"), "tables=-1"),
        (("serve", "--public-url", "mori.example"), "mori.example"),
        (("serve", "--tls-cert", "cert.pem"), "--tls-key"),
        (("serve", "--tls-cert", "no.pem", "--tls-key", "no.pem"), "No such file"),
        (("serve", "--log-format", "xml"), "json"),
    ],
)
def test_mistakes_are_told_with_status_2(
    tmp_path: Path, args: tuple[str, ...], message: str
) -> None:
    database = () if "--database" in args else ("--database", str(tmp_path / "t.db"))
    result = run(*args, *database)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output
