"""What a host does with the files of deploy/: two services, their databases and the proxy.

The services are started as compose.yaml says, and Caddy reads the Caddyfile as it lies there. Only
addresses and ports are others, and the certificate is of Caddy's own authority. People come from
addresses of their own, over https, under the name of the service.
"""

import contextlib
import json
import os
import re
import signal
import ssl
import sys
import time
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import psycopg
import pytest
import yaml
from websockets.asyncio.client import connect

from tests.server.cold import MORI
from tests.server.databases import (
    HOST,
    PATIENCE,
    Daemon,
    Postgres,
    Redis,
    free_port,
    private_folder,
    program,
)
from tests.server.running import PLAIN

DEPLOY = Path(__file__).parents[2] / "deploy"
DOMAIN = "mori.example.org"
PASSWORD = "p@ss/w#rd:%40?&="  # all that means something in a URL
SERVICES = ("mori-1", "mori-2")

# Before the Caddyfile: other ports, and nothing of this machine is touched.
ELSEWHERE = """{{
	admin off
	default_bind {host}
	http_port {plain}
	https_port {port}
	local_certs
	skip_install_trust
	storage file_system {folder}
}}
import {caddyfile}
"""


def composed() -> dict[str, Any]:
    """The Compose file, with its variables set as a host sets them."""
    values = {"MORI_DOMAIN": DOMAIN, "POSTGRES_PASSWORD": PASSWORD}

    def filled(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: filled(value) for key, value in part.items()}
        if isinstance(part, list):
            return [filled(value) for value in part]
        if isinstance(part, str):
            return re.sub(r"\$\{(\w+):\?\}", lambda found: values[found[1]], part)
        return part

    read: dict[str, Any] = filled(yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8")))
    return read


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"never so: {what}"
        time.sleep(0.05)


class DeployedService(Daemon):
    """One of the services."""

    def __init__(self, folder: Path, command: list[str], port: int) -> None:
        super().__init__(folder, command, port)
        self.address = f"{HOST}:{port}"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """As systemd and Docker do: the service is told, and ends the processes of its bots."""
        if self._child is not None:
            self._child.send_signal(how)
            status = self._child.wait(PATIENCE)
            self._child = None
            assert status in (0, -how), status

    def send(self, what: signal.Signals) -> None:
        assert self._child is not None
        self._child.send_signal(what)

    def counted(self, route: str, status: int | None = None) -> int:
        """How many requests of a route it has answered, with a status or any."""
        told = httpx.get(f"http://{self.address}/metrics", timeout=PATIENCE, verify=PLAIN).text
        lines = [line for line in told.splitlines() if line.startswith("mori_requests_total{")]
        lines = [line for line in lines if f'route="{route}"' in line]
        lines = [line for line in lines if status is None or f'status="{status}"' in line]
        return sum(int(float(line.rpartition(" ")[2])) for line in lines)


class Deployment:
    """Two services behind a proxy."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self._folder = folder
        self.database, self.database_with_password = guarded_database(postgres)
        self._redis = redis
        self.services = [self._service(name) for name in SERVICES]
        self.port, self.plain_port = free_port(), free_port()
        self.proxy = self._proxy()

    def _service(self, name: str) -> DeployedService:
        """Started by the command of the Compose file, in its environment."""
        service = composed()["services"][name]
        port = free_port()
        others = {"--host": HOST, "--port": str(port)}
        command = []
        for option in service["command"]:
            key, _, value = option.partition("=")
            command.append(f"{key}={others.get(key, value)}" if value else option)
        command += [f"--proxy={HOST}"]
        environment = dict(service["environment"])
        database, redis = environment["MORI_DATABASE_URL"], environment["MORI_REDIS_URL"]
        assert (database, redis) == ("postgresql://mori@postgres/mori", "redis://redis/0")
        environment |= {"MORI_DATABASE_URL": self.database, "MORI_REDIS_URL": self._redis.url}
        return DeployedService(
            self._in(name), [*in_environment(environment), str(MORI), *command], port
        )

    def _proxy(self) -> Daemon:
        caddy = program("caddy")
        assert caddy is not None
        folder = self._in("proxy")
        file = folder / "Caddyfile"
        file.write_text(
            ELSEWHERE.format(
                host=HOST,
                plain=self.plain_port,
                port=self.port,
                folder=folder / "kept",
                caddyfile=DEPLOY / "Caddyfile",
            ),
            "utf-8",
        )
        addresses = " ".join(service.address for service in self.services)
        environment = {"MORI_DOMAIN": DOMAIN, "MORI_SERVICES": addresses, "HOME": str(folder)}
        command = [caddy, "run", "--config", str(file), "--adapter", "caddyfile"]
        return Daemon(folder, [*in_environment(environment), *command], self.port)

    def _in(self, name: str) -> Path:
        folder = self._folder / name
        folder.mkdir()
        return folder

    def start(self) -> None:
        for service in self.services:
            service.start()
        self.proxy.start()
        until(self._has_certificate, "the proxy has its certificate")

    def _has_certificate(self) -> bool:
        with contextlib.suppress(httpx.TransportError, FileNotFoundError), self.http() as http:
            http.get("/healthz/live")
            return True
        return False

    def stop(self) -> None:
        self.proxy.stop(signal.SIGKILL)
        for service in self.services:
            service.stop(signal.SIGKILL)

    # -- from outside

    @cached_property
    def _trusted(self) -> ssl.SSLContext:
        root = self._folder / "proxy" / "kept" / "pki" / "authorities" / "local" / "root.crt"
        return ssl.create_default_context(cafile=root)

    def http(self, person: str = HOST, timeout: float = PATIENCE) -> httpx.Client:
        """What a person's browser asks with, from an address of theirs."""
        return httpx.Client(
            base_url=f"https://{HOST}:{self.port}",
            headers={"Host": DOMAIN},
            event_hooks={"request": [name_the_service]},
            transport=httpx.HTTPTransport(verify=self._trusted, local_address=person),
            timeout=timeout,
        )

    def async_http(self, person: str = HOST) -> httpx.AsyncClient:
        async def hook(request: httpx.Request) -> None:
            name_the_service(request)

        return httpx.AsyncClient(
            base_url=f"https://{HOST}:{self.port}",
            headers={"Host": DOMAIN},
            event_hooks={"request": [hook]},
            transport=httpx.AsyncHTTPTransport(verify=self._trusted, local_address=person),
            timeout=PATIENCE,
        )

    def socket(self, path: str, person: str) -> connect:
        return connect(
            f"wss://{DOMAIN}{path}",
            host=HOST,
            port=self.port,
            local_addr=(person, 0),
            ssl=self._trusted,
            origin=f"https://{DOMAIN}",  # type: ignore[arg-type]
            open_timeout=PATIENCE,
            close_timeout=1,
        )


def name_the_service(request: httpx.Request) -> None:
    """The certificate is for the name, although the address was not looked up by it."""
    request.extensions["sni_hostname"] = DOMAIN


def in_environment(environment: dict[str, str]) -> list[str]:
    return ["env", *(f"{key}={value}" for key, value in environment.items())]


def guarded_database(postgres: Postgres) -> tuple[str, str]:
    """The URL of an empty database that asks for the password, without and with it."""
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    rules = postgres.folder / "data" / "pg_hba.conf"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"ALTER ROLE mori PASSWORD '{PASSWORD}'")
        rules.write_text(f"host {name} mori {HOST}/32 scram-sha-256\n" + rules.read_text("utf-8"))
        connection.execute("SELECT pg_reload_conf()")

    def is_guarded() -> bool:
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            return True
        return False

    until(is_guarded, "the database asks for a password")
    return url, url.replace("mori@", f"mori:{quote(PASSWORD, safe='')}@")


def health_check(port: int) -> list[str]:
    """The command by which Docker asks a service whether it is well."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    found = re.search(r"^HEALTHCHECK .*CMD (\[.*\])$", text, re.MULTILINE)
    assert found is not None
    program, *arguments = json.loads(found[1].replace(":8421", f":{port}"))
    assert program == "python"
    return [sys.executable, *arguments]


@contextlib.contextmanager
def deployed(postgres: Postgres, redis: Redis) -> Iterator[Deployment]:
    if program("caddy") is None:
        missing = "Caddy is not installed (Debian: caddy)"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with private_folder() as folder:
        deployment = Deployment(folder, postgres, redis)
        try:
            deployment.start()
            yield deployment
        finally:
            deployment.stop()
