"""The extra cards that gates bring the Tengu (B-TENGU-MP-8)."""

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

ROW = ("tengu-stairs-1", "tengu-stairs-2", "tengu-forges-building")
LAID = ("site_building", "site_owner", "built_this_turn", "counters_used")
PAIR_CARD = "tengu-yomi-mitama"  # with a Dragonfly at hand it brings 2 MP


def before_a_gate(*deck: str, discard: tuple[str, ...] = ()) -> SoloTable:
    """A Tengu Pilgrim at the fork of the first gate; only the cards named and a row of three."""
    table = SoloTable()
    table.open_cards(*ROW)
    table.tengu_deck(*deck)
    table.solo.tengu_discard = [table.tengu_card(card) for card in discard]
    table.walker(TENGU, "right-3")
    return table


def ids(table: SoloTable, cards: list[int]) -> list[str]:
    return [table.sw.card(card).id for card in cards]


def deck(table: SoloTable) -> list[str]:
    """The Tengu deck, top card first."""
    return ids(table, table.solo.tengu_deck[::-1])


def discarded(table: SoloTable) -> list[str]:
    return ids(table, table.solo.tengu_discard)


def extra_cards(table: SoloTable) -> list[str]:
    """The extra cards so far, in the order in which they were drawn."""
    return [str(fact["card"]).partition(":")[2] for fact in table.told("tengu_extra_card")]


# -- drawing and resolving


@pytest.mark.rule("B-TENGU-MP-8")
def test_a_gate_brings_the_top_card_of_the_deck_which_is_discarded_after_it() -> None:
    table = before_a_gate("tengu-glade-2", "tengu-glade-1", discard=("tengu-forges-crystal",))
    table.tengu_moves(1)
    assert table.goods(TENGU) == {"stone": 1, "sake": 1}
    assert deck(table) == ["tengu-glade-1"]
    assert discarded(table) == ["tengu-forges-crystal", "tengu-glade-2"]
    assert table.row == list(ROW)


@pytest.mark.rule("B-TENGU-MP-8")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("tengu-yomi-dragonfly", {"markets", "dragonflies"}),
        ("tengu-yomi-mitama", {"markets", "mitamas"}),
        ("tengu-forges-crystal", {"markets", "tengu_crystals"}),
        ("tengu-stairs-1", {"available"}),  # its points place a Pilgrim
        ("tengu-glade-1", {"resources", "kodama"}),
        ("tengu-forges-building", {"markets", "kodama", *LAID}),
    ],
)
def test_an_extra_card_is_the_action_of_its_bottom_half_and_nothing_else(
    card: str, gained: set[str]
) -> None:
    """BR-142: no row of the cycle is looked for, no die placed, nothing paid."""
    table = SoloTable()
    table.open_cards("tengu-stairs-2", "tengu-favourite-1", "tengu-favourite-2")
    table.tengu_deck(card)
    table.walker(TENGU, "right-3")
    table.market("dragonfly", "dragonfly-vp")
    table.market("mitama", "ara")
    table.market("crystal", "dream-vp")
    table.market("building", "temple-1")
    table.give(TENGU, wood=1, jade=1, stone=1, sake=1)
    table.tengu_dice("unlocked", "locked", "locked")
    table.will(1)
    before = table.solo.clone()
    table.tengu_moves(1)
    moved = {"main_pilgrims", "branch_pilgrim", "scores", "tengu_tally"}
    turned = {"tengu_deck", "tengu_discard"}
    assert table.changed_since(before) == moved | turned | gained
    assert table.told("tengu_row_taken") == []


@pytest.mark.rule("B-TENGU-MP-8")
def test_an_extra_card_acts_though_its_location_is_full_and_moves_no_kodama_there() -> None:
    table = before_a_gate("tengu-forges-crystal")
    table.market("crystal", "dream-vp")
    table.die(HUMAN, 1, 6, "forges")
    table.kodama(HUMAN, "forges", 3)
    table.will(1)
    table.tengu_moves(1)
    assert len(table.solo.tengu_crystals) == 1
    assert table.state.kodama[TENGU * 5 :] == [1] * 5
    assert [table.tengu_die(value) for value in (2, 3, 4)] == [(0, -1)] * 3


@pytest.mark.rule("B-TENGU-MP-8")
def test_an_extra_card_uses_its_own_picture_not_that_of_the_active_card() -> None:
    """In a turn on the Stairs; the gate brings a card of the Glade, whose resources are taken."""
    table = before_a_gate("tengu-glade-2", "tengu-glade-1")
    table.tengu_dice("unlocked", "locked", "locked")
    table.will(5, 5)
    table.tengu_turn()
    assert table.row_taken == "c"
    assert table.goods(TENGU) == {"stone": 1, "sake": 1}
    assert discarded(table) == ["tengu-glade-2", "tengu-stairs-1"]
    assert table.row == ["tengu-glade-1", "tengu-stairs-2", "tengu-forges-building"]


