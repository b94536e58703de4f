"""Checks of where an effect may stand."""

from typing import Any, Final

from mori.content import Entries, Reading, Where
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.effect_parts import placed_parts
from mori.games.bitoku.pack.schema.effects import Effect

# The rows for a 6, Home label 6 and the small hill favour; no card or tile has such a thing.
BOARD_ONLY: Final = tuple(name for name, kind in EFFECT_KINDS.items() if kind.is_board_only)
ANYWHERE: Final = ", ".join(name for name in EFFECT_KINDS if name not in BOARD_ONLY)


def check_effects(tables: PackTables, reading: Reading) -> None:
    with_region: tuple[Entries[Any], ...] = (tables.buildings, tables.ancient_buildings)
    without_region: tuple[Entries[Any], ...] = (
        tables.starting_yokai,
        tables.yokai,
        tables.bitoku_cards,
        tables.crystals,
        tables.mitamas,
        tables.dragonflies,
        tables.gates,
    )
    for entries in (*with_region, *without_region):
        for place, effect in _parts(entries):
            _check_not_board(place, effect, reading)
            _check_deck(place, effect, reading)
    for entries in without_region:
        for place, effect in _parts(entries):
            _check_scope(place, effect, reading)


def _parts(entries: Entries[Any]) -> list[tuple[Where, Effect]]:
    return [
        part
        for where, entry in entries.read()
        for part in placed_parts(entry.effects, where.at("effects"))
    ]


def _check_not_board(place: Where, effect: Effect, reading: Reading) -> None:
    if effect.kind in BOARD_ONLY:
        problem = place.at("kind").problem("not_one_of", value=effect.kind, allowed=ANYWHERE)
        reading.problems.append(problem)


def _check_deck(place: Where, effect: Effect, reading: Reading) -> None:
    """Cards from a hill are a hill's favour."""
    source = effect.word("source")
    if source is not None and source != "deck":
        problem = place.at("source").problem("not_one_of", value=source, allowed="deck")
        reading.problems.append(problem)


def _check_scope(place: Where, effect: Effect, reading: Reading) -> None:
    """Only a forest row and a building stand in a region."""
    scope = effect.word("scope")
    if scope == "region":
        problem = place.at("scope").problem("not_one_of", value=scope, allowed="any")
        reading.problems.append(problem)
