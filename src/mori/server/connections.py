"""Timeouts of connections: for requests that never end, and readers that do not read.

uvicorn waits until a client has read everything before it closes. Here a client that does not read
is cut off, and what was still to be sent is dropped.

A response says if it is the last one on its connection. On any other connection the next request is
answered, if it came before the end.
"""

import asyncio
import contextlib
import selectors
import socket
import struct
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import CLOSE_HEADER
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from mori.server.compression import CompressionOffer
from mori.server.open_connections import OpenConnections
from mori.server.requests import MAX_BODY

MAX_HEAD: Final = 64 * 1024  # bytes of the head of a request
HEAD_SECONDS: Final = 15.0  # for the head of a request; for its body: requests.BODY_SECONDS
READ_SECONDS: Final = 20.0  # for a reader to empty a full buffer
GOODBYE_SECONDS: Final = 12.0  # for a client to complete the closing handshake
ANSWER_SECONDS: Final = 5.0  # for a client to send the rest of a refused body
LAST_MOMENT: Final = 0.05  # before an end: to read what came while the service stood still
AT_ONCE: Final = struct.pack("ii", 1, 0)  # SO_LINGER with zero seconds: reset


def is_large(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether a body is large."""
    return int(dict(headers).get(b"content-length", 0)) > MAX_BODY


class Deadline:
    """A time after which a connection is cut off, unless it is called off before."""

    def __init__(self, connection: "HttpConnection | SocketConnection") -> None:
        self._connection = connection
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Set it if it is not set."""
        if self._timer is None:
            self._timer = self._connection.loop.call_later(seconds, self._look_again)

    def _look_again(self) -> None:
        """Let the loop read first: after a standstill it runs what is due before it reads."""
        self._timer = self._connection.loop.call_later(LAST_MOMENT, self._give_up)

    def _give_up(self) -> None:
        cut_off(self._connection.transport)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def cut_off(transport: asyncio.Transport) -> None:
    """Reset a connection at once; the system drops unsent data."""
    connection = transport.get_extra_info("socket")
    with contextlib.suppress(OSError, ValueError):  # it may be closed already
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


def has_unread(transport: asyncio.Transport) -> bool:
    """Whether something has come that is not read yet."""
    connection = transport.get_extra_info("socket")
    with contextlib.suppress(OSError, ValueError), selectors.DefaultSelector() as waiting:
        waiting.register(connection.fileno(), selectors.EVENT_READ)
        return bool(waiting.select(0))
    return False


class SizedBodies(h11.Connection):
    """Parses requests, but refuses bodies in chunks.

    A chunk may have one byte and takes as long to parse as a large one, so a small body could keep
    the service busy. Browsers and proxies announce the size of their bodies.
    """

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and b"transfer-encoding" in dict(event.headers):
            raise h11.RemoteProtocolError("transfer_encoding")
        return event


class PatientTransport:
    """The transport of a response. It closes only when the client can have read the response."""

    def __init__(self, connection: "HttpConnection") -> None:
        self._connection = connection
        self._transport = connection.transport
        self.write = self._transport.write
        self.is_closing = self._transport.is_closing

    def close(self) -> None:
        if self._connection.cycle.more_body:
            self._connection.forget_body()
        else:
            self._transport.close()


class HttpConnection(H11Protocol):
    """An HTTP connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = SizedBodies(h11.SERVER, MAX_HEAD)
        self._head = Deadline(self)
        self._reading = Deadline(self)
        self._parting = Deadline(self)
        self._is_forgetting = False  # incoming data is discarded
        self._is_stopping = False  # the next response is the last
        self._open: OpenConnections = self.app_state["open_connections"]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._open.enter(self, self._host, len(self.connections)):
            self._head.set(HEAD_SECONDS)
        else:
            self.give_up()

    @property
    def _host(self) -> str | None:
        return self.client[0] if self.client is not None else None

    @property
    def is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    @property
    def is_quiet(self) -> bool:
        return self.is_idle and self._is_between_requests and not has_unread(self.transport)

    def give_up(self) -> None:
        cut_off(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._is_forgetting:
            return
        super().data_received(data)
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if self.transport.get_protocol() is not self:  # it was upgraded to a socket
            self._open.leave(self, self._host)
            self._head.call_off()
        elif is_answering:
            self._head.call_off()
        elif self._is_between_requests:
            self._head.call_off()
            self._wait_for_request()
        else:
            self._head.set(HEAD_SECONDS)

    @property
    def _is_between_requests(self) -> bool:
        """Whether every request has come whole and nothing of another one."""
        return self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]

    def _wait_for_request(self) -> None:
        """Wait as after any response: the rest of a refused body ended uvicorn's own wait."""
        self._unset_keepalive_if_required()
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )

    def handle_events(self) -> None:
        """Close the connection after the response to a large body, and announce it.

        The response may be sent before the whole body has come, and the rest is not worth parsing.
        Without the announcement the client could send its next request on the connection and lose
        it.
        """
        before = self.cycle
        super().handle_events()
        if self.cycle is before:
            return
        self.cycle.transport = PatientTransport(self)  # type: ignore[assignment]
        if self._is_stopping or (self.cycle.more_body and is_large(self.headers)):
            self._announce_close()

    def _announce_close(self) -> None:
        if CLOSE_HEADER not in self.cycle.default_headers:
            self.cycle.default_headers = [*self.cycle.default_headers, CLOSE_HEADER]

    def forget_body(self) -> None:
        """The response is sent before the whole body has come: discard the rest unparsed.

        A client may read the response only after it has sent everything, so the connection stays
        open for a moment. Closing it at once would reset it, and the response could be lost.
        """
        self._is_forgetting = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._parting.set(ANSWER_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for a long time: close, unless a request has come and is not read."""
        self.timeout_keep_alive_task = self.loop.call_later(
            LAST_MOMENT, super().timeout_keep_alive_handler
        )

    def shutdown(self) -> None:
        """The service stops: close after the response under way, or after what is not read yet."""
        self._is_stopping = True
        if self.is_idle:
            self.loop.call_later(LAST_MOMENT, self._stop_if_idle)
        else:
            self._announce_close()
            super().shutdown()

    def _stop_if_idle(self) -> None:
        if self.is_idle and not self.transport.is_closing():
            super().shutdown()

    def on_response_complete(self) -> None:
        self._head.call_off()  # uvicorn times the wait for the next request
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(READ_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.call_off()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.leave(self, self._host)
        self._head.call_off()
        self._reading.call_off()
        self._parting.call_off()
        super().connection_lost(exc)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection upgraded to a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._reading = Deadline(self)
        self.conn = ServerProtocol(
            extensions=[CompressionOffer(app_state["loop_lag"])],
            max_size=config.ws_max_size,
            logger=self.logger,
        )

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(READ_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.call_off()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        cut_off(self.transport)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._reading.set(GOODBYE_SECONDS)
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with a refusal: uvicorn would log an error

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.call_off()
        super().connection_lost(exc)
