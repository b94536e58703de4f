"""Lunar cards that change the map: moving a meeple, an extra space (H-CARD-L10, H-CARD-L12)."""

import pytest

from tests.games.hitodama.lunar import TRIBUTE, lunar_discards, play
from tests.games.hitodama.table import Table

# -- L10: move a meeple


@pytest.mark.rule("H-CARD-L10")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("standing", [True, False])
def test_any_essence_on_a_tile_goes_standing_and_fresh_to_a_chosen_space(
    seat: int, standing: bool
) -> None:
    table = Table(round=3)
    essence = table.put(seat, "amber.1", standing=standing, fresh=False, arrival=1)
    table.put(1 - seat, "lunar.1", arrival=2)
    play(table, "lunar_move_meeple")
    assert table.actions == ["meeple lunar.1", "meeple amber.1"]
    table.play("meeple amber.1")
    assert table.asked == (0, "pick_destination")
    table.play("to berry.2")
    assert table.at("berry.2") == f"{seat}!"
    assert table.at("amber.1") == "-"
    assert table.state.fresh_round[essence] == 3
    assert table.state.arrival[essence] == 3  # a new arrival
    assert table.asked == (0, "turn")


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_goes_to_any_free_space_of_another_tile() -> None:
    table = Table()
    table.put(1, "amber.1", standing=False)
    table.put(0, "berry.1")
    table.put_ice("solar.1")
    table.put_akku("sapphire.2")
    play(table, "lunar_move_meeple")
    table.play("meeple amber.1")
    assert table.actions == [
        "to akku_solar.1",
        "to akku_solar.2",
        f"to {TRIBUTE}.1",
        f"to {TRIBUTE}.2",
        f"to {TRIBUTE}.3",
        "to merchant.1",
        "to merchant.2",
        "to merchant.3",
        "to merchant.4",
        "to sapphire.1",
        "to lunar.1",
        "to lunar.2",
        "to berry.2",
        "to solar.2",
    ]
    assert table.refuses("to amber.2") == ("same_tile", ("H-CARD-L10",))
    for place in ("berry.1", "solar.1", "sapphire.2"):
        assert table.refuses(f"to {place}") == ("space_taken", ("H-ACT-MOVE-4",))
    assert table.refuses("to berry.3") == ("no_such_space", ("H-ACT-MOVE-2",))
    assert table.is_not_asked("to berry")


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_may_go_to_a_free_extra_space() -> None:
    table = Table()
    table.extend("berry.1")
    table.put(1, "amber.1", standing=False)
    play(table, "lunar_move_meeple")
    table.play("meeple amber.1", "to berry.x1")
    assert table.at("berry.x1") == "1!"


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_on_an_extra_space_may_be_moved_away() -> None:
    table = Table()
    table.extend("berry.1")
    table.put(1, "berry.x1", standing=False)
    play(table, "lunar_move_meeple")
    table.play("meeple berry.x1")
    assert table.refuses("to berry.1") == ("same_tile", ("H-CARD-L10",))
    table.play("to amber.1")
    assert (table.at("amber.1"), table.at("berry.x1")) == ("1!", "-")


@pytest.mark.rule("H-CARD-L10")
def test_no_essence_is_moved_onto_the_merchants_last_free_space() -> None:
    table = Table()
    for rank, seat in enumerate((0, 0, 1), start=1):
        table.put(seat, f"merchant.{rank}")
    table.put(1, "amber.1")
    play(table, "lunar_move_meeple")
    table.play("meeple amber.1")
    assert table.refuses("to merchant.4") == (
        "merchant_keeps_free",
        ("H-ACT-MOVE-5", "H-TILE-MER-5"),
    )


@pytest.mark.rule("H-CARD-L10")
def test_an_akku_is_moved_by_tile_and_enters_as_a_blocker() -> None:
    table = Table(players=3)
    table.reveal_akkus("akku_1")  # S
    table.put(1, "berry.3", standing=False)
    play(table, "lunar_move_meeple")
    table.play("meeple lunar.1")
    assert table.is_not_asked("to berry.1")
    assert table.refuses("to lunar") == ("same_tile", ("H-CARD-L10",))
    table.play("to berry")
    assert table.on("berry") == ["-", "1z", "akku"]
    assert table.on("lunar") == ["-", "-", "-"]
    assert table.akku_card_in_play == "akku_1"


