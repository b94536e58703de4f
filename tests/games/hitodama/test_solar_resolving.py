"""Solar cards that resolve a tile, or turn the map (H-CARD-S5, H-CARD-S6)."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def berries(table: Table) -> list[int]:
    return [table.basket(seat).get("berry", 0) for seat in range(table.tables.players)]


# -- S5: resolve a tile now


@pytest.mark.rule("H-CARD-S5")
@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("solar_resolve_north", "N"),
        ("solar_resolve_east", "E"),
        ("solar_resolve_south", "S"),
        ("solar_resolve_west", "W"),
    ],
)
def test_the_named_tile_is_resolved_at_once(card: str, slot: str) -> None:
    table = Table()
    table.lay(slot, "berry")
    table.put(0, "berry.1")
    table.put(1, "amber.2")
    table.put(1, "solar.2")
    table.stack((1, card))
    table.resolve_only("akku_solar")
    assert table.resolved() == ["berry"]
    assert table.at("berry.1") == "0z"
    assert (table.basket(0), table.basket(1)) == ({"berry": 3}, {})


@pytest.mark.rule("H-CARD-S5")
@pytest.mark.parametrize(
    ("standing", "fresh", "collects"),
    [(True, True, True), (True, False, True), (False, True, True), (False, False, False)],
)
def test_essences_standing_or_fresh_collect(standing: bool, fresh: bool, collects: bool) -> None:
    table = Table()
    table.put(0, "berry.1", standing=standing, fresh=fresh)
    table.stack((1, "solar_resolve_west"))
    table.resolve_only("akku_solar")
    assert table.basket(0) == ({"berry": 3} if collects else {})
    assert table.at("berry.1") == "0z"


@pytest.mark.rule("H-CARD-S5")
def test_essences_are_taken_by_rank_whatever_their_posture() -> None:
    table = Table(players=3)
    table.state.supply[0] = 4
    table.put(0, "berry.3")
    table.put(1, "berry.2", standing=False, fresh=True)
    table.put(2, "berry.1")
    table.stack((1, "solar_resolve_west"))
    table.resolve_only("akku_solar")
    assert berries(table) == [0, 1, 3]


@pytest.mark.rule("H-CARD-S5")
def test_a_tile_may_be_resolved_twice_by_cards() -> None:
    table = Table()
    table.put(0, "berry.1")
    table.put(1, "berry.2", standing=False, fresh=False)
    table.spin_to(3)
    # West is the berry tile; then North is that side; then North is resolved.
    table.stack((0, "solar_resolve_north"), (1, "solar_new_north"), (1, "solar_resolve_west"))
    table.resolve_only("akku_solar", "berry")
    assert (table.basket(0), table.basket(1)) == ({"berry": 6}, {})


@pytest.mark.rule("H-CARD-S5")
def test_the_owner_of_an_essence_decides_not_the_player_of_the_card() -> None:
    table = Table()
    table.lay("S", "amber")
    table.put(0, "amber.1")
    table.give(0, berry=1)
    table.stack((1, "solar_resolve_south"))
    table.resolve_only("akku_solar")
    assert table.asked == (0, "pay_for_space")
    table.play("pay")
    assert table.basket(0) == {"amber": 2}


@pytest.mark.rule("H-CARD-S5a")
def test_on_the_akku_tile_only_the_visits_are_resolved_then_the_stack_goes_on() -> None:
    table = Table()
    table.reveal_akkus("akku_6")  # E and W, 3 berries each
    table.put(0, "akku_solar.1")
    table.give(0, berry=9)
    table.stack((1, "solar_vp_north"), (1, "solar_swap"), (1, "solar_resolve_north"))
    table.resolve_only("akku_solar")
    assert table.asked == (0, "visit_akkus")
    assert table.state.scores == [0, 0]  # the cards below have not acted yet
    table.play("capture berry.1")
    assert table.asked == (1, "swap_first")
    table.play("decline")
    # The rest of the stack has acted, and the visitor, asleep by now, is not taken again.
    assert table.state.scores == [1, 0]
    assert table.asked[1] == "turn"
    assert table.basket(0) == {"berry": 6, "akku": 1}


@pytest.mark.rule("H-CARD-S5a")
def test_visits_by_the_card_may_reveal_akkus_that_push_the_visitors() -> None:
    table = Table()
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.next_akku_cards("akku_2")  # N, 4 berries
    table.put(0, "akku_solar.1")
    table.put(1, "akku_solar.2")
    table.give(0, sapphire=1)
    table.give(1, berry=4)
    table.stack((0, "solar_resolve_north"))
    table.resolve_only("akku_solar")
    table.play("capture merchant.1")
    assert table.on("akku_solar") == ["1z", "akku"]
    assert table.reserve(0) == 2
    assert table.asked == (1, "visit_akkus")
    table.next_akku_cards("akku_1")
    table.play("capture akku_solar.2")
    assert table.basket(1) == {"akku": 1}
    # In the normal resolution both have been handled: nobody stands there any more.
    assert table.asked[1] == "turn"


def tribute_in_the_east(season: str) -> Table:
    """Three players; seat 1 stands first, seat 2 second on the tribute tile in the East."""
    table = Table(players=3, season=season)
    table.lay("E", TRIBUTE)
    table.put(1, f"{TRIBUTE}.2")
    table.put(2, f"{TRIBUTE}.1")
    return table


@pytest.mark.rule("H-CARD-S5b")
def test_arrival_berry_and_coin_come_with_the_card_if_it_is_first() -> None:
    table = tribute_in_the_east("haru")  # from the North: the stack acts before the tile's turn
    table.stack((0, "solar_swap"), (0, "solar_resolve_east"))
    table.resolve()
    assert table.asked == (0, "swap_first")
    assert table.told("coin_taken") == [{"seat": "seat:1"}]
    assert berries(table) == [0, 1, 0]
    table.play("decline")
    assert table.told("coin_taken") == [{"seat": "seat:1"}]  # not again with the tile itself
    assert berries(table) == [0, 1, 0]
    assert table.asked == (1, "turn")


@pytest.mark.rule("H-CARD-S5b")
def test_arrival_berry_and_coin_do_not_come_with_the_card_if_the_tile_was_resolved() -> None:
    table = tribute_in_the_east("natsu")  # from the East: the tile itself is first
    table.put(0, "merchant.1")  # in the North-East, which comes last
    table.stack((0, "solar_resolve_east"), (0, "solar_swap"))
    table.resolve()
    assert table.told("coin_taken") == [{"seat": "seat:1"}]
    # A standing newcomer on the tile: neither coin nor berry for it.
    table.play(f"swap {TRIBUTE}.1", "with merchant.1")
    assert table.at(f"{TRIBUTE}.1") == "0z"
    assert table.state.coin == 1
    assert berries(table) == [0, 1, 0]


@pytest.mark.rule("H-CARD-S5b")
def test_arrival_berry_and_coin_are_given_again_in_the_next_round() -> None:
    table = tribute_in_the_east("haru")
    table.stack((0, "solar_resolve_east"))
    table.resolve()
    assert table.asked == (1, "turn")
    table.play("end", f"move {TRIBUTE}.1 > {TRIBUTE}.3", "end", "end")
    assert table.told("coin_taken") == [{"seat": "seat:1"}, {"seat": "seat:2"}]
    assert berries(table) == [0, 1, 1]


@pytest.mark.rule("H-CARD-S5b")
def test_the_first_resolution_counts_even_if_nobody_was_there() -> None:
    table = Table(players=3)
    table.lay("E", TRIBUTE)
    table.put(1, "berry.1")
    table.put(0, f"{TRIBUTE}.1", standing=False, fresh=False)
    table.stack((0, "solar_swap"), (0, "solar_resolve_east"))
    table.resolve()
    table.play(f"swap {TRIBUTE}.1", "with berry.1")
    assert table.told("coin_taken") == []
    assert berries(table) == [0, 0, 0]


@pytest.mark.rule("H-CARD-S5b")
def test_the_card_handles_the_tributes_of_fresh_essences_already_asleep() -> None:
    table = Table(season="natsu")
    table.lay("E", TRIBUTE)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2", standing=False, fresh=False)
    table.give(0, berry=3)
    table.give(1, berry=3)
    table.stack((1, "solar_resolve_east"))
    table.resolve()
    assert table.asked == (0, "pay_tribute")
    table.play("decline")
    assert table.at(f"{TRIBUTE}.1") == "0z"
    assert table.asked == (0, "pay_tribute")  # once more, by the card; the stale one is not asked
    table.play("tribute natsu_1.2")
    assert table.reserve(0) == 2
    assert table.state.scores == [3, 0]
    assert table.asked[1] == "turn"


@pytest.mark.rule("H-CARD-S5c")
def test_a_tile_resolved_by_a_card_keeps_its_place_but_who_lies_there_gets_no_more() -> None:
    table = Table()  # from the North: the berry tile comes later
    table.put(0, "berry.1")
    table.stack((1, "solar_resolve_west"))
    table.resolve()
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"berry": 3}


@pytest.mark.rule("H-CARD-S5c")
def test_essences_that_stand_there_later_collect_at_the_tiles_normal_place() -> None:
    table = Table()
    table.put(0, "berry.1")
    table.put(1, "solar.2")
    table.stack((1, "solar_swap"), (1, "solar_resolve_west"))
    table.resolve()
    assert table.basket(0) == {"berry": 3}
    table.play("swap berry.1", "with solar.2")
    assert (table.basket(0), table.basket(1)) == ({"berry": 3}, {"berry": 3})
    assert (table.hand(0), table.hand(1)) == ([], [])  # the one asleep on the solar tile


# -- S6: new North


@pytest.mark.rule("H-CARD-S6")
@pytest.mark.parametrize("side", range(4))
def test_the_coin_is_spun_for_a_new_north_among_all_four_sides(side: int) -> None:
    table = Table()  # two players: nobody sits at sides 1 and 3
    table.state.north = (side + 1) % 4
    table.coin_to(1)
    table.put(0, "berry.1", standing=False)
    table.put_akku("amber.1")
    layout = list(table.state.layout)
    table.spin_to(side)
    table.stack((0, "solar_new_north"))
    table.resolve_only("akku_solar")
    assert table.state.north == side
    assert table.told("north_changed") == [{"side": f"side:{side}"}]
    assert table.state.layout == layout
    assert (table.at("berry.1"), table.at("amber.1")) == ("0z", "akku")
    assert table.state.coin == 1  # the coin goes back to its holder
    assert table.asked == (1, "turn")


@pytest.mark.rule("H-CARD-S6")
def test_cards_deeper_in_the_stack_go_by_the_new_north() -> None:
    table = Table()
    table.put(0, "lunar.1", standing=False)  # side 2: South, and East of the new North
    table.put(1, "merchant.1", standing=False)  # side 1: East, and North by then
    table.spin_to(1)
    table.stack((0, "solar_vp_east"), (0, "solar_new_north"), (0, "solar_vp_south"))
    table.resolve_only("akku_solar")
    assert table.state.scores == [2, 0]


@pytest.mark.rule("H-CARD-S6")
def test_ice_revealed_later_goes_by_the_new_north() -> None:
    table = Table()
    table.spin_to(1)
    table.put(0, "merchant.1", standing=False)
    table.set_score(0, 4)
    table.next_ice_cards("ice_5")  # N and S: sides 1 and 3 from now on
    table.stack((0, "solar_vp_north"), (0, "solar_new_north"))
    table.resolve_only("akku_solar")
    assert table.on("merchant") == ["0z", "-", "-", "ice"]
    assert table.on("berry") == ["ice", "-"]
    assert table.state.ice_supply == 4


@pytest.mark.rule("H-CARD-S6")
def test_the_order_in_progress_stays_and_the_next_resolution_starts_from_the_new_point() -> None:
    table = Table(season="natsu")
    table.put(0, "merchant.1")  # side 1: East, the start
    table.put(0, "berry.1")
    table.put(1, "akku_solar.2")
    table.put(1, f"{TRIBUTE}.1")
    table.spin_to(2)  # East is side 3 then: the berry tile
    table.stack((0, "solar_new_north"))
    table.resolve()
    assert table.resolved() == ["merchant", "berry", "akku_solar", TRIBUTE]
    assert table.asked == (1, "turn")  # the coin was taken on the tribute tile
    table.play("move akku_solar.2 > akku_solar.1", "end", seat=1)
    table.play("move merchant.1 > merchant.2", "move berry.1 > berry.2", "end", seat=0)
    assert table.resolved()[4:] == ["berry", "akku_solar", "merchant"]
