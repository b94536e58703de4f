"""Many mistakes at once, and anything at all: every problem is named, nothing breaks."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mori.content import RawPack, read_pack
from mori.core.errors import ContentError
from mori.games.hitodama.pack.load import load_pack
from tests.content.toml_text import Place, places, write_pack
from tests.games.hitodama.pack.changes import (
    SHIPPED,
    TABLES,
    Tables,
    copied,
    drop,
    problems_of,
    repeated,
    set_in,
    set_space,
    without,
)

# ---- many mistakes -------------------------------------------------------------------------------


def test_every_entry_needs_a_provenance(tmp_path: Path) -> None:
    tables = copied()
    expected = 0
    pending: list[Any] = [tables]
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            expected += value.pop("provenance", None) is not None
            pending.extend(value.values())
        elif isinstance(value, list):
            pending.extend(value)
    found = problems_of(write_pack(tmp_path, tables))
    assert expected > 150
    assert len(found) == expected
    assert {code for _, _, code in found} == {"missing_key"}


def test_one_lack_may_concern_several_entries(tmp_path: Path) -> None:
    tables = copied()
    set_in("count", "ice_token", value=3)(tables)
    drop(tables, "wrath_level", 5, "level")
    assert problems_of(write_pack(tmp_path, tables)) == [
        ("chaos_space[6] 6", "wrath_level", "unknown_reference"),
        ("chaos_space[7] 7", "wrath_level", "unknown_reference"),
        ("ice_card[6] ice_7", "freezes", "too_many"),
        ("ice_card[7] ice_8", "freezes", "too_many"),
    ]


def test_ten_mistakes_are_ten_problems(tmp_path: Path) -> None:
    tables = copied()
    chosen: list[tuple[Callable[[Tables], object], Place]] = [
        (set_in("tile", "amber", colour=1), ("tile[5] amber", "colour", "unknown_key")),
        (without("season", "aki", "provenance"), ("season[2] aki", "provenance", "missing_key")),
        (set_in("character", "eiko", species=4), ("character[3] eiko", "species", "wrong_type")),
        (set_in("deck", "ice", deal="now"), ("deck[2] ice", "deal", "not_one_of")),
        (
            set_space("berry", 0, 0, gain={"cherry": 3}),
            ("tile[6] berry", "side[0].spaces[0].gain.cherry", "unknown_reference"),
        ),
        (repeated("discard_rate", 0), ("discard_rate[3] solar_for_berry", "id", "duplicate_id")),
        (
            set_in("lunar_card", "lunar_akku", copies=3),
            ("count[15] lunar_card", "value", "wrong_count"),
        ),
        (
            set_in("tribute_card", "haru_1", vp_total=6),
            ("tribute_card[0] haru_1", "vp_total", "must_equal"),
        ),
        (
            without("lunar_card", "lunar_three_berries", "gain"),
            ("lunar_card[3] lunar_three_berries", "gain", "missing_parameter"),
        ),
        (
            set_in("constant", "hand_limit", value=0),
            ("constant[2] hand_limit", "value", "too_small"),
        ),
    ]
    for change, _ in chosen:
        change(tables)
    assert sorted(problems_of(write_pack(tmp_path, tables))) == sorted(place for _, place in chosen)


def test_mistakes_all_through_the_pack_are_all_named(tmp_path: Path) -> None:
    """One unknown key in every entry, and all the entries still checked against each other."""
    tables = copied()
    rows = [row for value in tables.values() if isinstance(value, list) for row in value]
    for row in rows:
        row["surplus"] = 1
    set_in("tribute_card", "haru_1", vp_total=6)(tables)
    found = problems_of(write_pack(tmp_path, tables))
    assert len(found) == len(rows) + 1
    assert ("tribute_card[0] haru_1", "vp_total", "must_equal") in found


def test_a_pack_of_several_files_is_not_hitodama(tmp_path: Path) -> None:
    write_pack(tmp_path, TABLES, "a.toml")
    write_pack(tmp_path, TABLES, "b.toml")
    with pytest.raises(ContentError) as caught:
        load_pack(read_pack(tmp_path))
    assert places(caught.value) == [("", "", "one_file_expected")]


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 0.999])
def test_a_truncated_pack(tmp_path: Path, share: float) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    path = tmp_path / "pack.toml"
    path.write_text(text[: int(len(text) * share)], encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_pack(read_pack(path))
    places(caught.value)


# ---- anything at all -----------------------------------------------------------------------------

ODD_VALUES = st.one_of(
    st.sampled_from(["", "berry", "N", "x y", "H-ACT-1", "two", [], {}, [[]], [{}], True, 1.5]),
    st.integers(-3, 100),
    st.lists(st.sampled_from(["N", "berry", 1, {}]), max_size=3),
    st.dictionaries(st.sampled_from(["berry", "id", "x"]), st.integers(-1, 3), max_size=2),
)


def _places_inside(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    below = [place for key in keys for place in _places_inside(_item(value, key), (*path, key))]
    return ([path] if path else []) + below


def _item(value: Any, key: Any) -> Any:
    return value[key]


def _holds(value: object, key: object) -> bool:
    """Whether the place still exists after an earlier change."""
    if isinstance(value, list):
        return isinstance(key, int) and key < len(value)
    return isinstance(value, dict) and key in value


ALL_PLACES = _places_inside(TABLES)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(ALL_PLACES), ODD_VALUES), min_size=1, max_size=5))
def test_no_change_of_values_raises_anything_else(changes: list[tuple[Any, Any]]) -> None:
    tables = copied()
    for path, value in changes:
        target: Any = tables
        for key in path[:-1]:
            target = target[key] if _holds(target, key) else None
        if _holds(target, path[-1]):
            target[path[-1]] = value
    try:
        load_pack(RawPack(Path("pack.toml"), {"pack.toml": tables}, "", "hitodama"))
    except ContentError as error:
        assert places(error)
