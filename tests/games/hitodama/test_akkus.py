"""Akku cards and their akkus (H-AKKU)."""

import pytest

from mori.games.hitodama.rounds.blockers import reveal_akku_card
from mori.games.hitodama.table.state import AKKU_MEEPLE
from tests.games.hitodama.table import Table

POINTS = {"N": "akku_solar", "E": "merchant", "S": "lunar", "W": "berry"}


def visit(table: Table, *seats: int) -> None:
    """Let essences of these seats, from the best circle down, visit the akkus."""
    for rank, seat in enumerate(seats, start=1):
        table.put(seat, f"akku_solar.{rank}")
    table.resolve_only("akku_solar")


@pytest.mark.rule("H-AKKU-1")
def test_one_akku_card_is_in_play_and_its_cost_is_that_of_every_akku_on_the_map() -> None:
    table = Table()
    table.put_akku("amber.1")  # an akku moved away earlier costs the same
    table.reveal_akkus("akku_6")  # E and W, 3 berries each
    assert table.akku_card_in_play == "akku_6"
    assert table.state.akku_discard == []
    table.give(0, berry=3)
    visit(table, 0)
    assert table.actions == [
        "capture merchant.1",
        "capture amber.1",
        "capture berry.1",
        "decline",
    ]
    table.play("capture amber.1")
    assert table.basket(0) == {"akku": 1}
    assert table.akku_card_in_play == "akku_6"


@pytest.mark.rule("H-AKKU-1")
def test_a_new_akku_card_takes_the_place_of_the_old_one() -> None:
    table = Table()
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.next_akku_cards("akku_1")
    table.give(0, sapphire=1)
    visit(table, 0)
    table.play("capture merchant.1")
    assert table.akku_card_in_play == "akku_1"
    assert [table.tables.akku_cards[card].id for card in table.state.akku_discard] == ["akku_3"]


@pytest.mark.rule("H-AKKU-2")
def test_each_named_point_gets_one_akku_from_the_lair() -> None:
    table = Table()
    table.put(0, "lunar.2")
    table.reveal_akkus("akku_5")  # N and S
    assert table.on("akku_solar") == ["akku", "-"]
    assert table.on("lunar") == ["0!", "akku"]  # entering as any blocker does
    assert table.supply("akku") == 4
    assert table.state.occupant.count(AKKU_MEEPLE) == 2


@pytest.mark.rule("H-AKKU-2")
@pytest.mark.parametrize(
    ("north", "card", "places"),
    [
        (0, "akku_5", ["akku_solar.1", "lunar.1"]),
        (2, "akku_5", ["lunar.1", "akku_solar.1"]),
        (1, "akku_6", ["lunar.1", "akku_solar.1"]),
        (3, "akku_6", ["akku_solar.1", "lunar.1"]),
    ],
)
def test_akkus_enter_clockwise_from_north(north: int, card: str, places: list[str]) -> None:
    table = Table()
    table.state.north = north
    table.reveal_akkus(card)
    assert table.told("akku_placed") == [{"place": f"place:{place}"} for place in places]


@pytest.mark.rule("H-AKKU-2")
@pytest.mark.parametrize(
    ("north", "first", "second"), [(0, "akku_solar", "lunar"), (2, "lunar", "akku_solar")]
)
def test_a_lair_that_runs_out_leaves_the_later_points_without_an_akku(
    north: int, first: str, second: str
) -> None:
    table = Table()
    table.state.north = north
    table.give(0, akku=5)
    table.reveal_akkus("akku_5")  # N and S
    assert table.on(first) == ["akku", "-"]
    assert table.on(second) == ["-", "-"]
    assert table.supply("akku") == 0
    assert table.akku_card_in_play == "akku_5"


