"""The nine difficulty options of the solo game, one by one (B-TENGU-LEVEL-2 to -10)."""

from typing import Any

import pytest

from mori.core.snapshot import to_data
from mori.games.bitoku.seasons.year import S_REAP
from mori.games.bitoku.table.codes import DRAGONFLY
from mori.games.bitoku.table.state import HUMAN, TENGU
from mori.games.bitoku.tengu.state import SoloState
from tests.games.bitoku.solo_games import solo_game, state_of
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.starts import SEEDS

REGIONS = ["yomi", "stairs", "home", "glade", "forges"]


def with_and_without(seed: int, option: str, *fields: str) -> tuple[SoloState, SoloState]:
    """A game's start with an option and without any; they differ in these fields alone."""
    changed, plain = state_of(solo_game(seed, **{option: True})), state_of(solo_game(seed))
    data: list[Any] = [to_data(changed), to_data(plain)]
    assert {field for field in data[0] if data[0][field] != data[1][field]} == set(fields)
    return changed, plain


# -- easier


@pytest.mark.rule("B-TENGU-LEVEL-2")
@pytest.mark.parametrize("seed", SEEDS)
def test_e1_the_tengu_starts_without_a_dragonfly(seed: int) -> None:
    changed, plain = with_and_without(seed, "tengu_no_dragonfly", "dragonflies", "stacks")
    assert changed.dragonflies == [plain.dragonflies[HUMAN], []]
    assert len(plain.dragonflies[TENGU]) == 1
    assert changed.stacks[DRAGONFLY] == plain.stacks[DRAGONFLY] + plain.dragonflies[TENGU]
    assert changed.stacks[:DRAGONFLY] == plain.stacks[:DRAGONFLY]
    assert changed.stacks[DRAGONFLY + 1 :] == plain.stacks[DRAGONFLY + 1 :]


