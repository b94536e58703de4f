"""Tile resolution in general, and the resource tiles (H-TILE, H-TILE-RES)."""

import pytest

from mori.core.rng import seeded
from tests.games.hitodama.table import Table

TILES = ["akku_solar", "tribute_first_player", "merchant", "sapphire"]
TILES += ["lunar", "amber", "berry", "solar"]


def everywhere(season: str = "haru") -> Table:
    """A standing essence on every tile."""
    table = Table(players=4, season=season)
    for number, tile in enumerate(TILES):
        table.put(number % 4, f"{tile}.1")
    return table


# -- order


@pytest.mark.rule("H-TILE-1")
@pytest.mark.parametrize(("season", "first"), [("haru", 0), ("natsu", 2), ("aki", 4), ("fuyu", 6)])
def test_resolution_starts_at_the_seasons_slot_and_goes_clockwise(season: str, first: int) -> None:
    table = everywhere(season)
    table.resolve()
    table.decline_all()
    assert table.resolved() == TILES[first:] + TILES[:first]


@pytest.mark.rule("H-TILE-2")
def test_a_new_season_does_not_alter_the_order_under_way() -> None:
    table = everywhere()
    table.close("haru_1.1", "haru_2.1", "haru_2.2")
    table.give(1, amber=1)
    table.resolve()
    table.play("tribute haru_1.2")  # on the second tile
    table.decline_all()
    assert table.told("season_changed") == [{"season": "season:natsu"}]
    assert table.resolved() == TILES


@pytest.mark.rule("H-TILE-2")
def test_a_new_north_does_not_alter_the_order_under_way() -> None:
    norths = set()
    for seed in range(24):
        table = everywhere()
        table.state.rng = seeded(seed)
        table.stack((0, "solar_new_north"))
        table.resolve()
        table.decline_all()
        norths.add(table.state.north)
        assert table.resolved() == TILES
    assert len(norths) > 1


@pytest.mark.rule("H-TILE-2")
def test_each_tile_gets_one_normal_resolution_in_a_round() -> None:
    table = everywhere()
    table.resolve()
    table.decline_all()
    assert sorted(table.laid_down()) == sorted(f"{tile}.1" for tile in TILES)
    assert table.basket(2)["berry"] == 3  # the berry tile's, once
    assert len(table.hand(3)) == 3


@pytest.mark.rule("H-TILE-3")
def test_essences_are_taken_from_the_best_rank_down_whoever_came_first() -> None:
    table = Table(players=3)
    table.put(0, "berry.3", arrival=1)
    table.put(1, "berry.2", arrival=2)
    table.put(2, "berry.1", arrival=3)
    table.resolve_only("berry")
    assert table.laid_down() == ["berry.1", "berry.2", "berry.3"]


@pytest.mark.rule("H-TILE-3")
def test_the_tile_is_read_again_after_each_essence() -> None:
    # The first visitor takes the last akku; the next card sends one to this very tile. It pushes
    # the first visitor off and the others up.
    table = Table(players=3)
    for seat, place in enumerate(["akku_solar.1", "akku_solar.2", "akku_solar.3"]):
        table.put(seat, place)
        table.give(seat, berry=4)
    table.put_akku("lunar.1")
    table.akku_card("akku_2")
    table.next_akku_cards("akku_5")  # North and South, an amber and a berry each
    for seat in (1, 2):
        table.give(seat, amber=1)
    table.resolve_only("akku_solar")
    assert table.asked == (0, "visit_akkus")
    table.play("capture lunar.1")
    assert table.on("akku_solar") == ["1z", "2!", "akku"]
    assert table.reserve(0) == 2
    assert table.asked == (1, "visit_akkus")
    table.play("decline")
    assert table.asked == (2, "visit_akkus")
    table.play("decline")
    assert table.on("akku_solar") == ["1z", "2z", "akku"]


