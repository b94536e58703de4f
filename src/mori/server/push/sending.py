"""One request to a push service, without redirects and with a time limit."""

import asyncio
import ssl
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import SplitResult

import h11

from mori.server.push.endpoints import HTTPS_PORT, Endpoints

SECONDS: Final = 10.0  # for the whole request
CHUNK: Final = 4096


class Unanswered(Exception):
    """There was no response, or none that could be parsed."""


@dataclass(frozen=True)
class Outcome:
    """The response of a push service."""

    status: int
    retry_seconds: float | None  # from its header Retry-After


class Sender:
    """Posts to endpoints."""

    def __init__(self, endpoints: Endpoints) -> None:
        self._endpoints = endpoints

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Created on first use: reading all certificates takes long, and few services push."""
        return ssl.create_default_context()

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> Outcome:
        """Send a push; Forbidden if the endpoint is not allowed, Unanswered if it fails."""
        parts = self._endpoints.read(endpoint)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(parts, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            raise Unanswered(type(error).__name__) from error

    async def _post(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> Outcome:
        host = parts.hostname or ""
        is_secure = parts.scheme == "https"
        port = parts.port or HTTPS_PORT
        address = await self._endpoints.find(host, port)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=self._tls if is_secure else None,
            server_hostname=host if is_secure else None,
        )
        try:
            connection = h11.Connection(h11.CLIENT)
            writer.write(_request(connection, parts, headers, body))
            await writer.drain()
            while True:
                event = connection.next_event()
                if event is h11.NEED_DATA:
                    connection.receive_data(await reader.read(CHUNK))
                elif isinstance(event, h11.Response):
                    return Outcome(event.status_code, _retry_seconds(event))
                elif not isinstance(event, h11.InformationalResponse):
                    raise Unanswered(type(event).__name__)
        finally:
            writer.transport.abort()  # the rest of the response is not needed


def _request(
    connection: h11.Connection, parts: SplitResult, headers: dict[str, str], body: bytes
) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = {
        "Host": parts.netloc,
        **headers,
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    events = (
        h11.Request(method="POST", target=target, headers=list(head.items())),
        h11.Data(data=body),
        h11.EndOfMessage(),
    )
    return b"".join(connection.send(event) or b"" for event in events)


def _retry_seconds(response: h11.Response) -> float | None:
    """The header Retry-After, if it is in seconds; a date is ignored."""
    for name, value in response.headers:
        if name == b"retry-after" and value.isdigit() and len(value) < 8:
            return float(value)
    return None
