"""The course of a round, and what a turn is (H-ROUND, H-ACT-1 to H-ACT-4)."""

import pytest

from tests.games.hitodama.table import Table

TILES = ["akku_solar", "tribute_first_player", "merchant", "sapphire"]
TILES += ["lunar", "amber", "berry", "solar"]


def kinds(table: Table) -> list[str]:
    return [fact.kind for fact in table.facts]


# -- the round


@pytest.mark.rule("H-ROUND-1")
def test_turns_come_before_resolution_and_resolution_before_the_end_of_round() -> None:
    table = Table(round=2)
    table.state.round_marker = 1
    table.put(1, "berry.1")
    table.turn(0, then=True)
    table.play("move reserve > amber.2", "end", "end")
    told = [
        kind
        for kind in kinds(table)
        if kind
        in (
            "essence_placed",
            "turn_began",
            "resolution_began",
            "tile_resolved",
            "hitodama_advanced",
            "round_began",
        )
    ]
    assert told == [
        "essence_placed",
        "turn_began",  # the other player's
        "resolution_began",
        "tile_resolved",
        "tile_resolved",
        "hitodama_advanced",
        "round_began",
        "turn_began",
    ]


@pytest.mark.rule("H-ROUND-2")
@pytest.mark.parametrize(
    ("players", "coin", "order"),
    [(2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 0, [0, 1, 2, 3]), (4, 2, [2, 3, 0, 1])],
)
def test_each_player_takes_one_turn_from_the_coin_holder_clockwise(
    players: int, coin: int, order: list[int]
) -> None:
    table = Table(players=players)
    table.state.coin = coin
    table.end_round()
    asked = []
    for _ in order:
        asked.append(table.asked)
        assert table.state.actions_left == 3
        table.play("end")
    assert asked == [(seat, "turn") for seat in order]
    assert table.state.round == 3  # everybody has had a turn, so the next round is on


@pytest.mark.rule("H-ROUND-3")
def test_all_tiles_are_resolved_when_every_player_has_finished_the_turn_not_before() -> None:
    table = Table(players=4)
    for ring, tile in enumerate(TILES):
        table.put(ring % 4, f"{tile}.1")
    table.turn(0, then=True)
    table.play("end", "end", "end")
    assert table.resolved() == []
    assert table.laid_down() == []
    table.play("end")
    table.decline_all()
    assert sorted(table.resolved()) == sorted(TILES)
    assert len(table.laid_down()) == 8


@pytest.mark.rule("H-ROUND-4")
@pytest.mark.parametrize("standing", [True, False])
def test_at_the_end_of_a_round_extra_spaces_go_and_their_essences_return(standing: bool) -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)
    table.put(1, "amber.2", standing=False)
    table.extend("amber.1")
    table.put(1, "amber.x1", standing=standing)
    table.end_round()
    assert table.reserve(1) == 1
    assert table.on("amber") == ["0z", "1z"]
    assert table.state.lunar_discard == [table.card("lunar_extra_space")]
    assert table.refuses("move reserve > amber.x1") == ("no_such_space", ("H-ACT-MOVE-2",))


@pytest.mark.rule("H-ROUND-4")
def test_the_coin_holder_fixed_in_resolution_is_first_in_the_next_round() -> None:
    table = Table(players=3)
    table.put(2, "tribute_first_player.1")
    table.resolve()
    assert table.asked == (2, "turn")
    assert table.game.view(None)["round_order"] == [2, 0, 1]


@pytest.mark.rule("H-ROUND-4")
def test_the_hitodama_advances_only_when_the_round_marker_is_back_on_its_first_space() -> None:
    table = Table()
    table.end_round()
    assert (table.state.round_marker, table.state.chaos) == (1, 0)
    table.end_round()
    assert (table.state.round_marker, table.state.chaos) == (0, 1)
    table.end_round()
    assert (table.state.round_marker, table.state.chaos) == (1, 1)


@pytest.mark.rule("H-ROUND-4")
def test_the_end_of_a_round_keeps_its_order() -> None:
    table = Table()
    table.state.round_marker = 1
    table.put_ice("berry.1")
    table.put_ice("berry.2")
    table.state.chaos = 1
    table.extend("berry.1")
    table.put(0, "berry.x1")
    table.facts.clear()
    table.end_round()
    assert kinds(table)[:5] == [
        "essence_returned",
        "extra_space_removed",
        "hitodama_advanced",
        "ice_thawed",
        "round_began",
    ]


