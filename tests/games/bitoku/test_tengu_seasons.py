"""Spring, Autumn and Winter with the Tengu (B-TENGU-TURN-2 and -8 to -11)."""

from collections.abc import Callable

import pytest

from mori.core.rng import seeded
from mori.games.bitoku.seasons.year import S_AUTUMN, S_CLOSE, S_DICE, S_REAP, S_SUMMON
from mori.games.bitoku.table.state import ASCENSION, HUMAN, NONE, TENGU
from tests.games.bitoku.solo_table import SoloTable

ROW = ("tengu-stairs-1", "tengu-glade-1", "tengu-yomi-mitama")
STARTING = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami")
GARDEN = ("rock-ara", "rock-nigi", "rock-imomushi", "rock-farm-onsen")


def laid() -> SoloTable:
    """The human is first in turn order and decides before the Tengu takes a turn."""
    table = SoloTable()
    table.open_cards(*ROW)
    table.order(HUMAN, TENGU)
    return table


def pilgrims(table: SoloTable) -> list[str]:
    """The main spaces with an awake Pilgrim of the Tengu."""
    on_main = table.state.main_pilgrims
    return [node.id for node in table.tables.nodes if on_main[node.index * 2 + TENGU]]


def rocks_left(table: SoloTable) -> list[str]:
    return [table.tables.rocks[rock].id for rock in table.state.garden if rock != NONE]


def rocks_gone(table: SoloTable) -> list[str]:
    return [table.tables.rocks[rock].id for rock in table.solo.rocks_gone]


# -- Spring


@pytest.mark.rule("B-TENGU-TURN-2")
@pytest.mark.parametrize(
    ("crystals", "where", "points"),
    [
        ([], [], {}),
        (["dream-amulet"], ["right-1"], {}),
        (["dream-amulet", "memory-rock"], ["right-2"], {}),
        # The third MP takes the Pilgrim to an Illumination of 4 VP, the fourth brings a new one.
        (["dream-amulet", "memory-rock", "ingenuity-any"], [], {"paths": 8}),
        (["dream-amulet", "memory-rock", "ingenuity-any", "dream-vp"], ["right-1"], {"paths": 8}),
    ],
)
def test_in_spring_the_tengu_gains_and_spends_one_movement_point_for_each_crystal(
    crystals: list[str], where: list[str], points: dict[str, int]
) -> None:
    """Of whatever colour."""
    table = laid()
    table.tengu_crystals(*crystals)
    table.season(S_SUMMON)
    assert table.asked == (HUMAN, "turn")
    assert (pilgrims(table), table.tengu_points()) == (where, points)
    spent = [told["count"] for told in table.told("tengu_movement")]
    assert spent == ([len(crystals)] if crystals else [])


@pytest.mark.rule("B-TENGU-TURN-2")
def test_the_crystals_of_the_tengu_give_nothing_else() -> None:
    """BR-118: no goods, no Amulets, no Kodama steps, no points of their own."""
    crystals = ("dream-amulet", "dream-sake", "dream-vp", "dream-kodama", "memory-pilgrim")
    table = laid()
    table.tengu_crystals(*crystals)
    table.bitoku_path(TENGU, *["makoto"] * 5)  # takes all MP, 1 VP each
    table.season(S_SUMMON)
    assert (table.goods(TENGU), table.amulets_of(TENGU)) == ({}, [0, 0, 0])
    assert table.tengu_points() == {"bitoku_cards": 5}
    assert table.state.kodama[5:] == [1] * 5
    assert len(table.solo.tengu_crystals) == 5


@pytest.mark.rule("B-TENGU-TURN-2")
def test_in_spring_the_tengu_draws_no_cards() -> None:
    table = laid()
    table.tengu_pile(*STARTING)
    table.deck(HUMAN, *STARTING)
    table.season(S_SUMMON)
    assert table.asked == (HUMAN, "discard_to_three")
    table.play("discard start-nezumi")
    assert table.asked == (HUMAN, "turn")
    assert len(table.state.hands[HUMAN]) == 3
    assert (table.state.hands[TENGU], table.pile) == ([], list(STARTING))


@pytest.mark.rule("B-TENGU-TURN-2")
@pytest.mark.parametrize(("first", "moved"), [(TENGU, ["right-1"]), (HUMAN, [])])
def test_the_tengu_reaps_at_its_place_in_turn_order(first: int, moved: list[str]) -> None:
    table = laid()
    table.order(first, 1 - first)
    table.tengu_crystals("dream-amulet")
    table.crystal(HUMAN, "slot-dream-1", "dream-any")
    table.season(S_REAP)
    assert table.asked[0] == HUMAN and table.asked[1] != "turn"  # which resource
    assert pilgrims(table) == moved


