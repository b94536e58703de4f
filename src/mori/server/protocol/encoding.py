"""JSON out and in."""

from typing import Any

import msgspec

from mori.core.errors import MoriError
from mori.server.protocol.errors import ErrorAnswer, ErrorData, ErrorMessage

encoder = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A struct of the protocol as JSON."""
    return encoder.encode(message)


def encode_error(error: MoriError) -> bytes:
    """The body that a refused request is answered with."""
    return encode(ErrorAnswer(ErrorData(error.code, harmless(error.data))))


def error_message(error: MoriError, id: int | None) -> ErrorMessage:
    """What a refused message is answered with."""
    return ErrorMessage(id, error.code, harmless(error.data))


def harmless(data: dict[str, object]) -> dict[str, Any]:
    """The data of an error, which may repeat something typed that is no text at all."""
    return {str(key): _harmless(value) for key, value in data.items()}


def _harmless(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, list | tuple):
        return [_harmless(item) for item in value]
    return value if isinstance(value, int | float) or value is None else str(value)
