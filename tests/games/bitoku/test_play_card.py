"""Playing a Yōkai card (B-SUMMER-6 to -12)."""

import pytest

from mori.games.bitoku.table.state import CARD_SPACES, LOCKED, NONE, UNLOCKED
from tests.games.bitoku.table import Table


def lying(table: Table, seat: int) -> list[str | None]:
    """The cards on a seat's card spaces."""
    cards = table.state.played[seat * CARD_SPACES : (seat + 1) * CARD_SPACES]
    return [None if card == NONE else table.tables.yokai[card].id for card in cards]


# -- which card, where


@pytest.mark.rule("B-SUMMER-6")
def test_nothing_can_be_played_from_an_empty_hand() -> None:
    table = Table()
    table.turn(0)
    assert [text for text in table.actions if text.startswith("play")] == []
    assert table.why_not("play kappa-2 > 1") == ("card_not_held", ("B-SUMMER-6",))


@pytest.mark.rule("B-SUMMER-6")
def test_nothing_can_be_played_when_all_card_spaces_are_full() -> None:
    table = Table()
    table.hand(0, "kappa-2")
    for space in (1, 2, 3):
        table.played(0, space, "start-kappa")
    table.turn(0)
    assert [text for text in table.actions if text.startswith("play")] == []
    for space in (1, 2, 3):
        code, rules = table.why_not(f"play kappa-2 > {space}")
        assert (code, "B-SUMMER-6" in rules) == ("card_space_full", True)


@pytest.mark.rule("B-SUMMER-7")
def test_any_card_of_the_hand_may_go_to_any_empty_card_space() -> None:
    table = Table()
    table.hand(0, "kappa-2", "start-kitsune")
    table.played(0, 2, "start-kappa")
    table.turn(0)
    assert {text for text in table.actions if text.startswith("play")} == {
        f"play {card} > {space}" for card in ("kappa-2", "start-kitsune") for space in (1, 3)
    }
    assert table.why_not("play kappa-2 > 2")[0] == "card_space_full"
    table.play("play kappa-2 > 3")
    assert lying(table, 0) == [None, "start-kappa", "kappa-2"]
    assert table.hand_of(0) == ["start-kitsune"]


@pytest.mark.rule("B-SUMMER-7")
def test_a_played_card_lies_there_until_winter_and_cannot_be_covered() -> None:
    table = Table()
    table.hand(0, "kappa-2", "start-kappa")
    table.hand(1, "kappa-2")
    table.turn(0)
    table.play("play kappa-2 > 1", "play kappa-2 > 1")
    assert table.why_not("play start-kappa > 1") == (
        "card_space_full",
        ("B-SUMMER-6", "B-SUMMER-7"),
    )
    table.play("play start-kappa > 2", "part 1")
    assert lying(table, 0) == ["kappa-2", "start-kappa", None]


# -- step 1: the die


@pytest.mark.rule("B-SUMMER-8")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_a_card_unlocks_the_locked_die_of_its_space_and_no_other(space: int) -> None:
    table = Table()
    table.hand(0, "kappa-2")
    values = [table.die_of(0, number)[0] for number in (1, 2, 3)]
    table.turn(0)
    table.play(f"play kappa-2 > {space}")
    states = [UNLOCKED if number == space else LOCKED for number in (1, 2, 3)]
    dice = [table.die_of(0, number) for number in (1, 2, 3)]
    assert dice == list(zip(values, states, strict=True))


@pytest.mark.rule("B-SUMMER-8")
def test_the_die_is_unlocked_before_the_card_acts() -> None:
    table = Table()
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("play start-kitsune > 2")
    assert table.asked == (0, "spend_movement")
    assert table.die_of(0, 2) == (2, UNLOCKED)


@pytest.mark.rule("B-SUMMER-9")
def test_a_card_may_be_played_beside_an_unlocked_die_or_one_on_the_board() -> None:
    table = Table()
    table.hand(0, "kappa-2", "kappa-2", "kappa-2")
    table.die(0, 1, 5, "unlocked")
    table.die(0, 2, 4, "yomi")
    table.die(0, 3, 2, "hill:glade")
    before = [table.die_of(0, number) for number in (1, 2, 3)]
    for space in (1, 2, 3):
        table.turn(0)
        table.play(f"play kappa-2 > {space}")
    assert [table.die_of(0, number) for number in (1, 2, 3)] == before
    assert table.amulets_of(0) == [3, 0, 0]


# -- step 2: the card


@pytest.mark.rule("B-SUMMER-10")
def test_the_cards_action_is_resolved_once() -> None:
    table = Table()
    table.hand(0, "start-imomushi")
    table.turn(0)
    table.play("play start-imomushi > 1")
    assert table.actions == ["part 1", "part 2"]
    table.play("part 2")
    assert table.goods(0) == {"stone": 1}
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-10")
def test_the_card_need_not_be_activated() -> None:
    table = Table()
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("play start-kitsune > 1", "skip")
    assert table.state.available[0] == 3
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-10")
def test_a_card_may_be_played_though_it_can_do_nothing() -> None:
    table = Table()
    table.hand(0, "start-shin-ookami")
    table.turn(0)
    table.play("play start-shin-ookami > 1")
    assert table.asked == (1, "turn")
    assert lying(table, 0)[0] == "start-shin-ookami"


# -- step 3: the Ingenuity Crystal


def with_crystal() -> Table:
    """A Kitsune card just played beside an Ingenuity Crystal: two Movement Points, and a step."""
    table = Table()
    table.hand(0, "start-kitsune")
    table.crystal(0, "slot-ingenuity-left", "ingenuity-kodama")
    table.turn(0)
    table.play("play start-kitsune > 1")
    assert table.actions == ["card", "crystal", "skip"]
    return table


