"""Changing one thing in the shipped pack, and the places of the problems that come of it."""

import pickle
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import mori.games.bitoku
from mori.content import RawPack
from mori.core.errors import ContentError
from mori.games.bitoku.pack.schema.pack import BitokuPack
from tests.content.toml_text import places

SHIPPED = Path(mori.games.bitoku.__file__).parent / "data"
FILES: dict[str, dict[str, Any]] = {
    path.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(SHIPPED.glob("*.toml"))
}
# Hundreds of copies are made, and this is by far the fastest way to one.
_PICKLED = {name: pickle.dumps(tables) for name, tables in FILES.items()}

Tables = dict[str, Any]
Change = Callable[[Tables], object]
Place = tuple[str, str, str, str]  # file, entry, key, code
Case = tuple[str, Change, Place]  # the file that is changed, how, and what comes of it

VP_2 = {"kind": "vp", "n": 2}


def raw_of(files: dict[str, Tables]) -> RawPack:
    return RawPack(Path("pack"), files, "", "bitoku")


def copied(names: Iterable[str]) -> dict[str, Tables]:
    """The pack, with copies of the files that are to be changed; loading changes none."""
    return FILES | {name: pickle.loads(_PICKLED[name]) for name in names}


def changed(*changes: tuple[str, Change]) -> RawPack:
    files = copied({file for file, _ in changes})
    for file, change in changes:
        change(files[file])
    return raw_of(files)


def problems_of(load: Callable[[RawPack], BitokuPack], raw: RawPack) -> list[Place]:
    with pytest.raises(ContentError) as caught:
        load(raw)
    problems = caught.value.problems
    found = places(caught.value)
    return [(problem.file, *place) for problem, place in zip(problems, found, strict=True)]


def inside(tables: Tables, path: str) -> Any:
    value: Any = tables
    for key in path.split("."):
        value = value[key]
    return value


def entry(tables: Tables, path: str, name: object, key: str = "id") -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in inside(tables, path) if row[key] == name)
    return found


def put(path: str, name: object, /, **values: object) -> Change:
    """Change keys of the entry of that id (or kind)."""
    return lambda tables: entry(tables, path, name, _key(tables, path)).update(values)


def without(path: str, name: object, *keys: str) -> Change:
    def change(tables: Tables) -> None:
        for key in keys:
            del entry(tables, path, name, _key(tables, path))[key]

    return change


def dropped(path: str, name: object) -> Change:
    return lambda tables: inside(tables, path).remove(entry(tables, path, name, _key(tables, path)))


def repeated(path: str, index: int, /, **values: object) -> Change:
    return lambda tables: inside(tables, path).append({**inside(tables, path)[index], **values})


def set_table(path: str, /, **values: object) -> Change:
    return lambda tables: inside(tables, path).update(values)


def all_of(*changes: Change) -> Change:
    return lambda tables: [change(tables) for change in changes]


def _key(tables: Tables, path: str) -> str:
    return "id" if "id" in inside(tables, path)[0] else "kind"


def case_name(case: object) -> str | None:
    return "/".join(part for part in case if part) if isinstance(case, tuple) else ""


def shortened(path: str) -> Change:
    """Take the last entry away."""
    return lambda tables: inside(tables, path).pop()
