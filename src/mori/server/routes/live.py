"""The live socket: one connection for each view of a table."""

import asyncio
import contextlib
import time
from functools import partial
from typing import Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from mori.core.errors import MoriError
from mori.server.errors import RequestError, refusal
from mori.server.limits import MAX_MESSAGE, Buckets, Visitor, visitor_of
from mori.server.protocol.answers import (
    AnswerMessage,
    CoachMessage,
    HintMessage,
    ReachMessage,
    ReasonMessage,
    TryMessage,
    WhyNotMessage,
)
from mori.server.protocol.chat import SayMessage
from mori.server.protocol.encoding import encode, error_message
from mori.server.protocol.messages import (
    ClientMessage,
    JoinMessage,
    PingMessage,
    PongMessage,
)
from mori.server.protocol.seats import BackMessage
from mori.server.protocol.undo import AskUndoMessage, ConsentMessage, UndoMessage
from mori.server.service import Service, service_of
from mori.server.storage import StorageTrouble
from mori.server.storage.rows import HOST, SEAT
from mori.server.tables import Listener, LiveTable
from mori.server.tables.course import Mark

JOIN_SECONDS: Final = 30.0
RATE: Final = 50.0  # messages a second of one socket, in the long run
BURST: Final = 200.0  # messages of one socket at once
WAITING: Final = 4  # messages of one socket that are read ahead of their turn
LONGEST_PING: Final = 64  # letters

# Codes that the service closes a socket with.
AWAY: Final = 1001  # the service stops, or the client does not read
NOT_JOINED: Final = 4408
LATER: Final = 1013  # the database is away: try again
CLOSING: Final = {
    "internal_error": 1011,
    "limit_sockets": 4429,
    "limit_table_sockets": 4429,
    "unknown_table": 4404,
}
REFUSED: Final = 4409

LIVE: Final = "/api/tables/{table}/live"
decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


async def live(websocket: WebSocket) -> None:
    """Accept a socket and serve it until it is closed."""
    table: str = websocket.path_params["table"]
    service = service_of(websocket)
    await websocket.accept()
    service.metrics.sockets.inc()
    visitor = visitor_of(websocket)
    try:
        with visitor.limiter.socket(visitor.address):
            async with service.hall.using(table) as opened:
                await Conversation(websocket, opened, service, visitor).hold()
    except WebSocketDisconnect:
        pass
    except Exception as error:
        told = refusal(error, f"socket {table}", service.metrics)
        with contextlib.suppress(
            WebSocketDisconnect, RuntimeError
        ):  # the socket may be closed already
            await websocket.send_text(encode(error_message(told, None)).decode())
            await websocket.close(closing_code(told))
    finally:
        service.metrics.sockets.dec()


class NoPlace(RequestError):
    """There is no place for a spectator: the socket is closed."""


class Conversation:
    """Handles the messages of one socket in order. A mistake gets an error and changes nothing."""

    def __init__(
        self, websocket: WebSocket, table: LiveTable, service: Service, visitor: Visitor
    ) -> None:
        self._websocket = websocket
        self._table = table
        self._service = service
        self._visitor = visitor
        self._listener = Listener(None, address=visitor.address)
        self._has_joined = False
        self._place = contextlib.ExitStack()  # of a spectator
        self._rate = Buckets(BURST, BURST / RATE, time.monotonic)  # of this socket alone
        self._hinting: asyncio.Task[None] | None = None
        self._judging: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._inbox: asyncio.Queue[Message | Exception] = asyncio.Queue(WAITING)

    async def hold(self) -> None:
        """Serve the client until either side closes."""
        sender = asyncio.create_task(self._send_all())
        try:
            while True:
                await self._serve_next()
        finally:
            self._table.leave(self._listener)
            self._place.close()
            begun = (sender, self._reader, self._hinting, self._judging)
            tasks = [task for task in begun if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_all(self) -> None:
        while (data := await self._listener.outbox.get()) is not None:
            await self._websocket.send_text(data.decode())
        await self._websocket.close(AWAY)

    async def _read_all(self) -> None:
        """Receive messages for `_serve_next`; answer pings at once, even while it is busy."""
        while True:
            try:
                received = await self._websocket.receive()
            except Exception as error:
                await self._inbox.put(error)
                return
            if self._has_joined and is_ping(received.get("text")):
                self._answer_ping(received["text"])
                continue
            await self._inbox.put(received)
            if received["type"] == "websocket.disconnect":
                return

    def _answer_ping(self, text: str) -> None:
        try:
            self._take(text)
            self._listener.send(PongMessage())
        except RequestError as error:
            self._refuse(error, None)

    async def _serve_next(self) -> None:
        id: int | None = None
        try:
            text = await self._receive()
            id = id_in(text)
            self._take(text)
            await self._serve(read(text))
        except (WebSocketDisconnect, NoPlace):
            raise
        except Exception as error:
            self._refuse(error, id)

    def _take(self, text: str) -> None:
        """Count a message, for the socket and for the address; RequestError if above a limit."""
        if self._rate.take("messages"):
            raise RequestError("messages_too_fast", {"limit": int(RATE)})
        self._visitor.take("messages")
        self._visitor.take("bytes", len(text))

    def _refuse(self, error: Exception, id: int | None) -> None:
        metrics = self._service.metrics
        told = refusal(error, f"socket {self._table.stored.id}", metrics)
        metrics.refusals.labels(told.code).inc()
        self._listener.send(error_message(told, id))

    async def _receive(self) -> str:
        if self._reader is None:
            self._reader = asyncio.create_task(self._read_all())
        waiting = self._inbox.get()
        try:
            received = await asyncio.wait_for(waiting, None if self._has_joined else JOIN_SECONDS)
        except TimeoutError:
            await self._websocket.close(NOT_JOINED)
            raise WebSocketDisconnect(NOT_JOINED) from None
        if isinstance(received, Exception):
            raise received
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", AWAY))
        text = received.get("text")
        if not isinstance(text, str):
            raise RequestError("message_binary")
        return text

    async def _serve(self, message: ClientMessage) -> None:
        match message:
            case JoinMessage():
                await self._join(message)
            case PingMessage():
                raise RequestError("not_joined")  # after joining, pings are answered when read
            case AnswerMessage():
                self._require_seat()
                await self._table.answer(
                    self._listener,
                    message.id,
                    message.decision,
                    Mark.read(message.mark),
                    message.actions,
                    message.is_again,
                )
            case TryMessage():
                self._require_seat()
                await self._table.try_out(
                    self._listener,
                    message.id,
                    message.decision,
                    Mark.read(message.mark),
                    message.actions,
                )
            case ReachMessage():
                self._require_seat()
                await self._table.reach(
                    self._listener, message.id, message.decision, Mark.read(message.mark)
                )
            case UndoMessage():
                self._require_seat()
                await self._table.undo(self._listener, message.id, Mark.read(message.mark))
            case AskUndoMessage():
                self._require_seat()
                await self._ask_undo(message)
            case ConsentMessage():
                self._require_seat()
                await self._table.consent(
                    self._listener, message.id, message.request, message.is_given
                )
            case SayMessage():
                seat = self._require_seat()
                speaker = f"{self._table.stored.id} {seat}"
                self._visitor.limiter.take("chat", speaker)
                await self._table.say(
                    self._listener, message.id, message.phrase or "", message.text
                )
            case BackMessage():
                self._require_seat()
                await self._table.come_back(self._listener, message.id)
            case WhyNotMessage():
                await self._explain(message)
            case HintMessage():
                self._require_seat()
                self._begin_hint(message)
            case CoachMessage():
                self._require_seat()
                self._begin_judging(message)

    async def _join(self, message: JoinMessage) -> None:
        if self._has_joined:
            raise RequestError("already_joined")
        if message.token is not None:
            key = await self._service.hall.key_of(self._table.stored.id, message.token)
            self._listener.key = key.digest
            self._listener.is_own = key.kind in (SEAT, HOST)
            if key.kind == SEAT and not message.is_watching:
                self._listener.seat = key.seat
        if not self._listener.is_own:
            self._take_place()
        try:
            await self._table.join(self._listener)
        except Exception:
            self._place.close()
            raise
        self._has_joined = True
        if self._listener.is_own:
            alone = self._service.hall.context.alone
            alone.note(self._table.stored.id, self._visitor.address)

    def _take_place(self) -> None:
        """Take a spectator's place at the table; without one the socket is closed."""
        limiter, address = self._visitor.limiter, self._visitor.address
        has_key = self._listener.key is not None
        place = limiter.spectator(address, self._table.stored.id, has_key=has_key)
        try:
            self._place.enter_context(place)
        except RequestError as error:
            raise NoPlace(error.code, error.data) from None

    async def _ask_undo(self, message: AskUndoMessage) -> None:
        """Ask for undo. Other seats at the same screen consent with their tokens."""
        table = self._table.stored.id
        agreeing = [await self._service.hall.seat_of(table, token) for token in message.tokens]
        mark = Mark.read(message.mark)
        await self._table.ask_undo(self._listener, message.id, mark, agreeing)

    async def _explain(self, message: WhyNotMessage) -> None:
        seat = self._require_seat()
        if message.place is not None:
            reason = await self._table.why_not_at(seat, message.place)
        else:
            assert message.action is not None
            reason = await self._table.why_not(seat, message.action)
        if reason is None:
            self._listener.send(ReasonMessage(message.id, None, {}, []))
        else:
            rules = list(reason.rules)
            self._listener.send(ReasonMessage(message.id, reason.code, reason.data, rules))

    def _begin_hint(self, message: HintMessage) -> None:
        """Start a hint while other messages are served; only one at a time."""
        if self._hinting is not None and not self._hinting.done():
            raise RequestError("hint_running")
        self._hinting = asyncio.create_task(self._hint(message))

    async def _hint(self, message: HintMessage) -> None:
        visitor = self._visitor
        try:
            mark = Mark.read(message.mark)
            place = partial(visitor.limiter.hint, visitor.address)
            await self._table.hint(self._listener, message, mark, place)
        except Exception as error:
            self._refuse(error, message.id)

    def _begin_judging(self, message: CoachMessage) -> None:
        """Let the coach judge an answer while other messages are served; only one at a time."""
        if self._judging is not None and not self._judging.done():
            raise RequestError("hint_running")
        self._judging = asyncio.create_task(self._judge(message))

    async def _judge(self, message: CoachMessage) -> None:
        visitor = self._visitor
        try:
            mark = Mark.read(message.mark)
            place = partial(visitor.limiter.judgement, visitor.address)
            await self._table.coach(self._listener, message, mark, place)
        except Exception as error:
            self._refuse(error, message.id)

    def _require_seat(self) -> int:
        if not self._has_joined:
            raise RequestError("not_joined")
        if self._listener.seat is None:
            raise RequestError("not_seated")
        if not self._table.stored.started:
            raise RequestError("not_started")
        return self._listener.seat


def closing_code(error: MoriError) -> int:
    """The code that closes a refused socket."""
    return LATER if isinstance(error, StorageTrouble) else CLOSING.get(error.code, REFUSED)


def read(text: str) -> ClientMessage:
    """Decode a message."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError("bad_message", {"detail": str(error)[:200]}) from None


def is_ping(text: object) -> bool:
    """Whether a received text is a ping; a long one is not worth decoding twice."""
    if not isinstance(text, str) or len(text) > LONGEST_PING:
        return False
    try:
        return isinstance(read(text), PingMessage)
    except RequestError:
        return False


def id_in(text: str) -> int | None:
    """The id of a message, even of an invalid one, so that the client gets an answer to it."""
    if len(text) > MAX_MESSAGE or len(text.encode("utf-8", "replace")) > MAX_MESSAGE:
        raise RequestError("message_too_large", {"limit": MAX_MESSAGE})
    try:
        message = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    id = message.get("id") if isinstance(message, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) else None
