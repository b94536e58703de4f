"""Worked examples of the Ascension; together the rulebooks' full scoring example (B-EX)."""

from pathlib import Path
from shutil import copytree

import pytest

import mori.games.bitoku
from mori.core.rng import seeded
from mori.games.bitoku.effects.visions import best_visions
from mori.games.bitoku.loading.rules import load_rules
from mori.games.bitoku.options import OPTIONS
from mori.games.bitoku.seasons.ascension import bitoku_types_vp, treasure_share
from mori.games.bitoku.seasons.year import S_SNAPSHOT
from mori.games.bitoku.table.codes import ITEMS, REGIONS, VISION_ITEMS
from mori.games.bitoku.table.pieces import VisionCard
from mori.games.bitoku.table.setup import lay_table
from mori.games.bitoku.table.state import BitokuState
from tests.games.bitoku.table import Table

PURPLE, YELLOW, BROWN, GREEN = range(4)
DATA = Path(mori.games.bitoku.__file__).parent / "data"
CRYSTAL = ITEMS.index("crystal")


def ascend(table: Table) -> Table:
    """Play the Ascension; the card of purple's Dream Crystal is drawn without a question."""
    table.season(S_SNAPSHOT)
    assert table.game.is_over
    return table


# -- Visions


@pytest.mark.rule("B-EX-22")
@pytest.mark.parametrize(
    ("buildings", "resources", "pairs", "points"),
    [(2, 1, 1, 6), (1, 1, 1, -2), (2, 0, 1, -2), (2, 1, 0, -2)],
)
def test_the_vision_pays_six_with_all_its_items_and_costs_two_without_one(
    buildings: int, resources: int, pairs: int, points: int
) -> None:
    table = Table()
    table.visions(0, "vision-13")
    for site, tile in (("area-yomi-2", "onsen-1"), ("area-yomi-3", "ryokan-1"))[:buildings]:
        table.building(site, tile, owner=0)
    table.give(0, sake=resources)
    for _ in range(pairs):
        table.pair(0, "ara", "dragonfly-vp")
    table.mitamas(0, "ara")
    table.dragonflies(0, "dragonfly-vp")  # uncombined: no pair
    ascend(table)
    assert table.tally(0, "visions") + table.tally(0, "failed_visions") == points
    assert table.state.visions_done[0] == (1 if points > 0 else 0)


def crystal_vision(index: int, crystals: int, vp: int, penalty: int) -> VisionCard:
    requires = [0] * VISION_ITEMS
    requires[CRYSTAL] = crystals
    return VisionCard(index, f"v{index}", 1, requires, vp, penalty)


THREE_CRYSTALS = [3 if item == CRYSTAL else 0 for item in range(VISION_ITEMS)]


@pytest.mark.rule("B-EX-23")
def test_three_crystals_are_assigned_to_the_visions_that_pay_most() -> None:
    cards = [crystal_vision(1, 2, 6, 2), crystal_vision(2, 2, 5, 1), crystal_vision(3, 1, 3, 1)]
    completed = best_visions(cards, THREE_CRYSTALS)
    assert sorted(card.id for card in completed) == ["v1", "v3"]
    won = sum(card.vp for card in completed)
    lost = sum(card.penalty for card in cards if card not in completed)
    assert won - lost == 8


@pytest.mark.rule("B-EX-23")
@pytest.mark.parametrize(
    ("wanted", "completable"),
    [
        ({1}, True),
        ({2}, True),
        ({3}, True),
        ({1, 3}, True),
        ({2, 3}, True),
        ({1, 2}, False),
        ({1, 2, 3}, False),
    ],
)
def test_a_set_of_visions_needs_its_crystals_all_at_once(
    wanted: set[int], completable: bool
) -> None:
    needs = {1: 2, 2: 2, 3: 1}
    cards = [crystal_vision(index, needs[index], 9, 1) for index in wanted]
    completed = best_visions(cards, THREE_CRYSTALS)
    assert ({card.index for card in completed} == wanted) is completable


@pytest.mark.rule("B-EX-23")
def test_three_crystals_serve_two_of_three_visions_in_the_game() -> None:
    table = Table()
    # 2 crystals each for 6 / -2 and for 5 / -1; 1 crystal for 4 / -1; all other needs met.
    table.visions(0, "vision-15", "vision-07", "vision-03")
    for slot, tile in (
        ("slot-memory-1", "memory-river"),
        ("slot-memory-2", "memory-rock"),
        ("slot-ingenuity-left", "ingenuity-build"),
    ):
        table.crystal(0, slot, tile)
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.building("area-yomi-3", "ryokan-1", owner=0)
    table.pair(0, "ara", "dragonfly-vp")
    table.give(0, wood=1)
    table.walker(0, "right-light-1-1")
    ascend(table)
    assert (table.tally(0, "visions"), table.tally(0, "failed_visions")) == (6 + 4, -1)
    assert table.state.visions_done[0] == 2


