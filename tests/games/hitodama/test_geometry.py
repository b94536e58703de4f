"""The ring of tiles, North, and what cardinal points name (H-GEO)."""

import pytest

from mori.core.rng import seeded
from mori.games.hitodama.rounds.blockers import reveal_akku_card, reveal_ice_card
from mori.games.hitodama.table.state import EMPTY
from tests.games.hitodama.table import Table

RING = ["akku_solar", "tribute_first_player", "merchant", "sapphire"]
RING += ["lunar", "amber", "berry", "solar"]
CORNER_TILES = ["tribute_first_player", "sapphire", "amber", "solar"]
NORTHS = [0, 1, 2, 3]

# What North and a cardinal point make of the ring: written out, not computed.
CARDINALS = {
    0: {"N": 0, "E": 2, "S": 4, "W": 6},
    1: {"N": 2, "E": 4, "S": 6, "W": 0},
    2: {"N": 4, "E": 6, "S": 0, "W": 2},
    3: {"N": 6, "E": 0, "S": 2, "W": 4},
}


def facing(north: int, players: int = 2, season: str = "haru") -> Table:
    """A table with the tiles in another order than the pack's, so that no number fits by chance."""
    table = Table(players=players, season=season)
    table.state.layout = [5, 2, 7, 0, 3, 6, 1, 4]
    table.state.north = north
    table.turn(0)  # something must be pending for the position to be looked at
    return table


def tile_on(table: Table, ring: int) -> str:
    return table.tables.tiles[table.state.layout[ring]].id


def slots(table: Table) -> list[str]:
    """The names of the slots, by ring position."""
    return [tile["slot"] for tile in table.game.view(None)["tiles"]]


def blocked_rings(table: Table) -> list[int]:
    """The ring positions of all blockers, each as often as it holds one."""
    width = table.tables.width
    tiles = [place // width for place, found in enumerate(table.state.occupant) if found < EMPTY]
    return sorted(table.state.layout.index(tile) for tile in tiles)


@pytest.mark.rule("H-GEO-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_tiles_lie_in_a_ring_of_four_sides_and_four_corners(players: int) -> None:
    table = facing(1, players)
    tiles = table.game.view(None)["tiles"]
    assert [tile["ring"] for tile in tiles] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert sorted(tile["id"] for tile in tiles) == sorted(RING)
    corners = [len(slot) == 2 for slot in slots(table)]
    assert corners == [False, True, False, True, False, True, False, True]


@pytest.mark.rule("H-GEO-2")
@pytest.mark.parametrize(
    ("players", "sides"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])], ids=["2", "3", "4"]
)
def test_seats_are_at_the_sides_and_side_n_is_ring_position_2n(
    players: int, sides: list[int]
) -> None:
    table = Table(players=players)
    table.turn(0)
    assert [player["side"] for player in table.game.view(None)["players"]] == sides
    for side in sides:
        table.state.north = side
        assert slots(table).index("N") == [0, 2, 4, 6][side]


@pytest.mark.rule("H-GEO-3")
def test_a_spin_makes_any_of_the_four_sides_north_and_never_a_corner() -> None:
    found = set()
    for seed in range(64):
        table = Table()
        table.state.rng = seeded(seed)
        table.stack((0, "solar_new_north"))
        table.resolve_only("akku_solar")
        found.add(slots(table).index("N"))
    assert found == {0, 2, 4, 6}


@pytest.mark.rule("H-GEO-4")
@pytest.mark.parametrize("north", NORTHS)
def test_slots_are_named_clockwise_from_north(north: int) -> None:
    named = slots(facing(north))
    start = CARDINALS[north]["N"]
    assert named[start:] + named[:start] == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    assert {slot: named.index(slot) for slot in "NESW"} == CARDINALS[north]


@pytest.mark.rule("H-GEO-5")
@pytest.mark.parametrize("north", NORTHS)
@pytest.mark.parametrize(
    ("card", "points"),
    [("ice_1", "NE"), ("ice_2", "ES"), ("ice_3", "SW"), ("ice_4", "NW"), ("ice_7", "NESW")],
)
def test_an_ice_card_freezes_the_one_tile_at_each_point_it_names(
    north: int, card: str, points: str
) -> None:
    table = facing(north)
    table.next_ice_cards(card)
    reveal_ice_card(table.w)
    assert blocked_rings(table) == sorted(CARDINALS[north][point] for point in points)


@pytest.mark.rule("H-GEO-5")
@pytest.mark.parametrize("north", NORTHS)
@pytest.mark.parametrize(
    ("card", "points"),
    [("akku_1", "S"), ("akku_2", "N"), ("akku_3", "E"), ("akku_4", "W"), ("akku_6", "EW")],
)
def test_an_akku_card_sends_one_akku_to_the_tile_at_each_point_it_names(
    north: int, card: str, points: str
) -> None:
    table = facing(north)
    table.next_akku_cards(card)
    reveal_akku_card(table.w)
    assert blocked_rings(table) == sorted(CARDINALS[north][point] for point in points)


