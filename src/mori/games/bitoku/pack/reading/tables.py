"""The tables of a Bitoku pack as read, each entry with its place: what the checks work on."""

from dataclasses import dataclass

from mori.content import Entries, RawPack, Reading, Row
from mori.games.bitoku.pack.reading.boards import (
    FaceTables,
    PlayerTables,
    TenguTables,
    read_face,
    read_player,
    read_tengu,
)
from mori.games.bitoku.pack.reading.files import FACE_FILES, MANIFEST, open_file
from mori.games.bitoku.pack.schema.board import (
    BoardRegion,
    ForestRow,
    HillFavour,
    Insert,
    Tracks,
)
from mori.games.bitoku.pack.schema.cards import BitokuCard, VisionCard, YokaiCard
from mori.games.bitoku.pack.schema.manifest import Inventory, ManifestHead
from mori.games.bitoku.pack.schema.notes import BitokuHead, CrystalHead, RockHead
from mori.games.bitoku.pack.schema.tiles import (
    AncientBuilding,
    Building,
    Crystal,
    Dragonfly,
    Gate,
    Mitama,
    Rock,
    Treasure,
)


@dataclass(frozen=True, slots=True)
class PackTables:
    manifest: Row[ManifestHead]
    inventory: Entries[Inventory]
    regions: Entries[BoardRegion]
    forest_rows: Entries[ForestRow]
    hill_favours: Entries[HillFavour]
    inserts: Entries[Insert]
    tracks: Row[Tracks]
    faces: tuple[FaceTables, ...]
    player: PlayerTables
    tengu: TenguTables
    starting_yokai: Entries[YokaiCard]
    yokai: Entries[YokaiCard]
    bitoku_head: Row[BitokuHead]
    bitoku_cards: Entries[BitokuCard]
    visions: Entries[VisionCard]
    crystal_head: Row[CrystalHead]
    crystals: Entries[Crystal]
    mitamas: Entries[Mitama]
    dragonflies: Entries[Dragonfly]
    gates: Entries[Gate]
    rock_head: Row[RockHead]
    rocks: Entries[Rock]
    buildings: Entries[Building]
    ancient_buildings: Entries[AncientBuilding]
    treasures: Entries[Treasure]

    def stock(self, name: str) -> int | None:
        """How many of a component the inventory lists, if that can be read."""
        for entry in self.inventory.values():
            if entry.id == name:
                return entry.count
        return None


def read_tables(raw: RawPack, reading: Reading) -> PackTables:
    """All tables of all files, with the problems of each noted."""
    manifest = open_file(
        raw, MANIFEST, (*ManifestHead.__struct_encode_fields__, "inventory"), reading
    )
    board = open_file(
        raw,
        "board.toml",
        ("region", "forest_row", "hill_favour", "insert", "tracks"),
        reading,
    )
    yokai = open_file(raw, "yokai.toml", ("starting_yokai", "yokai"), reading)
    bitoku = open_file(
        raw, "bitoku.toml", (*BitokuHead.__struct_encode_fields__, "bitoku"), reading
    )
    crystals = open_file(
        raw, "crystals.toml", (*CrystalHead.__struct_encode_fields__, "crystal"), reading
    )
    rocks = open_file(raw, "rocks.toml", (*RockHead.__struct_encode_fields__, "rock"), reading)
    buildings = open_file(raw, "buildings.toml", ("building", "ancient_building"), reading)
    visions = open_file(raw, "visions.toml", ("vision",), reading)
    mitamas = open_file(raw, "mitamas.toml", ("mitama",), reading)
    dragonflies = open_file(raw, "dragonflies.toml", ("dragonfly",), reading)
    gates = open_file(raw, "gates.toml", ("gate",), reading)
    treasures = open_file(raw, "treasures.toml", ("treasure",), reading)
    return PackTables(
        manifest=manifest.head(ManifestHead),
        inventory=manifest.entries(Inventory, "inventory"),
        regions=board.entries(BoardRegion, "region"),
        forest_rows=board.entries(ForestRow, "forest_row"),
        hill_favours=board.entries(HillFavour, "hill_favour"),
        inserts=board.entries(Insert, "insert"),
        tracks=board.table(Tracks, "tracks"),
        faces=tuple(read_face(raw, name, reading) for name in FACE_FILES),
        player=read_player(raw, reading),
        tengu=read_tengu(raw, reading),
        starting_yokai=yokai.entries(YokaiCard, "starting_yokai"),
        yokai=yokai.entries(YokaiCard, "yokai"),
        bitoku_head=bitoku.head(BitokuHead),
        bitoku_cards=bitoku.entries(BitokuCard, "bitoku"),
        visions=visions.entries(VisionCard, "vision"),
        crystal_head=crystals.head(CrystalHead),
        crystals=crystals.entries(Crystal, "crystal"),
        mitamas=mitamas.entries(Mitama, "mitama"),
        dragonflies=dragonflies.entries(Dragonfly, "dragonfly"),
        gates=gates.entries(Gate, "gate"),
        rock_head=rocks.head(RockHead),
        rocks=rocks.entries(Rock, "rock"),
        buildings=buildings.entries(Building, "building"),
        ancient_buildings=buildings.entries(AncientBuilding, "ancient_building"),
        treasures=treasures.entries(Treasure, "treasure"),
    )
