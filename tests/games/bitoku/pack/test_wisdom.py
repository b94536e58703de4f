"""The Paths of Wisdom of a face: each mistake is named, once, where it is."""

import pytest

from mori.games.bitoku.pack.load import load_pack
from tests.games.bitoku.pack.changes import (
    Case,
    Change,
    Place,
    Tables,
    all_of,
    case_name,
    changed,
    problems_of,
    put,
    repeated,
    set_table,
    shortened,
    without,
)

BOARD = "board.toml"

TWO, THREE, FOUR = "board_1_2.toml", "board_3.toml", "board_4.toml"


def edge(start: str, to: str, /, **values: object) -> Change:
    def change(tables: Tables) -> None:
        rows = tables["wisdom"]["edges"]
        next(row for row in rows if (row["from"], row["to"]) == (start, to)).update(values)

    return change


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


@pytest.mark.parametrize(("file", "change", "place"), WISDOM, ids=case_name)
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
