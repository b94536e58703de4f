"""Real, private PostgreSQL and Redis servers, on loopback and in folders of their own.

`make test` installs Debian's packages where it can; if they are missing, the tests say so.
"""

import contextlib
import itertools
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 60.0
HOST = "127.0.0.1"
PORTS = (15_000, 32_000)  # no system gives them to clients
SERVANTS = ("postgres", "nobody")  # PostgreSQL refuses to be root's
numbers = itertools.count()


def program(name: str) -> str | None:
    """A program, also from where Debian keeps PostgreSQL's."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(found[0]) if found else shutil.which(name)


def free_port() -> int:
    """A port that stays free until something is started at it, also after that was killed.

    It is below those that the system gives to clients: with one of them, the system could give it
    away before the start.
    """
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((HOST, port))
            return port


class Daemon:
    """A process that can be stopped, killed and started again at the same port."""

    def __init__(self, folder: Path, command: list[str], port: int) -> None:
        self.folder = folder
        self.port = port
        self._command = command
        self._child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._child = subprocess.Popen(
                self._command, stdout=log, stderr=log, cwd=self.folder, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self._child.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end
            time.sleep(0.02)

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), 1):
            return True
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self._child is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._child.pid, how)
            self._child.wait(PATIENCE)
            self._child = None

    def restart(self) -> None:
        self.stop()
        self.start()


class Postgres(Daemon):
    """A cluster of databases."""

    def __init__(self, folder: Path) -> None:
        initdb, postgres = program("initdb"), program("postgres")
        assert initdb is not None and postgres is not None
        self._as = servant(folder)
        data = str(folder / "data")
        made = [*self._as, initdb, "-D", data, "-U", "mori", "--auth=trust", "--no-sync"]
        subprocess.run([*made, "-E", "UTF8", "--locale=C"], check=True, capture_output=True)
        port = free_port()
        settings = {
            "listen_addresses": HOST,
            "unix_socket_directories": "",
            "fsync": "off",  # processes are killed here, and never the machine
            "max_connections": "200",
            "shared_buffers": "16MB",
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        command = [*self._as, postgres, "-D", data, "-p", str(port), *options]
        super().__init__(folder, command, port)

    def answers(self) -> bool:
        if not super().answers():
            return False
        import psycopg

        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self._address("postgres"), connect_timeout=2).close()
            return True
        return False

    def _address(self, name: str) -> str:
        return f"postgresql://mori@{HOST}:{self.port}/{name}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        import psycopg

        name = f"tables_{next(numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address(name)


class Redis(Daemon):
    """A Redis that keeps nothing on the disk."""

    def __init__(self, folder: Path) -> None:
        redis = program("redis-server")
        assert redis is not None
        port = free_port()
        options = ["--port", str(port), "--bind", HOST, "--save", "", "--appendonly", "no"]
        super().__init__(folder, [redis, *options], port)

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"


def servant(folder: Path) -> list[str]:
    """How to start a process that is not root's, and may use a folder."""
    if os.getuid() != 0:
        return []
    for name in SERVANTS:
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            os.chown(folder, user.pw_uid, user.pw_gid)
            as_whom = (f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups")
            return ["setpriv", *as_whom]
    raise LookupError("no user to run PostgreSQL as")


@contextlib.contextmanager
def private_folder() -> Iterator[Path]:
    """A folder that another user can reach: those of pytest are the tester's alone."""
    folder = Path(tempfile.mkdtemp(prefix="mori-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    if program("initdb") is None or (os.getuid() == 0 and shutil.which("setpriv") is None):
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    pytest.importorskip("psycopg", reason="psycopg is not installed (mori[postgres])")
    with private_folder() as folder:
        postgres = Postgres(folder)
        try:
            postgres.start()
            yield postgres
        finally:
            postgres.stop(signal.SIGQUIT)


@contextlib.contextmanager
def running_redis() -> Iterator[Redis]:
    if program("redis-server") is None:
        pytest.skip("Redis is not installed (Debian: redis-server)")
    pytest.importorskip("redis", reason="the client is not installed (mori[redis])")
    with private_folder() as folder:
        redis = Redis(folder)
        try:
            redis.start()
            yield redis
        finally:
            redis.stop(signal.SIGKILL)
