"""Reading requests: bodies of a bounded size, tokens, and the answers' form."""

import asyncio
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from mori.core.errors import MoriError
from mori.server.errors import RequestError, status_of
from mori.server.protocol.encoding import encode, encode_error

MAX_BODY: Final = 64 * 1024
BODY_SECONDS: Final = 60.0  # until all of a body must have come
JSON: Final = "application/json"
BEARER: Final = "bearer "
NEVER_KEPT: Final = "no-store"  # what concerns a table is never kept by anybody in between


def size_of(request: Request, limit: int) -> int:
    """How large a body becomes: as it says, or up to the limit; RequestError if that is more."""
    announced = request.headers.get("content-length")
    if announced is None:
        return limit
    if not announced.isdecimal() or int(announced[:20]) > limit:
        raise RequestError("body_too_large", {"limit": limit})
    return int(announced)


async def read_bytes(request: Request, limit: int) -> bytes:
    """The body, if it is JSON of a bearable size.

    A page of somebody else cannot send this content type without asking first, and nobody will
    tell it that it may.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise RequestError("body_type", {"given": kind[:60], "known": JSON})
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise RequestError("body_too_large", {"limit": limit})
    except TimeoutError:
        raise RequestError("body_late") from None
    return bytes(body)


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request carries."""
    header = connection.headers.get("authorization", "")
    if not header.lower().startswith(BEARER):
        return None
    return header[len(BEARER) :].strip() or None


class Answer(Response):
    """A struct as JSON."""

    media_type = JSON

    def __init__(self, answer: object, status: int = 200, keep: str = NEVER_KEPT) -> None:
        super().__init__(encode(answer), status, {"Cache-Control": keep})


class Refusal(Response):
    """An error as JSON."""

    media_type = JSON

    def __init__(self, error: MoriError) -> None:
        status = status_of(error)
        headers = {"Cache-Control": NEVER_KEPT}
        if status == 401:
            headers["WWW-Authenticate"] = "Bearer"
        if status == 408:
            headers["Connection"] = "close"
        if "seconds" in error.data:
            headers["Retry-After"] = str(error.data["seconds"])
        super().__init__(encode_error(error), status, headers)
