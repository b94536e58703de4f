"""Checks of numbers: the inventory against the box as stated, the files against the inventory."""

from collections import Counter
from typing import Any, Final

from mori.content import (
    Entries,
    Reading,
    Where,
    check_count,
    check_equal,
    check_exact_ids,
)
from mori.games.bitoku.pack.reading.tables import PackTables

# The box, as the rulebooks list it: B-FACT-1 to B-FACT-6.
BOX: Final = {
    "main-board": 1,
    "board-insert": 14,
    "player-board": 4,
    "flag": 4,
    "die": 12,
    "great-spirit-counter": 1,
    "pagoda-counter": 1,
    "player-counter": 12,
    "pilgrim": 44,
    "kodama": 20,
    "building-counter": 24,
    "resource-wood": 18,
    "resource-stone": 18,
    "resource-jade": 18,
    "resource-sake": 18,
    "resource-x3": 32,
    "hikaru-marker": 12,
    "player-aid": 4,
    "starting-yokai-card": 20,
    "yokai-card": 29,
    "bitoku-card": 24,
    "vision-card": 28,
    "tengu-card": 10,
    "building-tile": 24,
    "ancient-building-tile": 6,
    "lake-treasure-tile": 5,
    "crystal-tile": 32,
    "mitama-tile": 24,
    "dragonfly-tile": 32,
    "gate-tile": 16,
    "rock-tile": 13,
    "tengu-attitude-tile": 1,
}
AMULETS: Final = ("amulet-1", "amulet-2", "amulet-3")
ALL_AMULETS: Final = 58  # B-FACT-6 gives the sum only
BOX_FACTS: Final = "B-FACT-1 – B-FACT-6"
UNLIMITED: Final = (  # B-SETUP-13
    "resource-wood",
    "resource-stone",
    "resource-jade",
    "resource-sake",
    "resource-x3",
    *AMULETS,
)
ENTRIES_IN: Final = {
    "starting-yokai-card": "yokai.toml",
    "yokai-card": "yokai.toml",
    "bitoku-card": "bitoku.toml",
    "vision-card": "visions.toml",
    "tengu-card": "tengu.toml",
    "building-tile": "buildings.toml",
    "ancient-building-tile": "buildings.toml",
    "lake-treasure-tile": "treasures.toml",
    "crystal-tile": "crystals.toml",
    "mitama-tile": "mitamas.toml",
    "dragonfly-tile": "dragonflies.toml",
    "gate-tile": "gates.toml",
    "rock-tile": "rocks.toml",
    "tengu-attitude-tile": "tengu.toml",
}
# B-FACT-4, B-FACT-5, B-BITOKU-7: copies by type.
TYPES: Final[dict[str, dict[str, int]]] = {
    "starting_yokai": {
        "kappa": 4,
        "imomushi": 4,
        "nezumi": 4,
        "kitsune": 4,
        "shin_ookami": 4,
        "yama_uba": 0,
    },
    "yokai": {
        "kappa": 5,
        "imomushi": 5,
        "nezumi": 5,
        "kitsune": 5,
        "shin_ookami": 5,
        "yama_uba": 4,
    },
    "bitoku": {"makoto": 5, "chuugi": 5, "yu": 4, "jin": 4, "rei": 3, "gi": 2, "meiyo": 1},
    "mitama": {"ara": 5, "nigi": 5, "saki": 5, "kushi": 5, "shinigami": 4},
    "gate": {"a": 8, "b": 8},
    "building": {"temple": 6, "onsen": 6, "farm": 6, "ryokan": 6},
}


def check_counts(tables: PackTables, reading: Reading) -> None:
    _check_box(tables, reading)
    _check_by_type(tables, reading)
    _check_totals(tables, reading)


def _check_box(tables: PackTables, reading: Reading) -> None:
    place = Where("pack.toml", "inventory")
    check_exact_ids(tables.inventory, (*BOX, *AMULETS), place, reading)
    for where, entry in tables.inventory.read():
        if entry.id in BOX:
            check_equal(where.at("count"), entry.count, BOX[entry.id], BOX_FACTS, reading)
        if entry.id in BOX or entry.id in AMULETS:
            unlimited = entry.id in UNLIMITED
            check_equal(where.at("unlimited"), entry.unlimited, unlimited, "B-SETUP-13", reading)
            file = ENTRIES_IN.get(entry.id, "")
            check_equal(where.at("entries_in"), entry.entries_in, file, "id", reading)
    amulets = [tables.stock(name) for name in AMULETS]
    known = [count for count in amulets if count is not None]
    if len(known) == len(AMULETS):
        check_count(place.at("amulet"), ALL_AMULETS, sum(known), reading)


def _check_by_type(tables: PackTables, reading: Reading) -> None:
    groups: tuple[tuple[Entries[Any], str, str, str], ...] = (
        (tables.starting_yokai, "yokai.toml", "starting_yokai", "type"),
        (tables.yokai, "yokai.toml", "yokai", "type"),
        (tables.bitoku_cards, "bitoku.toml", "bitoku", "type"),
        (tables.mitamas, "mitamas.toml", "mitama", "type"),
        (tables.gates, "gates.toml", "gate", "letter"),
        (tables.buildings, "buildings.toml", "building", "type"),
    )
    for entries, file, table, key in groups:
        found = copies_by(entries, key)
        if found is not None and all(name in TYPES[table] for name in found):
            for name, expected in TYPES[table].items():
                place = Where(file, table).at(key).at(name)
                check_count(place, expected, found[name], reading)


def _check_totals(tables: PackTables, reading: Reading) -> None:
    """Of what has no types, or types whose numbers are not stated."""
    groups: tuple[tuple[Entries[Any], str, str, str], ...] = (
        (tables.visions, "visions.toml", "vision", "vision-card"),
        (tables.crystals, "crystals.toml", "crystal", "crystal-tile"),
        (tables.dragonflies, "dragonflies.toml", "dragonfly", "dragonfly-tile"),
        (tables.rocks, "rocks.toml", "rock", "rock-tile"),
        (tables.ancient_buildings, "buildings.toml", "ancient_building", "ancient-building-tile"),
        (tables.treasures, "treasures.toml", "treasure", "lake-treasure-tile"),
        (tables.tengu.cards, "tengu.toml", "card", "tengu-card"),
        (tables.inserts, "board.toml", "insert", "board-insert"),
    )
    for entries, file, table, stock in groups:
        found = copies_by(entries, "count")
        if found is not None:
            check_count(Where(file, table), BOX[stock], found.total(), reading)
    for row, stock in (
        (tables.tengu.attitude_tile, "tengu-attitude-tile"),
        (tables.tengu.board, "player-board"),  # its back
        (tables.player.board, "player-board"),
    ):
        count = row.table.get("count")
        if isinstance(count, int):
            check_count(row.where.at("count"), BOX[stock], count, reading)


def copies_by(entries: Entries[Any], key: str) -> Counter[Any] | None:
    """Copies by the value of a key, from the tables as written; None if any cannot be counted.

    A card that is wrong in another key counts all the same.
    """
    counts: Counter[Any] = Counter()
    for row in entries.rows:
        name, count = row.table.get(key), row.table.get("count")
        if type(count) is not int or count < 1 or not isinstance(name, str | int):
            return None
        counts[name] += count
    return counts if entries.present else None
