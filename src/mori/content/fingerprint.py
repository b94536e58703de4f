"""The fingerprint of a pack: what is played with it, and nothing else.

It is made from the structs that the pack was read into. A field that no game depends on is marked
`not_played` where it is declared. A field left at its default counts as absent, so a field that a
later version adds changes no fingerprint until a pack uses it. The names of files, the order of
keys and how a number is written do not count; the order of entries does, because they are dealt
and numbered in it.
"""

import hashlib
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, structs

NOT_PLAYED: Final = "not_played"
FORMER: Final = "former.toml"  # beside a game's own modules


def not_played() -> Meta:
    """Marks a field that cannot change a game: prose, sources, figures for checks or bots."""
    return Meta(extra={NOT_PLAYED: True})


def fingerprint_of(pack: msgspec.Struct) -> str:
    """The fingerprint of a pack that was read and checked."""
    text = json.dumps(_plain(pack), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def is_played(cls: type[msgspec.Struct], name: str) -> bool:
    """Whether a field of a struct counts."""
    return any(field.name == name for field in _played_fields(cls))


def read_former(folder: Path) -> dict[str, str]:
    """The names of a game's packs in earlier versions, with their fingerprints."""
    return _former_table(folder, "fingerprints")


def read_former_packs(folder: Path) -> dict[str, Path]:
    """The packs of earlier versions that are played otherwise than today's, by fingerprint."""
    packs = _former_table(folder, "packs")
    return {fingerprint: folder / place for fingerprint, place in packs.items()}


def _former_table(folder: Path, name: str) -> dict[str, str]:
    found: dict[str, str] = tomllib.loads((folder / FORMER).read_text("utf-8")).get(name, {})
    return found


def _plain(value: object) -> object:
    if isinstance(value, msgspec.Struct):
        return _entry(value)
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return value


def _entry(value: msgspec.Struct) -> dict[str, object]:
    found: dict[str, object] = {}
    config = value.__struct_config__
    if config.tag_field is not None:
        found[config.tag_field] = config.tag
    for field in _played_fields(type(value)):
        item = getattr(value, field.name)
        if field.required or item != _default(field):
            found[field.encode_name] = _plain(item)
    return found


@cache
def _played_fields(cls: type[msgspec.Struct]) -> tuple[structs.FieldInfo, ...]:
    return tuple(field for field in structs.fields(cls) if not _is_marked(field.type))


def _is_marked(annotation: Any) -> bool:
    if get_origin(annotation) is not Annotated:
        return False
    notes = get_args(annotation)[1:]
    return any(isinstance(note, Meta) and (note.extra or {}).get(NOT_PLAYED) for note in notes)


def _default(field: structs.FieldInfo) -> object:
    return field.default_factory() if field.default is NODEFAULT else field.default
