"""Checks between the board faces: with four players there is more of everything (B-FACT-1)."""

from mori.content import Reading, Where
from mori.games.bitoku.pack.reading.boards import FaceTables
from mori.games.bitoku.pack.reading.tables import PackTables


def check_faces(tables: PackTables, reading: Reading) -> None:
    by_file = {face.where.file: face for face in tables.faces}
    three, four = by_file["board_3.toml"], by_file["board_4.toml"]
    _check_die_spaces(three, four, reading)
    _check_garden(three, four, reading)
    _check_lengths(three, four, reading)


def _check_die_spaces(three: FaceTables, four: FaceTables, reading: Reading) -> None:
    forest = {area.region: area.spaces for area in three.forest_areas.values()}
    for where, area in four.forest_areas.read():
        if area.region in forest:
            _check_more(where.at("spaces"), area.spaces, forest[area.region], reading)
    hills = {hill: area.spaces for area in three.hill_areas.values() for hill in area.hills}
    for where, hill_area in four.hill_areas.read():
        fewer = [hills[hill] for hill in hill_area.hills if hill in hills]
        if fewer:
            _check_more(where.at("spaces"), hill_area.spaces, max(fewer), reading)


def _check_garden(three: FaceTables, four: FaceTables, reading: Reading) -> None:
    if three.rock_garden.value is not None and four.rock_garden.value is not None:
        found, fewer = four.rock_garden.value.spaces, three.rock_garden.value.spaces
        _check_more(four.rock_garden.where.at("spaces"), found, fewer, reading)


def _check_lengths(three: FaceTables, four: FaceTables, reading: Reading) -> None:
    for table, longer, shorter in (
        ("market.mitama", four.mitama_spaces, three.mitama_spaces),
        ("market.dragonfly", four.dragonfly_spaces, three.dragonfly_spaces),
        ("market.crystal", four.crystal_spaces, three.crystal_spaces),
        ("market.building", four.building_spaces, three.building_spaces),
        ("wisdom.nodes", four.nodes, three.nodes),
    ):
        if longer.present and shorter.present:
            found, minimum = len(longer.rows), len(shorter.rows) + 1
            if found < minimum:
                problem = four.place(table).problem("too_few", found=found, minimum=minimum)
                reading.problems.append(problem)


def _check_more(where: Where, found: int, fewer: int, reading: Reading) -> None:
    if found <= fewer:
        reading.problems.append(where.problem("too_small", value=found, minimum=fewer + 1))