@pytest.mark.rule("H-ROUND-4")
def test_extra_spaces_go_before_the_hitodama_ends_the_game() -> None:
    table = Table(round=16)
    table.state.round_marker = 1
    table.state.chaos = 7
    table.put_ice("berry.1")
    table.put_ice("berry.2")
    table.extend("berry.1")
    table.put(0, "berry.x1")
    table.end_round()
    assert table.game.is_over
    assert table.reserve(0) == 2
    assert table.state.lunar_discard == [table.card("lunar_extra_space")]


@pytest.mark.rule("H-ROUND-5")
def test_the_hitodama_moves_at_the_end_of_every_second_round_to_the_sixteenth() -> None:
    table = Table()
    table.turn(0, then=True)
    positions = []
    for number in range(1, 17):
        assert table.state.round == number
        table.play("end", "end")
        positions.append(table.state.chaos)
    assert positions == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    assert table.game.is_over


# -- the turn


@pytest.mark.rule("H-ACT-1")
def test_a_turn_has_three_actions_of_one_kind() -> None:
    table = Table()
    table.turn(0, then=True)
    table.play("draw", "draw")
    assert table.asked == (0, "turn")
    table.play("draw")
    assert len(table.hand(0)) == 3
    assert table.asked == (1, "turn")
    assert table.state.actions_left == 3


@pytest.mark.rule("H-ACT-1")
@pytest.mark.parametrize(
    "order",
    [
        ["draw", "wake", "move reserve > berry.1"],
        ["wake", "move reserve > berry.1", "draw"],
        ["move reserve > berry.1", "draw", "wake"],
    ],
)
def test_actions_of_different_kinds_come_in_any_order(order: list[str]) -> None:
    table = Table()
    table.give(0, berry=2)
    table.turn(0, then=True)
    for number, text in enumerate(order):
        assert table.asked == (0, "turn")
        assert table.state.actions_left == 3 - number
        table.play(text)
    assert table.asked == (1, "turn")


@pytest.mark.rule("H-ACT-2")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_player_may_end_the_turn_early_and_loses_the_remaining_actions(used: int) -> None:
    table = Table(players=3)
    table.turn(0, then=True)
    table.play(*["draw"] * used, "end")
    assert table.asked == (1, "turn")
    assert table.state.actions_left == 3
    table.play("end", "end")
    assert table.asked == (0, "turn")
    assert (table.state.round, table.state.actions_left) == (2, 3)  # nothing was saved up


@pytest.mark.rule("H-ACT-3")
def test_an_action_that_cannot_be_paid_in_full_is_illegal() -> None:
    table = Table(season="fuyu")  # displacing costs an amber and a berry
    table.put(1, "berry.1", standing=False)
    table.give(0, berry=1)
    table.deal(0, "solar_swap")
    table.turn(0)
    assert table.refuses("wake")[0] == "cannot_pay"
    assert table.refuses("displace berry.1")[0] == "cannot_pay"
    code, rules = table.refuses("discard two_solar_for_lunar")
    assert code == "cannot_pay"
    assert "H-ACT-3" in rules


@pytest.mark.rule("H-ACT-3")
def test_an_action_without_a_legal_target_is_illegal() -> None:
    table = Table()
    for place in ("berry.1", "amber.1", "lunar.1"):
        table.put(0, place)
    table.give(0, berry=10, amber=5)
    table.turn(0)
    assert table.refuses("wake")[0] == "none_asleep_on_board"
    assert table.refuses("displace berry.2")[0] == "no_essence_there"
    assert table.refuses("move reserve > berry.2")[0] == "reserve_empty"
    assert table.actions == ["draw", "end"]


@pytest.mark.rule("H-ACT-4")
def test_baskets_and_scores_are_public_and_hands_are_hidden() -> None:
    table = Table(players=3)
    table.give(1, berry=2, sapphire=1)
    table.set_score(1, 7)
    table.deal(1, "solar_swap", "lunar_akku", "lunar_sapphire")
    table.turn(0)
    for viewer in (0, 2, None):
        seen = table.game.view(viewer)["players"][1]
        assert seen["basket"] == {"berry": 2, "amber": 0, "sapphire": 1, "akku": 0}
        assert seen["score"] == 7
        assert (seen["solar_cards"], seen["lunar_cards"]) == (1, 2)  # the backs are seen
        assert "hand" not in seen
    own = table.game.view(1)["players"][1]["hand"]
    assert sorted(own) == ["lunar_akku", "lunar_sapphire", "solar_swap"]


@pytest.mark.rule("H-ACT-4")
def test_only_its_owner_learns_which_card_was_drawn() -> None:
    table = Table()
    table.next_solar_cards("solar_move_akku")
    table.turn(0)
    table.play("draw")
    for viewer in (0, 1, None):
        told = repr([fact.to_data() for fact in table.game.facts_for(viewer)])
        assert ("solar_move_akku" in told) == (viewer == 0)
