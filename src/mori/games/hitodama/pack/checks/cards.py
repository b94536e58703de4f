"""Checks of the cards and decks of a Hitodama pack."""

from typing import Final

from mori.content import (
    Reading,
    Where,
    check_all_there,
    check_allowed_with,
    check_distinct,
    check_equal,
    check_unique_ids,
)
from mori.games.hitodama.pack.reading.tables import PackTables
from mori.games.hitodama.pack.schema.effects import check_effect

# H-SETUP-4 to H-SETUP-9, H-CARD-2: what happens to each deck. Only an empty akku or ice deck is
# our ruling (HR-44) and may turn out otherwise.
DECK_HANDLING: Final = {
    "tribute": ("two_face_up_per_season", "out_of_game", ("none",)),
    "akku": ("reveal_one", "draw_pile", ("reshuffle_discards",)),
    "ice": ("on_wrath", "draw_pile", ("reshuffle_discards",)),
    "solar": ("start_hand", "draw_pile", ("reshuffle_discards",)),
    "lunar": ("start_hand", "draw_pile", ("reshuffle_discards",)),
}


def check_cards(tables: PackTables, reading: Reading) -> None:
    check_unique_ids(
        (
            tables.akku_cards,
            tables.ice_cards,
            tables.solar_cards,
            tables.lunar_cards,
            tables.tribute_cards,
        ),
        reading,
    )
    for row in tables.solar_cards.rows:
        check_effect(row, "on_stack", reading)
    for row in tables.lunar_cards.rows:
        check_effect(row, "at_once", reading)
    _check_blocker_cards(tables, reading)
    _check_tribute_cards(tables, reading)
    _check_decks(tables, reading)


def _check_blocker_cards(tables: PackTables, reading: Reading) -> None:
    """Akku and ice cards: no point twice, and pieces enough for one card."""
    akkus = next((entry.supply for entry in tables.resources.values() if entry.id == "akku"), None)
    ice = tables.count("ice_token")
    placed = [
        (where.at("places"), card.places, akkus) for where, card in tables.akku_cards.read()
    ] + [
        (where.at("freezes"), card.freezes, ice[1] if ice is not None else None)
        for where, card in tables.ice_cards.read()
    ]
    for where, points, pieces in placed:
        if check_distinct(where, points, reading) and pieces is not None and len(points) > pieces:
            reading.problems.append(where.problem("too_many", found=len(points), maximum=pieces))


def _check_tribute_cards(tables: PackTables, reading: Reading) -> None:
    resources = {entry.id: entry for entry in tables.resources.values()}
    lines = tables.constant("lines_per_tribute_card")
    for where, card in tables.tribute_cards.read():
        if lines is not None:
            source = "constant lines_per_tribute_card"
            check_equal(where.at("lines"), len(card.lines), lines, source, reading)
        asked = [resources.get(line.resource) for line in card.lines]
        for index, resource in enumerate(asked):
            if resource is not None and not resource.tribute:
                place = where.at("lines").item(index).at("resource")
                reading.problems.append(
                    place.problem(
                        "not_one_of",
                        value=resource.id,
                        allowed=", ".join(name for name in resources if resources[name].tribute),
                    )
                )
        known = [resource for resource in asked if resource is not None]
        if len(known) == len(card.lines):
            total = sum(
                resource.vp * line.amount for resource, line in zip(known, card.lines, strict=True)
            )
            check_equal(where.at("vp_total"), card.vp_total, total, "resource vp", reading)


def _check_decks(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.decks,), reading)
    place = Where(tables.file.file, "deck")
    check_all_there(tables.decks, tuple(DECK_HANDLING), place, reading)
    for where, deck in tables.decks.read():
        deal, rest, empty = DECK_HANDLING[deck.id]
        of_deck = ("id", deck.id)
        check_allowed_with(where.at("deal"), deck.deal, (deal,), of_deck, reading)
        check_allowed_with(where.at("rest"), deck.rest, (rest,), of_deck, reading)
        check_allowed_with(where.at("empty"), deck.empty, empty, of_deck, reading)
