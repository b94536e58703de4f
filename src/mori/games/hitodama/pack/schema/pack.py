"""A Hitodama pack as the rest of the game takes it."""

from typing import Annotated

from msgspec import Struct

from mori.content import not_played
from mori.games.hitodama.pack.schema.cards import (
    AkkuCard,
    Deck,
    EffectCard,
    IceCard,
    TributeCard,
)
from mori.games.hitodama.pack.schema.tables import (
    ActionEntry,
    BalanceReference,
    ChaosSpace,
    Character,
    Constant,
    Count,
    DiscardRate,
    Ending,
    Geometry,
    PackMeta,
    Resource,
    RoundTrack,
    ScoreTrack,
    Season,
    Setup,
    TieBreak,
    Tile,
    WrathLevel,
)


class HitodamaPack(Struct, frozen=True, kw_only=True):
    """Every table of the pack. Numbered ones are sorted by their number, the others as listed."""

    schema: Annotated[str, not_played()]
    meta: Annotated[PackMeta, not_played()]
    geometry: Geometry
    score_track: ScoreTrack
    round_track: Annotated[RoundTrack, not_played()]
    counts: tuple[Count, ...]
    constants: tuple[Constant, ...]
    setups: tuple[Setup, ...]  # by players
    characters: Annotated[tuple[Character, ...], not_played()]
    seasons: tuple[Season, ...]  # by order
    resources: tuple[Resource, ...]
    chaos_spaces: tuple[ChaosSpace, ...]  # by position
    wrath_levels: tuple[WrathLevel, ...]  # by level
    actions: Annotated[tuple[ActionEntry, ...], not_played()]
    discard_rates: tuple[DiscardRate, ...]
    tiles: tuple[Tile, ...]
    decks: Annotated[tuple[Deck, ...], not_played()]
    akku_cards: tuple[AkkuCard, ...]
    ice_cards: tuple[IceCard, ...]
    solar_cards: tuple[EffectCard, ...]
    lunar_cards: tuple[EffectCard, ...]
    tribute_cards: tuple[TributeCard, ...]
    endings: Annotated[tuple[Ending, ...], not_played()]  # by order
    tie_breaks: Annotated[tuple[TieBreak, ...], not_played()]  # by order
    balance_references: Annotated[tuple[BalanceReference, ...], not_played()]

    def constant(self, name: str) -> int:
        """The value of a constant; KeyError for a name that no pack has."""
        for entry in self.constants:
            if entry.id == name:
                return entry.value
        raise KeyError(name)

    def setup(self, players: int) -> Setup:
        for entry in self.setups:
            if entry.players == players:
                return entry
        raise KeyError(players)

    def resource(self, name: str) -> Resource:
        for entry in self.resources:
            if entry.id == name:
                return entry
        raise KeyError(name)

    def season(self, name: str) -> Season:
        for entry in self.seasons:
            if entry.id == name:
                return entry
        raise KeyError(name)

    def deck(self, name: str) -> Deck:
        for entry in self.decks:
            if entry.id == name:
                return entry
        raise KeyError(name)
