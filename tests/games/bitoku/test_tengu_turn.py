"""Summer with the Tengu: its turns, its cards, its passing (B-TENGU-TURN-3 to -7)."""

import pytest

from mori.core.rng import seeded
from mori.games.bitoku.table.state import HUMAN, TENGU, WINTER
from tests.games.bitoku.solo_table import SoloTable

ROW = ("tengu-stairs-1", "tengu-glade-1", "tengu-yomi-mitama")
DECK = (
    "tengu-forges-crystal",
    "tengu-glade-2",
    "tengu-favourite-1",
    "tengu-stairs-2",
    "tengu-forges-building",
    "tengu-favourite-2",
    "tengu-yomi-dragonfly",
)
HAND = ("start-imomushi", "start-imomushi", "start-imomushi")  # 1 wood or 1 stone


def laid() -> SoloTable:
    """The row lies open, the seven other cards in a known deck."""
    table = SoloTable()
    table.open_cards(*ROW)
    table.tengu_deck(*DECK)
    return table


def done() -> SoloTable:
    """Besides, the Tengu has nothing left to do but to pass."""
    table = laid()
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")
    return table


def cards(table: SoloTable) -> tuple[list[str], list[str], list[str]]:
    """The row from the left, the deck from the top and the discard pile."""
    solo = table.solo
    names = [[table.sw.card(c).id for c in p] for p in (solo.tengu_deck[::-1], solo.tengu_discard)]
    return table.row, names[0], names[1]


def turns(table: SoloTable) -> list[str]:
    """Who began a turn, in order."""
    return [str(args["seat"]).partition(":")[2] for args in table.told("turn_began")]


def rows(table: SoloTable) -> list[str]:
    """The rows the Tengu took."""
    return [str(args["row"]).partition(":")[2] for args in table.told("tengu_row_taken")]


def play_card(table: SoloTable, space: int) -> None:
    table.play(f"play start-imomushi > {space}", "part 1")


# -- alternating


@pytest.mark.rule("B-TENGU-TURN-3")
@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ((TENGU, HUMAN), ["tengu", "0", "tengu", "0", "tengu", "0"]),
        ((HUMAN, TENGU), ["0", "tengu", "0", "tengu", "0"]),
    ],
)
def test_human_and_tengu_alternate_in_turn_order(
    order: tuple[int, int], expected: list[str]
) -> None:
    """BR-121: the turn order decides who begins."""
    table = laid()
    table.order(*order)
    table.hand(HUMAN, *HAND)
    table.summer()
    play_card(table, 1)
    play_card(table, 2)
    assert table.asked == (HUMAN, "turn")
    assert turns(table) == expected


@pytest.mark.rule("B-TENGU-TURN-3", "B-TENGU-TURN-7")
def test_after_the_tengu_has_passed_the_human_continues_alone() -> None:
    table = done()
    table.hand(HUMAN, *HAND)
    table.summer()
    for space in (1, 2, 3):
        play_card(table, space)
    assert table.asked == (HUMAN, "turn")
    assert turns(table) == ["tengu", "0", "0", "0", "0"]
    assert rows(table) == ["l"]


@pytest.mark.rule("B-TENGU-TURN-3")
@pytest.mark.parametrize("seed", range(5))
def test_after_the_human_has_passed_the_tengu_continues_alone_until_it_passes(seed: int) -> None:
    table = laid()
    for number, place in enumerate(("home-1", "hill:yomi", "hill:glade"), start=1):
        table.die(HUMAN, number, number, place)
    table.state.rng = seeded(seed)
    table.order(HUMAN, TENGU)
    table.summer()
    # The human passes, there being nothing else to do.
    # No decision of the human comes before all is over and Winter begins.
    assert (table.state.phase, table.asked) == (WINTER, (HUMAN, "arrange_dice"))
    assert turns(table) == ["0"] + ["tengu"] * len(rows(table))
    assert len(rows(table)) > 3
    assert rows(table).index("l") == len(rows(table)) - 1


# -- the Active card


@pytest.mark.rule("B-TENGU-TURN-4")
@pytest.mark.parametrize(
    ("lower", "position"),
    [(1, "right"), (2, "right"), (3, "middle"), (4, "middle"), (5, "left"), (6, "left")],
)
def test_the_lower_die_chooses_the_active_card(lower: int, position: str) -> None:
    """Whichever of the two it is, and whatever the other shows."""
    card = dict(zip(("left", "middle", "right"), ROW, strict=True))[position]
    rolls = [(lower, other) for other in range(lower, 7)]
    for first, second in rolls + [roll[::-1] for roll in rolls]:
        table = laid()
        table.will(first, second)
        table.tengu_turn()
        assert table.told("tengu_rolled") == [
            {
                "seat": "side:tengu",
                "first": first,
                "second": second,
                "position": f"tenguposition:{position}",
                "card": f"tengucard:{card}",
            }
        ]
        assert cards(table)[2] == [card]


@pytest.mark.rule("B-TENGU-TURN-4")
def test_the_dice_are_rolled_then_a_row_is_resolved_then_the_row_of_cards_refreshed() -> None:
    table = laid()
    table.will(3, 3)  # the Glade in the middle: row D
    table.tengu_turn()
    kinds = [fact.kind for fact in table.facts]
    order = ["tengu_rolled", "tengu_row_taken", "die_unlocked", "kodama_advanced"]
    places = [kinds.index(kind) for kind in [*order, "tengu_row_refreshed"]]
    assert places == sorted(places)


