"""The log tells what nobody would guess: what is declined, what is missed, what brings nothing."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def nothing(table: Table) -> list[tuple[object, object]]:
    """The spaces that brought nothing, and what was lacking."""
    return [(told["place"], told["lack"]) for told in table.told("space_brings_nothing")]


def missed(table: Table) -> list[tuple[object, object, object]]:
    """Who went without what, and why."""
    return [(told["seat"], told["goods"], told["lack"]) for told in table.told("gain_missed")]


# -- what is declined


@pytest.mark.rule("H-TILE-RES-2")
def test_a_space_that_is_not_paid_is_told() -> None:
    table = Table()
    table.give(0, berry=9, amber=3)
    table.put(0, "sapphire.1")
    table.resolve_only("sapphire")
    table.play("decline")
    space = table.w.space_at(table.place("sapphire.1"))
    assert table.told("space_declined") == [
        {
            "seat": "seat:0",
            "place": "place:sapphire.1",
            "pay": space.pay.ref,
            "gain": space.gain.ref,
        }
    ]


@pytest.mark.rule("H-TILE-MER-3")
def test_a_trade_that_is_declined_is_told() -> None:
    table = Table()
    table.give(0, berry=4, amber=2)
    table.put(0, "merchant.1")
    table.resolve_only("merchant")
    table.play("decline")
    gain = table.w.space_at(table.place("merchant.1")).gain.ref
    assert table.told("trade_declined") == [
        {"seat": "seat:0", "place": "place:merchant.1", "gain": gain}
    ]


@pytest.mark.rule("H-TILE-AKKU-3")
def test_an_akku_that_is_left_is_told() -> None:
    table = Table()
    table.akku_card("akku_1")
    table.put_akku("berry.1")
    table.give(0, berry=5, amber=5)
    table.put(0, "akku_solar.1")
    table.resolve_only("akku_solar")
    table.play("decline")
    cost = table.tables.akku_cards[table.state.akku_card].cost.ref
    assert table.told("akku_declined") == [{"seat": "seat:0", "cost": cost}]


@pytest.mark.rule("H-TRIB-2")
def test_a_tribute_that_is_declined_is_told() -> None:
    table = Table(season="natsu")
    table.give(0, berry=9, amber=5, sapphire=3)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("decline")
    assert table.told("tribute_declined") == [{"seat": "seat:0", "season": "season:natsu"}]


@pytest.mark.rule("H-CARD-4")
@pytest.mark.parametrize("card", ["solar_swap", "solar_move_akku"])
def test_a_card_of_which_no_use_is_made_is_told(card: str) -> None:
    table = Table()
    table.put_akku("amber.1")
    table.put(0, "berry.1", standing=False)
    table.stack((1, card))
    table.resolve_only("akku_solar")
    table.play("decline")
    assert table.told("card_declined") == [{"seat": "seat:1", "card": f"card:{card}"}]


# -- spaces that bring nothing


@pytest.mark.rule("H-TRIB-2")
def test_no_line_that_can_be_paid_is_told() -> None:
    table = Table()
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert nothing(table) == [(f"place:{TRIBUTE}.1", "lack:tribute")]


@pytest.mark.rule("H-TILE-RES-2")
def test_a_price_that_cannot_be_paid_is_told() -> None:
    table = Table()
    table.put(0, "sapphire.1")
    table.resolve_only("sapphire")
    assert nothing(table) == [("place:sapphire.1", "lack:payment")]


@pytest.mark.rule("H-TILE-RES-2")
def test_a_price_for_nothing_is_told() -> None:
    table = Table()
    table.give(0, berry=9, amber=3)
    table.empty_supply("sapphire")
    table.put(0, "sapphire.1")
    table.resolve_only("sapphire")
    assert nothing(table) == [("place:sapphire.1", "lack:benefit")]


@pytest.mark.rule("H-TILE-MER-3")
@pytest.mark.parametrize(("berries", "lack"), [(0, "lack:merchandise"), (2, "lack:benefit")])
def test_a_merchant_without_a_trade_says_why(berries: int, lack: str) -> None:
    table = Table()
    place = next(
        place
        for place in ("merchant.1", "merchant.2", "merchant.3", "merchant.4")
        if table.w.space_at(table.place(place)).gain.ref == "bundle:amber=1"
    )
    table.give(0, berry=berries)
    table.empty_supply("amber")
    table.put(0, place)
    table.resolve_only("merchant")
    assert nothing(table) == [(f"place:{place}", lack)]


@pytest.mark.rule("H-TILE-AKKU-3")
def test_akkus_that_nobody_can_take_are_told() -> None:
    table = Table()
    table.akku_card("akku_1")
    table.put(0, "akku_solar.1")
    table.put(1, "akku_solar.2")
    table.give(1, berry=5, amber=5)
    table.resolve_only("akku_solar")
    assert nothing(table) == [
        ("place:akku_solar.1", "lack:akku"),
        ("place:akku_solar.2", "lack:akku"),
    ]
    table = Table()
    table.akku_card("akku_1")
    table.put_akku("berry.1")
    table.put(0, "akku_solar.1")
    table.resolve_only("akku_solar")
    assert nothing(table) == [("place:akku_solar.1", "lack:payment")]


# -- gains that cannot be taken


@pytest.mark.rule("H-TILE-7")
def test_a_short_supply_is_told() -> None:
    table = Table()
    table.empty_supply("berry")
    table.state.supply[0] = 1
    table.put(0, "berry.1")
    table.resolve_only("berry")
    assert table.told("gained") == [{"seat": "seat:0", "goods": "bundle:berry=1"}]
    assert missed(table) == [("seat:0", "bundle:berry=2", "lack:supply_empty")]


@pytest.mark.rule("H-ACT-DRAW-3")
def test_a_full_hand_is_told() -> None:
    table = Table()
    table.deal(0, *(["lunar_berry_and_solar"] * 2 + ["lunar_two_actions"] * 2 + ["lunar_akku"]))
    table.put(0, "solar.1")
    table.resolve_only("solar")
    assert missed(table) == [("seat:0", "bundle:solar_card=3", "lack:hand_full")]


@pytest.mark.rule("H-CARD-2")
def test_an_empty_deck_is_told() -> None:
    table = Table()
    table.state.lunar_deck = []
    table.put(0, "lunar.1")
    table.resolve_only("lunar")
    assert missed(table) == [("seat:0", "bundle:lunar_card=1", "lack:deck_empty")]


def test_a_gain_that_is_taken_whole_misses_nothing() -> None:
    table = Table()
    table.put(0, "berry.1")
    table.put(1, "solar.1")
    table.resolve_only("berry", "solar")
    assert missed(table) == []


# -- cards and blockers without effect


@pytest.mark.rule("H-CARD-S1")
@pytest.mark.rule("H-CARD-S3")
@pytest.mark.parametrize("card", ["solar_akku_berries", "solar_vp_south"])
def test_a_card_that_meets_nobody_has_no_effect(card: str) -> None:
    table = Table()
    table.stack((0, card))
    table.resolve_only("akku_solar")
    assert table.told("card_fizzled") == [{"card": f"card:{card}"}]


@pytest.mark.rule("H-CARD-S5")
def test_a_tile_resolved_for_nobody_is_told() -> None:
    table = Table()
    table.stack((0, "solar_resolve_south"))
    table.put(0, "lunar.1", standing=False)  # asleep since an earlier round
    table.resolve_only("akku_solar")
    assert table.told("tile_idle") == [{"tile": "tile:lunar"}]


@pytest.mark.rule("H-AKKU-2")
def test_akkus_that_the_lair_lacks_are_told() -> None:
    table = Table()
    table.empty_supply("akku")
    table.state.supply[3] = 1
    table.reveal_akkus("akku_5")  # North and South
    assert table.told("akku_placed") == [{"place": "place:akku_solar.1"}]
    assert table.told("akku_lacking") == [{"tile": "tile:lunar"}]


@pytest.mark.rule("H-ICE-2")
def test_ice_that_the_supply_lacks_is_told() -> None:
    table = Table()
    table.state.ice_supply = 0
    table.freeze("ice_1")
    assert table.told("blocker_not_placed") == []
    assert len(table.told("ice_lacking")) == 2


# -- the tribute tile


@pytest.mark.rule("H-TILE-TRIB-2")
def test_who_came_first_is_told_before_the_bonus() -> None:
    table = Table(3)
    table.coin_to(1)
    table.put(1, f"{TRIBUTE}.2")
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    kinds = [fact.kind for fact in table.facts]
    assert table.told("arrived_first") == [{"seat": "seat:1", "tile": f"tile:{TRIBUTE}"}]
    assert kinds.index("arrived_first") < kinds.index("gained")


@pytest.mark.rule("H-TILE-TRIB-3")
def test_a_coin_that_stays_is_told() -> None:
    table = Table()
    table.coin_to(1)
    table.put(1, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert table.told("coin_kept") == [{"seat": "seat:1"}]
    table = Table()
    table.resolve_only(TRIBUTE)
    assert table.told("coin_kept") == []


@pytest.mark.rule("H-TRIB-5")
def test_points_say_where_they_come_from() -> None:
    table = Table()
    table.put(1, "lunar.1", standing=False)
    table.stack((0, "solar_vp_south"))
    table.resolve_only("akku_solar")
    assert [told["category"] for told in table.told("scored")] == ["category:points_card"]


@pytest.mark.rule("H-CARD-L11")
def test_a_line_paid_for_no_points_is_told() -> None:
    table = Table(season="haru")
    line = table.line("haru_1.1")
    entry = table.tables.lines[line]
    table.give(0, berry=9, amber=9)
    table.put(0, f"{TRIBUTE}.1")
    table.state.line_waived[line] = 1
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.1")
    assert table.told("line_unscored") == [{"seat": "seat:0", "line": entry.ref}]
    assert table.told("scored") == []
