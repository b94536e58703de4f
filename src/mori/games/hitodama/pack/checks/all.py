"""Everything that can be wrong with a Hitodama pack beyond single keys: all of it, at once.

Checks look at the tables as read. An entry that could not be read has its problems already and is
left out, so that one mistake is named once.
"""

from typing import Any, Final

from mori.content import Reading, Where, check_references, check_weakest
from mori.games.hitodama.pack.checks.board import RESOURCES, SEASONS, check_board
from mori.games.hitodama.pack.checks.cards import check_cards
from mori.games.hitodama.pack.checks.counts import check_counts
from mori.games.hitodama.pack.checks.rules import check_rules
from mori.games.hitodama.pack.checks.tiles import check_tiles
from mori.games.hitodama.pack.reading.tables import PackTables

STRONGEST_FIRST: Final = ("stated", "derived", "reconstructed")


def check_pack(tables: PackTables, reading: Reading) -> None:
    """Notes every problem between entries."""
    # These ids are fixed, so references are right or wrong whatever became of the entry itself.
    known: dict[str, tuple[str, ...]] = {"resource": RESOURCES, "season": SEASONS}
    geometry = tables.geometry.value
    if geometry is not None:
        known["geometry.ring"] = geometry.ring
        known["geometry.north_may_be"] = geometry.north_may_be
    check_references(reading, known)
    check_counts(tables, reading)
    check_rules(tables, reading)
    check_board(tables, reading)
    check_tiles(tables, reading)
    check_cards(tables, reading)
    _check_provenance(tables, reading)


def _check_provenance(tables: PackTables, reading: Reading) -> None:
    single = (tables.meta, tables.geometry, tables.score_track, tables.round_track)
    for row in single:
        _check_weakest_inside(row.table, row.where, reading)
    for entries in (
        tables.counts,
        tables.constants,
        tables.setups,
        tables.characters,
        tables.seasons,
        tables.resources,
        tables.chaos_spaces,
        tables.wrath_levels,
        tables.actions,
        tables.discard_rates,
        tables.tiles,
        tables.decks,
        tables.akku_cards,
        tables.ice_cards,
        tables.solar_cards,
        tables.lunar_cards,
        tables.tribute_cards,
        tables.endings,
        tables.tie_breaks,
        tables.balance_references,
    ):
        for entry in entries.rows:
            _check_weakest_inside(entry.table, entry.where, reading)


def _check_weakest_inside(table: dict[str, Any], where: Where, reading: Reading) -> None:
    """The entry, and the entries inside it (the sides of a tile)."""
    check_weakest(table, STRONGEST_FIRST, where, reading)
    sides = table.get("side")
    for index, side in enumerate(sides if isinstance(sides, list) else ()):
        if isinstance(side, dict):
            check_weakest(side, STRONGEST_FIRST, where.at("side").item(index), reading)
