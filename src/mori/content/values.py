"""Reading one TOML value against a type, noting what is wrong with it and where."""

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, time
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from mori.content.problems import Where
from mori.core.errors import Problem

WRONG: Final = object()  # what reading a wrong value gives, its problem being noted
_SHOWN: Final = 60  # characters of a wrong value that a problem repeats


@dataclass(frozen=True, slots=True)
class Reference:
    where: Where
    table: str
    value: str


@dataclass(slots=True)
class Reading:
    """What one reading of a pack has found so far."""

    problems: list[Problem] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    misspelt: set[Where] = field(default_factory=set)  # keys probably meant by unknown ones

    def note_missing(self, where: Where) -> None:
        """Notes that a key is missing, unless a misspelt one stands there: that is one mistake."""
        if where not in self.misspelt:
            self.problems.append(where.problem("missing_key"))


def check_keys(
    table: dict[str, Any], known: Collection[str], where: Where, reading: Reading
) -> None:
    """Notes the keys of `table` that are not known."""
    for key in table:
        if key not in known:
            nearest = nearest_of(key, [name for name in known if name not in table])
            if nearest:
                reading.misspelt.add(where.at(nearest))
            place = where.at(_short(key))
            reading.problems.append(place.problem("unknown_key", nearest=nearest))


def nearest_of(word: str, words: Iterable[str]) -> str:
    """The word probably meant, or ""."""
    return next(iter(get_close_matches(word[:_SHOWN], list(words), n=1, cutoff=0.75)), "")


def shown(value: object) -> object:
    """A wrong value as a problem repeats it: plain, short, without control characters."""
    if isinstance(value, str):
        return _short(value)
    if isinstance(value, bool | int | float):
        return value
    return _type_word(value)


def _short(text: str) -> str:
    if len(text) <= _SHOWN and text.isprintable():
        return text
    clean = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1] + "…"


def _type_word(value: object) -> str:
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, datetime | date | time):
        return "date"
    words = {int: "integer", float: "number", str: "text", list: "list", dict: "table"}
    return words.get(type(value), type(value).__name__)


def wrong_type(where: Where, expected: str, value: object) -> Problem:
    return where.problem("wrong_type", expected=expected, found=_type_word(value))


