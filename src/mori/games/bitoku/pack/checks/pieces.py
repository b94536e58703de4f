"""Checks of single cards and tiles: keys that belong together, values that the rules settle."""

from typing import Final

from mori.content import (
    Reading,
    Where,
    check_allowed_with,
    check_distinct,
    check_equal,
    check_in_order,
    check_parameters,
)
from mori.games.bitoku.pack.checks.counts import TYPES
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.cards import FlatVirtue

ROCKS_OF_A_CLASS: Final = 2
VIRTUE_CAP: Final = 12  # B-FACT-51
SET_SCORING: Final = (1, 2, 4, 7, 11, 16, 22)  # B-FACT-51
CRYSTAL_PARAMETERS: Final = {
    "dream": ("effects",),
    "memory": ("triggers", "vp"),
    "ingenuity": ("effects",),
}
# Yama-uba and shinigami are wild: no rock shows them (B-FACT-42).
ROCK_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "yokai": ("kappa", "imomushi", "nezumi", "kitsune", "shin_ookami"),
    "mitama": ("ara", "nigi", "saki", "kushi"),
    "building": ("temple", "onsen", "farm", "ryokan"),
}


def check_pieces(tables: PackTables, reading: Reading) -> None:
    _check_virtues(tables, reading)
    _check_bitoku(tables, reading)
    _check_crystals(tables, reading)
    _check_rocks(tables, reading)
    _check_treasures(tables, reading)


def _check_virtues(tables: PackTables, reading: Reading) -> None:
    for entries in (tables.starting_yokai, tables.yokai):
        for where, card in entries.read():
            if not isinstance(card.virtue, FlatVirtue):
                place = where.at("virtue").at("cap")
                check_equal(place, card.virtue.cap, VIRTUE_CAP, "B-FACT-51", reading)


def _check_bitoku(tables: PackTables, reading: Reading) -> None:
    """B-BITOKU-7: the printed rarity is the number of copies of the type."""
    head = tables.bitoku_head
    if head.value is not None:
        place = head.where.at("set_scoring")
        check_in_order(place, head.value.set_scoring, SET_SCORING, reading)
    for where, card in tables.bitoku_cards.read():
        copies = TYPES["bitoku"][card.type]
        check_equal(where.at("rarity"), card.rarity, copies, "B-BITOKU-7", reading)


def _check_crystals(tables: PackTables, reading: Reading) -> None:
    for row in tables.crystals.rows:
        check_parameters(row.table, "colour", CRYSTAL_PARAMETERS, row.where, reading)
    for where, tile in tables.crystals.read():
        check_distinct(where.at("triggers"), tile.triggers, reading)


def _check_rocks(tables: PackTables, reading: Reading) -> None:
    for where, rock in tables.rocks.read():
        check_distinct(where.at("types"), rock.types, reading)
        for index, name in enumerate(rock.types):
            check_allowed_with(
                where.at("types").item(index),
                name,
                ROCK_TYPES[rock.family],
                ("family", rock.family),
                reading,
            )
    if tables.rocks.complete():
        _check_rocks_for_tengu(tables, reading)


def _check_rocks_for_tengu(tables: PackTables, reading: Reading) -> None:
    """BR-110: one of each class must be left for the Tengu, even if the human holds another."""
    rocks = tables.rocks.values()
    yokai = sum(rock.count for rock in rocks if rock.family == "yokai")
    for found in (yokai, sum(rock.count for rock in rocks) - yokai):
        if 0 < found < ROCKS_OF_A_CLASS:  # none at all is missed elsewhere (B-FACT-42)
            place = Where("rocks.toml", "rock")
            problem = place.problem("too_few", found=found, minimum=ROCKS_OF_A_CLASS)
            reading.problems.append(problem)


def _check_treasures(tables: PackTables, reading: Reading) -> None:
    """Each prize is lower than the one before."""
    for where, tile in tables.treasures.read():
        for index in (1, 2):
            before, prize = tile.vp[index - 1], tile.vp[index]
            if prize >= before:
                place = where.at("vp").item(index)
                problem = place.problem("too_big", value=prize, maximum=before - 1)
                reading.problems.append(problem)
                break
