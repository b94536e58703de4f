"""Reading requests and forming responses: bounded bodies, tokens, JSON."""

import asyncio
import gzip
import hashlib
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from mori.core.errors import MoriError
from mori.server.aside import aside
from mori.server.errors import RequestError, status_of
from mori.server.protocol.encoding import encode, encode_error

MAX_BODY: Final = 64 * 1024
BODY_SECONDS: Final = 60.0  # for a whole body to arrive
JSON: Final = "application/json"
BEARER: Final = "bearer "
NEVER_KEPT: Final = "no-store"  # responses about tables are never cached
ASK_AGAIN: Final = "no-cache"  # kept, but asked about each time, which is a short answer
A_WHILE: Final = "max-age=300"  # for responses without data of a table
ETAG_LETTERS: Final = 32
KEPT_PACKED: Final = 64  # public answers, each with its packed form: some megabytes in all
PACKING: Final = 6  # the level of gzip: for JSON of games, more makes it hardly smaller


def size_of(request: Request, limit: int) -> int:
    """The size of a body: as announced, or the limit; RequestError if it is larger than that."""
    announced = request.headers.get("content-length")
    if announced is None:
        return limit
    if not announced.isdecimal() or int(announced[:20]) > limit:
        raise RequestError("body_too_large", {"limit": limit})
    return int(announced)


async def read_bytes(request: Request, limit: int) -> bytes:
    """The body, if it is JSON within the limit.

    A foreign page cannot send this content type without a CORS preflight, which is never granted.
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
    """The bearer token of a request."""
    header = connection.headers.get("authorization", "")
    if not header.lower().startswith(BEARER):
        return None
    return header[len(BEARER) :].strip() or None


class Answer(Response):
    """A struct as a JSON response."""

    media_type = JSON

    def __init__(self, answer: object, status: int = 200, keep: str = NEVER_KEPT) -> None:
        super().__init__(encode(answer), status, {"Cache-Control": keep})


@lru_cache(maxsize=KEPT_PACKED)
def packed(body: bytes) -> bytes:
    """A body with gzip. Packing the rules takes 5 ms, and anybody may ask again and again."""
    return gzip.compress(body, PACKING, mtime=0)


async def public_answer(request: Request, answer: object, keep: str) -> Response:
    """A struct that is the same for everybody: it may be kept, is named by its digest, and packed.

    What holds a secret is never packed: its length would tell of it.
    """
    body = encode(answer)
    headers = {
        "Cache-Control": keep,
        "ETag": f'W/"{hashlib.sha256(body).hexdigest()[:ETAG_LETTERS]}"',
        "Vary": "Accept-Encoding",
    }
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        body = await aside(packed, body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=JSON)


class Refusal(Response):
    """An error as a JSON response."""

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


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser accepts: "br, gzip;q=0" is br alone."""
    found = set[str]()
    for entry in header.split(","):
        name, _, weight = entry.partition(";")
        if weight.strip().removeprefix("q=").strip("0.") or not weight:
            found.add(name.strip())
    return found
