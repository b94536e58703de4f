"""The Rock Garden and the Rock Path (B-ROCK)."""

import pytest

from mori.games.bitoku.seasons.year import S_CLOSE, S_SNAPSHOT
from mori.games.bitoku.table.state import NONE
from tests.games.bitoku.table import Table, new_game_state

TAKE = "take_rock(n=1)"
PLACE = "place_pilgrim_rock(n=1)"


def path_of(table: Table, seat: int = 0) -> list[str | None]:
    count = table.tables.rock_spaces
    rocks = table.state.rock_path[seat * count : (seat + 1) * count]
    return [None if rock == NONE else table.tables.rocks[rock].id for rock in rocks]


def garden_of(table: Table) -> list[str | None]:
    return [None if r == NONE else table.tables.rocks[r].id for r in table.state.garden]


def pilgrims_of(table: Table, seat: int = 0) -> list[int]:
    """The Pilgrim spaces 1 to 4 of a seat's Rock Path."""
    count = len(table.tables.pilgrim_spaces)
    return table.state.rock_pilgrims[seat * count : (seat + 1) * count]


def rock_points(table: Table) -> dict[str, object]:
    """What the rocks score in the Ascension, by seat."""
    table.season(S_SNAPSHOT)
    return {
        str(fact["seat"]): fact["points"]
        for fact in table.told("scored")
        if fact["category"] == "category:rocks"
    }


# -- the garden


@pytest.mark.rule("B-ROCK-1")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 6), (4, 8)])
def test_the_garden_is_full_when_the_game_begins(players: int, spaces: int) -> None:
    state = new_game_state(players)
    assert len(state.garden) == spaces
    assert NONE not in state.garden


@pytest.mark.rule("B-ROCK-1")
def test_the_garden_is_never_refilled() -> None:
    table = Table()
    table.garden("rock-ara", "rock-nigi", None, "rock-saki")
    table.perform(0, TAKE)
    table.play("rock rock-nigi")
    left = ["rock-ara", None, None, "rock-saki"]
    assert garden_of(table) == left
    table.season(S_CLOSE)
    assert table.state.round == 2
    assert garden_of(table) == left


# -- obtaining a rock


@pytest.mark.rule("B-ROCK-2")
@pytest.mark.parametrize("rock", ["rock-ara", "rock-kappa", "rock-farm-onsen"])
def test_any_rock_of_the_garden_can_be_taken_free_of_charge(rock: str) -> None:
    table = Table()
    table.garden("rock-ara", "rock-kappa", "rock-farm-onsen")
    table.perform(0, TAKE)
    assert set(table.actions) == {
        "rock rock-ara",
        "rock rock-kappa",
        "rock rock-farm-onsen",
        "skip",
    }
    table.play(f"rock {rock}")
    assert table.asked == (0, "turn")
    assert path_of(table) == [rock, None, None]
    assert rock not in garden_of(table)
    assert table.state.available[0] == 3


@pytest.mark.rule("B-ROCK-2")
def test_a_rock_that_is_not_in_the_garden_cannot_be_taken() -> None:
    table = Table()
    table.garden("rock-ara")
    table.rocks(1, "rock-kappa")
    table.perform(0, TAKE)
    for rock in ("rock-kappa", "rock-nigi"):
        assert table.why_not(f"rock {rock}") == ("rock_not_in_garden", ("B-ROCK-2",))


@pytest.mark.rule("B-ROCK-2")
@pytest.mark.parametrize("garden", [[], ["rock-ara"]])
@pytest.mark.parametrize("full", [False, True])
def test_a_rock_needs_a_garden_with_rocks_and_an_empty_rock_space(
    garden: list[str], full: bool
) -> None:
    table = Table()
    table.garden(*garden)
    if full:
        table.rocks(0, "rock-kappa", "rock-nigi", "rock-saki")
    table.building("area-yomi-4", "temple-1", owner=0)  # a rock
    table.die(0, 1, 1, "unlocked")
    table.turn(0)
    table.play("use 1", "place yomi")
    offered = "building area-yomi-4" in table.actions
    assert offered == (bool(garden) and not full)
    table.perform(0, TAKE)
    assert table.asked == ((0, "take_rock") if offered else (0, "turn"))


