"""Checks of where an effect may stand."""

from collections.abc import Callable
from typing import Any, Final

from mori.content import Entries, Reading
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.effect_parts import all_parts, placed_parts
from mori.games.bitoku.pack.schema.effects import Effect

# The rows for a 6, Home label 6 and the small hill favour; no card or tile has such a thing.
BOARD_ONLY: Final = tuple(name for name, kind in EFFECT_KINDS.items() if kind.is_board_only)
ANYWHERE: Final = ", ".join(name for name in EFFECT_KINDS if name not in BOARD_ONLY)

# A key of an effect, what stands there, and what may.
Misplaced = tuple[str, str, str]


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
        _check_placed(entries, _only_on_the_board, reading)
    for entries in without_region:
        _check_placed(entries, _only_in_a_region, reading)


def _check_placed(
    entries: Entries[Any], misplaced: Callable[[Effect], list[Misplaced]], reading: Reading
) -> None:
    """Notes what may not stand there; places are looked for only in entries that have such."""
    for where, entry in entries.read():
        if not any(map(misplaced, all_parts(entry.effects))):
            continue
        for place, effect in placed_parts(entry.effects, where.at("effects")):
            for key, value, allowed in misplaced(effect):
                problem = place.at(key).problem("not_one_of", value=value, allowed=allowed)
                reading.problems.append(problem)


def _only_on_the_board(effect: Effect) -> list[Misplaced]:
    """No card or tile has such a thing; and cards from a hill are a hill's favour."""
    found: list[Misplaced] = []
    if effect.kind in BOARD_ONLY:
        found.append(("kind", effect.kind, ANYWHERE))
    source = effect.word("source")
    if source is not None and source != "deck":
        found.append(("source", source, "deck"))
    return found


def _only_in_a_region(effect: Effect) -> list[Misplaced]:
    """Only a forest row and a building stand in a region."""
    return [("scope", "region", "any")] if effect.word("scope") == "region" else []
