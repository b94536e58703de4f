"""Every kind of field of a pack, changed one at a time."""

from collections.abc import Callable, Iterator
from inspect import get_annotations
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import structs

from mori.content import is_played

Engine = Callable[[Any], object]  # a pack → all that a game takes from it, as plain data
SAMPLES = 2  # entries that are tried of a field which should make no difference


class Place(NamedTuple):
    """A field of one entry, and what is around it: from the pack down."""

    around: tuple[tuple[Any, Any], ...]
    entry: msgspec.Struct
    field: structs.FieldInfo

    @property
    def name(self) -> str:
        """The struct that declares it, and the field."""
        kinds = reversed(type(self.entry).__mro__)
        name = self.field.name
        declared = next(kind for kind in kinds if name in get_annotations(kind))
        return f"{declared.__name__}.{name}"

    def changes(self) -> Iterator[Any]:
        """The pack with another value here, as far as there is one."""
        for value in others(getattr(self.entry, self.field.name), self.field.type):
            new: Any = structs.replace(self.entry, **{self.field.name: value})
            for holder, step in reversed(self.around):
                if isinstance(holder, tuple):
                    new = (*holder[:step], new, *holder[step + 1 :])
                else:
                    new = structs.replace(holder, **{step: new})
            yield new


def places(pack: msgspec.Struct) -> dict[str, list[Place]]:
    """Where each kind of field stands; those that only hold other entries are left out."""
    found: dict[str, list[Place]] = {}
    for place in walk(pack, ()):
        found.setdefault(place.name, []).append(place)
    return found


def walk(value: Any, around: tuple[tuple[Any, Any], ...]) -> Iterator[Place]:
    if isinstance(value, msgspec.Struct):
        for field in structs.fields(value):
            inside = getattr(value, field.name)
            if not isinstance(inside, msgspec.Struct):
                yield Place(around, value, field)
            if is_played(type(value), field.name):  # what is inside of another one is left out
                yield from walk(inside, (*around, (value, field.name)))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from walk(item, (*around, (value, index)))


def others(value: Any, annotation: Any) -> list[Any]:
    """Other values for a field, fit or not."""
    words = [word for word in literals(annotation) if word != value]
    if words:
        return words[:2]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [value + "-x"]
    if isinstance(value, tuple):
        return [value[:-1], value[::-1], ()] if value else [("x",)]
    if isinstance(value, dict):
        if not value:
            return [{"berry": 1}]
        first, amount = next(iter(value.items()))
        return [{**value, first: amount + 1 if isinstance(amount, int) else "x"}]
    return ["x"]


def literals(annotation: Any) -> list[Any]:
    while get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    if get_origin(annotation) in (Union, UnionType):
        return [word for part in get_args(annotation) for word in literals(part)]
    return []


def makes_a_difference(place: Place, engine: Engine, usual: object) -> bool:
    """Whether a change of the field reaches the game: another one, or none at all."""
    for pack in place.changes():
        try:
            if engine(pack) != usual:
                return True
        except (LookupError, ValueError, TypeError, StopIteration, AttributeError):
            return True
    return False


def plain(value: Any, left_out: frozenset[str]) -> object:
    """What a game keeps of a pack, as plain data."""
    if isinstance(value, str | int | float | None):
        return value
    if isinstance(value, list | tuple):
        return [plain(item, left_out) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item, left_out) for key, item in value.items()}
    listed = ("__slots__", "__mypyc_attrs__")  # of interpreted classes, and of compiled ones
    kinds = type(value).__mro__
    names = {name for kind in kinds for which in listed for name in getattr(kind, which, ())}
    if not names:
        return type(value).__name__
    return {
        name: plain(getattr(value, name), left_out)
        for name in sorted(names)
        if name not in left_out and hasattr(value, name)
    }


def wrongly_marked(pack: msgspec.Struct, engine: Engine) -> tuple[list[str], list[str]]:
    """The fields that count though no game depends on them, and those that should count."""
    usual = engine(pack)
    needless: list[str] = []
    missed: list[str] = []
    for name, found in places(pack).items():
        counts = is_played(type(found[0].entry), found[0].field.name)
        tried = found if counts else found[:: max(1, len(found) // SAMPLES)]
        matters = any(makes_a_difference(place, engine, usual) for place in tried)
        if counts and not matters:
            needless.append(name)
        if matters and not counts:
            missed.append(name)
    return needless, missed
