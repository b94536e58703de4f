"""Turning a state into plain data and back, and into a short digest.

Works from the FIELDS that states, frames and generators declare. Used to save, to compare and to
check; never on the hot path, where `clone` does the copying.
"""

import json
import zlib
from typing import Any, Final

from mori.core.frames import Frame
from mori.core.rng import Rng, Stream
from mori.core.state import GameState

_TYPE: Final = "type"
_GENERATORS: Final[dict[str, type]] = {kind.__name__: kind for kind in (Rng, Stream)}
_COMMON: Final = 255  # numbers below it lie ready as text
_NUMBERS: Final = [str(number) for number in range(-1, _COMMON)]


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
    name = data[_TYPE]
    kind: Any = _GENERATORS[name] if name in _GENERATORS else classes[name]
    fields: tuple[str, ...] = kind.FIELDS
    values = [from_data(data[field], classes) for field in fields]
    if issubclass(kind, Frame):
        return kind(*values)
    restored: object = kind()
    for field, value in zip(fields, values, strict=True):
        setattr(restored, field, value)
    return restored


def digest(state: GameState) -> str:
    """Eight hex digits that differ when two states differ: enough to find where records part."""
    parts: list[str] = []
    _write(state, parts)
    return f"{zlib.crc32(''.join(parts).encode()):08x}"


def _write(value: object, parts: list[str]) -> None:
    """The JSON of `to_data`, at a third of the cost: each answer has its digest."""
    if isinstance(value, bool):
        parts.append("true" if value else "false")
    elif isinstance(value, int):
        parts.append(_NUMBERS[value + 1] if -1 <= value < _COMMON else str(value))
    elif isinstance(value, list):
        parts.append("[")
        is_first = True
        for item in value:
            if is_first:
                is_first = False
            else:
                parts.append(",")
            _write(item, parts)
        parts.append("]")
    elif isinstance(value, (GameState, Frame, Rng)):
        kind = type(value)
        parts.append(f'{{"{_TYPE}":"{kind.__name__}"')
        for name in kind.FIELDS:
            parts.append(f',"{name}":')
            _write(getattr(value, name), parts)
        parts.append("}")
    elif isinstance(value, str) or value is None:
        parts.append(json.dumps(value))
    else:
        raise TypeError(type(value).__name__)
