"""The Lake Treasures against the Tengu (B-TENGU-ASCEND-8, B-TENGU-LEVEL-10)."""

import pytest

from mori.games.bitoku.table.codes import REGIONS
from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

TREASURES = {"4/2": 0, "5/3": 1, "6/3/1": 2, "6/4/2": 3, "7/3/1": 4}


def ranked(treasure: str, human: int, tengu: int, **switches: object) -> tuple[int, int]:
    """What the Tengu and the human win in Yomi; the neutral Kodama stands on space 4."""
    table = SoloTable(**switches)
    assert table.tables.kodama_marked == 4
    row = table.state.treasures
    other = row.index(TREASURES[treasure])
    row[0], row[other] = row[other], row[0]
    table.kodama(HUMAN, "yomi", human)
    table.kodama(TENGU, "yomi", tengu)
    table.ascend()
    won: dict[object, object] = {
        fact["seat"]: fact["points"]
        for fact in table.told("treasure_shared")
        if fact["region"] == "region:yomi"
    }
    shares = (won.get("side:tengu", 0), won.get("seat:0", 0))
    assert isinstance(shares[0], int) and isinstance(shares[1], int)
    return shares[0], shares[1]


@pytest.mark.rule("B-EX-39", "B-TENGU-ASCEND-8")
def test_of_prizes_4_and_2_the_tengu_takes_4_and_the_human_on_its_space_2() -> None:
    assert ranked("4/2", human=6, tengu=6) == (4, 2)


RANKINGS = [
    # human, Tengu, what the Tengu and the human win of 7, 3 and 1
    (6, 5, (3, 7)),
    (5, 6, (7, 3)),
    (5, 5, (7, 3)),  # level: the Tengu ranks ahead
    (5, 4, (2, 7)),  # the Tengu shares second and third prize with the neutral one
    (4, 5, (7, 2)),  # and so does the human
    (5, 3, (1, 7)),
    (3, 5, (7, 1)),
    (3, 4, (5, 1)),  # the Tengu shares first and second prize with the neutral one
    (4, 3, (1, 5)),
    (3, 3, (3, 1)),  # level behind the neutral one
    (3, 2, (1, 3)),
    (1, 1, (3, 1)),
    (7, 6, (3, 7)),
]


@pytest.mark.rule("B-TENGU-ASCEND-8")
@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize(("human", "tengu", "won"), RANKINGS)
def test_the_tengu_ranks_ahead_on_a_shared_space_and_the_neutral_kodama_counts(
    human: int, tengu: int, won: tuple[int, int], shared: bool
) -> None:
    """BR-145; the option tengu_ties_neutral is only about three Kodamas on one space."""
    assert ranked("7/3/1", human, tengu, tengu_ties_neutral=shared) == won


@pytest.mark.rule("B-TENGU-ASCEND-8")
@pytest.mark.parametrize(
    ("treasure", "won"), [("4/2", (4, 1)), ("5/3", (5, 1)), ("6/4/2", (6, 3)), ("7/3/1", (7, 2))]
)
def test_of_three_on_one_space_the_tengu_takes_the_best_and_the_others_share_the_rest(
    treasure: str, won: tuple[int, int]
) -> None:
    """BR-146."""
    assert ranked(treasure, human=4, tengu=4) == won


@pytest.mark.rule("B-TENGU-ASCEND-8")
@pytest.mark.parametrize(
    ("treasure", "won"), [("4/2", (3, 0)), ("5/3", (4, 0)), ("6/4/2", (5, 2)), ("7/3/1", (5, 1))]
)
def test_with_the_option_the_neutral_one_of_three_shares_with_the_tengu(
    treasure: str, won: tuple[int, int]
) -> None:
    """BR-146 and the option tengu_ties_neutral."""
    assert ranked(treasure, human=4, tengu=4, tengu_ties_neutral=True) == won


@pytest.mark.rule("B-TENGU-ASCEND-8")
def test_each_of_the_five_regions_pays_its_own_treasure() -> None:
    table = SoloTable()
    for region in REGIONS:
        table.kodama(HUMAN, region, 6)
        table.kodama(TENGU, region, 6)
    table.ascend()
    assert table.tengu_points()["lake_treasures"] == 4 + 5 + 6 + 6 + 7
    assert table.tally(HUMAN, "lake_treasures") == 2 + 3 + 3 + 4 + 3


# -- a harder Tengu


@pytest.mark.rule("B-TENGU-LEVEL-10")
@pytest.mark.parametrize(
    ("human", "tengu", "leads"),
    [
        ([1, 1, 1, 1, 1], [1, 1, 1, 1, 1], 0),  # level is not ahead
        ([1, 1, 1, 1, 1], [2, 2, 2, 2, 2], 5),
        ([6, 6, 1, 5, 3], [7, 6, 2, 4, 3], 2),
        ([2, 2, 2, 2, 2], [1, 1, 1, 1, 6], 1),
    ],
)
def test_with_the_option_each_region_where_it_is_strictly_ahead_gives_three_more(
    human: list[int], tengu: list[int], leads: int
) -> None:
    for pays in (True, False):
        table = SoloTable(tengu_lead_pays=pays)
        for number, region in enumerate(REGIONS):
            table.kodama(HUMAN, region, human[number])
            table.kodama(TENGU, region, tengu[number])
        table.ascend()
        assert table.tengu_points().get("tengu_lead", 0) == (3 * leads if pays else 0)
