"""The shipped pack loads, and is at hand in a convenient form."""

import re
from copy import deepcopy

import pytest

from mori.content import Reading, entries, read_pack
from mori.games.bitoku.pack.checks.entries import all_rows
from mori.games.bitoku.pack.load import load_pack
from mori.games.bitoku.pack.reading.tables import read_tables
from mori.games.bitoku.pack.schema.cards import DiceVirtue, ItemVirtue
from mori.games.bitoku.pack.schema.effects import effect
from mori.games.bitoku.pack.schema.pack import BitokuPack
from tests.games.bitoku.pack.changes import FILES, SHIPPED, changed, put, raw_of, set_table


@pytest.fixture(scope="module")
def pack() -> BitokuPack:
    return load_pack(read_pack(SHIPPED))


def test_the_shipped_pack_loads(pack: BitokuPack) -> None:
    raw = read_pack(SHIPPED)
    assert raw.game == "bitoku"
    assert pack.manifest.stock("pilgrim") == 44
    assert pack.manifest.board_file[1] == "board_1_2.toml"
    kappa = pack.yokai[0]
    assert (kappa.id, kappa.type, kappa.count) == ("kappa-1", "kappa", 1)
    jade, sake = (effect("resource", resource=name, n=1) for name in ("jade", "sake"))
    assert kappa.effects == (effect("choose_units", n=2, options=(jade, sake)),)
    assert kappa.effects[0].kind == "choose_units"
    assert kappa.virtue == ItemVirtue(item="mitama", vp=2, cap=12)
    assert pack.yokai[25].virtue == DiceVirtue(dice=2, cap=12)
    assert pack.set_scoring == (1, 2, 4, 7, 11, 16, 22)
    assert sum(card.count for card in pack.visions) == 28
    assert pack.visions[0].requires == {"building": 1, "crystal": 1, "mitama": 1}
    river = next(tile for tile in pack.crystals if tile.id == "memory-river")
    assert (river.effects, river.triggers, river.vp) == ((), ("cross_river",), 1)
    assert sum(tile.count for tile in pack.dragonflies) == 32
    assert [gate.letter for gate in pack.gates].count("b") == 8
    assert pack.rocks[9].types == ("ryokan", "temple")
    assert pack.buildings[2].bonus.amulet == 1
    assert len(pack.ancient_buildings) == 6
    assert pack.treasures[0].vp == (4, 2, 0)
    assert pack.tengu.cards[6].gain == ("wood", "jade")
    assert pack.tengu.board.dice == (2, 3, 4)
    assert pack.player_board.setup.dice == (3, 2, 1)
    assert pack.player_board.pilgrim_spaces[1].cost == {"any": 1}
    assert [region.id for region in pack.board.regions][2] == "home"
    shared = pack.board.rows_of("yomi")[4].effects[0]
    assert (shared.kind, shared.count) == ("shared_discount", 1)
    assert [favour.id for favour in pack.board.hill_favours][2] == "favour-small"


def test_a_face_for_each_number_of_players(pack: BitokuPack) -> None:
    assert pack.face(1) is pack.face(2)
    assert [pack.face(players).face for players in (1, 3, 4)] == ["1-2", "3", "4"]
    with pytest.raises(KeyError):
        pack.face(5)
    face = pack.face(2)
    assert face.hill_areas[0].hills == ("yomi", "stairs")
    assert face.home_spaces[3].effects == (effect("copy_forest_action"),)
    assert face.market.dragonfly[0].gain == {"jade": 1}
    assert face.wisdom.start.entries == ("right-1",)
    assert face.wisdom.node("right-4").kind == "bridge1"
    assert [edge.bridge for edge in face.wisdom.edges if edge.from_ == "right-3"] == [0, 0, 1]
    with pytest.raises(KeyError):
        face.wisdom.node("nowhere")
    with pytest.raises(KeyError):
        pack.manifest.stock("nothing")


def test_every_entry_has_a_provenance() -> None:
    # What has one anywhere in the files is what the checks of provenance look at.
    listed = entries(read_pack(SHIPPED))
    assert len(listed) == len(list(all_rows(read_tables(raw_of(FILES), Reading()))))


def test_no_file_names_a_machine() -> None:
    for path in [*SHIPPED.glob("*.toml"), SHIPPED / "README.md"]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(?<![\w.])/(home|work|tmp|root|usr|mnt)/|[A-Za-z]:\\", text)


def test_what_an_owner_may_correct() -> None:
    """Real component data replace the reconstruction without a change of code."""
    face = "board_1_2.toml"
    raw = changed(
        ("yokai.toml", put("yokai", "kappa-2", effects=[{"kind": "vp", "n": 6}])),
        ("visions.toml", put("vision", "vision-02", vp=3, requires={"resource": 4})),
        ("bitoku.toml", put("bitoku", "makoto", vp=0, effects=[])),
        ("crystals.toml", put("crystal", "dream-vp", colour="ingenuity")),
        (face, put("forest_area", "forest-yomi", spaces=2)),
        (face, set_table("kodama_track", length=9)),
        ("treasures.toml", put("treasure", "treasure-7", vp=[9, 5, 2])),
        ("rocks.toml", put("rock", "rock-farm-onsen", types=["farm"])),
    )
    pack = load_pack(raw)
    assert pack.face(1).kodama_track.length == 9


def test_bitoku_copies_may_differ() -> None:
    raw = changed(
        ("bitoku.toml", put("bitoku", "gi", count=1)),
        (
            "bitoku.toml",
            lambda tables: tables["bitoku"].append(
                {**deepcopy(tables["bitoku"][5]), "id": "gi-2", "vp": 2, "count": 1}
            ),
        ),
    )
    assert len(load_pack(raw).bitoku_cards) == 8
