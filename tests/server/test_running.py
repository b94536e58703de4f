"""What an operator sees of a service: health, logs without secrets, certificates, restarts."""

import json
import logging
import os
import shutil
import signal
import ssl
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from mori.core.errors import RuleBug
from mori.server.logs import JsonLines
from mori.server.storage import Store
from mori.server.tables.course import Course
from tests.server.running import PATIENCE, PLAIN, MadeTable, Service

COMMAND = (sys.executable, "-c", "from mori.cli import main; main()")
SEED = 918273645546372819
TITLE = "Nobody else's business"


def test_ready_and_alive(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(_: Store) -> None:
        raise OperationalError("SELECT", {}, Exception("secret host"))

    assert service.http.get("/healthz").json()["status"] == "ok"
    monkeypatch.setattr(Store, "is_alive", away)
    ready = service.http.get("/healthz")
    assert (ready.status_code, ready.json()["status"]) == (503, "database_away")
    assert "secret" not in ready.text
    assert service.http.get("/healthz/live").json()["status"] == "ok"


def test_the_log_has_no_secrets(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: Course, action: str, seat: int, decision: int | None = None) -> None:
        raise RuleBug("rule_bug", self.game.history(), "ZeroDivisionError()")

    def full(self: Store, *_: object) -> None:
        with self.engine.begin() as connection:
            connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": SEED})

    caplog.set_level(logging.WARNING)
    caplog.set_level(logging.DEBUG, "mori")
    made = service.make("hitodama", ["me", "me"], seed=SEED, title=TITLE)
    with made.join(made.asked()) as socket:
        with monkeypatch.context() as patched:
            patched.setattr(Course, "apply", broken)
            assert socket.answer("end")["type"] == "error"
        socket.send("{")
        socket.read()
    with service.socket(made.id) as stranger:
        stranger.send({"type": "join", "token": made.tokens[0] + "x"})
        stranger.read()
    with monkeypatch.context() as patched:
        patched.setattr(Store, "create", full)
        body = {"game": "hitodama", "seats": ["me", "me"], "seed": SEED, "title": TITLE}
        assert service.http.post("/api/tables", json=body).status_code >= 500
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any("incident" in line for line in lines)
    for line in lines:
        told = json.loads(line)
        assert {"time", "level", "logger", "event", "message"} <= set(told)
        for secret in (*made.tokens.values(), str(SEED), TITLE):
            assert secret not in line


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("a certificate is made with openssl")
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1")
    kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2", "-nodes")
    files = ("-keyout", str(key), "-out", str(cert))
    subprocess.run(
        ["openssl", "req", "-x509", *kind, *names, *files], check=True, capture_output=True
    )
    return cert, key


def test_with_a_certificate_it_serves_https(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    cert, key = certificate
    tls = ("--tls-cert", str(cert), "--tls-key", str(key))
    with Process(tmp_path, "--port", "0", *tls) as service:
        assert service.address.startswith("https://")
        context = ssl.create_default_context(cafile=str(cert))
        answer = httpx.get(f"{service.address}/healthz", verify=context, timeout=PATIENCE)
        assert answer.json()["status"] == "ok"


def test_a_restart_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with Process(tmp_path, "--port", "0", "--log-format", "json") as first, first.client() as http:
        service = Service(first.address, http)
        made = service.make("hitodama", ["me", "me"], seed=1)
        with made.join(made.asked()) as socket:
            assert socket.answer("end")["type"] == "done"
            step = socket.state["step"]
            errors = first.end()
            with pytest.raises(ConnectionClosed) as closed:
                socket.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "come again"
        lines = [line for line in errors.splitlines() if line.startswith("{")]
        events = [json.loads(line)["event"] for line in lines]
    assert events == ["started", "stopping", "stopped"]
    port = first.address.rpartition(":")[2]
    with Process(tmp_path, "--port", port) as second, second.client() as http:
        known = {"table": made.info, "tokens": made.tokens}
        with MadeTable(Service(second.address, http), known).join(0) as socket:
            assert socket.state["step"] == step


class Process:
    """A service in a process of its own."""

    def __init__(self, folder: Path, *args: str) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, "serve", "--database", str(folder / "t.db"), *args],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "MORI_LANG": "en"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "://" in line, line + self._process.communicate()[1]
        self.address = line.split(" (")[0].split()[-1].rstrip("/")

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=PATIENCE, verify=PLAIN)

    def end(self) -> str:
        """Tell it to end; what it logged."""
        self._process.send_signal(signal.SIGTERM)
        errors = self._process.communicate(timeout=PATIENCE)[1]
        assert self._process.returncode == -signal.SIGTERM
        return errors
