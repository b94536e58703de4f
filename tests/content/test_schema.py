"""Reading tables into structs: every problem with its own place, and none twice."""

from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct, field

from mori.content import (
    Reading,
    Where,
    check_references,
    placeholder,
    read_entries,
    read_entry,
    read_table,
    refers_to,
)
from tests.content.toml_text import Place, places


class Part(Struct, frozen=True, kw_only=True):
    kind: Literal["plus", "cost"]
    gain: dict[Annotated[str, refers_to("resource")], Annotated[int, Meta(ge=0, le=9)]]
    way: Literal["up"] | None = field(name="from", default=None)


class Whole(Struct, frozen=True, kw_only=True):
    id: Annotated[str, Meta(pattern="[a-z]+")]
    parts: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=2)]
    share: Annotated[float, Meta(ge=0, le=1)] = 0.0
    level: Literal[1, 2] = 1
    open: bool = False
    note: str = ""
    provenance: Annotated[Literal["stated", "derived"], placeholder("derived")]


class Leaf(Struct, frozen=True, tag_field="kind", tag="vp"):
    n: int


class Choice(Struct, frozen=True, tag_field="kind", tag="choose_one"):
    options: tuple["Leaf | Choice", ...]


class Card(Struct, frozen=True):
    effects: tuple[Leaf | Choice, ...]


def good() -> dict[str, Any]:
    return {
        "id": "amber",
        "parts": [{"kind": "plus", "gain": {"berry": 1}, "from": "up"}],
        "provenance": "stated",
    }


def read(table: dict[str, Any]) -> tuple[Whole | None, list[Place]]:
    reading = Reading()
    value = read_entry(Whole, table, Where("a.toml", "tile[0]"), reading)
    assert all(problem.file == "a.toml" for problem in reading.problems)
    return value, places(reading.problems)


def test_a_good_table() -> None:
    value, problems = read(good() | {"share": 1, "open": True})
    assert problems == []
    assert value == Whole(
        id="amber",
        parts=(Part(kind="plus", gain={"berry": 1}, way="up"),),
        share=1.0,
        open=True,
        provenance="stated",
    )


@pytest.mark.parametrize(
    ("change", "key", "code"),
    [
        ({"colour": 1}, "colour", "unknown_key"),
        ({"id": 1}, "id", "wrong_type"),
        ({"id": "Amber"}, "id", "wrong_shape"),
        ({"id": "amber\n"}, "id", "wrong_shape"),
        ({"note": 1}, "note", "wrong_type"),
        ({"open": 1}, "open", "wrong_type"),
        ({"level": True}, "level", "wrong_type"),
        ({"level": 3}, "level", "not_one_of"),
        ({"share": "x"}, "share", "wrong_type"),
        ({"share": True}, "share", "wrong_type"),
        ({"share": 1.5}, "share", "too_big"),
        ({"share": -1}, "share", "too_small"),
        ({"share": float("nan")}, "share", "too_small"),
        ({"parts": {}}, "parts", "wrong_type"),
        ({"parts": []}, "parts", "too_few"),
        ({"parts": good()["parts"] * 3}, "parts", "too_many"),
        ({"parts": [3]}, "parts[0]", "wrong_type"),
        ({"provenance": "guessed"}, "provenance", "not_one_of"),
        ({"parts": [{"kind": "plus", "gain": 1}]}, "parts[0].gain", "wrong_type"),
        ({"parts": [{"kind": "plus", "gain": {"b": "x"}}]}, "parts[0].gain.b", "wrong_type"),
        ({"parts": [{"kind": "plus", "gain": {"b": True}}]}, "parts[0].gain.b", "wrong_type"),
        ({"parts": [{"kind": "plus", "gain": {"b": 10}}]}, "parts[0].gain.b", "too_big"),
        ({"parts": [{"kind": "plus", "gain": {}, "from": "x"}]}, "parts[0].from", "not_one_of"),
        ({"parts": [{"kind": "plus", "gain": {}, "way": "up"}]}, "parts[0].way", "unknown_key"),
    ],
)
def test_one_wrong_key_is_one_problem(change: dict[str, Any], key: str, code: str) -> None:
    assert read(good() | change)[1] == [("tile[0]", key, code)]


def test_all_problems_of_a_table_are_listed_down_to_the_last_nested_key() -> None:
    table = {
        "parts": [
            {"kind": "minus", "gain": {"berry": -1, "amber": 1}, "pay": {}},
            {"gain": {"berry": 99}},
        ],
        "share": "much",
        "provenance": 1,
    }
    assert sorted(read(table)[1]) == sorted(
        [
            ("tile[0]", "id", "missing_key"),
            ("tile[0]", "parts[0].kind", "not_one_of"),
            ("tile[0]", "parts[0].gain.berry", "too_small"),
            ("tile[0]", "parts[0].pay", "unknown_key"),
            ("tile[0]", "parts[1].kind", "missing_key"),
            ("tile[0]", "parts[1].gain.berry", "too_big"),
            ("tile[0]", "share", "wrong_type"),
            ("tile[0]", "provenance", "wrong_type"),
        ]
    )


