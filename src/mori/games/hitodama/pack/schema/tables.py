"""The tables of a Hitodama pack other than its cards: one frozen struct each, one field per key."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from mori.content import not_played, refers_to
from mori.games.hitodama.pack.schema.words import (
    ActionKind,
    Amount,
    Bundle,
    Cardinal,
    EndResult,
    EndTrigger,
    Id,
    Mean,
    Positive,
    Price,
    PriceTo,
    ResolveStep,
    ResourceId,
    RuleId,
    Share,
    Sheltered,
    Side,
    Slot,
    Sourced,
    SpaceKind,
    TieBreakKind,
    WrathEffect,
)

RingPosition = Annotated[str, refers_to("geometry.ring")]
BoardSide = Annotated[str, refers_to("geometry.north_may_be")]  # where a player can sit


class PlayingTime(Sourced, frozen=True, kw_only=True):
    min: Annotated[int, Meta(ge=1)]
    max: Annotated[int, Meta(ge=1)]


class PackMeta(Sourced, frozen=True, kw_only=True):
    title: str
    designer: str
    illustrator: str
    publisher: str
    players_min: Positive
    players_max: Positive
    playing_time_minutes: PlayingTime


class Count(Sourced, frozen=True, kw_only=True):
    """How many of a component the box holds."""

    id: Id
    value: Annotated[int, Meta(ge=0, le=999)]


class Constant(Sourced, frozen=True, kw_only=True):
    """A number of the rules."""

    id: Id
    value: int


class Setup(Sourced, frozen=True, kw_only=True):
    players: Literal[2, 3, 4]
    tile_side: Side
    solar_stack_max: Positive
    seats: tuple[BoardSide, ...]
    last_player_bonus: Bundle


class Character(Sourced, frozen=True, kw_only=True):
    id: Id
    name: str
    species: str
    essences: Positive


class Geometry(Sourced, frozen=True, kw_only=True):
    shape: Annotated[str, not_played()]
    ring: tuple[Id, ...]  # fixed positions of the board, clockwise
    clockwise: Annotated[
        tuple[Slot, ...], not_played()
    ]  # what they are called from the current North on
    cardinal_slots: Annotated[tuple[Cardinal, ...], not_played()]
    sheltered_slots: Annotated[tuple[Sheltered, ...], not_played()]
    north_may_be: Annotated[tuple[RingPosition, ...], not_played()]


class Season(Sourced, frozen=True, kw_only=True):
    id: Id
    order: Annotated[Positive, not_played()]
    english: Annotated[str, not_played()]
    cardinal: Cardinal
    displacement_cost: Bundle


class Resource(Sourced, frozen=True, kw_only=True):
    id: Id
    supply: Amount
    vp: Amount
    exchange_value: Annotated[Amount, not_played()]  # for bots only
    tribute: Annotated[bool, not_played()]


class ScoreTrack(Sourced, frozen=True, kw_only=True):
    first: Annotated[Literal[0], not_played()]
    last: Annotated[int, Meta(ge=1, le=999), not_played()]
    wrath_spaces: tuple[Amount, ...]
    wrath_trigger: Annotated[Literal["enter"], not_played()]


class RoundTrack(Sourced, frozen=True, kw_only=True):
    spaces: Positive
    start: Amount


class ChaosSpace(Sourced, frozen=True, kw_only=True):
    position: Annotated[Amount, not_played()]
    wrath_level: Amount  # 0 = none
    rounds: Annotated[tuple[Positive, ...], not_played()]
    start: Annotated[bool, not_played()] = False
    end: Annotated[bool, not_played()] = False
    label: Annotated[str, not_played()] = ""


class WrathLevel(Sourced, frozen=True, kw_only=True):
    level: Positive
    effect: WrathEffect
    amount: Positive
    thaw_on_entry: bool
    loses: tuple[ResourceId, ...] = ()


class ActionEntry(Sourced, frozen=True, kw_only=True):
    id: Id
    kind: ActionKind
    rule: RuleId
    price: Price
    price_to: PriceTo | None = None
    gain: Bundle = field(default_factory=dict)


class DiscardRate(Sourced, frozen=True, kw_only=True):
    id: Id
    pay: Bundle
    gain: Bundle


class Space(Struct, frozen=True, kw_only=True):
    rank: Annotated[Positive, not_played()]
    kind: SpaceKind
    pay: Bundle = field(default_factory=dict)
    gain: Bundle = field(default_factory=dict)
    good: Bundle = field(default_factory=dict)


class TileSide(Sourced, frozen=True, kw_only=True):
    side: Side
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1)]  # best first
    first_arrival_bonus: Bundle = field(default_factory=dict)


class Tile(Sourced, frozen=True, kw_only=True):
    id: Id
    name: Annotated[str, not_played()]
    special: Annotated[bool, not_played()]
    resolve_steps: Annotated[tuple[ResolveStep, ...], Meta(min_length=1)]
    sides: tuple[TileSide, ...] = field(name="side")
    resource: Annotated[ResourceId, not_played()] = ""
    free_spaces_kept_by_placement: Amount = 0

    def side(self, side: str) -> TileSide:
        for candidate in self.sides:
            if candidate.side == side:
                return candidate
        raise KeyError(side)


class Ending(Sourced, frozen=True, kw_only=True):
    id: Id
    order: Positive
    rule: RuleId
    trigger: EndTrigger
    result: EndResult


class TieBreak(Sourced, frozen=True, kw_only=True):
    order: Positive
    kind: TieBreakKind
    rule: RuleId
    text: str
    resources: tuple[ResourceId, ...] = ()
    better: Literal["highest"] | None = None


class BalanceReference(Sourced, frozen=True, kw_only=True):
    """What throwaway bots measured on this data: a sanity range, not a target."""

    bots: str
    players: Positive
    games: Annotated[int, Meta(ge=1)]
    rounds_mean: Mean
    rounds_p10: Amount
    rounds_median: Amount
    rounds_p90: Amount
    ended_by_25_vp: Share
    ended_by_seasons: Share
    ended_by_chaos: Share
    total_vp_mean: Mean
    seasons_completed_mean: Mean
