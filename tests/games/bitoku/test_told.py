"""The log tells what nobody would guess: what is declined, lost, outranked, removed, counted."""

import re

import pytest

from mori.core.shown import EffectData
from mori.games.bitoku.effects.costs import begin_payment
from mori.games.bitoku.effects.kodamas import PushKodamasBack
from mori.games.bitoku.seasons.year import S_CLOSE
from tests.effects import effect
from tests.games.bitoku.forest import rich
from tests.games.bitoku.table import Table


def lost(table: Table) -> list[EffectData]:
    return [one for told in table.told("effects_lost") for one in told["effects"]]  # type: ignore[attr-defined]


def declined(table: Table) -> list[EffectData]:
    return [one for told in table.told("effects_declined") for one in told["effects"]]  # type: ignore[attr-defined]


# -- dice


@pytest.mark.rule("B-SUMMER-22")
def test_a_die_that_another_outranks_is_told() -> None:
    table = Table(3)
    table.die(1, 1, 5, "yomi")
    table.visit(0, 4, "yomi")
    assert table.told("die_outranked") == [
        {"seat": "seat:0", "value": 4, "other": 5, "region": "region:yomi"}
    ]
    assert table.told("nothing_to_do") == []


@pytest.mark.rule("B-SUMMER-22")
def test_a_die_as_high_as_the_others_is_not_outranked() -> None:
    table = Table(3)
    table.die(1, 1, 4, "yomi")
    table.visit(0, 4, "yomi")
    assert table.told("die_outranked") == []


@pytest.mark.rule("B-VARIANT-1")
def test_in_the_harder_variant_an_equal_die_outranks() -> None:
    table = Table(3, harder=True)
    table.die(1, 1, 4, "yomi")
    table.visit(0, 4, "yomi")
    assert [told["other"] for told in table.told("die_outranked")] == [4]


@pytest.mark.rule("B-SUMMER-22")
def test_it_is_known_before_the_die_is_placed() -> None:
    table = Table(3)
    table.die(0, 1, 4, "unlocked")
    table.die(1, 1, 5, "yomi")
    table.turn(0)
    table.play("use 1")
    known = table.game.seat_view(0)
    assert known.decision is not None
    place = next(action for action in known.decision.actions if action.text == "place yomi")
    assert "die_outranked" in [fact.kind for fact in known.outcome(place).facts]


@pytest.mark.rule("B-HOME-4", "B-HOME-5")
def test_label_six_tells_the_copied_die_and_the_new_value() -> None:
    table = Table()
    table.die(1, 2, 3, "glade")
    table.visit(0, 5, "home-6")
    assert table.told("die_changed") == [{"seat": "seat:0", "value": 4}]
    table.play("copy 1 2")
    assert table.told("die_copied") == [
        {"seat": "seat:0", "owner": "seat:1", "value": 3, "place": "region:glade"}
    ]


@pytest.mark.rule("B-SUMMER-16")
def test_points_of_an_amulet_above_six_are_told() -> None:
    table = Table()
    table.die(0, 1, 4, "unlocked")
    table.amulets(0, 3)
    table.turn(0)
    table.play("use 1", "amulet 3")
    assert table.told("amulet_points_lost") == [{"seat": "seat:0", "count": 1}]


# -- declined


@pytest.mark.rule("B-EFFECT-4")
def test_what_is_declined_is_named_with_what_is_left_of_it() -> None:
    table = Table()
    table.perform(0, "kodama_forward(n=2,scope=any)")
    table.play("advance yomi", "skip")
    assert declined(table) == [effect("kodama_forward", n=1, scope="any")]


@pytest.mark.rule("B-PATH-3")
def test_movement_points_that_are_not_spent_are_told() -> None:
    table = Table()
    table.perform(0, "movement(n=2)")
    table.play("skip")
    assert declined(table) == [effect("movement", n=2)]


@pytest.mark.rule("B-SUMMER-21")
@pytest.mark.parametrize(
    ("value", "building", "offer"),
    [
        (3, False, "offer:forest_action"),
        (3, True, "offer:forest_and_building"),
    ],
)
def test_a_forest_action_that_is_declined_is_told(value: int, building: bool, offer: str) -> None:
    table = Table(3)
    if building:
        table.building("area-stairs-1", "ancient-1")
    table.visit(0, value, "stairs")
    table.play("skip")
    assert table.told("declined") == [{"seat": "seat:0", "offer": offer}]


@pytest.mark.rule("B-WINTER-8")
def test_a_spirits_virtue_that_is_declined_is_told() -> None:
    table = Table()
    table.played(0, 1, "start-kappa")
    table.deck(0, "start-nezumi", "start-imomushi", "start-kitsune", "nezumi-1")
    table.season(S_CLOSE - 1)
    table.play("skip")
    assert table.told("declined") == [{"seat": "seat:0", "offer": "offer:virtue"}]


# -- lost


