"""The departures of the shipped pack, or of its value model, after a change."""

import tomllib
from typing import Any

from mori.games.bitoku.pack.load import load_pack
from tests.games.bitoku.pack.changes import Change, Place, changed
from tests.games.bitoku.reconstruction.check import departures
from tests.games.bitoku.reconstruction.values import FILE, read_values


def departures_after(*changes: tuple[str, Change]) -> list[Place]:
    """Their places. The pack can be played all the same, or this raises."""
    tables: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
    for file, change in changes:
        if file == FILE.name:
            change(tables)
    pack = load_pack(changed(*(one for one in changes if one[0] != FILE.name)))
    found = departures(pack, read_values(tables))
    return [(problem.file, problem.entry, problem.key, problem.code) for problem in found]
