"""Ways to change Hitodama's shipped pack, and what loading says to it."""

import pickle
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mori.games.hitodama
from mori.content import RawPack
from mori.core.errors import ContentError
from mori.games.hitodama.pack.load import load_pack
from tests.content.toml_text import Place, places

SHIPPED = Path(mori.games.hitodama.__file__).parent / "data" / "hitodama.toml"
TABLES: dict[str, Any] = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
_PICKLED = pickle.dumps(TABLES)

Tables = dict[str, Any]


def copied() -> Tables:
    """The pack, to be changed: hundreds of copies are made, and this is the fastest way to one."""
    tables: Tables = pickle.loads(_PICKLED)
    return tables


def entry(tables: Tables, table: str, name: object, key: str = "id") -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in tables[table] if row[key] == name)
    return found


def drop(tables: Tables, table: str, name: object, key: str = "id") -> None:
    tables[table].remove(entry(tables, table, name, key))


def problems_of(raw: RawPack) -> list[Place]:
    with pytest.raises(ContentError) as caught:
        load_pack(raw)
    assert {problem.file for problem in caught.value.problems} <= set(raw.files)
    return places(caught.value)


def set_in(table: str, name: object, **values: object) -> Callable[[Tables], None]:
    """Change keys of the entry named so, by its id or whatever else names it."""
    key = {"setup": "players", "chaos_space": "position", "wrath_level": "level"}.get(table, "id")
    if table == "tie_break":
        key = "kind"
    return lambda tables: entry(tables, table, name, key).update(values)


def set_space(tile: str, side: int, space: int, **values: object) -> Callable[[Tables], None]:
    return lambda tables: entry(tables, "tile", tile)["side"][side]["spaces"][space].update(values)


def without(table: str, name: object, key: str) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        by = {"wrath_level": "level", "tie_break": "kind"}.get(table, "id")
        del entry(tables, table, name, by)[key]

    return change


def set_table(table: str, **values: object) -> Callable[[Tables], None]:
    return lambda tables: tables[table].update(values)


def dropped(table: str, name: object, key: str = "id") -> Callable[[Tables], None]:
    return lambda tables: drop(tables, table, name, key)


def repeated(table: str, index: int, **values: object) -> Callable[[Tables], None]:
    return lambda tables: tables[table].append({**tables[table][index], **values})


Broken = list[tuple[Callable[[Tables], object], Place]]


def case_name(case: object) -> str | None:
    return "/".join(part for part in case if part) if isinstance(case, tuple) else ""


def raw_of(tables: Tables) -> RawPack:
    """As if it had been read from a file."""
    return RawPack(Path("pack.toml"), {"pack.toml": tables}, "", "hitodama")


def check_one_problem(change: Callable[[Tables], object], place: Place) -> None:
    """Break the shipped pack in one way, and see that exactly that is told."""
    tables = copied()
    change(tables)
    assert problems_of(raw_of(tables)) == [place]
