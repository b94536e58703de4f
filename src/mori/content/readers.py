"""Readers of TOML values: one for each type, which notes what is wrong with a value and where.

A pack has thousands of values, and nearly all of them are right. So a reader analyses its type
once, and a place is created only for a mistake.
"""

import re
from collections.abc import Callable
from math import inf
from threading import RLock
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta, structs

from mori.content.problems import Where
from mori.content.values import Reading, Reference, check_keys, short, shown, type_word, wrong_type

WRONG: Final = object()  # the result for a wrong value, whose problem has been noted
_ABSENT: Final = object()
_NO_LIMITS: Final = Meta()
_LIMITS: Final = ("ge", "le", "pattern", "min_length", "max_length")

# Reads a value. Its place is the outer place and the step inside: a key or an item's index.
Reader = Callable[[object, Where, str | int, Reading], object]

# Several threads read packs at once, so only complete readers are published: those whose fields are
# known, including the fields of all structs inside.
_whole: dict[type, "StructReader"] = {}
_unfinished: dict[type, "StructReader"] = {}  # only for the thread that holds the lock
_making = RLock()


def struct_reader(cls: type[msgspec.Struct]) -> "StructReader":
    reader = _whole.get(cls)
    if reader is not None:
        return reader
    with _making:
        reader = _whole.get(cls) or _unfinished.get(cls)
        return reader if reader is not None else _make_reader(cls)


def _make_reader(cls: type[msgspec.Struct]) -> "StructReader":
    is_outermost = not _unfinished
    # Registered before its fields are known: a struct may contain others of its own type.
    reader = _unfinished[cls] = StructReader(cls)
    try:
        reader.learn_fields()
        if is_outermost:
            _whole.update(_unfinished)
    finally:
        if is_outermost:
            _unfinished.clear()
    return reader


class StructReader:
    """Reads the tables of one struct."""

    def __init__(self, cls: type[msgspec.Struct]) -> None:
        self.cls = cls
        tag_field = cls.__struct_config__.tag_field
        known = dict.fromkeys(cls.__struct_encode_fields__)  # in the order of the fields
        self.known = known if tag_field is None else {**known, tag_field: None}
        # by field: its name, its key, its reader, whether it is required, its default
        self.fields: list[tuple[str, str, Reader, bool, object]] = []

    def learn_fields(self) -> None:
        for item in structs.fields(self.cls):
            reader = _reader_of(item.type)
            placeholder = (_unwrapped(item.type)[1].extra or {}).get("placeholder", WRONG)
            self.fields.append((item.name, item.encode_name, reader, item.required, placeholder))

    def read(self, table: dict[str, Any], where: Where, reading: Reading) -> object:
        if not table.keys() <= self.known.keys():
            check_keys(table, self.known, where, reading)
        values: dict[str, object] = {}
        whole = True
        for name, key, read, required, placeholder in self.fields:
            value = table.get(key, _ABSENT)
            if value is not _ABSENT:
                result = read(value, where, key, reading)
            elif required:
                result = WRONG
                reading.note_missing(where.at(key))
            else:
                continue
            if result is WRONG:
                result = placeholder
                whole = whole and result is not WRONG
            values[name] = result
        return self.cls(**values) if whole else WRONG

    def read_value(self, value: object, around: Where, step: str | int, reading: Reading) -> object:
        if not isinstance(value, dict):
            return _wrong_type(around.inside(step), "table", value, reading)
        return self.read(value, around.inside(step), reading)


def _unwrapped(annotation: Any) -> tuple[Any, Meta]:
    """The type itself, and all its annotations."""
    if get_origin(annotation) is not Annotated:
        return annotation, _NO_LIMITS
    bare, *notes = get_args(annotation)
    metas = [note for note in notes if isinstance(note, Meta)]
    if len(metas) == 1:
        return bare, metas[0]
    limits = {
        name: value
        for meta in metas
        for name in _LIMITS
        if (value := getattr(meta, name)) is not None
    }
    extra = {name: value for meta in metas for name, value in (meta.extra or {}).items()}
    return bare, Meta(**limits, extra=extra)


