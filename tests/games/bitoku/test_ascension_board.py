"""The Ascension's Lake Treasures and rocks (B-ASCEND-5 to -13)."""

from collections.abc import Callable

import pytest

from mori.core.facts import Fact
from mori.games.bitoku.table.codes import ROCK_FAMILIES
from tests.games.bitoku.table import Table

TREASURES = {"4/2": 0, "5/3": 1, "6/3/1": 2, "6/4/2": 3, "7/3/1": 4}


def treasure_in_yomi(table: Table, name: str) -> None:
    """Lay a treasure in Yomi; it changes place with the one that lay there."""
    row = table.state.treasures
    other = row.index(TREASURES[name])
    row[0], row[other] = row[other], row[0]


def shares_in_yomi(table: Table) -> list[int]:
    """What each seat won in Yomi."""
    shares = [0] * table.tables.players
    for fact in table.told("treasure_shared"):
        if fact["region"] == "region:yomi":
            points = fact["points"]
            assert isinstance(points, int)
            shares[int(str(fact["seat"]).removeprefix("seat:"))] = points
    return shares


# -- D: Lake Treasures


@pytest.mark.rule("B-ASCEND-5")
@pytest.mark.parametrize(("treasure", "shares"), [("6/4/2", [2, 6, 4, 0]), ("5/3", [0, 5, 3, 0])])
def test_kodamas_win_the_prizes_of_their_ranks_the_farther_the_better(
    treasure: str, shares: list[int]
) -> None:
    table = Table(players=4)
    treasure_in_yomi(table, treasure)
    for seat, space in enumerate((3, 7, 6, 2)):
        table.kodama(seat, "yomi", space)
    table.ascend()
    assert shares_in_yomi(table) == shares


@pytest.mark.rule("B-ASCEND-5")
def test_each_of_the_five_regions_pays_its_own_treasure() -> None:
    table = Table()
    regions = ("yomi", "stairs", "home", "glade", "forges")
    for region in regions:
        table.kodama(0, region, 6)
        table.kodama(1, region, 5)
    table.ascend()
    assert [(fact["seat"], fact["region"]) for fact in table.told("treasure_shared")] == [
        (f"seat:{seat}", f"region:{region}") for region in regions for seat in (0, 1)
    ]
    assert table.tally(0, "lake_treasures") == 4 + 5 + 6 + 6 + 7
    assert table.tally(1, "lake_treasures") == 2 + 3 + 3 + 4 + 3


@pytest.mark.rule("B-ASCEND-6")
@pytest.mark.parametrize(
    ("spaces", "shares"),
    [
        ((5, 5, 4, 3), [5, 5, 2, 0]),  # two for first: (6 + 4) / 2
        ((5, 5, 5, 3), [4, 4, 4, 0]),  # three for first: 12 / 3
        ((5, 5, 5, 5), [3, 3, 3, 3]),  # four for first: 12 / 4
        ((6, 5, 5, 3), [6, 3, 3, 0]),  # two for second: (4 + 2) / 2
        ((6, 5, 5, 5), [6, 2, 2, 2]),  # three for second: 6 / 3
        ((6, 5, 4, 4), [6, 4, 1, 1]),  # two for third: 2 / 2
    ],
)
def test_tied_kodamas_share_the_prizes_of_their_ranks(
    spaces: tuple[int, ...], shares: list[int]
) -> None:
    table = Table(players=4)
    treasure_in_yomi(table, "6/4/2")
    for seat, space in enumerate(spaces):
        table.kodama(seat, "yomi", space)
    table.ascend()
    assert shares_in_yomi(table) == shares


@pytest.mark.rule("B-ASCEND-6")
@pytest.mark.parametrize(
    ("treasure", "spaces", "shares"),
    [
        ("6/3/1", (5, 5, 4, 3), [4, 4, 1, 0]),  # 9 / 2
        ("7/3/1", (5, 5, 5, 5), [2, 2, 2, 2]),  # 11 / 4
        ("5/3", (6, 5, 5, 5), [5, 1, 1, 1]),  # 3 / 3
        ("7/3/1", (6, 5, 4, 4), [7, 3, 0, 0]),  # 1 / 2
    ],
)
def test_shares_are_rounded_down(treasure: str, spaces: tuple[int, ...], shares: list[int]) -> None:
    table = Table(players=4)
    treasure_in_yomi(table, treasure)
    for seat, space in enumerate(spaces):
        table.kodama(seat, "yomi", space)
    table.ascend()
    assert shares_in_yomi(table) == shares