@pytest.mark.rule("H-TILE-3")
def test_an_essence_pushed_up_is_not_taken_twice() -> None:
    # A card resolves the tile, so that even essences lying down already would collect if fresh.
    table = Table(players=3)
    table.put(0, "akku_solar.3")
    table.give(0, berry=8, amber=2)
    table.put_akku("lunar.1")
    table.akku_card("akku_2")
    table.next_akku_cards("akku_5")
    table.stack((0, "solar_resolve_north"))
    table.resolve_only("akku_solar")
    table.play("capture lunar.1")
    assert table.on("akku_solar") == ["-", "0z", "akku"]
    assert table.asked == (0, "turn")
    assert table.basket(0)["akku"] == 1


@pytest.mark.rule("H-TILE-4")
def test_an_essence_lies_down_before_its_owner_obtains_anything() -> None:
    table = Table()
    table.put(0, "amber.1")
    table.put(1, "berry.1")
    table.give(0, berry=1)
    table.resolve_only("berry", "amber")
    kinds = [fact.kind for fact in table.facts if fact.kind in ("essence_lay_down", "gained")]
    assert kinds == ["essence_lay_down", "gained", "essence_lay_down"]
    assert table.asked == (0, "pay_for_space")
    assert table.at("amber.1") == "0z"  # while the question is open
    table.play("pay")
    assert table.basket(0) == {"amber": 2}


@pytest.mark.rule("H-TILE-4")
def test_the_owner_obtains_what_the_essences_own_space_gives() -> None:
    table = Table(players=3)
    table.put(0, "berry.2")
    table.put(1, "berry.3")
    table.resolve_only("berry")
    assert [table.basket(seat) for seat in range(3)] == [{"berry": 2}, {"berry": 1}, {}]


@pytest.mark.rule("H-TILE-5")
def test_an_asleep_essence_gets_nothing_beside_a_standing_one() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False)
    table.put(1, "berry.2")
    table.resolve_only("berry")
    assert (table.basket(0), table.basket(1)) == ({}, {"berry": 2})
    assert table.on("berry") == ["0z", "1z"]


@pytest.mark.rule("H-TILE-5")
def test_an_asleep_essence_gets_nothing_even_if_it_was_placed_this_round() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False, fresh=True)
    table.resolve_only("berry")
    assert table.basket(0) == {}


@pytest.mark.rule("H-TILE-5")
@pytest.mark.parametrize("tile", ["akku_solar", "tribute_first_player", "merchant", "amber"])
def test_asleep_essences_are_not_asked_anything(tile: str) -> None:
    table = Table()
    table.put(0, f"{tile}.1", standing=False)
    table.give(0, berry=9, amber=5, sapphire=2)
    table.put_akku("lunar.1")
    table.akku_card("akku_1")
    table.resolve_only(tile)
    assert table.asked == (0, "turn")


@pytest.mark.rule("H-TILE-6")
def test_an_essence_on_an_extra_space_is_handled_after_the_printed_spaces() -> None:
    table = Table()
    table.put(0, "berry.1")
    table.put(0, "berry.2")
    table.extend("berry.1")  # as good as the best
    table.put(1, "berry.x1")
    table.give(0, berry=26)  # four are left
    table.resolve_only("berry")
    assert table.laid_down() == ["berry.1", "berry.2", "berry.x1"]
    assert (table.basket(0), table.basket(1)) == ({"berry": 30}, {})


@pytest.mark.rule("H-TILE-7")
@pytest.mark.parametrize(
    ("left", "first", "second"), [(5, 3, 2), (4, 3, 1), (3, 3, 0), (2, 2, 0), (0, 0, 0)]
)
def test_a_short_supply_gives_what_is_left_to_those_handled_first(
    left: int, first: int, second: int
) -> None:
    table = Table(players=3)
    table.put(0, "berry.1")
    table.put(1, "berry.2")
    table.give(2, berry=30 - left)
    table.resolve_only("berry")
    assert table.basket(0).get("berry", 0) == first
    assert table.basket(1).get("berry", 0) == second
    assert table.supply("berry") == left - first - second
    assert table.on("berry")[:2] == ["0z", "1z"]


