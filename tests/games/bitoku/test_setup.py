"""Setting up the table (B-SETUP-1 to -13, -24)."""

from collections import Counter
from typing import Any

import pytest

from mori.core.game import start_game
from mori.core.rng import seeded
from mori.core.snapshot import digest
from mori.games.bitoku.table.state import ANCIENT_OWNER, NONE
from tests.games.bitoku.starts import COUNTS, MANY_SEEDS, REGIONS, SEEDS, Start, designs, starts
from tests.games.bitoku.table import Table, rules_for

# -- the board, tiles and cards


@pytest.mark.rule("B-SETUP-1")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_an_own_board_and_own_pieces(players: int) -> None:
    start = Start(players, 1)
    assert start.players("seat") == list(range(players))
    assert len(start.state.die_value) == 3 * players
    assert len(start.state.kodama) == 5 * players
    game = start_game(rules_for(players), 1, ["human"] * players)
    assert [decision.seat for decision in game.decisions] == list(range(players))


@pytest.mark.rule("B-SETUP-2")
@pytest.mark.parametrize(
    ("players", "in_region", "areas", "home", "row", "garden", "entries"),
    [
        (2, 1, 2, ["home-1", "home-2", "home-5", "home-6"], 4, 4, ["right-1"]),
        (3, 2, 4, ["home-1", "home-2", "home-3", "home-4"], 5, 6, ["left-1", "right-1"]),
        (4, 3, 4, ["home-1", "home-2", "home-3", "home-4"], 6, 8, ["left-1", "right-1"]),
    ],
    ids=["2", "3", "4"],
)
def test_the_player_count_fixes_the_board_face(
    players: int,
    in_region: int,
    areas: int,
    home: list[str],
    row: int,
    garden: int,
    entries: list[str],
) -> None:
    start = Start(players, 1)
    spaces = {region["id"]: region["spaces"] for region in start.view["regions"]}
    river = {region: in_region for region in REGIONS if region != "home"}
    assert {region: spaces[region] for region in river} == river
    hills = {"2": [["yomi", "stairs"], ["glade", "forges"]]}
    single = [["yomi"], ["stairs"], ["glade"], ["forges"]]
    assert [area["hills"] for area in start.view["hill_areas"]] == hills.get(str(players), single)
    assert [area["spaces"] for area in start.view["hill_areas"]] == [max(2, players - 1)] * areas
    assert [space["id"] for space in start.view["home"]] == home
    assert {len(market["tiles"]) for market in start.view["markets"].values()} == {row}
    assert len(start.view["garden"]) == garden
    assert [start.tables.nodes[node].id for node in start.tables.entries] == entries


