"""Provenance is kept and summed up alike for packs of different games."""

from pathlib import Path
from typing import Any

from mori.content import (
    RawPack,
    Reading,
    Where,
    check_weakest,
    entries,
    read_pack,
    table_by_provenance,
)
from tests.content.toml_text import places

PACK = """
[[tile]]
id = "amber"
provenance = "reconstructed"
provenance_fields = { resource = "stated" }
note = "why"

[[tile.side]]
side = "two"
provenance = "derived"
source = "page"

[market]
mitama = [
  { id = "m1", provenance = "stated", stated_fields = ["cost", "effects.n"] },
  { id = "m2", provenance = "derived" },
]

[board_file]
1 = "x.toml"
"""


def raw(tmp_path: Path) -> RawPack:
    path = tmp_path / "pack.toml"
    path.write_text(PACK, encoding="utf-8")
    return read_pack(path)


def test_every_entry_is_listed_with_what_it_says_of_its_source(tmp_path: Path) -> None:
    listed = entries(raw(tmp_path))
    assert [(entry.table, entry.id, entry.provenance) for entry in listed] == [
        ("tile", "amber", "reconstructed"),
        ("tile.side", "amber", "derived"),
        ("market.mitama", "m1", "stated"),
        ("market.mitama", "m2", "derived"),
    ]
    assert [entry.fields for entry in listed] == [
        {"resource": "stated"},
        {},
        {"cost": "stated", "effects.n": "stated"},
        {},
    ]
    assert (listed[0].note, listed[1].source, listed[0].file) == ("why", "page", "pack.toml")


def test_counts_per_table(tmp_path: Path) -> None:
    assert table_by_provenance(entries(raw(tmp_path))) == {
        "tile": {"reconstructed": 1},
        "tile.side": {"derived": 1},
        "market.mitama": {"stated": 1, "derived": 1},
    }


def test_no_field_is_weaker_than_its_entry() -> None:
    reading = Reading()
    table: dict[str, Any] = {
        "provenance": "derived",
        "provenance_fields": {"a": "stated", "b": "derived", "c": "reconstructed", "d": "odd"},
    }
    strongest_first = ("stated", "derived", "reconstructed")
    check_weakest(table, strongest_first, Where("a.toml", "tile[0]"), reading)
    assert places(reading.problems) == [("tile[0]", "provenance", "weaker_field")]
    assert reading.problems[0].data["field"] == "c"


def test_an_earlier_word_for_a_provenance_is_read_as_todays(tmp_path: Path) -> None:
    text = """
schema = "toy-components/1"
split_provenance = "inferred"
note = "inferred"
[[tile]]
id = "a"
provenance = "inferred"
provenance_fields = { vp = "stated", count = "inferred" }
"""
    (tmp_path / "old.toml").write_text(text, "utf-8")
    (tmp_path / "new.toml").write_text(text.replace('"inferred"', '"derived"'), "utf-8")
    raw, today = read_pack(tmp_path / "old.toml"), read_pack(tmp_path / "new.toml")
    (entry,) = entries(raw)
    assert (entry.provenance, entry.fields) == ("derived", {"vp": "stated", "count": "derived"})
    assert raw.files["old.toml"]["split_provenance"] == "derived"
    assert raw.files["old.toml"]["note"] == "inferred", "prose stays as it is written"
    assert raw.digest != today.digest, "the digest is that of what was written"
