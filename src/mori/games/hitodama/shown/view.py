"""The types of a view of Hitodama and of what is printed (`seen` builds them).

Places and lines are written as in the notation ("amber.2", "haru_1.2"), cards and tiles by their
ids. Goods name the resources that there are any of.
"""

from typing import Literal, NotRequired, TypedDict

from mori.core.shown import ViewDecision
from mori.games.hitodama.pack.schema.words import Cardinal, Slot, SpaceKind

Blocker = Literal["akku", "ice"]
HandDeck = Literal["solar", "lunar"]
LineState = Literal["open", "paid", "waived"]
Ending = Literal["vp_reached", "seasons_completed", "chaos"]


class DiscardRate(TypedDict):
    """What discarding cards gives."""

    pay: dict[str, int]
    gain: dict[str, int]


class HandCardData(TypedDict):
    """What a solar or lunar card does, by its kind of effect; nothing where the kind has none."""

    kind: str
    optional: bool
    from_lair: bool
    pay: dict[str, int]
    gain: dict[str, int]
    amount: int
    location: Cardinal | None
    vp: int


class AkkuCardData(TypedDict):
    """Where an akku card brings akkus, how many, and what taking one costs."""

    kind: Literal["akku_card"]
    akkus: int
    places: list[Cardinal]
    cost: dict[str, int]


class IceCardData(TypedDict):
    """Where an ice card brings ice."""

    kind: Literal["ice_card"]
    freezes: list[Cardinal]


class LineData(TypedDict):
    """What a tribute line asks for, and what the other lines of its card do.

    `twin` is its rank on the card if another line there asks for the same; otherwise 0.
    """

    season: str
    asks: dict[str, int]
    beside: dict[str, int]
    twin: int


class Components(TypedDict):
    """What boards and cards print; `arrival_bonus` is by tile, cards and lines by their ids."""

    hand_limit: int
    discard_rate: dict[str, DiscardRate]
    arrival_bonus: dict[str, dict[str, int]]
    card: dict[str, HandCardData]
    akku_card: dict[str, AkkuCardData]
    ice_card: dict[str, IceCardData]
    line: dict[str, LineData]


class IfEnded(TypedDict):
    """What an end of the game would add now: in Hitodama nothing, all is scored at once."""

    points: dict[str, int]
    left_out: list[str]


class PlayerView(TypedDict):
    """What lies before a player; `hand` and `hand_decks` for its owner, at the end for all."""

    seat: int
    side: int
    score: int
    points: dict[str, int]
    if_ended: IfEnded
    basket: dict[str, int]
    solar_cards: int
    lunar_cards: int
    reserve: int
    asleep_on_board: int
    moved_this_turn: list[int]
    hand: NotRequired[list[str]]
    hand_decks: NotRequired[list[HandDeck]]


class EssenceView(TypedDict):
    """An essence on the map."""

    seat: int
    standing: bool
    fresh: bool
    arrival: int


class SpaceView(TypedDict):
    """A space of a tile; an extra space tells which printed one it copies."""

    place: str
    kind: SpaceKind
    pay: dict[str, int]
    gain: dict[str, int]
    essence: NotRequired[EssenceView]
    blocker: NotRequired[Blocker]
    copy_of: NotRequired[str]


class TileView(TypedDict):
    """A forest tile; `slot` is what its place in the ring is called from the present North on."""

    id: str
    ring: int
    slot: Slot
    spaces: list[SpaceView]


class TurnView(TypedDict):
    """Whose turn it is, or -1 between turns."""

    seat: int
    actions_left: int


class SpiritView(TypedDict):
    """The hitodama on its path, and what its wrath does now."""

    position: int
    level: int
    end: int
    levels: list[int]
    brings_ice: bool
    takes_first_of: list[str]


class ScoreTrack(TypedDict):
    """The track's last space, and those at which the wrath is unleashed."""

    end: int
    wrath_spaces: list[int]


class DeckView(TypedDict):
    """A deck and its discard pile."""

    cards: int
    discard: list[str]


class Decks(TypedDict):
    """All decks that are drawn from."""

    solar: DeckView
    lunar: DeckView
    akku: DeckView
    ice: DeckView


class StackedCard(TypedDict):
    """A card of the solar stack, and who played it."""

    card: str
    seat: int


class AkkuCardView(TypedDict):
    """The akku card in play."""

    id: str
    cost: dict[str, int]
    places: list[Cardinal]


class LineView(TypedDict):
    """A line of a tribute card."""

    line: str
    resource: str
    amount: int
    points: int
    paid_by: int | None
    state: LineState


class TributeView(TypedDict):
    """A tribute card."""

    id: str
    lines: list[LineView]


class SeasonView(TypedDict):
    """A season: its cardinal point, the price of displacing, its tribute cards."""

    season: str
    cardinal: Cardinal
    displacement: dict[str, int]
    cards: list[TributeView]


class View(TypedDict):
    """What a seat, or a spectator, may know of a game.

    The service sends the components once, with the table, and not in every view.
    """

    game: Literal["hitodama"]
    seat: int | None
    players: list[PlayerView]
    round: int
    round_marker: int
    season: str
    north: int
    coin: int
    round_order: list[int]
    turn: TurnView
    hitodama: SpiritView
    score_track: ScoreTrack
    tiles: list[TileView]
    supply: dict[str, int]
    decks: Decks
    solar_stack: list[StackedCard]
    solar_stack_limit: int
    acting_card: str | None
    akku_card: AkkuCardView | None
    tributes: list[SeasonView]
    ending: Ending | None
    decision: NotRequired[ViewDecision]
    components: NotRequired[Components]