def _reader_of(annotation: Any) -> Reader:
    bare, limits = _unwrapped(annotation)
    read = _bare_reader(bare, limits)
    target = (limits.extra or {}).get("refers_to")
    return read if target is None else _reference_reader(read, target)


def _bare_reader(bare: Any, limits: Meta) -> Reader:
    if isinstance(bare, type) and issubclass(bare, msgspec.Struct):
        return struct_reader(bare).read_value
    if bare in _SIMPLE:
        return _SIMPLE[bare](limits)
    origin, inside = get_origin(bare), get_args(bare)
    if origin is Literal:
        return _literal_reader(inside)
    if origin in (Union, UnionType):
        return _union_reader([option for option in inside if option is not NoneType])
    if origin is dict:
        return _dict_reader(_reader_of(inside[0]), _reader_of(inside[1]), limits)
    if origin is tuple and inside[1:] == (...,):
        return _list_reader(_reader_of(inside[0]), limits)
    raise TypeError(f"no reader for {bare}")


def _wrong(place: Where, reading: Reading, code: str, **data: object) -> object:
    reading.problems.append(place.problem(code, **data))
    return WRONG


def _wrong_type(place: Where, expected: str, value: object, reading: Reading) -> object:
    reading.problems.append(wrong_type(place, expected, value))
    return WRONG


def _reference_reader(read: Reader, target: str) -> Reader:
    def read_reference(value: object, around: Where, step: str | int, reading: Reading) -> object:
        result = read(value, around, step, reading)
        if isinstance(result, str):
            reading.references.append(Reference(around, step, target, result))
        return result

    return read_reference


def _union_reader(options: list[Any]) -> Reader:
    if len(options) == 1:  # optional; TOML has no null, so only the other type can occur
        return _reader_of(options[0])
    tag_fields = {_tag_of(option)[0] for option in options}
    if len(tag_fields) != 1:
        raise TypeError("only structs with a tag make a union")
    (tag_field,) = tag_fields
    readers = {_tag_of(option)[1]: struct_reader(option) for option in options}
    tags = ", ".join(readers)

    def read_union(value: object, around: Where, step: str | int, reading: Reading) -> object:
        if not isinstance(value, dict):
            return _wrong_type(around.inside(step), "table", value, reading)
        tag = value.get(tag_field, _ABSENT)
        reader = readers.get(tag) if isinstance(tag, str) else None
        where = around.inside(step)
        if reader is not None:
            return reader.read(value, where, reading)
        place = where.at(tag_field)
        if tag is _ABSENT:
            return _wrong(place, reading, "missing_key")
        return _wrong(place, reading, "not_one_of", value=shown(tag), allowed=tags)

    return read_union


def _tag_of(option: Any) -> tuple[str, str]:
    """The key that distinguishes a struct from the others of its union, and its value."""
    if isinstance(option, type) and issubclass(option, msgspec.Struct):
        config = option.__struct_config__
        if config.tag_field is not None and isinstance(config.tag, str):
            return config.tag_field, config.tag
    raise TypeError("only structs with a tag make a union")


def _literal_reader(options: tuple[Any, ...]) -> Reader:
    options = tuple(sorted(options))
    kind = type(options[0])
    if any(type(option) is not kind for option in options):
        raise TypeError("a vocabulary of several types")
    known = frozenset(options)

    def read_literal(value: object, around: Where, step: str | int, reading: Reading) -> object:
        # The type is compared, too: in Python, True equals 1.
        if type(value) is kind and value in known:
            return value
        place = around.inside(step)
        if type(value) is not kind:
            return _wrong_type(place, type_word(options[0]), value, reading)
        allowed = ", ".join(map(str, options))
        return _wrong(place, reading, "not_one_of", value=shown(value), allowed=allowed)

    return read_literal


