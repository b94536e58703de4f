"""Checks of what the main board has at every player count, all of it stated."""

from typing import Final

from mori.content import (
    Reading,
    Where,
    check_all_there,
    check_consecutive,
    check_equal,
    check_in_order,
    check_unique_ids,
)
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.effect_parts import same_effects, written
from mori.games.bitoku.pack.schema.effects import Effect, effect

FILE: Final = "board.toml"
REGIONS: Final = ("yomi", "stairs", "home", "glade", "forges")  # BR-8: left to right
SIDES: Final = ("left", "left", "centre", "right", "right")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
ROW_DICE: Final = (1, 2, 3, 4, 6)
ROUNDS: Final = 4  # B-FACT-9
VP_TRACK: Final = 100  # B-FACT-8
MOST_PLAYERS: Final = 4


def mitama(discount: int) -> Effect:
    return effect("mitama", discount=discount)


def dragonfly(discount: int) -> Effect:
    return effect("dragonfly", discount=discount)


def build(discount: int) -> Effect:
    return effect("build", discount=discount)


def crystal(discount: int) -> Effect:
    return effect("crystal", discount=discount)


STEP: Final[Effect] = effect("kodama_forward", n=1, scope="region")
# The table of section B-FOREST: by region, the effect for each die of ROW_DICE.
FOREST: Final[dict[str, tuple[Effect, ...]]] = {
    "yomi": (
        STEP,
        effect("choose_one", options=(mitama(0), dragonfly(0))),
        effect("choose_one", options=(mitama(1), dragonfly(0))),
        effect("choose_one", options=(mitama(1), dragonfly(1))),
        effect("shared_discount", n=1, effects=(mitama(0), dragonfly(0))),
    ),
    "stairs": (
        STEP,
        effect("movement", n=1),
        effect("movement", n=2),
        effect("movement", n=3),
        effect("movement", n=4),
    ),
    "glade": (
        STEP,
        effect(
            "choose_one",
            options=(
                effect("resource", resource="wood", n=1),
                effect("resource", resource="jade", n=1),
            ),
        ),
        effect("resource", resource="any", n=1),
        effect("resource", resource="any", n=2),
        effect("resource", resource="any", n=3),
    ),
    "forges": (
        STEP,
        build(0),
        effect("choose_one", options=(crystal(0), build(0))),
        effect("choose_one", options=(crystal(1), build(1))),
        effect("shared_discount", n=1, effects=(crystal(0), build(0))),
    ),
}
FAVOURS: Final[dict[str, Effect]] = {  # B-RIVER: A, B, C
    "favour-bitoku": effect("gain_bitoku", source="hill", n=1),
    "favour-yokai": effect("gain_yokai", source="hill", n=1),
    "favour-small": effect(
        "choose_different",
        n=2,
        options=(
            effect("vision", n=1),
            effect("take_rock", n=1),
            effect("place_pilgrim_rock", n=1),
            effect("kodama_forward", n=1, scope="any"),
        ),
    ),
}


def check_board(tables: PackTables, reading: Reading) -> None:
    _check_regions(tables, reading)
    _check_forest_rows(tables, reading)
    _check_favours(tables, reading)
    _check_tracks(tables, reading)


def _check_regions(tables: PackTables, reading: Reading) -> None:
    """BR-2: the home has neither river, hill nor inhabited area, but track and treasure."""
    check_all_there(tables.regions, REGIONS, Where(FILE, "region"), reading)
    orders = [(where.at("order"), region.order) for where, region in tables.regions.read()]
    all_there = tables.regions.complete() and len(orders) == len(REGIONS)
    if all_there and check_consecutive(orders, 1, reading):
        by_order = sorted(tables.regions.values(), key=lambda region: region.order)
        check_in_order(Where(FILE, "region"), [entry.id for entry in by_order], REGIONS, reading)
    for where, region in tables.regions.read():
        by_river = region.id != "home"
        side = SIDES[REGIONS.index(region.id)]
        check_equal(where.at("side"), region.side, side, "id", reading)
        check_equal(where.at("river"), region.river, by_river, "BR-2", reading)
        check_equal(where.at("hill"), region.hill, by_river, "BR-2", reading)
        check_equal(where.at("inhabited_area"), region.inhabited_area, by_river, "BR-2", reading)
        check_equal(where.at("kodama_track"), region.kodama_track, True, "BR-2", reading)
        check_equal(where.at("lake_treasure"), region.lake_treasure, True, "BR-2", reading)


def _check_forest_rows(tables: PackTables, reading: Reading) -> None:
    seen: dict[tuple[str, int], str] = {}
    for where, row in tables.forest_rows.read():
        key = (row.region, row.min_die)
        if row.min_die not in ROW_DICE:
            allowed = ", ".join(map(str, ROW_DICE))
            problem = where.at("min_die").problem("not_one_of", value=row.min_die, allowed=allowed)
            reading.problems.append(problem)
        elif key in seen:
            name = f"{row.region} {row.min_die}"
            problem = where.at("min_die").problem("duplicate_id", id=name, first=seen[key])
            reading.problems.append(problem)
        else:
            seen[key] = where.entry
            expected = FOREST[row.region][ROW_DICE.index(row.min_die)]
            _check_effect(where, row.effects, expected, "B-FOREST", reading)
    # A row with a wrong die or region stands for one that is missing.
    if tables.forest_rows.complete() and len(seen) == len(tables.forest_rows.rows):
        for region in FOREST:
            for die in ROW_DICE:
                if (region, die) not in seen:
                    place = Where(FILE, "forest_row")
                    problem = place.problem("missing_entry", id=f"{region} {die}")
                    reading.problems.append(problem)


def _check_favours(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.hill_favours,), reading)
    place = Where(FILE, "hill_favour")
    check_all_there(tables.hill_favours, tuple(FAVOURS), place, reading)
    for where, favour in tables.hill_favours.read():
        _check_effect(where, favour.effects, FAVOURS[favour.id], "B-RIVER", reading)
    if tables.hill_favours.complete() and set(tables.hill_favours.ids()) == set(FAVOURS):
        # A, B, C of the rules, in this order
        check_in_order(place, tables.hill_favours.ids(), tuple(FAVOURS), reading)


def _check_effect(
    where: Where, found: tuple[Effect, ...], expected: Effect, source: str, reading: Reading
) -> None:
    if not same_effects(found, (expected,)):
        place = where.at("effects")
        check_equal(place, written(found), written((expected,)), source, reading)


def _check_tracks(tables: PackTables, reading: Reading) -> None:
    tracks, where = tables.tracks.value, tables.tracks.where
    if tracks is None:
        return
    check_equal(where.at("rounds"), tracks.rounds, ROUNDS, "B-FACT-9", reading)
    check_in_order(where.at("phases"), tracks.phases, SEASONS, reading)
    check_equal(where.at("vp_track"), tracks.vp_track, VP_TRACK, "B-FACT-8", reading)
    positions = tracks.turn_order_positions
    if positions < MOST_PLAYERS:
        place = where.at("turn_order_positions")
        problem = place.problem("too_small", value=positions, minimum=MOST_PLAYERS)
        reading.problems.append(problem)