# -- the scoring example


def scoring_table(brown_before: int = 60) -> Table:
    """Purple with 67 VP before the Ascension; yellow, brown and green around her."""
    table = Table(4)
    table.order(PURPLE, BROWN, YELLOW, GREEN)
    table.state.scores[PURPLE] = 67
    # Dream Crystals in slots of 1, 2 and 2 VP; the first Building counter uncovers 1 VP.
    table.crystal(PURPLE, "slot-dream-1", "dream-draw")
    table.crystal(PURPLE, "slot-dream-2", "dream-amulet")
    table.crystal(PURPLE, "slot-dream-3", "dream-sake")
    table.deck(PURPLE, "start-kappa", "start-nezumi")
    table.building("area-yomi-4", "temple-1", owner=PURPLE)
    table.bitoku_path(PURPLE, "makoto", "chuugi", "yu", "makoto", completed=2)
    table.rocks(PURPLE, "rock-ara", "rock-ryokan-temple")
    table.rock_pilgrims(PURPLE, 1, 2)
    table.pair(PURPLE, "ara", "dragonfly-vp")
    table.pair(PURPLE, "ara", "dragonfly-rock")
    table.pair(PURPLE, "shinigami-resource", "dragonfly-vision")
    for number, value in enumerate((3, 5, 3), start=1):
        table.die(PURPLE, number, value)
    table.give(PURPLE, wood=2)
    table.walker(PURPLE, "left-gate-1-1")
    table.visions(PURPLE, "vision-14", "vision-06")
    # Yomi 5 / 3, Stairs 6 / 3 / 1, Home 6 / 4 / 2, Glade 7 / 3 / 1, Forges 4 / 2.
    table.state.treasures = [1, 2, 3, 4, 0]
    kodamas = {"yomi": (5, 2, 3, 1), "forges": (6, 5, 6, 4)}  # by seat
    for region in REGIONS:
        for seat, space in enumerate(kodamas.get(region, (1, 3, 4, 2))):
            table.kodama(seat, region, space)
    # Brown: lake 3 + 6 + 6 + 7 + 3, guardians (6 + 2) / 4, Visions 4 + 6, fate 2 + 2: 41 VP.
    table.state.scores[BROWN] = brown_before
    table.mitamas(BROWN, "nigi", "nigi", "nigi", "nigi")
    table.give(BROWN, jade=2)
    table.crystal(BROWN, "slot-memory-1", "memory-river")
    table.crystal(BROWN, "slot-memory-2", "memory-rock")
    table.visions(BROWN, "vision-02", "vision-16")
    return table


@pytest.mark.rule("B-EX-24")
def test_purple_reaps_card_amulet_and_sake_and_is_first() -> None:
    table = ascend(scoring_table())
    assert table.hand_of(PURPLE) == ["start-kappa"]
    assert table.amulets_of(PURPLE) == [1, 0, 0]
    assert table.goods(PURPLE) == {"wood": 2, "sake": 1}
    firsts = [table.tally(seat, "first_player") for seat in range(4)]
    assert firsts == [3, 0, 0, 0]


@pytest.mark.rule("B-EX-24")
def test_the_sake_of_the_ascension_counts_for_the_guardians_but_not_for_visions() -> None:
    table = scoring_table()
    table.state.resources = [0] * len(table.state.resources)
    table.visions(PURPLE, "vision-04")  # a resource, a building and a pair: 4 / -1
    ascend(table)
    assert table.tally(PURPLE, "guardians") == 3  # (11 + 1) / 4
    assert (table.tally(PURPLE, "visions"), table.tally(PURPLE, "failed_visions")) == (0, -1)


@pytest.mark.rule("B-EX-25")
def test_three_bitoku_types_give_four_and_two_treasures_eight() -> None:
    table = ascend(scoring_table())
    assert table.tally(PURPLE, "bitoku_types") == 4
    assert table.tally(PURPLE, "lake_treasures") == 8
    shares = {
        (fact["seat"], fact["region"]): fact["points"] for fact in table.told("treasure_shared")
    }
    purple = {key: points for key, points in shares.items() if key[0] == "seat:0"}
    assert purple == {("seat:0", "region:yomi"): 5, ("seat:0", "region:forges"): 3}
    in_forges = {key: points for key, points in shares.items() if key[1] == "region:forges"}
    assert in_forges == {("seat:0", "region:forges"): 3, (f"seat:{BROWN}", "region:forges"): 3}


