"""The merchant's tile (H-TILE-MER)."""

import pytest

from mori.games.hitodama.rounds.blockers import reveal_ice_card
from tests.games.hitodama.table import Table

GOODS = [  # by rank
    {"lunar": 1},
    {"amber": 1},
    {"solar": 2},
    {"berry": 2},
    {"berry": 1, "solar": 1},  # only without the option four_goods
]
SPACES = {2: 4, 3: 4, 4: 4}
SOLARS = ["solar_swap", "solar_vp_east"]


def rich(players: int, fifth: bool = False) -> Table:
    """Seat 0 can pay every good exactly, and has room in hand for any."""
    table = Table(players=players, four_goods=not fifth) if players > 2 else Table()
    table.give(0, berry=2, amber=1)
    table.deal(0, *SOLARS, "lunar_akku")
    return table


def holdings(table: Table, seat: int) -> dict[str, int]:
    table.turn(seat)
    player = table.game.view(None)["players"][seat]
    return {
        "berry": player["basket"]["berry"],
        "amber": player["basket"]["amber"],
        "solar": player["solar_cards"],
        "lunar": player["lunar_cards"],
    }


RANKS = [(players, rank) for players, spaces in SPACES.items() for rank in range(1, spaces + 1)]


@pytest.mark.rule("H-TILE-MER-1", "H-TILE-MER-2")
@pytest.mark.parametrize(("players", "rank"), RANKS)
def test_an_essence_brings_the_good_it_stands_on_for_any_other_good(
    players: int, rank: int
) -> None:
    trade_for(rank, players, SPACES[players])


@pytest.mark.rule("H-TILE-MER-1", "H-TILE-MER-2")
@pytest.mark.parametrize("rank", range(1, len(GOODS) + 1))
@pytest.mark.parametrize("players", [3, 4])
def test_without_the_option_there_is_a_fifth_good_with_three_and_four(
    players: int, rank: int
) -> None:
    """HR-46 and the option four_goods."""
    trade_for(rank, players, len(GOODS), fifth=True)


def trade_for(rank: int, players: int, spaces: int, fifth: bool = False) -> None:
    others = [other for other in range(1, spaces + 1) if other != rank]
    for other in others:
        table = rich(players, fifth)
        before = {"berry": 2, "amber": 1, "solar": 2, "lunar": 1}
        table.put(0, f"merchant.{rank}")
        table.resolve_only("merchant")
        assert table.asked == (0, "trade")
        assert table.actions == [*[f"trade merchant.{free}" for free in others], "decline"]
        table.play(f"trade merchant.{other}")
        if table.asked[1] == "give_card":
            table.play(f"give {SOLARS[0]}")
        expected = {
            name: held - GOODS[other - 1].get(name, 0) + GOODS[rank - 1].get(name, 0)
            for name, held in before.items()
        }
        assert holdings(table, 0) == expected


@pytest.mark.rule("H-TILE-MER-1")
@pytest.mark.parametrize(
    ("players", "fifth", "spaces"),
    [(2, False, 4), (3, False, 4), (4, False, 4), (3, True, 5)],
)
def test_the_merchant_has_four_spaces_or_by_option_five(
    players: int, fifth: bool, spaces: int
) -> None:
    table = Table(players=players, four_goods=not fifth) if players > 2 else Table()
    table.turn(0)
    on_merchant = [text for text in table.actions if text.startswith("move reserve > merchant.")]
    assert len(on_merchant) == spaces


@pytest.mark.rule("H-TILE-MER-2")
def test_each_essence_brings_its_own_spaces_good() -> None:
    table = Table()
    table.put(0, "merchant.2")  # an amber
    table.put(1, "merchant.1")  # a lunar card
    table.give(0, berry=2)
    table.give(1, berry=2)
    table.resolve_only("merchant")
    assert table.asked == (1, "trade")
    table.play("trade merchant.4")
    assert table.asked == (0, "trade")
    table.play("trade merchant.4")
    assert (table.basket(0), table.hand(0)) == ({"amber": 1}, [])
    assert (table.basket(1), len(table.hand(1))) == ({}, 1)


@pytest.mark.rule("H-TILE-MER-3")
def test_the_owner_pays_one_good_of_a_free_space_and_is_asked_once() -> None:
    table = Table()
    table.put(0, "merchant.2")
    table.give(0, berry=6)
    table.resolve_only("merchant")
    assert table.actions == ["trade merchant.4", "decline"]
    table.play("trade merchant.4")
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"berry": 4, "amber": 1}


@pytest.mark.rule("H-TILE-MER-3")
def test_the_owner_may_decline_and_the_essence_sleeps() -> None:
    table = Table()
    table.put(0, "merchant.2")
    table.give(0, berry=2)
    table.resolve_only("merchant")
    table.play("decline")
    assert table.basket(0) == {"berry": 2}
    assert table.at("merchant.2") == "0z"


@pytest.mark.rule("H-TILE-MER-3")
def test_a_good_one_does_not_have_is_no_payment() -> None:
    table = Table()
    table.put(0, "merchant.1")
    table.give(0, amber=1, berry=1)
    table.deal(0, "solar_swap")
    table.resolve_only("merchant")
    assert table.actions == ["trade merchant.2", "decline"]
    assert table.refuses("trade merchant.3") == ("cannot_pay", ("H-TILE-MER-3",))
    assert table.refuses("trade merchant.4") == ("cannot_pay", ("H-TILE-MER-3",))