@pytest.mark.rule("B-ASCEND-7")
@pytest.mark.parametrize(
    ("spaces", "shares"),
    [
        ((4, 4), [4, 4]),  # all three tied: 12 / 3
        ((4, 2), [5, 2]),  # tied with the neutral one for first: (6 + 4) / 2
        ((5, 3), [6, 2]),  # the neutral one is second
        ((3, 2), [4, 2]),  # the neutral one is first, its prize is lost
        ((6, 5), [6, 4]),
        ((6, 4), [6, 3]),  # tied for second: (4 + 2) / 2
    ],
)
def test_a_neutral_kodama_is_ranked_and_tied_like_a_players(
    spaces: tuple[int, int], shares: list[int]
) -> None:
    table = Table()
    treasure_in_yomi(table, "6/4/2")
    table.kodama(0, "yomi", spaces[0])
    table.kodama(1, "yomi", spaces[1])
    table.ascend()
    assert shares_in_yomi(table) == shares


@pytest.mark.rule("B-ASCEND-7")
def test_with_three_or_four_players_there_is_no_neutral_kodama() -> None:
    table = Table(players=3)
    treasure_in_yomi(table, "6/4/2")
    for seat in range(3):
        table.kodama(seat, "yomi", 3 - seat)
    table.ascend()
    assert shares_in_yomi(table) == [6, 4, 2]


@pytest.mark.rule("B-ASCEND-8")
@pytest.mark.parametrize(("ranked", "shares"), [(True, [6, 3, 3]), (False, [6, 0, 0])])
def test_kodamas_on_the_first_space_are_ranked_unless_the_option_says_otherwise(
    ranked: bool, shares: list[int]
) -> None:
    """BR-91 and the option unmoved_kodamas."""
    table = Table(players=3, unmoved_kodamas=ranked)
    treasure_in_yomi(table, "6/4/2")
    table.kodama(0, "yomi", 2)
    table.ascend()
    assert shares_in_yomi(table) == shares


# -- E: rocks


@pytest.mark.rule("B-ASCEND-9")
def test_a_rock_shows_types_of_exactly_one_class() -> None:
    """A rock of Mitamas counts no Yōkai card and no building whose type has the same number."""
    tables = Table().tables
    assert {rock.family for rock in tables.rocks} == set(range(len(ROCK_FAMILIES)))
    assert all(rock.types for rock in tables.rocks)
    for rock, own in (("rock-ara", "mitama"), ("rock-kappa", "yokai"), ("rock-onsen-temple", "")):
        table = Table()
        table.rocks(0, rock)
        table.rock_pilgrims(0, 1)
        table.mitamas(0, "ara")
        table.deck(0, "kappa-1")
        table.building("area-yomi-4", "temple-1", owner=0)
        table.ascend()
        assert table.tally(0, "rocks") == 1, own


def played(table: Table) -> None:
    table.played(0, 2, "kappa-1")


def removed(table: Table) -> None:
    table.state.removed[0] = [table.yokai("kappa-1")]


Change = Callable[[Table], object]
MATCHES: list[tuple[str, Change, int]] = [
    ("rock-kappa", lambda t: t.deck(0, "kappa-1", "nezumi-1", "start-kappa"), 2),
    ("rock-kappa", lambda t: t.discard_pile(0, "kappa-1", "nezumi-1"), 1),
    ("rock-kappa", lambda t: t.hand(0, "kappa-1", "kappa-2"), 2),
    ("rock-kappa", played, 1),
    ("rock-kappa", removed, 1),
    ("rock-kappa", lambda t: t.deck(1, "kappa-1"), 0),
    ("rock-nigi", lambda t: t.mitamas(0, "nigi", "ara"), 1),
    ("rock-nigi", lambda t: t.pair(0, "nigi", "dragonfly-vp"), 1),
    ("rock-nigi", lambda t: t.mitamas(1, "nigi"), 0),
    ("rock-farm-onsen", lambda t: t.building("area-yomi-2", "onsen-1", owner=0), 1),
    ("rock-farm-onsen", lambda t: t.building("area-stairs-2", "farm-1", owner=0), 1),
    ("rock-farm-onsen", lambda t: t.building("area-yomi-3", "ryokan-1", owner=0), 0),
    ("rock-farm-onsen", lambda t: t.building("area-yomi-2", "onsen-1", owner=1), 0),
    ("rock-farm-onsen", lambda t: t.building("area-yomi-1", "ancient-1"), 0),
]


