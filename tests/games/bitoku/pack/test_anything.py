"""Many mistakes at once are all named, and no change of values raises anything else."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mori.core.errors import ContentError
from mori.games.bitoku.pack.load import load_pack
from tests.content.toml_text import places
from tests.games.bitoku.pack.changes import (
    FILES,
    Case,
    changed,
    copied,
    dropped,
    problems_of,
    put,
    raw_of,
    set_table,
    without,
)

TEN: list[Case] = [
    (
        "yokai.toml",
        put("yokai", "kappa-1", title="Kawako"),
        ("yokai.toml", "yokai[0] kappa-1", "title", "unknown_key"),
    ),
    (
        "gates.toml",
        without("gate", "gate-a-rock", "provenance"),
        ("gates.toml", "gate[6] gate-a-rock", "provenance", "missing_key"),
    ),
    (
        "buildings.toml",
        put("building", "farm-2", min_die="two"),
        ("buildings.toml", "building[1] farm-2", "min_die", "wrong_type"),
    ),
    (
        "tengu.toml",
        put("card", "tengu-stairs-1", location="home"),
        ("tengu.toml", "card[4] tengu-stairs-1", "location", "not_one_of"),
    ),
    (
        "dragonflies.toml",
        put("dragonfly", "dragonfly-vp", id="dragonfly-yokai"),
        ("dragonflies.toml", "dragonfly[19] dragonfly-yokai", "id", "duplicate_id"),
    ),
    ("rocks.toml", dropped("rock", "rock-kappa"), ("rocks.toml", "rock", "", "wrong_count")),
    (
        "player_board.toml",
        put("card_space", "card-left", ingenuity_slot="slot-none"),
        (
            "player_board.toml",
            "card_space[0] card-left",
            "ingenuity_slot",
            "unknown_reference",
        ),
    ),
    (
        "board_3.toml",
        set_table("kodama_track", marked_space=5),
        ("board_3.toml", "kodama_track", "marked_space", "must_equal"),
    ),
    (
        "board_4.toml",
        lambda tables: tables["wisdom"]["edges"][0].update(to="left-3"),
        ("board_4.toml", "wisdom.edges[0] left-1", "to", "unexpected_entry"),
    ),
    (
        "treasures.toml",
        put("treasure", "treasure-4", vp=[4, 1, 0]),
        ("treasures.toml", "treasure", "", "fact_missing"),
    ),
]


def test_ten_mistakes_are_ten_problems() -> None:
    raw = changed(*((file, change) for file, change, _ in TEN))
    assert sorted(problems_of(load_pack, raw)) == sorted(place for _, _, place in TEN)


def test_mistakes_all_through_the_pack_are_all_named() -> None:
    """One unknown key in every entry, and all the entries still checked against each other."""
    files = copied(FILES)
    marked = 0
    pending: list[Any] = list(files.values())
    while pending:
        value = pending.pop()
        if isinstance(value, list):
            pending.extend(value)
        elif isinstance(value, dict):
            pending.extend(value.values())
            if isinstance(value.get("provenance"), str):
                value["surplus"] = 1
                marked += 1
    put("treasure", "treasure-4", vp=[4, 1, 0])(files["treasures.toml"])
    found = problems_of(load_pack, raw_of(files))
    assert len(found) == marked + 1
    assert ("treasures.toml", "treasure", "", "fact_missing") in found


# ---- anything at all -----------------------------------------------------------------------------

ODD_VALUES = st.one_of(
    st.sampled_from(["", "wood", "yomi", "x y", "gate_a", "stated", [], {}, [[]], [{}], True, 1.5]),
    st.integers(-3, 100),
    st.lists(st.sampled_from(["wood", "right-1", 1, {}, {"kind": "vp", "n": 1}]), max_size=3),
    st.dictionaries(st.sampled_from(["wood", "id", "kind", "any"]), st.integers(-1, 3), max_size=2),
)


def _places_inside(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    below = [place for key in keys for place in _places_inside(value[key], (*path, key))]
    return ([path] if path else []) + below


def _holds(value: object, key: object) -> bool:
    """Whether the place still exists after an earlier change."""
    if isinstance(value, list):
        return isinstance(key, int) and key < len(value)
    return isinstance(value, dict) and key in value


ALL_PLACES = _places_inside(FILES)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(ALL_PLACES), ODD_VALUES), min_size=1, max_size=4))
def test_no_change_of_values_raises_anything_else(changes: list[tuple[Any, Any]]) -> None:
    files = copied({path[0] for path, _ in changes})
    for path, value in changes:
        target: Any = files
        for key in path[:-1]:
            target = target[key] if _holds(target, key) else None
        if len(path) > 1 and _holds(target, path[-1]):
            target[path[-1]] = value
    try:
        load_pack(raw_of(files))
    except ContentError as error:
        assert places(error)
