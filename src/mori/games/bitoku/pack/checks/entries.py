"""Checks that hold for every entry: its id is its own, and its provenance tells the truth."""

from collections.abc import Iterator
from typing import Any

from mori.content import Entries, Reading, Row, check_unique_ids, nearest_of, shown
from mori.games.bitoku.pack.reading.boards import FaceTables
from mori.games.bitoku.pack.reading.tables import PackTables


def check_entries(tables: PackTables, reading: Reading) -> None:
    check_unique_ids(pieces(tables), reading)
    for groups in _spaces(tables):
        check_unique_ids(groups, reading)
    for row in all_rows(tables):
        _check_note(row, reading)
        _check_stated_fields(row, reading)


def pieces(tables: PackTables) -> list[Entries[Any]]:
    """Cards and tiles: their ids are unique all over the pack."""
    return [
        tables.starting_yokai,
        tables.yokai,
        tables.bitoku_cards,
        tables.visions,
        tables.crystals,
        tables.mitamas,
        tables.dragonflies,
        tables.gates,
        tables.rocks,
        tables.buildings,
        tables.ancient_buildings,
        tables.treasures,
        _single(tables.tengu.board),
        _single(tables.tengu.attitude_tile),
        tables.tengu.building_counters,
        tables.tengu.cards,
    ]


def _spaces(tables: PackTables) -> list[list[Entries[Any]]]:
    """Everything else, by the file in which its ids are unique."""
    player = tables.player
    return [
        [tables.inventory],
        [tables.regions, tables.forest_rows, tables.hill_favours, tables.inserts],
        [
            _single(player.board),
            player.card_spaces,
            player.crystal_slots,
            player.building_counters,
            player.rock_spaces,
            player.pilgrim_spaces,
        ],
        *([*_face_spaces(face)] for face in tables.faces),
    ]


def _face_spaces(face: FaceTables) -> list[Entries[Any]]:
    return [
        face.forest_areas,
        face.hill_areas,
        face.home_spaces,
        face.mitama_spaces,
        face.dragonfly_spaces,
        face.crystal_spaces,
        face.building_spaces,
        face.inhabited,
        _single(face.start),
        face.paths,
        face.nodes,
        face.branches,
    ]


def all_rows(tables: PackTables) -> Iterator[Row[Any]]:
    """Every entry that has a provenance."""
    for groups in (pieces(tables), *_spaces(tables)):
        for entries in groups:
            yield from entries.rows
    yield tables.tracks
    yield tables.player.setup
    for face in tables.faces:
        yield face.rock_garden
        yield face.kodama_track
        yield from face.edges.rows


def _single(row: Row[Any]) -> Entries[Any]:
    return Entries((row,), present=bool(row.table))


def _check_note(row: Row[Any], reading: Reading) -> None:
    """What is stated or derived says where it is written, or why it follows."""
    provenance = row.table.get("provenance")
    if provenance in ("stated", "derived") and row.table.get("note", "") == "":
        problem = row.where.at("note").problem(
            "missing_parameter", other_key="provenance", other_value=provenance
        )
        reading.problems.append(problem)


def _check_stated_fields(row: Row[Any], reading: Reading) -> None:
    fields = row.table.get("stated_fields")
    for index, name in enumerate(fields if isinstance(fields, list) else ()):
        if isinstance(name, str) and not _holds(row.table, name):
            place = row.where.at("stated_fields").item(index)
            problem = place.problem(
                "unknown_reference",
                value=shown(name),
                table=row.where.entry,
                nearest=nearest_of(name, row.table),
            )
            reading.problems.append(problem)


def _holds(entry: object, path: str) -> bool:
    """Whether the entry has the field; its path has dots, and numbers for items of lists."""
    target = entry
    for part in path.split("."):
        if isinstance(target, dict) and part in target:
            target = target[part]
        elif isinstance(target, list) and part.isdecimal() and int(part) < len(target):
            target = target[int(part)]
        else:
            return False
    return True