@pytest.mark.rule("B-ROCK-3")
def test_a_rock_goes_to_the_leftmost_empty_rock_space_and_stays() -> None:
    table = Table()
    table.garden("rock-ara", "rock-kappa", "rock-nigi")
    laid: list[str | None] = []
    for rock in ("rock-nigi", "rock-ara", "rock-kappa"):
        table.perform(0, TAKE)
        table.play(f"rock {rock}")
        laid.append(rock)
        assert path_of(table) == laid + [None] * (3 - len(laid))
    table.season(S_CLOSE)
    assert path_of(table) == ["rock-nigi", "rock-ara", "rock-kappa"]
    assert path_of(table, 1) == [None, None, None]


# -- placing a Pilgrim


@pytest.mark.rule("B-ROCK-4")
@pytest.mark.parametrize(
    ("rocks", "spaces"),
    [
        (["rock-ara"], [1, 2]),
        (["rock-ara", "rock-nigi"], [1, 2, 3]),
        (["rock-ara", "rock-nigi", "rock-saki"], [1, 2, 3, 4]),
    ],
)
def test_a_pilgrim_is_placed_beside_a_laid_rock(rocks: list[str], spaces: list[int]) -> None:
    table = Table()
    table.rocks(0, *rocks)
    table.give(0, wood=1)
    table.perform(0, PLACE)
    assert table.actions == [*(f"pilgrim rock-pilgrim-{space}" for space in spaces), "skip"]
    for space in {1, 2, 3, 4} - set(spaces):
        refusal = table.why_not(f"pilgrim rock-pilgrim-{space}")
        assert refusal == ("no_rock_adjacent", ("B-ROCK-4",))


@pytest.mark.rule("B-ROCK-4")
def test_the_cost_of_a_pilgrim_space_must_be_payable() -> None:
    table = Table()
    table.rocks(0, "rock-ara", "rock-nigi", "rock-saki")
    table.perform(0, PLACE)
    assert table.actions == ["pilgrim rock-pilgrim-1", "pilgrim rock-pilgrim-4", "skip"]
    for space in (2, 3):
        refusal = table.why_not(f"pilgrim rock-pilgrim-{space}")
        assert refusal == ("cannot_pay", ("B-ROCK-4", "B-ROCK-5"))


@pytest.mark.rule("B-ROCK-4")
def test_without_an_available_pilgrim_none_is_placed() -> None:
    table = Table()
    table.rocks(0, "rock-ara")
    table.pilgrims(0, 0)
    table.walker(1, "right-1")
    table.perform(0, PLACE)
    assert table.asked[1] == "turn"
    assert pilgrims_of(table) == [0, 0, 0, 0]


@pytest.mark.rule("B-ROCK-4")
def test_a_pilgrim_space_holds_one_pilgrim() -> None:
    table = Table()
    table.rocks(0, "rock-ara")
    table.rock_pilgrims(0, 1)
    table.give(0, wood=1)
    table.perform(0, PLACE)
    assert table.actions == ["pilgrim rock-pilgrim-2", "skip"]
    assert table.why_not("pilgrim rock-pilgrim-1") == ("space_taken", ("B-ROCK-4", "B-ROCK-5"))


