"""Reading a component pack from disk: one TOML file, or a folder of them.

What comes out is parsed but not yet understood. Its digest is that of all data in the files:
comments, layout and the name of a single file do not count. What is played with a pack has a
fingerprint of its own (`mori.content.fingerprint`).
"""

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from datetime import date, datetime, time
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from mori.content.problems import Where
from mori.core.errors import ContentError, Problem

# The largest pack so far has files of 30 KiB.
MAX_FILE_BYTES: Final = 4 * 1024 * 1024
MAX_DEPTH: Final = 32
MAX_KEPT: Final = 64  # files: those of all packs that come with Mori, and of as many others
# The most parts of a dotted key. The parser's time grows with the square of their number.
PART: Final = r"""(?:"[^"\n]*+"|'[^'\n]*+'|[\w-]++)[ \t]*+"""
LONG_KEY: Final = re.compile(rf"(?<![\w-])(?:{PART}\.[ \t]*+){{{MAX_DEPTH + 1}}}")
# Older packs say "inferred" for "derived".
EARLIER_PROVENANCES: Final = {"inferred": "derived"}
PROVENANCE_KEYS: Final = frozenset({"provenance", "provenance_fields"})
INTEGER_RANGE: Final = range(-(2**63), 2**63)  # the range that TOML guarantees

Table = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RawPack:
    """A parsed pack. `files` maps each file's name to its tables, sorted by name."""

    path: Path
    files: dict[str, Table]
    digest: str  # of the data in the files, notes and titles included
    game: str  # "" if no file names one
    title: str = ""  # "" if it has none


class _Parsed(NamedTuple):
    """The tables of a file, and all their data as one text."""

    table: Table
    data: str


def read_pack(path: Path) -> RawPack:
    """The pack at `path`, or a ContentError that lists what is wrong with each of its files."""
    problems: list[Problem] = []
    parsed: dict[str, _Parsed] = {}
    for file in _toml_files(path):
        found = _read_file(file, problems)
        if found is not None:
            parsed[file.name] = found
    if problems:
        raise ContentError(problems)
    files = {name: file.table for name, file in parsed.items()}
    return RawPack(path, files, _digest(parsed), _game(files), _title(files))


def require_game(raw: RawPack) -> str:
    """The game of the pack, or a ContentError if it names none."""
    if not raw.game:
        raise ContentError([Where(raw.path.name).problem("game_unknown")])
    return raw.game


def _toml_files(path: Path) -> list[Path]:
    try:
        if path.is_dir():
            files = sorted(file for file in path.glob("*.toml") if file.is_file())
            if not files:
                raise ContentError([Where(str(path)).problem("no_toml_files")])
            return files
        if path.is_file():
            return [path]
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ContentError([Where(str(path)).problem("unreadable", reason=reason)]) from error
    raise ContentError([Where(str(path)).problem("path_missing")])


def _read_file(path: Path, problems: list[Problem]) -> _Parsed | None:
    where = Where(path.name)
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
            size = stream.seek(0, 2)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        problems.append(where.problem("unreadable", reason=reason))
        return None
    if size > MAX_FILE_BYTES:
        problems.append(where.problem("file_too_large", size=size, limit=MAX_FILE_BYTES))
        return None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        problems.append(where.problem("not_utf8", line=data.count(b"\n", 0, error.start) + 1))
        return None
    try:
        return _parsed(text)
    except _Unfit as unfit:
        problems.append(where.problem(unfit.code, **unfit.data))
    except ValueError as error:  # TOMLDecodeError, and errors for dates and huge numbers
        problems.append(_syntax_problem(where, text, str(error)))
    return None


class _Unfit(Exception):
    """A file contains valid TOML that no pack may use."""

    def __init__(self, code: str, **data: int) -> None:
        self.code = code
        self.data = data


