"""Requests and sockets of a page in the same browser, handed to the ASGI app without a network."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.types import Message

HOST: Final = "localhost"
ADDRESS: Final = ("127.0.0.1", 1)
SERVER: Final = (HOST, 80)

Told = Callable[[str, int], None]  # a message, or (code above 0) that the socket was closed


class Bridge:
    """The app of a running service."""

    def __init__(self, app: Starlette) -> None:
        self._app = app
        self._running = AsyncExitStack()
        self._state: dict[str, Any] = {}
        self._lines: dict[int, Line] = {}

    async def start(self) -> None:
        """Start the service, as a server does before it answers."""
        lifespan: AbstractAsyncContextManager[Any] = self._app.router.lifespan_context(self._app)
        self._state = dict(await self._running.enter_async_context(lifespan) or {})

    async def stop(self) -> None:
        for number in list(self._lines):
            self.close(number)
        await self._running.aclose()

    async def request(
        self, method: str, path: str, headers: str, body: bytes
    ) -> tuple[int, str, bytes]:
        """Answer a request: status, headers as a JSON object, body."""
        given = msgspec.json.decode(headers, type=dict[str, str])
        if body:
            given["content-length"] = str(len(body))
        scope = self._scope("http", path, given) | {"method": method, "scheme": "http"}
        received = False
        answer: list[Message] = []

        async def receive() -> Message:
            nonlocal received
            if received:
                await asyncio.Event().wait()  # the page never goes away before the answer
            received = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            answer.append(message)

        await self._app(scope, receive, send)
        start, *rest = answer
        told = {name.decode(): value.decode() for name, value in start["headers"]}
        whole = b"".join(message.get("body", b"") for message in rest)
        return start["status"], msgspec.json.encode(told).decode(), whole

    def open(self, number: int, path: str, told: Told) -> None:
        """Open a socket, which the page knows by a number."""
        scope = self._scope("websocket", path, {}) | {"scheme": "ws", "subprotocols": []}
        line = Line(told)
        self._lines[number] = line
        task = asyncio.ensure_future(self._app(scope, line.receive, line.send))
        line.task = task
        task.add_done_callback(lambda _: self._lines.pop(number, None))

    def say(self, number: int, text: str) -> None:
        """A message of the page; none is told about a socket that is gone."""
        line = self._lines.get(number)
        if line is not None:
            line.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """The page has closed a socket."""
        line = self._lines.get(number)
        if line is not None:
            line.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def _scope(self, kind: str, address: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = address.partition("?")
        named = {"host": HOST, **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in named.items()],
            "server": SERVER,
            "client": ADDRESS,
            "root_path": "",
            "state": dict(self._state),
        }


class Line:
    """A socket that is open."""

    def __init__(self, told: Told) -> None:
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.task: asyncio.Future[None] | None = None  # kept, or it could vanish while it runs
        self._told = told
        self.inbox.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Message:
        return await self.inbox.get()

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._told(message["text"], 0)
        elif message["type"] == "websocket.close":
            self._told("", message.get("code", 1000))
