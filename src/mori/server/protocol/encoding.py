"""Encoding as JSON."""

from typing import Any

import msgspec

from mori.core.errors import MoriError
from mori.server.protocol.errors import ErrorAnswer, ErrorData, ErrorMessage

encoder = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A struct of the protocol as JSON."""
    return encoder.encode(message)


def encode_error(error: MoriError) -> bytes:
    """The body of the response to a refused request."""
    return encode(ErrorAnswer(ErrorData(error.code, harmless(error.data))))


def error_message(error: MoriError, id: int | None) -> ErrorMessage:
    """The response to a refused message."""
    return ErrorMessage(id, error.code, harmless(error.data))


def harmless(data: dict[str, object]) -> dict[str, Any]:
    """The data of an error, with strings made valid UTF-8: they may repeat what a client sent."""
    return {str(key): _harmless(value) for key, value in data.items()}


def _harmless(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, list | tuple):
        return [_harmless(item) for item in value]
    return value if isinstance(value, int | float) or value is None else str(value)
