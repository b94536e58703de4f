"""The pack, resolved for play: small frozen objects and numbers, no strings to look up by.

`loading.py` builds these from the pack's definitions, once, for one number of players.
"""

from typing import Final

# Resources. ANY stands for a unit of whatever kind the payer or taker likes.
WOOD: Final = 0
STONE: Final = 1
JADE: Final = 2
SAKE: Final = 3
ANY: Final = 4
KINDS: Final = 4
RESOURCES: Final = ("wood", "stone", "jade", "sake")

# Regions, left to right.
YOMI: Final = 0
STAIRS: Final = 1
HOME: Final = 2
GLADE: Final = 3
FORGES: Final = 4
REGIONS: Final = ("yomi", "stairs", "home", "glade", "forges")
REGION_COUNT: Final = 5

# Hills are numbered like the river regions, left to right.
HILL_REGIONS: Final = (YOMI, STAIRS, GLADE, FORGES)
HILLS: Final = 4
FAVOURS: Final = 3  # of each hill: A Bitoku card, B Yōkai card, C two small rewards
FAVOUR_BITOKU: Final = 0
FAVOUR_YOKAI: Final = 1
FAVOUR_SMALL: Final = 2

# Markets.
MITAMA: Final = 0
DRAGONFLY: Final = 1
CRYSTAL: Final = 2
BUILDING: Final = 3
MARKETS: Final = ("mitama", "dragonfly", "crystal", "building")

# Crystal colours.
DREAM: Final = 0
MEMORY: Final = 1
INGENUITY: Final = 2
COLOURS: Final = ("dream", "memory", "ingenuity")

# Building types; sites may also be for Ancient Buildings.
BUILDING_TYPES: Final = ("temple", "onsen", "farm", "ryokan")
ANCIENT: Final = 4

YOKAI_TYPES: Final = ("kappa", "imomushi", "nezumi", "kitsune", "shin_ookami", "yama_uba")
YAMA_UBA: Final = 5
BASIC_YOKAI: Final = 5
MITAMA_TYPES: Final = ("ara", "nigi", "saki", "kushi", "shinigami")
SHINIGAMI: Final = 4
BASIC_MITAMAS: Final = 4

# Families of rocks.
ROCK_YOKAI: Final = 0
ROCK_MITAMA: Final = 1
ROCK_BUILDING: Final = 2
ROCK_FAMILIES: Final = ("yokai", "mitama", "building")

# Kinds of effect.
E_VP: Final = 0
E_RESOURCE: Final = 1
E_AMULET: Final = 2
E_MOVEMENT: Final = 3
E_KODAMA_FORWARD: Final = 4
E_KODAMA_BACK: Final = 5
E_BUILD: Final = 6
E_CRYSTAL: Final = 7
E_MITAMA: Final = 8
E_DRAGONFLY: Final = 9
E_TAKE_ROCK: Final = 10
E_PLACE_PILGRIM_ROCK: Final = 11
E_VISION: Final = 12
E_DRAW_CARD: Final = 13
E_GAIN_YOKAI: Final = 14
E_GAIN_BITOKU: Final = 15
E_UNLOCK_DIE: Final = 16
E_CHOOSE_ONE: Final = 17
E_CHOOSE_UNITS: Final = 18
E_CHOOSE_DIFFERENT: Final = 19
E_ALL_OF: Final = 20
E_SHARED_DISCOUNT: Final = 21
E_COPY_FOREST_ACTION: Final = 22
EFFECT_KINDS: Final = (
    "vp",
    "resource",
    "amulet",
    "movement",
    "kodama_forward",
    "kodama_back",
    "build",
    "crystal",
    "mitama",
    "dragonfly",
    "take_rock",
    "place_pilgrim_rock",
    "vision",
    "draw_card",
    "gain_yokai",
    "gain_bitoku",
    "unlock_die",
    "choose_one",
    "choose_units",
    "choose_different",
    "all_of",
    "shared_discount",
    "copy_forest_action",
)

# What Memory Crystals watch for.
T_BUILD: Final = 0
T_CRYSTAL: Final = 1
T_MITAMA: Final = 2
T_DRAGONFLY: Final = 3
T_PAIR: Final = 4
T_BITOKU: Final = 5
T_ILLUMINATION: Final = 6
T_GATE: Final = 7
T_TAKE_ROCK: Final = 8
T_PLACE_PILGRIM_ROCK: Final = 9
T_CROSS_RIVER: Final = 10
TRIGGERS: Final = (
    "build",
    "crystal",
    "mitama",
    "dragonfly",
    "pair",
    "bitoku_completed",
    "illumination",
    "gate",
    "take_rock",
    "place_pilgrim_rock",
    "cross_river",
)

# What Visions and the Spirit's Virtue count.
ITEMS: Final = (
    "resource",
    "building",
    "crystal",
    "mitama",
    "pair",
    "illumination_pilgrim",
    "gate_pilgrim",
    "bitoku_completed",
    "goal_pilgrim",
    "rock_pilgrim",
    "vision_card",
    "kodama_far",
    "yokai_card",
)
VISION_ITEMS: Final = 8  # the first eight are those a Vision can require

# Kinds of Spirit's Virtue.
V_FLAT: Final = 0
V_PER: Final = 1
V_DICE: Final = 2

# Property bonuses.
P_VP: Final = 0
P_VP_OR_AMULET: Final = 1
P_VP_AND_AMULET: Final = 2
PROPERTIES: Final = ("vp1", "vp1_or_amulet1", "vp1_and_amulet1")

# Kinds of node on the Paths of Wisdom.
N_MAIN: Final = 0
N_ILLUMINATION: Final = 1
N_GATE: Final = 2


