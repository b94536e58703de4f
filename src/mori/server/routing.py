"""Routes from signatures: a handler's signature decides what is read, checked and described.

A handler is an async function. Its parameters are matched by name. `body` is the request's body, a
struct or plain bytes. `service`, `visitor` (the client), `token` (of the bearer, or None) and
`request` come from the request. Names in braces in the address are taken from there, and all others
are query parameters. The returned struct is the response.

A route declares its cost and its limit. They are counted before the body is read, so that a client
above a limit cannot make the service wait for its body. `mori.server.openapi` reads the same
signatures.
"""

from collections.abc import Awaitable, Callable, Iterable
from inspect import Parameter, signature
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.convertors import StringConvertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, compile_path
from starlette.types import Receive, Scope, Send

from mori.server.errors import RequestError
from mori.server.limits import visitor_of
from mori.server.requests import (
    MAX_BODY,
    NEVER_KEPT,
    Answer,
    public_answer,
    read_bytes,
    size_of,
    token_of,
)
from mori.server.service import service_of

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[object]])
BODY: Final = "body"
TOKEN: Final = "token"
FROM_REQUEST: Final[dict[str, Callable[[Request], object]]] = {
    "request": lambda request: request,
    "service": service_of,
    TOKEN: token_of,
    "visitor": visitor_of,
}


class Value:
    """A parameter from the address: from its path or its query."""

    def __init__(self, parameter: Parameter, kind: Any, *, in_path: bool) -> None:
        self.name = parameter.name
        self.in_path = in_path
        self.is_required = parameter.default is Parameter.empty
        self.default = parameter.default
        self.kind = present(kind)  # a value that is present is not None

    def read(self, request: Request) -> object:
        if self.in_path:
            text = request.path_params[self.name]
        else:
            text = request.query_params.get(self.name)
            if text is None and not self.is_required:
                return self.default
        try:
            return msgspec.convert(text, self.kind, strict=False)
        except msgspec.ValidationError as error:
            detail = f"{self.name}: {error}"[:200]
            raise RequestError("bad_request", {"detail": detail}) from None


class Endpoint:
    """One method of one address."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[object]],
        *,
        status: int,
        keep: str,
        limit: int,
        is_described: bool,
        counts: str | None = None,
        cost: int = 1,
    ) -> None:
        hints = get_type_hints(handler, include_extras=True)
        in_path = compile_path(path)[2]
        self.method = method
        self.path = path
        self.handler = handler
        self.status = status
        self.is_described = is_described
        self.answer: Any = hints["return"]
        self.body: Any = hints.get(BODY)
        self.asks_token = TOKEN in hints
        self.values: list[Value] = []
        self._taken: list[str] = []
        self._keep = keep
        self._limit = limit
        self._counts = counts
        self._cost = cost
        self._decoder = msgspec.json.Decoder(self.body) if self.has_struct else None
        for parameter in signature(handler).parameters.values():
            if parameter.name in FROM_REQUEST:
                self._taken.append(parameter.name)
            elif parameter.name != BODY:
                kind = hints[parameter.name]
                self.values.append(Value(parameter, kind, in_path=parameter.name in in_path))
        assert all(isinstance(each, StringConvertor) for each in in_path.values()) or (
            not is_described
        ), "a handler's signature says what its values are"

    @property
    def has_struct(self) -> bool:
        """Whether the body is a struct, and not plain bytes."""
        return self.body not in (None, bytes)

    async def respond(self, request: Request) -> Response:
        """Read the handler's parameters, call it, and turn its result into a response."""
        visitor = visitor_of(request)
        if self._cost > 1:
            visitor.take("requests", self._cost - 1)  # the guard has counted the first
        values = {value.name: value.read(request) for value in self.values}
        if self._counts is not None:
            visitor.take(self._counts)
        for name in self._taken:
            values[name] = FROM_REQUEST[name](request)
        if self.body is None:
            given = await self.handler(**values)
        else:
            size = size_of(request, self._limit)
            async with visitor.limiter.body(visitor.address, size):
                values[BODY] = self._read(await read_bytes(request, self._limit))
                given = await self.handler(**values)
        if isinstance(given, Response):
            return given
        if self._keep != NEVER_KEPT:
            return await public_answer(request, given, self._keep)
        return Answer(given, self.status)

    def _read(self, body: bytes) -> object:
        if self._decoder is None:
            return body
        try:
            return self._decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError("bad_body", {"detail": str(error)[:200]}) from None


class Router:
    """The endpoints of a module."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(
        self, path: str, *, keep: str = NEVER_KEPT, is_described: bool = True, cost: int = 1
    ) -> Callable[[Handler], Handler]:
        """`cost` is the number of requests that it counts as."""
        return self._adding("GET", path, 200, keep, MAX_BODY, is_described, cost=cost)

    def post(
        self, path: str, *, status: int = 200, limit: int = MAX_BODY, counts: str | None = None
    ) -> Callable[[Handler], Handler]:
        """`counts` is the limit that each request is taken from (`mori.server.limits`)."""
        return self._adding("POST", path, status, NEVER_KEPT, limit, True, counts=counts)

    def delete(self, path: str) -> Callable[[Handler], Handler]:
        return self._adding("DELETE", path, 200, NEVER_KEPT, MAX_BODY, True)

    def _adding(
        self,
        method: str,
        path: str,
        status: int,
        keep: str,
        limit: int,
        is_described: bool,
        *,
        counts: str | None = None,
        cost: int = 1,
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.endpoints.append(
                Endpoint(
                    method,
                    path,
                    handler,
                    status=status,
                    keep=keep,
                    limit=limit,
                    is_described=is_described,
                    counts=counts,
                    cost=cost,
                )
            )
            return handler

        return add


class Address:
    """All endpoints of one address, as an ASGI app."""

    def __init__(self, path: str, endpoints: Iterable[Endpoint]) -> None:
        self.path = path
        self.by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        response = await self.by_method[method].respond(Request(scope, receive))
        await response(scope, receive, send)


def routes(endpoints: Iterable[Endpoint]) -> list[BaseRoute]:
    """The routes for Starlette: one for each address, with all its methods."""
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    return [
        Route(path, Address(path, members), methods=[each.method for each in members])
        for path, members in by_path.items()
    ]


def present(kind: Any) -> Any:
    """The type without None."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    (found,) = (each for each in get_args(kind) if each is not NoneType)
    return found