@pytest.mark.rule("B-EX-25", "B-ASCEND-4")
def test_two_designs_of_one_bitoku_type_in_an_owners_pack_count_once(tmp_path: Path) -> None:
    pack = copytree(DATA, tmp_path / "pack")
    text = (pack / "bitoku.toml").read_text("utf-8")
    first = "[[bitoku]]" + text.split("[[bitoku]]")[1]
    other = first.replace('id = "makoto"', 'id = "makoto-2"').replace("count = 5", "count = 2")
    text = text.replace(first, first.replace("count = 5", "count = 3") + other)
    (pack / "bitoku.toml").write_text(text, "utf-8")
    rules = load_rules(pack, 2, {option.name: option.default for option in OPTIONS})
    state = BitokuState()
    lay_table(state, rules.tables, seeded(1))
    writer = rules.bitoku_writer(state, None)
    designs = [card.index for card in rules.tables.bitoku]
    writer.state.bitoku_path[0] = designs
    assert (len(designs), bitoku_types_vp(writer, 0)) == (8, 22)
    writer.state.bitoku_path[0] = designs[:2]
    assert bitoku_types_vp(writer, 0) == 1


@pytest.mark.rule("B-EX-26")
def test_the_rocks_of_ara_and_of_ryokan_and_temple_give_seven() -> None:
    assert ascend(scoring_table()).tally(PURPLE, "rocks") == 7


@pytest.mark.rule("B-EX-26")
@pytest.mark.parametrize(
    ("spaces", "points"), [((1,), 3), ((2,), 4), ((), 0)]
)  # the second space touches both rocks, the first only rock 1
def test_each_rock_counts_only_the_pilgrims_beside_it(spaces: tuple[int, ...], points: int) -> None:
    table = scoring_table()
    table.state.rock_pilgrims = [0] * len(table.state.rock_pilgrims)
    table.rock_pilgrims(PURPLE, *spaces)
    assert ascend(table).tally(PURPLE, "rocks") == points


@pytest.mark.rule("B-EX-27")
def test_dice_and_resources_give_a_quarter_rounded_down() -> None:
    table = scoring_table()
    assert ascend(table).tally(PURPLE, "guardians") == 3  # dice 11, 2 wood and the sake reaped
    table = Table()
    for number, value in enumerate((3, 5, 3), start=1):
        table.die(0, number, value)
    table.give(0, wood=2, sake=1)
    assert ascend(table).tally(0, "guardians") == 3


@pytest.mark.rule("B-EX-28")
def test_one_building_completes_the_better_of_two_visions() -> None:
    table = ascend(scoring_table())
    assert (table.tally(PURPLE, "visions"), table.tally(PURPLE, "failed_visions")) == (6, -1)
    completed = [told for told in table.told("vision_completed") if told["seat"] == "seat:0"]
    assert [told["card"] for told in completed] == ["vision:vision-14"]


@pytest.mark.rule("B-EX-29")
def test_brown_with_101_loses_to_purple() -> None:
    table = ascend(scoring_table(brown_before=61))
    result = table.game.result
    assert result is not None
    assert (result.scores[PURPLE], result.scores[BROWN]) == (103, 101)
    assert result.winners == [PURPLE]


@pytest.mark.rule("B-EX-29")
def test_brown_with_103_wins_by_two_visions_against_one() -> None:
    table = ascend(scoring_table(brown_before=63))
    result = table.game.result
    assert result is not None
    assert (result.scores[PURPLE], result.scores[BROWN]) == (103, 103)
    assert (table.state.visions_done[PURPLE], table.state.visions_done[BROWN]) == (1, 2)
    assert result.winners == [BROWN]  # though purple is before brown in turn order


@pytest.mark.rule("B-EX-24", "B-EX-25", "B-EX-26", "B-EX-27", "B-EX-28", "B-EX-29")
def test_the_scoring_example_67_and_36_make_103() -> None:
    table = ascend(scoring_table())
    account = {
        "first_player": 3,
        "bitoku_types": 4,
        "lake_treasures": 8,
        "rocks": 7,
        "guardians": 3,
        "visions": 6,
        "failed_visions": -1,
        "fate": 6,
    }
    assert {category: table.tally(PURPLE, category) for category in account} == account
    assert sum(account.values()) == 36
    assert sum(table.state.tally[: len(table.state.tally) // 4]) == 36  # and nothing else
    assert table.score(PURPLE) == 67 + 36 == 103


# -- a neutral Kodama in a tie


@pytest.mark.rule("B-EX-33")
def test_two_players_and_the_neutral_kodama_on_one_space_share_by_three() -> None:
    table = Table(2)
    for seat in (0, 1):
        for region in REGIONS:
            table.kodama(seat, region, 4)
    glade = table.region("glade")
    shares = [treasure_share(table.w, glade, [5, 3, 1], seat) for seat in (0, 1)]
    assert shares == [3, 3]
    ascend(table)
    # 4 / 2, 5 / 3, 6 / 3 / 1, 6 / 4 / 2 and 7 / 3 / 1, each by three
    assert [table.tally(seat, "lake_treasures") for seat in (0, 1)] == [2 + 2 + 3 + 4 + 3] * 2