@pytest.mark.rule("H-TILE-MER-3")
def test_only_the_merchants_printed_goods_are_payments() -> None:
    table = Table()
    for place in ("merchant.1", "merchant.2", "merchant.3"):
        table.put_ice(place)
    table.extend("merchant.2")
    table.put(0, "merchant.x1")
    table.give(0, berry=5, amber=5, sapphire=1)
    table.resolve_only("merchant")
    assert table.actions == ["trade merchant.4", "decline"]
    for place in ("merchant.x1", "merchant.5", "sapphire.1"):
        reason = table.refuses(f"trade {place}")
        assert reason == ("not_offered_as_payment", ("H-TILE-MER-3",))


@pytest.mark.rule("H-TILE-MER-3")
def test_what_counts_is_what_is_free_at_the_moment_of_the_trade() -> None:
    table = Table()
    table.akku_card("akku_1")
    table.put_akku("merchant.2")
    table.put_akku("lunar.1")
    table.put(1, "akku_solar.1")
    table.put(0, "merchant.1")
    table.give(0, amber=1)
    table.give(1, amber=2)
    table.resolve()  # the lair comes before the merchant
    table.play("capture merchant.2")
    assert table.asked == (0, "trade")
    assert table.actions == ["trade merchant.2", "decline"]


@pytest.mark.rule("H-TILE-MER-4")
@pytest.mark.parametrize("cover", ["standing", "asleep", "akku", "ice"])
def test_a_covered_good_cannot_be_paid(cover: str) -> None:
    table = Table()
    table.put(0, "merchant.1")
    table.give(0, amber=1, berry=2)
    if cover == "akku":
        table.put_akku("merchant.2")
    elif cover == "ice":
        table.put_ice("merchant.2")
    else:
        table.put(1, "merchant.2", standing=cover == "standing")
    table.resolve_only("merchant")
    assert table.actions == ["trade merchant.4", "decline"]
    assert table.refuses("trade merchant.2") == ("good_covered", ("H-TILE-MER-4",))


@pytest.mark.rule("H-TILE-MER-4")
def test_the_good_under_ones_own_essences_cannot_be_paid() -> None:
    table = Table()
    table.put(0, "merchant.1")
    table.put(0, "merchant.2", standing=False)
    table.give(0, amber=1)
    table.deal(0, "lunar_akku")
    table.resolve_only("merchant")
    assert table.asked == (0, "turn")  # nothing to choose
    assert table.basket(0) == {"amber": 1}


@pytest.mark.rule("H-TILE-MER-5")
def test_no_essence_may_fill_the_last_free_space() -> None:
    table = Table()
    for place in ("merchant.1", "merchant.2", "merchant.3"):
        table.put(1, place)
    table.put(0, "berry.1", standing=False)
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    reason = ("merchant_keeps_free", ("H-ACT-MOVE-5", "H-TILE-MER-5"))
    assert table.refuses("move reserve > merchant.4") == reason
    assert table.refuses("move berry.1 > merchant.4") == reason
    table.play("play lunar_move_meeple", "meeple berry.1")
    assert table.refuses("to merchant.4") == reason  # HR-27: every way of placing one


@pytest.mark.rule("H-TILE-MER-5")
def test_a_blocker_may_fill_the_last_free_space_and_then_nobody_can_trade() -> None:
    table = Table()
    table.put(0, "merchant.1")
    table.put(1, "merchant.2")
    table.put(1, "merchant.3")
    table.give(0, berry=5, amber=5)
    table.give(1, berry=5, amber=5)
    table.next_ice_cards("ice_2")  # East: the merchant's tile
    reveal_ice_card(table.w)
    assert table.on("merchant") == ["0!", "1!", "1!", "ice"]
    table.resolve_only("merchant")
    assert table.asked == (0, "turn")
    assert table.on("merchant") == ["0z", "1z", "1z", "ice"]


@pytest.mark.rule("H-TILE-MER-6")
def test_tokens_paid_go_to_the_supply_and_cards_to_their_discard_piles() -> None:
    table = Table()
    table.put(0, "merchant.2")
    table.put(1, "merchant.4")
    table.deal(0, "lunar_akku")
    table.deal(1, *SOLARS)
    table.resolve_only("merchant")
    table.play("trade merchant.1", "trade merchant.3")
    assert table.state.lunar_discard == [table.card("lunar_akku")]
    assert sorted(table.state.solar_discard) == sorted(table.card(card) for card in SOLARS)
    table = Table()
    table.put(0, "merchant.1")
    table.give(0, berry=2)
    table.resolve_only("merchant")
    table.play("trade merchant.4")
    assert (table.basket(0), table.supply("berry")) == ({}, 30)


@pytest.mark.rule("H-TILE-MER-6")
def test_several_traders_may_pay_with_the_same_free_good() -> None:
    table = Table(players=3)
    for seat, place in enumerate(["merchant.1", "merchant.2", "merchant.3"]):
        table.put(seat, place)
        table.give(seat, berry=2)
    table.resolve_only("merchant")
    for seat in range(3):
        assert table.asked == (seat, "trade")
        table.play("trade merchant.4")
    assert len(table.hand(0)) == 1
    assert table.basket(1) == {"amber": 1}
    assert len(table.hand(2)) == 2