@pytest.mark.rule("B-TENGU-LEVEL-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_e2_the_tengu_starts_without_yokai_cards(seed: int) -> None:
    changed, plain = with_and_without(seed, "tengu_no_yokai", "tengu_pile")
    assert (changed.tengu_pile, len(plain.tengu_pile)) == ([], 5)


@pytest.mark.rule("B-TENGU-LEVEL-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_e3_the_tengu_starts_without_resources(seed: int) -> None:
    changed, plain = with_and_without(seed, "tengu_no_resources", "resources")
    assert changed.resources == [1, 0, 1, 0, 0, 0, 0, 0]
    assert (sum(plain.resources[4:]), plain.resources[:4]) == (2, [1, 0, 1, 0])


def row_b(table: SoloTable) -> str:
    table.tengu_turn_on("tengu-stairs-1", position="left")
    return "stairs"


def row_c(table: SoloTable) -> str:
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on("tengu-stairs-1")
    return "stairs"


def row_f(table: SoloTable) -> str:
    table.tengu_dice("unlocked", "locked", "locked")
    table.die(HUMAN, 1, 2, "stairs")
    table.tengu_turn_on("tengu-stairs-1")
    return "home"


def row_i(table: SoloTable) -> str:
    table.tengu_dice("unlocked", "home-2", "hill:glade")
    table.die(HUMAN, 1, 2, "stairs")
    table.tengu_turn_on("tengu-stairs-1")
    return "forges"


PLACING = {"b": row_b, "c": row_c, "f": row_f, "i": row_i}


@pytest.mark.rule("B-TENGU-LEVEL-5")
@pytest.mark.parametrize("row", PLACING)
@pytest.mark.parametrize(
    ("tengu", "human", "is_calm"),
    [(1, 2, False), (1, 6, False), (3, 4, False), (1, 1, True), (3, 3, True), (4, 2, True)],
)
@pytest.mark.parametrize("option", [True, False], ids=["with", "without"])
def test_e4_a_placing_step_is_made_only_if_the_humans_kodama_is_ahead(
    row: str, tengu: int, human: int, is_calm: bool, option: bool
) -> None:
    table = SoloTable(tengu_calm_kodamas=option)
    region = {"b": "stairs", "c": "stairs", "f": "home", "i": "forges"}[row]
    table.kodama(TENGU, region, tengu)
    table.kodama(HUMAN, region, human)
    assert PLACING[row](table) == region
    assert table.row_taken == row
    steps = 0 if option and is_calm else 1
    assert table.kodama_of(TENGU, region) == tengu + steps
    others = [table.kodama_of(TENGU, other) for other in REGIONS if other != region]
    assert others == [1] * 4


@pytest.mark.rule("B-TENGU-LEVEL-5")
def test_e4_compares_the_track_of_the_die_alone() -> None:
    table = SoloTable(tengu_calm_kodamas=True)
    for region in REGIONS:
        table.kodama(HUMAN, region, 1 if region == "stairs" else 5)
    row_c(table)
    assert table.kodama_of(TENGU, "stairs") == 1


@pytest.mark.rule("B-TENGU-LEVEL-5")
def test_e4_does_not_touch_the_steps_from_the_glade_and_from_buildings() -> None:
    glade = SoloTable(tengu_calm_kodamas=True)
    glade.tengu_acts("tengu-glade-1", "glade")
    assert glade.kodama_of(TENGU, "forges") == 2, "none is behind, and yet one moves"
    building = SoloTable(tengu_calm_kodamas=True)
    building.kodama(TENGU, "forges", 3)
    building.market("building", "farm-1")
    building.will(1)
    building.tengu_acts("tengu-forges-building", "forges")
    assert building.kodama_of(TENGU, "forges") == 4


@pytest.mark.rule("B-TENGU-LEVEL-5")
@pytest.mark.parametrize("seed", range(5))
def test_e4_changes_nothing_at_setup(seed: int) -> None:
    with_and_without(seed, "tengu_calm_kodamas")


@pytest.mark.rule("B-TENGU-LEVEL-6")
@pytest.mark.parametrize("option", [True, False], ids=["with", "without"])
def test_e5_crystals_bring_no_movement_points_in_spring(option: bool) -> None:
    table = SoloTable(tengu_idle_crystals=option)
    table.tengu_crystals("dream-vp", "memory-rock")
    table.order(HUMAN, TENGU)
    table.season(S_REAP)
    assert table.pilgrims_of_tengu() == ({} if option else {"right-2": 1})
    assert len(table.told("tengu_movement")) == (0 if option else 1)
    assert len(table.solo.tengu_crystals) == 2


@pytest.mark.rule("B-TENGU-LEVEL-6")
def test_e5_leaves_all_other_movement_points() -> None:
    table = SoloTable(tengu_idle_crystals=True)
    table.tengu_crystals("dream-vp")
    table.tengu_acts("tengu-stairs-1", "stairs")
    assert [args["count"] for args in table.told("tengu_movement")] == [3]
    assert table.pilgrims_of_tengu() == {"right-light-1-1": 1}
    pair = SoloTable(tengu_idle_crystals=True)
    pair.dragonflies(TENGU, "dragonfly-vp")
    pair.market("mitama", "ara")
    pair.will(1)
    pair.tengu_acts("tengu-yomi-mitama", "yomi")
    assert [args["count"] for args in pair.told("tengu_movement")] == [2]


@pytest.mark.rule("B-TENGU-LEVEL-6")
@pytest.mark.parametrize("seed", range(5))
def test_e5_changes_nothing_at_setup(seed: int) -> None:
    with_and_without(seed, "tengu_idle_crystals")


# -- harder


@pytest.mark.rule("B-TENGU-LEVEL-7")
@pytest.mark.parametrize("seed", SEEDS)
def test_h1_one_of_the_eleven_pilgrims_starts_on_the_first_main_space(seed: int) -> None:
    changed, plain = with_and_without(seed, "tengu_early_pilgrim", "available", "main_pilgrims")
    assert (changed.available, plain.available) == ([3, 10], [3, 11])
    table = SoloTable()
    first = table.node("right-1") * 2 + TENGU
    assert changed.main_pilgrims[first] == 1
    assert sum(changed.main_pilgrims) == 1 and not any(plain.main_pilgrims)


@pytest.mark.rule("B-TENGU-LEVEL-8")
@pytest.mark.parametrize("seed", SEEDS)
def test_h2_each_tengu_kodama_starts_one_space_ahead(seed: int) -> None:
    changed, plain = with_and_without(seed, "tengu_kodamas_ahead", "kodama")
    assert (changed.kodama, plain.kodama) == ([1] * 5 + [2] * 5, [1] * 10)


@pytest.mark.rule("B-TENGU-LEVEL-9")
@pytest.mark.parametrize("seed", SEEDS)
def test_h3_the_tengu_starts_with_two_dragonflies(seed: int) -> None:
    changed, plain = with_and_without(seed, "tengu_two_dragonflies", "dragonflies", "stacks")
    second = plain.stacks[DRAGONFLY][-1]
    assert changed.dragonflies[TENGU] == sorted([*plain.dragonflies[TENGU], second])
    assert changed.dragonflies[HUMAN] == plain.dragonflies[HUMAN]
    assert changed.stacks[DRAGONFLY] == plain.stacks[DRAGONFLY][:-1]
    assert not any(changed.pair_dragonflies)


# Five tracks: the Tengu ahead, level, behind, ahead before the last space, both at the start.
TRACKS = {"yomi": (3, 1), "stairs": (5, 5), "home": (2, 4), "glade": (7, 6), "forges": (1, 1)}


def after_ascension(tracks: dict[str, tuple[int, int]], **options: object) -> SoloTable:
    table = SoloTable(**options)
    for region, (tengu, human) in tracks.items():
        table.kodama(TENGU, region, tengu)
        table.kodama(HUMAN, region, human)
    table.ascend()
    assert table.game.is_over
    return table


@pytest.mark.rule("B-TENGU-LEVEL-10")
@pytest.mark.parametrize(
    ("tracks", "points"),
    [
        (TRACKS, 6),
        (dict.fromkeys(REGIONS, (2, 1)), 15),
        (dict.fromkeys(REGIONS, (3, 3)), 0),
        (dict.fromkeys(REGIONS, (5, 6)), 0),  # ahead of the neutral ones alone
        ({"home": (2, 1)}, 3),
    ],
)
def test_h4_three_points_for_each_kodama_strictly_ahead_of_the_humans(
    tracks: dict[str, tuple[int, int]], points: int
) -> None:
    changed, plain = after_ascension(tracks, tengu_lead_pays=True), after_ascension(tracks)
    account = plain.tengu_points()
    assert "tengu_lead" not in account
    if points:
        account["tengu_lead"] = points
    assert changed.tengu_points() == account, "and all else as without the option"
    assert changed.score(TENGU) == plain.score(TENGU) + points
    assert changed.score(HUMAN) == plain.score(HUMAN)


@pytest.mark.rule("B-TENGU-LEVEL-10")
@pytest.mark.parametrize("seed", range(5))
def test_h4_changes_nothing_at_setup(seed: int) -> None:
    with_and_without(seed, "tengu_lead_pays")