# -- resource tiles


@pytest.mark.rule("H-TILE-RES-1")
@pytest.mark.parametrize(
    ("place", "gained"),
    [("berry.1", {"berry": 3}), ("berry.2", {"berry": 2}), ("amber.2", {"amber": 1})],
)
def test_a_plus_space_gives_its_resource_without_a_question(
    place: str, gained: dict[str, int]
) -> None:
    table = Table()
    table.put(0, place)
    table.resolve()
    assert table.asked == (0, "turn")
    assert table.basket(0) == gained


@pytest.mark.rule("H-TILE-RES-1")
def test_a_plus_space_costs_nothing() -> None:
    table = Table()
    table.put(0, "lunar.1")
    table.give(0, berry=1, amber=1)
    table.next_lunar_cards("lunar_akku")
    table.resolve_only("lunar")
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"berry": 1, "amber": 1}
    assert table.hand(0) == ["lunar_akku"]


@pytest.mark.rule("H-TILE-RES-2")
def test_a_cost_space_may_be_paid_once() -> None:
    table = Table()
    table.put(0, "amber.1")
    table.give(0, berry=3)
    table.resolve_only("amber")
    assert table.asked == (0, "pay_for_space")
    assert table.actions == ["pay", "decline"]
    table.play("pay")
    assert table.asked == (0, "turn")  # not asked again
    assert table.basket(0) == {"berry": 2, "amber": 2}
    assert (table.supply("berry"), table.supply("amber")) == (28, 23)


@pytest.mark.rule("H-TILE-RES-2")
def test_a_cost_space_need_not_be_paid() -> None:
    table = Table()
    table.put(0, "amber.1")
    table.give(0, berry=3)
    table.resolve_only("amber")
    table.play("decline")
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"berry": 3}


@pytest.mark.rule("H-TILE-RES-2")
@pytest.mark.parametrize("berries", [0, 1, 2])
def test_a_cost_is_paid_whole_or_not_at_all(berries: int) -> None:
    table = Table(players=3)
    table.put(0, "sapphire.3")  # three berries
    table.give(0, berry=berries, amber=5)
    table.resolve_only("sapphire")
    assert table.asked == (0, "turn")
    assert table.basket(0).get("berry", 0) == berries
    assert "sapphire" not in table.basket(0)


@pytest.mark.rule("H-TILE-RES-2")
def test_a_short_supply_reduces_the_gain_and_not_the_cost() -> None:
    table = Table()
    table.put(0, "amber.1")
    table.give(0, berry=1)
    table.give(1, amber=24)
    table.resolve_only("amber")
    table.play("pay")
    assert table.basket(0) == {"amber": 1}
    assert table.supply("berry") == 30


@pytest.mark.rule("H-TILE-RES-2")
@pytest.mark.parametrize(("held", "drawn"), [(3, 2), (4, 1)])
def test_a_full_hand_reduces_the_gain_and_not_the_cost(held: int, drawn: int) -> None:
    table = Table(players=3)
    cards = ["lunar_akku", "lunar_sapphire", "lunar_two_ambers", "solar_swap", "solar_vp_east"]
    table.deal(0, *cards[:held])
    table.put(0, "solar.3")  # a berry for two solar cards
    table.give(0, berry=1)
    table.resolve_only("solar")
    table.play("pay")
    assert table.basket(0) == {}
    assert len(table.hand(0)) == held + drawn


@pytest.mark.rule("H-TILE-RES-2")
def test_a_card_paid_leaves_room_for_the_card_gained() -> None:
    table = Table(players=3)
    hand = ["lunar_sapphire", "lunar_two_ambers", "solar_swap", "solar_vp_east", "solar_new_north"]
    table.deal(0, *hand)
    table.next_lunar_cards("lunar_akku")
    table.put(0, "lunar.2")  # a solar card for a lunar card
    table.resolve_only("lunar")
    table.play("pay", "give solar_vp_east")
    hand.remove("solar_vp_east")
    assert sorted(table.hand(0)) == sorted([*hand, "lunar_akku"])
    assert table.state.solar_discard == [table.card("solar_vp_east")]


