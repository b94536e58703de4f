"""Reading requests: bodies of a bounded size, tokens, and the answers' form."""

from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import Depends, Request
from fastapi.responses import JSONResponse, Response

from mori.core.errors import MoriError
from mori.server.encoding import encode, encode_error
from mori.server.errors import RequestError, status_of
from mori.server.schema import REFERENCE
from mori.server.service import Service, service_of

MAX_BODY: Final = 64 * 1024
JSON: Final = "application/json"
BEARER: Final = "bearer "
T = TypeVar("T")

ServiceHere = Annotated[Service, Depends(service_of)]


async def read_bytes(request: Request, limit: int) -> bytes:
    """The body, if it is JSON of a bearable size.

    A page of somebody else cannot send this content type without asking first, and nobody will
    tell it that it may.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise RequestError("body_type", {"given": kind[:60], "known": JSON})
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise RequestError("body_too_large", {"limit": limit})
    return bytes(body)


async def read_struct(request: Request, kind: type[T]) -> T:
    """The body as one of the protocol's structs."""
    body = await read_bytes(request, MAX_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad_body", {"detail": str(error)[:200]}) from None


def token_of(request: Request) -> str | None:
    """The token that a request carries."""
    header = request.headers.get("authorization", "")
    if not header.lower().startswith(BEARER):
        return None
    return header[len(BEARER) :].strip() or None


class Answer(JSONResponse):
    """A struct as JSON. What concerns a table is never kept by anybody in between."""

    def __init__(self, answer: object, status_code: int = 200, keep: str = "no-store") -> None:
        super().__init__(answer, status_code, {"Cache-Control": keep})

    def render(self, content: object) -> bytes:
        return encode(content)


class Refusal(Response):
    """An error as JSON."""

    media_type = JSON

    def __init__(self, error: MoriError) -> None:
        status = status_of(error)
        headers = {"Cache-Control": "no-store"}
        if status == 401:
            headers["WWW-Authenticate"] = "Bearer"
        super().__init__(encode_error(error), status, headers)


# -- what OpenAPI says


def answered_with(kind: type, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The answers of a route: a struct, or an error."""
    return {status: _content(kind.__name__), "4XX": _content("ErrorAnswer")}


def body_of(kind: type) -> dict[str, Any]:
    """The body of a route."""
    return {"requestBody": {"required": True, "content": _content(kind.__name__)["content"]}}


def _content(name: str) -> dict[str, Any]:
    return {"description": name, "content": {JSON: {"schema": {"$ref": REFERENCE + name}}}}