class Effect:
    """One node of an effect: an atom, or a connector with children."""

    __slots__ = (
        "children",
        "discount",
        "from_hill",
        "index",
        "kind",
        "n",
        "ref",
        "resource",
        "value",
        "within_region",
    )

    def __init__(
        self,
        index: int,
        kind: int,
        n: int,
        resource: int,
        value: int,
        within_region: bool,
        discount: int,
        from_hill: bool,
        children: list["Effect"],
        ref: str,
    ) -> None:
        self.index = index
        self.kind = kind
        self.n = n
        self.resource = resource
        self.value = value  # of an Amulet
        self.within_region = within_region  # the green arrow (B-KODAMA-5)
        self.discount = discount
        self.from_hill = from_hill
        self.children = children
        self.ref = ref  # "effect:…", which the catalogues can spell out

    def is_plain_gain(self) -> bool:
        """Whether it only gives what nobody would refuse: VP, Amulets, resources of one kind."""
        if self.kind == E_RESOURCE:
            return self.resource != ANY
        return self.kind == E_VP or self.kind == E_AMULET


class EffectList:
    """The effects of one card, tile or space: all of them, in the player's order."""

    __slots__ = ("effects", "ref", "root")

    def __init__(self, root: Effect, ref: str) -> None:
        self.root = root  # an "all of" node with the effects as its children
        self.effects = root.children
        self.ref = ref  # of the card, tile or space itself

    def is_plain(self) -> bool:
        """Whether it only gives what nobody would refuse."""
        for effect in self.effects:
            if not effect.is_plain_gain():
                return False
        return True


class YokaiCard:
    """A Yōkai card: one design, of which there may be several copies."""

    __slots__ = ("copies", "effects", "id", "index", "is_starting", "type", "virtue")

    def __init__(
        self,
        index: int,
        id: str,
        type: int,
        copies: int,
        is_starting: bool,
        effects: EffectList,
        virtue: "Virtue",
    ) -> None:
        self.index = index
        self.id = id
        self.type = type
        self.copies = copies
        self.is_starting = is_starting
        self.effects = effects
        self.virtue = virtue


class Virtue:
    """What a Yōkai card scores when it is removed in Winter."""

    __slots__ = ("cap", "dice", "item", "kind", "vp")

    def __init__(self, kind: int, vp: int, item: int, dice: int, cap: int) -> None:
        self.kind = kind
        self.vp = vp
        self.item = item
        self.dice = dice
        self.cap = cap


class BitokuCard:
    """A Bitoku card; all copies of a type are alike."""

    __slots__ = ("copies", "effects", "id", "index", "rarity", "vp")

    def __init__(
        self, index: int, id: str, copies: int, rarity: int, vp: int, effects: EffectList
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.rarity = rarity
        self.vp = vp
        self.effects = effects


class VisionCard:
    """A Vision: what it requires of each kind of item, what it gives and what it costs to fail."""

    __slots__ = ("copies", "id", "index", "penalty", "requires", "vp")

    def __init__(
        self, index: int, id: str, copies: int, requires: list[int], vp: int, penalty: int
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.requires = requires
        self.vp = vp
        self.penalty = penalty


class MarketTile:
    """A tile of a market: Mitama, Dragonfly or crystal. What does not apply is empty."""

    __slots__ = ("colour", "copies", "effects", "id", "index", "triggers", "type", "vp")

    def __init__(
        self,
        index: int,
        id: str,
        copies: int,
        type: int,
        colour: int,
        effects: EffectList,
        triggers: list[int],
        vp: int,
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.type = type  # of a Mitama
        self.colour = colour  # of a crystal
        self.effects = effects
        self.triggers = triggers  # of a Memory Crystal, with the VP each of them pays
        self.vp = vp


class BuildingTile:
    """A building, Ancient ones included (which have no bonus and no property)."""

    __slots__ = (
        "amulet_bonus",
        "copies",
        "effects",
        "id",
        "index",
        "kodama_bonus",
        "min_die",
        "property",
        "type",
    )

    def __init__(
        self,
        index: int,
        id: str,
        copies: int,
        type: int,
        kodama_bonus: int,
        amulet_bonus: int,
        min_die: int,
        effects: EffectList,
        property: int,
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.type = type
        self.kodama_bonus = kodama_bonus
        self.amulet_bonus = amulet_bonus
        self.min_die = min_die
        self.effects = effects
        self.property = property


class GateTile:
    """A gate tile: what entering its gate lets one do."""

    __slots__ = ("copies", "effects", "id", "index", "is_b")

    def __init__(self, index: int, id: str, copies: int, is_b: bool, effects: EffectList) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.is_b = is_b
        self.effects = effects


class Rock:
    """A rock: one family, and the types of it that count."""

    __slots__ = ("copies", "family", "id", "index", "types")

    def __init__(self, index: int, id: str, copies: int, family: int, types: list[int]) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.family = family
        self.types = types


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

    __slots__ = ("amulet", "branch", "branches", "bridge", "id", "index", "kind", "next_main", "vp")

    def __init__(self, index: int, id: str, kind: int, vp: int, amulet: int) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.vp = vp
        self.amulet = amulet
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
        "set_scoring",
        "sites",
        "slots",
        "start_amulets",
        "start_dice",
        "start_resources",
        "starting_yokai",
        "treasures",
        "visions",
        "yokai",
    )

    players: int
    rounds: int
    effects: list[Effect]  # every node, by index
    cheaper: dict[int, Effect]  # a purchase that can share a discount → the same with it
    yokai: list[YokaiCard]  # starting cards first
    starting_yokai: list[int]
    bitoku: list[BitokuCard]
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