@pytest.mark.rule("B-TENGU-TURN-4")
@pytest.mark.parametrize(("will", "goods"), [((5, 5), {}), ((3, 3), {"wood": 1, "jade": 1})])
def test_the_active_card_and_no_other_is_resolved(
    will: tuple[int, int], goods: dict[str, int]
) -> None:
    table = laid()
    table.attitude(True)
    table.tengu_dice("unlocked", "locked", "locked")
    table.will(*will)
    table.tengu_turn()
    assert table.where(2) == ("stairs" if will == (5, 5) else "glade")
    assert table.goods(TENGU) == goods


# -- refreshing the row


@pytest.mark.rule("B-TENGU-TURN-5")
@pytest.mark.parametrize("passes", [False, True])
@pytest.mark.parametrize(
    ("roll", "used", "kept"),
    [
        (1, "tengu-yomi-mitama", ["tengu-stairs-1", "tengu-glade-1"]),
        (3, "tengu-glade-1", ["tengu-stairs-1", "tengu-yomi-mitama"]),
        (6, "tengu-stairs-1", ["tengu-glade-1", "tengu-yomi-mitama"]),
    ],
)
def test_the_active_card_goes_the_others_slide_right_and_a_card_comes_on_the_left(
    passes: bool, roll: int, used: str, kept: list[str]
) -> None:
    """Also after a pass."""
    table = done() if passes else laid()
    table.give(TENGU, jade=1, sake=1)
    table.will(roll, 6)
    table.tengu_turn()
    assert (table.row_taken == "l") == passes
    assert cards(table) == ([DECK[0], *kept], list(DECK[1:]), [used])


@pytest.mark.rule("B-TENGU-TURN-5")
def test_a_card_that_is_not_chosen_moves_to_the_right_place_and_stays_there() -> None:
    table = laid()
    for _ in range(2):
        table.will(3, 3)
        table.tengu_turn()
    # The middle card went twice: first the Glade card, then the one that had slid there.
    assert cards(table)[0] == [DECK[1], DECK[0], "tengu-yomi-mitama"]
    assert cards(table)[2] == ["tengu-glade-1", "tengu-stairs-1"]


@pytest.mark.rule("B-TENGU-TURN-6")
@pytest.mark.parametrize(("roll", "kept"), [(1, ROW[:2]), (3, (ROW[0], ROW[2])), (6, ROW[1:])])
def test_with_an_empty_deck_the_eight_discarded_cards_are_shuffled_first(
    roll: int, kept: tuple[str, ...]
) -> None:
    """The one just discarded among them, but not the two in the row."""
    table = done()
    table.tengu_deck()
    assert len(cards(table)[2]) == 7
    table.will(roll, 6)
    table.tengu_turn()
    row, deck, discard = cards(table)
    assert (row[1:], discard) == (list(kept), [])
    assert sorted([row[0], *deck]) == sorted(set(ROW + DECK) - set(kept))
    assert len(deck) == 7
    assert [args["count"] for args in table.told("tengu_deck_reshuffled")] == [8]


@pytest.mark.rule("B-TENGU-TURN-6")
def test_the_new_deck_is_in_random_order() -> None:
    """Over some seeds each of the eight cards comes up, the one just discarded too."""
    seen = set()
    for seed in range(120):
        table = done()
        table.tengu_deck()
        table.state.rng = seeded(seed)
        table.tengu_turn()
        (used,) = set(ROW) - set(table.row[1:])
        seen.add("just discarded" if table.row[0] == used else table.row[0])
    assert seen == {"just discarded", *DECK}


@pytest.mark.rule("B-TENGU-TURN-6")
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    table = done()
    table.tengu_deck(DECK[0])
    table.will(1, 1)
    table.tengu_turn()
    row, deck, discard = cards(table)
    assert (row, deck) == ([DECK[0], ROW[0], ROW[1]], [])
    assert (len(discard), table.told("tengu_deck_reshuffled")) == (7, [])


@pytest.mark.rule("B-TENGU-TURN-6")
def test_the_new_deck_lies_face_down() -> None:
    """BR-119: nobody sees its order, only how many cards there are."""
    table = done()
    table.tengu_deck()
    table.summer()
    view = table.game.view(HUMAN)
    assert view["tengu"]["deck"] == 7
    table.solo.tengu_deck.reverse()
    assert table.game.view(HUMAN) == view


# -- passing


@pytest.mark.rule("B-TENGU-TURN-7")
def test_once_it_has_passed_no_dice_are_rolled_and_no_cards_change() -> None:
    table = done()
    table.hand(HUMAN, *HAND)
    table.summer()
    assert rows(table) == ["l"]
    after_passing = cards(table)
    stream = table.state.rng.clone()
    for space in (1, 2, 3):
        play_card(table, space)
    assert cards(table) == after_passing
    assert len(table.told("tengu_rolled")) == len(table.told("tengu_row_refreshed")) == 1
    assert [table.state.rng.next32() for _ in range(3)] == [stream.next32() for _ in range(3)]


@pytest.mark.rule("B-TENGU-TURN-7")
def test_a_tengu_that_passed_stays_out_even_if_a_row_becomes_possible() -> None:
    table = done()
    table.hand(HUMAN, *HAND)
    table.summer()
    table.tengu_dice("home-2", "hill:yomi", "unlocked")
    play_card(table, 1)
    assert (rows(table), table.where(4)) == (["l"], "unlocked")


@pytest.mark.rule("B-TENGU-TURN-7")
def test_in_the_next_summer_the_tengu_plays_again() -> None:
    table = done()
    for number, place in enumerate(("home-1", "hill:yomi", "hill:glade"), start=1):
        table.die(HUMAN, number, number, place)
    table.summer()
    table.play("arrange 1 2 3")
    table.play("force 1", "place home-1")
    assert table.state.round == 2
    assert turns(table) == ["tengu", "0", "0", "tengu", "0"]