@lru_cache(maxsize=MAX_KEPT)
def _parsed(text: str) -> _Parsed:
    """The tables of a file.

    The lobby and every set of rules read a pack, and parsing is the slow part. So the tables are
    cached by their text, and nobody changes them.
    """
    if _has_long_key(text):  # which would keep the parser busy for minutes
        raise _Unfit("nested_too_deeply", limit=MAX_DEPTH)
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise _Unfit("nested_too_deeply", limit=MAX_DEPTH) from None
    _require_fit(table)
    text = _as_text(table)
    _use_todays_words(table)  # after its text: the digest is that of what was written
    return _Parsed(table, text)


def _use_todays_words(value: Any, key: str = "") -> Any:
    """Put today's words for provenances in the place of earlier ones, in the tables themselves."""
    if isinstance(value, dict):
        for name, item in value.items():
            value[name] = _use_todays_words(item, key if key in PROVENANCE_KEYS else name)
    elif isinstance(value, list):
        value[:] = [_use_todays_words(item, key) for item in value]
    elif isinstance(value, str) and (key in PROVENANCE_KEYS or key.endswith("_provenance")):
        return EARLIER_PROVENANCES.get(value, value)
    return value


def _has_long_key(text: str) -> bool:
    # A dotted key is on one line, so only lines with many dots have to be examined.
    return any(
        line.count(".") > MAX_DEPTH and LONG_KEY.search(line) is not None
        for line in text.split("\n")
    )


def _syntax_problem(where: Where, text: str, message: str) -> Problem:
    # The parser gives the position only in its message, and not at all for the end of the text.
    place = re.search(r"\(at line (\d+), column (\d+)\)$", message)
    if place is not None:
        line, column = int(place[1]), int(place[2])
    else:
        lines = text.split("\n")
        line, column = len(lines), len(lines[-1]) + 1
    detail = re.sub(r" \(at [^()]*\)$", "", message)
    return where.problem("toml_syntax", line=line, column=column, detail=detail)


def _require_fit(table: Table) -> None:
    """Refuse valid TOML that no pack may contain: deep nesting, integers beyond 64 bits."""
    pending: list[tuple[object, int]] = [(table, 0)]
    while pending:
        value, depth = pending.pop()
        if depth > MAX_DEPTH:
            raise _Unfit("nested_too_deeply", limit=MAX_DEPTH)
        if isinstance(value, dict):
            pending.extend((item, depth + 1) for item in value.values())
        elif isinstance(value, list):
            pending.extend((item, depth + 1) for item in value)
        elif isinstance(value, int) and value not in INTEGER_RANGE:
            raise _Unfit("number_out_of_range")


def _digest(files: dict[str, _Parsed]) -> str:
    # A single-file pack may be renamed; files in a folder are identified by name.
    if len(files) == 1:
        (text,) = (file.data for file in files.values())
    else:
        named = [f"{_as_text(name)}:{files[name].data}" for name in sorted(files)]
        text = f"{{{','.join(named)}}}"
    # TOML strings cannot hold lone surrogates, so encoding always works.
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def _as_text(content: object) -> str:
    return json.dumps(
        content, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=_plain
    )


def _plain(value: object) -> object:
    if isinstance(value, datetime | date | time):
        return {type(value).__name__: value.isoformat()}
    raise TypeError(type(value).__name__)


def _game(files: dict[str, Table]) -> str:
    """From a manifest's `game = "…"`, else from `schema = "…-components/1"`."""
    for table in files.values():
        game = table.get("game")
        if isinstance(game, str):
            return game
    for table in files.values():
        schema = table.get("schema")
        if isinstance(schema, str) and "-components/" in schema:
            return schema.partition("-components/")[0]
    return ""


def _title(files: dict[str, Table]) -> str:
    """From a manifest's `title = "…"`, else from `[meta]`."""
    for table in files.values():
        for place in (table, table.get("meta")):
            title = place.get("title") if isinstance(place, dict) else None
            if isinstance(title, str):
                return title
    return ""
