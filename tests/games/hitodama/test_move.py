"""The Move action (H-ACT-MOVE)."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"
SPACES = {  # the printed spaces of the two-player side
    "akku_solar": 2,
    TRIBUTE: 3,
    "merchant": 4,
    "sapphire": 2,
    "lunar": 2,
    "amber": 2,
    "berry": 2,
    "solar": 2,
}
ALL_PLACES = {f"{tile}.{rank}" for tile, spaces in SPACES.items() for rank in range(1, spaces + 1)}


def targets(table: Table, origin: str) -> set[str]:
    """Where the Move actions offered lead from an origin."""
    start = f"move {origin} > "
    return {text.removeprefix(start) for text in table.actions if text.startswith(start)}


# -- which essence


@pytest.mark.rule("H-ACT-MOVE-1")
def test_essences_of_the_reserve_and_asleep_ones_on_tiles_may_be_moved() -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)
    table.turn(0)
    table.play("move reserve > berry.1", "move amber.1 > solar.1")
    assert (table.at("berry.1"), table.at("solar.1"), table.at("amber.1")) == ("0!", "0!", "-")
    assert table.reserve(0) == 0


@pytest.mark.rule("H-ACT-MOVE-1")
def test_an_essence_asleep_on_the_player_board_cannot_be_moved() -> None:
    table = Table()
    table.put(0, "amber.1")
    table.put(0, "amber.2")
    table.turn(0)
    assert (table.reserve(0), table.on_board(0)) == (0, 1)
    assert table.refuses("move reserve > berry.1") == ("reserve_empty", ("H-ACT-MOVE-1",))


@pytest.mark.rule("H-ACT-MOVE-1")
def test_nobody_elses_essence_nor_a_blocker_can_be_moved() -> None:
    table = Table()
    table.put(1, "amber.1", standing=False)
    table.put_akku("amber.2")
    table.put_ice("solar.1")
    table.turn(0)
    for origin in ("amber.1", "amber.2", "solar.1", "berry.2"):
        assert targets(table, origin) == set()
        reason = table.refuses(f"move {origin} > berry.1")
        assert reason == ("no_own_essence_there", ("H-ACT-MOVE-1",))


# -- where to


@pytest.mark.rule("H-ACT-MOVE-2")
def test_an_essence_of_the_reserve_may_go_to_any_space_of_any_tile() -> None:
    table = Table()
    table.turn(0)
    assert targets(table, "reserve") == ALL_PLACES


@pytest.mark.rule("H-ACT-MOVE-2")
def test_an_essence_from_a_tile_may_go_to_any_other_space_also_of_its_tile() -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)
    table.turn(0)
    assert targets(table, "amber.1") == ALL_PLACES - {"amber.1"}
    table.play("move amber.1 > amber.2")
    assert table.on("amber") == ["-", "0!"]


@pytest.mark.rule("H-ACT-MOVE-2")
def test_an_essence_cannot_be_moved_to_the_space_it_lies_on() -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)
    table.turn(0)
    assert table.refuses("move amber.1 > amber.1") == ("same_space", ("H-ACT-MOVE-2",))


@pytest.mark.rule("H-ACT-MOVE-2")
def test_a_space_of_the_other_tile_side_is_no_target() -> None:
    table = Table(players=2)
    table.turn(0)
    assert table.refuses("move reserve > amber.3") == ("no_such_space", ("H-ACT-MOVE-2",))
    table = Table(players=3)
    table.turn(0)
    assert "move reserve > amber.3" in table.actions


# -- once a turn


@pytest.mark.rule("H-ACT-MOVE-3")
def test_an_essence_back_in_the_reserve_cannot_be_moved_again_in_the_turn() -> None:
    table = Table()
    table.put(0, "berry.1")
    table.give(0, amber=1)
    table.deal(0, "lunar_instant_benefit", "lunar_two_actions")
    table.turn(0)
    table.play("play lunar_two_actions")
    table.play(f"move reserve > {TRIBUTE}.1", "play lunar_instant_benefit")
    table.play(f"benefit {TRIBUTE}.1")  # pays the amber line and returns
    assert table.asked == (0, "turn")
    assert (table.reserve(0), table.state.actions_left) == (1, 2)
    assert targets(table, "reserve") == set()
    assert table.refuses("move reserve > amber.1") == ("already_moved", ("H-ACT-MOVE-3",))
    table.play("end")
    table.turn(0)  # another turn
    assert "move reserve > amber.1" in table.actions


@pytest.mark.rule("H-ACT-MOVE-3")
def test_each_essence_has_its_own_move_even_beside_one_that_has_moved() -> None:
    table = Table()
    table.give(0, amber=1)
    table.deal(0, "lunar_instant_benefit", "lunar_three_actions")
    table.turn(0)
    table.play("play lunar_three_actions")
    table.play(f"move reserve > {TRIBUTE}.1", "play lunar_instant_benefit")
    assert table.reserve(0) == 2
    table.play("move reserve > amber.1")
    assert table.reserve(0) == 1
    assert table.refuses("move reserve > amber.2") == ("already_moved", ("H-ACT-MOVE-3",))


@pytest.mark.rule("H-ACT-MOVE-3")
def test_being_moved_by_a_card_is_no_move_action() -> None:
    table = Table()
    table.put(0, "amber.2", standing=False)
    table.put(0, "berry.1")
    table.give(0, amber=1)
    table.deal(0, "lunar_move_meeple", "lunar_instant_benefit")
    table.turn(0)
    table.play("play lunar_move_meeple", "meeple amber.2", f"to {TRIBUTE}.1")
    table.play("play lunar_instant_benefit", f"benefit {TRIBUTE}.1")  # pays and returns
    assert table.reserve(0) == 1
    assert "move reserve > amber.2" in table.actions


# -- free spaces


@pytest.mark.rule("H-ACT-MOVE-4")
@pytest.mark.parametrize("occupant", ["standing", "asleep", "own", "akku", "ice"])
def test_a_space_with_an_essence_an_akku_or_ice_is_not_free(occupant: str) -> None:
    table = Table()
    if occupant == "akku":
        table.put_akku("amber.1")
    elif occupant == "ice":
        table.put_ice("amber.1")
    else:
        seat = 0 if occupant == "own" else 1
        table.put(seat, "amber.1", standing=occupant != "asleep")
    table.turn(0)
    assert targets(table, "reserve") == ALL_PLACES - {"amber.1"}
    assert table.refuses("move reserve > amber.1") == ("space_taken", ("H-ACT-MOVE-4",))


@pytest.mark.rule("H-ACT-MOVE-4")
def test_there_is_no_duty_to_take_the_best_space() -> None:
    table = Table(players=3)
    table.turn(0)
    table.play("move reserve > berry.3")
    assert table.on("berry") == ["-", "-", "0!"]


# -- the merchant keeps a space free


@pytest.mark.rule("H-ACT-MOVE-5")
@pytest.mark.parametrize("cover", ["essences", "blockers"])
def test_the_last_free_space_of_the_merchant_cannot_be_taken(cover: str) -> None:
    table = Table()
    table.put(1, "merchant.1", standing=False)
    if cover == "essences":
        table.put(1, "merchant.3")
    else:
        table.put_ice("merchant.3")
    table.turn(0)
    assert {"merchant.2", "merchant.4"} <= targets(table, "reserve")
    table.play("move reserve > merchant.2")
    assert table.refuses("move reserve > merchant.4") == (
        "merchant_keeps_free",
        ("H-ACT-MOVE-5", "H-TILE-MER-5"),
    )


@pytest.mark.rule("H-ACT-MOVE-5")
def test_a_merchant_with_five_goods_takes_four_essences_and_no_fifth() -> None:
    table = Table(players=3, four_goods=False)
    for place in ("merchant.1", "merchant.2", "merchant.4"):
        table.put(1, place)
    table.turn(0)
    assert {"merchant.3", "merchant.5"} <= targets(table, "reserve")
    table.play("move reserve > merchant.5")
    assert table.refuses("move reserve > merchant.3")[0] == "merchant_keeps_free"


@pytest.mark.rule("H-ACT-MOVE-5")
def test_a_move_inside_the_merchant_may_take_its_only_free_space() -> None:
    table = Table()
    table.put(0, "merchant.1", standing=False)
    table.put(1, "merchant.2")
    table.put(1, "merchant.3")
    table.turn(0)
    assert "merchant.4" not in targets(table, "reserve")
    table.play("move merchant.1 > merchant.4")  # leaves the first space free
    assert table.on("merchant") == ["-", "1!", "1!", "0!"]


@pytest.mark.rule("H-ACT-MOVE-5")
def test_an_extra_space_of_the_merchant_needs_a_free_printed_space() -> None:
    table = Table()
    for place in ("merchant.1", "merchant.2", "merchant.3"):
        table.put_ice(place)
    table.extend("merchant.1")
    table.turn(0)
    assert "merchant.x1" in targets(table, "reserve")
    table.put_ice("merchant.4")
    table.turn(0)
    assert table.refuses("move reserve > merchant.x1")[0] == "merchant_keeps_free"


@pytest.mark.rule("H-ACT-MOVE-5")
def test_other_tiles_may_be_filled() -> None:
    table = Table()
    table.put(1, "amber.1")
    table.turn(0)
    table.play("move reserve > amber.2")
    assert table.on("amber") == ["1!", "0!"]


# -- extra spaces, woken essences


@pytest.mark.rule("H-ACT-MOVE-6")
def test_a_free_extra_space_is_a_destination_for_everybody() -> None:
    table = Table()
    table.put_ice("amber.1")
    table.put_ice("amber.2")
    table.extend("amber.2")  # by seat 0
    for seat in (0, 1):
        table.turn(seat)
        assert targets(table, "reserve") == (ALL_PLACES - {"amber.1", "amber.2"}) | {"amber.x1"}
    table.play("move reserve > amber.x1")
    assert table.at("amber.x1") == "1!"
    assert table.refuses("move reserve > amber.x1") == ("space_taken", ("H-ACT-MOVE-4",))


@pytest.mark.rule("H-ACT-MOVE-6")
def test_where_no_extra_space_lies_there_is_no_destination() -> None:
    table = Table()
    table.put_ice("amber.1")
    table.put_ice("amber.2")
    table.turn(0)
    assert table.refuses("move reserve > amber.x1") == ("no_such_space", ("H-ACT-MOVE-2",))


@pytest.mark.rule("H-ACT-MOVE-7")
def test_an_essence_woken_in_the_turn_may_be_moved_in_it() -> None:
    table = Table()
    table.put(0, "amber.1")
    table.put(0, "amber.2")
    table.give(0, berry=2)
    table.turn(0)
    assert targets(table, "reserve") == set()
    table.play("wake", "move reserve > berry.1")
    assert table.at("berry.1") == "0!"


@pytest.mark.rule("H-ACT-MOVE-7")
def test_waking_takes_an_essence_that_can_still_be_moved_if_there_is_one() -> None:
    table = Table(season="aki")
    table.put(0, "amber.1")
    table.give(0, akku=1, berry=2)
    table.deal(0, "lunar_instant_benefit", "lunar_three_actions")
    table.turn(0)
    table.play("play lunar_three_actions")
    table.play(f"move reserve > {TRIBUTE}.1", "play lunar_instant_benefit")
    table.play(f"benefit {TRIBUTE}.1", "tribute aki_2.1")  # the moved one sleeps beside another
    assert (table.reserve(0), table.on_board(0)) == (0, 2)
    table.play("wake")
    assert "move reserve > solar.1" in table.actions
