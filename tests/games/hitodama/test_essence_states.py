"""The states of essences, and what leads from one to another (H-STATE)."""

from collections import Counter

import pytest

from mori.games.hitodama.rounds.blockers import reveal_ice_card
from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def states(table: Table, seat: int) -> dict[str, int]:
    """How many essences of a seat are in each state, as everybody sees it; absent ones left out."""
    view = table.game.view(None)
    player = view["players"][seat]
    found = Counter(RESERVE=player["reserve"], BOARD_ASLEEP=player["asleep_on_board"])
    for tile in view["tiles"]:
        for space in tile["spaces"]:
            if "essence" in space and space["essence"]["seat"] == seat:
                found["TILE_STANDING" if space["essence"]["standing"] else "TILE_ASLEEP"] += 1
    return {state: count for state, count in found.items() if count}


def is_whole(table: Table) -> bool:
    """Whether every essence is in exactly one state, and its posture fits it."""
    state = table.state
    for essence, place in enumerate(state.essence_place):
        if state.occupant.count(essence) != (1 if place >= 0 else 0):
            return False
        if place >= 0 and state.occupant[place] != essence:
            return False
        if place < 0 and bool(state.standing[essence]) != (place == -1):  # up in the reserve
            return False
    return all(sum(states(table, seat).values()) == 3 for seat in range(table.tables.players))


@pytest.mark.rule("H-STATE-1")
def test_an_essence_is_in_exactly_one_state_through_all_its_changes() -> None:
    table = Table(season="aki")
    table.tributes("haru_1", "haru_2", "natsu_1", "natsu_2", "aki_1", "aki_2", "fuyu_1", "fuyu_2")
    table.give(0, akku=1, amber=3, berry=4)
    table.deal(0, "lunar_instant_benefit", "lunar_two_actions")
    table.turn(0, then=True)
    assert is_whole(table)
    for text, expected in [
        ("play lunar_two_actions", {"RESERVE": 2, "BOARD_ASLEEP": 1}),
        (f"move reserve > {TRIBUTE}.1", {"RESERVE": 1, "TILE_STANDING": 1, "BOARD_ASLEEP": 1}),
        ("play lunar_instant_benefit", {"RESERVE": 1, "TILE_STANDING": 1, "BOARD_ASLEEP": 1}),
        ("tribute aki_2.1", {"RESERVE": 1, "BOARD_ASLEEP": 2}),
        ("wake", {"RESERVE": 2, "BOARD_ASLEEP": 1}),
        ("move reserve > amber.2", {"RESERVE": 1, "TILE_STANDING": 1, "BOARD_ASLEEP": 1}),
    ]:
        table.play(text)
        assert states(table, 0) == expected, text
        assert is_whole(table), text
    table.play("end")
    table.decline_all()
    assert states(table, 0) == {"RESERVE": 1, "TILE_ASLEEP": 1, "BOARD_ASLEEP": 1}
    assert is_whole(table)


# -- H-STATE-2, row by row


@pytest.mark.rule("H-STATE-2")
def test_a_move_takes_an_essence_from_the_reserve_to_stand_on_a_tile() -> None:
    table = Table()
    table.turn(0)
    table.play("move reserve > berry.1")
    assert table.at("berry.1") == "0!"
    assert states(table, 0) == {"RESERVE": 1, "TILE_STANDING": 1, "BOARD_ASLEEP": 1}


@pytest.mark.rule("H-STATE-2")
def test_a_move_to_another_space_stands_an_asleep_essence_up() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False)
    table.turn(0)
    table.play("move berry.1 > amber.2")
    assert (table.at("berry.1"), table.at("amber.2")) == ("-", "0!")
    assert states(table, 0) == {"RESERVE": 1, "TILE_STANDING": 1, "BOARD_ASLEEP": 1}


@pytest.mark.rule("H-STATE-2")
def test_resolution_lays_an_essence_down_with_or_without_a_benefit() -> None:
    table = Table()
    table.put(0, "berry.1")  # gets berries
    table.put(1, "sapphire.2")  # cannot pay
    table.resolve()
    assert (table.at("berry.1"), table.at("sapphire.2")) == ("0z", "1z")
    assert (table.basket(0), table.basket(1)) == ({"berry": 3}, {})


@pytest.mark.rule("H-STATE-2")
def test_a_tribute_without_akku_sends_a_standing_essence_to_the_reserve() -> None:
    table = Table()
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, amber=1)
    table.resolve()
    table.play("tribute haru_1.2")
    assert states(table, 0) == {"RESERVE": 2, "BOARD_ASLEEP": 1}
    assert is_whole(table)


@pytest.mark.rule("H-STATE-2")
def test_a_tribute_without_akku_sends_an_asleep_essence_active_to_the_reserve() -> None:
    table = Table()
    table.put(0, f"{TRIBUTE}.1", standing=False)
    table.give(0, amber=1)
    table.deal(0, "lunar_instant_benefit")
    table.turn(0)
    table.play("play lunar_instant_benefit")
    assert table.told("tribute_paid")
    assert states(table, 0) == {"RESERVE": 2, "BOARD_ASLEEP": 1}
    assert is_whole(table)


@pytest.mark.rule("H-STATE-2")
@pytest.mark.parametrize("standing", [True, False])
def test_a_tribute_with_an_akku_sends_an_essence_asleep_to_the_player_board(
    standing: bool,
) -> None:
    table = Table(season="aki")
    table.put(0, f"{TRIBUTE}.1", standing=standing)
    table.give(0, akku=1)
    table.deal(0, "lunar_instant_benefit")
    table.turn(0)
    table.play("play lunar_instant_benefit")
    assert table.told("tribute_paid")
    assert states(table, 0) == {"RESERVE": 1, "BOARD_ASLEEP": 2}
    assert is_whole(table)


