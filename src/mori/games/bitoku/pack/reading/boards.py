"""The boards of a Bitoku pack as read: the faces of the main board, the player's, the Tengu's."""

from dataclasses import dataclass

from mori.content import Entries, RawPack, Reading, Row, Where
from mori.games.bitoku.pack.reading.files import open_file
from mori.games.bitoku.pack.schema.face import (
    AreaSpace,
    BuildingSpace,
    CrystalSpace,
    DragonflySpace,
    FaceHead,
    ForestArea,
    HillArea,
    HomeSpace,
    KodamaTrack,
    MitamaSpace,
    RockGarden,
)
from mori.games.bitoku.pack.schema.player import (
    BuildingCounter,
    CardSpace,
    CrystalSlot,
    PilgrimSpace,
    PlayerBoardPiece,
    PlayerSetup,
    RockSpace,
)
from mori.games.bitoku.pack.schema.tengu import AttitudeTile, TenguBoard, TenguCard, TenguCounter
from mori.games.bitoku.pack.schema.wisdom import (
    WisdomBranch,
    WisdomEdge,
    WisdomNode,
    WisdomPath,
    WisdomStart,
)


@dataclass(frozen=True, slots=True)
class FaceTables:
    where: Where
    head: Row[FaceHead]
    forest_areas: Entries[ForestArea]
    hill_areas: Entries[HillArea]
    home_spaces: Entries[HomeSpace]
    rock_garden: Row[RockGarden]
    kodama_track: Row[KodamaTrack]
    mitama_spaces: Entries[MitamaSpace]
    dragonfly_spaces: Entries[DragonflySpace]
    crystal_spaces: Entries[CrystalSpace]
    building_spaces: Entries[BuildingSpace]
    inhabited: Entries[AreaSpace]
    start: Row[WisdomStart]
    paths: Entries[WisdomPath]
    nodes: Entries[WisdomNode]
    edges: Entries[WisdomEdge]
    branches: Entries[WisdomBranch]

    def place(self, table: str) -> Where:
        return Where(self.where.file, table)


@dataclass(frozen=True, slots=True)
class PlayerTables:
    board: Row[PlayerBoardPiece]
    card_spaces: Entries[CardSpace]
    crystal_slots: Entries[CrystalSlot]
    building_counters: Entries[BuildingCounter]
    rock_spaces: Entries[RockSpace]
    pilgrim_spaces: Entries[PilgrimSpace]
    setup: Row[PlayerSetup]


@dataclass(frozen=True, slots=True)
class TenguTables:
    board: Row[TenguBoard]
    attitude_tile: Row[AttitudeTile]
    building_counters: Entries[TenguCounter]
    cards: Entries[TenguCard]


def read_face(raw: RawPack, name: str, reading: Reading) -> FaceTables:
    file = open_file(
        raw,
        name,
        (
            *FaceHead.__struct_encode_fields__,
            "forest_area",
            "hill_area",
            "home_space",
            "rock_garden",
            "kodama_track",
            "market",
            "inhabited",
            "wisdom",
        ),
        reading,
    )
    market = file.inside("market", ("mitama", "dragonfly", "crystal", "building"))
    inhabited = file.inside("inhabited", ("spaces",))
    wisdom = file.inside("wisdom", ("start", "paths", "nodes", "edges", "branches"))
    return FaceTables(
        where=file.where,
        head=file.head(FaceHead),
        forest_areas=file.entries(ForestArea, "forest_area"),
        hill_areas=file.entries(HillArea, "hill_area"),
        home_spaces=file.entries(HomeSpace, "home_space"),
        rock_garden=file.table(RockGarden, "rock_garden"),
        kodama_track=file.table(KodamaTrack, "kodama_track"),
        mitama_spaces=market.entries(MitamaSpace, "mitama"),
        dragonfly_spaces=market.entries(DragonflySpace, "dragonfly"),
        crystal_spaces=market.entries(CrystalSpace, "crystal"),
        building_spaces=market.entries(BuildingSpace, "building"),
        inhabited=inhabited.entries(AreaSpace, "spaces"),
        start=wisdom.table(WisdomStart, "start"),
        paths=wisdom.entries(WisdomPath, "paths"),
        nodes=wisdom.entries(WisdomNode, "nodes"),
        edges=wisdom.entries(WisdomEdge, "edges", label="from"),
        branches=wisdom.entries(WisdomBranch, "branches"),
    )


def read_player(raw: RawPack, reading: Reading) -> PlayerTables:
    file = open_file(
        raw,
        "player_board.toml",
        (
            "board",
            "card_space",
            "crystal_slot",
            "building_counter",
            "rock_space",
            "pilgrim_space",
            "setup",
        ),
        reading,
    )
    return PlayerTables(
        board=file.table(PlayerBoardPiece, "board"),
        card_spaces=file.entries(CardSpace, "card_space"),
        crystal_slots=file.entries(CrystalSlot, "crystal_slot"),
        building_counters=file.entries(BuildingCounter, "building_counter"),
        rock_spaces=file.entries(RockSpace, "rock_space"),
        pilgrim_spaces=file.entries(PilgrimSpace, "pilgrim_space"),
        setup=file.table(PlayerSetup, "setup"),
    )


def read_tengu(raw: RawPack, reading: Reading) -> TenguTables:
    file = open_file(
        raw, "tengu.toml", ("board", "attitude_tile", "building_counter", "card"), reading
    )
    return TenguTables(
        board=file.table(TenguBoard, "board"),
        attitude_tile=file.table(AttitudeTile, "attitude_tile"),
        building_counters=file.entries(TenguCounter, "building_counter"),
        cards=file.entries(TenguCard, "card"),
    )
