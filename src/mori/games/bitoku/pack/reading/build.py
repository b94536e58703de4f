"""From tables without a problem to the pack."""

from typing import TypeVar

from mori.content import Row
from mori.games.bitoku.pack.reading.boards import FaceTables, PlayerTables, TenguTables
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.board import Board
from mori.games.bitoku.pack.schema.face import Face, Market
from mori.games.bitoku.pack.schema.manifest import Manifest
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.player import PlayerBoard
from mori.games.bitoku.pack.schema.tengu import Tengu
from mori.games.bitoku.pack.schema.wisdom import Wisdom

T = TypeVar("T")


def whole(row: Row[T]) -> T:
    """The struct of a table that was read: there was no problem, so it is there."""
    if row.value is None:
        raise ValueError(row.where)
    return row.value


def build_manifest(tables: PackTables) -> Manifest:
    head = whole(tables.manifest)
    return Manifest(
        schema=head.schema,
        disclaimer=head.disclaimer,
        files=head.files,
        board_file={int(count): name for count, name in head.board_file.items()},
        inventory=tuple(tables.inventory.values()),
    )


def build_board(tables: PackTables) -> Board:
    return Board(
        regions=tuple(sorted(tables.regions.values(), key=lambda entry: entry.order)),
        forest_rows=tuple(tables.forest_rows.values()),
        hill_favours=tuple(tables.hill_favours.values()),
        inserts=tuple(tables.inserts.values()),
        tracks=whole(tables.tracks),
    )


def build_face(tables: FaceTables) -> Face:
    head = whole(tables.head)
    return Face(
        file=tables.where.file,
        face=head.face,
        players=head.players,
        forest_areas=tuple(tables.forest_areas.values()),
        hill_areas=tuple(tables.hill_areas.values()),
        home_spaces=tuple(tables.home_spaces.values()),
        rock_garden=whole(tables.rock_garden),
        kodama_track=whole(tables.kodama_track),
        market=Market(
            mitama=tuple(tables.mitama_spaces.values()),
            dragonfly=tuple(tables.dragonfly_spaces.values()),
            crystal=tuple(tables.crystal_spaces.values()),
            building=tuple(tables.building_spaces.values()),
        ),
        inhabited=tuple(tables.inhabited.values()),
        wisdom=Wisdom(
            start=whole(tables.start),
            paths=tuple(tables.paths.values()),
            nodes=tuple(tables.nodes.values()),
            edges=tuple(tables.edges.values()),
            branches=tuple(tables.branches.values()),
        ),
    )


def build_player_board(tables: PlayerTables) -> PlayerBoard:
    return PlayerBoard(
        board=whole(tables.board),
        card_spaces=tuple(tables.card_spaces.values()),
        crystal_slots=tuple(tables.crystal_slots.values()),
        building_counters=tuple(tables.building_counters.values()),
        rock_spaces=tuple(tables.rock_spaces.values()),
        pilgrim_spaces=tuple(tables.pilgrim_spaces.values()),
        setup=whole(tables.setup),
    )


def build_tengu(tables: TenguTables) -> Tengu:
    return Tengu(
        board=whole(tables.board),
        attitude_tile=whole(tables.attitude_tile),
        building_counters=tuple(tables.building_counters.values()),
        cards=tuple(tables.cards.values()),
    )


def build_pack(tables: PackTables) -> BitokuPack:
    return BitokuPack(
        manifest=build_manifest(tables),
        board=build_board(tables),
        faces=tuple(map(build_face, tables.faces)),
        player_board=build_player_board(tables.player),
        tengu=build_tengu(tables.tengu),
        starting_yokai=tuple(tables.starting_yokai.values()),
        yokai=tuple(tables.yokai.values()),
        bitoku_cards=tuple(tables.bitoku_cards.values()),
        set_scoring=whole(tables.bitoku_head).set_scoring,
        visions=tuple(tables.visions.values()),
        crystals=tuple(tables.crystals.values()),
        mitamas=tuple(tables.mitamas.values()),
        dragonflies=tuple(tables.dragonflies.values()),
        gates=tuple(tables.gates.values()),
        rocks=tuple(tables.rocks.values()),
        buildings=tuple(tables.buildings.values()),
        ancient_buildings=tuple(tables.ancient_buildings.values()),
        treasures=tuple(tables.treasures.values()),
    )