@pytest.mark.rule("B-KODAMA-6")
def test_kodama_steps_that_nobody_can_make_are_told() -> None:
    table = Table()
    for region in ("stairs", "home", "glade", "forges"):
        table.kodama(0, region, 7)
    table.kodama(0, "yomi", 6)
    table.perform(0, "kodama_forward(n=2,scope=any)")
    table.play("advance yomi")
    assert lost(table) == [effect("kodama_forward", n=1, scope="any")]


@pytest.mark.rule("B-KODAMA-6")
def test_a_step_in_one_region_that_is_lost_is_told() -> None:
    table = Table()
    table.kodama(0, "yomi", 7)
    table.perform(0, "kodama_forward(n=1,scope=region)", table.region("yomi"))
    assert lost(table) == [effect("kodama_forward", n=1, scope="region")]


@pytest.mark.rule("B-KODAMA-7")
def test_steps_back_that_nobody_can_make_are_told() -> None:
    table = Table()
    table.kodama(1, "yomi", 2)
    table.perform(0, "kodama_back(n=2,scope=any)")
    table.play("back 1 yomi")
    assert lost(table) == [effect("kodama_back", n=1, scope="any")]
    for region in (table.region("yomi"), table.region("forges")):
        said = PushKodamasBack(0, 1, region, 0).said()
        assert said == effect("kodama_back", n=1, scope="region")


@pytest.mark.rule("B-EFFECT-21")
def test_a_card_that_cannot_be_used_is_told() -> None:
    table = Table()  # with nothing on display
    table.hand(0, "shin-ookami-3")
    table.turn(0)
    table.play("play shin-ookami-3 > 1")
    assert lost(table) == [table.effects_of("yokai", "shin-ookami-3").root.said]


@pytest.mark.rule("B-EFFECT-21")
def test_a_part_of_a_card_that_cannot_be_used_is_told() -> None:
    table = Table()
    table.hand(0, "nezumi-4")  # a building, of which there is none, and an Amulet
    table.turn(0)
    table.play("play nezumi-4 > 1")
    assert table.amulets_of(0) == [0, 1, 0]
    assert lost(table) == [effect("build", discount=0)]


@pytest.mark.rule("B-FOREST-8", "B-EFFECT-21")
def test_a_purchase_of_a_row_for_six_that_cannot_be_made_is_told() -> None:
    table = Table()  # with a Dragonfly on display, and no Mitama
    table.market("dragonfly", None, None, "dragonfly-amulet-3")
    table.visit(0, 6, "yomi")
    table.play("row 6", "part 4", "obtain dragonfly 3")
    assert lost(table) == [effect("mitama", discount=0)]
    assert declined(table) == []


@pytest.mark.rule("B-FOREST-8", "B-EFFECT-4")
def test_a_purchase_of_a_row_for_six_that_is_not_wanted_is_told() -> None:
    table = rich()
    table.visit(0, 6, "yomi")
    table.play("row 6", "part 4", "obtain dragonfly 3", "skip")
    assert declined(table) == [effect("mitama", discount=0)]
    assert lost(table) == []


@pytest.mark.rule("B-HOME-9")
def test_a_copy_without_a_die_to_copy_is_told() -> None:
    table = Table()
    table.perform(0, "copy_forest_action")
    assert lost(table) == [effect("copy_forest_action", n=1)]


@pytest.mark.rule("B-HOME-5", "B-EFFECT-4")
def test_a_copy_that_is_not_wanted_is_told() -> None:
    table = Table()
    table.die(1, 2, 3, "glade")
    table.visit(0, 5, "home-6")
    table.play("skip")
    assert declined(table) == [effect("copy_forest_action", n=1)]


@pytest.mark.rule("B-MITAMA-15")
def test_dice_that_are_not_there_to_unlock_are_told() -> None:
    table = Table()
    for number in (1, 2):
        table.die(0, number, 2, "unlocked")
    table.perform(0, "unlock_die(n=1)")
    assert lost(table) == []
    table.perform(0, "unlock_die(n=1)")
    assert lost(table) == [effect("unlock_die", n=1)]


@pytest.mark.rule("B-EFFECT-23")
def test_cards_that_are_not_there_to_draw_are_told() -> None:
    table = Table()
    table.deck(0, "start-kappa")
    table.perform(0, "draw_card(n=1)")
    table.play("draw")
    assert lost(table) == []
    table.perform(0, "draw_card(n=1)")
    table.play("draw")
    assert lost(table) == [effect("draw_card", n=1)]


@pytest.mark.rule("B-EFFECT-14")
@pytest.mark.parametrize(("price", "unused"), [([1, 0, 0, 0, 0], [1]), ([1, 1, 0, 0, 0], [])])
def test_a_discount_above_the_price_is_told(price: list[int], unused: list[int]) -> None:
    table = Table()
    begin_payment(table.w, 0, price, 2)
    assert [told["count"] for told in table.told("discount_lost")] == unused


