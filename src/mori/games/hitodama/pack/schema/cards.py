"""The cards of a Hitodama pack and their decks."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from mori.games.hitodama.pack.schema.words import (
    After,
    Amount,
    Bundle,
    CardEffect,
    Cardinal,
    Chooser,
    Deal,
    Excluded,
    Id,
    Meeple,
    Positive,
    Posture,
    ResourceId,
    Rest,
    RuleId,
    SeasonId,
    Sourced,
    Timing,
    WhenEmpty,
)


class EffectCard(Sourced, frozen=True, kw_only=True):
    """A solar or a lunar card: the kind of its effect, then the parameters of that kind.

    Which parameters a kind has is in `schema/effects`; those of other kinds keep their defaults.
    """

    id: Id
    symbol: Annotated[int, Meta(ge=1, le=19)]
    copies: Positive
    rule: RuleId
    timing: Timing
    after: After
    chooser: Chooser
    optional: bool
    effect: CardEffect

    gain: Bundle = field(default_factory=dict)
    pay: Bundle = field(default_factory=dict)
    amount: Amount = 0
    vp: Amount = 0
    location: Cardinal | None = None
    resource: ResourceId = ""
    postures: tuple[Posture, ...] = ()
    meeples: tuple[Meeple, ...] = ()
    excludes: tuple[Excluded, ...] = ()
    eligible: tuple[Literal["standing", "fresh"], ...] = ()
    moves: tuple[Literal["slot_names", "season_token"], ...] = ()
    pays_cost: bool = False
    keeps_posture: bool = False
    essence_fresh: bool = False
    coin_holder_changes: bool = False
    target: Literal["own_essence_on_tile", "tile_without_legal_placement"] | None = None
    owners: Literal["any"] | None = None
    from_: Literal["tile"] | None = field(name="from", default=None)
    to: Literal["other_tile_with_free_space"] | None = None
    akku_entry: Literal["blocker_entry"] | None = None
    essence_entry: Literal["chosen_free_space"] | None = None
    essence_posture: Posture | None = None
    scope: Literal["season_in_play"] | None = None
    copy_of: Literal["printed_space_of_tile"] | None = None
    copy_chosen: Literal["on_play"] | None = None
    users: Literal["any_player"] | None = None
    essence_after: Literal["reserve"] | None = None
    per: Literal["player", "essence"] | None = None
    tiles: Literal["holding_akku"] | None = None
    coin_and_arrival_bonus: Literal["first_resolution_of_round"] | None = None
    outcomes: Literal["sides_equally_likely"] | None = None


class AkkuCard(Sourced, frozen=True, kw_only=True):
    id: Id
    places: Annotated[tuple[Cardinal, ...], Meta(min_length=1)]
    cost: Bundle  # of removing one akku


class IceCard(Sourced, frozen=True, kw_only=True):
    id: Id
    freezes: Annotated[tuple[Cardinal, ...], Meta(min_length=1)]


class TributeLine(Struct, frozen=True, kw_only=True):
    resource: ResourceId
    amount: Positive


class TributeCard(Sourced, frozen=True, kw_only=True):
    id: Id
    season: SeasonId
    lines: tuple[TributeLine, ...]
    vp_total: int


class Deck(Sourced, frozen=True, kw_only=True):
    id: Literal["tribute", "akku", "ice", "solar", "lunar"]
    cards: Positive
    deal: Deal
    rest: Rest
    empty: WhenEmpty
