"""The Displace action (H-ACT-DISP)."""

import pytest

from mori.games.hitodama.table.state import RESERVE
from tests.games.hitodama.table import Table


def displacements(table: Table) -> list[str]:
    return [text for text in table.actions if text.startswith("displace")]


@pytest.mark.rule("H-ACT-DISP-1")
def test_an_asleep_essence_goes_to_its_owners_reserve_for_the_seasons_price() -> None:
    table = Table(players=3)
    essence = table.put(2, "berry.1", standing=False)
    table.put(1, "berry.2", standing=False)
    table.give(0, berry=3)
    table.turn(0)
    assert displacements(table) == ["displace berry.1", "displace berry.2"]
    table.play("displace berry.1")
    assert table.on("berry") == ["-", "1z", "-"]
    assert (table.state.essence_place[essence], table.state.standing[essence]) == (RESERVE, 1)
    assert [table.basket(seat) for seat in range(3)] == [{"berry": 2}, {}, {"berry": 1}]
    assert table.state.actions_left == 2


@pytest.mark.rule("H-ACT-DISP-1")
def test_a_displaced_essence_can_be_placed_by_its_owner_in_the_round() -> None:
    table = Table()
    table.put(1, "berry.1", standing=False)
    table.put(1, "amber.1")
    table.give(0, berry=1)
    table.turn(0, then=True)
    table.play("displace berry.1", "end", "move reserve > berry.1")
    assert table.at("berry.1") == "1!"


@pytest.mark.rule("H-ACT-DISP-2")
def test_the_freed_space_is_taken_by_nobody_until_somebody_moves_there() -> None:
    table = Table()
    table.put(1, "berry.1", standing=False)
    table.give(0, berry=1)
    table.turn(0)
    table.play("displace berry.1")
    assert table.asked == (0, "turn")
    assert table.at("berry.1") == "-"
    assert table.reserve(0) == 2
    table.play("move reserve > berry.1")  # an action of its own
    assert table.at("berry.1") == "0!"
    assert table.state.actions_left == 1


@pytest.mark.rule("H-ACT-DISP-3")
def test_displacing_is_allowed_on_any_tile_full_or_not() -> None:
    table = Table(players=4)
    tiles = ["akku_solar", "tribute_first_player", "merchant", "sapphire"]
    tiles += ["lunar", "amber", "berry", "solar"]
    for number, tile in enumerate(tiles):
        table.put(1 + number % 3, f"{tile}.1", standing=False)
    for rank in (2, 3):
        table.put_ice(f"berry.{rank}")  # this one is full
    table.give(0, berry=1)
    table.turn(0)
    assert displacements(table) == [f"displace {tile}.1" for tile in tiles]


@pytest.mark.rule("H-ACT-DISP-3")
def test_displacing_is_allowed_as_often_as_it_can_be_paid() -> None:
    table = Table()
    for place in ("berry.1", "berry.2", "amber.1"):
        table.put(1, place, standing=False)
    table.give(0, berry=3)
    table.turn(0, then=True)
    table.play("displace berry.1", "displace berry.2", "displace amber.1")
    assert table.reserve(1) == 3
    assert table.basket(1) == {"berry": 3}


@pytest.mark.rule("H-ACT-DISP-4")
def test_the_price_goes_from_basket_to_basket_past_the_supply() -> None:
    table = Table(season="natsu")
    table.put(1, "berry.1", standing=False)
    table.give(0, berry=5, amber=2)
    table.give(1, berry=1)
    supply = list(table.state.supply)
    table.turn(0)
    table.play("displace berry.1")
    assert table.basket(0) == {"berry": 3, "amber": 2}
    assert table.basket(1) == {"berry": 3}
    assert table.state.supply == supply


@pytest.mark.rule("H-ACT-DISP-4")
@pytest.mark.parametrize(
    ("season", "held"),
    [
        ("haru", {"amber": 3, "sapphire": 3}),
        ("natsu", {"berry": 1, "amber": 3}),
        ("aki", {"berry": 9, "sapphire": 1}),
        ("fuyu", {"amber": 9}),
        ("fuyu", {"berry": 9}),
    ],
)
def test_only_the_exact_price_will_do(season: str, held: dict[str, int]) -> None:
    table = Table(season=season)
    table.put(1, "berry.1", standing=False)
    table.give(0, **held)
    table.turn(0)
    assert displacements(table) == []
    assert table.refuses("displace berry.1") == ("cannot_pay", ("H-ACT-DISP-4", "H-ACT-DISP-5"))


@pytest.mark.rule("H-ACT-DISP-5")
@pytest.mark.parametrize(
    ("season", "price"),
    [
        ("haru", {"berry": 1}),
        ("natsu", {"berry": 2}),
        ("aki", {"amber": 1}),
        ("fuyu", {"berry": 1, "amber": 1}),
    ],
)
def test_each_season_has_its_price(season: str, price: dict[str, int]) -> None:
    table = Table(season=season)
    table.put(1, "berry.1", standing=False)
    table.give(0, berry=3, amber=3, sapphire=1, akku=1)
    before = table.basket(0)
    table.turn(0)
    table.play("displace berry.1")
    assert table.basket(1) == price
    assert {name: before[name] - table.basket(0).get(name, 0) for name in price} == price


@pytest.mark.rule("H-ACT-DISP-6")
@pytest.mark.parametrize(
    ("place", "code", "rules"),
    [
        ("berry.1", "no_essence_there", ("H-ACT-DISP-6",)),  # an akku
        ("berry.2", "no_essence_there", ("H-ACT-DISP-6",)),  # ice
        ("amber.1", "essence_standing", ("H-ACT-DISP-6", "H-STATE-4")),
        ("amber.2", "own_essence", ("H-ACT-DISP-6",)),
    ],
)
def test_blockers_standing_essences_and_own_ones_cannot_be_displaced(
    place: str, code: str, rules: tuple[str, ...]
) -> None:
    table = Table()
    table.put_akku("berry.1")
    table.put_ice("berry.2")
    table.put(1, "amber.1", fresh=False)
    table.put(0, "amber.2", standing=False)
    table.put(1, "solar.1", standing=False)
    table.give(0, berry=5, amber=5)
    table.turn(0)
    assert displacements(table) == ["displace solar.1"]
    assert table.refuses(f"displace {place}") == (code, rules)