@pytest.mark.rule("B-RIVER-8")
def test_a_hill_without_a_favour_left_is_told() -> None:
    table = Table(3)
    for letter in "abc":
        table.cover("yomi", letter)
    table.die(0, 1, 4, "yomi")
    table.turn(0)
    table.play("cross 1")
    assert table.told("no_favour_left") == [{"seat": "seat:0"}]


# -- Winter


@pytest.mark.rule("B-WINTER-14")
def test_each_tile_that_winter_removes_is_named() -> None:
    table = Table()
    spaces = len(table.tables.market_spaces[0])
    table.market("mitama", *([None] * (spaces - 1)), "ara")
    table.season(S_CLOSE)
    removed = [told for told in table.told("tile_removed") if told["market"] == "market:mitama"]
    assert removed == [{"market": "market:mitama", "tile": "mitama:ara"}]


@pytest.mark.rule("B-WINTER-11")
def test_the_cards_that_leave_the_hills_are_named() -> None:
    table = Table()
    table.hill_cards("yomi", "gi", "kappa-1")
    table.season(S_CLOSE)
    assert table.told("hills_cleared")[0]["cards"] == ["bitoku:gi", "yokai:kappa-1"]


# -- the Ascension


@pytest.mark.rule("B-ASCEND-11", "B-ASCEND-13")
def test_each_rock_is_told_with_the_type_of_each_wild_card() -> None:
    table = Table()
    table.rocks(0, "rock-kitsune", "rock-kappa")
    table.rock_pilgrims(0, 1)
    table.deck(0, "start-kitsune", "yama-uba-1", "start-kappa")
    table.ascend()
    best = [told for told in table.told("rock_scored") if told["points"]]
    assert sum(int(str(told["points"])) for told in best) == table.tally(0, "rocks")
    assert len(table.told("rock_scored")) == 2
    wild = table.told("wild_counted")
    assert [told["piece"] for told in wild] == ["yokai:yama-uba-1"]
    assert wild[0]["type"] in ("yokai:kitsune", "yokai:kappa")
    for told in table.told("rock_scored"):
        assert told["points"] == int(str(told["count"])) * int(str(told["pilgrims"]))


@pytest.mark.rule("B-ASCEND-13")
def test_a_wild_card_that_no_rock_needs_has_no_type() -> None:
    table = Table()
    table.deck(0, "yama-uba-1")
    table.ascend()
    assert table.told("wild_counted") == []


@pytest.mark.rule("B-ASCEND-16", "B-ASCEND-17", "B-VISION-8")
def test_each_vision_is_told_with_what_met_it_or_what_it_lacked() -> None:
    table = Table()
    table.visions(0, "vision-02", "vision-08", "vision-28")
    table.mitamas(0, "ara", "ara", "nigi", "nigi")
    table.walker(0, "right-light-1-1")
    table.give(0, wood=2)
    table.ascend()
    met = {told["card"]: told["items"] for told in table.told("vision_completed")}
    failed = {told["card"]: told["items"] for told in table.told("vision_failed")}
    assert set(met) == {"vision:vision-02", "vision:vision-08"}
    assert set(failed) == {"vision:vision-28"}
    assert all(
        str(items).startswith("counted:item:") and "=" in str(items) for items in met.values()
    )
    assert "=" in str(failed["vision:vision-28"])


@pytest.mark.rule("B-ASCEND-16", "B-ASCEND-19")
def test_visions_are_goals_and_the_ending_meets_and_fails_the_same() -> None:
    table = Table()
    table.visions(0, "vision-02", "vision-08", "vision-28")
    table.mitamas(0, "ara", "ara", "nigi", "nigi")
    table.walker(0, "right-light-1-1")
    table.give(0, wood=2)
    game = table.game
    before = game.rules.goals(game.state, 0)
    table.ascend()
    after = game.rules.goals(game.state, 0)
    for goals in (before, after):
        assert {each.name for each in goals if each.is_met} == {
            "vision:vision-02",
            "vision:vision-08",
        }
        (failed,) = [each for each in goals if not each.is_met]
        assert failed.name == "vision:vision-28" and failed.missing > 0 and failed.points > 0
    lacking = table.told("vision_failed")[0]["items"]
    assert failed.missing == sum(int(n) for n in re.findall(r"=(\d+)", str(lacking)))
    assert game.rules.goals(game.state, 1) == [] or all(
        each.name.startswith("vision:") for each in game.rules.goals(game.state, 1)
    )


@pytest.mark.rule("B-ASCEND-4", "B-ASCEND-14")
def test_what_points_are_counted_from_is_told() -> None:
    table = Table()
    table.bitoku_path(0, "gi", "rei", "gi")
    for number in (1, 2, 3):
        table.die(0, number, 2)
    table.give(0, wood=1)
    table.ascend()
    told = {
        one["category"]: one["count"] for one in table.told("counted") if one["seat"] == "seat:0"
    }
    assert told["category:bitoku_types"] == 2
    assert told["category:guardians"] == 7
