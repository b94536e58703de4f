"""The balance of the reconstruction, by its value model."""

from types import ModuleType

import pytest

from tests.games.bitoku.pack.changes import (
    Case,
    Change,
    Place,
    Tables,
    all_of,
    case_name,
    entry,
    put,
    set_table,
)
from tests.games.bitoku.reconstruction import balance, design
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

BALANCE: list[Case] = [
    (
        "yokai.toml",
        put("starting_yokai", "start-kappa", effects=vp(2)),
        ("yokai.toml", "starting_yokai[0] start-kappa", "effects", "fact_missing"),
    ),
    (
        "yokai.toml",
        put("starting_yokai", "start-kappa", effects=[JADE, SAKE]),
        ("yokai.toml", "starting_yokai[0] start-kappa", "effects", "out_of_balance"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-2", effects=[JADE, *vp(6)]),
        ("yokai.toml", "yokai[1] kappa-2", "effects", "out_of_balance"),
    ),
    (
        "yokai.toml",
        put("yokai", "kappa-1", virtue={"kind": "vp_flat", "vp": 1}),
        ("yokai.toml", "yokai[0] kappa-1", "", "out_of_balance"),
    ),
    (
        "yokai.toml",
        lambda t: entry(t, "yokai", "kappa-2").update(
            effects=entry(t, "yokai", "kappa-1")["effects"]
        ),
        ("yokai.toml", "yokai[1] kappa-2", "effects", "repeated"),
    ),
    (
        "yokai.toml",
        all_of(
            put("yokai", "kappa-3", effects=[JADE, *vp(2)]),
            put("yokai", "kappa-4", effects=[JADE, *vp(3)]),
        ),
        ("yokai.toml", "yokai[3] kappa-4", "effects", "out_of_balance"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "makoto", effects=[{"kind": "amulet", "value": 1, "n": 1}]),
        ("bitoku.toml", "bitoku[0] makoto", "", "out_of_balance"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "rei", vp=2),
        ("bitoku.toml", "bitoku", "rarity", "out_of_balance"),
    ),
    (
        "visions.toml",
        put("vision", "vision-07", vp=4),
        ("visions.toml", "vision[6] vision-07", "vp", "out_of_balance"),
    ),
    (
        "visions.toml",
        put("vision", "vision-02", penalty=2),
        ("visions.toml", "vision[1] vision-02", "penalty", "not_allowed_with"),
    ),
    (
        "crystals.toml",
        put("crystal", "dream-any", effects=vp(6)),
        ("crystals.toml", "crystal[6] dream-any", "", "out_of_balance"),
    ),
    (
        "crystals.toml",
        put("crystal", "memory-build", vp=1),
        ("crystals.toml", "crystal[10] memory-build", "", "out_of_balance"),
    ),
    (
        "crystals.toml",
        put("crystal", "ingenuity-any", effects=vp(6)),
        ("crystals.toml", "crystal[22] ingenuity-any", "", "out_of_balance"),
    ),
    (
        "dragonflies.toml",
        put("dragonfly", "dragonfly-vp", effects=vp(6)),
        ("dragonflies.toml", "dragonfly[19] dragonfly-vp", "effects", "out_of_balance"),
    ),
    (
        "values.toml",
        set_table("other", solo_movement_per_pair=4),
        ("dragonflies.toml", "dragonfly", "effects", "out_of_balance"),
    ),
    (
        "gates.toml",
        put("gate", "gate-a-movement", effects=[MOVE]),
        ("gates.toml", "gate[1] gate-a-movement", "effects", "out_of_balance"),
    ),
    (
        "gates.toml",
        put("gate", "gate-b-vp", effects=vp(4), provenance="stated", note="read off the box"),
        ("gates.toml", "gate[15] gate-b-vp", "effects", "out_of_balance"),
    ),
    (
        "buildings.toml",
        put("building", "farm-1", effects=vp(2)),
        ("buildings.toml", "building[0] farm-1", "effects", "out_of_balance"),
    ),
    (
        "buildings.toml",
        put("ancient_building", "ancient-1", effects=vp(2)),
        ("buildings.toml", "ancient_building[0] ancient-1", "effects", "out_of_balance"),
    ),
    (
        "values.toml",
        set_table("property", vp1_and_amulet1=9),
        ("buildings.toml", "building", "", "out_of_balance"),
    ),
    (
        TWO,
        put("wisdom.nodes", "right-light-3-1", vp=20),
        (TWO, "wisdom.branches[5] right-light-3", "", "out_of_balance"),
    ),
    (
        "values.toml",
        lambda t: t["ledger"][0].update(vp=50),
        ("values.toml", "", "ledger", "out_of_balance"),
    ),
    (
        "values.toml",
        lambda t: t["ledger"][-1].update(vp=50),
        ("values.toml", "", "ledger", "out_of_balance"),
    ),
]


@pytest.mark.parametrize(("file", "change", "place"), BALANCE, ids=case_name)
def test_one_departure_is_one_problem(file: str, change: Change, place: Place) -> None:
    assert departures_after((file, change)) == [place]


@pytest.mark.parametrize(
    ("module", "limit", "value", "place"),
    [
        (balance, "MEAN_WINTER", (6.4, 6.5), ("yokai.toml", "yokai", "virtue")),
        (
            balance,
            "VISIONS_PER_ITEM",
            10,
            ("visions.toml", "vision", "requires.gate_pilgrim"),
        ),
        (balance, "ROW_SPREAD", 0.1, ("values.toml", "", "effect")),
        (design, "MOST_GATES", 2, (FOUR, "wisdom.branches", "gate_b")),
    ],
)
def test_limits_that_no_single_change_of_data_breaks(
    monkeypatch: pytest.MonkeyPatch,
    module: ModuleType,
    limit: str,
    value: object,
    place: tuple[str, str, str],
) -> None:
    monkeypatch.setattr(module, limit, value)
    assert place in [found[:3] for found in departures_after()]
