"""Worked examples of the seasons: Spring, Autumn, Winter (B-EX)."""

import pytest

from mori.games.bitoku.seasons.year import S_AUTUMN, S_CLOSE, S_SUMMON, S_VIRTUE
from mori.games.bitoku.table.codes import MARKETS
from mori.games.bitoku.table.state import NONE, SUMMER
from tests.games.bitoku.table import Table

PURPLE, YELLOW, BROWN, GREEN = range(4)
STARTING = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami")
SITES = (
    ("area-yomi-2", "onsen-1"),
    ("area-yomi-3", "ryokan-1"),
    ("area-yomi-4", "temple-1"),
    ("area-stairs-2", "farm-1"),
    ("area-stairs-3", "temple-2"),
    ("area-stairs-4", "ryokan-2"),
)


# -- Spring


@pytest.mark.rule("B-EX-1")
def test_purple_draws_to_four_discards_one_and_reaps_a_card_and_an_amulet() -> None:
    table = Table()
    table.hand(PURPLE, "kappa-1")
    table.deck(PURPLE, "nezumi-1", "nezumi-2", "nezumi-3", "kitsune-1", "kitsune-2")
    table.crystal(PURPLE, "slot-dream-1", "dream-draw")
    table.crystal(PURPLE, "slot-dream-2", "dream-amulet")
    table.amulets(PURPLE, 1)
    table.season(S_SUMMON)

    assert table.asked == (PURPLE, "discard_to_three")
    assert table.hand_of(PURPLE) == ["kappa-1", "nezumi-1", "nezumi-2", "nezumi-3"]
    assert table.actions == [f"discard {card}" for card in table.hand_of(PURPLE)]
    table.play("discard nezumi-2")
    assert table.hand_of(PURPLE) == ["kappa-1", "nezumi-1", "nezumi-3"]
    assert table.state.discards[PURPLE] == [table.yokai("nezumi-2")]

    assert table.asked == (PURPLE, "draw_or_not")
    table.play("draw")
    assert table.amulets_of(PURPLE) == [2, 0, 0]
    assert table.hand_of(PURPLE) == ["kappa-1", "nezumi-1", "nezumi-3", "kitsune-1"]
    assert (table.state.phase, table.asked) == (SUMMER, (PURPLE, "turn"))


# -- Autumn


@pytest.mark.rule("B-EX-11")
def test_the_home_from_top_to_bottom_makes_the_order_and_the_others_follow() -> None:
    table = Table(4)
    table.order(PURPLE, BROWN, GREEN, YELLOW)
    table.die(YELLOW, 1, 1, "home-1")
    table.die(BROWN, 1, 6, "home-2")
    table.die(YELLOW, 2, 2, "home-3")
    table.die(GREEN, 1, 4, "hill:stairs")
    table.die(PURPLE, 1, 5, "yomi")
    table.season(S_AUTUMN)
    assert table.state.order == [YELLOW, BROWN, PURPLE, GREEN]


# -- Winter


@pytest.mark.rule("B-EX-3")
@pytest.mark.parametrize(("buildings", "points"), [(0, 0), (3, 6), (6, 12)])
def test_the_nezumi_scores_two_for_each_own_building(buildings: int, points: int) -> None:
    table = Table()
    table.played(0, 1, "nezumi-1")
    table.deck(0, *STARTING[:4])
    for site, tile in SITES[:buildings]:
        table.building(site, tile, owner=0)
    table.building("area-glade-3", "farm-2", owner=1)
    table.building("area-glade-1", "ancient-1")
    table.season(S_VIRTUE)
    assert table.asked == (0, "spirits_virtue")
    table.play("virtue 1")
    assert (table.score(0), table.tally(0, "virtue")) == (points, points)
    assert table.state.removed[0] == [table.yokai("nezumi-1")]


@pytest.mark.rule("B-EX-3")
def test_the_nezumi_cannot_be_scored_by_the_owner_of_four_cards() -> None:
    table = Table()
    table.played(0, 1, "nezumi-1")
    table.deck(0, *STARTING[:3])
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.season(S_VIRTUE)
    assert table.asked[1] != "spirits_virtue"
    assert (table.score(0), table.state.removed[0]) == (0, [])


PLAIN_ROUND = ("play", "use", "place", "pass", "skip")
ROUND_WITH_CROSSINGS = ("play", "use", "place", "cross", "favour", "pass", "skip")


def to_the_next_virtue(table: Table, crossing: int | None = None) -> None:
    """Play the round up to its Spirit's Virtue: cards, dice, pass; one seat also crosses."""
    while table.asked[1] != "spirits_virtue":
        verbs = ROUND_WITH_CROSSINGS if table.asked[0] == crossing else PLAIN_ROUND
        texts = table.actions
        wanted = [text for verb in verbs for text in texts if text.split()[0] == verb]
        table.play((wanted or texts)[0], seat=table.asked[0])