@pytest.mark.rule("B-ASCEND-10")
@pytest.mark.parametrize(("rock", "change", "matches"), MATCHES)
def test_what_matches_a_rock_wherever_it_lies(rock: str, change: Change, matches: int) -> None:
    table = Table()
    table.rocks(0, rock)
    table.rock_pilgrims(0, 1)
    change(table)
    table.ascend()
    assert table.tally(0, "rocks") == matches


@pytest.mark.rule("B-ASCEND-11")
@pytest.mark.parametrize(
    ("pilgrims", "points"),
    [((), 0), ((1,), 3), ((2,), 4), ((1, 2), 7), ((3,), 1), ((4,), 0), ((1, 2, 3), 8)],
)
def test_a_rock_gives_a_point_for_each_match_and_adjacent_pilgrim(
    pilgrims: tuple[int, ...], points: int
) -> None:
    table = Table()
    table.rocks(0, "rock-ara", "rock-ryokan-temple")
    table.rock_pilgrims(0, *pilgrims)
    table.mitamas(0, "ara", "ara", "ara")
    table.building("area-yomi-4", "temple-1", owner=0)
    table.ascend()
    assert table.tally(0, "rocks") == points


@pytest.mark.rule("B-ASCEND-12")
def test_an_item_counts_on_every_rock_that_shows_its_type() -> None:
    table = Table()
    table.rocks(0, "rock-ryokan-temple", "rock-onsen-temple", "rock-farm-ryokan")
    table.rock_pilgrims(0, 1, 3)  # beside rock 1; beside rocks 2 and 3
    table.building("area-yomi-4", "temple-1", owner=0)
    table.ascend()
    assert table.tally(0, "rocks") == 2


@pytest.mark.rule("B-ASCEND-13")
def test_a_wild_card_or_tile_counts_as_one_type_the_one_that_scores_most() -> None:
    table = Table()
    table.rocks(0, "rock-nigi", "rock-ara")
    table.rock_pilgrims(0, 1, 2)  # two beside nigi, one beside ara
    table.mitamas(0, "shinigami-movement", "shinigami-kodama")
    table.ascend()
    assert table.tally(0, "rocks") == 2 + 2  # not also 1 + 1 as Ara


@pytest.mark.rule("B-ASCEND-13")
def test_a_yama_uba_counts_as_a_basic_yokai_type_only() -> None:
    table = Table()
    table.rocks(0, "rock-ara", "rock-kitsune", "rock-onsen-temple")
    table.rock_pilgrims(0, 1, 2, 3)
    table.deck(0, "yama-uba-1", "yama-uba-2", "kappa-1")
    table.ascend()
    assert table.tally(0, "rocks") == 4  # two beside the one rock of Yōkai cards


# -- what is lit while it is scored


@pytest.mark.rule("B-ASCEND-1")
def test_the_pieces_that_score_are_the_places_of_their_points() -> None:
    table = Table()
    table.state.bitoku_path[0] = [0, 1]
    table.state.counters_used[0] = 2
    table.turn(0)
    known = table.game.seat_view(0)

    def lit(category: str, seat: int = 0) -> list[str]:
        args = {"seat": f"seat:{seat}", "category": f"category:{category}"}
        return known.about_fact(Fact("scored", {**args, "points": 1, "total": 1})).places

    assert lit("bitoku_types") == ["bitoku-1", "bitoku-2", "own-score"]
    assert lit("bitoku_types", 1) == ["rival-1-bitoku", "rival-1"]
    assert lit("guardians") == ["die-0-1", "die-0-2", "die-0-3", "own-goods", "own-score"]
    assert lit("fate") == ["counter-1", "counter-2", "own-score"]
    assert lit("fate", 1) == ["rival-1-buildings", "rival-1-crystals", "rival-1"]
    assert lit("rocks", 1) == ["rival-1-rocks", "rival-1"]
    assert lit("effects") == ["own-score"]
