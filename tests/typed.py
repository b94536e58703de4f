"""Plain data held against the types that a game shows itself in."""

from typing import Any

import msgspec


def check(data: object, kind: type) -> None:
    """Every field is there and of its type, and there is no other."""
    read: Any = msgspec.convert(data, kind, strict=True)
    assert msgspec.to_builtins(read) == msgspec.to_builtins(data)
