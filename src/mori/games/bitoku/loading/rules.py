"""From a pack to rules ready to play with. Runs once per game; never compiled."""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from mori.content import RawPack, fingerprint_of, read_pack
from mori.games.bitoku.actions.kinds import pressing_of
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.loading.components import component_data
from mori.games.bitoku.loading.paths import make_paths
from mori.games.bitoku.loading.tengu import bitoku_types, make_tengu
from mori.games.bitoku.pack.load import load_pack
from mori.games.bitoku.pack.nodes import EffectMaker
from mori.games.bitoku.pack.schema.cards import Virtue as PackVirtue
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.rules import BitokuRules
from mori.games.bitoku.table.codes import (
    ANCIENT,
    BUILDING,
    BUILDING_TYPES,
    COLOURS,
    CRYSTAL,
    DRAGONFLY,
    HILL_REGIONS,
    ITEMS,
    KINDS,
    MITAMA,
    MITAMA_TYPES,
    P_VP,
    PROPERTIES,
    REGIONS,
    REQUIRED,
    RESOURCES,
    ROCK_FAMILIES,
    TRIGGERS,
    V_DICE,
    V_FLAT,
    V_PER,
    YOKAI_TYPES,
)
from mori.games.bitoku.table.pieces import (
    BitokuCard,
    BuildingTile,
    GateTile,
    MarketTile,
    Rock,
    Virtue,
    VisionCard,
    YokaiCard,
)
from mori.games.bitoku.table.tables import (
    Counter,
    ForestRow,
    HillArea,
    HomeSpace,
    MarketSpace,
    PilgrimSpace,
    Site,
    Slot,
    Tables,
)

NAME = "bitoku"
ROCK_TYPES = (YOKAI_TYPES, MITAMA_TYPES, BUILDING_TYPES)


def own_pack() -> Path:
    """The pack that comes with Mori."""
    return Path(str(resources.files("mori.games.bitoku").joinpath("data")))


def read(path: Path | None) -> RawPack:
    return read_pack(path if path is not None else own_pack())


def check_pack(path: Path | None) -> str:
    """The pack's fingerprint, if it can be played with; else a ContentError with every problem."""
    return fingerprint_of(load_pack(read(path)))


def load_rules(path: Path | None, players: int, options: dict[str, object]) -> BitokuRules:
    raw = read(path)
    pack = load_pack(raw)
    tables = TableMaker(pack, players).make()
    notation = Notation(tables)
    return BitokuRules(
        tables,
        notation,
        component_data(pack, tables),
        pressing_of(tables, notation),
        options,
        fingerprint_of(pack),
        "" if path is None else str(path),
        raw.digest,
    )


def price(cost: Mapping[Any, int]) -> list[int]:
    """A price as the engine keeps it: by kind, then units of any kind."""
    return [cost.get(name, 0) for name in (*RESOURCES, "any")]


