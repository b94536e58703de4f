"""What each solar card does (H-CARD-S)."""

import pytest

from mori.games.hitodama.table.state import AKKU_MEEPLE
from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def berries(table: Table) -> list[int]:
    return [table.basket(seat).get("berry", 0) for seat in range(table.tables.players)]


# -- S1: akku berries


@pytest.mark.rule("H-CARD-S1")
def test_every_player_with_an_essence_on_a_tile_with_an_akku_gets_a_berry() -> None:
    table = Table(players=4)
    table.put_akku("amber.2")
    table.put_akku("lunar.1")
    table.put_ice("sapphire.1")
    table.put(0, "amber.1")  # standing
    table.put(1, "lunar.3", standing=False)  # asleep
    table.put(2, "sapphire.2")  # with ice only
    table.put(3, "solar.1")  # with nothing
    table.stack((3, "solar_akku_berries"))
    table.resolve_only("akku_solar")
    assert berries(table) == [1, 1, 0, 0]


@pytest.mark.rule("H-CARD-S1")
def test_the_akku_berry_is_one_for_each_player_however_many_essences_and_tiles() -> None:
    table = Table(players=3)
    table.put_akku("amber.2")
    table.put_akku("lunar.1")
    table.put(0, "amber.1")
    table.put(0, "amber.3")
    table.put(0, "lunar.3")
    table.stack((1, "solar_akku_berries"))
    table.resolve_only("akku_solar")
    assert berries(table) == [1, 0, 0]


@pytest.mark.rule("H-CARD-S1")
def test_an_essence_on_an_extra_space_is_on_the_tile_with_the_akku() -> None:
    table = Table(players=3)
    table.put_akku("amber.2")
    table.extend("amber.1")
    table.put(0, "amber.x1", standing=False)
    table.stack((1, "solar_akku_berries"))
    table.resolve_only("akku_solar")
    assert berries(table) == [1, 0, 0]


@pytest.mark.rule("H-CARD-S1")
@pytest.mark.parametrize(("first", "got"), [(0, [1, 1, 0]), (1, [0, 1, 1]), (2, [1, 0, 1])])
def test_short_berries_are_given_in_round_order(first: int, got: list[int]) -> None:
    table = Table(players=3)
    table.coin_to(first)
    table.put_akku("merchant.5")
    for seat in range(3):
        table.put(seat, f"merchant.{seat + 1}", standing=False)
    table.state.supply[0] = 2
    table.stack((0, "solar_akku_berries"))
    table.resolve_only("akku_solar")
    assert berries(table) == got


# -- S2: swap


@pytest.mark.rule("H-CARD-S2")
def test_a_swap_exchanges_the_places_of_two_meeples_of_anyone() -> None:
    table = Table(players=3)
    table.put(1, "lunar.1")
    table.put(2, "berry.3", standing=False)
    table.put_akku("amber.2")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    assert table.actions == ["swap lunar.1", "swap amber.2", "decline"]  # the lower place first
    table.play("swap lunar.1")
    assert table.actions == ["with amber.2", "with berry.3"]
    table.play("with berry.3")
    assert (table.at("lunar.1"), table.at("berry.3")) == ("2z", "1!")  # postures stay
    assert table.at("amber.2") == "akku"


@pytest.mark.rule("H-CARD-S2")
def test_a_swap_of_an_essence_with_an_akku() -> None:
    table = Table()
    essence = table.put(1, "lunar.1", standing=False)
    table.put_akku("amber.2")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    table.play("swap lunar.1", "with amber.2")
    assert (table.at("lunar.1"), table.at("amber.2")) == ("akku", "1z")
    assert table.tables.place_text(table.state.essence_place[essence]) == "amber.2"
    assert table.w.akku_places() == [table.place("lunar.1")]


@pytest.mark.rule("H-CARD-S2")
def test_freshness_stays_with_the_swapped_essences() -> None:
    table = Table(players=3)
    table.lay("S", "amber")
    table.put(0, "amber.2", standing=False, fresh=True)
    table.put(1, "berry.1", standing=False, fresh=False)
    table.stack((2, "solar_resolve_west"), (2, "solar_resolve_south"), (2, "solar_swap"))
    table.resolve_only("akku_solar")
    table.play("swap amber.2", "with berry.1")
    # On the amber tile the stale one gets nothing; on the berry tile the fresh one collects.
    assert (table.basket(0), table.basket(1)) == ({"berry": 3}, {})


@pytest.mark.rule("H-CARD-S2")
def test_only_meeples_on_tile_spaces_are_swapped() -> None:
    table = Table()
    table.put(0, "lunar.1")
    table.put(1, "amber.1")
    table.put_ice("berry.1")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    assert table.refuses("swap berry.1") == ("no_meeple_there", ("H-CARD-S2",))
    assert table.refuses("swap solar.1") == ("no_meeple_there", ("H-CARD-S2",))
    # A pair is named from its lower place on: the other way round it would be listed twice.
    assert table.refuses("swap amber.1") == ("lower_place_first", ("H-CARD-S2",))
    table.play("swap lunar.1")
    assert table.actions == ["with amber.1"]
    assert table.refuses("with berry.1") == ("no_meeple_there", ("H-CARD-S2",))
    assert table.refuses("with lunar.1") == ("lower_place_first", ("H-CARD-S2",))


