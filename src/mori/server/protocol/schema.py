"""JSON schemas of the protocol's structs, for OpenAPI and TypeScript."""

from functools import cache
from typing import Any, Final

import msgspec

from mori.server.protocol import (
    answers,
    books,
    chat,
    clocks,
    errors,
    games,
    lessons,
    links,
    messages,
    push,
    replay,
    reviews,
    seats,
    state,
    tables,
    undo,
)

REFERENCE: Final = "#/components/schemas/"
MODULES: Final = (
    state,
    tables,
    seats,
    clocks,
    answers,
    undo,
    chat,
    messages,
    errors,
    games,
    replay,
    reviews,
    links,
    books,
    lessons,
    push,
)


def structs() -> dict[str, type[msgspec.Struct]]:
    """The structs of the protocol by name, module by module in the order of definition."""
    return {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    }


@cache
def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every struct, by name."""
    kinds = list(structs().values())
    _, found = msgspec.json.schema_components(kinds, ref_template=REFERENCE + "{name}")
    return dict(sorted(found.items()))
