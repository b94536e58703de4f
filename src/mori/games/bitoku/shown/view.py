"""The types of a view of Bitoku (`seen.view` builds it)."""

from typing import Literal, NotRequired, TypedDict

from mori.core.shown import ViewDecision
from mori.games.bitoku.pack.schema.words import Attitude, Region
from mori.games.bitoku.pack.schema.words import TenguOption as Market
from mori.games.bitoku.shown.components import Components
from mori.games.bitoku.shown.words import DieState, LeftOut, LookedAt, Season


class OwnDie(TypedDict):
    """A die of a side; `place` is the region or Home space where it lies in the forest."""

    value: int
    state: DieState
    place: NotRequired[str]


class LaidDie(TypedDict):
    """A die that lies on the board; `seat` is the number of its side."""

    seat: int
    die: int
    value: int


class IfEnded(TypedDict):
    """What the final scoring would add now, as far as the viewer can tell."""

    points: dict[str, int]
    left_out: list[LeftOut]


class PlayerView(TypedDict):
    """What lies before a player; `hand` is there for its owner, and for all at the end."""

    seat: int
    score: int
    points: dict[str, int]
    if_ended: IfEnded
    resources: dict[str, int]
    amulets: list[int]  # how many of each value
    pilgrims: int
    pilgrims_lost: int
    dice: list[OwnDie]
    played: list[str | None]
    deck: int
    hand_size: int
    known_in_hand: list[str]
    discard: list[str]
    removed: list[str]
    slots: dict[str, str | None]
    counters_used: int
    rocks: list[str | None]
    rock_pilgrims: list[str]
    bitoku_path: list[str]
    bitoku_completed: int
    visions: list[str]
    vision_progress: list[dict[str, int]]  # for each Vision the items that count for it
    items: dict[str, int]
    virtues: list[int | None]
    mitamas: list[str]
    dragonflies: list[str]
    pairs: list[list[str]]  # Mitama, Dragonfly
    kodamas: dict[str, int]
    hand: NotRequired[list[str]]
    deck_cards: NotRequired[list[str]]  # at the end


class TenguView(TypedDict):
    """What lies before the Tengu; `side` is its number wherever the view counts sides."""

    side: int
    score: int
    points: dict[str, int]
    if_ended: IfEnded
    attitude: Attitude
    row: list[str]
    deck: int
    discard: list[str]
    dice: list[OwnDie]
    rocks: list[str]
    resources: dict[str, int]
    pilgrims: int
    counters_used: int
    yokai: list[str]
    bitoku_path: list[str]
    bitoku_completed: int
    crystals: list[str]
    mitamas: list[str]
    dragonflies: list[str]
    pairs: list[list[str]]  # Mitama, Dragonfly
    kodamas: dict[str, int]


class RegionView(TypedDict):
    """A region of the forest, its Lake Treasure and its Kodama track."""

    id: Region
    spaces: int
    dice: list[LaidDie]
    treasure: list[int]
    kodamas: list[int]
    neutral_kodama: int | None


class HillView(TypedDict):
    """A hill's cards, and which of its favours are covered."""

    id: Region
    bitoku: str | None
    yokai: str | None
    covered: list[bool]


class HillArea(TypedDict):
    """Where dice that crossed the river lie: one area may be shared by two hills."""

    hills: list[Region]
    spaces: int
    dice: list[LaidDie]


class HomeView(TypedDict):
    """A Home space."""

    id: str
    die: LaidDie | None


class SiteView(TypedDict):
    """A space for a Building."""

    id: str
    region: Region
    building: str | None
    owner: int | None
    ancient: bool


class MarketView(TypedDict):
    """A display of tiles, and how many lie on its stack."""

    tiles: list[str | None]
    stack: int


class PathsView(TypedDict):
    """The Paths of Wisdom.

    A main space has the numbers of pilgrims by side, a branch the side that sleeps there.
    """

    nodes: dict[str, list[int] | int | None]
    gates: dict[str, str]


class DeckView(TypedDict):
    """A deck and its discard pile."""

    cards: int
    discard: list[str]


class VisionDeck(TypedDict):
    """The deck of Visions, which has no discard pile."""

    cards: int


class Decks(TypedDict):
    """The shared decks."""

    yokai: DeckView
    bitoku: DeckView
    vision: VisionDeck


class Looking(TypedDict):
    """The cards that the viewer is choosing from."""

    deck: LookedAt
    cards: list[str]
    progress: list[dict[str, int]]  # for each Vision the items that would count for it


class View(TypedDict):
    """What a seat, or a spectator, may know of a game.

    The service sends the components once, with the table, and not in every view.
    """

    game: Literal["bitoku"]
    seat: int | None
    round: int
    rounds: int
    season: Season
    order: list[int]
    turn: int
    passed: list[int]
    players: list[PlayerView]
    regions: list[RegionView]
    hills: list[HillView]
    hill_areas: list[HillArea]
    home: list[HomeView]
    sites: list[SiteView]
    markets: dict[Market, MarketView]
    garden: list[str | None]
    paths: PathsView
    decks: Decks
    looking_at: Looking | None
    tengu: TenguView | None
    over: bool
    decision: NotRequired[ViewDecision]
    components: NotRequired[Components]
