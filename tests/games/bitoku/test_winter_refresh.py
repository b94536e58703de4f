"""Winter, step E: snow in the forest (B-WINTER)."""

import pytest

from mori.games.bitoku.seasons.year import S_CLOSE
from mori.games.bitoku.table.codes import MARKETS
from mori.games.bitoku.table.state import NONE
from tests.games.bitoku.table import Table

FIVE = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami")


def yokai_on_hills(table: Table) -> list[str | None]:
    cards = table.state.hill_yokai
    return [None if card == NONE else table.tables.yokai[card].id for card in cards]


def bitoku_on_hills(table: Table) -> list[str | None]:
    cards = table.state.hill_bitoku
    return [None if card == NONE else table.tables.bitoku[card].id for card in cards]


def row_of(table: Table, market: str) -> list[str | None]:
    tiles: list[str | None] = table.game.view(None)["markets"][market]["tiles"]
    return tiles


# -- E: refreshing


@pytest.mark.rule("B-WINTER-11")
def test_all_cards_on_the_hills_go_to_their_discard_piles() -> None:
    table = Table()
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.hill_cards("forges", "gi", None)
    table.yokai_deck("kappa-2", "kappa-3", "kappa-4", "kappa-5", "nezumi-1")
    table.bitoku_deck("yu", "jin", "rei", "chuugi", "yu")
    table.season(S_CLOSE)
    state = table.state
    assert [table.tables.yokai[card].id for card in state.yokai_discard] == ["kappa-1"]
    assert [table.tables.bitoku[card].id for card in state.bitoku_discard] == ["makoto", "gi"]
    assert len(state.yokai_deck) == len(state.bitoku_deck) == 1


@pytest.mark.rule("B-WINTER-11")
def test_an_empty_deck_is_rebuilt_from_its_discard_pile_with_the_cards_of_the_hills() -> None:
    table = Table()
    hills = ("yomi", "stairs", "glade", "forges")
    for hill, bitoku, yokai in zip(
        hills,
        ("makoto", "yu", "jin", "gi"),
        ("kappa-1", "kappa-2", "kappa-3", "kappa-4"),
        strict=True,
    ):
        table.hill_cards(hill, bitoku, yokai)
    table.season(S_CLOSE)
    assert sorted(str(card) for card in bitoku_on_hills(table)) == ["gi", "jin", "makoto", "yu"]
    assert sorted(str(card) for card in yokai_on_hills(table)) == [
        "kappa-1",
        "kappa-2",
        "kappa-3",
        "kappa-4",
    ]
    assert table.state.bitoku_discard == table.state.yokai_discard == []


@pytest.mark.rule("B-WINTER-12")
def test_all_hikaru_markers_are_taken_back() -> None:
    table = Table()
    for region in ("yomi", "stairs", "glade", "forges"):
        for letter in "abc":
            table.cover(region, letter)
    table.season(S_CLOSE)
    hills = table.game.view(None)["hills"]
    assert [hill["covered"] for hill in hills] == [[False] * 3] * 4


@pytest.mark.rule("B-WINTER-13")
def test_every_hill_receives_one_bitoku_and_one_yokai_card_from_the_top() -> None:
    table = Table()
    table.yokai_deck("kappa-2", "kappa-3", "kappa-4", "kappa-5", "nezumi-1")
    table.bitoku_deck("yu", "jin", "rei", "chuugi", "gi")
    table.season(S_CLOSE)
    assert yokai_on_hills(table) == ["kappa-2", "kappa-3", "kappa-4", "kappa-5"]
    assert bitoku_on_hills(table) == ["yu", "jin", "rei", "chuugi"]


@pytest.mark.rule("B-WINTER-13")
def test_a_deck_that_runs_out_meanwhile_is_rebuilt_and_drawing_goes_on() -> None:
    table = Table()
    table.yokai_deck("kappa-2")
    table.state.yokai_discard = [table.yokai(f"nezumi-{number}") for number in (1, 2, 3, 4)]
    table.season(S_CLOSE)
    assert yokai_on_hills(table)[0] == "kappa-2"
    new = [str(card) for card in yokai_on_hills(table)[1:]]
    assert len(set(new)) == 3 and all(card.startswith("nezumi-") for card in new)
    assert len(table.state.yokai_deck) == 1 and table.state.yokai_discard == []