@pytest.mark.rule("B-SETUP-3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_begins_with_round_one_in_spring(players: int) -> None:
    view: Any = start_game(rules_for(players), 1, ["human"] * players).view(None)
    assert (view["round"], view["season"]) == (1, "spring")
    assert rules_for(players).tables.rounds == 4


@pytest.mark.rule("B-SETUP-4")
@pytest.mark.parametrize("players", COUNTS)
def test_every_gate_has_one_random_tile_of_its_letter_face_up(players: int) -> None:
    letters = {tile.id: "b" if tile.is_b else "a" for tile in rules_for(players).tables.gates}
    seen: dict[str, set[str]] = {}
    for start in starts(players, MANY_SEEDS):
        gates: dict[str, str] = start.view["paths"]["gates"]
        branches = [branch for branch in start.tables.branches if branch.is_gate]
        assert list(gates) == [branch.id for branch in branches]
        for branch in branches:
            assert letters[gates[branch.id]] == ("b" if branch.is_b else "a")
            seen.setdefault(branch.id, set()).add(gates[branch.id])
        assert len(set(gates.values())) == len(gates)
    assert {len(tiles) for tiles in seen.values()} == {8}


@pytest.mark.rule("B-SETUP-5")
@pytest.mark.parametrize(
    ("players", "areas"),
    [(2, ["yomi", "stairs", "glade", "forges"]), (3, ["yomi", "glade"]), (4, [])],
    ids=["2", "3", "4"],
)
def test_ancient_buildings_lie_in_the_lower_left_of_the_areas_of_the_table(
    players: int, areas: list[str]
) -> None:
    seen: list[set[str]] = [set() for _ in areas]
    for start in starts(players, MANY_SEEDS):
        laid = [site for site in start.view["sites"] if site["building"] is not None]
        assert [site["id"] for site in laid] == [f"area-{area}-1" for area in areas]
        assert [(site["ancient"], site["owner"]) for site in laid] == [(True, None)] * len(areas)
        assert len({site["building"] for site in laid}) == len(areas)
        for number, site in enumerate(laid):
            seen[number].add(site["building"])
    assert seen == [{f"ancient-{number}" for number in range(1, 7)}] * len(areas)


@pytest.mark.rule("B-SETUP-6")
@pytest.mark.parametrize("players", COUNTS)
def test_each_region_with_the_home_has_a_random_lake_treasure(players: int) -> None:
    seen: list[set[int]] = [set() for _ in REGIONS]
    for start in starts(players, MANY_SEEDS):
        assert sorted(start.state.treasures) == [0, 1, 2, 3, 4]
        shown = [region["treasure"] for region in start.view["regions"]]
        assert shown == [start.tables.treasures[tile] for tile in start.state.treasures]
        for region, tile in enumerate(start.state.treasures):
            seen[region].add(tile)
    assert seen == [{0, 1, 2, 3, 4}] * 5


@pytest.mark.rule("B-SETUP-7")
@pytest.mark.parametrize(("players", "space"), [(2, 4), (3, None), (4, None)])
def test_with_two_players_a_neutral_kodama_stands_on_every_fourth_space(
    players: int, space: int | None
) -> None:
    regions = Start(players, 1).view["regions"]
    assert [region["neutral_kodama"] for region in regions] == [space] * 5


@pytest.mark.rule("B-SETUP-8")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("number", range(4), ids=["mitama", "dragonfly", "crystal", "building"])
def test_every_display_is_filled_from_a_shuffled_stack(players: int, number: int) -> None:
    name = ["mitama", "dragonfly", "crystal", "building"][number]
    first_tiles = set()
    for start in starts(players, MANY_SEEDS):
        assert NONE not in start.state.markets[number]
        assert start.view["markets"][name]["stack"] == len(start.state.stacks[number])
        tiles = start.state.markets[number] + start.state.stacks[number]
        if name == "dragonfly":
            tiles = tiles + [tile for held in start.state.dragonflies for tile in held]
        assert sorted(tiles) == sorted(start.tables.market_tiles[number])
        first_tiles.add(start.state.markets[number][0])
    assert first_tiles == set(rules_for(players).tables.market_tiles[number])


@pytest.mark.rule("B-SETUP-8")
def test_the_box_holds_the_tiles_of_the_displays() -> None:
    tables = rules_for(2).tables
    assert [len(tiles) for tiles in tables.market_tiles] == [24, 32, 32, 24]


@pytest.mark.rule("B-SETUP-9")
@pytest.mark.parametrize("players", COUNTS)
def test_rocks_go_to_each_player_and_face_up_to_the_garden_and_the_rest_leaves(
    players: int,
) -> None:
    first_rocks: set[str] = set()
    for start in starts(players, MANY_SEEDS):
        dealt = [rock for row in start.players("rocks") for rock in row if rock is not None]
        garden: list[str] = start.view["garden"]
        assert len(dealt) == players
        assert None not in garden
        assert len(set(dealt + garden)) == players + len(garden) < 13
        first_rocks.add(garden[0])
    assert len(first_rocks) == 13


@pytest.mark.rule("B-SETUP-10")
@pytest.mark.parametrize("players", COUNTS)
def test_the_visions_make_a_shuffled_deck_without_a_discard_pile(players: int) -> None:
    tops = set()
    for start in starts(players, MANY_SEEDS):
        dealt = [card for cards in start.state.visions for card in cards]
        names = [start.tables.visions[card].id for card in start.state.vision_deck + dealt]
        assert Counter(names) == designs(start.tables.visions)
        assert len(names) == 28
        tops.add(start.state.vision_deck[-1])
    assert tops == set(range(len(rules_for(players).tables.visions)))
    assert Start(players, 1).view["decks"]["vision"] == {"cards": 28 - players}


@pytest.mark.rule("B-SETUP-11")
@pytest.mark.parametrize("players", COUNTS)
def test_each_hill_shows_a_bitoku_card_of_the_shuffled_deck(players: int) -> None:
    tops = set()
    for start in starts(players, MANY_SEEDS):
        state = start.state
        assert NONE not in state.hill_bitoku
        names = [start.tables.bitoku[card].id for card in state.bitoku_deck + state.hill_bitoku]
        assert Counter(names) == designs(start.tables.bitoku)
        assert start.view["decks"]["bitoku"] == {"cards": 20, "discard": []}
        shown = [hill["bitoku"] for hill in start.view["hills"]]
        assert shown == [start.tables.bitoku[card].id for card in state.hill_bitoku]
        tops.add(state.bitoku_deck[-1])
    assert tops == set(range(7))


@pytest.mark.rule("B-SETUP-12")
@pytest.mark.parametrize("players", COUNTS)
def test_each_hill_shows_a_yokai_card_of_the_shuffled_common_deck(players: int) -> None:
    common = [card for card in rules_for(players).tables.yokai if not card.is_starting]
    tops = set()
    for start in starts(players, MANY_SEEDS):
        state = start.state
        assert NONE not in state.hill_yokai
        names = [start.tables.yokai[card].id for card in state.yokai_deck + state.hill_yokai]
        assert Counter(names) == designs(common)
        assert start.view["decks"]["yokai"] == {"cards": 25, "discard": []}
        assert [hill["yokai"] for hill in start.view["hills"]] == [
            start.tables.yokai[card].id for card in state.hill_yokai
        ]
        tops.add(state.yokai_deck[-1])
    assert len(tops) == len(common) == 29


@pytest.mark.rule("B-SETUP-13")
def test_resources_and_amulets_never_run_out() -> None:
    table = Table()
    table.give(0, wood=18)
    table.give(1, wood=18)
    table.amulets(1, *[1] * 58)
    table.visit(0, 3, "glade")
    table.play("row 3", "take wood")
    assert table.goods(0) == {"wood": 19}
    table.visit(1, 3, "home-5")
    assert table.amulets_of(1) == [59, 0, 0]


# -- one seeded generator


@pytest.mark.rule("B-SETUP-24")
@pytest.mark.parametrize("players", COUNTS)
def test_a_seed_gives_one_setup_and_another_seed_another(players: int) -> None:
    digests = {digest(start.state) for start in starts(players)}
    assert len(digests) == len(SEEDS)
    assert {digest(Start(players, seed).state) for seed in SEEDS} == digests


@pytest.mark.rule("B-SETUP-24")
@pytest.mark.parametrize("players", COUNTS)
def test_the_random_operations_run_in_the_written_order(players: int) -> None:
    start = Start(players, 7)
    state, tables, rng = start.state, start.tables, seeded(7)

    def shuffled(pieces: list[int]) -> list[int]:
        """A shuffled copy, its top piece last."""
        pile = list(pieces)
        rng.shuffle(pile)
        return pile

    def copies(entries: list[Any]) -> list[int]:
        return [entry.index for entry in entries for _ in range(entry.copies)]

    gates = [NONE] * len(tables.branches)
    for is_b in (False, True):
        pile = shuffled(copies([tile for tile in tables.gates if tile.is_b == is_b]))
        for branch in tables.branches:
            if branch.is_gate and branch.is_b == is_b:
                gates[branch.index] = pile.pop()
    assert state.gate_tiles == gates

    ancient = [tile for tile in tables.buildings if tile.id.startswith("ancient")]
    pile = shuffled(copies(ancient))
    laid = [state.site_building[site] for site in tables.ancient_sites]
    assert laid == [pile.pop() for _ in tables.ancient_sites]
    assert state.site_owner.count(ANCIENT_OWNER) == len(laid)

    assert state.treasures == shuffled(list(range(5)))
    stacks: dict[int, list[int]] = {}
    for market in (3, 2, 0, 1):  # buildings, crystals, Mitamas, Dragonflies
        stacks[market] = shuffled(tables.market_tiles[market])
        assert state.markets[market] == [stacks[market].pop() for _ in state.markets[market]]

    rocks = shuffled(copies(tables.rocks))
    visions = shuffled(copies(tables.visions))
    bitoku = shuffled(copies(tables.bitoku))
    yokai = shuffled(copies([card for card in tables.yokai if not card.is_starting]))
    assert state.hill_bitoku == [bitoku.pop() for _ in range(4)]
    assert state.hill_yokai == [yokai.pop() for _ in range(4)]
    assert state.order == shuffled(list(range(players)))
    for seat in state.order:
        assert state.rock_path[seat * tables.rock_spaces] == rocks.pop()
    assert state.garden == [rocks.pop() for _ in state.garden]
    for seat in state.order:
        assert state.dragonflies[seat] == [stacks[1].pop()]
        assert state.visions[seat] == [visions.pop()]
        assert state.decks[seat] == shuffled(tables.starting_yokai)
    assert (state.vision_deck, state.stacks[1]) == (visions, stacks[1])
    assert (state.bitoku_deck, state.yokai_deck) == (bitoku, yokai)
