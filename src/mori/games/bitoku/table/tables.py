"""The pack, resolved for play: small frozen objects and numbers, no strings to look up by.

`loading.py` builds these from the pack's definitions, once, for one number of players.
"""

from mori.games.bitoku.table.pieces import (
    BitokuCard,
    BuildingTile,
    Effect,
    EffectList,
    GateTile,
    MarketTile,
    Rock,
    VisionCard,
    YokaiCard,
)
from mori.games.bitoku.tengu.pieces import TenguBoard


class ForestRow:
    """A graded Forest Action of a river region."""

    __slots__ = ("effects", "id", "min_die", "region")

    def __init__(self, id: str, region: int, min_die: int, effects: EffectList) -> None:
        self.id = id
        self.region = region
        self.min_die = min_die
        self.effects = effects


class HomeSpace:
    """A die space of the Home."""

    __slots__ = ("die_change", "effects", "id", "label", "min_die")

    def __init__(
        self, id: str, label: int, min_die: int, die_change: int, effects: EffectList
    ) -> None:
        self.id = id
        self.label = label
        self.min_die = min_die
        self.die_change = die_change
        self.effects = effects


class HillArea:
    """The Hills and die spaces that a crossing die can reach."""

    __slots__ = ("hills", "spaces")

    def __init__(self, hills: list[int], spaces: int) -> None:
        self.hills = hills
        self.spaces = spaces


class MarketSpace:
    """A space of a market: its price, and what comes with the tile."""

    __slots__ = ("cost", "gain", "id", "vp")

    def __init__(self, id: str, cost: list[int], gain: list[int], vp: int) -> None:
        self.id = id
        self.cost = cost  # by resource, ANY last
        self.gain = gain
        self.vp = vp


class Site:
    """A building space of an Inhabited Area."""

    __slots__ = ("id", "index", "region", "type")

    def __init__(self, index: int, id: str, region: int, type: int) -> None:
        self.index = index
        self.id = id
        self.region = region
        self.type = type


class PathNode:
    """A space of the Paths of Wisdom."""

    __slots__ = (
        "amulet",
        "branch",
        "branches",
        "bridge",
        "id",
        "index",
        "kind",
        "next_main",
        "ref",
        "steps",
        "vp",
    )

    def __init__(self, index: int, id: str, ref: str, kind: int, vp: int, amulet: int) -> None:
        self.index = index
        self.id = id
        self.ref = ref  # tells whether it is a space of the only path
        self.kind = kind
        self.vp = vp
        self.amulet = amulet
        self.steps = 0  # main spaces walked to be here
        self.branch = -1  # the branch a closed space belongs to
        self.next_main = -1  # the next main space
        self.bridge = 0  # completed Bitoku cards that the step to it needs
        self.branches: list[int] = []  # the branches that hang on a main space


class Branch:
    """A side branch: an Illumination or a gate."""

    __slots__ = ("fork", "id", "index", "is_b", "is_gate", "spaces")

    def __init__(
        self, index: int, id: str, is_gate: bool, is_b: bool, fork: int, spaces: list[int]
    ) -> None:
        self.index = index
        self.id = id
        self.is_gate = is_gate
        self.is_b = is_b
        self.fork = fork
        self.spaces = spaces


class Slot:
    """A crystal slot of the player board."""

    __slots__ = ("card_space", "colour", "id", "vp")

    def __init__(self, id: str, colour: int, vp: int, card_space: int) -> None:
        self.id = id
        self.colour = colour
        self.vp = vp
        self.card_space = card_space  # of an Ingenuity slot, else -1


class PilgrimSpace:
    """A Pilgrim space of the Rock Path."""

    __slots__ = ("adjacent", "cost", "id")

    def __init__(self, id: str, adjacent: list[int], cost: list[int]) -> None:
        self.id = id
        self.adjacent = adjacent
        self.cost = cost


class Counter:
    """A Building counter: the price of the next building, and the VP it uncovers."""

    __slots__ = ("cost", "vp")

    def __init__(self, cost: list[int], vp: int) -> None:
        self.cost = cost
        self.vp = vp


class Tables:
    """All component data of one game, for one number of players."""

    __slots__ = (
        "ancient_sites",
        "area_of_hill",
        "bitoku",
        "bitoku_types",
        "branches",
        "buildings",
        "cheaper",
        "counters",
        "crystals",
        "dragonflies",
        "effects",
        "entries",
        "favours",
        "forest_spaces",
        "garden_spaces",
        "gates",
        "hill_areas",
        "hill_of_region",
        "home",
        "ingenuity_slots",
        "kodama_length",
        "kodama_marked",
        "market_spaces",
        "market_tiles",
        "mitamas",
        "neutral_kodamas",
        "nodes",
        "pilgrim_spaces",
        "pilgrims",
        "players",
        "rock_spaces",
        "rocks",
        "rounds",
        "rows",
        "seats",
        "set_scoring",
        "side_names",
        "sides",
        "sites",
        "slots",
        "start_amulets",
        "start_dice",
        "start_resources",
        "starting_yokai",
        "tengu",
        "treasures",
        "visions",
        "yokai",
    )

    players: int  # sides at the table: the seats and, in a solo game, the Tengu
    seats: int  # those that decide
    sides: list[str]  # references: "seat:0", "side:tengu"
    side_names: list[str]  # as actions write them
    tengu: TenguBoard | None  # in a solo game
    rounds: int
    effects: list[Effect]  # every node, by index
    cheaper: dict[int, Effect]  # a purchase that can share a discount → the same with it
    yokai: list[YokaiCard]  # starting cards first
    starting_yokai: list[int]
    bitoku: list[BitokuCard]
    bitoku_types: list[str]
    set_scoring: list[int]  # VP for 0, 1, 2 … different types
    visions: list[VisionCard]
    mitamas: list[MarketTile]
    dragonflies: list[MarketTile]
    crystals: list[MarketTile]
    buildings: list[BuildingTile]  # Ancient ones after the others
    market_tiles: list[list[int]]  # by market: the designs in its stack, copies included
    gates: list[GateTile]
    rocks: list[Rock]
    treasures: list[list[int]]  # prizes
    rows: list[list[ForestRow]]  # by region; none for the Home
    forest_spaces: list[int]  # die spaces by region; the Home's are `home`
    home: list[HomeSpace]  # from the highest down
    hill_areas: list[HillArea]
    hill_of_region: list[int]  # -1 for the Home
    area_of_hill: list[int]
    favours: list[EffectList]  # A, B, C
    garden_spaces: int
    kodama_length: int
    kodama_marked: int
    neutral_kodamas: bool
    market_spaces: list[list[MarketSpace]]
    sites: list[Site]
    ancient_sites: list[int]
    nodes: list[PathNode]
    branches: list[Branch]
    entries: list[int]  # the first main space of each path
    slots: list[Slot]
    ingenuity_slots: list[int]  # by card space
    counters: list[Counter]
    rock_spaces: int
    pilgrim_spaces: list[PilgrimSpace]
    pilgrims: int  # available at the start
    start_resources: list[int]
    start_amulets: list[int]  # how many of +1, +2, +3
    start_dice: list[int]