@pytest.mark.rule("B-ROCK-2", "B-ROCK-3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_full_rock_path_takes_no_rock_whatever_the_others_have(seat: int) -> None:
    table = Table(players=3)
    table.garden("rock-kushi")
    table.rocks(seat, "rock-ara", "rock-nigi", "rock-saki")
    table.perform(seat, "take_rock(n=1)")
    assert table.asked[1] == "turn"
    assert table.game.view(None)["garden"][0] == "rock-kushi"


@pytest.mark.rule("B-ROCK-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_taken_pilgrim_space_says_so_to_its_owner(seat: int) -> None:
    table = Table()
    table.rocks(seat, "rock-ara", "rock-nigi", "rock-saki")
    table.rock_pilgrims(seat, 2, 3)
    table.give(seat, wood=2)
    table.perform(seat, PLACE)
    assert table.actions == ["pilgrim rock-pilgrim-1", "pilgrim rock-pilgrim-4", "skip"]
    for space in (2, 3):
        refusal = table.why_not(f"pilgrim rock-pilgrim-{space}")
        assert refusal == ("space_taken", ("B-ROCK-4", "B-ROCK-5"))


@pytest.mark.rule("B-ROCK-5")
@pytest.mark.parametrize("space", [1, 4])
def test_the_outer_pilgrim_spaces_are_free(space: int) -> None:
    table = Table()
    table.rocks(0, "rock-ara", "rock-nigi", "rock-saki")
    table.give(0, wood=1, sake=1)
    table.perform(0, PLACE)
    table.play(f"pilgrim rock-pilgrim-{space}")
    assert table.asked == (0, "turn")
    assert table.goods(0) == {"wood": 1, "sake": 1}
    assert pilgrims_of(table) == [int(number == space) for number in (1, 2, 3, 4)]


@pytest.mark.rule("B-ROCK-5")
@pytest.mark.parametrize("space", [2, 3])
def test_an_inner_pilgrim_space_costs_one_resource_of_any_kind(space: int) -> None:
    table = Table()
    table.rocks(0, "rock-ara", "rock-nigi", "rock-saki")
    table.give(0, wood=1, sake=1)
    table.perform(0, PLACE)
    table.play(f"pilgrim rock-pilgrim-{space}")
    assert table.actions == ["pay wood", "pay sake"]
    assert pilgrims_of(table) == [0, 0, 0, 0]  # paid first
    table.play("pay sake")
    assert table.goods(0) == {"wood": 1}
    assert pilgrims_of(table) == [int(number == space) for number in (1, 2, 3, 4)]


@pytest.mark.rule("B-ROCK-5")
def test_a_pilgrim_at_a_rock_stays_there_for_good() -> None:
    table = Table()
    table.rocks(0, "rock-ara")
    table.perform(0, PLACE)
    table.play("pilgrim rock-pilgrim-1")
    assert table.state.available[0] == 2
    table.season(S_CLOSE)
    assert (pilgrims_of(table), table.state.available[0]) == ([1, 0, 0, 0], 2)
    table.pilgrims(0, 0)  # asleep: it cannot start a pilgrimage
    table.perform(0, "movement(n=1)")
    assert table.asked[1] == "turn"


# -- scoring


@pytest.mark.rule("B-ROCK-6")
def test_a_pilgrim_counts_for_a_rock_laid_after_it() -> None:
    table = Table()
    table.rocks(0, "rock-ara")
    table.garden("rock-nigi")
    table.mitamas(0, "ara", "nigi")
    table.give(0, wood=1)
    table.perform(0, PLACE)
    table.play("pilgrim rock-pilgrim-2")
    table.perform(0, TAKE)
    table.play("rock rock-nigi")
    assert rock_points(table) == {"seat:0": 2}


@pytest.mark.rule("B-ROCK-6", "B-EX-26")
def test_a_pilgrim_counts_for_every_rock_beside_it() -> None:
    table = Table()
    table.rocks(0, "rock-ara", "rock-ryokan-temple")
    table.rock_pilgrims(0, 1, 2)
    for mitama in ("ara", "ara", "shinigami-resource"):
        table.pair(0, mitama, "dragonfly-vp")
    table.building("area-yomi-4", "temple-1", owner=0)
    assert rock_points(table) == {"seat:0": 7}


@pytest.mark.rule("B-ROCK-7")
@pytest.mark.parametrize(
    ("spaces", "points"), [([], {}), ([3], {}), ([1], {"seat:0": 2}), ([1, 2], {"seat:0": 4})]
)
def test_a_rock_scores_only_through_pilgrims_beside_it(
    spaces: list[int], points: dict[str, object]
) -> None:
    table = Table()
    table.rocks(0, "rock-ara")
    table.rock_pilgrims(0, *spaces)
    table.rock_pilgrims(1, 1)  # a rival's Pilgrim at no rock
    table.mitamas(0, "ara", "ara", "nigi")
    assert rock_points(table) == points


@pytest.mark.rule("B-EFFECT-6")
def test_a_rock_taken_by_one_part_makes_room_for_the_pilgrim_of_the_other() -> None:
    table = Table()
    table.garden("rock-ara")
    tile = next(tile for tile in table.tables.gates if tile.id == "gate-a-rock")
    table.resolve(0, tile.effects)
    table.play("rock rock-ara", "pilgrim rock-pilgrim-1")
    assert table.asked == (0, "turn")
    assert (path_of(table)[0], pilgrims_of(table)[0]) == ("rock-ara", 1)
