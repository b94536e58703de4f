"""Prices, discounts, colours of points, targets and supplies (B-EFFECT-10 to -27)."""

import pytest

from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.load import load_pack
from mori.games.bitoku.table.state import NONE
from tests.games.bitoku.pack.changes import VP_2, changed, problems_of, put
from tests.games.bitoku.table import Table, rules_for

TILES_AND_CARDS = ("yokai", "bitoku", "mitamas", "dragonflies", "crystals", "buildings", "gates")
BOARD_ONLY = ("choose_different", "shared_discount", "copy_forest_action")


def buy_mitama(table: Table) -> None:
    """Let seat 0 obtain a Mitama at 2 less."""
    table.resolve(0, table.effects_of("gate", "gate-b-mitama"))


# -- the pack


@pytest.mark.rule("B-EFFECT-10")
def test_the_pack_says_of_every_number_whether_it_multiplies_an_icon_or_a_choice() -> None:
    """A number on an icon stands with it; one on a choice makes it a choice of units."""
    one = [VP_2, {"kind": "movement", "n": 1}]
    number_on_choice = {"kind": "choose_one", "n": 2, "options": one}
    raw = changed(("yokai.toml", put("yokai", "kappa-2", effects=[number_on_choice])))
    place = ("yokai.toml", "yokai[1] kappa-2", "effects[0].n", "unknown_key")
    assert problems_of(load_pack, raw) == [place]
    no_number = {"kind": "choose_units", "options": one}
    raw = changed(("yokai.toml", put("yokai", "kappa-2", effects=[no_number])))
    place = ("yokai.toml", "yokai[1] kappa-2", "effects[0].n", "missing_key")
    assert problems_of(load_pack, raw) == [place]


@pytest.mark.rule("B-EFFECT-10")
def test_a_number_on_an_icon_multiplies_that_icon_alone() -> None:
    table = Table()
    table.kodama(1, "yomi", 4)
    table.resolve(0, table.effects_of("building", "onsen-6"))  # forward 2, back 1
    table.play("part 2", "back 1 yomi")
    assert table.asked == (0, "advance_kodama")  # back only once
    table.play("advance yomi", "advance yomi")
    assert table.asked == (0, "turn")
    assert (table.kodama_of(0, "yomi"), table.kodama_of(1, "yomi")) == (3, 3)


@pytest.mark.rule("B-EFFECT-27")
def test_a_pack_may_use_only_the_listed_effects() -> None:
    assert len(EFFECT_KINDS) == 23
    raw = changed(("yokai.toml", put("yokai", "kappa-2", effects=[{"kind": "steal", "n": 1}])))
    problems = problems_of(load_pack, raw)
    assert [problem[:3] for problem in problems] == [
        ("yokai.toml", "yokai[1] kappa-2", "effects[0].kind")
    ]


