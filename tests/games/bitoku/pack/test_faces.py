"""The main board and its faces: each mistake is named, once, where it is."""

import pytest

from mori.games.bitoku.pack.load import load_pack
from tests.games.bitoku.pack.changes import (
    VP_2,
    Case,
    Change,
    Place,
    Tables,
    all_of,
    case_name,
    changed,
    dropped,
    problems_of,
    put,
    set_table,
    shortened,
)

BOARD = "board.toml"

TWO, THREE, FOUR = "board_1_2.toml", "board_3.toml", "board_4.toml"

SHARED: list[Case] = [
    (BOARD, dropped("region", "home"), (BOARD, "region", "", "missing_entry")),
    (
        BOARD,
        put("region", "home", river=True),
        (BOARD, "region[2] home", "river", "must_equal"),
    ),
    (
        BOARD,
        all_of(put("region", "yomi", order=2), put("region", "stairs", order=1)),
        (BOARD, "region", "", "not_in_order"),
    ),
    (
        BOARD,
        put("region", "yomi", order=9),
        (BOARD, "region[1] stairs", "order", "not_consecutive"),
    ),
    (
        BOARD,
        put("forest_row", "row-stairs-3", effects=[{"kind": "movement", "n": 3}]),
        (BOARD, "forest_row[7] row-stairs-3", "effects", "must_equal"),
    ),
    (BOARD, dropped("forest_row", "row-stairs-3"), (BOARD, "forest_row", "", "missing_entry")),
    (
        BOARD,
        put("forest_row", "row-stairs-6", min_die=5),
        (BOARD, "forest_row[9] row-stairs-6", "min_die", "not_one_of"),
    ),
    (
        BOARD,
        put("forest_row", "row-glade-1", region="yomi"),
        (BOARD, "forest_row[10] row-glade-1", "min_die", "duplicate_id"),
    ),
    (
        BOARD,
        put("hill_favour", "favour-yokai", effects=[VP_2]),
        (BOARD, "hill_favour[1] favour-yokai", "effects", "must_equal"),
    ),
    (
        BOARD,
        lambda t: t["hill_favour"][2]["effects"][0]["options"].pop(),
        (BOARD, "hill_favour[2] favour-small", "effects", "must_equal"),
    ),
    (BOARD, dropped("hill_favour", "favour-small"), (BOARD, "hill_favour", "", "missing_entry")),
    (BOARD, lambda t: t["hill_favour"].reverse(), (BOARD, "hill_favour", "", "not_in_order")),
    (BOARD, set_table("tracks", rounds=5), (BOARD, "tracks", "rounds", "must_equal")),
    (BOARD, lambda t: t["tracks"]["phases"].pop(), (BOARD, "tracks", "phases", "not_in_order")),
    (
        BOARD,
        set_table("tracks", turn_order_positions=3),
        (BOARD, "tracks", "turn_order_positions", "too_small"),
    ),
]

SPACES: list[Case] = [
    (TWO, dropped("forest_area", "forest-glade"), (TWO, "forest_area", "", "missing_entry")),
    (
        TWO,
        put("forest_area", "forest-glade", region="yomi"),
        (TWO, "forest_area[2] forest-glade", "region", "duplicate_id"),
    ),
    (
        FOUR,
        put("forest_area", "forest-yomi", spaces=2),
        (FOUR, "forest_area[0] forest-yomi", "spaces", "too_small"),
    ),
    (TWO, dropped("hill_area", "hill-left"), (TWO, "hill_area", "", "missing_entry")),
    (
        TWO,
        put("hill_area", "hill-left", hills=["yomi", "glade"]),
        (TWO, "hill_area[0] hill-left", "hills", "must_equal"),
    ),
    (
        TWO,
        put("hill_area", "hill-left", spaces=3),
        (TWO, "hill_area[0] hill-left", "spaces", "must_equal"),
    ),
    (
        THREE,
        put("hill_area", "hill-yomi", hills=["stairs"]),
        (THREE, "hill_area[1] hill-stairs", "hills[0]", "duplicate_id"),
    ),
    (
        THREE,
        put("hill_area", "hill-yomi", hills=["yomi", "stairs"]),
        (THREE, "hill_area[0] hill-yomi", "hills", "too_many"),
    ),
    (
        THREE,
        put("hill_area", "hill-yomi", spaces=3),
        (FOUR, "hill_area[0] hill-yomi", "spaces", "too_small"),
    ),
    (
        TWO,
        put("home_space", "home-5", label=3),
        (TWO, "home_space[2] home-5", "label", "not_one_of"),
    ),
    (
        TWO,
        put("home_space", "home-5", label=2),
        (TWO, "home_space[2] home-5", "label", "duplicate_id"),
    ),
    (
        TWO,
        put("home_space", "home-2", position=3),
        (TWO, "home_space[1] home-2", "position", "not_consecutive"),
    ),
    (TWO, shortened("home_space"), (TWO, "home_space", "", "missing_entry")),
    (
        TWO,
        put("home_space", "home-1", effects=[VP_2]),
        (TWO, "home_space[0] home-1", "effects", "must_equal"),
    ),
    (
        TWO,
        put("home_space", "home-6", min_die=1),
        (TWO, "home_space[3] home-6", "min_die", "must_equal"),
    ),
    (
        TWO,
        put("home_space", "home-6", die_change=0),
        (TWO, "home_space[3] home-6", "die_change", "must_equal"),
    ),
    (TWO, set_table("kodama_track", length=4), (TWO, "kodama_track", "length", "too_small")),
    (
        TWO,
        set_table("kodama_track", marked_space=3),
        (TWO, "kodama_track", "marked_space", "must_equal"),
    ),
    (
        THREE,
        set_table("kodama_track", neutral_kodama=True),
        (THREE, "kodama_track", "neutral_kodama", "must_equal"),
    ),
    (FOUR, set_table("rock_garden", spaces=9), (FOUR, "rock_garden", "spaces", "too_big")),
    (THREE, set_table("rock_garden", spaces=8), (FOUR, "rock_garden", "spaces", "too_small")),
    (
        TWO,
        put("inhabited.spaces", "area-yomi-1", type="farm"),
        (TWO, "inhabited.spaces[0] area-yomi-1", "type", "not_one_of"),
    ),
    (
        FOUR,
        put("inhabited.spaces", "area-yomi-1", type="ancient"),
        (FOUR, "inhabited.spaces[0] area-yomi-1", "type", "not_one_of"),
    ),
    (
        FOUR,
        put("inhabited.spaces", "area-yomi-2", type="temple"),
        (FOUR, "inhabited.spaces", "yomi", "must_equal"),
    ),
    (
        THREE,
        put("inhabited.spaces", "area-glade-3", position=4),
        (THREE, "inhabited.spaces[10] area-glade-3", "position", "not_consecutive"),
    ),
    (
        THREE,
        all_of(
            put("inhabited.spaces", "area-stairs-2", type="temple"),
            put("inhabited.spaces", "area-glade-3", type="ryokan"),
            put("inhabited.spaces", "area-forges-4", type="onsen"),
        ),
        (THREE, "inhabited.spaces", "type.farm", "too_few"),
    ),
]