@pytest.mark.rule("H-AKKU-3")
def test_a_captured_akku_lies_in_the_basket_and_pays_a_tribute() -> None:
    table = Table(season="natsu")
    table.tributes("haru_1", "haru_2", "natsu_3", "natsu_2", "aki_1", "aki_2", "fuyu_1", "fuyu_2")
    table.reveal_akkus("akku_6")  # E and W
    table.give(0, berry=3)
    table.put(0, "tribute_first_player.1")
    table.put(0, "akku_solar.1")
    table.resolve_only("akku_solar", "tribute_first_player")
    table.play("capture berry.1")
    assert table.at("berry.1") == "-"
    assert table.basket(0) == {"akku": 1}
    assert table.supply("akku") == 4  # it did not go back to the lair
    table.play("tribute natsu_3.1")
    assert table.basket(0) == {}
    assert table.state.scores[0] == 6


@pytest.mark.rule("H-AKKU-4")
def test_the_next_card_is_revealed_only_when_the_last_akku_of_the_map_is_gone() -> None:
    table = Table()
    table.reveal_akkus("akku_6")  # E and W
    table.next_akku_cards("akku_1")
    table.give(0, berry=6)
    visit(table, 0, 0)
    table.play("capture merchant.1")
    assert table.akku_card_in_play == "akku_6"
    assert table.asked == (0, "visit_akkus")
    table.play("capture berry.1")
    assert table.akku_card_in_play == "akku_1"
    assert table.on("lunar") == ["akku", "-"]


@pytest.mark.rule("H-AKKU-4")
def test_the_next_card_comes_at_once_and_later_visitors_pay_its_cost() -> None:
    table = Table(players=3)
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.next_akku_cards("akku_4")  # W, 1 amber and 2 berries
    table.give(0, sapphire=1)
    table.give(1, sapphire=1)
    table.give(2, amber=1, berry=2)
    visit(table, 0, 1, 2)
    table.play("capture merchant.1", seat=0)
    # The second cannot pay the new cost with a sapphire, the third can.
    assert table.asked == (2, "visit_akkus")
    assert table.actions == ["capture berry.1", "decline"]
    assert table.why_not("capture merchant.1") == ("no_akku_there", ("H-TILE-AKKU-3",))
    table.play("capture berry.1")
    assert table.basket(2) == {"akku": 1}


@pytest.mark.rule("H-AKKU-4")
def test_a_card_revealed_by_a_visit_pushes_the_visitors_still_to_come() -> None:
    table = Table(players=3)
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    # N, the very tile of the visits, for 4 berries; then S for 2 ambers.
    table.next_akku_cards("akku_2", "akku_1")
    table.give(0, sapphire=1)
    table.give(1, berry=4)
    table.give(2, berry=4, amber=2)
    visit(table, 0, 1, 2)
    table.play("capture merchant.1")
    # The first, asleep by now, left the full tile; the others moved up and are taken in order.
    assert table.on("akku_solar") == ["1z", "2!", "akku"]
    assert table.reserve(0) == 2
    assert table.asked == (1, "visit_akkus")
    table.play("capture akku_solar.3")
    # That was the last one again: the next card lies in the South, for 2 ambers.
    assert table.asked == (2, "visit_akkus")
    assert table.on("akku_solar") == ["1z", "2z", "-"]
    table.play("capture lunar.1")
    assert table.basket(2) == {"berry": 4, "akku": 1}


@pytest.mark.rule("H-AKKU-4")
def test_a_visitor_ejected_by_the_card_it_revealed_is_not_taken_again() -> None:
    table = Table(players=2)
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.next_akku_cards("akku_2")  # N
    table.give(0, sapphire=2)
    visit(table, 0, 1)
    table.play("capture merchant.1")
    assert table.on("akku_solar") == ["1z", "akku"]
    assert table.reserve(0) == 2
    assert table.asked == (0, "turn")  # nobody can pay 4 berries: the next round has begun


@pytest.mark.rule("H-AKKU-5")
def test_the_cost_of_a_visit_goes_to_the_supply() -> None:
    table = Table()
    table.reveal_akkus("akku_4")  # W, 1 amber and 2 berries
    table.give(0, amber=1, berry=2)
    assert (table.supply("amber"), table.supply("berry")) == (24, 28)
    visit(table, 0)
    table.play("capture berry.1")
    assert (table.supply("amber"), table.supply("berry")) == (25, 30)
    assert table.basket(0) == {"akku": 1}