@pytest.mark.rule("H-CARD-S2")
def test_two_essences_on_an_extra_space_and_a_printed_one_may_be_swapped() -> None:
    table = Table()
    table.extend("amber.1")
    table.put(0, "amber.x1")
    table.put(1, "berry.2", standing=False)
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar", "amber")
    table.play("swap amber.x1", "with berry.2")
    assert table.at("berry.2") == "0!"
    # What came onto the extra space returned to its owner at the end of the round.
    assert table.reserve(1) == 2


@pytest.mark.rule("H-BLOCK-8")
@pytest.mark.parametrize(
    ("first", "second", "akku"),
    [("akku_solar.2", "amber.x1", "akku_solar.2"), ("amber.x1", "berry.1", "berry.1")],
)
def test_no_swap_puts_an_akku_on_an_extra_space(first: str, second: str, akku: str) -> None:
    table = Table()
    table.extend("amber.1")
    table.put(0, "amber.x1", standing=False)
    table.put(1, "solar.1", standing=False)
    table.put_akku(akku)
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    table.play(f"swap {first}")
    assert table.actions == ["with solar.1"]
    reason = ("akku_not_on_extra_space", ("H-BLOCK-8", "H-CARD-S2"))
    assert table.refuses(f"with {second}") == reason


@pytest.mark.rule("H-CARD-S2")
def test_a_standing_essence_swapped_onto_a_tile_already_resolved_waits_for_the_next_round() -> None:
    table = Table(season="fuyu")  # from the West: berry first, akku_solar third
    table.put(1, "berry.1", standing=False, fresh=False)
    table.put(0, "amber.2")
    table.stack((0, "solar_swap"))
    table.resolve()
    table.play("swap amber.2", "with berry.1")
    assert table.asked == (0, "turn")
    assert (table.at("berry.1"), table.at("amber.2")) == ("0!", "1z")
    assert table.basket(0) == {}
    table.play("end", "end")
    assert table.at("berry.1") == "0z"
    assert table.basket(0) == {"berry": 3}


@pytest.mark.rule("H-CARD-S2")
def test_a_swap_from_another_tile_is_a_new_arrival() -> None:
    table = Table(players=3)
    table.put(1, "lunar.1")  # arrived before seat 2
    table.put(2, f"{TRIBUTE}.2")
    table.put(0, f"{TRIBUTE}.1")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar", TRIBUTE)
    table.play(f"swap {TRIBUTE}.1", "with lunar.1")
    assert table.state.coin == 2


@pytest.mark.rule("H-CARD-S2")
def test_a_swap_inside_a_tile_is_no_new_arrival() -> None:
    table = Table(players=3)
    table.put(1, f"{TRIBUTE}.1")
    table.put(2, f"{TRIBUTE}.2")
    table.put(0, f"{TRIBUTE}.3")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar", TRIBUTE)
    table.play(f"swap {TRIBUTE}.1", f"with {TRIBUTE}.3")
    assert table.state.coin == 1


# -- S3: points


@pytest.mark.rule("H-CARD-S3")
@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("solar_vp_north", "akku_solar"),
        ("solar_vp_east", "merchant"),
        ("solar_vp_south", "lunar"),
        ("solar_vp_west", "berry"),
    ],
)
def test_a_points_card_scores_each_own_essence_on_its_tile(card: str, tile: str) -> None:
    table = Table(players=4)
    table.put(0, f"{tile}.1", standing=False, fresh=False)
    table.put(0, f"{tile}.3")
    table.put(1, f"{tile}.2")
    table.put(2, "solar.1")
    table.put(2, "amber.1")
    table.stack((3, card))
    table.resolve_only("akku_solar")
    assert table.state.scores == [2, 1, 0, 0]


@pytest.mark.rule("H-CARD-S3")
def test_a_points_card_counts_extra_spaces() -> None:
    table = Table()
    table.extend("berry.1")
    table.put(0, "berry.x1", standing=False)
    table.stack((1, "solar_vp_west"))
    table.resolve_only("akku_solar")
    assert table.state.scores == [1, 0]


