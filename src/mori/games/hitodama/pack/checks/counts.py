"""Checks of the component counts of a Hitodama pack against the components it lists.

One mistake is to give one problem: what a wrong count settles is not checked against it as well.
"""

from collections import Counter
from typing import Any, Final

from mori.content import (
    Entries,
    Reading,
    Where,
    check_count,
    check_equal,
    check_exact_ids,
    check_unique_ids,
)
from mori.games.hitodama.pack.reading.tables import PackTables
from mori.games.hitodama.pack.schema.cards import EffectCard

COUNT_IDS: Final = (
    "map",
    "player_board",
    "akku_lair_board",
    "season_board",
    "season_cardinal_token",
    "score_board",
    "reference_board",
    "essence_meeple",
    "akku_meeple",
    "card",
    "tribute_card",
    "tribute_card_per_season",
    "akku_card",
    "solar_card",
    "ice_card",
    "lunar_card",
    "forest_tile",
    "berry_token",
    "ice_token",
    "score_marker",
    "hitodama_token",
    "round_marker",
    "amber_token",
    "sapphire_token",
    "compass_first_player_coin",
)
DECK_COUNTS: Final = {
    "tribute": "tribute_card",
    "akku": "akku_card",
    "ice": "ice_card",
    "solar": "solar_card",
    "lunar": "lunar_card",
}
SUPPLY_COUNTS: Final = {
    "berry": "berry_token",
    "amber": "amber_token",
    "sapphire": "sapphire_token",
    "akku": "akku_meeple",
    "solar_card": "solar_card",
    "lunar_card": "lunar_card",
}
SEASONS: Final = 4
# There is one of each: the rules know no second one, and do not do without.
SINGLE: Final = (
    "map",
    "akku_lair_board",
    "score_board",
    "reference_board",
    "hitodama_token",
    "round_marker",
    "compass_first_player_coin",
)


def check_counts(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.counts,), reading)
    check_exact_ids(tables.counts, COUNT_IDS, Where(tables.file.file, "count"), reading)
    wrong = _check_listed(tables, reading)
    _check_players_pieces(tables, reading)
    _check_supplies(tables, wrong, reading)
    _check_decks(tables, wrong, reading)
    if not wrong:
        _check_all_cards(tables, reading)
    if "tribute_card" not in wrong:
        _check_seasons_cards(tables, reading)


def _check_listed(tables: PackTables, reading: Reading) -> set[str]:
    """The counts of what the pack lists; returns those that differ."""
    listed = {
        "tribute_card": _rows(tables.tribute_cards),
        "akku_card": _rows(tables.akku_cards),
        "ice_card": _rows(tables.ice_cards),
        "solar_card": _copies(tables.solar_cards),
        "lunar_card": _copies(tables.lunar_cards),
        "forest_tile": _rows(tables.tiles),
        "season_board": SEASONS,
        "season_cardinal_token": SEASONS,
        **dict.fromkeys(SINGLE, 1),
    }
    wrong: set[str] = set()
    for name, found in listed.items():
        count = tables.count(name)
        if count is not None and found is not None:
            where, expected = count
            if not check_count(where, expected, found, reading):
                wrong.add(name)
    return wrong


def _rows(entries: Entries[Any]) -> int | None:
    return len(entries.rows) if entries.present else None


def _copies(cards: Entries[EffectCard]) -> int | None:
    """All copies, from the tables as written: a card wrong in another key counts all the same."""
    written = [row.table.get("copies") for row in cards.rows]
    copies = [number for number in written if type(number) is int and number > 0]
    return sum(copies) if cards.present and len(copies) == len(written) else None


def _check_players_pieces(tables: PackTables, reading: Reading) -> None:
    characters = _rows(tables.characters)
    if characters is None:
        return
    boards = tables.count("player_board")
    if boards is not None and not check_count(boards[0], boards[1], characters, reading):
        return
    markers = tables.count("score_marker")
    if markers is not None:
        check_count(markers[0], markers[1], characters, reading)
    each = tables.constant("essences_per_player")
    if each is None:
        return
    meeples = tables.count("essence_meeple")
    if meeples is not None and not check_count(meeples[0], meeples[1], characters * each, reading):
        return
    for where, character in tables.characters.read():
        source = "constant essences_per_player"
        check_equal(where.at("essences"), character.essences, each, source, reading)


def _check_supplies(tables: PackTables, wrong: set[str], reading: Reading) -> None:
    for where, resource in tables.resources.read():
        name = SUPPLY_COUNTS.get(resource.id)
        count = tables.count(name) if name is not None else None
        if count is not None and name not in wrong:
            check_equal(where.at("supply"), resource.supply, count[1], f"count {name}", reading)


def _check_decks(tables: PackTables, wrong: set[str], reading: Reading) -> None:
    for where, deck in tables.decks.read():
        name = DECK_COUNTS[deck.id]
        count = tables.count(name)
        if count is not None and name not in wrong:
            check_equal(where.at("cards"), deck.cards, count[1], f"count {name}", reading)


def _check_all_cards(tables: PackTables, reading: Reading) -> None:
    total = tables.count("card")
    parts = [tables.count(name) for name in DECK_COUNTS.values()]
    known = [part[1] for part in parts if part is not None]
    if total is not None and len(known) == len(parts):
        check_count(total[0], total[1], sum(known), reading)


def _check_seasons_cards(tables: PackTables, reading: Reading) -> None:
    """H-SETUP-7: the tribute cards split evenly. Notes the first season that has another number."""
    count = tables.count("tribute_card_per_season")
    written = [row.table.get("season") for row in tables.tribute_cards.rows]
    known = tables.seasons.ids()
    if count is None or any(season not in known for season in written):
        return
    where, expected = count
    found = Counter(written)
    for season in known:
        if found[season] != expected:
            check_count(where, expected, found[season], reading)
            return
