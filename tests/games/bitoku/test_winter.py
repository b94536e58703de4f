"""Winter, steps A to D (B-WINTER). Step E: test_winter_refresh.py."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.seasons.year import S_AUTUMN, S_CLOSE, S_DICE, S_VIRTUE
from mori.games.bitoku.table.state import ASCENSION, LOCKED, NONE
from tests.games.bitoku.table import Table

FIVE = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami")


def discards_of(table: Table, seat: int) -> list[str]:
    return [table.tables.yokai[card].id for card in table.state.discards[seat]]


def removed_of(table: Table, seat: int) -> list[str]:
    return [table.tables.yokai[card].id for card in table.state.removed[seat]]


def played_of(table: Table, seat: int) -> list[int]:
    return table.state.played[seat * 3 : seat * 3 + 3]


def yokai_on_hills(table: Table) -> list[str | None]:
    cards = table.state.hill_yokai
    return [None if card == NONE else table.tables.yokai[card].id for card in cards]


def row_of(table: Table, market: str) -> list[str | None]:
    tiles: list[str | None] = table.game.view(None)["markets"][market]["tiles"]
    return tiles


def own_five_cards(table: Table, seat: int) -> None:
    """Two cards on card spaces 1 and 3, the other starting cards in the deck."""
    table.played(seat, 1, FIVE[0])
    table.played(seat, 3, FIVE[1])
    table.deck(seat, *FIVE[2:])


# -- the steps


@pytest.mark.rule("B-WINTER-1")
def test_every_step_is_carried_out_by_all_before_the_next_begins() -> None:
    table = Table()
    for seat in (0, 1):
        own_five_cards(table, seat)
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.yokai_deck("kappa-2", "kappa-3", "kappa-4", "kappa-5")
    table.season(S_DICE)
    asked = []
    for answer in ("arrange 1 2 3", "arrange 1 2 3", "virtue 1", "virtue 1"):
        asked.append(table.asked)
        # Until both have been asked about the Virtue nothing of steps C to E has happened.
        assert played_of(table, 0)[2] != NONE and played_of(table, 1)[2] != NONE
        assert yokai_on_hills(table)[0] == "kappa-1"
        table.play(answer)
    assert asked == [
        (0, "arrange_dice"),
        (1, "arrange_dice"),
        (0, "spirits_virtue"),
        (1, "spirits_virtue"),
    ]
    assert played_of(table, 0) == [NONE, NONE, NONE]
    assert yokai_on_hills(table)[0] == "kappa-2"


# -- A: dice


@pytest.mark.rule("B-WINTER-2")
def test_all_own_dice_return_locked_in_any_arrangement_with_their_values() -> None:
    """From Forest and Hills, and (BR-87) those still on the own board."""
    table = Table()
    table.die(0, 1, 6, "yomi")
    table.die(0, 2, 4, "hill:glade")
    table.die(0, 3, 2, "unlocked")
    table.season(S_DICE)
    orders = ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")
    assert table.actions == [f"arrange {order}" for order in orders]
    table.play("arrange 3 1 2")
    assert [table.die_of(0, number) for number in (1, 2, 3)] == [
        (2, LOCKED),
        (6, LOCKED),
        (4, LOCKED),
    ]
    assert table.state.die_place[:3] == [NONE] * 3


@pytest.mark.rule("B-WINTER-2")
def test_dice_of_the_home_return_too_and_equal_dice_leave_less_to_choose() -> None:
    table = Table()
    table.die(0, 1, 5, "home-1")
    table.die(0, 2, 5, "home-2")
    table.die(0, 3, 1)
    table.season(S_DICE)
    assert table.actions == ["arrange 1 2 3", "arrange 1 3 2", "arrange 3 1 2"]
    assert table.why_not("arrange 2 1 3") == ("same_arrangement", ())
    table.play("arrange 3 1 2")
    assert [table.die_of(0, number) for number in (1, 2, 3)] == [
        (1, LOCKED),
        (5, LOCKED),
        (5, LOCKED),
    ]


@pytest.mark.rule("B-WINTER-2")
def test_in_the_last_winter_the_dice_return_without_a_question() -> None:
    table = Table()
    table.state.round = table.tables.rounds
    own_five_cards(table, 0)
    table.die(0, 1, 4, "yomi")
    table.die(0, 2, 2, "hill:glade")
    table.season(S_DICE)
    assert table.asked == (0, "spirits_virtue")
    assert [table.die_of(0, number) for number in (1, 2)] == [(4, LOCKED), (2, LOCKED)]


@pytest.mark.rule("B-WINTER-2")
@pytest.mark.parametrize(
    ("values", "orders"),
    [
        ((4, 4, 2), ("1 2 3", "1 3 2", "3 1 2")),
        ((4, 2, 2), ("1 2 3", "2 1 3", "2 3 1")),
        ((4, 2, 4), ("1 2 3", "1 3 2", "2 1 3")),
    ],
)
def test_two_dice_of_one_value_leave_three_arrangements(
    values: tuple[int, int, int], orders: tuple[str, ...]
) -> None:
    table = Table()
    for number, value in enumerate(values, start=1):
        table.die(0, number, value, "unlocked")
    table.season(S_DICE)
    assert table.actions == [f"arrange {order}" for order in orders]


@pytest.mark.rule("B-WINTER-3")
def test_arrangements_are_asked_in_the_new_turn_order() -> None:
    table = Table(players=3)
    table.order(0, 1, 2)
    table.die(2, 1, 3, "home-1")
    table.season(S_AUTUMN)
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.play("arrange 1 2 3")
    assert asked == [(2, "arrange_dice"), (0, "arrange_dice"), (1, "arrange_dice")]


# -- B: the Spirit's Virtue


@pytest.mark.rule("B-WINTER-4")
def test_with_five_cards_in_all_places_one_on_the_own_card_spaces_may_be_scored() -> None:
    table = Table()
    table.played(0, 1, FIVE[0])
    table.played(0, 3, FIVE[1])
    table.hand(0, FIVE[2])
    table.deck(0, FIVE[3])
    table.discard_pile(0, FIVE[4])
    table.season(S_VIRTUE)
    assert table.asked == (0, "spirits_virtue")
    assert table.actions == ["virtue 1", "virtue 3", "skip"]
    assert table.why_not("virtue 2") == ("no_card_there", ("B-WINTER-4",))
    table.play("virtue 3")
    assert removed_of(table, 0) == [FIVE[1]]
    assert table.score(0) == 3


@pytest.mark.rule("B-WINTER-4")
@pytest.mark.parametrize("missing", range(4))
def test_with_four_cards_no_card_may_be_scored_whichever_is_missing(missing: int) -> None:
    table = Table()
    table.played(0, 1, FIVE[0])
    places: list[Callable[[], object]] = [
        lambda: table.hand(0, FIVE[1]),
        lambda: table.deck(0, FIVE[2]),
        lambda: table.discard_pile(0, FIVE[3]),
        lambda: table.played(0, 2, FIVE[4]),
    ]
    for number, put in enumerate(places):
        if number != missing:
            put()
    table.season(S_VIRTUE)
    assert table.asked[1] != "spirits_virtue"
    assert removed_of(table, 0) == []


@pytest.mark.rule("B-WINTER-4")
def test_scoring_a_card_may_be_declined_and_is_asked_in_turn_order() -> None:
    table = Table()
    table.order(1, 0)
    own_five_cards(table, 0)
    own_five_cards(table, 1)
    table.season(S_VIRTUE)
    assert table.asked == (1, "spirits_virtue")
    table.play("skip")
    assert (table.score(1), removed_of(table, 1)) == (0, [])
    assert table.asked == (0, "spirits_virtue")


@pytest.mark.rule("B-WINTER-5")
def test_cards_removed_earlier_do_not_count_towards_the_five() -> None:
    table = Table()
    table.played(0, 1, FIVE[0])
    table.deck(0, *FIVE[1:4])
    table.state.removed[0] = [table.yokai(FIVE[4]), table.yokai("kappa-1")]
    table.season(S_VIRTUE)
    assert table.asked[1] != "spirits_virtue"


@pytest.mark.rule("B-WINTER-6")
def test_a_removed_card_lies_face_up_and_never_comes_back() -> None:
    table = Table()
    own_five_cards(table, 0)
    table.season(S_VIRTUE)
    table.play("virtue 1")
    for watcher in (0, 1, None):
        assert table.game.view(watcher)["players"][0]["removed"] == [FIVE[0]]
    assert played_of(table, 0) == [NONE] * 3  # Winter C is over
    state = table.state
    owned = state.hands[0] + state.decks[0] + state.discards[0]
    assert sorted(owned) == sorted(table.yokai(card) for card in FIVE[1:])


@pytest.mark.rule("B-WINTER-6")
def test_a_removed_card_still_counts_for_rocks() -> None:
    table = Table()
    table.state.removed[0] = [table.yokai("kappa-1")]
    table.rocks(0, "rock-kappa")
    table.rock_pilgrims(0, 1)
    table.ascend()
    assert table.tally(0, "rocks") == 1


def build(table: Table, number: int) -> None:
    sites = ["area-yomi-2", "area-yomi-3", "area-yomi-4"]
    sites += ["area-stairs-2", "area-stairs-3", "area-stairs-4"]
    for site in sites[:number]:
        table.building(site, "onsen-1", owner=0)


def far_kodamas(table: Table) -> None:
    for region, space in (("yomi", 3), ("stairs", 4), ("home", 5), ("glade", 7)):
        table.kodama(0, region, space)


def sleepers(table: Table) -> None:
    table.walker(0, "right-light-1-1")
    table.walker(0, "right-gate-1-1")
    table.walker(0, "right-gate-2-2")


def dice(table: Table) -> None:
    table.die(0, 1, 1)
    table.die(0, 2, 4)
    table.die(0, 3, 5)


def two_mitamas(table: Table) -> None:
    table.mitamas(0, "ara")
    table.pair(0, "ara", "dragonfly-vp")


def two_by_rocks(table: Table) -> None:
    table.rocks(0, "rock-ara", "rock-nigi")
    table.rock_pilgrims(0, 1, 2)


Change = Callable[[Table], object]
VIRTUES: list[tuple[str, Change, int]] = [
    ("start-kappa", lambda t: build(t, 6), 3),  # a flat value
    ("imomushi-1", lambda t: build(t, 0), 0),
    ("imomushi-1", lambda t: build(t, 3), 9),
    ("imomushi-1", lambda t: build(t, 6), 12),  # not 18
    ("kitsune-1", lambda t: t.bitoku_path(0, *["yu"] * 7, completed=3), 6),
    ("kitsune-1", lambda t: t.bitoku_path(0, *["yu"] * 7, completed=7), 12),  # not 14
    ("yama-uba-1", dice, 9),  # the two highest
    ("kappa-1", two_mitamas, 4),
    ("kappa-2", two_mitamas, 2),
    ("nezumi-2", lambda t: t.crystal(0, "slot-dream-1", "dream-any"), 2),
    ("kappa-3", far_kodamas, 12),
    ("kappa-5", lambda t: t.visions(0, "vision-01", "vision-02"), 4),
    ("kitsune-2", sleepers, 6),
    ("kitsune-3", sleepers, 8),
    ("kitsune-5", sleepers, 4),
    ("imomushi-5", two_by_rocks, 8),
    ("yama-uba-4", lambda t: t.discard_pile(0, "kappa-1", "kappa-2"), 7),  # itself included
]


@pytest.mark.rule("B-WINTER-7")
@pytest.mark.parametrize(("card", "change", "points"), VIRTUES)
def test_the_virtue_scores_its_value_for_each_matching_item_at_most_twelve(
    card: str, change: Change, points: int
) -> None:
    table = Table()
    table.played(0, 2, card)
    table.hand(0, FIVE[0])
    table.deck(0, *FIVE[1:4])
    change(table)
    table.season(S_VIRTUE)
    table.play("virtue 2")
    assert (table.score(0), table.tally(0, "virtue")) == (points, points)


@pytest.mark.rule("B-WINTER-8")
def test_at_most_one_card_is_scored_in_a_winter() -> None:
    table = Table()
    own_five_cards(table, 0)
    table.discard_pile(0, "kappa-1", "kappa-2")
    table.season(S_VIRTUE)
    table.play("virtue 1")
    assert table.asked[1] != "spirits_virtue"
    assert (removed_of(table, 0), table.score(0)) == ([FIVE[0]], 3)


# -- C and D


@pytest.mark.rule("B-WINTER-9")
def test_played_cards_go_face_up_to_the_discard_pile_and_the_hand_is_kept() -> None:
    table = Table()
    table.played(0, 1, "kappa-1")
    table.played(0, 2, "start-kappa")
    table.hand(0, "kappa-2", "kappa-3", "kappa-4", "kappa-5", "nezumi-1")
    table.discard_pile(0, "start-nezumi")
    table.season(S_CLOSE)
    assert played_of(table, 0) == [NONE] * 3
    assert discards_of(table, 0) == ["start-nezumi", "kappa-1", "start-kappa"]
    assert table.hand_of(0) == ["kappa-2", "kappa-3", "kappa-4", "kappa-5", "nezumi-1"]
    for watcher in (0, 1, None):
        assert table.game.view(watcher)["players"][0]["discard"] == discards_of(table, 0)


@pytest.mark.rule("B-WINTER-10")
def test_after_the_fourth_round_the_ascension_follows_without_refreshing() -> None:
    table = Table()
    table.state.round = 4
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.yokai_deck("kappa-2", "kappa-3", "kappa-4", "kappa-5")
    table.cover("yomi", "c")
    table.market("mitama", None, None, None, "ara")
    table.played(0, 1, "start-kappa")
    table.season(S_CLOSE)
    assert table.state.phase == ASCENSION and table.game.is_over
    assert discards_of(table, 0) == ["start-kappa"]  # C came before
    assert yokai_on_hills(table) == ["kappa-1", None, None, None]
    assert table.state.covered != 0
    assert row_of(table, "mitama") == [None, None, None, "ara"]


@pytest.mark.rule("B-WINTER-10")
def test_before_that_the_round_marker_moves_one_space() -> None:
    table = Table()
    table.state.round = 3
    table.season(S_CLOSE)
    assert table.state.round == 4
    assert not table.game.is_over
