"""The design of the reconstruction, where the sources leave it open."""

import pytest

from tests.games.bitoku.pack.changes import (
    Case,
    Change,
    Place,
    Tables,
    all_of,
    case_name,
    dropped,
    entry,
    put,
    set_table,
)
from tests.games.bitoku.reconstruction.changed import departures_after

TWO, THREE, FOUR = "board_1_2.toml", "board_3.toml", "board_4.toml"

PLAYER, TENGU = "player_board.toml", "tengu.toml"


def vp(n: int) -> list[dict[str, object]]:
    return [{"kind": "vp", "n": n}]


def gate_kind(name: str, kind: str) -> Change:
    """The branch and its spaces."""

    def change(tables: Tables) -> None:
        branch = entry(tables, "wisdom.branches", name)
        branch["kind"] = kind
        for space in branch["spaces"]:
            entry(tables, "wisdom.nodes", space)["kind"] = kind

    return change


MOVE = {"kind": "movement", "n": 1}

WOOD, STONE, JADE, SAKE, ANY = (
    {"kind": "resource", "resource": name, "n": 1}
    for name in ("wood", "stone", "jade", "sake", "any")
)

DESIGN: list[Case] = [
    # words
    (
        "yokai.toml",
        all_of(
            put("yokai", "kappa-1", effects=[JADE, SAKE]),
            put("yokai", "imomushi-1", effects=[WOOD, STONE]),
            put("yokai", "yama-uba-3", effects=[ANY, MOVE, *vp(1)]),
        ),
        ("words", "effect choose_units", "", "too_few"),
    ),
    (
        "yokai.toml",
        put("yokai", "yama-uba-4", virtue={"kind": "vp_flat", "vp": 6}),
        ("words", "item yokai_card", "", "too_few"),
    ),
    (
        "crystals.toml",
        put("crystal", "memory-river", triggers=["crystal", "illumination"]),
        ("words", "trigger cross_river", "", "too_few"),
    ),
    # boards
    (
        TWO,
        put("forest_area", "forest-yomi", spaces=2),
        (TWO, "forest_area", "spaces", "too_many"),
    ),
    (
        TWO,
        lambda t: [
            t["home_space"].reverse(),
            [row.update(position=n) for n, row in enumerate(t["home_space"], start=1)],
        ],
        (TWO, "home_space", "label", "not_in_order"),
    ),
    (
        FOUR,
        lambda t: t["market"]["building"].append(
            {"id": "market-building-7", "position": 7, "provenance": "reconstructed"}
        ),
        (FOUR, "market.building", "", "too_many"),
    ),
    (
        THREE,
        put("market.mitama", "market-mitama-2", vp=0),
        (THREE, "market.mitama[1] market-mitama-2", "vp", "too_small"),
    ),
    (
        THREE,
        put("inhabited.spaces", "area-stairs-2", type="onsen"),
        (THREE, "inhabited.spaces", "type", "too_few"),
    ),
    (
        THREE,
        all_of(
            dropped("inhabited.spaces", "area-yomi-4"),
            dropped("inhabited.spaces", "area-stairs-3"),
            dropped("inhabited.spaces", "area-stairs-4"),
            dropped("inhabited.spaces", "area-glade-4"),
            dropped("inhabited.spaces", "area-forges-4"),
        ),
        (THREE, "inhabited.spaces", "", "too_few"),
    ),
    (
        THREE,
        gate_kind("left-gate-3", "gate_a"),
        (THREE, "wisdom.paths[0] path-left", "branches", "missing_entry"),
    ),
    (
        THREE,
        all_of(gate_kind("right-gate-1", "gate_b"), gate_kind("right-gate-2", "gate_a")),
        (THREE, "wisdom.branches[7] right-gate-1", "fork", "not_one_of"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-light-1-2", amulet=0),
        (TWO, "wisdom.nodes[3] right-light-1-2", "amulet", "too_small"),
    ),
    (TWO, set_table("rock_garden", spaces=5), (TWO, "rock_garden", "spaces", "too_big")),
    (
        PLAYER,
        put("building_counter", "building-counter-4", cost={"wood": 1}),
        (PLAYER, "building_counter[3] building-counter-4", "cost", "too_small"),
    ),
    (
        PLAYER,
        put("building_counter", "building-counter-1", cost={}),
        (PLAYER, "building_counter[0] building-counter-1", "cost", "too_small"),
    ),
    (
        PLAYER,
        put("building_counter", "building-counter-4", vp=1),
        (PLAYER, "building_counter[3] building-counter-4", "vp", "too_small"),
    ),
    # cards and tiles
    (
        "yokai.toml",
        put("starting_yokai", "start-kappa", virtue={"kind": "vp_flat", "vp": 2}),
        ("yokai.toml", "starting_yokai[0] start-kappa", "virtue", "must_equal"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "chuugi", vp=0, effects=[*vp(4)]),
        ("bitoku.toml", "bitoku[1] chuugi", "vp", "too_small"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "chuugi", vp=3, effects=[]),
        ("bitoku.toml", "bitoku[1] chuugi", "effects", "too_few"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "rei", effects=[{"kind": "dragonfly", "discount": 0}]),
        ("bitoku.toml", "bitoku[4] rei", "effects[0].kind", "not_one_of"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "rei", vp=2, effects=[{"kind": "movement", "n": 2}]),
        ("bitoku.toml", "bitoku[4] rei", "effects", "too_big"),
    ),
    (
        "dragonflies.toml",
        put("dragonfly", "dragonfly-vp", effects=[*vp(1), {"kind": "mitama", "discount": 0}]),
        ("dragonflies.toml", "dragonfly[19] dragonfly-vp", "effects[1].kind", "not_one_of"),
    ),
    (
        "visions.toml",
        put("vision", "vision-02", requires={"building": 1, "crystal": 1, "mitama": 1}),
        ("visions.toml", "vision[1] vision-02", "requires", "duplicate_id"),
    ),
    (
        "rocks.toml",
        put("rock", "rock-farm-onsen", types=["farm"]),
        ("rocks.toml", "rock", "types.onsen", "wrong_count"),
    ),
    (
        TENGU,
        put("card", "tengu-glade-2", bitoku=["yu"]),
        (TENGU, "card", "bitoku", "missing_entry"),
    ),
    (
        TENGU,
        all_of(
            put("card", "tengu-yomi-mitama", resource="jade"),
            put("card", "tengu-favourite-2", resource="jade"),
        ),
        (TENGU, "card", "resource", "missing_entry"),
    ),
]


@pytest.mark.parametrize(("file", "change", "place"), DESIGN, ids=case_name)
def test_one_departure_is_one_problem(file: str, change: Change, place: Place) -> None:
    assert departures_after((file, change)) == [place]


SEVERAL: list[tuple[str, Change, list[Place]]] = [
    (
        "crystals.toml",
        put("crystal", "dream-any", colour="ingenuity"),
        [
            ("crystals.toml", "crystal", "colour.dream", "wrong_count"),
            ("crystals.toml", "crystal", "colour.ingenuity", "wrong_count"),
        ],
    ),
    (
        PLAYER,
        put("crystal_slot", "slot-memory-1", colour="dream"),
        [
            (PLAYER, "crystal_slot", "colour.dream", "wrong_count"),
            (PLAYER, "crystal_slot", "colour.memory", "wrong_count"),
        ],
    ),
    (
        "rocks.toml",
        put("rock", "rock-nigi", family="building", types=["farm"]),
        [
            ("rocks.toml", "rock", "family.mitama", "wrong_count"),
            ("rocks.toml", "rock", "family.building", "wrong_count"),
        ],
    ),
    (
        "visions.toml",
        put("vision", "vision-28", vp=11),
        [
            ("visions.toml", "vision[27] vision-28", "vp", "too_big"),
            ("visions.toml", "vision[27] vision-28", "vp", "out_of_balance"),
        ],
    ),
    (
        "visions.toml",
        put("vision", "vision-22", requires={"building": 7}),
        [
            ("visions.toml", "vision[21] vision-22", "requires.building", "too_big"),
            ("visions.toml", "vision[21] vision-22", "requires.building", "too_big"),
            ("visions.toml", "vision[21] vision-22", "vp", "out_of_balance"),
        ],
    ),
    (
        "visions.toml",
        put("vision", "vision-28", requires={"illumination_pilgrim": 6, "gate_pilgrim": 6}),
        [
            ("visions.toml", "vision[27] vision-28", f"requires.{item}", "too_big")
            for item in ("illumination_pilgrim", "gate_pilgrim") * 2
        ]
        + [
            ("visions.toml", "vision[27] vision-28", "requires", "too_big"),
            ("visions.toml", "vision[27] vision-28", "vp", "out_of_balance"),
        ],
    ),
]


@pytest.mark.parametrize(("file", "change", "expected"), SEVERAL)
def test_what_breaks_the_design_in_several_ways(
    file: str, change: Change, expected: list[Place]
) -> None:
    assert departures_after((file, change)) == expected


def test_a_stated_face_is_not_weighed() -> None:
    stated = {"provenance": "stated", "note": "from the box"}
    change = put("dragonfly", "dragonfly-vp", effects=vp(6), **stated)
    assert departures_after(("dragonflies.toml", change)) == []


def test_the_shipped_pack_keeps_to_its_design() -> None:
    assert departures_after() == []
