"""The types of what is printed on Bitoku's components (`seen.components` builds it)."""

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from mori.core.shown import EffectData
from mori.games.bitoku.pack.printed import entry_type
from mori.games.bitoku.pack.schema.cards import BitokuCard, VisionCard, YokaiCard
from mori.games.bitoku.pack.schema.face import HomeSpace
from mori.games.bitoku.pack.schema.tiles import Crystal, Dragonfly, Gate, Mitama, Rock
from mori.games.bitoku.pack.schema.words import (
    AreaSpaceType,
    CrystalColour,
    GateLetter,
    PropertyBonus,
    YokaiType,
)
from mori.games.bitoku.pack.schema.words import TenguOption as Market

BranchKind = Literal["gate", "illumination"]
NodeKind = Literal["main", "illumination", "gate"]


class VirtueEntry(TypedDict):
    """A Spirit's Virtue: points, points for each item, or the values of dice, up to a cap."""

    kind: Literal["flat", "per", "dice"]
    vp: NotRequired[int]
    item: NotRequired[str]
    dice: NotRequired[int]
    cap: NotRequired[int]


# Made from the structs of the pack: see `pack/printed.py`.
if TYPE_CHECKING:  # a type checker cannot follow what is made at run time
    YokaiEntry = dict[str, Any]
    BitokuEntry = dict[str, Any]
    VisionEntry = dict[str, Any]
    MitamaEntry = dict[str, Any]
    DragonflyEntry = dict[str, Any]
    CrystalEntry = dict[str, Any]
    GateEntry = dict[str, Any]
    RockEntry = dict[str, Any]
    HomeEntry = dict[str, Any]
else:
    YokaiEntry = entry_type(
        "YokaiEntry", YokaiCard, starting=bool, virtue=VirtueEntry, doc="A Yōkai card."
    )
    BitokuEntry = entry_type("BitokuEntry", BitokuCard, doc="A Bitoku card.")
    VisionEntry = entry_type("VisionEntry", VisionCard, doc="A Vision.")
    MitamaEntry = entry_type("MitamaEntry", Mitama, doc="A Mitama tile.")
    DragonflyEntry = entry_type("DragonflyEntry", Dragonfly, doc="A Dragonfly tile.")
    CrystalEntry = entry_type("CrystalEntry", Crystal, doc="A Crystal tile.")
    GateEntry = entry_type("GateEntry", Gate, doc="A gate tile.")
    RockEntry = entry_type("RockEntry", Rock, doc="A rock.")
    HomeEntry = entry_type("HomeEntry", HomeSpace, doc="A Home space.")


class BuildingEntry(TypedDict):
    """A Building tile; Ancient Buildings are nobody's property."""

    type: AreaSpaceType
    min_die: int
    effects: list[EffectData]
    kodama_bonus: int
    amulet_bonus: int
    property: PropertyBonus | None


class RowEntry(TypedDict):
    """A row of a region: what a die of that value may use."""

    min_die: int
    effects: list[EffectData]


class SiteEntry(TypedDict):
    """A space for a Building."""

    type: AreaSpaceType


class MarketSpace(TypedDict):
    """A space of a display: what taking a tile from it costs, and what it gives."""

    cost: dict[str, int]
    gain: dict[str, int]
    vp: int


class NodeEntry(TypedDict):
    """A space of the Paths of Wisdom."""

    kind: NodeKind
    vp: int
    amulet: int
    bridge: int
    branch: str | None
    branches: list[str]


class BranchEntry(TypedDict):
    """A branch of the Paths of Wisdom."""

    kind: BranchKind
    letter: GateLetter | None
    fork: str
    spaces: list[str]


class SlotEntry(TypedDict):
    """A Crystal slot; an Ingenuity slot lies beside a card space."""

    colour: CrystalColour
    vp: int
    card_space: int | None


class CounterEntry(TypedDict):
    """A building counter."""

    cost: dict[str, int]
    vp: int


class RockPilgrimSpace(TypedDict):
    """A space for a pilgrim between rocks."""

    rocks: list[int]
    cost: dict[str, int]


class TenguCardEntry(TypedDict):
    """A card of the Tengu."""

    yokai: list[YokaiType]
    bitoku: list[str]
    location: str  # a region, or its favourite
    option: Market | None
    gain: list[str]
    resource: str | None


class CardComponents(TypedDict):
    """The cards."""

    yokai: dict[str, YokaiEntry]
    bitoku: dict[str, BitokuEntry]
    vision: dict[str, VisionEntry]


class TileComponents(TypedDict):
    """The tiles and rocks."""

    mitama: dict[str, MitamaEntry]
    dragonfly: dict[str, DragonflyEntry]
    crystal: dict[str, CrystalEntry]
    building: dict[str, BuildingEntry]
    gate: dict[str, GateEntry]
    rock: dict[str, RockEntry]


class BoardComponents(TypedDict):
    """The main board, without its paths."""

    rows: dict[str, list[RowEntry]]
    home: dict[str, HomeEntry]
    favours: list[list[EffectData]]
    site: dict[str, SiteEntry]
    market_spaces: dict[Market, list[MarketSpace]]
    kodama_length: int


class PathComponents(TypedDict):
    """The Paths of Wisdom; a main path is told space by space, from the starting gate on."""

    main_paths: list[list[str]]
    node: dict[str, NodeEntry]
    branch: dict[str, BranchEntry]


class PlayerBoardComponents(TypedDict):
    """The player board."""

    slot: dict[str, SlotEntry]
    counters: list[CounterEntry]
    rock_pilgrim_spaces: dict[str, RockPilgrimSpace]
    set_scoring: list[int]


class TenguComponents(TypedDict, total=False):
    """What only a solo game has."""

    tengucard: dict[str, TenguCardEntry]
    tengu_counters: list[int]


class Components(
    CardComponents,
    TileComponents,
    BoardComponents,
    PathComponents,
    PlayerBoardComponents,
    TenguComponents,
):
    """All that a reader of the view may have to look up."""