@pytest.mark.rule("H-CARD-L10")
def test_an_akku_needs_a_free_printed_space() -> None:
    table = Table()
    table.put_akku("lunar.1")
    table.put(0, "berry.1")
    table.put_ice("berry.2")
    table.extend("berry.1")
    for rank, seat in enumerate((0, 1, 1), start=1):
        table.put(seat, f"merchant.{rank}")
    play(table, "lunar_move_meeple")
    table.play("meeple lunar.1")
    assert table.refuses("to berry") == ("tile_full", ("H-CARD-L10",))
    table.play("to merchant")  # a blocker may take its last free space
    assert table.on("merchant") == ["0!", "1!", "1!", "akku"]


@pytest.mark.rule("H-CARD-L10")
def test_only_meeples_on_tiles_are_moved_and_one_must_be() -> None:
    table = Table()
    table.put(1, "amber.1")
    table.put_ice("lunar.1")
    play(table, "lunar_move_meeple")
    assert table.actions == ["meeple amber.1"]  # those in reserves and on boards are not offered
    assert table.refuses("meeple lunar.1") == ("no_meeple_there", ("H-CARD-L10",))
    assert table.refuses("meeple berry.1") == ("no_meeple_there", ("H-CARD-L10",))
    assert table.refuses("decline") == ("must_choose", ("H-CARD-L10",))


@pytest.mark.rule("H-CARD-L10")
def test_without_a_meeple_on_the_map_there_is_nothing_to_move() -> None:
    table = Table()
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    assert table.refuses("play lunar_move_meeple") == (
        "nowhere_to_go",
        ("H-ACT-PLAY-5", "H-CARD-L10"),
    )


@pytest.mark.rule("H-CARD-L10")
def test_the_card_is_no_move_action() -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    table.play("move amber.1 > amber.2")
    # It stands and has been moved: a Move action could not take it, the card can.
    table.play("play lunar_move_meeple", "meeple amber.2", "to berry.1")
    assert table.at("berry.1") == "0!"
    assert table.state.actions_left == 1


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_moved_by_the_card_may_still_be_moved_by_an_action() -> None:
    table = Table()
    table.put(0, "solar.1")
    table.put(0, "solar.2")
    table.put(0, "amber.1", standing=False)
    table.give(0, amber=1)
    table.deal(0, "lunar_move_meeple", "lunar_instant_benefit")
    table.turn(0, actions=4)
    table.play("play lunar_move_meeple", "meeple amber.1", f"to {TRIBUTE}.1")
    table.play("play lunar_instant_benefit", f"benefit {TRIBUTE}.1")
    assert table.reserve(0) == 1  # it paid the tribute and is back
    table.play("move reserve > berry.1")
    assert table.at("berry.1") == "0!"


# -- L12: extra space


def full_amber_tile(players: int = 2) -> Table:
    table = Table(players=players)
    table.put(1, "amber.1", standing=False)
    table.put(1, "amber.2", standing=False)
    if players > 2:
        table.put_ice("amber.3")
    return table


@pytest.mark.rule("H-CARD-L12")
def test_the_card_lies_beside_a_full_tile_as_one_more_space() -> None:
    table = full_amber_tile()
    play(table, "lunar_extra_space")
    assert table.asked == (0, "choose_extra_space")
    assert table.actions == ["extend amber.1", "extend amber.2"]
    assert table.refuses("extend berry.1") == ("tile_has_room", ("H-CARD-L12",))
    assert table.refuses("extend amber.3") == ("no_such_space", ("H-CARD-L12",))
    assert table.is_not_asked("decline")
    table.play("extend amber.2")
    assert table.asked == (0, "turn")
    assert "move reserve > amber.x1" in table.actions
    assert table.refuses("move reserve > berry.x1") == ("no_such_space", ("H-ACT-MOVE-2",))
    assert lunar_discards(table) == []  # it is on the map, not discarded
    assert table.hand(0) == []


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize("occupied", [0, 1])
def test_a_tile_with_a_free_space_gets_no_extra_one(occupied: int) -> None:
    table = Table()
    for rank in range(1, occupied + 1):
        table.put(0, f"amber.{rank}")
    table.deal(0, "lunar_extra_space")
    table.turn(0)
    assert table.refuses("play lunar_extra_space") == (
        "no_full_tile",
        ("H-ACT-PLAY-5", "H-CARD-L12"),
    )