# -- an empty deck


@pytest.mark.rule("B-TENGU-MP-8")
def test_with_an_empty_deck_the_discard_pile_is_shuffled_into_a_new_one_first() -> None:
    pile = ("tengu-glade-1", "tengu-glade-2")
    table = before_a_gate(discard=pile)
    table.tengu_moves(1)
    (drawn,) = extra_cards(table)
    assert drawn in pile
    assert table.told("tengu_deck_reshuffled") == [{"count": 2, "seat": "side:tengu"}]
    assert discarded(table) == [drawn]
    assert deck(table) == [card for card in pile if card != drawn]
    assert table.row == list(ROW)


@pytest.mark.rule("B-TENGU-MP-8")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for roll in range(1, 7):
        table = before_a_gate(discard=("tengu-glade-1", "tengu-glade-2", "tengu-favourite-1"))
        table.will(roll)
        table.tengu_moves(1)
        drawn.update(extra_cards(table))
    assert len(drawn) > 1


@pytest.mark.rule("B-TENGU-MP-8")
def test_with_deck_and_discard_pile_empty_nothing_happens() -> None:
    table = before_a_gate()
    before = table.solo.clone()
    table.tengu_moves(1)
    assert table.told("tengu_no_extra_card") == [{"seat": "side:tengu"}]
    moved = {"main_pilgrims", "branch_pilgrim", "scores", "tengu_tally"}
    assert table.changed_since(before) == moved


@pytest.mark.rule("B-TENGU-MP-8")
def test_the_cards_in_the_row_are_not_shuffled_in_nor_is_the_active_one() -> None:
    """Two gates in one turn on the Stairs: the only discarded card is drawn both times."""
    table = before_a_gate(discard=("tengu-glade-1",))
    table.walker(TENGU, "right-5")
    table.tengu_dice("unlocked", "locked", "locked")
    table.will(5, 5)
    table.tengu_turn()
    assert extra_cards(table) == ["tengu-glade-1", "tengu-glade-1"]
    assert [fact["count"] for fact in table.told("tengu_deck_reshuffled")] == [1, 1, 2]
    assert table.goods(TENGU) == {"wood": 2, "jade": 2}


# -- extra cards within extra cards


def two_gates(*deck: str, discard: tuple[str, ...] = ()) -> SoloTable:
    """Pilgrims at two gates, and a Dragonfly that the first extra card pairs for 2 MP."""
    table = before_a_gate(*deck, discard=discard)
    table.walker(TENGU, "right-5")
    table.dragonflies(TENGU, "dragonfly-vp")
    table.market("mitama", "ara")
    table.will(1)
    return table


@pytest.mark.rule("B-TENGU-MP-8", "B-TENGU-MP-1")
def test_an_extra_card_may_bring_another_which_is_resolved_and_discarded_before_it() -> None:
    table = two_gates(PAIR_CARD, "tengu-glade-1", "tengu-glade-2")
    table.tengu_moves(1)
    assert extra_cards(table) == [PAIR_CARD, "tengu-glade-1"]
    assert discarded(table) == ["tengu-glade-1", PAIR_CARD]
    assert deck(table) == ["tengu-glade-2"]
    # The pair's first point enters the other gate, its second places a Pilgrim.
    after = {"right-gate-1-1": 1, "right-gate-2-1": 1, "right-5": 1}
    assert table.pilgrims_of_tengu() == after
    assert table.tengu_points() == {"mitama_spaces": 1, "paths": 2 * 2 + 2 * 2}
    assert table.goods(TENGU) == {"wood": 1, "jade": 1}


@pytest.mark.rule("B-TENGU-MP-8")
def test_a_card_still_being_resolved_is_not_shuffled_in() -> None:
    table = two_gates(PAIR_CARD, discard=("tengu-glade-2",))
    table.tengu_moves(1)
    assert extra_cards(table) == [PAIR_CARD, "tengu-glade-2"]
    assert [fact["count"] for fact in table.told("tengu_deck_reshuffled")] == [1]
    assert (deck(table), discarded(table)) == ([], ["tengu-glade-2", PAIR_CARD])


@pytest.mark.rule("B-TENGU-MP-8")
def test_with_only_the_card_being_resolved_left_the_second_gate_brings_none() -> None:
    table = two_gates(PAIR_CARD)
    table.tengu_moves(1)
    assert extra_cards(table) == [PAIR_CARD]
    assert table.told("tengu_no_extra_card") == [{"seat": "side:tengu"}]
    assert (deck(table), discarded(table)) == ([], [PAIR_CARD])
    after = {"right-gate-1-1": 1, "right-gate-2-1": 1, "right-5": 1}
    assert table.pilgrims_of_tengu() == after