# -- Autumn


@pytest.mark.rule("B-TENGU-TURN-8")
@pytest.mark.parametrize("before", [(TENGU, HUMAN), (HUMAN, TENGU)])
@pytest.mark.parametrize(
    ("human", "tengu", "order"),
    [
        ("home-1", "home-2", [HUMAN, TENGU]),
        ("home-2", "home-5", [HUMAN, TENGU]),
        ("home-5", "home-2", [TENGU, HUMAN]),
        ("home-6", "home-1", [TENGU, HUMAN]),
        ("yomi", "home-6", [TENGU, HUMAN]),
        ("home-6", "yomi", [HUMAN, TENGU]),
        ("yomi", "hill:glade", None),
    ],
)
def test_dice_of_both_in_the_home_decide_the_new_turn_order(
    human: str, tengu: str, order: list[int] | None, before: tuple[int, int]
) -> None:
    table = laid()
    table.order(*before)
    table.die(HUMAN, 1, 6, human)
    table.tengu_dice("hill:yomi", tengu, "hill:yomi")
    table.season(S_AUTUMN)
    assert table.state.order == (list(before) if order is None else order)


# -- Winter


@pytest.mark.rule("B-TENGU-TURN-9")
@pytest.mark.parametrize(
    "dice",
    [
        ("home-2", "yomi", "hill:glade"),
        ("hill:yomi", "hill:yomi", "home-6"),
        ("unlocked", "locked", "stairs"),
    ],
)
def test_the_tengus_dice_return_locked_as_2_3_4(dice: tuple[str, str, str]) -> None:
    table = laid()
    table.tengu_dice(*dice)
    table.die(HUMAN, 1, 3, "home-1")  # the human is first in the next round
    table.season(S_AUTUMN)
    table.play("arrange 1 2 3")
    assert [table.where(value) for value in (2, 3, 4)] == ["locked"] * 3
    assert table.state.die_value[3:] == [2, 3, 4]


@pytest.mark.rule("B-TENGU-TURN-9")
@pytest.mark.parametrize("order", [(TENGU, HUMAN), (HUMAN, TENGU)])
def test_the_tengu_arranges_scores_and_discards_nothing_in_winter(order: tuple[int, int]) -> None:
    """Its pile of five and more cards is not scored (B-TENGU-SETUP-3)."""
    table = laid()
    table.order(*order)
    table.tengu_pile(*STARTING, "kappa-1")
    table.give(TENGU, wood=2)
    table.deck(HUMAN, *STARTING[:4])
    table.played(HUMAN, 1, STARTING[4])
    table.season(S_DICE)
    asked = []
    for answer in ("arrange 1 2 3", "virtue 1"):
        asked.append(table.asked)
        table.play(answer)
    asked.append(table.asked)
    kinds = ("arrange_dice", "spirits_virtue", "discard_to_three")
    assert asked == [(HUMAN, kind) for kind in kinds]  # the last is the next Spring's
    assert table.pile == [*STARTING, "kappa-1"]
    assert (table.tengu_points(), table.goods(TENGU)) == ({}, {"wood": 2})
    assert table.state.discards[TENGU] == table.state.removed[TENGU] == []


@pytest.mark.rule("B-TENGU-TURN-10")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_winter_a_rock_of_the_garden_leaves_the_game(number: int) -> None:
    table = laid()
    table.state.round = number
    table.garden(*GARDEN)
    table.season(S_CLOSE)
    assert len(rocks_left(table)) == 3
    assert sorted(rocks_left(table) + rocks_gone(table)) == sorted(GARDEN)
    assert table.told("rock_removed") == [{"rock": f"rock:{rocks_gone(table)[0]}"}]
    # It goes to neither of the two.
    assert len(table.solo.tengu_rocks) == 2
    assert all(rock == NONE for rock in table.state.rock_path)


@pytest.mark.rule("B-TENGU-TURN-10")
@pytest.mark.parametrize(
    "garden", [[], [None, None, None, "rock-saki"], ["rock-saki", None, None, None]]
)
def test_only_a_rock_that_is_left_is_removed(garden: list[str | None]) -> None:
    table = laid()
    table.garden(*garden)
    table.season(S_CLOSE)
    assert table.asked == (HUMAN, "turn")
    assert rocks_left(table) == []
    assert rocks_gone(table) == (["rock-saki"] if garden else [])


