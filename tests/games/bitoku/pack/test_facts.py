"""What the sources state about single cards and tiles: a pack that does not show it is wrong."""

import pytest

from mori.core.errors import ContentError
from mori.games.bitoku.pack.load import load_pack
from tests.content.toml_text import places
from tests.games.bitoku.pack.changes import VP_2, Change, all_of, changed, inside, put

MOVE_2 = {"kind": "movement", "n": 2}
CRYSTAL_FACT = ["imomushi-3", "nezumi-2", "nezumi-3"]


def every(path: str, **values: object) -> Change:
    return lambda tables: [row.update(values) for row in inside(tables, path)]


def flat(*names: str) -> Change:
    virtue = {"kind": "vp_flat", "vp": 6}
    return all_of(*(put("yokai", name, virtue=virtue) for name in names))


# file, change, entry, key, the facts that are then missing
FACTS: list[tuple[str, Change, str, str, list[str]]] = [
    (
        "yokai.toml",
        put("starting_yokai", "start-imomushi", effects=[VP_2]),
        "starting_yokai",
        "",
        ["imomushi_wood_or_stone"],
    ),
    (
        "yokai.toml",
        put("starting_yokai", "start-kitsune", effects=[MOVE_2, VP_2]),
        "starting_yokai",
        "",
        ["kitsune_with_one_effect"],
    ),
    (
        "yokai.toml",
        all_of(
            put("yokai", "kitsune-1", effects=[MOVE_2]),
            put("yokai", "kitsune-3", effects=[MOVE_2]),
            put("yokai", "kitsune-5", effects=[MOVE_2]),
        ),
        "yokai",
        "",
        ["kitsune_with_two_effects"],
    ),
    ("yokai.toml", flat("nezumi-1"), "yokai", "", ["nezumi_seen"]),
    (
        "yokai.toml",
        put("yokai", "yama-uba-1", effects=[VP_2]),
        "yokai",
        "",
        ["yama_uba_with_amulet_2"],
    ),
    ("yokai.toml", flat(*CRYSTAL_FACT), "yokai", "", ["two_vp_per_crystal"]),
    ("yokai.toml", flat("yama-uba-1", "yama-uba-2"), "yokai", "", ["sum_of_two_dice"]),
    ("bitoku.toml", put("bitoku", "meiyo", vp=5), "bitoku", "", ["meiyo_seen"]),
    ("visions.toml", put("vision", "vision-13", penalty=1), "vision", "", ["vision_seen"]),
    ("visions.toml", put("vision", "vision-14", vp=7), "vision", "", ["scoring_example_6_vp"]),
    (
        "visions.toml",
        all_of(
            put("vision", "vision-01", penalty=2),
            put("vision", "vision-04", penalty=2),
            put("vision", "vision-06", penalty=2),
        ),
        "vision",
        "",
        ["scoring_example_lesser_vp"],
    ),
    (
        "visions.toml",
        lambda tables: [row["requires"].pop("crystal", 0) for row in tables["vision"]],
        "vision",
        "",
        ["three_visions_with_4_crystals"],
    ),
    ("crystals.toml", put("crystal", "dream-draw", effects=[VP_2]), "crystal", "", ["dream_draw"]),
    (
        "crystals.toml",
        put("crystal", "dream-amulet", effects=[VP_2]),
        "crystal",
        "",
        ["dream_amulet"],
    ),
    ("crystals.toml", put("crystal", "dream-sake", effects=[VP_2]), "crystal", "", ["dream_sake"]),
    (
        "crystals.toml",
        all_of(put("crystal", "memory-soul", vp=2), put("crystal", "memory-river", vp=2)),
        "crystal",
        "",
        ["memory_pays_1_or_2"],
    ),
    (
        "mitamas.toml",
        put("mitama", "saki", effects=[VP_2]),
        "mitama[2] saki",
        "effects",
        ["saki_effect"],
    ),
    (
        "mitamas.toml",
        put("mitama", "shinigami-resource", effects=[{"kind": "movement", "n": 1}]),
        "mitama",
        "",
        ["shinigami_1"],
    ),
    (
        "dragonflies.toml",
        put("dragonfly", "dragonfly-rock", effects=[VP_2]),
        "dragonfly",
        "",
        ["dragonfly_2_vp_and_rock"],
    ),
    ("gates.toml", put("gate", "gate-b-mitama", effects=[VP_2]), "gate", "", ["gate_mitama_2"]),
    ("rocks.toml", put("rock", "rock-ara", types=["nigi"]), "rock", "", ["rock_ara"]),
    (
        "rocks.toml",
        put("rock", "rock-ryokan-temple", types=["ryokan"]),
        "rock",
        "",
        ["rock_ryokan_temple"],
    ),
    (
        "rocks.toml",
        lambda tables: [
            row.update(family="mitama", types=["nigi"])
            for row in tables["rock"]
            if row["family"] == "yokai"
        ],
        "rock",
        "",
        ["rocks_of_all_families"],
    ),
    (
        "buildings.toml",
        put("building", "temple-1", min_die=2),
        "building",
        "",
        ["building_seen_in_yomi"],
    ),
    (
        "buildings.toml",
        put("building", "ryokan-1", property="vp1"),
        "building",
        "",
        ["ryokan_seen"],
    ),
    (
        "buildings.toml",
        put("building", "onsen-3", min_die=4),
        "building",
        "",
        ["building_kodama_forward_and_back"],
    ),
    (
        "buildings.toml",
        lambda tables: [
            row.update(property="vp1")
            for row in tables["building"]
            if row["property"] == "vp1_and_amulet1"
        ],
        "building",
        "",
        ["three_property_bonuses"],
    ),
    (
        "buildings.toml",
        every("building", bonus={"kodama": 2, "amulet": 0}),
        "building",
        "",
        ["construction_bonuses_differ"],
    ),
    (
        "treasures.toml",
        put("treasure", "treasure-4", vp=[4, 3, 0]),
        "treasure",
        "",
        ["treasure_4_2"],
    ),
    (
        "treasures.toml",
        put("treasure", "treasure-5", vp=[6, 3, 0]),
        "treasure",
        "",
        ["treasure_first_prize_5"],
    ),
    (
        "treasures.toml",
        lambda tables: [row["vp"].__setitem__(2, 0) for row in tables["treasure"]],
        "treasure",
        "",
        ["treasure_with_third_prize"],
    ),
]


@pytest.mark.parametrize(
    ("file", "change", "entry", "key", "facts"), FACTS, ids=[case[4][0] for case in FACTS]
)
def test_a_stated_fact_is_missing(
    file: str, change: Change, entry: str, key: str, facts: list[str]
) -> None:
    with pytest.raises(ContentError) as caught:
        load_pack(changed((file, change)))
    expected = [(entry, key, "fact_missing")] * len(facts)
    assert places(caught.value) == expected
    assert {problem.file for problem in caught.value.problems} == {file}
    assert [problem.data["fact"] for problem in caught.value.problems] == facts
