"""Checks of where an effect may stand."""

from collections.abc import Callable
from typing import Any, Final

from mori.content import Entries, Reading, Where
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.effect_parts import all_parts, placed_parts
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
        for place, effect in _placed(entries, _is_of_the_board):
            _check_not_board(place, effect, reading)
            _check_deck(place, effect, reading)
    for entries in without_region:
        for place, _ in _placed(entries, _is_of_a_region):
            problem = place.at("scope").problem("not_one_of", value="region", allowed="any")
            reading.problems.append(problem)


def _placed(
    entries: Entries[Any], is_wrong: Callable[[Effect], bool]
) -> list[tuple[Where, Effect]]:
    """The effects that are wrong there; places are looked for only in entries that have one."""
    return [
        (place, effect)
        for where, entry in entries.read()
        if any(map(is_wrong, all_parts(entry.effects)))
        for place, effect in placed_parts(entry.effects, where.at("effects"))
        if is_wrong(effect)
    ]


def _is_of_the_board(effect: Effect) -> bool:
    return effect.kind in BOARD_ONLY or effect.word("source") not in (None, "deck")


def _is_of_a_region(effect: Effect) -> bool:
    """Only a forest row and a building stand in a region."""
    return effect.word("scope") == "region"


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
