"""Writing a pack back as TOML, and the places of the problems that come of reading it."""

import json
from pathlib import Path
from typing import Any

from mori.content import PROBLEM_CODES, RawPack, read_pack
from mori.core.errors import ContentError, Problem

Place = tuple[str, str, str]  # entry, key, code


def to_toml(tables: dict[str, Any]) -> str:
    """TOML with inline tables: enough for what a pack holds, whatever it looks like."""
    return "".join(f"{json.dumps(key)} = {_value(value)}\n" for key, value in tables.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {_value(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def write_pack(folder: Path, tables: dict[str, Any], name: str = "pack.toml") -> RawPack:
    path = folder / name
    path.write_text(to_toml(tables), encoding="utf-8")
    return read_pack(path)


def places(error: ContentError | list[Problem]) -> list[Place]:
    """Entry, key and code of each problem; their data must be those the catalogues know."""
    problems = error.problems if isinstance(error, ContentError) else error
    for problem in problems:
        assert tuple(sorted(problem.data)) == tuple(sorted(PROBLEM_CODES[problem.code])), problem
        assert all(isinstance(value, str | int | float) for value in problem.data.values()), problem
    return [(problem.entry, problem.key, problem.code) for problem in problems]
