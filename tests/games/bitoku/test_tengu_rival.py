"""The Tengu as the other player of a human's effects (B-TENGU-TURN-1)."""

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

BACK = "kodama_back(n=1"


def passed(**switches: object) -> SoloTable:
    """The Tengu has passed, so that the human has all turns."""
    table = SoloTable(**switches)
    table.state.passed = 1 << TENGU
    return table


# -- Kodamas


@pytest.mark.rule("B-TENGU-TURN-1")
def test_the_human_moves_kodamas_of_the_tengu_back() -> None:
    table = passed()
    table.kodama(TENGU, "yomi", 3)
    table.kodama(TENGU, "home", 2)
    table.kodama(HUMAN, "yomi", 5)
    table.perform(HUMAN, BACK)
    assert table.actions == ["back tengu yomi", "back tengu home", "skip"]
    table.play("back tengu yomi")
    assert (table.kodama_of(TENGU, "yomi"), table.kodama_of(HUMAN, "yomi")) == (2, 5)


@pytest.mark.rule("B-TENGU-TURN-1")
def test_a_kodama_of_the_tengu_on_space_1_cannot_be_moved_back() -> None:
    table = passed()
    table.kodama(TENGU, "yomi", 2)
    table.perform(HUMAN, BACK)
    assert table.why_not("back tengu stairs") == ("kodama_stuck", ("B-KODAMA-7",))


@pytest.mark.rule("B-TENGU-TURN-1")
def test_a_kodama_of_the_tengu_takes_the_last_space() -> None:
    table = passed()
    table.kodama(TENGU, "yomi", 7)
    table.kodama(HUMAN, "yomi", 6)
    table.perform(HUMAN, "kodama_forward(n=1,scope=any")
    assert "advance yomi" not in table.actions
    table = passed()
    table.kodama(HUMAN, "yomi", 6)
    table.perform(HUMAN, "kodama_forward(n=1,scope=any")
    assert "advance yomi" in table.actions


# -- copying


def copying(*dice: str) -> SoloTable:
    """The human places a die on Home label 6."""
    table = passed()
    table.tengu_dice(*dice)
    table.visit(HUMAN, 3, "home-6")
    return table


@pytest.mark.rule("B-TENGU-TURN-1")
def test_home_label_6_copies_a_die_of_the_tengu_with_its_value() -> None:
    table = copying("locked", "glade", "hill:yomi")
    assert table.asked == (HUMAN, "copy_die")
    assert table.actions == ["copy tengu 2", "skip"]
    table.play("copy tengu 2")
    assert table.actions == ["row 1", "row 2", "row 3", "skip"]  # the copied die shows 3
    table.play("row 3", "take jade")
    assert (table.goods(HUMAN), table.goods(TENGU)) == ({"jade": 1}, {})
    assert table.die_of(TENGU, 2)[0] == 3


@pytest.mark.rule("B-TENGU-TURN-1")
@pytest.mark.parametrize("number", [1, 3])
def test_dice_of_the_tengu_on_its_board_or_across_the_river_cannot_be_copied(number: int) -> None:
    table = copying("unlocked", "glade", "hill:yomi")
    refusal = table.why_not(f"copy tengu {number}")
    assert refusal == ("die_cannot_be_copied", ("B-HOME-5", "B-HOME-8"))


@pytest.mark.rule("B-TENGU-TURN-1")
def test_a_die_of_the_tengu_in_the_home_can_be_copied() -> None:
    """BR-29; the Tengu itself got nothing from that space."""
    table = copying("locked", "home-1", "locked")
    table.play("copy tengu 2")
    assert (table.amulets_of(HUMAN), table.amulets_of(TENGU)) == ([0, 1, 0], [0, 0, 0])


# -- property


@pytest.mark.rule("B-TENGU-TURN-1")
@pytest.mark.parametrize("tile", ["farm-1", "farm-3", "farm-5"])
def test_the_tengu_gets_property_when_the_human_uses_its_building(tile: str) -> None:
    """1 VP and nothing else, whatever the tile prints (B-TENGU-ACT-11)."""
    table = passed()
    table.building("area-stairs-2", tile, owner=TENGU)
    table.visit(HUMAN, 3, "stairs")
    table.play("building area-stairs-2")
    while table.asked[1] != "region_action":
        assert table.asked[0] == HUMAN
        table.play(table.actions[0])
    assert table.tengu_points() == {"property": 1}
    assert (table.score(HUMAN), table.amulets_of(TENGU)) == (0, [0, 0, 0])
    assert sum(table.goods(HUMAN).values()) == 1


