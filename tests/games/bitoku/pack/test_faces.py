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
    inside,
    problems_of,
    put,
    repeated,
    set_table,
    without,
)

BOARD = "board.toml"
TWO, THREE, FOUR = "board_1_2.toml", "board_3.toml", "board_4.toml"


def edge(start: str, to: str, /, **values: object) -> Change:
    def change(tables: Tables) -> None:
        rows = tables["wisdom"]["edges"]
        next(row for row in rows if (row["from"], row["to"]) == (start, to)).update(values)

    return change


def shortened(path: str) -> Change:
    return lambda tables: inside(tables, path).pop()


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
WISDOM: list[Case] = [
    (
        TWO,
        put("wisdom.nodes", "right-1", open=False),
        (TWO, "wisdom.nodes[0] right-1", "open", "not_allowed_with"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-1", vp=1),
        (TWO, "wisdom.nodes[0] right-1", "vp", "not_allowed_with"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-1", amulet=1),
        (TWO, "wisdom.nodes[0] right-1", "amulet", "not_allowed_with"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-gate-1-2", vp=0),
        (TWO, "wisdom.nodes[6] right-gate-1-2", "vp", "too_small"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-gate-1-2", vp=2),
        (TWO, "wisdom.branches[1] right-gate-1", "spaces", "fact_missing"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-gate-1-2", vp=3),
        (TWO, "wisdom.branches[1] right-gate-1", "spaces", "not_in_order"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-gate-1-2", kind="gate_b"),
        (TWO, "wisdom.branches[1] right-gate-1", "spaces[1]", "must_equal"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-4", kind="path"),
        (TWO, "wisdom.paths[0] path-right", "spaces", "not_in_order"),
    ),
    (
        TWO,
        set_table("wisdom.start", entries=["right-2"]),
        (TWO, "wisdom.start", "entries", "must_equal"),
    ),
    (
        TWO,
        lambda t: t["wisdom"]["paths"][0]["spaces"].append("right-12"),
        (TWO, "wisdom.paths[0] path-right", "spaces[11]", "unknown_reference"),
    ),
    (
        TWO,
        lambda t: t["wisdom"]["paths"][0]["spaces"].append("right-1"),
        (TWO, "wisdom.paths[0] path-right", "spaces[11]", "duplicate_id"),
    ),
    (
        TWO,
        repeated("wisdom.nodes", 0, id="right-12"),
        (TWO, "wisdom.paths", "spaces", "missing_entry"),
    ),
    (
        TWO,
        repeated("wisdom.nodes", 2, id="right-light-1-3"),
        (TWO, "wisdom.branches", "spaces", "missing_entry"),
    ),
    (
        TWO,
        put("wisdom.branches", "right-light-1", path="path-up"),
        (TWO, "wisdom.branches[0] right-light-1", "path", "unknown_reference"),
    ),
    (
        TWO,
        put("wisdom.branches", "right-light-1", fork="right-gate-1-1"),
        (TWO, "wisdom.branches[0] right-light-1", "fork", "unknown_reference"),
    ),
    (
        TWO,
        put("wisdom.branches", "right-light-1", start_node="right-2"),
        (TWO, "wisdom.branches[0] right-light-1", "start_node", "foreign_parameter"),
    ),
    (
        TWO,
        without("wisdom.branches", "right-gate-1", "start_node"),
        (TWO, "wisdom.branches[1] right-gate-1", "start_node", "missing_parameter"),
    ),
    (
        TWO,
        put("wisdom.branches", "right-gate-1", start_node="right-4"),
        (TWO, "wisdom.branches[1] right-gate-1", "start_node", "must_equal"),
    ),
    (
        TWO,
        put("wisdom.branches", "right-gate-1", rank=9),
        (TWO, "wisdom.branches[2] right-gate-2", "rank", "not_consecutive"),
    ),
    (
        TWO,
        all_of(
            put("wisdom.branches", "right-gate-1", rank=3),
            put("wisdom.branches", "right-gate-2", rank=2),
        ),
        (TWO, "wisdom.branches", "path-right.rank", "not_in_order"),
    ),
    (
        THREE,
        put("wisdom.paths", "path-left", direction="right"),
        (THREE, "wisdom.branches", "path-left.rank", "not_in_order"),
    ),
    (
        TWO,
        lambda t: t["wisdom"]["branches"].insert(0, t["wisdom"]["branches"].pop(1)),
        (TWO, "wisdom.branches", "path-right", "not_in_order"),
    ),
    (
        TWO,
        edge("right-1", "right-2", to="right-3"),
        (TWO, "wisdom.edges[0] right-1", "to", "unexpected_entry"),
    ),
    (
        TWO,
        edge("right-1", "right-2", to="right-0"),
        (TWO, "wisdom.edges[0] right-1", "to", "unknown_reference"),
    ),
    (TWO, shortened("wisdom.edges"), (TWO, "wisdom.edges", "", "missing_entry")),
    (
        TWO,
        lambda t: t["wisdom"]["edges"].append(t["wisdom"]["edges"][0]),
        (TWO, "wisdom.edges[24] right-1", "to", "duplicate_id"),
    ),
    (
        TWO,
        lambda t: t["wisdom"]["edges"].append(
            {"from": "right-11", "to": "right-1", "bridge": 0, "provenance": "reconstructed"}
        ),
        (TWO, "wisdom.edges[24] right-11", "to", "unexpected_entry"),
    ),
    (
        TWO,
        edge("right-3", "right-4", bridge=0),
        (TWO, "wisdom.edges[6] right-3", "bridge", "must_equal"),
    ),
    (
        TWO,
        edge("right-4", "right-5", bridge=1),
        (TWO, "wisdom.edges[7] right-4", "bridge", "must_equal"),
    ),
]


@pytest.mark.parametrize(
    ("file", "change", "place"), SHARED + SPACES + MARKETS + WISDOM, ids=case_name
)
def test_one_mistake_is_one_problem(file: str, change: Change, place: Place) -> None:
    assert problems_of(load_pack, changed((file, change))) == [place]


def test_a_path_that_leads_nowhere() -> None:
    def change(tables: Tables) -> None:
        wisdom = tables["wisdom"]
        wisdom["nodes"].append({**wisdom["nodes"][0], "id": "right-12"})
        wisdom["paths"][0]["spaces"].append("right-12")
        wisdom["edges"].append({**wisdom["edges"][0], "from": "right-11", "to": "right-12"})

    assert problems_of(load_pack, changed((TWO, change))) == [
        (TWO, "wisdom.paths[0] path-right", "spaces[11]", "missing_entry")
    ]


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