@pytest.mark.rule("H-CARD-L12")
def test_blockers_fill_a_tile_too_and_their_spaces_may_be_copied() -> None:
    table = Table()
    table.put_ice("berry.1")
    table.put_akku("berry.2")
    play(table, "lunar_extra_space")
    table.play("extend berry.1", "move reserve > berry.x1")
    table.resolve_only("berry")
    assert table.basket(0) == {"berry": 3}


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize(("placed", "full"), [(2, False), (3, True)])
def test_the_merchant_is_full_without_a_legal_placement(placed: int, full: bool) -> None:
    table = Table()
    for rank, seat in list(enumerate((0, 1, 1), start=1))[:placed]:
        table.put(seat, f"merchant.{rank}")
    table.deal(0, "lunar_extra_space")
    table.turn(0)
    assert ("play lunar_extra_space" in table.actions) == full


@pytest.mark.rule("H-CARD-L12")
def test_an_extra_space_of_the_merchant_leaves_the_free_good_free() -> None:
    table = Table()
    for rank, seat in enumerate((0, 1, 1), start=1):
        table.put(seat, f"merchant.{rank}", standing=False)
    play(table, "lunar_extra_space")
    assert table.actions == [f"extend merchant.{rank}" for rank in (1, 2, 3, 4)]
    table.play("extend merchant.2")
    assert table.refuses("move reserve > merchant.4")[0] == "merchant_keeps_free"
    table.play("move reserve > merchant.x1")
    table.give(0, berry=2)
    table.resolve_only("merchant")
    assert table.actions == ["trade merchant.4", "decline"]
    table.play("trade merchant.4")
    assert table.basket(0) == {"amber": 1}


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize(
    ("copied", "berries", "goods"),
    [("amber.1", 1, {"amber": 2}), ("amber.2", 0, {"amber": 1}), ("amber.3", 1, {"amber": 1})],
)
def test_the_copy_has_the_cost_and_the_gain_of_the_space_chosen_on_playing(
    copied: str, berries: int, goods: dict[str, int]
) -> None:
    table = full_amber_tile(players=3)
    play(table, "lunar_extra_space")
    table.play(f"extend {copied}", "move reserve > amber.x1")
    table.give(0, berry=berries)
    table.resolve_only("amber")
    if berries:
        assert table.asked == (0, "pay_for_space")
        table.play("pay")
    assert table.basket(0) == goods


@pytest.mark.rule("H-CARD-L12")
def test_the_copy_of_a_cost_space_gives_nothing_unpaid() -> None:
    table = full_amber_tile()
    play(table, "lunar_extra_space")
    table.play("extend amber.1", "move reserve > amber.x1")
    table.resolve_only("amber")
    assert table.basket(0) == {}


@pytest.mark.rule("H-CARD-L12")
def test_any_player_may_use_the_extra_space() -> None:
    table = full_amber_tile()
    table.deal(0, "lunar_extra_space")
    table.turn(0, then=True)
    table.play("play lunar_extra_space", "extend amber.2", "end")
    assert table.asked == (1, "turn")
    table.play("move amber.1 > amber.x1", "end")
    assert table.basket(1) == {"amber": 1}


@pytest.mark.rule("H-CARD-L12")
def test_the_extra_space_is_handled_last() -> None:
    table = Table()
    table.put(1, "amber.1")
    table.put(1, "amber.2")
    table.extend("amber.2")
    table.put(0, "amber.x1", arrival=0)
    table.state.supply[1] = 1
    table.resolve_only("amber")
    assert (table.basket(0), table.basket(1)) == ({}, {"amber": 1})
    assert table.laid_down() == ["amber.1", "amber.2", "amber.x1"]


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize("standing", [True, False])
def test_at_the_end_of_the_round_the_card_goes_and_its_essence_returns(standing: bool) -> None:
    table = full_amber_tile()
    table.extend("amber.2")
    essence = table.put(0, "amber.x1", standing=standing)
    assert table.reserve(0) == 1
    assert lunar_discards(table) == []
    table.end_round()
    assert table.reserve(0) == 2
    assert table.state.standing[essence] == 1
    assert table.on("amber") == ["1z", "1z"]
    assert lunar_discards(table) == ["lunar_extra_space"]
    assert table.refuses("move reserve > amber.x1") == ("no_such_space", ("H-ACT-MOVE-2",))
