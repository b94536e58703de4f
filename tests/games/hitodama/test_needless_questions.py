"""No question whose answer gives nothing."""

import pytest

from tests.games.hitodama.table import Table


@pytest.mark.rule("H-TILE-RES-2")
@pytest.mark.parametrize(("tile", "rank"), [("amber", 1), ("solar", 3)])
def test_nobody_is_asked_to_pay_for_nothing(tile: str, rank: int) -> None:
    table = Table(players=3)
    table.give(1, amber=25)  # none is left
    full = ["lunar_akku", "lunar_sapphire", "lunar_two_ambers", "solar_swap", "solar_vp_east"]
    table.deal(0, *full)
    table.give(0, berry=1)
    table.put(0, f"{tile}.{rank}")  # a berry for ambers, a berry for solar cards
    table.resolve_only(tile)
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"berry": 1}
    assert table.on(tile)[rank - 1] == "0z"  # it sleeps like any that does not pay


@pytest.mark.rule("H-TILE-MER-3")
def test_the_merchant_asks_for_no_payment_that_brings_nothing() -> None:
    table = Table(players=3, four_goods=False)
    table.put(0, "merchant.1")  # a lunar card
    full = ["lunar_akku", "lunar_sapphire", "lunar_two_ambers", "solar_swap", "solar_vp_east"]
    table.deal(0, *full)
    table.give(0, amber=1, berry=2)
    table.resolve_only("merchant")
    # Only a payment with cards makes room for the lunar card.
    assert table.actions == ["trade merchant.3", "trade merchant.5", "decline"]
    assert table.refuses("trade merchant.2") == ("nothing_to_gain", ("H-TILE-MER-3",))


@pytest.mark.rule("H-TILE-MER-3")
def test_the_merchant_does_not_change_a_good_into_itself() -> None:
    table = Table()
    table.put(0, "merchant.1")
    table.put(1, "merchant.2")
    table.put(1, "merchant.3")
    table.w.add_extra_space(0, table.place("merchant.4"))  # two berries, beside two berries
    table.put(0, "merchant.x1")
    table.give(0, berry=2)
    table.resolve_only("merchant")
    table.play("decline")  # the lunar card
    assert table.asked == (0, "turn")