@pytest.mark.rule("B-WINTER-13")
def test_with_nothing_left_the_remaining_hills_stay_without_that_card() -> None:
    table = Table()
    table.bitoku_deck("yu")
    table.hill_cards("glade", "gi", None)
    table.yokai_deck("kappa-1", "kappa-2", "kappa-3", "kappa-4")
    table.season(S_CLOSE)
    assert bitoku_on_hills(table) == ["yu", "gi", None, None]
    assert None not in yokai_on_hills(table)


ROWS = {
    "mitama": ("ara", "nigi", "saki", "kushi", "shinigami-movement", "shinigami-kodama"),
    "dragonfly": tuple(
        f"dragonfly-{name}" for name in ("vp", "rock", "any-1", "any-2", "build", "yokai")
    ),
    "crystal": tuple(f"dream-{name}" for name in ("draw", "sake", "jade", "wood", "stone", "vp")),
    "building": tuple(f"temple-{number}" for number in range(1, 7)),
}


@pytest.mark.rule("B-WINTER-14")
@pytest.mark.parametrize("market", MARKETS)
def test_the_outermost_tile_of_each_display_leaves_the_game(market: str) -> None:
    table = Table()
    a, b, _, d, e, f = ROWS[market]
    table.market(market, a, b, None, d)
    table.market_stack(market, e, f)
    table.season(S_CLOSE)
    assert row_of(table, market) == [f, e, a, b]
    assert table.state.gone[MARKETS.index(market)] == [table.tile(market, d)]


@pytest.mark.rule("B-WINTER-14")
def test_with_the_outermost_space_empty_nothing_leaves_the_game() -> None:
    table = Table()
    a, b, c, d, e, f = ROWS["crystal"]
    table.market("crystal", a, None, c, None)
    table.market_stack("crystal", b, d, e, f)
    table.season(S_CLOSE)
    assert table.state.gone == [[], [], [], []]
    assert row_of(table, "crystal") == [d, b, a, c]


@pytest.mark.rule("B-WINTER-15")
@pytest.mark.parametrize("market", MARKETS)
def test_tiles_slide_outwards_in_order_and_new_ones_fill_from_the_outside_inwards(
    market: str,
) -> None:
    table = Table()
    a, b, c, d, e, f = ROWS[market]
    table.market(market, a, None, c, None)
    table.market_stack(market, b, d, e, f)
    table.season(S_CLOSE)
    assert row_of(table, market) == [d, b, a, c]
    assert len(table.state.stacks[MARKETS.index(market)]) == 2


@pytest.mark.rule("B-WINTER-15")
@pytest.mark.parametrize("market", MARKETS)
def test_only_tiles_that_lie_in_a_display_are_told(market: str) -> None:
    table = Table()
    a, b, c, *_ = ROWS[market]
    table.market(market, a, None, None, c)
    table.market_stack(market, b)
    table.season(S_CLOSE)
    told = [fact for fact in table.told("market_refilled") if fact["market"] == f"market:{market}"]
    assert [str(tile).partition(":")[2] for tile in told[0]["tiles"]] == [b, a]  # type: ignore[attr-defined]


@pytest.mark.rule("B-WINTER-15")
def test_with_an_exhausted_stack_the_inner_spaces_stay_empty() -> None:
    table = Table()
    a, b, c, *_ = ROWS["mitama"]
    table.market("mitama", a, None, None, b)
    table.market_stack("mitama", c)
    table.season(S_CLOSE)
    assert row_of(table, "mitama") == [None, None, c, a]


@pytest.mark.rule("B-WINTER-16")
def test_rock_garden_gates_treasures_buildings_and_vision_deck_are_untouched() -> None:
    table = Table()
    table.garden(None, "rock-ara", None, "rock-nigi")
    table.gate("right-gate-1", "gate-a-rock")
    table.state.treasures = [4, 3, 2, 1, 0]
    table.building("area-yomi-2", "onsen-1", owner=1)
    table.vision_deck("vision-01", "vision-02")
    state = table.state

    def kept() -> list[object]:
        return [
            state.garden[:],
            state.gate_tiles[:],
            state.treasures[:],
            state.site_building[:],
            state.site_owner[:],
            state.vision_deck[:],
        ]

    before = kept()
    table.season(S_CLOSE)
    assert table.state.round == 2
    assert kept() == before


@pytest.mark.rule("B-WINTER-17")
def test_spring_of_the_next_round_follows() -> None:
    table = Table()
    table.deck(0, *FIVE)
    table.season(S_CLOSE)
    assert table.told("round_began") == [{"round": 2}]
    assert table.told("season_began") == [{"season": "season:spring"}]
    assert table.asked == (0, "discard_to_three")