def test_a_misspelt_key_is_one_mistake_with_the_key_meant() -> None:
    table = good()
    table["provenence"] = table.pop("provenance")
    reading = Reading()
    value = read_entry(Whole, table, Where("a.toml", "tile[0]"), reading)
    assert places(reading.problems) == [("tile[0]", "provenence", "unknown_key")]
    assert reading.problems[0].data == {"nearest": "provenance"}
    assert value is not None  # its stand-in lets the rest be checked


def test_a_stand_in_keeps_the_entry_and_other_wrong_keys_do_not() -> None:
    value, problems = read(good() | {"provenance": "guessed"})
    assert value is not None
    assert value.provenance == "derived"
    assert len(problems) == 1
    assert read(good() | {"level": 9})[0] is None


def test_entries_are_named_by_index_and_label() -> None:
    reading = Reading()
    root = {"tile": [good(), {"id": "berry"}, 3, {}]}
    entries = read_entries(Whole, root, "tile", Where("a.toml"), reading)
    assert [row.where.entry for row in entries.rows] == [
        "tile[0] amber",
        "tile[1] berry",
        "tile[2]",
        "tile[3]",
    ]
    assert entries.ids() == ["amber", "berry"]
    assert len(entries.values()) == 1
    assert not entries.complete()
    assert ("tile[2]", "", "wrong_type") in places(reading.problems)
    nested = read_entries(Whole, root, "tile", Where("a.toml", "market"), Reading())
    assert nested.rows[0].where.entry == "market.tile[0] amber"


def test_missing_and_misshapen_tables() -> None:
    reading = Reading()
    root: dict[str, Any] = {"list": {}, "table": []}
    file = Where("a.toml")
    assert not read_entries(Whole, root, "other", file, reading).present
    assert not read_entries(Whole, root, "list", file, reading).present
    assert not read_entries(Whole, root, "spare", file, reading, required=False).present
    assert read_table(Whole, root, "single", file, reading).value is None
    assert read_table(Whole, root, "table", file, reading).value is None
    assert places(reading.problems) == [
        ("", "other", "missing_key"),
        ("", "list", "wrong_type"),
        ("", "single", "missing_key"),
        ("", "table", "wrong_type"),
    ]


def test_references_are_checked_where_they_stand() -> None:
    reading = Reading()
    table = good() | {"parts": [{"kind": "plus", "gain": {"bery": 1, "amber": 1}}]}
    read_entry(Whole, table, Where("a.toml", "tile[0]"), reading)
    check_references(reading, {})
    assert reading.problems == []
    check_references(reading, {"resource": ("berry", "amber")})
    assert places(reading.problems) == [("tile[0]", "parts[0].gain.bery", "unknown_reference")]
    assert reading.problems[0].data == {"value": "bery", "table": "resource", "nearest": "berry"}


def test_a_union_of_tagged_structs_is_told_by_its_tag() -> None:
    reading = Reading()
    table: dict[str, Any] = {
        "effects": [
            {"kind": "vp", "n": 2},
            {"kind": "choose_one", "options": [{"kind": "vp", "n": 1}]},
        ]
    }
    value = read_entry(Card, table, Where("a.toml", "card[0]"), reading)
    assert reading.problems == []
    assert value == Card(effects=(Leaf(2), Choice((Leaf(1),))))
    table["effects"] += [
        {"kind": "choose_one", "options": [{"kind": "wp", "n": 1}, {"kind": "vp", "m": 1}, 7]},
        {"n": 1},
    ]
    assert read_entry(Card, table, Where("a.toml", "card[0]"), reading) is None
    assert places(reading.problems) == [
        ("card[0]", "effects[2].options[0].kind", "not_one_of"),
        ("card[0]", "effects[2].options[1].m", "unknown_key"),
        ("card[0]", "effects[2].options[1].n", "missing_key"),
        ("card[0]", "effects[2].options[2]", "wrong_type"),
        ("card[0]", "effects[3].kind", "missing_key"),
    ]


def test_wrong_values_are_repeated_short_and_printable() -> None:
    reading = Reading()
    table = good() | {"id": "A\x1b" * 500, "x\ny" * 99: 1}
    read_entry(Whole, table, Where("a.toml", "tile[0]"), reading)
    for problem in reading.problems:
        for text in (problem.key, str(problem.data.get("value", ""))):
            assert text.isprintable()
            assert len(text) <= 60


words = st.text("abN1 ", max_size=3)
toml_values = st.recursive(
    st.booleans() | st.integers() | st.floats() | words | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(["id", "parts", "share", "level", "x"]), toml_values))
def test_no_table_raises(table: dict[str, Any]) -> None:
    value, problems = read(table)
    assert (value is None) or not problems or value.provenance == "derived"
    assert value is not None or problems
