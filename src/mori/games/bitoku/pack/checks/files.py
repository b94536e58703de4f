"""Checks of the manifest: every file is there and listed, each player count has its board."""

from typing import Final

from mori.content import RawPack, Reading, Where, check_distinct, check_equal, shown
from mori.games.bitoku.pack.reading.files import FILES, FORMER_FILES, MANIFEST
from mori.games.bitoku.pack.reading.tables import PackTables

PLAYERS: Final = {"board_1_2.toml": (1, 2), "board_3.toml": (3,), "board_4.toml": (4,)}


def check_files(raw: RawPack, tables: PackTables, reading: Reading) -> None:
    _check_folder(raw, reading)
    _check_listed_files(raw, tables, reading)
    _check_board_files(tables, reading)
    _check_players(tables, reading)


def _check_folder(raw: RawPack, reading: Reading) -> None:
    known = (MANIFEST, *FILES)
    # A pack without a manifest is named by its folder.
    folder = Where(MANIFEST if MANIFEST in raw.files else raw.path.name)
    for name in known:
        if name not in raw.files:
            reading.problems.append(folder.problem("missing_entry", id=name))
    for name in raw.files:
        if name not in known and name not in FORMER_FILES:
            problem = Where(name).problem("unexpected_entry", id=name, allowed=", ".join(known))
            reading.problems.append(problem)


def _check_listed_files(raw: RawPack, tables: PackTables, reading: Reading) -> None:
    manifest = tables.manifest.value
    if manifest is None:
        return
    where = tables.manifest.where.at("files")
    check_distinct(where, manifest.files, reading)
    for index, name in enumerate(manifest.files):
        if name not in (*FILES, *FORMER_FILES, *raw.files):
            problem = where.item(index).problem(
                "not_one_of", value=shown(name), allowed=", ".join(FILES)
            )
            reading.problems.append(problem)
    for name in FILES:
        if name in raw.files and name not in manifest.files:
            reading.problems.append(where.problem("missing_entry", id=name))


def _check_board_files(tables: PackTables, reading: Reading) -> None:
    manifest = tables.manifest.value
    if manifest is None:
        return
    where = tables.manifest.where.at("board_file")
    written: dict[str, str] = {str(count): name for count, name in manifest.board_file.items()}
    for name, counts in PLAYERS.items():
        for count in map(str, counts):
            if count in written:
                check_equal(where.at(count), written[count], name, f"{name} players", reading)
            else:
                reading.note_missing(where.at(count))


def _check_players(tables: PackTables, reading: Reading) -> None:
    for face in tables.faces:
        if face.head.value is not None:
            found = ", ".join(map(str, face.head.value.players))
            expected = ", ".join(map(str, PLAYERS[face.where.file]))
            check_equal(face.where.at("players"), found, expected, "board_file", reading)
