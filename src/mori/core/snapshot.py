"""Turning a state into plain data and back, and into a short digest.

Works from the FIELDS that states, frames and generators declare. Used to save, to compare and to
check; never on the hot path, where `clone` does the copying.
"""

import json
import zlib
from typing import Any

from mori.core.frames import Frame
from mori.core.rng import Rng
from mori.core.state import GameState

_TYPE = "type"


def to_data(value: object) -> object:
    """Plain JSON-able data for a state, a frame, a generator or a list of such."""
    # Classes in a tuple: compiled, a union of them would be put together anew at every call.
    if isinstance(value, (bool, int, str)) or value is None:
        return value
    if isinstance(value, list):
        return [to_data(item) for item in value]
    if isinstance(value, (GameState, Frame, Rng)):
        kind = type(value)
        data: dict[str, object] = {_TYPE: kind.__name__}
        for name in kind.FIELDS:
            data[name] = to_data(getattr(value, name))
        return data
    raise TypeError(type(value).__name__)


def from_data(data: object, classes: dict[str, type]) -> object:
    """The inverse of `to_data`. `classes` are the game's own: its state and its frames."""
    if isinstance(data, list):
        return [from_data(item, classes) for item in data]
    if not isinstance(data, dict):
        return data
    kind: Any = Rng if data[_TYPE] == Rng.__name__ else classes[data[_TYPE]]
    fields: tuple[str, ...] = kind.FIELDS
    values = [from_data(data[name], classes) for name in fields]
    if issubclass(kind, Frame):
        return kind(*values)
    restored: object = kind()
    for name, value in zip(fields, values, strict=True):
        setattr(restored, name, value)
    return restored


def digest(state: GameState) -> str:
    """Eight hex digits that differ when two states differ: enough to find where records part."""
    text = json.dumps(to_data(state), separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"