MARKETS: list[Case] = [
    (TWO, shortened("market.building"), (TWO, "market.building", "", "too_few")),
    (FOUR, shortened("market.building"), (FOUR, "market.building", "", "too_few")),
    (
        THREE,
        put("market.building", "market-building-2", position=3),
        (THREE, "market.building[1] market-building-2", "position", "not_consecutive"),
    ),
    (
        THREE,
        put("market.mitama", "market-mitama-1", cost={"wood": 1}),
        (THREE, "market.mitama[0] market-mitama-1", "cost.wood", "not_one_of"),
    ),
    (
        THREE,
        put("market.mitama", "market-mitama-1", cost={}),
        (THREE, "market.mitama[0] market-mitama-1", "cost", "empty_bundle"),
    ),
    (
        THREE,
        put("market.mitama", "market-mitama-1", cost={"jade": 2}),
        (THREE, "market.mitama[1] market-mitama-2", "cost", "too_small"),
    ),
    (
        THREE,
        put("market.mitama", "market-mitama-5", cost={"jade": 3}),
        (THREE, "market.mitama", "", "fact_missing"),
    ),
    (
        THREE,
        put("market.dragonfly", "market-dragonfly-1", pay={"any": 1}),
        (THREE, "market.dragonfly[0] market-dragonfly-1", "gain", "foreign_parameter"),
    ),
    (
        THREE,
        put("market.dragonfly", "market-dragonfly-5", pay={}),
        (THREE, "market.dragonfly[4] market-dragonfly-5", "pay", "too_small"),
    ),
    (
        THREE,
        put("market.dragonfly", "market-dragonfly-1", gain={"any": 1}),
        (THREE, "market.dragonfly[0] market-dragonfly-1", "gain.any", "not_one_of"),
    ),
    (
        THREE,
        put("market.dragonfly", "market-dragonfly-1", gain={}),
        (THREE, "market.dragonfly", "", "fact_missing"),
    ),
    (
        THREE,
        put("market.crystal", "market-crystal-2", cost={"jade": 1}),
        (THREE, "market.crystal[1] market-crystal-2", "cost.jade", "not_one_of"),
    ),
    (
        THREE,
        put("market.crystal", "market-crystal-1", cost={"any": 1}),
        (THREE, "market.crystal", "", "fact_missing"),
    ),
]


@pytest.mark.parametrize(("file", "change", "place"), SHARED + SPACES + MARKETS, ids=case_name)
def test_one_mistake_is_one_problem(file: str, change: Change, place: Place) -> None:
    assert problems_of(load_pack, changed((file, change))) == [place]


def test_one_path_too_few() -> None:
    def change(tables: Tables) -> None:
        tables["wisdom"]["paths"].pop()

    found = problems_of(load_pack, changed((THREE, change)))
    assert (THREE, "wisdom.paths", "", "too_few") in found


def test_gates_of_one_letter_only() -> None:
    def change(tables: Tables) -> None:
        for row in tables["wisdom"]["nodes"] + tables["wisdom"]["branches"]:
            if row["kind"] == "gate_b":
                row["kind"] = "gate_a"

    assert problems_of(load_pack, changed((TWO, change))) == [
        (TWO, "wisdom.branches", "gate_b", "too_few")
    ]
