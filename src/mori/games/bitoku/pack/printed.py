"""What is printed on cards and tiles: their entries in a view, made from the structs of the pack.

An entry has every field of its struct that is played, less the id, by which it is found, and the
number of copies. So a new field of a struct is in the views and in the page's types at once.
"""

from types import UnionType
from typing import Annotated, Any, Final, Literal, TypedDict, Union, get_args, get_origin

from msgspec import Struct, structs

from mori.content import is_played
from mori.core.shown import EffectData
from mori.games.bitoku.pack.nodes import EffectMaker
from mori.games.bitoku.pack.schema import words
from mori.games.bitoku.pack.schema.effects import EffectEntry

NOT_PRINTED: Final = ("id", "count")


def printed_fields(cls: type[Struct]) -> list[structs.FieldInfo]:
    return [
        field
        for field in structs.fields(cls)
        if is_played(cls, field.name) and field.name not in NOT_PRINTED
    ]


def printed(entry: Struct) -> dict[str, Any]:
    """The entry of one card, tile or space."""
    return {field.name: _data(getattr(entry, field.name)) for field in printed_fields(type(entry))}


def _data(value: object) -> object:
    if isinstance(value, EffectEntry):
        return EffectMaker().node(value).said
    if isinstance(value, tuple):
        return [_data(item) for item in value]
    if isinstance(value, dict):
        return dict(value)
    return value


def entry_type(name: str, cls: type[Struct], *, doc: str, **others: Any) -> Any:
    """The type of such an entry; `others` are fields that the struct lacks or has otherwise."""
    hints = {field.name: _shown_type(field.type) for field in printed_fields(cls)}
    made: Any = TypedDict(name, hints | others)  # type: ignore[misc]
    made.__doc__ = doc
    made.__module__ = words.__name__  # the names of words are those of the schema
    return made


def _shown_type(hint: Any) -> Any:
    """The type of a field, as a view gives it: lists instead of tuples, effects spelled out."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _shown_type(inner[0])
    if origin is tuple:
        return list[_shown_type(inner[0])]  # type: ignore[misc]
    if origin is dict:
        return dict[str, int]
    if origin in (Union, UnionType) and origin is not Literal:
        kinds = [kind for kind in inner if isinstance(kind, type) and issubclass(kind, EffectEntry)]
        return EffectData if kinds else hint
    return hint
