"""JSON schemas of the protocol's structs, for OpenAPI and for TypeScript."""

from functools import cache
from typing import Any, Final

import msgspec

from mori.server import beside, bodies, book_bodies, lesson_bodies, protocol
from mori.server.push import bodies as push_bodies

REFERENCE: Final = "#/components/schemas/"


def structs() -> dict[str, type[msgspec.Struct]]:
    """The structs of the protocol by name, in the order in which they are written."""
    return {
        name: value
        for module in (protocol, beside, bodies, book_bodies, lesson_bodies, push_bodies)
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    }


@cache
def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every struct, by the struct's name."""
    kinds = list(structs().values())
    _, found = msgspec.json.schema_components(kinds, ref_template=REFERENCE + "{name}")
    return dict(sorted(found.items()))