def _list_reader(read: Reader, limits: Meta) -> Reader:
    def read_list(value: object, around: Where, step: str | int, reading: Reading) -> object:
        place = around.inside(step)
        if not isinstance(value, list):
            return _wrong_type(place, "list", value, reading)
        items: list[object] = []
        whole = True
        for index, item in enumerate(value):
            result = read(item, place, index, reading)
            whole = whole and result is not WRONG
            items.append(result)
        fits = _length_fits(limits, len(items), place, reading)
        return tuple(items) if fits and whole else WRONG

    return read_list


def _dict_reader(read_key: Reader, read_value: Reader, limits: Meta) -> Reader:
    def read_dict(value: object, around: Where, step: str | int, reading: Reading) -> object:
        place = around.inside(step)
        if not isinstance(value, dict):
            return _wrong_type(place, "table", value, reading)
        result: dict[object, object] = {}
        whole = _length_fits(limits, len(value), place, reading)
        for key, item in value.items():
            written = short(key)
            name = read_key(key, place, written, reading)
            amount = read_value(item, place, written, reading)
            whole = whole and name is not WRONG and amount is not WRONG
            result[name] = amount
        return result if whole else WRONG

    return read_dict


def _length_fits(limits: Meta, length: int, place: Where, reading: Reading) -> bool:
    if limits.min_length is not None and length < limits.min_length:
        _wrong(place, reading, "too_few", found=length, minimum=limits.min_length)
        return False
    if limits.max_length is not None and length > limits.max_length:
        _wrong(place, reading, "too_many", found=length, maximum=limits.max_length)
        return False
    return True


def _bool_reader(limits: Meta) -> Reader:
    def read_bool(value: object, around: Where, step: str | int, reading: Reading) -> object:
        if isinstance(value, bool):
            return value
        return _wrong_type(around.inside(step), "boolean", value, reading)

    return read_bool


def _text_reader(limits: Meta) -> Reader:
    pattern = limits.pattern
    matches = None if pattern is None else re.compile(pattern).fullmatch

    def read_text(value: object, around: Where, step: str | int, reading: Reading) -> object:
        if not isinstance(value, str):
            return _wrong_type(around.inside(step), "text", value, reading)
        if matches is None or matches(value):
            return value
        place = around.inside(step)
        return _wrong(place, reading, "wrong_shape", value=shown(value), pattern=pattern)

    return read_text


def _integer_reader(limits: Meta) -> Reader:
    low, high = _bounds(limits)

    def read_integer(value: object, around: Where, step: str | int, reading: Reading) -> object:
        if type(value) is not int:
            return _wrong_type(around.inside(step), "integer", value, reading)
        if low <= value <= high:
            return value
        return _in_bounds(limits, value, around.inside(step), reading)

    return read_integer


def _number_reader(limits: Meta) -> Reader:
    low, high = _bounds(limits)

    def read_number(value: object, around: Where, step: str | int, reading: Reading) -> object:
        if type(value) is not int and type(value) is not float:
            return _wrong_type(around.inside(step), "number", value, reading)
        if low <= value <= high:
            return float(value)
        return _in_bounds(limits, value, around.inside(step), reading)

    return read_number


def _bounds(limits: Meta) -> tuple[float, float]:
    low, high = limits.ge, limits.le
    return -inf if low is None else low, inf if high is None else high


def _in_bounds(limits: Meta, value: float, place: Where, reading: Reading) -> object:
    """The value, unless it is out of bounds."""
    # Written so that NaN, which compares false with everything, is out of bounds.
    if limits.ge is not None and not value >= limits.ge:
        return _wrong(place, reading, "too_small", value=value, minimum=limits.ge)
    if limits.le is not None and not value <= limits.le:
        return _wrong(place, reading, "too_big", value=value, maximum=limits.le)
    return value


_SIMPLE: Final[dict[Any, Callable[[Meta], Reader]]] = {
    bool: _bool_reader,
    str: _text_reader,
    int: _integer_reader,
    float: _number_reader,
}