@pytest.mark.rule("H-TILE-RES-3")
def test_an_essence_that_does_not_or_cannot_pay_sleeps_all_the_same() -> None:
    table = Table()
    table.put(0, "sapphire.1")  # will not pay
    table.put(1, "sapphire.2")  # cannot pay
    table.give(0, berry=1)
    table.resolve_only("sapphire")
    table.play("decline")
    assert table.asked == (0, "turn")
    assert table.on("sapphire") == ["0z", "1z"]


TWO = [
    ("berry.1", {}, {"berry": 3}),
    ("berry.2", {}, {"berry": 2}),
    ("amber.1", {"berry": 1}, {"amber": 2}),
    ("amber.2", {}, {"amber": 1}),
    ("sapphire.1", {"berry": 1}, {"sapphire": 1}),
    ("sapphire.2", {"amber": 1}, {"sapphire": 1}),
    ("lunar.1", {}, {"lunar": 1}),
    ("lunar.2", {"berry": 1}, {"lunar": 1}),
    ("solar.1", {}, {"solar": 3}),
    ("solar.2", {}, {"solar": 2}),
]
THREE_PLUS = [
    ("berry.1", {}, {"berry": 3}),
    ("berry.2", {}, {"berry": 2}),
    ("berry.3", {}, {"berry": 1}),
    ("amber.1", {"berry": 1}, {"amber": 2}),
    ("amber.2", {}, {"amber": 1}),
    ("amber.3", {"berry": 1}, {"amber": 1}),
    ("sapphire.1", {"berry": 1}, {"sapphire": 1}),
    ("sapphire.2", {"amber": 1}, {"sapphire": 1}),
    ("sapphire.3", {"berry": 3}, {"sapphire": 1}),
    ("lunar.1", {}, {"lunar": 1}),
    ("lunar.2", {"solar": 1}, {"lunar": 1}),
    ("lunar.3", {"berry": 1}, {"lunar": 1}),
    ("solar.1", {}, {"solar": 3}),
    ("solar.2", {}, {"solar": 2}),
    ("solar.3", {"berry": 1}, {"solar": 2}),
]
CONTENTS = [
    (players, *row)
    for players, rows in ((2, TWO), (3, THREE_PLUS), (4, THREE_PLUS))
    for row in rows
]


@pytest.mark.rule("H-TILE-RES-4")
@pytest.mark.parametrize(("players", "place", "pay", "gain"), CONTENTS)
def test_each_space_of_the_resource_tiles_asks_and_gives_what_is_printed(
    players: int, place: str, pay: dict[str, int], gain: dict[str, int]
) -> None:
    table = Table(players=players)
    table.give(0, berry=4, amber=2)
    table.deal(0, "solar_swap")
    before = {"berry": 4, "amber": 2, "sapphire": 0, "solar": 1, "lunar": 0}
    table.put(0, place)
    table.resolve_only(place.split(".")[0])
    if pay:
        assert table.asked == (0, "pay_for_space")
        table.play("pay")
    assert table.asked == (0, "turn")
    player = table.game.view(None)["players"][0]
    after = {name: player["basket"][name] for name in ("berry", "amber", "sapphire")}
    after |= {"solar": player["solar_cards"], "lunar": player["lunar_cards"]}
    change = {name: after[name] - before[name] for name in before if after[name] != before[name]}
    assert change == {name: -amount for name, amount in pay.items()} | gain


@pytest.mark.rule("H-TILE-RES-4")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize("tile", ["berry", "amber", "sapphire", "lunar", "solar"])
def test_a_resource_tile_has_two_or_three_spaces(players: int, spaces: int, tile: str) -> None:
    table = Table(players=players)
    table.turn(0)
    assert f"move reserve > {tile}.{spaces}" in table.actions
    assert table.refuses(f"move reserve > {tile}.{spaces + 1}")[0] == "no_such_space"