@pytest.mark.rule("H-STATE-2")
def test_displacing_sends_an_asleep_essence_active_to_its_owners_reserve() -> None:
    table = Table()
    table.put(1, "berry.1", standing=False)
    table.give(0, berry=1)
    table.turn(0)
    table.play("displace berry.1")
    assert states(table, 1) == {"RESERVE": 2, "BOARD_ASLEEP": 1}
    assert is_whole(table)


@pytest.mark.rule("H-STATE-2")
@pytest.mark.parametrize("standing", [True, False])
def test_a_blocker_pushes_an_essence_off_a_full_tile_active_to_the_reserve(standing: bool) -> None:
    table = Table()
    table.put(0, "merchant.1", standing=standing)
    for place in ("merchant.2", "merchant.3", "merchant.4"):
        table.put(1, place)
    table.next_ice_cards("ice_2")  # East and South: the merchant's tile and an empty one
    reveal_ice_card(table.w)
    table.turn(0)
    assert table.on("merchant") == ["1!", "1!", "1!", "ice"]
    assert states(table, 0) == {"RESERVE": 2, "BOARD_ASLEEP": 1}
    assert is_whole(table)


@pytest.mark.rule("H-STATE-2")
@pytest.mark.parametrize("standing", [True, False])
def test_an_essence_on_an_extra_space_returns_active_at_the_end_of_the_round(
    standing: bool,
) -> None:
    table = Table()
    table.put_ice("berry.1")
    table.put_ice("berry.2")
    table.extend("berry.1")
    table.put(0, "berry.x1", standing=standing)
    table.end_round()
    assert states(table, 0) == {"RESERVE": 2, "BOARD_ASLEEP": 1}
    assert is_whole(table)


@pytest.mark.rule("H-STATE-2")
@pytest.mark.parametrize("standing", [True, False])
def test_the_lunar_move_card_leaves_an_essence_standing(standing: bool) -> None:
    table = Table()
    table.put(1, "berry.1", standing=standing)
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    table.play("play lunar_move_meeple", "meeple berry.1", "to amber.2")
    assert (table.at("berry.1"), table.at("amber.2")) == ("-", "1!")


@pytest.mark.rule("H-STATE-2")
def test_an_essence_pushed_up_keeps_its_posture() -> None:
    table = Table()
    table.put(0, "merchant.3", standing=False)
    table.put(1, "merchant.4", standing=True)
    table.next_ice_cards("ice_2")
    reveal_ice_card(table.w)
    assert table.on("merchant") == ["-", "0z", "1!", "ice"]


@pytest.mark.rule("H-STATE-2")
def test_swapped_essences_keep_their_postures() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False)
    table.put(1, "solar.1", standing=True, fresh=False)
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    table.play("swap berry.1", "with solar.1")
    assert (table.at("berry.1"), table.at("solar.1")) == ("1!", "0z")


@pytest.mark.rule("H-STATE-2")
def test_waking_takes_an_essence_from_the_player_board_to_the_reserve() -> None:
    table = Table()
    table.give(0, berry=2)
    table.turn(0)
    assert states(table, 0) == {"RESERVE": 2, "BOARD_ASLEEP": 1}
    table.play("wake")
    assert states(table, 0) == {"RESERVE": 3}
    assert is_whole(table)


# -- the rest


@pytest.mark.rule("H-STATE-3")
def test_an_essence_not_moved_stays_asleep_keeps_its_space_and_collects_nothing() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False)
    table.turn(1)
    assert table.refuses("move reserve > berry.1") == ("space_taken", ("H-ACT-MOVE-4",))
    table.play("end")
    assert table.state.round == 2
    assert table.at("berry.1") == "0z"
    assert table.basket(0) == {}
    table.resolve()
    assert table.state.round == 3
    assert table.at("berry.1") == "0z"
    assert table.basket(0) == {}


@pytest.mark.rule("H-STATE-4")
def test_a_standing_essence_cannot_be_moved() -> None:
    table = Table()
    table.put(0, "berry.1", fresh=False)  # not moved in this turn, nor in this round
    table.turn(0)
    assert not [text for text in table.actions if text.startswith("move berry.1")]
    assert table.refuses("move berry.1 > berry.2") == (
        "essence_standing",
        ("H-ACT-MOVE-1", "H-STATE-4"),
    )


@pytest.mark.rule("H-STATE-4")
def test_a_standing_essence_cannot_be_displaced() -> None:
    table = Table()
    table.put(1, "berry.1")
    table.put(1, "berry.2", standing=False)
    table.give(0, berry=5)
    table.turn(0)
    assert "displace berry.2" in table.actions
    assert table.refuses("displace berry.1") == ("essence_standing", ("H-ACT-DISP-6", "H-STATE-4"))


@pytest.mark.rule("H-STATE-5")
def test_several_essences_lie_asleep_on_one_player_board() -> None:
    table = Table(season="aki")
    table.tributes("haru_1", "haru_2", "natsu_1", "natsu_2", "aki_2", "aki_6", "fuyu_1", "fuyu_2")
    table.put(0, f"{TRIBUTE}.1")
    table.put(0, f"{TRIBUTE}.2")
    table.give(0, akku=2)
    table.resolve_only(TRIBUTE)
    table.play("tribute aki_2.1", "tribute aki_6.1")
    assert table.on_board(0) == 3
    table.give(0, berry=4)
    table.turn(0)
    table.play("wake", "wake")
    assert (table.on_board(0), table.reserve(0)) == (1, 2)
