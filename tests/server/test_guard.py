"""The guard adds its headers and counts every request, whatever happens to it."""

import asyncio
import socket
from pathlib import Path

import pytest
from httpx import URL
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from mori.server.app import is_always_secure
from mori.server.guard import Guard
from mori.server.hosts import Hosts
from mori.server.metrics import Metrics
from mori.server.settings import Settings
from tests.server.running import PATIENCE, Service


@pytest.mark.parametrize(
    ("raised", "status", "incidents"), [(ClientDisconnect(), "499", 0), (OSError(), "500", 1)]
)
def test_whoever_goes_before_the_answer_is_counted_and_is_no_incident(
    raised: Exception, status: str, incidents: int
) -> None:
    """499 is what other services write there, so that a host's dashboards know it."""
    metrics, sent = Metrics(), []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise raised

    async def receive() -> Message:
        raise AssertionError("nothing is read")

    async def send(message: Message) -> None:
        sent.append(message["type"])

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"localhost")]}
    asyncio.run(Guard(app, metrics, Hosts(["localhost"]))(scope, receive, send))
    counted = metrics.registry.get_sample_value(
        "mori_requests_total", {"method": "GET", "route": "other", "status": status}
    )
    assert counted == 1
    assert metrics.registry.get_sample_value("mori_incidents_total") == incidents
    assert bool(sent) is bool(incidents)  # nobody is left to be answered


def asked(service: Service, path: str, head: str = "", version: str = "1.0") -> int:
    """The status of an answer to a request with no more in its head than is said."""
    address = URL(service.address)
    with socket.create_connection((address.host, address.port), PATIENCE) as connection:
        connection.sendall(f"GET {path} HTTP/{version}\r\n{head}\r\n".encode())
        return int(connection.recv(100).split()[1])


@pytest.mark.parametrize("path", ["/healthz", "/healthz/live", "/metrics"])
def test_health_and_metrics_are_told_under_any_name_and_under_none(
    service: Service, path: str
) -> None:
    """Caddy and Prometheus name a service by its container, HAProxy does not name it."""
    assert asked(service, path, "Host: mori-1:8421\r\n", "1.1") == 200
    assert asked(service, path) == 200
    assert asked(service, path, "Host: mori-1\r\nOrigin: http://other.example\r\n") == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz/", "/healthz/live/x", "/metrics/"])
def test_nothing_else_is_told_under_a_strange_name(service: Service, path: str) -> None:
    assert asked(service, path, "Host: mori-1:8421\r\n", "1.1") == 421
    assert asked(service, path) == 421


def test_browsers_are_told_to_stay_with_tls_where_the_service_speaks_nothing_else() -> None:
    def told(**more: bool) -> dict[bytes, bytes]:
        sent: list[Message] = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def receive() -> Message:
            raise AssertionError("nothing is read")

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"localhost")]}
        guard = Guard(app, Metrics(), Hosts(["localhost"]), **more)
        asyncio.run(guard(scope, receive, send))
        return dict(sent[0]["headers"])

    assert b"strict-transport-security" not in told()
    assert told(is_always_secure=True)[b"strict-transport-security"] == b"max-age=31536000"
    assert b"camera=()" in told()[b"permissions-policy"]


def test_only_a_name_of_its_own_is_for_tls_alone(tmp_path: Path) -> None:
    def is_so(cert: Path | None, url: str | None) -> bool:
        settings = Settings(database_url="sqlite:///x", tls_cert=cert, public_url=url)
        return is_always_secure(settings)

    cert = tmp_path / "cert.pem"
    assert is_so(cert, "https://mori.example")
    assert not is_so(cert, None) and not is_so(None, "https://mori.example")


def test_strangers_do_not_write_errors_into_the_log(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    made = service.make("hitodama", ["me", "me"])
    for headers in ({"Origin": "http://elsewhere"}, {"Host": "elsewhere"}):
        with pytest.raises(InvalidStatus), service.socket(made.id, headers):
            raise AssertionError("it is refused")
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []
