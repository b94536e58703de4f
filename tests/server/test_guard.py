"""What surrounds every request, whatever becomes of it."""

import asyncio

import pytest
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive, Scope, Send

from mori.server.guard import Guard
from mori.server.hosts import Hosts
from mori.server.metrics import Metrics


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
