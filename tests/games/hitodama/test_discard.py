"""The Discard action (H-ACT-DISC)."""

import pytest

from mori.core.game import Game
from tests.games.hitodama.table import Table


def discards(table: Table) -> list[str]:
    return [text for text in table.actions if text.startswith("discard")]


def canonical(table: Table) -> list[str]:
    """The actions that search needs of those that are listed."""
    return [action.text for action in table.game.decisions[0].canonical]


@pytest.mark.rule("H-ACT-DISC-1")
def test_one_solar_card_brings_one_berry() -> None:
    table = Table()
    table.deal(0, "solar_swap", "lunar_akku")
    table.turn(0)
    table.play("discard solar_for_berry")
    assert table.basket(0) == {"berry": 1}
    assert table.supply("berry") == 29
    assert table.hand(0) == ["lunar_akku"]
    assert table.state.solar_discard == [table.card("solar_swap")]


@pytest.mark.rule("H-ACT-DISC-1")
def test_the_player_chooses_the_solar_card() -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_move_akku", "lunar_akku")
    table.turn(0)
    table.play("discard solar_for_berry")
    assert table.asked == (0, "give_card")
    assert table.actions == ["give solar_swap", "give solar_move_akku"]
    assert table.refuses("give lunar_akku") == ("wrong_deck", ())
    assert table.refuses("give solar_new_north") == ("card_not_held", ())
    table.play("give solar_move_akku")
    assert table.basket(0) == {"berry": 1}
    assert sorted(table.hand(0)) == ["lunar_akku", "solar_swap"]


@pytest.mark.rule("H-ACT-DISC-1")
def test_a_lunar_card_brings_no_berry() -> None:
    table = Table()
    table.deal(0, "lunar_akku")
    table.turn(0)
    assert discards(table) == ["discard lunar_for_amber"]
    code, rules = table.refuses("discard solar_for_berry")
    assert code == "cannot_pay"
    assert "H-ACT-3" in rules


@pytest.mark.rule("H-ACT-DISC-2")
def test_two_solar_cards_bring_one_lunar_card() -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_move_akku")
    table.next_lunar_cards("lunar_sapphire", "lunar_akku")
    table.turn(0)
    table.play("discard two_solar_for_lunar")
    assert table.hand(0) == ["lunar_sapphire"]
    assert table.basket(0) == {}
    assert len(table.state.solar_discard) == 2


@pytest.mark.rule("H-ACT-DISC-2")
@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (["give solar_swap", "give solar_vp_east"], "solar_move_akku"),
        (["give solar_swap", "give solar_move_akku"], "solar_vp_east"),
        (["give solar_vp_east", "give solar_move_akku"], "solar_swap"),
        (["give solar_move_akku", "give solar_swap"], "solar_vp_east"),
    ],
)
def test_any_two_of_the_solar_cards_may_be_given(answers: list[str], kept: str) -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_vp_east", "solar_move_akku")
    table.turn(0)
    table.play("discard two_solar_for_lunar")
    assert table.actions == ["give solar_swap", "give solar_vp_east", "give solar_move_akku"]
    assert canonical(table) == ["give solar_swap", "give solar_vp_east"]  # one is left after each
    table.play(*answers)
    assert table.asked == (0, "turn")
    assert kept in table.hand(0)
    assert (len(table.hand(0)), len(table.state.solar_discard)) == (2, 2)


def given_up(game: Game, *, canonical: bool) -> set[tuple[str, ...]]:
    """Every set of cards that can be given up, naming them one by one."""
    decision = game.decisions[0]
    if decision.kind != "give_card":
        return {()}
    found: set[tuple[str, ...]] = set()
    for action in decision.canonical if canonical else decision.actions:
        after = game.clone()
        after.apply(action)
        found |= {
            tuple(sorted((action.text, *rest))) for rest in given_up(after, canonical=canonical)
        }
    return found


