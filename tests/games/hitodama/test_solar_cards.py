"""What each solar card does (H-CARD-S)."""

import pytest

from mori.core.snapshot import to_data
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
    assert table.actions == ["swap lunar.1", "swap amber.2", "swap berry.3", "decline"]
    table.play("swap lunar.1")
    assert table.actions == ["with amber.2", "with berry.3"]
    table.play("with berry.3")
    assert (table.at("lunar.1"), table.at("berry.3")) == ("2z", "1!")  # postures stay
    assert table.at("amber.2") == "akku"


def test_a_swap_says_whose_each_meeple_is() -> None:
    table = Table(players=3)
    table.put(0, "lunar.1")
    table.put(2, "berry.3")
    table.put_akku("amber.2")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    known = table.game.seat_view(0)
    assert known.decision is not None
    notes = {action.text: known.about(action).notes for action in known.decision.actions}
    assert {text: [(note.kind, note.args) for note in found] for text, found in notes.items()} == {
        "swap lunar.1": [("own_essence", {})],
        "swap amber.2": [("akku_there", {})],
        "swap berry.3": [("essence_of", {"seat": "seat:2"})],
        "decline": [],
    }


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
    table.play("swap lunar.1")
    assert table.actions == ["with amber.1"]
    assert table.refuses("with berry.1") == ("no_meeple_there", ("H-CARD-S2",))
    assert table.refuses("with lunar.1") == ("same_meeple", ("H-CARD-S2",))


def offered(table: Table) -> tuple[list[str], list[str]]:
    """What the seat may answer, and which of that search needs."""
    decision = table.game.decisions[0]
    return table.actions, [action.text for action in decision.canonical]


def three_meeples() -> Table:
    table = Table()
    table.put(0, "lunar.1")
    table.put(1, "amber.1")
    table.put_akku("berry.1")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    return table


@pytest.mark.rule("H-CARD-S2")
def test_search_meets_each_pair_of_meeples_once() -> None:
    table = three_meeples()
    assert offered(table) == (
        ["swap lunar.1", "swap amber.1", "swap berry.1", "decline"],
        ["swap lunar.1", "swap amber.1", "decline"],
    )
    table.play("swap amber.1")
    assert offered(table) == (["with lunar.1", "with berry.1"], ["with berry.1"])
    table = three_meeples()
    table.play("swap berry.1")
    both = ["with lunar.1", "with amber.1"]
    assert offered(table) == (both, both)  # who began with the last place goes on from there


@pytest.mark.rule("H-CARD-S2")
def test_two_meeples_are_swapped_alike_in_either_order() -> None:
    one, other = three_meeples(), three_meeples()
    one.play("swap lunar.1", "with amber.1")
    other.play("swap amber.1", "with lunar.1")
    assert (one.at("lunar.1"), one.at("amber.1")) == ("1!", "0!")
    assert to_data(one.state) == to_data(other.state)


@pytest.mark.rule("H-BLOCK-8")
def test_a_meeple_without_a_partner_is_not_offered_for_a_swap() -> None:
    table = Table()
    table.extend("amber.1")
    table.put(0, "amber.x1", standing=False)
    table.put_akku("lunar.1")
    table.put_akku("berry.1")
    table.stack((0, "solar_swap"))
    table.resolve_only("akku_solar")
    assert table.actions == ["swap lunar.1", "swap berry.1", "decline"]
    reason = ("akku_not_on_extra_space", ("H-BLOCK-8", "H-CARD-S2"))
    assert table.refuses("swap amber.x1") == reason


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
    assert table.is_not_asked("to lunar.1")  # the player picks no space


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