@pytest.mark.rule("H-AKKU-6")
@pytest.mark.parametrize("card", ["lunar_akku", "lunar_sapphire_to_akku"])
def test_a_lunar_card_takes_its_akku_from_the_lair_and_leaves_the_map_alone(card: str) -> None:
    table = Table()
    table.reveal_akkus("akku_1")
    table.give(0, sapphire=1)
    table.deal(0, card)
    table.turn(0)
    table.play(f"play {card}")
    assert table.basket(0)["akku"] == 1
    assert table.supply("akku") == 4
    assert table.on("lunar") == ["akku", "-"]


@pytest.mark.rule("H-AKKU-6")
@pytest.mark.parametrize("card", ["lunar_akku", "lunar_sapphire_to_akku"])
def test_with_an_empty_lair_no_akku_is_gained_although_some_stand_on_the_map(card: str) -> None:
    table = Table()
    table.give(1, akku=5)
    table.reveal_akkus("akku_1")
    table.give(0, sapphire=1)
    table.deal(0, card)
    table.turn(0)
    assert f"play {card}" not in table.actions
    assert table.why_not(f"play {card}")[0] == "nothing_to_gain"


@pytest.mark.rule("H-AKKU-7")
def test_an_empty_akku_deck_is_made_of_its_discards() -> None:
    table = Table()
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.state.akku_discard, table.state.akku_deck = table.state.akku_deck, []
    table.give(0, sapphire=1)
    visit(table, 0)
    table.play("capture merchant.1")
    assert table.told("deck_reshuffled") == [{"deck": "deck:akku"}]
    assert table.akku_card_in_play is not None
    # The card just discarded is shuffled in with the others.
    assert sorted([*table.state.akku_deck, table.state.akku_card]) == [0, 1, 2, 3, 4, 5]
    assert table.state.akku_discard == []
    assert AKKU_MEEPLE in table.state.occupant


@pytest.mark.rule("H-AKKU-7", "H-AKKU-8")
def test_without_a_card_to_draw_or_to_shuffle_the_reveal_waits() -> None:
    table = Table()
    table.state.akku_deck = []
    reveal_akku_card(table.w)
    assert table.akku_card_in_play is None
    assert table.state.akku_waits
    assert table.told("akku_card_revealed") == []
    assert AKKU_MEEPLE not in table.state.occupant


def last_akku_taken() -> Table:
    """All akkus are out, the last of the map goes into a basket: the reveal must wait."""
    table = Table(season="natsu")
    table.tributes("haru_1", "haru_2", "natsu_3", "natsu_2", "aki_1", "aki_2", "fuyu_1", "fuyu_2")
    table.wrath_level(2)  # no ice in this scenario
    table.give(1, akku=5)
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.next_akku_cards("akku_1")
    table.give(0, sapphire=2)
    table.close("natsu_3.2", "natsu_2.1", "natsu_2.2")
    table.put(0, "tribute_first_player.1")
    table.put(0, "akku_solar.1")
    table.put(1, "akku_solar.2")
    table.give(1, sapphire=1)
    table.resolve_only("akku_solar", "tribute_first_player")
    table.play("capture merchant.1")
    return table


@pytest.mark.rule("H-AKKU-8")
def test_with_an_empty_lair_the_reveal_waits_and_no_card_is_spent() -> None:
    table = last_akku_taken()
    assert table.akku_card_in_play is None
    assert len(table.state.akku_deck) == 5
    assert table.told("akku_card_waits") == [{}]
    # Nothing to visit meanwhile: the second visitor is not asked.
    assert table.asked == (0, "pay_tribute")


@pytest.mark.rule("H-AKKU-8")
def test_a_reveal_that_waited_comes_when_an_akku_returns_to_the_lair() -> None:
    table = last_akku_taken()
    table.play("tribute natsu_3.1")  # the last line of the season: its akku returns
    assert table.akku_card_in_play == "akku_1"
    assert table.on("lunar") == ["akku", "-"]
    assert table.supply("akku") == 0


