"""What each lunar card does (H-CARD-L)."""

import pytest

from mori.games.hitodama.rounds.tributes import waive
from mori.games.hitodama.table.state import OPEN, WAIVED
from tests.games.hitodama.lunar import TRIBUTE, lunar_discards, play
from tests.games.hitodama.table import Table

GAIN_CARDS = [
    pytest.param("lunar_berry_and_solar", {"berry": 1}, 1, marks=pytest.mark.rule("H-CARD-L1")),
    pytest.param("lunar_three_berries", {"berry": 3}, 0, marks=pytest.mark.rule("H-CARD-L4")),
    pytest.param("lunar_two_ambers", {"amber": 2}, 0, marks=pytest.mark.rule("H-CARD-L5")),
    pytest.param("lunar_akku", {"akku": 1}, 0, marks=pytest.mark.rule("H-CARD-L6")),
    pytest.param("lunar_sapphire", {"sapphire": 1}, 0, marks=pytest.mark.rule("H-CARD-L8")),
    pytest.param("lunar_amber_and_solar", {"amber": 1}, 1, marks=pytest.mark.rule("H-CARD-L13")),
]


# -- gains: L1, L4, L5, L6, L8, L13


@pytest.mark.parametrize(("card", "goods", "solar_cards"), GAIN_CARDS)
def test_the_card_gives_its_goods_at_once(
    card: str, goods: dict[str, int], solar_cards: int
) -> None:
    table = Table()
    before = {name: table.supply(name) for name in goods}
    table.next_solar_cards("solar_swap")
    play(table, card)
    assert table.basket(0) == goods
    assert {name: table.supply(name) + goods[name] for name in goods} == before
    assert table.hand(0) == ["solar_swap"] * solar_cards
    assert len(table.state.solar_deck) == 14 - solar_cards
    assert lunar_discards(table) == [card]
    assert table.asked == (0, "turn")
    assert table.state.actions_left == 2


@pytest.mark.parametrize(("card", "goods", "solar_cards"), GAIN_CARDS)
def test_the_card_cannot_be_played_if_it_would_bring_nothing(
    card: str, goods: dict[str, int], solar_cards: int
) -> None:
    table = Table()
    table.empty_supply(*goods)
    table.state.solar_deck = []
    table.deal(0, card)
    table.turn(0)
    code, rules = table.refuses(f"play {card}")
    rule = table.tables.cards[table.card(card)].rule
    assert (code, rules) == ("nothing_to_gain", ("H-ACT-PLAY-5", rule))


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        pytest.param("lunar_three_berries", "berry", marks=pytest.mark.rule("H-CARD-L4")),
        pytest.param("lunar_two_ambers", "amber", marks=pytest.mark.rule("H-CARD-L5")),
    ],
)
def test_a_short_supply_gives_what_is_left(card: str, resource: str) -> None:
    table = Table()
    table.give(1, **{resource: table.supply(resource) - 1})
    play(table, card)
    assert table.basket(0) == {resource: 1}
    assert table.supply(resource) == 0


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        pytest.param("lunar_berry_and_solar", "berry", marks=pytest.mark.rule("H-CARD-L1")),
        pytest.param("lunar_amber_and_solar", "amber", marks=pytest.mark.rule("H-CARD-L13")),
    ],
)
def test_half_of_a_gain_is_enough_to_play_the_card(card: str, resource: str) -> None:
    table = Table()
    table.empty_supply(resource)
    play(table, card)
    assert table.basket(0) == {}
    assert len(table.hand(0)) == 1

    table = Table()
    table.state.solar_deck = []
    play(table, card)
    assert table.basket(0) == {resource: 1}
    assert table.hand(0) == []


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("lunar_berry_and_solar", marks=pytest.mark.rule("H-CARD-L1")),
        pytest.param("lunar_amber_and_solar", marks=pytest.mark.rule("H-CARD-L13")),
    ],
)
def test_the_card_itself_makes_room_for_the_solar_card_it_draws(card: str) -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_swap", "solar_vp_north", "solar_vp_east")
    play(table, card)
    assert len(table.hand(0)) == 5