@pytest.mark.rule("H-CARD-S3")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_all_markers_advance_before_the_wraths_which_come_in_round_order(
    first: int, order: list[int]
) -> None:
    table = Table(players=3)
    table.coin_to(first)
    for seat in range(3):
        table.put(seat, f"berry.{seat + 1}", standing=False)
        table.set_score(seat, 4)
    table.wrath_level(2)
    table.stack((2, "solar_vp_west"))
    table.resolve_only("akku_solar")
    told = [
        (fact.kind, fact.args["seat"])
        for fact in table.facts
        if fact.kind in ("scored", "wrath_unleashed")
    ]
    assert [kind for kind, _ in told] == ["scored"] * 3 + ["wrath_unleashed"] * 3
    assert [seat for kind, seat in told if kind == "wrath_unleashed"] == [
        f"seat:{seat}" for seat in order
    ]


@pytest.mark.rule("H-CARD-S3")
def test_essences_that_the_first_wrath_ejects_have_been_counted() -> None:
    table = Table()
    table.put(1, "berry.1", standing=False)
    table.put(0, "berry.2", standing=False)
    table.set_score(0, 4)
    table.next_ice_cards("ice_3")  # S and W: seat 1 leaves the tile
    table.stack((0, "solar_vp_west"))
    table.resolve_only("akku_solar")
    assert table.on("berry") == ["0z", "ice"]
    assert table.state.scores == [5, 1]


@pytest.mark.rule("H-CARD-S3")
def test_25_points_end_the_game_before_the_wraths_of_the_others() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False)
    table.put(1, "berry.2", standing=False)
    table.set_score(0, 4)
    table.set_score(1, 24)
    table.stack((0, "solar_vp_west"))
    table.resolve_only("akku_solar")
    assert table.game.is_over
    assert table.state.scores == [5, 25]
    assert table.told("wrath_unleashed") == []


# -- S4: move an akku


@pytest.mark.rule("H-CARD-S4")
def test_an_akku_goes_to_another_tile_and_enters_it_as_a_blocker() -> None:
    table = Table(players=3)
    table.put_akku("amber.2")
    table.put(0, "berry.3")
    table.put(1, "lunar.1")
    table.stack((2, "solar_move_akku"))
    table.resolve_only("akku_solar")
    assert table.actions == ["meeple amber.2", "decline"]
    table.play("meeple amber.2", "to berry")
    assert table.on("berry") == ["-", "0!", "akku"]
    assert table.at("amber.2") == "-"
    assert table.state.occupant.count(AKKU_MEEPLE) == 1


@pytest.mark.rule("H-CARD-S4")
def test_an_akku_moved_to_a_tile_without_essences_takes_the_best_space() -> None:
    table = Table(players=3)
    table.put_akku("amber.2")
    table.stack((2, "solar_move_akku"))
    table.resolve_only("akku_solar")
    table.play("meeple amber.2", "to berry")
    assert table.on("berry") == ["akku", "-", "-"]


@pytest.mark.rule("H-CARD-S4")
def test_an_akku_needs_a_free_printed_space_on_another_tile() -> None:
    table = Table()
    table.put_akku("amber.2")
    table.put(0, "berry.1")
    table.put(1, "berry.2", standing=False)
    table.extend("berry.1")  # a free extra space is none for an akku
    table.stack((1, "solar_move_akku"))
    table.resolve_only("akku_solar")
    table.play("meeple amber.2")
    assert table.actions == [
        f"to {tile}" for tile in ("akku_solar", TRIBUTE, "merchant", "sapphire", "lunar", "solar")
    ]
    assert table.refuses("to berry") == ("tile_full", ("H-CARD-S4",))
    assert table.refuses("to amber") == ("same_tile", ("H-CARD-S4",))
    assert table.refuses("to lunar.1") == ("not_asked", ())  # the player picks no space


@pytest.mark.rule("H-CARD-S4")
def test_an_akku_may_take_the_merchants_last_free_space() -> None:
    table = Table()
    table.put_akku("amber.2")
    for rank, seat in enumerate((0, 0, 1), start=1):
        table.put(seat, f"merchant.{rank}", standing=False)
    table.stack((1, "solar_move_akku"))
    table.resolve_only("akku_solar")
    table.play("meeple amber.2", "to merchant")
    assert table.on("merchant") == ["0z", "0z", "1z", "akku"]


@pytest.mark.rule("H-CARD-S4")
def test_the_solar_card_moves_no_essence() -> None:
    table = Table()
    table.put_akku("amber.2")
    table.put(0, "berry.1")
    table.stack((1, "solar_move_akku"))
    table.resolve_only("akku_solar")
    assert table.refuses("meeple berry.1") == ("not_an_akku", ("H-CARD-S4",))
    assert table.refuses("meeple berry.2") == ("no_meeple_there", ("H-CARD-S4",))


@pytest.mark.rule("H-CARD-S4")
def test_moving_the_only_akku_brings_no_new_akku_card() -> None:
    table = Table()
    table.reveal_akkus("akku_1")
    table.stack((0, "solar_move_akku"))
    table.resolve_only("akku_solar")
    table.play("meeple lunar.1", "to berry")
    assert table.akku_card_in_play == "akku_1"
    assert table.supply("akku") == 5


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
