"""A Hitodama pack, read and checked: what the rest of the game takes its data from."""

from mori.content import RawPack, Reading
from mori.core.errors import ContentError
from mori.games.hitodama.pack.checks.all import check_pack
from mori.games.hitodama.pack.reading.tables import read_tables
from mori.games.hitodama.pack.schema.pack import HitodamaPack


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
