"""Single keys, files and provenance: each mistake is named, once, where it is."""

import pytest

from mori.content import fingerprint_of
from mori.games.bitoku.pack.load import load_pack
from tests.games.bitoku.pack.changes import (
    FILES,
    VP_2,
    Case,
    Change,
    Place,
    case_name,
    changed,
    copied,
    entry,
    problems_of,
    put,
    raw_of,
    set_table,
    without,
)

FACE = "board_3.toml"
KAPPA = "yokai[0] kappa-1"


def option(**values: object) -> Change:
    """Change an effect deep inside: an option of the first market card."""
    return lambda tables: entry(tables, "yokai", "kappa-1")["effects"][0]["options"][1].update(
        values
    )


BROKEN: list[Case] = [
    # tables and keys
    ("yokai.toml", lambda t: t.update(extra=1), ("yokai.toml", "", "extra", "unknown_key")),
    ("yokai.toml", lambda t: t.pop("yokai"), ("yokai.toml", "", "yokai", "missing_key")),
    (FACE, lambda t: t.pop("market"), (FACE, "", "market", "missing_key")),
    (FACE, lambda t: t.update(market=[]), (FACE, "", "market", "wrong_type")),
    (FACE, set_table("market", fish=[]), (FACE, "market", "fish", "unknown_key")),
    (FACE, lambda t: t.pop("wisdom"), (FACE, "", "wisdom", "missing_key")),
    (FACE, lambda t: t["wisdom"].pop("edges"), (FACE, "wisdom", "edges", "missing_key")),
    ("pack.toml", lambda t: t.update(schema=2), ("pack.toml", "", "schema", "not_one_of")),
    (
        "crystals.toml",
        lambda t: t.pop("colour_split_note"),
        ("crystals.toml", "", "colour_split_note", "missing_key"),
    ),
    (
        "rocks.toml",
        lambda t: t.update(split_provenance="guessed"),
        ("rocks.toml", "", "split_provenance", "not_one_of"),
    ),
    (
        "bitoku.toml",
        lambda t: t.pop("set_scoring"),
        ("bitoku.toml", "", "set_scoring", "missing_key"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-1", title="Kawako"),
        ("yokai.toml", KAPPA, "title", "unknown_key"),
    ),
    (
        "yokai.toml",
        without("yokai", "kappa-1", "virtue"),
        ("yokai.toml", KAPPA, "virtue", "missing_key"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-1", id="Kappa 1"),
        ("yokai.toml", "yokai[0] Kappa 1", "id", "wrong_shape"),
    ),
    # effects
    (
        "yokai.toml",
        option(kind="gold"),
        ("yokai.toml", KAPPA, "effects[0].options[1].kind", "not_one_of"),
    ),
    (
        "yokai.toml",
        option(resource="gold"),
        ("yokai.toml", KAPPA, "effects[0].options[1].resource", "not_one_of"),
    ),
    (
        "yokai.toml",
        option(n=7),
        ("yokai.toml", KAPPA, "effects[0].options[1].n", "too_big"),
    ),
    (
        "yokai.toml",
        option(scope="any"),
        ("yokai.toml", KAPPA, "effects[0].options[1].scope", "unknown_key"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-2", effects=[]),
        ("yokai.toml", "yokai[1] kappa-2", "effects", "too_few"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-2", effects=[{"kind": "choose_one", "options": [VP_2]}]),
        ("yokai.toml", "yokai[1] kappa-2", "effects[0].options", "too_few"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-2", effects=[{"kind": "mitama", "discount": 3}]),
        ("yokai.toml", "yokai[1] kappa-2", "effects[0].discount", "too_big"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-2", effects=[{"kind": "amulet", "value": 4, "n": 1}]),
        ("yokai.toml", "yokai[1] kappa-2", "effects[0].value", "too_big"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-2", virtue={"kind": "vp_per", "item": "resource", "vp": 1, "cap": 12}),
        ("yokai.toml", "yokai[1] kappa-2", "virtue.item", "not_one_of"),
    ),
    (
        "visions.toml",
        put("vision", "vision-01", requires={"kodama_far": 1}),
        ("visions.toml", "vision[0] vision-01", "requires.kodama_far", "not_one_of"),
    ),
    (
        "visions.toml",
        put("vision", "vision-01", penalty=3),
        ("visions.toml", "vision[0] vision-01", "penalty", "not_one_of"),
    ),
    (
        "buildings.toml",
        put("ancient_building", "ancient-1", property="vp1"),
        ("buildings.toml", "ancient_building[0] ancient-1", "property", "unknown_key"),
    ),
    (
        "buildings.toml",
        put("building", "farm-1", bonus={"kodama": 3, "amulet": 0}),
        ("buildings.toml", "building[0] farm-1", "bonus.kodama", "not_one_of"),
    ),
    # files
    (
        "pack.toml",
        lambda t: t["files"].remove("rocks.toml"),
        ("pack.toml", "", "files", "missing_entry"),
    ),
    (
        "pack.toml",
        lambda t: t["files"].append("extra.toml"),
        ("pack.toml", "", "files[16]", "not_one_of"),
    ),
    (
        "pack.toml",
        lambda t: t["files"].append("rocks.toml"),
        ("pack.toml", "", "files", "repeated"),
    ),
    (
        "pack.toml",
        lambda t: t["board_file"].pop("3"),
        ("pack.toml", "", "board_file.3", "missing_key"),
    ),
    (
        "pack.toml",
        set_table("board_file", **{"3": "board_4.toml"}),
        ("pack.toml", "", "board_file.3", "must_equal"),
    ),
    (
        "pack.toml",
        set_table("board_file", **{"5": "board_4.toml"}),
        ("pack.toml", "", "board_file.5", "not_one_of"),
    ),
    (FACE, lambda t: t.update(players=[3, 4]), (FACE, "", "players", "must_equal")),
    # ids and provenance
    (
        "dragonflies.toml",
        put("dragonfly", "dragonfly-vp", id="rei"),
        ("dragonflies.toml", "dragonfly[19] rei", "id", "duplicate_id"),
    ),
    (
        FACE,
        put("market.mitama", "market-mitama-2", id="home-1"),
        (FACE, "market.mitama[1] home-1", "id", "duplicate_id"),
    ),
    (
        "player_board.toml",
        put("crystal_slot", "slot-dream-2", id="slot-dream-1"),
        ("player_board.toml", "crystal_slot[1] slot-dream-1", "id", "duplicate_id"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-1", provenance="known"),
        ("yokai.toml", KAPPA, "provenance", "not_one_of"),
    ),
    (
        "yokai.toml",
        without("yokai", "nezumi-1", "note"),
        ("yokai.toml", "yokai[10] nezumi-1", "note", "missing_parameter"),
    ),
    (
        FACE,
        lambda t: t["wisdom"]["edges"][0].update(provenance="derived"),
        (FACE, "wisdom.edges[0] left-1", "note", "missing_parameter"),
    ),
    (
        "treasures.toml",
        put("treasure", "treasure-5", stated_fields=["vp.3"]),
        ("treasures.toml", "treasure[1] treasure-5", "stated_fields[0]", "unknown_reference"),
    ),
    (
        "buildings.toml",
        put("building", "ryokan-1", stated_fields=["bonus.kodamas"]),
        ("buildings.toml", "building[18] ryokan-1", "stated_fields[0]", "unknown_reference"),
    ),
]


@pytest.mark.parametrize(("file", "change", "place"), BROKEN, ids=case_name)
def test_one_mistake_is_one_problem(file: str, change: Change, place: Place) -> None:
    assert problems_of(load_pack, changed((file, change))) == [place]


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_missing_file(name: str) -> None:
    files = {**FILES}
    del files[name]
    found = problems_of(load_pack, raw_of(files))
    # What refers into the file may add to that, but nothing inside it is called missing.
    first = "pack" if name == "pack.toml" else "pack.toml"
    assert found[0] == (first, "", "", "missing_entry")
    assert [place for place in found[1:] if place[0] == name] == []


def test_a_file_too_many() -> None:
    files = {**FILES, "extra.toml": {}}
    assert problems_of(load_pack, raw_of(files)) == [("extra.toml", "", "", "unexpected_entry")]


@pytest.mark.parametrize("is_listed", [True, False])
def test_a_pack_of_an_earlier_version_may_keep_the_files_that_are_no_longer_read(
    is_listed: bool,
) -> None:
    files = copied(["pack.toml"])
    for name in ("vocabulary.toml", "values.toml"):
        files[name] = {"effect": [{"kind": "vp", "params": {"n": "int"}, "meaning": "VP"}]}
        if is_listed:
            files["pack.toml"]["files"].append(name)
    assert fingerprint_of(load_pack(raw_of(files))) == fingerprint_of(load_pack(raw_of(FILES)))


def test_every_entry_needs_a_provenance() -> None:
    files = copied(FILES)
    pending: list[object] = list(files.values())
    expected = 0
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            expected += isinstance(value.get("provenance"), str)
            if isinstance(value.get("provenance"), str):
                del value["provenance"]
            pending.extend(value.values())
        elif isinstance(value, list):
            pending.extend(value)
    found = problems_of(load_pack, raw_of(files))
    assert expected > 500
    assert len(found) == expected
    assert {code for _, _, _, code in found} == {"missing_key"}