@pytest.mark.rule("H-AKKU-8")
def test_a_season_that_returns_no_akku_leaves_the_reveal_waiting() -> None:
    table = Table()
    table.give(1, akku=6)
    table.state.akku_waits = True
    table.close("haru_1.1", "haru_1.2", "haru_2.1", by=1)
    table.give(0, berry=3)
    table.put(0, "tribute_first_player.1")
    table.resolve_only("tribute_first_player")
    table.play("tribute haru_2.2")
    assert table.told("season_changed")
    assert table.akku_card_in_play is None
    assert len(table.state.akku_deck) == 6


@pytest.mark.rule("H-AKKU-8")
def test_a_season_change_brings_no_new_akku_card_unless_one_waits() -> None:
    table = Table()
    table.reveal_akkus("akku_1")
    table.close("haru_1.1", "haru_1.2", "haru_2.1", by=1)
    table.give(0, berry=3)
    table.put(0, "tribute_first_player.1")
    table.resolve_only("tribute_first_player")
    table.play("tribute haru_2.2")
    assert table.told("season_changed")
    assert table.akku_card_in_play == "akku_1"


@pytest.mark.rule("H-AKKU-8")
def test_a_card_that_places_no_akku_is_discarded_for_the_next_one() -> None:
    table = Table()
    table.put_ice("lunar.1")
    table.put_ice("lunar.2")
    table.next_akku_cards("akku_1", "akku_4")  # S has no room, W has
    table.reveal_akkus("akku_1")
    assert table.akku_card_in_play == "akku_4"
    discarded = [table.tables.akku_cards[card].id for card in table.state.akku_discard]
    assert discarded == ["akku_1"]
    assert table.on("berry") == ["akku", "-"]


@pytest.mark.rule("H-AKKU-8")
def test_a_card_that_places_some_of_its_akkus_stays() -> None:
    table = Table()
    table.put_ice("lunar.1")
    table.put_ice("lunar.2")
    table.reveal_akkus("akku_5")  # N and S
    assert table.akku_card_in_play == "akku_5"
    assert table.supply("akku") == 5


@pytest.mark.rule("H-AKKU-8")
def test_after_six_cards_without_an_akku_no_more_are_tried() -> None:
    table = Table()
    for tile in ("akku_solar", "merchant", "lunar", "berry"):
        for rank in range(1, len(table.on(tile)) + 1):
            table.put_ice(f"{tile}.{rank}")
    table.reveal_akkus("akku_1")
    assert len(table.told("akku_card_revealed")) == 6
    assert table.akku_card_in_play is None
    assert table.supply("akku") == 6


@pytest.mark.rule("H-AKKU-9")
@pytest.mark.parametrize(
    ("card", "points", "cost"),
    [
        ("akku_1", "S", {"amber": 2}),
        ("akku_2", "N", {"berry": 4}),
        ("akku_3", "E", {"sapphire": 1}),
        ("akku_4", "W", {"amber": 1, "berry": 2}),
        ("akku_5", "NS", {"amber": 1, "berry": 1}),
        ("akku_6", "EW", {"berry": 3}),
    ],
)
def test_the_akku_cards(card: str, points: str, cost: dict[str, int]) -> None:
    table = Table()
    table.reveal_akkus(card)
    for point, tile in POINTS.items():
        assert (table.at(f"{tile}.1") == "akku") == (point in points)
    goods = {"amber": 5, "berry": 5, "sapphire": 5}
    table.give(0, **goods)
    place = f"{POINTS[points[0]]}.1"
    visitor = "akku_solar.2"
    table.put(0, visitor)
    table.resolve_only("akku_solar")
    table.play(f"capture {place}")
    left = {name: amount - cost.get(name, 0) for name, amount in goods.items()}
    assert table.basket(0) == {**left, "akku": 1}


@pytest.mark.rule("H-AKKU-9")
def test_there_are_six_akku_cards() -> None:
    assert len(Table().state.akku_deck) == 6