def cards_of(table: Table, seat: int) -> tuple[int, int, int, int]:
    """How many own cards lie on card spaces, in the deck, on the discard pile, in the hand."""
    state = table.state
    played = state.played[seat * 3 : seat * 3 + 3]
    on_spaces = len(played) - played.count(NONE)
    return on_spaces, len(state.decks[seat]), len(state.discards[seat]), len(state.hands[seat])


def after_the_first_virtue() -> tuple[Table, int, int]:
    """Round 1 from Spring to its Winter: who has removed a card, and who has kept all five."""
    table = Table()
    for seat in (0, 1):
        table.deck(seat, *STARTING)
    table.yokai_deck("kappa-1")  # one card for the Hills of round 2
    table.season(S_SUMMON)
    to_the_next_virtue(table)
    assert table.state.round == 1
    assert cards_of(table, 0) == cards_of(table, 1) == (3, 1, 1, 0)
    remover, keeper = table.state.order
    assert table.asked == (remover, "spirits_virtue")
    assert table.actions == ["virtue 1", "virtue 2", "virtue 3", "skip"]
    table.play("virtue 1")
    assert table.asked == (keeper, "spirits_virtue")
    table.play("skip")
    return table, remover, keeper


@pytest.mark.rule("B-EX-31")
def test_of_five_starting_cards_only_one_can_be_removed() -> None:
    table, remover, keeper = after_the_first_virtue()
    assert sum(cards_of(table, remover)) == 4
    to_the_next_virtue(table)
    assert (table.state.round, table.asked) == (2, (keeper, "spirits_virtue"))
    table.play("virtue 1")
    assert table.state.round == 3  # the other was not asked
    assert (len(table.state.removed[remover]), len(table.state.removed[keeper])) == (1, 1)


@pytest.mark.rule("B-EX-31")
def test_whoever_gains_a_card_may_remove_another() -> None:
    table, remover, keeper = after_the_first_virtue()
    to_the_next_virtue(table, crossing=remover)
    assert (table.state.round, sum(cards_of(table, remover))) == (2, 5)
    for seat in table.state.order:
        assert table.asked == (seat, "spirits_virtue")
        table.play("virtue 1")
    assert (len(table.state.removed[remover]), len(table.state.removed[keeper])) == (2, 1)


def market_of(table: Table, market: str) -> list[str | None]:
    """The tiles of a market by their ids, innermost first."""
    ids = {
        "mitama": [tile.id for tile in table.tables.mitamas],
        "dragonfly": [tile.id for tile in table.tables.dragonflies],
        "crystal": [tile.id for tile in table.tables.crystals],
        "building": [tile.id for tile in table.tables.buildings],
    }[market]
    row = table.state.markets[MARKETS.index(market)]
    return [None if tile == NONE else ids[tile] for tile in row]


DISPLAYS = {
    "mitama": ("ara", "nigi", "saki", "kushi", "shinigami-kodama"),
    "dragonfly": (
        "dragonfly-rock",
        "dragonfly-vision",
        "dragonfly-yokai",
        "dragonfly-bitoku",
        "dragonfly-vp",
    ),
    "crystal": ("dream-draw", "dream-any", "memory-river", "memory-rock", "ingenuity-build"),
    "building": ("farm-1", "onsen-1", "temple-1", "ryokan-1", "farm-2"),
}


@pytest.mark.rule("B-EX-34")
@pytest.mark.parametrize("market", DISPLAYS)
def test_with_the_outermost_space_empty_a_display_only_slides_and_is_filled(market: str) -> None:
    a, c, new_1, new_2, _ = DISPLAYS[market]
    table = Table()
    table.market(market, a, None, c, None)
    table.market_stack(market, new_1, new_2)
    table.season(S_CLOSE)
    assert market_of(table, market) == [new_2, new_1, a, c]
    assert table.state.gone[MARKETS.index(market)] == []


@pytest.mark.rule("B-EX-34")
@pytest.mark.parametrize("market", DISPLAYS)
def test_the_outermost_tile_is_removed_before_a_display_slides(market: str) -> None:
    a, b, d, new_1, new_2 = DISPLAYS[market]
    table = Table()
    table.market(market, a, b, None, d)
    table.market_stack(market, new_1, new_2)
    table.season(S_CLOSE)
    assert market_of(table, market) == [new_2, new_1, a, b]
    assert table.state.gone[MARKETS.index(market)] == [table.tile(market, d)]