# -- actions: L2, L7


@pytest.mark.parametrize(
    ("card", "left"),
    [
        pytest.param("lunar_two_actions", 4, marks=pytest.mark.rule("H-CARD-L2")),
        pytest.param("lunar_three_actions", 5, marks=pytest.mark.rule("H-CARD-L7")),
    ],
)
def test_more_actions_this_turn(card: str, left: int) -> None:
    table = Table()
    table.deal(0, card)
    table.turn(0, actions=3, then=True)
    table.play(f"play {card}")
    for remaining in range(left, 0, -1):
        assert table.asked == (0, "turn")
        assert table.state.actions_left == remaining
        table.play("draw" if "draw" in table.actions else "discard solar_for_berry")
    assert table.asked == (1, "turn")
    assert table.state.actions_left == 3  # only this turn


@pytest.mark.rule("H-CARD-L2", "H-CARD-L7")
def test_extra_actions_add_up_and_the_last_action_can_bring_them() -> None:
    table = Table()
    table.deal(0, "lunar_two_actions", "lunar_three_actions")
    table.turn(0, actions=1)
    table.play("play lunar_two_actions")
    assert table.state.actions_left == 2
    table.play("play lunar_three_actions")
    assert table.state.actions_left == 4


# -- L3: sapphire to akku


@pytest.mark.rule("H-CARD-L3")
def test_a_sapphire_is_returned_for_an_akku_of_the_lair() -> None:
    table = Table()
    table.give(0, sapphire=2)
    play(table, "lunar_sapphire_to_akku")
    assert table.basket(0) == {"sapphire": 1, "akku": 1}
    assert (table.supply("sapphire"), table.supply("akku")) == (9, 5)
    assert lunar_discards(table) == ["lunar_sapphire_to_akku"]


@pytest.mark.rule("H-CARD-L3")
def test_without_a_sapphire_the_akku_cannot_be_had() -> None:
    table = Table()
    table.give(0, amber=9)
    table.deal(0, "lunar_sapphire_to_akku")
    table.turn(0)
    assert table.refuses("play lunar_sapphire_to_akku") == (
        "cannot_pay",
        ("H-ACT-PLAY-5", "H-CARD-L3"),
    )


@pytest.mark.rule("H-CARD-L3")
def test_with_an_empty_lair_the_sapphire_is_kept() -> None:
    table = Table()
    table.give(1, akku=6)
    table.give(0, sapphire=1)
    table.deal(0, "lunar_sapphire_to_akku")
    table.turn(0)
    assert table.refuses("play lunar_sapphire_to_akku") == (
        "nothing_to_gain",
        ("H-AKKU-6", "H-CARD-L3"),
    )


# -- L11: waive an akku


@pytest.mark.rule("H-CARD-L11")
def test_an_akku_line_is_closed_and_nobody_scores_it() -> None:
    table = Table(season="fuyu")
    table.give(0, akku=1)
    table.put(0, f"{TRIBUTE}.1")
    table.deal(0, "lunar_waive_akku")
    table.turn(0, then=True)
    table.play("play lunar_waive_akku")
    assert table.asked == (0, "choose_line_to_waive")
    assert table.actions == ["waive fuyu_1.1", "waive fuyu_2.1"]
    table.play("waive fuyu_1.1")
    assert table.state.scores == [0, 0]
    assert table.told("wrath_unleashed") == []
    assert table.basket(0) == {"akku": 1}
    assert table.supply("akku") == 5
    assert table.at(f"{TRIBUTE}.1") == "0!"
    table.play("end", "end")
    assert table.actions == ["tribute fuyu_2.1", "decline"]
    assert table.refuses("tribute fuyu_1.1") == ("line_closed", ("H-TRIB-2",))