@pytest.mark.rule("H-ACT-DISC-2")
def test_cards_are_given_in_any_order_and_bots_reach_the_same_sets() -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_swap", "solar_vp_east", "solar_move_akku")
    table.turn(0)
    table.play("discard two_solar_for_lunar")
    every = given_up(table.game, canonical=False)
    assert len(every) == 4  # two alike, or two of three kinds
    assert given_up(table.game, canonical=True) == every


@pytest.mark.rule("H-ACT-DISC-2")
def test_one_solar_card_is_not_enough_for_a_lunar_card() -> None:
    table = Table()
    table.deal(0, "solar_swap", "lunar_akku")
    table.turn(0)
    code, rules = table.refuses("discard two_solar_for_lunar")
    assert code == "cannot_pay"
    assert "H-ACT-3" in rules


@pytest.mark.rule("H-ACT-DISC-2")
def test_a_full_hand_has_room_for_the_lunar_card_once_two_are_given() -> None:
    table = Table()
    table.deal(
        0, "solar_swap", "solar_move_akku", "lunar_akku", "lunar_sapphire", "lunar_two_ambers"
    )
    table.turn(0)
    table.play("discard two_solar_for_lunar")
    assert len(table.hand(0)) == 4


@pytest.mark.rule("H-ACT-DISC-3")
def test_one_lunar_card_brings_one_amber() -> None:
    table = Table()
    table.deal(0, "lunar_akku", "lunar_sapphire", "solar_swap")
    table.turn(0)
    table.play("discard lunar_for_amber")
    assert table.actions == ["give lunar_akku", "give lunar_sapphire"]
    table.play("give lunar_sapphire")
    assert table.basket(0) == {"amber": 1}
    assert table.supply("amber") == 24
    assert sorted(table.hand(0)) == ["lunar_akku", "solar_swap"]
    assert table.state.lunar_discard == [table.card("lunar_sapphire")]


@pytest.mark.rule("H-ACT-DISC-3")
def test_a_solar_card_brings_no_amber() -> None:
    table = Table()
    table.deal(0, "solar_swap")
    table.turn(0)
    assert discards(table) == ["discard solar_for_berry"]
    code, rules = table.refuses("discard lunar_for_amber")
    assert code == "cannot_pay"
    assert "H-ACT-3" in rules


@pytest.mark.rule("H-ACT-DISC-4")
@pytest.mark.parametrize("option", ["solar_for_berry", "two_solar_for_lunar", "lunar_for_amber"])
def test_each_discard_is_one_action(option: str) -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_move_akku", "lunar_akku")
    table.turn(0)
    table.play(f"discard {option}")
    if table.asked[1] == "give_card":
        table.play(table.actions[0])
    assert table.asked == (0, "turn")
    assert table.state.actions_left == 2


@pytest.mark.rule("H-ACT-DISC-4")
@pytest.mark.parametrize(
    ("resource", "option"), [("berry", "solar_for_berry"), ("amber", "lunar_for_amber")]
)
def test_nothing_can_be_discarded_for_a_resource_the_supply_has_none_of(
    resource: str, option: str
) -> None:
    table = Table()
    table.deal(0, "solar_swap", "lunar_akku")
    table.empty_supply(resource)
    table.turn(0)
    assert len(discards(table)) == 1  # the other resource is there
    assert table.refuses(f"discard {option}") == ("nothing_to_gain", ("H-ACT-DISC-4",))


@pytest.mark.rule("H-ACT-DISC-4")
def test_nothing_can_be_discarded_for_a_lunar_card_if_there_is_none() -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_move_akku")
    table.state.lunar_deck = []
    table.turn(0)
    assert table.refuses("discard two_solar_for_lunar") == ("nothing_to_gain", ("H-ACT-DISC-4",))
    table.state.lunar_discard = [table.card("lunar_akku")]
    table.turn(0)
    table.play("discard two_solar_for_lunar")  # the discards are shuffled
    assert table.hand(0) == ["lunar_akku"]
