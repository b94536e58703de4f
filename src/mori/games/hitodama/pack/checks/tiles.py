"""Checks of the forest tiles of a Hitodama pack."""

from collections.abc import Iterator
from typing import Any, Final

from mori.content import (
    Entries,
    Reading,
    Row,
    Where,
    check_allowed_with,
    check_distinct,
    check_parameters,
    check_range,
    check_unique_ids,
)
from mori.games.hitodama.pack.reading.tables import PackTables
from mori.games.hitodama.pack.schema.effects import is_empty_bundle
from mori.games.hitodama.pack.schema.tables import Tile

SIDES: Final = ("two", "three_plus")
SPACE_PARAMETERS: Final = {
    "plus": ("gain",),
    "cost": ("pay", "gain"),
    "tribute": (),
    "akku_visit": (),
    "merchant": ("good",),
}
# The four sorts of tiles: the steps each may have, and the kinds of its spaces (section 8).
TILE_SORTS: Final = (
    (("spaces",), ("plus", "cost")),
    (("solar_stack", "akku_visits"), ("akku_visit",)),
    (("arrival_bonus", "coin", "tributes"), ("tribute",)),
    (("trades",), ("merchant",)),
)
SINGLE_STEPS: Final = (
    "solar_stack",
    "akku_visits",
    "arrival_bonus",
    "coin",
    "tributes",
    "trades",
)


def check_tiles(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.tiles,), reading)
    # Each resource tile gives another resource; a resource on a special tile is wrong by itself.
    plain = tuple(row for row in tables.tiles.rows if row.table.get("special") is False)
    check_unique_ids((Entries(plain),), reading, key="resource")
    for row in tables.tiles.rows:
        for place, space in _spaces(row):
            check_parameters(space, "kind", SPACE_PARAMETERS, place, reading)
            for key in ("pay", "gain", "good"):
                if is_empty_bundle(space.get(key)):
                    reading.problems.append(place.at(key).problem("empty_bundle"))
    many = _check_single_steps(tables, reading)
    for row in tables.tiles.rows:
        if row.value is not None:
            _check_sides(row.where, row.value, reading)
            if many.isdisjoint(row.value.resolve_steps):
                _check_sort(row, row.value, reading)


def _spaces(row: Row[Tile]) -> Iterator[tuple[Where, dict[str, Any]]]:
    """The spaces of a tile as written, those of unreadable tiles too."""
    sides = row.table.get("side")
    for index, side in enumerate(sides if isinstance(sides, list) else ()):
        spaces = side.get("spaces") if isinstance(side, dict) else None
        place = row.where.at("side").item(index).at("spaces")
        for number, space in enumerate(spaces if isinstance(spaces, list) else ()):
            if isinstance(space, dict):
                yield place.item(number), space


def _check_single_steps(tables: PackTables, reading: Reading) -> set[str]:
    """The engine finds these tiles by their steps. Returns the steps that several tiles have."""
    written = [row.table.get("resolve_steps") for row in tables.tiles.rows]
    if any(not isinstance(steps, list) for steps in written):
        return set()
    many: set[str] = set()
    for step in SINGLE_STEPS:
        found = sum(1 for steps in written if isinstance(steps, list) and step in steps)
        if found != 1 and tables.tiles.rows:
            place = Where(tables.file.file, "tile", "resolve_steps")
            reading.problems.append(place.problem("not_exactly_one", value=step, found=found))
        if found > 1:
            many.add(step)
    return many


def _check_sides(where: Where, tile: Tile, reading: Reading) -> None:
    written = [side.side for side in tile.sides]
    check_distinct(where.at("side"), written, reading)
    if len(set(written)) == len(written):
        for name in SIDES:
            if name not in written:
                reading.problems.append(where.at("side").problem("missing_entry", id=name))
    for index, side in enumerate(tile.sides):
        spaces = where.at("side").item(index).at("spaces")
        for number, space in enumerate(side.spaces):
            if space.rank != number + 1:
                place = spaces.item(number).at("rank")
                reading.problems.append(
                    place.problem("not_consecutive", found=space.rank, expected=number + 1)
                )
                break


def _check_sort(row: Row[Tile], tile: Tile, reading: Reading) -> None:
    """What a tile's steps say about the rest of it."""
    where = row.where
    if not check_distinct(where.at("resolve_steps"), tile.resolve_steps, reading):
        return
    sort, kinds = next(sort for sort in TILE_SORTS if tile.resolve_steps[0] in sort[0])
    first = ("resolve_steps", tile.resolve_steps[0])
    for number, step in enumerate(tile.resolve_steps):
        place = where.at("resolve_steps").item(number)
        if not check_allowed_with(place, step, sort, first, reading):
            return
    special = "spaces" not in sort
    if check_allowed_with(where.at("special"), tile.special, (special,), first, reading):
        _check_given(row.table, "resource", not special, where, first, reading)
    _check_given(
        row.table, "free_spaces_kept_by_placement", "trades" in sort, where, first, reading
    )
    for index, side in enumerate(tile.sides):
        place = where.at("side").item(index)
        arrival = "arrival_bonus" in sort
        table = row.table["side"][index]
        _check_given(table, "first_arrival_bonus", arrival, place, first, reading)
        for number, space in enumerate(side.spaces):
            spot = place.at("spaces").item(number).at("kind")
            check_allowed_with(spot, space.kind, kinds, first, reading)
        kept = tile.free_spaces_kept_by_placement
        if not check_range(
            where.at("free_spaces_kept_by_placement"), kept, 0, len(side.spaces), reading
        ):
            return


def _check_given(
    table: dict[str, Any],
    key: str,
    wanted: bool,
    where: Where,
    other: tuple[str, str],
    reading: Reading,
) -> None:
    if wanted != (key in table) and where.at(key) not in reading.misspelt:
        code = "missing_parameter" if wanted else "foreign_parameter"
        place = where.at(key)
        reading.problems.append(place.problem(code, other_key=other[0], other_value=other[1]))
