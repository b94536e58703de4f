"""Ice cards, ice and thaw (H-ICE)."""

import pytest

from tests.games.hitodama.table import Table

POINTS = {"N": "akku_solar", "E": "merchant", "S": "lunar", "W": "berry"}


def frozen(table: Table) -> set[str]:
    return {
        table.tables.place_text(place)
        for place in range(table.tables.places)
        if table.at(table.tables.place_text(place)) == "ice"
    }


def trigger_wrath(table: Table) -> None:
    """Seat 0 reaches 5 victory points with a points card."""
    table.set_score(0, 4)
    table.put(0, "akku_solar.1", standing=False)
    table.stack((0, "solar_vp_north"))
    table.resolve_only("akku_solar")


@pytest.mark.rule("H-ICE-1")
@pytest.mark.parametrize(("level", "cards"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_ice_cards_are_revealed_by_the_wrath_at_levels_1_3_and_5(level: int, cards: int) -> None:
    table = Table()
    table.wrath_level(level)
    table.give(0, berry=1)
    trigger_wrath(table)
    assert len(table.told("wrath_unleashed")) == 1
    assert len(table.told("ice_card_revealed")) == cards
    assert bool(frozen(table)) == bool(cards)


@pytest.mark.rule("H-ICE-1")
def test_points_that_reach_no_wrath_space_bring_no_ice() -> None:
    table = Table()
    table.put(0, "akku_solar.1", standing=False)
    table.stack((0, "solar_vp_north"))
    table.resolve_only("akku_solar")
    assert table.state.scores[0] == 1
    assert (table.told("ice_card_revealed"), frozen(table)) == ([], set())


@pytest.mark.rule("H-ICE-2")
def test_an_ice_card_first_takes_back_all_ice_of_the_one_before() -> None:
    table = Table()
    table.freeze("ice_2")  # E and S
    table.freeze("ice_5")  # N and S
    # The South was empty again when the new ice came: it took the best space, not the second.
    assert frozen(table) == {"akku_solar.1", "lunar.1"}
    assert table.state.ice_supply == 4


@pytest.mark.rule("H-ICE-2")
@pytest.mark.parametrize(
    ("north", "tiles"),
    [
        (0, ["akku_solar", "merchant", "lunar", "berry"]),
        (1, ["merchant", "lunar", "berry", "akku_solar"]),
        (3, ["berry", "akku_solar", "merchant", "lunar"]),
    ],
)
def test_ice_enters_clockwise_from_north(north: int, tiles: list[str]) -> None:
    table = Table()
    table.state.north = north
    table.freeze("ice_7")
    assert table.told("ice_placed") == [{"place": f"place:{tile}.1"} for tile in tiles]


@pytest.mark.rule("H-ICE-2")
def test_ice_enters_by_the_rules_for_blockers() -> None:
    table = Table()
    table.put(0, "lunar.1")
    table.put(1, "berry.1", standing=False)
    table.put(0, "berry.2")
    table.freeze("ice_3")  # S and W
    assert table.on("lunar") == ["0!", "ice"]
    assert table.on("berry") == ["0!", "ice"]
    assert table.reserve(1) == 2


@pytest.mark.rule("H-ICE-2")
def test_an_ice_card_goes_to_the_ice_discards() -> None:
    table = Table()
    table.freeze("ice_2")
    table.freeze("ice_5")
    ids = [table.tables.ice_cards[card].id for card in table.state.ice_discard]
    assert ids == ["ice_2", "ice_5"]
    assert len(table.state.ice_deck) == 6


@pytest.mark.rule("H-ICE-3")
@pytest.mark.parametrize(
    ("position", "thaws"),
    [(0, False), (1, True), (2, False), (3, False), (4, True), (5, False), (6, False)],
)
def test_all_ice_leaves_when_the_hitodama_steps_onto_level_2_or_4(
    position: int, thaws: bool
) -> None:
    table = Table()
    table.state.chaos = position
    table.state.round_marker = 1
    table.freeze("ice_7")
    table.put_akku("berry.2")
    table.end_round()
    assert table.state.chaos == position + 1
    assert len(frozen(table)) == (0 if thaws else 4)
    assert table.state.ice_supply == (6 if thaws else 2)
    assert table.at("berry.2") == "akku"


@pytest.mark.rule("H-ICE-4")
def test_a_round_without_a_step_of_the_hitodama_leaves_ice_where_it_is() -> None:
    table = Table()
    table.wrath_level(2)
    table.freeze("ice_7")
    table.end_round()
    assert table.state.round_marker == 1
    assert len(frozen(table)) == 4


@pytest.mark.rule("H-ICE-4")
def test_a_new_season_and_a_new_akku_card_leave_ice_where_it_is() -> None:
    table = Table()
    table.freeze("ice_3")  # S and W
    table.close("haru_1.1", "haru_1.2", "haru_2.1")
    table.give(0, berry=3)
    table.put(0, "tribute_first_player.1")
    table.resolve_only("tribute_first_player")
    table.play("tribute haru_2.2")
    assert table.told("season_changed")
    table.reveal_akkus("akku_5")
    assert frozen(table) == {"lunar.1", "berry.1"}


@pytest.mark.rule("H-ICE-4")
def test_the_lunar_card_moves_no_ice() -> None:
    table = Table()
    table.put_ice("lunar.1")
    table.put(1, "amber.1")
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    table.play("play lunar_move_meeple")
    assert table.actions == ["meeple amber.1"]
    assert table.why_not("meeple lunar.1") == ("no_meeple_there", ("H-CARD-L10",))


@pytest.mark.rule("H-ICE-4")
def test_with_nothing_but_ice_on_the_map_there_is_no_meeple_to_move() -> None:
    table = Table()
    table.put_ice("lunar.1")
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    assert table.why_not("play lunar_move_meeple") == (
        "nowhere_to_go",
        ("H-ACT-PLAY-5", "H-CARD-L10"),
    )


@pytest.mark.rule("H-ICE-4")
def test_the_solar_cards_swap_no_ice_and_move_none() -> None:
    table = Table()
    table.put_ice("lunar.1")
    table.put(0, "berry.1")
    table.put_akku("berry.2")
    table.stack((0, "solar_swap"), (0, "solar_move_akku"))
    table.resolve_only("akku_solar")
    assert table.actions == ["meeple berry.2", "decline"]
    assert table.why_not("meeple lunar.1") == ("no_meeple_there", ("H-CARD-S4",))
    table.play("decline")
    assert table.actions == ["swap berry.1", "swap berry.2", "decline"]
    assert table.why_not("swap lunar.1") == ("no_meeple_there", ("H-CARD-S2",))
    table.play("swap berry.1")
    assert table.actions == ["with berry.2"]
    assert table.why_not("with lunar.1") == ("no_meeple_there", ("H-CARD-S2",))


@pytest.mark.rule("H-ICE-5")
def test_an_empty_ice_deck_is_made_of_its_discards() -> None:
    table = Table()
    table.state.ice_discard, table.state.ice_deck = table.state.ice_deck, []
    trigger_wrath(table)
    assert table.told("deck_reshuffled") == [{"deck": "deck:ice"}]
    assert len(table.told("ice_card_revealed")) == 1
    assert len(table.state.ice_deck) == 7
    assert len(table.state.ice_discard) == 1
    assert sorted(table.state.ice_deck + table.state.ice_discard) == list(range(8))
    assert frozen(table)


@pytest.mark.rule("H-ICE-5")
def test_an_ice_deck_with_cards_is_not_shuffled() -> None:
    table = Table()
    table.freeze("ice_3")
    order = table.state.ice_deck[:-1]
    trigger_wrath(table)
    assert table.told("deck_reshuffled") == []
    assert table.state.ice_deck == order


@pytest.mark.rule("H-ICE-6")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("ice_1", "NE"),
        ("ice_2", "ES"),
        ("ice_3", "SW"),
        ("ice_4", "NW"),
        ("ice_5", "NS"),
        ("ice_6", "EW"),
        ("ice_7", "NESW"),
        ("ice_8", "NESW"),
    ],
)
def test_the_ice_cards(card: str, points: str) -> None:
    table = Table()
    assert len(table.state.ice_deck) == 8
    assert table.state.ice_supply == 6
    table.freeze(card)
    assert frozen(table) == {f"{POINTS[point]}.1" for point in points}
    assert table.state.ice_supply == 6 - len(points)