@cache
def struct_type(cls: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(cls)
    if not isinstance(info, inspect.StructType):
        raise TypeError(cls.__name__)
    return info


def _read(kind: inspect.Type, value: object, where: Where, reading: Reading) -> object:
    reader = _READERS.get(type(kind))
    if reader is None:
        raise TypeError(f"no reader for {type(kind).__name__}")
    return reader(kind, value, where, reading)


def _read_marked(kind: inspect.Metadata, value: object, where: Where, reading: Reading) -> object:
    result = _read(kind.type, value, where, reading)
    target = (kind.extra or {}).get("refers_to")
    if target is not None and isinstance(result, str):
        reading.references.append(Reference(where, target, result))
    return result


def _read_table(kind: inspect.StructType, value: object, where: Where, reading: Reading) -> object:
    if not isinstance(value, dict):
        reading.problems.append(wrong_type(where, "table", value))
        return WRONG
    return read_struct(kind, value, where, reading)


@cache
def _known_keys(cls: type) -> dict[str, None]:
    """The keys of a struct's table, in the order of its fields."""
    kind = struct_type(cls)
    known = dict.fromkeys(item.encode_name for item in kind.fields)
    return known if kind.tag_field is None else {**known, kind.tag_field: None}


def read_struct(
    kind: inspect.StructType, table: dict[str, Any], where: Where, reading: Reading
) -> object:
    check_keys(table, _known_keys(kind.cls), where, reading)
    values: dict[str, object] = {}
    whole = True
    for item in kind.fields:
        place = where.at(item.encode_name)
        if item.encode_name in table:
            result = _read(item.type, table[item.encode_name], place, reading)
        elif not item.required:
            continue
        else:
            result = WRONG
            reading.note_missing(place)
        if result is WRONG:
            result = _stand_in(item)
            whole = whole and result is not WRONG
        values[item.name] = result
    return kind.cls(**values) if whole else WRONG


def _stand_in(item: inspect.Field) -> object:
    if isinstance(item.type, inspect.Metadata) and item.type.extra is not None:
        return item.type.extra.get("stand_in", WRONG)
    return WRONG


def _read_union(kind: inspect.UnionType, value: object, where: Where, reading: Reading) -> object:
    options = [option for option in kind.types if not isinstance(option, inspect.NoneType)]
    if len(options) == 1:  # optional; TOML has no null, so only the other type can be written
        return _read(options[0], value, where, reading)
    structs = [option for option in options if isinstance(option, inspect.StructType)]
    tag_field = structs[0].tag_field if structs else None
    if len(structs) != len(options) or tag_field is None:
        raise TypeError("only structs with a tag make a union")
    if not isinstance(value, dict):
        reading.problems.append(wrong_type(where, "table", value))
        return WRONG
    if tag_field not in value:
        reading.problems.append(where.at(tag_field).problem("missing_key"))
        return WRONG
    for option in structs:
        if option.tag == value[tag_field]:
            return read_struct(option, value, where, reading)
    tags = ", ".join(str(option.tag) for option in structs)
    reading.problems.append(
        where.at(tag_field).problem("not_one_of", value=shown(value[tag_field]), allowed=tags)
    )
    return WRONG


def _read_literal(
    kind: inspect.LiteralType, value: object, where: Where, reading: Reading
) -> object:
    # The type is compared too: in Python, True is 1.
    for option in kind.values:
        if type(value) is type(option) and value == option:
            return value
    if type(value) is not type(kind.values[0]):
        reading.problems.append(wrong_type(where, _type_word(kind.values[0]), value))
    else:
        allowed = ", ".join(str(option) for option in kind.values)
        reading.problems.append(where.problem("not_one_of", value=shown(value), allowed=allowed))
    return WRONG


def _read_list(kind: inspect.VarTupleType, value: object, where: Where, reading: Reading) -> object:
    if not isinstance(value, list):
        reading.problems.append(wrong_type(where, "list", value))
        return WRONG
    items = [
        _read(kind.item_type, item, where.item(index), reading) for index, item in enumerate(value)
    ]
    fits = _length_fits(kind, len(items), where, reading)
    return tuple(items) if fits and WRONG not in items else WRONG


def _read_dict(kind: inspect.DictType, value: object, where: Where, reading: Reading) -> object:
    if not isinstance(value, dict):
        reading.problems.append(wrong_type(where, "table", value))
        return WRONG
    result: dict[object, object] = {}
    whole = _length_fits(kind, len(value), where, reading)
    for key, item in value.items():
        place = where.at(_short(key))
        name = _read(kind.key_type, key, place, reading)
        amount = _read(kind.value_type, item, place, reading)
        whole = whole and name is not WRONG and amount is not WRONG
        result[name] = amount
    return result if whole else WRONG


def _length_fits(
    kind: inspect.VarTupleType | inspect.DictType, length: int, where: Where, reading: Reading
) -> bool:
    if kind.min_length is not None and length < kind.min_length:
        reading.problems.append(where.problem("too_few", found=length, minimum=kind.min_length))
        return False
    if kind.max_length is not None and length > kind.max_length:
        reading.problems.append(where.problem("too_many", found=length, maximum=kind.max_length))
        return False
    return True


def _read_bool(kind: inspect.BoolType, value: object, where: Where, reading: Reading) -> object:
    if isinstance(value, bool):
        return value
    reading.problems.append(wrong_type(where, "boolean", value))
    return WRONG


def _read_text(kind: inspect.StrType, value: object, where: Where, reading: Reading) -> object:
    if not isinstance(value, str):
        reading.problems.append(wrong_type(where, "text", value))
        return WRONG
    if kind.pattern is not None and re.fullmatch(kind.pattern, value) is None:
        problem = where.problem("wrong_shape", value=shown(value), pattern=kind.pattern)
        reading.problems.append(problem)
        return WRONG
    return value


def _read_integer(kind: inspect.IntType, value: object, where: Where, reading: Reading) -> object:
    if isinstance(value, int) and not isinstance(value, bool):
        return value if _in_bounds(kind, value, where, reading) else WRONG
    reading.problems.append(wrong_type(where, "integer", value))
    return WRONG


def _read_number(kind: inspect.FloatType, value: object, where: Where, reading: Reading) -> object:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value) if _in_bounds(kind, value, where, reading) else WRONG
    reading.problems.append(wrong_type(where, "number", value))
    return WRONG


def _in_bounds(
    kind: inspect.IntType | inspect.FloatType, value: float, where: Where, reading: Reading
) -> bool:
    # Written so that "not a number", which compares false with everything, is out of bounds.
    if kind.ge is not None and not value >= kind.ge:
        reading.problems.append(where.problem("too_small", value=value, minimum=kind.ge))
        return False
    if kind.le is not None and not value <= kind.le:
        reading.problems.append(where.problem("too_big", value=value, maximum=kind.le))
        return False
    return True


# By the class of a type: a pack has thousands of values, and each is read through here.
_READERS: Final[dict[type, Callable[[Any, object, Where, Reading], object]]] = {
    inspect.Metadata: _read_marked,
    inspect.UnionType: _read_union,
    inspect.LiteralType: _read_literal,
    inspect.StructType: _read_table,
    inspect.VarTupleType: _read_list,
    inspect.DictType: _read_dict,
    inspect.BoolType: _read_bool,
    inspect.StrType: _read_text,
    inspect.IntType: _read_integer,
    inspect.FloatType: _read_number,
}