@pytest.mark.rule("B-TENGU-TURN-1", "B-SUMMER-28")
def test_the_tengu_gets_property_right_after_the_buildings_effect() -> None:
    table = passed()
    table.building("area-glade-2", "temple-5", owner=TENGU)  # two Movement Points
    table.visit(HUMAN, 4, "glade")
    table.play("building area-glade-2", "start right-1")
    assert table.asked == (HUMAN, "spend_movement")
    assert table.score(TENGU) == 0
    table.play("start right-1")
    assert table.score(TENGU) == 1


@pytest.mark.rule("B-TENGU-TURN-1")
@pytest.mark.parametrize("owner", [None, HUMAN])
def test_the_tengu_gets_nothing_for_other_buildings(owner: int | None) -> None:
    table = passed()
    table.building("area-stairs-2", "farm-1", owner=owner)
    table.visit(HUMAN, 3, "stairs")
    table.play("building area-stairs-2")
    assert (table.score(TENGU), table.goods(HUMAN)) == (0, {"wood": 1})


# -- dice


@pytest.mark.rule("B-TENGU-TURN-1")
def test_a_die_of_the_tengu_takes_its_space_from_the_human() -> None:
    table = passed()
    table.tengu_dice("yomi", "home-2", "locked")
    table.die(HUMAN, 1, 6, "unlocked")
    table.turn(HUMAN)
    table.play("use 1")
    assert table.why_not("place yomi") == ("space_taken", ("B-SUMMER-18",))
    assert table.why_not("place home-2") == ("space_taken", ("B-HOME-1",))


@pytest.mark.rule("B-TENGU-TURN-1")
@pytest.mark.parametrize(("value", "legal"), [(2, False), (3, True), (4, True)])
def test_a_higher_die_of_the_tengu_blocks_the_forest_action(
    value: int, legal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a board with two spaces in a region; the pack has one."""
    table = passed()
    monkeypatch.setattr(table.tables, "forest_spaces", [2, 2, 0, 2, 2])
    table.tengu_dice("locked", "glade", "locked")
    table.building("area-glade-3", "farm-1", owner=HUMAN)
    table.visit(HUMAN, value, "glade")
    assert ("row 1" in table.actions) == legal
    assert "building area-glade-3" in table.actions
    if not legal:
        assert table.why_not("row 1") == ("other_die_higher", ("B-SUMMER-22",))


@pytest.mark.rule("B-TENGU-TURN-1")
def test_dice_of_the_tengu_fill_the_hill_area_for_the_human() -> None:
    table = passed()
    table.tengu_dice("hill:yomi", "hill:yomi", "locked")
    table.die(HUMAN, 1, 4, "stairs")
    table.die(HUMAN, 2, 4, "glade")
    table.turn(HUMAN)
    assert "cross 2" in table.actions
    assert table.why_not("cross 1") == ("hill_full", ("B-SUMMER-30",))


# -- as with two players


@pytest.mark.rule("B-TENGU-TURN-1")
def test_the_human_chooses_among_the_favours_of_both_hills_of_a_side() -> None:
    table = passed()
    for region, card in (("yomi", "kappa-1"), ("stairs", "kappa-2"), ("glade", "kappa-3")):
        table.hill_cards(region, "rei", card)
    table.die(HUMAN, 1, 6, "yomi")
    table.turn(HUMAN)
    table.play("cross 1")
    claims = [text for text in table.actions if text.startswith("favour")]
    assert claims == [f"favour {hill}.{letter}" for hill in ("yomi", "stairs") for letter in "abc"]
    table.play("favour stairs.b")
    assert table.hand_of(HUMAN) == ["kappa-2"]
    assert table.die_of(HUMAN, 1)[0] == 3


@pytest.mark.rule("B-TENGU-TURN-1")
def test_only_the_human_is_ever_asked() -> None:
    """The face for one and two players; the Tengu decides nothing."""
    table = SoloTable()
    table.open_cards("tengu-stairs-1", "tengu-glade-1", "tengu-yomi-mitama")
    table.die(HUMAN, 1, 4, "unlocked")
    table.summer()
    table.play("use 1")
    homes = [text for text in table.actions if text.startswith("place home")]
    assert homes == ["place home-1", "place home-2", "place home-5", "place home-6"]
    table.play("place home-1")
    assert len(table.told("tengu_rolled")) == 2
    assert [decision.seat for decision in table.game.decisions] == [HUMAN]
