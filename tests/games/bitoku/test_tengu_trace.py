"""What the Tengu's trace says besides its steps: where points and movement come from."""

import pytest

from mori.games.bitoku.table.state import HUMAN
from mori.games.bitoku.tengu.ascension import score_tengu
from mori.games.bitoku.tengu.cycle import reap
from tests.games.bitoku.solo_table import SoloTable


@pytest.mark.rule("B-TENGU-TURN-2")
def test_in_spring_the_crystals_are_the_cause_of_its_movement() -> None:
    table = SoloTable()
    table.tengu_crystals("dream-any", "memory-pair")
    reap(table.sw)
    assert [(told["count"], told["why"]) for told in table.told("tengu_movement")] == [
        (2, "tenguwhy:reaps_crystals")
    ]


@pytest.mark.rule("B-TENGU-ACT-5")
def test_the_stairs_are_the_cause_of_its_movement() -> None:
    table = SoloTable()
    table.tengu_acts("tengu-stairs-1", "stairs")
    assert [told["why"] for told in table.told("tengu_movement")] == ["tenguwhy:at_stairs"]


@pytest.mark.rule("B-TENGU-ACT-4")
def test_a_combined_pair_is_the_cause_of_its_movement() -> None:
    table = SoloTable()
    table.mitamas(1, "ara")
    table.market("dragonfly", "dragonfly-vp")
    table.will(1)
    table.tengu_acts("tengu-yomi-dragonfly", "yomi")
    assert [told["why"] for told in table.told("tengu_movement")] == ["tenguwhy:combined_pair"]


@pytest.mark.rule("B-TENGU-MP-4")
def test_points_of_a_path_that_count_double_are_told() -> None:
    table = SoloTable()
    table.tengu_moves(3)  # to the first Illumination, which shows 4 VP
    assert table.told("tengu_path_doubled") == [{"seat": "side:tengu", "points": 4}]
    assert table.tengu_points() == {"paths": 8}


@pytest.mark.rule("B-TENGU-TERM-11")
def test_the_dice_that_contest_a_side_are_told_before_the_rows() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "home-5", "yomi")
    table.die(HUMAN, 2, 5, "stairs")
    table.tengu_turn_on("tengu-glade-1")
    assert table.told("tengu_contested") == [
        {
            "seat": "side:tengu",
            "value": 4,
            "region": "region:yomi",
            "rival": "seat:0",
            "other": 5,
            "place": "region:stairs",
        }
    ]
    kinds = [fact.kind for fact in table.facts]
    rows = [at for at, kind in enumerate(kinds) if kind.startswith("tengu_row")]
    assert kinds.index("tengu_contested") < rows[0]


@pytest.mark.rule("B-TENGU-TERM-11")
def test_nothing_is_told_of_a_side_that_nobody_contests() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "home-5", "yomi")
    table.die(HUMAN, 2, 5, "glade")
    table.tengu_turn_on("tengu-glade-1")
    assert table.told("tengu_contested") == []


@pytest.mark.rule("B-TENGU-TERM-13")
def test_a_die_that_crosses_is_not_said_to_have_changed() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "home-5", "yomi")
    table.hill_cards("yomi", "gi", "kappa-1")
    table.tengu_turn_on("tengu-glade-1")
    assert table.told("river_crossed") == []
    assert [told["value"] for told in table.told("tengu_crossed")] == [4]


@pytest.mark.rule("B-TENGU-ASCEND-3", "B-TENGU-ASCEND-4", "B-TENGU-ASCEND-5", "B-TENGU-ASCEND-6")
def test_the_sums_of_the_ascension_are_told_with_their_pieces() -> None:
    table = SoloTable()
    table.tengu_rocks("rock-kappa", "rock-ara")
    table.tengu_pile("start-kappa", "kappa-1", "nezumi-1")
    table.tengu_crystals("dream-any")
    table.give(1, wood=2, sake=1)
    score_tengu(table.sw)
    told = [(one["category"], one["points"], one["pieces"]) for one in table.told("tengu_counted")]
    assert told == [
        ("category:tengu_favourites", 3, ["yokai:start-kappa", "yokai:kappa-1"]),
        ("category:tengu_yokai", 3, ["yokai:start-kappa"]),
        ("category:tengu_yokai", 6, ["yokai:kappa-1", "yokai:nezumi-1"]),
        ("category:tengu_resources", 1, ["bundle:wood=2", "bundle:sake=1"]),
        ("category:tengu_crystals", 2, ["crystal:dream-any"]),
    ]
