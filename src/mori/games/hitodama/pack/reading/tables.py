"""The tables of a Hitodama pack as read, each entry with its place: what the checks work on."""

from dataclasses import dataclass
from typing import Any, Final

from mori.content import (
    Entries,
    RawPack,
    Reading,
    Row,
    Where,
    check_keys,
    read_entries,
    read_table,
    shown,
)
from mori.core.errors import ContentError
from mori.games.hitodama.pack.schema.cards import AkkuCard, Deck, EffectCard, IceCard, TributeCard
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

SCHEMA: Final = "hitodama-components/1"

TABLE_NAMES: Final = (
    "schema",
    "meta",
    "count",
    "constant",
    "setup",
    "character",
    "geometry",
    "season",
    "resource",
    "score_track",
    "round_track",
    "chaos_space",
    "wrath_level",
    "action",
    "discard_rate",
    "tile",
    "deck",
    "akku_card",
    "ice_card",
    "solar_card",
    "lunar_card",
    "tribute_card",
    "ending",
    "tie_break",
    "balance_reference",
)


@dataclass(frozen=True, slots=True)
class PackTables:
    file: Where
    schema: str
    meta: Row[PackMeta]
    geometry: Row[Geometry]
    score_track: Row[ScoreTrack]
    round_track: Row[RoundTrack]
    counts: Entries[Count]
    constants: Entries[Constant]
    setups: Entries[Setup]
    characters: Entries[Character]
    seasons: Entries[Season]
    resources: Entries[Resource]
    chaos_spaces: Entries[ChaosSpace]
    wrath_levels: Entries[WrathLevel]
    actions: Entries[ActionEntry]
    discard_rates: Entries[DiscardRate]
    tiles: Entries[Tile]
    decks: Entries[Deck]
    akku_cards: Entries[AkkuCard]
    ice_cards: Entries[IceCard]
    solar_cards: Entries[EffectCard]
    lunar_cards: Entries[EffectCard]
    tribute_cards: Entries[TributeCard]
    endings: Entries[Ending]
    tie_breaks: Entries[TieBreak]
    balance_references: Entries[BalanceReference]

    def constant(self, name: str) -> int | None:
        """The value of a constant, if it can be read."""
        for entry in self.constants.values():
            if entry.id == name:
                return entry.value
        return None

    def count(self, name: str) -> tuple[Where, int] | None:
        """The place and the value of a component count, if it can be read."""
        for where, entry in self.counts.read():
            if entry.id == name:
                return where.at("value"), entry.value
        return None


def read_tables(raw: RawPack, reading: Reading) -> PackTables:
    """All tables of the pack's one file, with the problems of each noted."""
    if len(raw.files) != 1:
        problem = Where(raw.path.name).problem("one_file_expected", found=len(raw.files))
        raise ContentError([problem])
    ((name, root),) = raw.files.items()
    file = Where(name)
    check_keys(root, TABLE_NAMES, file, reading)
    return PackTables(
        file=file,
        schema=_read_schema(root, file, reading),
        meta=read_table(PackMeta, root, "meta", file, reading),
        geometry=read_table(Geometry, root, "geometry", file, reading),
        score_track=read_table(ScoreTrack, root, "score_track", file, reading),
        round_track=read_table(RoundTrack, root, "round_track", file, reading),
        counts=read_entries(Count, root, "count", file, reading),
        constants=read_entries(Constant, root, "constant", file, reading),
        setups=read_entries(Setup, root, "setup", file, reading, label="players"),
        characters=read_entries(Character, root, "character", file, reading),
        seasons=read_entries(Season, root, "season", file, reading),
        resources=read_entries(Resource, root, "resource", file, reading),
        chaos_spaces=read_entries(ChaosSpace, root, "chaos_space", file, reading, label="position"),
        wrath_levels=read_entries(WrathLevel, root, "wrath_level", file, reading, label="level"),
        actions=read_entries(ActionEntry, root, "action", file, reading),
        discard_rates=read_entries(DiscardRate, root, "discard_rate", file, reading),
        tiles=read_entries(Tile, root, "tile", file, reading),
        decks=read_entries(Deck, root, "deck", file, reading),
        akku_cards=read_entries(AkkuCard, root, "akku_card", file, reading),
        ice_cards=read_entries(IceCard, root, "ice_card", file, reading),
        solar_cards=read_entries(EffectCard, root, "solar_card", file, reading),
        lunar_cards=read_entries(EffectCard, root, "lunar_card", file, reading),
        tribute_cards=read_entries(TributeCard, root, "tribute_card", file, reading),
        endings=read_entries(Ending, root, "ending", file, reading),
        tie_breaks=read_entries(TieBreak, root, "tie_break", file, reading, label="kind"),
        balance_references=read_entries(
            # measured on the shipped data: whoever corrects those may drop it
            BalanceReference,
            root,
            "balance_reference",
            file,
            reading,
            label="bots",
            required=False,
        ),
    )


def _read_schema(root: dict[str, Any], file: Where, reading: Reading) -> str:
    written = root.get("schema")
    where = file.at("schema")
    if written is None:
        reading.note_missing(where)
    elif written != SCHEMA:
        problem = where.problem("not_one_of", value=shown(written), allowed=SCHEMA)
        reading.problems.append(problem)
    return SCHEMA
