"""The cards of a Hitodama pack and their decks."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from mori.content import not_played
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

Target = Literal["own_essence_on_tile", "tile_without_legal_placement"]
FirstResolution = Literal["first_resolution_of_round"]


class EffectCard(Sourced, frozen=True, kw_only=True):
    """A solar or a lunar card: the kind of its effect, then the parameters of that kind.

    Which parameters a kind has is in `schema/effects`; those of other kinds keep their defaults.
    Those marked `not_played` describe what the kind does anyway: no card can change it.
    """

    id: Id
    symbol: Annotated[int, Meta(ge=1, le=19), not_played()]
    copies: Positive
    rule: Annotated[RuleId, not_played()]
    timing: Annotated[Timing, not_played()]
    after: Annotated[After, not_played()]
    chooser: Annotated[Chooser, not_played()]
    optional: bool
    effect: CardEffect

    gain: Bundle = field(default_factory=dict)
    pay: Bundle = field(default_factory=dict)
    amount: Amount = 0
    vp: Amount = 0
    location: Cardinal | None = None
    resource: Annotated[ResourceId, not_played()] = ""
    postures: Annotated[tuple[Posture, ...], not_played()] = ()
    meeples: Annotated[tuple[Meeple, ...], not_played()] = ()
    excludes: Annotated[tuple[Excluded, ...], not_played()] = ()
    eligible: Annotated[tuple[Literal["standing", "fresh"], ...], not_played()] = ()
    moves: Annotated[tuple[Literal["slot_names", "season_token"], ...], not_played()] = ()
    pays_cost: Annotated[bool, not_played()] = False
    keeps_posture: Annotated[bool, not_played()] = False
    essence_fresh: Annotated[bool, not_played()] = False
    coin_holder_changes: Annotated[bool, not_played()] = False
    target: Annotated[
        Literal["own_essence_on_tile", "tile_without_legal_placement"] | None, not_played()
    ] = None
    owners: Annotated[Literal["any"] | None, not_played()] = None
    from_: Annotated[Literal["tile"] | None, not_played()] = field(name="from", default=None)
    to: Annotated[Literal["other_tile_with_free_space"] | None, not_played()] = None
    akku_entry: Annotated[Literal["blocker_entry"] | None, not_played()] = None
    essence_entry: Annotated[Literal["chosen_free_space"] | None, not_played()] = None
    essence_posture: Annotated[Posture | None, not_played()] = None
    scope: Annotated[Literal["season_in_play"] | None, not_played()] = None
    copy_of: Annotated[Literal["printed_space_of_tile"] | None, not_played()] = None
    copy_chosen: Annotated[Literal["on_play"] | None, not_played()] = None
    users: Annotated[Literal["any_player"] | None, not_played()] = None
    essence_after: Annotated[Literal["reserve"] | None, not_played()] = None
    per: Annotated[Literal["player", "essence"] | None, not_played()] = None
    tiles: Annotated[Literal["holding_akku"] | None, not_played()] = None
    coin_and_arrival_bonus: Annotated[Literal["first_resolution_of_round"] | None, not_played()] = (
        None
    )
    outcomes: Annotated[Literal["sides_equally_likely"] | None, not_played()] = None


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
    vp_total: Annotated[int, not_played()]


class Deck(Sourced, frozen=True, kw_only=True):
    id: Literal["tribute", "akku", "ice", "solar", "lunar"]
    cards: Positive
    deal: Deal
    rest: Rest
    empty: WhenEmpty