@pytest.mark.rule("H-CARD-L11")
def test_the_only_akku_line_is_waived_without_a_question() -> None:
    table = Table(season="aki", waive_any_season=False)
    play(table, "lunar_waive_akku")
    assert table.told("line_waived") == [{"seat": "seat:0", "line": "line:aki_2.1:akku=1"}]
    assert table.asked == (0, "turn")
    assert lunar_discards(table) == ["lunar_waive_akku"]


@pytest.mark.rule("H-CARD-L11")
def test_only_open_akku_lines_are_waived_and_none_of_a_season_that_is_over() -> None:
    table = Table(season="fuyu")
    table.tributes("haru_1", "haru_2", "natsu_3", "natsu_2", "aki_1", "aki_2", "fuyu_1", "fuyu_6")
    table.close("fuyu_1.1")
    play(table, "lunar_waive_akku")
    assert table.actions == ["waive fuyu_6.1", "waive fuyu_6.2"]
    assert table.refuses("waive fuyu_1.1") == ("line_closed", ("H-CARD-L11",))
    assert table.refuses("waive fuyu_1.2") == ("not_an_akku_line", ("H-CARD-L11",))
    assert table.refuses("waive natsu_3.1") == ("line_not_in_season", ("H-CARD-L11",))
    assert table.is_not_asked("decline")


@pytest.mark.rule("H-CARD-L11")
@pytest.mark.parametrize("season", ["haru", "natsu"])
def test_with_the_option_off_an_akku_is_waived_in_the_season_in_play_alone(season: str) -> None:
    """HR-36."""
    table = Table(season=season, waive_any_season=False)  # aki_2 and fuyu_1 are not in play
    table.deal(0, "lunar_waive_akku")
    table.turn(0)
    assert table.refuses("play lunar_waive_akku") == (
        "no_akku_line_open",
        ("H-ACT-PLAY-5", "H-CARD-L11"),
    )


@pytest.mark.rule("H-CARD-L11")
def test_a_closed_akku_line_cannot_be_waived_again() -> None:
    table = Table(season="aki", waive_any_season=False)
    table.close("aki_2.1", by=1)
    table.deal(0, "lunar_waive_akku")
    table.turn(0)
    assert table.refuses("play lunar_waive_akku")[0] == "no_akku_line_open"


@pytest.mark.rule("H-CARD-L11")
def test_a_waived_line_returns_no_akku_when_the_season_ends() -> None:
    table = Table(season="aki", waive_any_season=False)
    table.close("aki_1.1", "aki_1.2", "aki_2.2", by=1)
    table.give(1, akku=2)
    play(table, "lunar_waive_akku")
    assert table.told("season_changed") == [{"season": "season:fuyu"}]
    assert table.supply("akku") == 4
    assert table.state.scores == [0, 0]


@pytest.mark.rule("H-CARD-L11")
def test_a_line_with_a_unit_waived_asks_for_the_rest_and_scores_nothing() -> None:
    # No line of the pack asks for two akkus, so one for two sapphires stands in for it.
    table = Table(season="fuyu")
    table.tributes("haru_1", "haru_2", "natsu_1", "natsu_2", "aki_1", "aki_2", "fuyu_3", "fuyu_2")
    table.state.line_waived[table.line("fuyu_3.1")] = 1
    table.give(0, sapphire=1)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute fuyu_3.1")
    assert table.basket(0) == {}
    assert table.state.scores == [0, 0]


@pytest.mark.rule("H-CARD-L11")
def test_no_more_units_are_struck_off_a_line_than_it_still_asks_for() -> None:
    # As above: two sapphires for two akkus.
    table = Table(season="fuyu")
    line = table.line("fuyu_3.1")
    waive(table.w, 0, line, 1)
    assert (table.state.line_waived[line], table.state.line_closed[line]) == (1, OPEN)
    waive(table.w, 0, line, 3)
    assert (table.state.line_waived[line], table.state.line_closed[line]) == (2, WAIVED)