class TableMaker:
    """Turns a pack's definitions into the engine's tables."""

    def __init__(self, pack: BitokuPack, players: int) -> None:
        self.pack = pack
        self.face = pack.face(players)  # B-SETUP-2
        self.tables = Tables()
        self.tables.seats = players
        self.tables.players = players
        self.tables.sides = [f"seat:{seat}" for seat in range(players)]
        self.tables.side_names = [str(seat) for seat in range(players)]
        self.tables.tengu = None
        if players == 1:  # B-TENGU-SETUP-1: a table for two
            self.tables.players = 2
            self.tables.sides.append("side:tengu")
            self.tables.side_names.append("tengu")
        self.effects = EffectMaker()

    def make(self) -> Tables:
        self.make_cards()
        self.make_tiles()
        self.make_buildings()
        self.make_board()
        self.make_markets()
        make_paths(self.face.wisdom, self.tables)
        self.make_player_board()
        if self.tables.seats == 1:
            self.tables.tengu = make_tengu(self.pack)
        self.tables.effects = self.effects.nodes
        self.tables.cheaper = self.effects.cheaper
        return self.tables

    def make_cards(self) -> None:
        pack, tables, effects = self.pack, self.tables, self.effects
        designs = [*pack.starting_yokai, *pack.yokai]
        starting = len(pack.starting_yokai)
        tables.yokai = [
            YokaiCard(
                index,
                card.id,
                YOKAI_TYPES.index(card.type),
                card.count,
                index < starting,
                effects.list_of(card.effects, f"yokai:{card.id}"),
                self.virtue(card.virtue),
            )
            for index, card in enumerate(designs)
        ]
        names = [card.id for card in designs]
        tables.starting_yokai = [
            names.index(name) for name in pack.player_board.setup.starting_yokai
        ]
        tables.bitoku_types = types = bitoku_types(pack)
        tables.bitoku = [
            BitokuCard(
                index,
                card.id,
                types.index(card.type),
                card.count,
                card.rarity,
                card.vp,
                effects.list_of(card.effects, f"bitoku:{card.id}"),
            )
            for index, card in enumerate(pack.bitoku_cards)
        ]
        tables.set_scoring = [0, *pack.set_scoring]
        tables.visions = [
            VisionCard(
                index,
                card.id,
                card.count,
                [card.requires.get(item, 0) for item in REQUIRED],
                card.vp,
                card.penalty,
            )
            for index, card in enumerate(pack.visions)
        ]

    def virtue(self, virtue: PackVirtue) -> Virtue:
        kind = virtue.kind
        if kind == "vp_flat":
            return Virtue(V_FLAT, getattr(virtue, "vp"), 0, 0, 0)  # noqa: B009
        cap: int = getattr(virtue, "cap")  # noqa: B009
        if kind == "vp_per":
            item: str = getattr(virtue, "item")  # noqa: B009
            return Virtue(V_PER, getattr(virtue, "vp"), ITEMS.index(item), 0, cap)  # noqa: B009
        return Virtue(V_DICE, 0, 0, getattr(virtue, "dice"), cap)  # noqa: B009

    def make_tiles(self) -> None:
        pack, tables, effects = self.pack, self.tables, self.effects
        tables.mitamas = [
            MarketTile(
                index,
                tile.id,
                tile.count,
                MITAMA_TYPES.index(tile.type),
                -1,
                effects.list_of(tile.effects, f"mitama:{tile.id}"),
                [],
                0,
            )
            for index, tile in enumerate(pack.mitamas)
        ]
        tables.dragonflies = [
            MarketTile(
                index,
                tile.id,
                tile.count,
                -1,
                -1,
                effects.list_of(tile.effects, f"dragonfly:{tile.id}"),
                [],
                0,
            )
            for index, tile in enumerate(pack.dragonflies)
        ]
        tables.crystals = [
            MarketTile(
                index,
                tile.id,
                tile.count,
                -1,
                COLOURS.index(tile.colour),
                effects.list_of(tile.effects, f"crystal:{tile.id}"),
                [TRIGGERS.index(trigger) for trigger in tile.triggers],
                tile.vp,
            )
            for index, tile in enumerate(pack.crystals)
        ]
        tables.gates = [
            GateTile(
                index,
                tile.id,
                tile.count,
                tile.letter == "b",
                effects.list_of(tile.effects, f"gate:{tile.id}"),
            )
            for index, tile in enumerate(pack.gates)
        ]
        tables.rocks = []
        for index, rock in enumerate(pack.rocks):
            family = ROCK_FAMILIES.index(rock.family)
            types = [ROCK_TYPES[family].index(name) for name in rock.types]
            tables.rocks.append(Rock(index, rock.id, rock.count, family, types))
        tables.treasures = [
            list(treasure.vp) for treasure in pack.treasures for _ in range(treasure.count)
        ]

    def make_buildings(self) -> None:
        pack, tables, effects = self.pack, self.tables, self.effects
        tables.buildings = [
            BuildingTile(
                index,
                tile.id,
                tile.count,
                BUILDING_TYPES.index(tile.type),
                tile.bonus.kodama,
                tile.bonus.amulet,
                tile.min_die,
                effects.list_of(tile.effects, f"building:{tile.id}"),
                PROPERTIES.index(tile.property),
            )
            for index, tile in enumerate(pack.buildings)
        ]
        first = len(tables.buildings)
        tables.buildings += [
            BuildingTile(
                first + index,
                tile.id,
                tile.count,
                ANCIENT,
                0,
                0,
                tile.min_die,
                effects.list_of(tile.effects, f"building:{tile.id}"),
                P_VP,
            )
            for index, tile in enumerate(pack.ancient_buildings)
        ]

    def make_board(self) -> None:
        pack, face, tables, effects = self.pack, self.face, self.tables, self.effects
        tables.rounds = pack.board.tracks.rounds
        tables.rows = [
            [
                ForestRow(
                    row.id, region, row.min_die, effects.list_of(row.effects, f"row:{row.id}")
                )
                for row in pack.board.rows_of(name)
            ]
            for region, name in enumerate(REGIONS)
        ]
        tables.forest_spaces = [0] * len(REGIONS)
        for area in face.forest_areas:
            tables.forest_spaces[REGIONS.index(area.region)] = area.spaces
        tables.home = [
            HomeSpace(
                home.id,
                home.label,
                home.min_die,
                home.die_change,
                effects.list_of(home.effects, f"home:{home.id}"),
            )
            for home in face.home_spaces
        ]
        hills = [REGIONS[region] for region in HILL_REGIONS]
        tables.hill_of_region = [hills.index(r) if r in hills else -1 for r in REGIONS]
        tables.hill_areas = [
            HillArea([hills.index(name) for name in area.hills], area.spaces)
            for area in face.hill_areas
        ]
        tables.area_of_hill = [
            next(i for i, area in enumerate(tables.hill_areas) if hill in area.hills)
            for hill in range(len(hills))
        ]
        tables.favours = [
            effects.list_of(favour.effects, f"hillfavour:{letter}")
            for letter, favour in zip("abc", pack.board.hill_favours, strict=True)
        ]
        tables.garden_spaces = face.rock_garden.spaces
        tables.kodama_length = face.kodama_track.length
        tables.kodama_marked = face.kodama_track.marked_space
        tables.neutral_kodamas = face.kodama_track.neutral_kodama  # B-SETUP-7
        types = (*BUILDING_TYPES, "ancient")
        tables.sites = [
            Site(index, site.id, REGIONS.index(site.region), types.index(site.type))
            for index, site in enumerate(face.inhabited)
        ]
        tables.ancient_sites = [site.index for site in tables.sites if site.type == ANCIENT]

    def make_markets(self) -> None:
        market, tables = self.face.market, self.tables
        free = [0] * (KINDS + 1)
        tables.market_spaces = [[], [], [], []]
        tables.market_spaces[MITAMA] = [
            MarketSpace(space.id, price(space.cost), free, space.vp) for space in market.mitama
        ]
        tables.market_spaces[DRAGONFLY] = [
            MarketSpace(space.id, price(space.pay), price(space.gain), 0)
            for space in market.dragonfly
        ]
        tables.market_spaces[CRYSTAL] = [
            MarketSpace(space.id, price(space.cost), free, 0) for space in market.crystal
        ]
        tables.market_spaces[BUILDING] = [
            MarketSpace(space.id, free, free, 0) for space in market.building
        ]
        buildings = [tile for tile in tables.buildings if tile.type != ANCIENT]
        tables.market_tiles = [
            [tile.index for tile in tables.mitamas for _ in range(tile.copies)],
            [tile.index for tile in tables.dragonflies for _ in range(tile.copies)],
            [tile.index for tile in tables.crystals for _ in range(tile.copies)],
            [tile.index for tile in buildings for _ in range(tile.copies)],
        ]

    def make_player_board(self) -> None:
        board, tables = self.pack.player_board, self.tables
        card_spaces = [space.id for space in board.card_spaces]
        tables.slots = [
            Slot(
                slot.id,
                COLOURS.index(slot.colour),
                slot.vp,
                -1 if slot.card_space is None else card_spaces.index(slot.card_space),
            )
            for slot in board.crystal_slots
        ]
        names = [slot.id for slot in board.crystal_slots]
        tables.ingenuity_slots = [names.index(space.ingenuity_slot) for space in board.card_spaces]
        tables.counters = [
            Counter(price(counter.cost), counter.vp) for counter in board.building_counters
        ]
        rock_spaces = [space.id for space in board.rock_spaces]
        tables.rock_spaces = len(rock_spaces)
        tables.pilgrim_spaces = [
            PilgrimSpace(
                space.id, [rock_spaces.index(name) for name in space.adjacent], price(space.cost)
            )
            for space in board.pilgrim_spaces
        ]
        setup = board.setup
        tables.pilgrims = setup.pilgrims_available
        tables.start_resources = price(setup.resources)[:KINDS]
        tables.start_amulets = [setup.amulets.count(value) for value in (1, 2, 3)]
        tables.start_dice = list(setup.dice)