@pytest.mark.rule("H-GEO-5")
@pytest.mark.parametrize("north", NORTHS)
@pytest.mark.parametrize(
    ("card", "point"),
    [
        ("solar_vp_north", "N"),
        ("solar_vp_east", "E"),
        ("solar_vp_south", "S"),
        ("solar_vp_west", "W"),
    ],
)
def test_a_points_card_looks_at_the_one_tile_at_its_point(
    north: int, card: str, point: str
) -> None:
    table = facing(north, players=4)
    named = CARDINALS[north][point]
    for ring in range(8):
        seat = 3 if ring == named else ring % 3
        table.put(seat, f"{tile_on(table, ring)}.1", standing=False)
    table.stack((0, card))
    table.resolve_only("akku_solar")
    assert table.state.scores == [0, 0, 0, 1]


@pytest.mark.rule("H-GEO-5")
@pytest.mark.parametrize("north", NORTHS)
@pytest.mark.parametrize(
    ("card", "point"),
    [
        ("solar_resolve_north", "N"),
        ("solar_resolve_east", "E"),
        ("solar_resolve_south", "S"),
        ("solar_resolve_west", "W"),
    ],
)
def test_a_resolve_card_resolves_the_one_tile_at_its_point(
    north: int, card: str, point: str
) -> None:
    table = facing(north, players=4)
    for ring in range(8):
        table.put(ring % 4, f"{tile_on(table, ring)}.1", standing=False, fresh=True)
    table.stack((0, card))
    table.resolve_only("akku_solar")
    assert table.resolved() == [tile_on(table, CARDINALS[north][point])]


@pytest.mark.rule("H-GEO-6")
@pytest.mark.parametrize("north", NORTHS)
def test_no_ice_or_akku_card_ever_reaches_a_corner_tile(north: int) -> None:
    reached = set()
    for number in range(1, 9):
        table = facing(north)
        table.next_ice_cards(f"ice_{number}")
        reveal_ice_card(table.w)
        reached.update(blocked_rings(table))
    for number in range(1, 7):
        table = facing(north)
        table.next_akku_cards(f"akku_{number}")
        reveal_akku_card(table.w)
        reached.update(blocked_rings(table))
    assert reached == {0, 2, 4, 6}


@pytest.mark.rule("H-GEO-6")
@pytest.mark.parametrize("north", NORTHS)
@pytest.mark.parametrize("point", ["north", "east", "south", "west"])
def test_no_solar_card_names_a_corner_tile(north: int, point: str) -> None:
    table = Table(players=4)
    table.state.north = north
    for seat, tile in enumerate(CORNER_TILES):
        table.put(seat, f"{tile}.1", standing=False, fresh=True)
    table.stack((0, f"solar_vp_{point}"), (0, f"solar_resolve_{point}"))
    table.resolve_only("akku_solar")
    assert table.state.stack == []
    assert table.state.scores == [0, 0, 0, 0]
    assert table.resolved() == []


@pytest.mark.rule("H-GEO-6")
@pytest.mark.parametrize("tile", CORNER_TILES)
def test_corner_tiles_are_reached_by_essences_and_by_a_players_choice(tile: str) -> None:
    table = Table()
    table.put_akku("berry.1")
    table.put(1, "berry.2")
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    assert f"move reserve > {tile}.1" in table.actions
    table.play("play lunar_move_meeple", "meeple berry.1")
    assert f"to {tile}" in table.actions
    table.play(f"to {tile}")
    assert table.at(f"{tile}.1") == "akku"


@pytest.mark.rule("H-GEO-7")
@pytest.mark.parametrize("north", NORTHS)
@pytest.mark.parametrize(
    ("season", "point"), [("haru", "N"), ("natsu", "E"), ("aki", "S"), ("fuyu", "W")]
)
def test_resolution_goes_clockwise_once_around_from_the_seasons_point(
    north: int, season: str, point: str
) -> None:
    table = facing(north, players=4, season=season)
    for ring in range(8):
        table.put(ring % 4, f"{tile_on(table, ring)}.1")
    table.resolve()
    table.decline_all()
    start = CARDINALS[north][point]
    rings = [0, 1, 2, 3, 4, 5, 6, 7]
    assert table.resolved() == [tile_on(table, ring) for ring in rings[start:] + rings[:start]]


@pytest.mark.rule("H-GEO-8")
def test_a_new_north_renames_the_slots_and_moves_nothing_but_the_season_token() -> None:
    norths = set()
    for seed in range(40):
        table = Table(players=4, season="natsu")
        table.state.rng = seeded(seed)
        for seat, tile in enumerate(["merchant", "sapphire", "lunar", "berry"]):
            table.put(seat, f"{tile}.2", standing=False)
        table.put_ice("merchant.1")
        table.put_akku("lunar.1")
        table.turn(0)
        before = table.game.view(None)["tiles"]
        table.stack((0, "solar_new_north"))
        table.resolve_only("akku_solar")
        after = table.game.view(None)["tiles"]
        for old, new in zip(before, after, strict=True):
            assert (new["id"], new["ring"]) == (old["id"], old["ring"])
            for old_space, new_space in zip(old["spaces"], new["spaces"], strict=True):
                assert new_space.get("blocker") == old_space.get("blocker")
                assert new_space.get("essence", {}).get("seat") == old_space.get("essence", {}).get(
                    "seat"
                )
        north = table.state.north
        norths.add(north)
        assert slots(table).index("N") == CARDINALS[north]["N"]
        # The season's token lies at the new East: there the next resolution starts.
        table.put(0, f"{RING[CARDINALS[north]['E']]}.3")
        table.put(1, f"{RING[CARDINALS[north]['N']]}.3")
        table.resolve()
        assert table.resolved()[0] == RING[CARDINALS[north]["E"]]
    assert norths == {0, 1, 2, 3}
