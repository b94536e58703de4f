"""A Hitodama pack, read and checked: what the rest of the game takes its data from."""

from msgspec import Struct

from mori.content import RawPack, Reading
from mori.core.errors import ContentError
from mori.games.hitodama.pack.schema_cards import (
    AkkuCard,
    Deck,
    EffectCard,
    IceCard,
    TributeCard,
    TributeLine,
)
from mori.games.hitodama.pack.schema_checks import check_pack
from mori.games.hitodama.pack.schema_reading import read_tables
from mori.games.hitodama.pack.schema_tables import (
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
    Space,
    TieBreak,
    Tile,
    TileSide,
    WrathLevel,
)

__all__ = [
    "ActionEntry",
    "AkkuCard",
    "BalanceReference",
    "ChaosSpace",
    "Character",
    "Constant",
    "Count",
    "Deck",
    "DiscardRate",
    "EffectCard",
    "Ending",
    "Geometry",
    "HitodamaPack",
    "IceCard",
    "PackMeta",
    "Resource",
    "RoundTrack",
    "ScoreTrack",
    "Season",
    "Setup",
    "Space",
    "TieBreak",
    "Tile",
    "TileSide",
    "TributeCard",
    "TributeLine",
    "WrathLevel",
    "load_pack",
]


class HitodamaPack(Struct, frozen=True, kw_only=True):
    """Every table of the pack. Numbered ones are sorted by their number, the others as listed."""

    fingerprint: str
    schema: str
    meta: PackMeta
    geometry: Geometry
    score_track: ScoreTrack
    round_track: RoundTrack
    counts: tuple[Count, ...]
    constants: tuple[Constant, ...]
    setups: tuple[Setup, ...]  # by players
    characters: tuple[Character, ...]
    seasons: tuple[Season, ...]  # by order
    resources: tuple[Resource, ...]
    chaos_spaces: tuple[ChaosSpace, ...]  # by position
    wrath_levels: tuple[WrathLevel, ...]  # by level
    actions: tuple[ActionEntry, ...]
    discard_rates: tuple[DiscardRate, ...]
    tiles: tuple[Tile, ...]
    decks: tuple[Deck, ...]
    akku_cards: tuple[AkkuCard, ...]
    ice_cards: tuple[IceCard, ...]
    solar_cards: tuple[EffectCard, ...]
    lunar_cards: tuple[EffectCard, ...]
    tribute_cards: tuple[TributeCard, ...]
    endings: tuple[Ending, ...]  # by order
    tie_breaks: tuple[TieBreak, ...]  # by order
    balance_references: tuple[BalanceReference, ...]

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


def load_pack(raw: RawPack) -> HitodamaPack:
    """The pack's data, or a ContentError with every problem found in it."""
    reading = Reading()
    tables = read_tables(raw, reading)
    check_pack(tables, reading)
    meta = tables.meta.value
    geometry = tables.geometry.value
    score_track = tables.score_track.value
    round_track = tables.round_track.value
    if (
        reading.problems
        or meta is None
        or geometry is None
        or score_track is None
        or round_track is None
    ):
        raise ContentError(reading.problems)
    return HitodamaPack(
        fingerprint=raw.fingerprint,
        schema=tables.schema,
        meta=meta,
        geometry=geometry,
        score_track=score_track,
        round_track=round_track,
        counts=tuple(tables.counts.values()),
        constants=tuple(tables.constants.values()),
        setups=tuple(sorted(tables.setups.values(), key=lambda entry: entry.players)),
        characters=tuple(tables.characters.values()),
        seasons=tuple(sorted(tables.seasons.values(), key=lambda entry: entry.order)),
        resources=tuple(tables.resources.values()),
        chaos_spaces=tuple(sorted(tables.chaos_spaces.values(), key=lambda entry: entry.position)),
        wrath_levels=tuple(sorted(tables.wrath_levels.values(), key=lambda entry: entry.level)),
        actions=tuple(tables.actions.values()),
        discard_rates=tuple(tables.discard_rates.values()),
        tiles=tuple(tables.tiles.values()),
        decks=tuple(tables.decks.values()),
        akku_cards=tuple(tables.akku_cards.values()),
        ice_cards=tuple(tables.ice_cards.values()),
        solar_cards=tuple(tables.solar_cards.values()),
        lunar_cards=tuple(tables.lunar_cards.values()),
        tribute_cards=tuple(tables.tribute_cards.values()),
        endings=tuple(sorted(tables.endings.values(), key=lambda entry: entry.order)),
        tie_breaks=tuple(sorted(tables.tie_breaks.values(), key=lambda entry: entry.order)),
        balance_references=tuple(tables.balance_references.values()),
    )