@pytest.mark.rule("B-EFFECT-27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_belongs_to_the_board_stands_on_no_card_or_tile(players: int) -> None:
    tables = rules_for(players).tables
    used = set()
    for pieces in TILES_AND_CARDS:
        open_nodes = [piece.effects.root for piece in getattr(tables, pieces)]
        while open_nodes:
            node = open_nodes.pop()
            used.add(node.kind.name)
            assert not node.from_hill
            open_nodes += node.children
    assert not used & set(BOARD_ONLY)
    assert used == set(EFFECT_KINDS) - set(BOARD_ONLY)


# -- prices and discounts


@pytest.mark.rule("B-EFFECT-12")
def test_without_its_price_a_tile_is_not_available() -> None:
    table = Table()
    table.market("mitama", "ara", "nigi", None, None)  # 1 jade, 1 sake
    table.give(0, sake=1)
    table.resolve(0, table.effects_of("yokai", "shin-ookami-2"))
    table.play("part 1")
    assert table.actions == ["obtain mitama 2", "skip"]
    assert table.why_not("obtain mitama 1") == ("cannot_pay", ("B-MITAMA-1", "B-EFFECT-12"))
    table.play("obtain mitama 2")
    assert table.goods(0) == {}


@pytest.mark.rule("B-EFFECT-13")
@pytest.mark.parametrize(
    ("waived", "left"),
    [
        (["waive jade"], {"jade": 1, "sake": 1}),  # what else is waived can only be sake
        (["waive sake", "waive jade"], {"jade": 1, "sake": 1}),
        (["waive sake", "waive sake"], {"sake": 2}),
    ],
)
def test_the_payer_chooses_which_resources_of_the_price_are_waived(
    waived: list[str], left: dict[str, int]
) -> None:
    table = Table()
    table.market("mitama", None, None, None, "ara")  # 1 jade and 2 sake
    table.give(0, jade=1, sake=2)
    buy_mitama(table)
    table.play("obtain mitama 4")
    assert table.asked == (0, "waive_resource")
    assert table.actions == ["waive jade", "waive sake"]
    assert table.why_not("waive wood") == ("not_in_price", ("B-EFFECT-13",))
    table.play(*waived)
    assert table.goods(0) == left


def test_before_a_price_is_settled_it_is_told_what_comes_with_the_space() -> None:
    table = Table()
    table.market("mitama", None, None, None, "ara")
    table.give(0, jade=1, sake=2)
    buy_mitama(table)
    known = table.game.seat_view(0)
    assert known.decision is not None
    buying = next(action for action in known.decision.actions if action.kind == "obtain")
    told = {note.kind: note.args for note in known.about(buying).notes}
    assert told["space_points"] == {"points": 5}
    assert told["price_less"] == {"price": "bundle:jade=1,sake=2", "count": 2}


@pytest.mark.rule("B-EFFECT-13")
def test_what_must_be_waived_leaves_the_rest_of_the_discount_free() -> None:
    table = Table()
    table.market("mitama", None, None, None, "ara")  # 1 jade and 2 sake
    table.give(0, jade=1, sake=1)
    buy_mitama(table)
    table.play("obtain mitama 4")
    decision = table.game.decisions[0]
    assert table.actions == ["waive jade", "waive sake"]
    assert decision.canonical == decision.actions


@pytest.mark.rule("B-EFFECT-13")
def test_what_is_waived_need_not_be_held_but_the_rest_must_be_paid() -> None:
    table = Table()
    table.market("mitama", None, None, None, "ara")
    table.give(0, jade=1)
    buy_mitama(table)
    table.play("obtain mitama 4")
    assert table.goods(0) == {}  # two sake waived, the jade paid
    table = Table()
    table.market("mitama", None, None, "ara", "ara")
    table.give(0, wood=5)
    buy_mitama(table)
    assert table.why_not("obtain mitama 4") == ("cannot_pay", ("B-MITAMA-1", "B-EFFECT-12"))


@pytest.mark.rule("B-EFFECT-14")
def test_a_discount_larger_than_the_price_gives_nothing_back() -> None:
    table = Table()
    table.market("mitama", "nigi", None, None, None)  # 1 jade, less 2
    table.give(0, jade=1, sake=1)
    buy_mitama(table)
    table.play("obtain mitama 1")
    assert table.goods(0) == {"jade": 1, "sake": 1}


@pytest.mark.rule("B-EFFECT-14")
def test_a_discount_does_not_change_resources_received() -> None:
    """BR-105."""
    table = Table()
    table.market("dragonfly", "dragonfly-vp", "dragonfly-rock", None, None)
    table.resolve(0, table.effects_of("yokai", "shin-ookami-1"))
    table.play("part 2", "obtain dragonfly 1")
    assert table.goods(0) == {"jade": 1}
    table.resolve(0, table.effects_of("yokai", "shin-ookami-1"))
    table.play("part 2", "obtain dragonfly 2")  # a free space
    assert table.goods(0) == {"jade": 1}


@pytest.mark.rule("B-EFFECT-14")
def test_a_discount_cannot_be_split_over_two_purchases() -> None:
    table = Table()
    table.market("mitama", None, "nigi", None, None)
    table.market("dragonfly", None, None, "dragonfly-vp", None)
    table.give(0, jade=1, sake=1)
    table.visit(0, 6, "yomi")
    table.play("row 6")
    table.play("part 3", "obtain mitama 2", "unlock 2")  # with the discount
    assert table.asked == (0, "choose_purchase")
    assert table.actions == ["part 2", "skip"]
    assert table.why_not("part 4") == ("already_done", ("B-EFFECT-14",))
    table.play("part 2", "obtain dragonfly 3", "pay jade")
    assert table.goods(0) == {"sake": 1}


@pytest.mark.rule("B-EFFECT-15")
def test_a_purchase_has_only_the_discount_of_the_effect_that_allows_it() -> None:
    """A Mitama at 2 less brings a building at 1 less, which is not 3 less."""
    table = Table()
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.building("area-yomi-3", "ryokan-1", owner=0)
    table.dragonflies(0, "dragonfly-build")
    table.market("mitama", "kushi", None, None, None)
    table.market("building", "temple-2", None, None, None)  # 1 wood and 1 stone, less 1
    table.give(0, stone=1)
    buy_mitama(table)
    table.play("obtain mitama 1", "part 2", "combine dragonfly-build")
    table.play("obtain building 1", "site area-yomi-4")
    assert table.goods(0) == {}
    assert table.state.counters_used[0] == 3


@pytest.mark.rule("B-EFFECT-15")
def test_without_a_discount_of_its_own_a_chained_purchase_costs_its_full_price() -> None:
    table = Table()
    table.state.counters_used[0] = 2
    table.dragonflies(0, "dragonfly-build")
    table.market("mitama", "kushi", None, None, None)
    table.market("building", "temple-2", None, None, None)
    buy_mitama(table)
    table.play("obtain mitama 1", "part 2", "combine dragonfly-build")
    assert table.asked == (0, "turn")  # 1 of wood and stone would have to be paid
    assert table.state.counters_used[0] == 2


# -- points and places


@pytest.mark.rule("B-EFFECT-16")
def test_orange_points_count_at_once_purple_ones_in_the_ascension_grey_ones_are_lost() -> None:
    table = Table()
    table.resolve(0, table.effects_of("gate", "gate-b-vp"))
    assert table.score(0) == 5  # orange
    table.give(0, wood=1)
    table.market("building", "farm-1", None, None, None)
    table.resolve(0, table.effects_of("crystal", "ingenuity-build"))
    table.play("obtain building 1", "site area-stairs-2")
    assert table.score(0) == 5  # purple, uncovered by the counter
    table.visions(0, "vision-28")
    table.ascend()
    assert table.tally(0, "fate") == 1
    assert table.tally(0, "failed_visions") == -2  # grey


@pytest.mark.rule("B-EFFECT-17")
@pytest.mark.parametrize("region", ["yomi", "forges"])
def test_with_a_green_arrow_the_kodama_moves_in_the_region_of_the_place(region: str) -> None:
    table = Table()
    site = {"yomi": "area-yomi-2", "forges": "area-forges-3"}[region]
    table.building(site, "onsen-2", owner=0)
    table.visit(0, 1, region)
    table.play(f"building {site}")
    for other in ("yomi", "stairs", "home", "glade", "forges"):
        assert table.kodama_of(0, other) == (2 if other == region else 1)


# -- what cannot be done


@pytest.mark.rule("B-EFFECT-21")
def test_a_part_that_cannot_be_carried_out_is_lost_and_the_others_are_not() -> None:
    table = Table()
    for number in (1, 2, 3):
        table.die(0, number, 2, "unlocked")
    table.resolve(0, table.effects_of("mitama", "nigi"))  # nothing is locked
    assert table.amulets_of(0) == [1, 0, 0]
    assert table.asked == (0, "turn")
    table = Table()
    table.rocks(0, "rock-ara")
    table.resolve(0, table.effects_of("gate", "gate-a-rock"))  # the garden is empty
    assert table.actions == ["pilgrim rock-pilgrim-1", "skip"]
    table = Table()
    table.resolve(0, table.effects_of("gate", "gate-b-yokai"))  # so are deck and discard pile
    assert table.amulets_of(0) == [1, 0, 0]
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-22")
def test_tiles_are_taken_from_the_face_up_display_never_from_a_stack() -> None:
    table = Table()
    table.market("mitama", None, "kushi", None, None)
    table.market_stack("mitama", "ara", "nigi")
    buy_mitama(table)
    assert table.actions == ["obtain mitama 2", "skip"]
    assert table.why_not("obtain mitama 1") == ("no_tile_there", ("B-EFFECT-22",))
    table = Table()
    table.market_stack("mitama", "ara", "nigi")
    buy_mitama(table)
    assert table.asked == (0, "turn")


# -- cards


@pytest.mark.rule("B-EFFECT-23")
def test_a_drawn_card_is_the_top_one_of_the_own_deck() -> None:
    table = Table()
    table.deck(0, "start-kitsune", "start-kappa")
    table.yokai_deck("kappa-1")
    table.resolve(0, table.effects_of("crystal", "dream-draw"))
    assert table.actions == ["draw", "skip"]
    table.play("draw")
    assert table.hand_of(0) == ["start-kitsune"]


@pytest.mark.rule("B-EFFECT-23")
def test_a_draw_that_was_chosen_among_others_is_not_asked_about_again() -> None:
    table = Table()
    table.deck(0, "start-kitsune", "start-kappa")
    draw = table.effect("draw_card(n=1)")
    draw.kind.begin_chosen(table.w, 0, draw, -1, -1)
    assert table.hand_of(0) == ["start-kitsune"]
    assert table.state.frames == []


@pytest.mark.rule("B-EFFECT-23")
def test_an_empty_own_deck_is_rebuilt_and_with_no_card_at_all_the_draw_is_lost() -> None:
    table = Table()
    table.discard_pile(0, "start-kappa", "start-nezumi")
    table.resolve(0, table.effects_of("crystal", "dream-draw"))
    table.play("draw")
    assert len(table.state.hands[0]) == len(table.state.decks[0]) == 1
    assert table.state.discards[0] == []
    table = Table()
    table.resolve(0, table.effects_of("crystal", "dream-draw"))
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-24")
def test_of_the_top_two_common_yokai_cards_one_must_be_kept() -> None:
    table = Table()
    table.yokai_deck("kappa-1", "nezumi-1", "kitsune-1")
    table.resolve(0, table.effects_of("yokai", "yama-uba-4"))
    assert table.actions == ["look", "skip"]
    table.play("look")
    assert table.actions == ["keep kappa-1", "keep nezumi-1"]
    for declining in ("skip", "refuse"):  # BR-107
        assert table.why_not(declining) == ("must_choose", ("B-EFFECT-24",))
    table.play("keep nezumi-1")
    assert table.hand_of(0) == ["nezumi-1"]
    assert table.state.yokai_deck == [table.yokai("kappa-1"), table.yokai("kitsune-1")]


@pytest.mark.rule("B-EFFECT-24")
def test_the_decision_to_look_comes_before_looking() -> None:
    table = Table()
    table.yokai_deck("kappa-1", "nezumi-1", "kitsune-1")
    table.resolve(0, table.effects_of("yokai", "yama-uba-4"))
    table.play("skip")
    assert table.hand_of(0) == []
    assert table.state.yokai_deck[-1] == table.yokai("kappa-1")


@pytest.mark.rule("B-EFFECT-24")
def test_an_empty_common_deck_is_rebuilt_and_a_single_card_is_taken() -> None:
    table = Table()
    table.state.yokai_discard = [table.yokai("kappa-1"), table.yokai("kappa-2")]
    table.resolve(0, table.effects_of("yokai", "yama-uba-4"))
    table.play("look")
    assert table.actions == ["keep kappa-1", "keep kappa-2"]
    table.play("keep kappa-2")
    assert table.state.yokai_discard == []
    table.resolve(0, table.effects_of("yokai", "yama-uba-4"))
    table.play("look")
    assert table.hand_of(0) == ["kappa-1", "kappa-2"]
    table.resolve(0, table.effects_of("yokai", "yama-uba-4"))
    assert table.asked == (0, "turn")  # none at all: lost


# -- supplies


@pytest.mark.rule("B-EFFECT-25")
def test_three_resources_of_a_kind_and_a_marker_are_the_same_plain_count() -> None:
    table = Table()
    table.give(0, wood=2)
    table.resolve(0, table.effects_of("yokai", "imomushi-3"))
    table.play("take wood", "take wood")
    assert table.goods(0) == {"wood": 4}
    assert table.game.view(1)["players"][0]["resources"]["wood"] == 4
    # One unit of the four can be paid without any change.
    table.market("crystal", None, "dream-any", None, None)
    table.resolve(0, table.effects_of("crystal", "ingenuity-crystal"))
    table.play("obtain crystal 2", "slot slot-dream-1")
    assert table.goods(0) == {"wood": 3}


@pytest.mark.rule("B-EFFECT-26")
def test_resources_and_amulets_never_run_out() -> None:
    """The box holds 18 tokens of each resource and 58 Amulets."""
    table = Table()
    table.give(0, wood=18)
    table.give(1, wood=18)
    table.amulets(0, *[1] * 58)
    table.resolve(0, table.effects_of("building", "farm-1"))
    table.resolve(0, table.effects_of("building", "onsen-1"))
    assert table.goods(0) == {"wood": 19}
    assert table.amulets_of(0) == [59, 0, 0]


@pytest.mark.rule("B-EFFECT-26")
def test_other_components_are_limited() -> None:
    table = Table()
    table.bitoku_deck("gi")
    table.resolve(0, table.effects_of("yokai", "kitsune-4"))
    table.play("look")
    table.resolve(0, table.effects_of("yokai", "kitsune-4"))
    assert table.asked == (0, "turn")
    assert table.state.bitoku_path[0] == [table.bitoku("gi")]
    table.garden("rock-ara", None, None, None)
    table.resolve(0, table.effects_of("building", "temple-1"))
    table.play("rock rock-ara")
    table.resolve(1, table.effects_of("building", "temple-1"))
    assert table.asked == (0, "turn")
    assert table.state.garden == [NONE] * 4


# -- an option


@pytest.mark.rule("B-HOME-5")
@pytest.mark.parametrize(
    ("allowed", "copies"), [(True, ["copy 1 1", "copy 1 2"]), (False, ["copy 1 2"])]
)
def test_copying_a_die_in_the_home_depends_on_the_option(allowed: bool, copies: list[str]) -> None:
    """BR-29 and the option copy_in_home."""
    table = Table(copy_in_home=allowed)
    table.die(1, 1, 1, "home-1")
    table.die(1, 2, 3, "glade")
    table.visit(0, 2, "home-6")
    assert table.actions == [*copies, "skip"]
    if allowed:
        table.play("copy 1 1")
        assert table.amulets_of(0) == [0, 1, 0]
    else:
        code, rules = table.why_not("copy 1 1")
        assert code == "die_cannot_be_copied" and "B-HOME-5" in rules