@pytest.mark.rule("B-SUMMER-11")
def test_the_ingenuity_crystal_may_act_wholly_before_the_card() -> None:
    table = with_crystal()
    table.play("crystal")
    assert table.is_not_asked("card")
    table.play("advance yomi")
    assert table.actions == ["card", "skip"]
    assert table.why_not("crystal") == ("already_done", ("B-SUMMER-11",))
    table.play("card", "start right-1", "start right-1")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-11")
def test_the_ingenuity_crystal_may_act_wholly_after_the_card_but_not_in_its_middle() -> None:
    table = with_crystal()
    table.play("card", "start right-1")
    assert table.asked == (0, "spend_movement")
    assert table.is_not_asked("crystal")
    table.play("walk right-1 > right-2")
    assert table.actions == ["crystal", "skip"]
    assert table.why_not("card") == ("already_done", ("B-SUMMER-10",))
    table.play("crystal", "advance home")
    assert table.kodama_of(0, "home") == 2
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-11")
def test_skipping_the_card_does_not_forbid_the_crystal_nor_the_other_way_round() -> None:
    table = with_crystal()
    table.play("crystal", "advance glade", "skip")
    assert table.kodama_of(0, "glade") == 2
    assert table.state.available[0] == 4
    assert table.asked == (1, "turn")
    table = with_crystal()
    table.play("card", "start right-1", "start right-1", "skip")
    assert table.asked == (1, "turn")
    table = with_crystal()
    table.play("skip")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-11")
@pytest.mark.parametrize("slot", ["left", "middle", "right"])
def test_only_the_crystal_connected_with_the_card_space_acts(slot: str) -> None:
    for space, name in enumerate(("left", "middle", "right"), 1):
        table = Table()
        table.hand(0, "start-kitsune")
        table.crystal(0, f"slot-ingenuity-{slot}", "ingenuity-kodama")
        table.turn(0)
        table.play(f"play start-kitsune > {space}")
        assert ("crystal" in table.actions) == (name == slot)


@pytest.mark.rule("B-SUMMER-11")
def test_a_crystal_that_could_do_nothing_before_the_card_may_act_after_it() -> None:
    table = Table()
    table.hand(0, "start-imomushi")
    table.crystal(0, "slot-ingenuity-left", "ingenuity-build")
    table.market("building", "farm-1")
    table.turn(0)
    table.play("play start-imomushi > 1")
    assert table.actions == ["card", "skip"]
    assert table.why_not("crystal") == ("nothing_possible", ("B-EFFECT-21",))
    table.play("card", "part 1")
    assert table.actions == ["crystal", "skip"]


@pytest.mark.rule("B-SUMMER-11")
def test_the_crystal_may_act_though_the_card_can_do_nothing() -> None:
    table = Table()
    table.hand(0, "start-shin-ookami")
    table.crystal(0, "slot-ingenuity-left", "ingenuity-kodama")
    table.turn(0)
    table.play("play start-shin-ookami > 1")
    assert table.actions == ["crystal", "skip"]
    assert table.why_not("card") == ("nothing_possible", ("B-EFFECT-21",))
    table.play("crystal", "advance yomi")
    assert table.kodama_of(0, "yomi") == 2
    assert table.asked == (1, "turn")


def with_fresh_crystal(table: Table, space: int) -> None:
    """Play a card that buys an Ingenuity Crystal for the middle card space."""
    table.hand(0, "start-nezumi")
    table.market("crystal", "ingenuity-amulet")
    table.turn(0)
    table.play(f"play start-nezumi > {space}", "part 2", "obtain crystal 1")
    table.play("slot slot-ingenuity-middle")


@pytest.mark.rule("B-SUMMER-11")
def test_a_crystal_gained_by_the_card_acts_after_it_if_it_is_connected() -> None:
    table = Table()
    with_fresh_crystal(table, 2)
    assert table.actions == ["crystal", "skip"]
    table.play("crystal")
    assert table.amulets_of(0) == [1, 0, 0]
    table = Table()
    with_fresh_crystal(table, 1)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-11")
def test_by_the_other_reading_a_crystal_gained_by_the_card_waits_for_the_next_card() -> None:
    table = Table(fresh_ingenuity=False)
    with_fresh_crystal(table, 2)
    assert table.asked == (1, "turn")
    assert table.amulets_of(0) == [0, 0, 0]


# -- cards gained in the turn


@pytest.mark.rule("B-SUMMER-12")
def test_a_card_drawn_in_a_turn_can_be_played_from_the_next_turn_on() -> None:
    table = Table()
    table.hand(0, "yama-uba-2")
    table.hand(1, "kappa-2")
    table.deck(0, "start-kappa")
    table.turn(0)
    assert table.why_not("play start-kappa > 2") == ("card_not_held", ("B-SUMMER-6",))
    table.play("play yama-uba-2 > 1", "draw")
    assert table.asked == (1, "turn")
    table.play("play kappa-2 > 1")
    assert table.asked == (0, "turn")
    assert "play start-kappa > 2" in table.actions


@pytest.mark.rule("B-SUMMER-12")
def test_a_card_taken_from_a_hill_can_be_played_from_the_next_turn_on() -> None:
    table = Table()
    table.die(0, 1, 4, "yomi")
    table.hill_cards("yomi", yokai="nezumi-1")
    table.hand(1, "kappa-2")
    table.turn(0)
    table.play("cross 1", "favour yomi.b")
    assert table.hand_of(0) == ["nezumi-1"]
    assert table.asked == (1, "turn")
    table.play("play kappa-2 > 1")
    assert "play nezumi-1 > 1" in table.actions