@pytest.mark.rule("B-TENGU-TURN-10")
def test_each_rock_may_be_the_one_that_is_removed() -> None:
    gone = set()
    for seed in range(60):
        table = laid()
        table.garden(*GARDEN)
        table.state.rng = seeded(seed)
        table.season(S_CLOSE)
        gone.update(rocks_gone(table))
    assert gone == set(GARDEN)


@pytest.mark.rule("B-TENGU-TURN-10")
@pytest.mark.parametrize("number", [1, 4])
def test_the_rock_goes_after_step_c_and_before_the_round_ends(number: int) -> None:
    table = laid()
    table.state.round = number
    table.garden(*GARDEN)
    table.deck(HUMAN, *STARTING[:4])
    table.played(HUMAN, 1, STARTING[4])
    table.season(S_DICE)
    assert len(rocks_left(table)) == 4
    if number == 1:  # in the last Winter it makes no difference
        table.play("arrange 1 2 3")
    assert (table.asked, len(rocks_left(table))) == ((HUMAN, "spirits_virtue"), 4)
    table.play("skip")
    assert len(rocks_left(table)) == 3
    kinds = [fact.kind for fact in table.facts]
    after = "round_began" if number == 1 else "season_began"
    assert kinds.index("rock_removed") < kinds.index(after)
    if number == 4:
        assert table.state.phase == ASCENSION


@pytest.mark.rule("B-TENGU-TURN-10")
def test_over_four_winters_a_full_garden_empties() -> None:
    table = laid()
    table.garden(*GARDEN)
    for left in (3, 2, 1, 0):
        table.season(S_CLOSE)
        assert len(rocks_left(table)) == left
    assert sorted(rocks_gone(table)) == sorted(GARDEN)


# -- the Attitude


@pytest.mark.rule("B-TENGU-TURN-11")
@pytest.mark.parametrize("active", [True, False])
def test_the_attitude_keeps_its_side_from_round_to_round(active: bool) -> None:
    """BR-120."""
    table = laid()
    table.attitude(active)
    table.tengu_dice("home-2", "yomi", "hill:glade")
    table.die(HUMAN, 1, 3, "home-1")
    table.season(S_AUTUMN)
    table.play("arrange 1 2 3")
    assert (table.state.round, table.asked) == (2, (HUMAN, "turn"))
    assert table.solo.tengu_is_active == active
    assert table.told("tengu_attitude") == []


def row_a(table: SoloTable) -> None:
    table.tengu_dice("locked", "yomi", "locked")
    table.die(HUMAN, 1, 5, "stairs")
    table.hill_cards("yomi", "makoto", "kitsune-1")


def row_c(table: SoloTable) -> None:
    table.tengu_dice("unlocked", "locked", "locked")


def row_d(table: SoloTable) -> None:
    table.give(TENGU, jade=1)
    table.die(HUMAN, 1, 5, "stairs")


def row_e(table: SoloTable) -> None:
    table.tengu_dice("home-2", "yomi", "hill:yomi")
    table.die(HUMAN, 1, 5, "stairs")


def row_f(table: SoloTable) -> None:
    table.tengu_dice("unlocked", "unlocked", "stairs")


def row_g(table: SoloTable) -> None:
    table.die(HUMAN, 1, 5, "stairs")


def row_h(table: SoloTable) -> None:
    table.tengu_dice("home-2", "yomi", "hill:glade")
    table.hill_cards("yomi", "makoto", "kitsune-1")


def row_i(table: SoloTable) -> None:
    table.tengu_dice("unlocked", "home-2", "stairs")


def row_k(table: SoloTable) -> None:
    """An unlocked die that has nowhere to go keeps an active Tengu from row J."""
    table.tengu_dice("unlocked", "home-2", "stairs")
    for number, region in enumerate(("yomi", "glade", "forges"), start=1):
        table.die(HUMAN, number, 1, region)


@pytest.mark.rule("B-TENGU-TURN-11")
@pytest.mark.parametrize("active", [True, False])
@pytest.mark.parametrize("scene", [row_a, row_c, row_d, row_e, row_f, row_g, row_h, row_i, row_k])
def test_no_other_rows_than_b_and_j_turn_the_attitude(
    scene: Callable[[SoloTable], None], active: bool
) -> None:
    table = SoloTable()
    scene(table)
    table.attitude(active)
    table.tengu_turn_on("tengu-stairs-1", position="left")
    assert table.row_taken == scene.__name__[-1]
    assert table.solo.tengu_is_active == active
    assert table.told("tengu_attitude") == []
