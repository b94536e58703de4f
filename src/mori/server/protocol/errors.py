"""Errors: of an HTTP request and of a message."""

from msgspec import Struct

from mori.server.protocol.fields import Data


class ErrorData(Struct, frozen=True):
    """A code of `mori.core.errors` or of the service, with its data."""

    code: str
    data: Data


class ErrorAnswer(Struct, frozen=True):
    """The response to a refused request."""

    error: ErrorData


class ErrorMessage(Struct, tag_field="type", tag="error", frozen=True):
    """A message was refused. Nothing has changed."""

    id: int | None
    code: str
    data: Data
