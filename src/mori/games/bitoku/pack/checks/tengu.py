"""Checks of the Tengu's board and cards."""

from typing import Final

from mori.content import (
    Reading,
    Where,
    check_allowed_with,
    check_distinct,
    check_equal,
    check_in_order,
)
from mori.games.bitoku.pack.checks.tools import (
    check_length,
    check_positions,
    in_words,
    note_fact,
)
from mori.games.bitoku.pack.reading.boards import TenguTables
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.tengu import TenguCard

FILE: Final = "tengu.toml"
DICE: Final = (2, 3, 4)  # B-FACT-47
NUMBERS: Final = {
    "rocks": 2,
    "dragonflies": 1,
    "pilgrims_available": 11,
    "will_dice": 2,
    "open_cards": 3,
}
RESOURCES: Final = {
    "resources": {"wood": 1},
    "resource_with_building_rock": {"stone": 1},
    "resource_with_mitama_rock": {"sake": 1},
}
ATTITUDES: Final = ("inactive", "active")
COUNTERS: Final = 6  # B-FACT-48
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "yomi": ("mitama", "dragonfly"),
    "forges": ("crystal", "building"),
}
GLADE_GOODS: Final = 2  # B-FACT-49
FAVOURITES: Final = 2
# U-27: each place of the cards but Home; the Tengu would never do what no card shows.
PLACES: Final = (
    ("yomi", "mitama"),
    ("yomi", "dragonfly"),
    ("stairs", None),
    ("glade", None),
    ("forges", "crystal"),
    ("forges", "building"),
)


def check_tengu(tables: PackTables, reading: Reading) -> None:
    tengu = tables.tengu
    _check_board(tengu, reading)
    _check_counters(tengu, reading)
    for where, card in tengu.cards.read():
        _check_card(where, card, reading)
    _check_all_cards(tengu, reading)


def _check_board(tengu: TenguTables, reading: Reading) -> None:
    board, where = tengu.board.value, tengu.board.where
    if board is not None:
        check_in_order(where.at("dice"), board.dice, DICE, reading)
        for key, expected in NUMBERS.items():
            check_equal(where.at(key), tengu.board.table[key], expected, "B-FACT-47", reading)
        for key, goods in RESOURCES.items():
            found = in_words(tengu.board.table[key])
            check_equal(where.at(key), found, in_words(goods), "B-FACT-47", reading)
    tile, where = tengu.attitude_tile.value, tengu.attitude_tile.where
    if tile is not None:
        check_in_order(where.at("sides"), tile.sides, ATTITUDES, reading)
        check_equal(where.at("start"), tile.start, ATTITUDES[0], "B-TENGU-SETUP", reading)


def _check_counters(tengu: TenguTables, reading: Reading) -> None:
    counters = tengu.building_counters
    place = Where(FILE, "building_counter")
    if counters.present and check_length(place, len(counters.rows), COUNTERS, reading):
        check_positions(counters, reading)


def _check_card(where: Where, card: TenguCard, reading: Reading) -> None:
    """The location settles whether there is an option, or goods to gain (B-FACT-49)."""
    check_distinct(where.at("yokai"), card.yokai, reading)
    check_distinct(where.at("bitoku"), card.bitoku, reading)
    location = ("location", card.location)
    options = OPTIONS.get(card.location, ())
    if options and card.option is None:
        problem = where.at("option").problem(
            "missing_parameter", other_key="location", other_value=card.location
        )
        reading.problems.append(problem)
    elif card.option is not None:
        check_allowed_with(where.at("option"), card.option, options, location, reading)
    goods = GLADE_GOODS if card.location == "glade" else 0
    if goods and not card.gain:
        problem = where.at("gain").problem(
            "missing_parameter", other_key="location", other_value=card.location
        )
        reading.problems.append(problem)
    else:
        check_length(where.at("gain"), len(card.gain), goods, reading)


def _check_all_cards(tengu: TenguTables, reading: Reading) -> None:
    if not tengu.cards.complete():
        return
    place, cards = Where(FILE, "card"), tengu.cards.values()
    favourites = sum(card.count for card in cards if card.location == "favourite")
    if check_length(place.at("favourite"), favourites, FAVOURITES, reading):
        shown = [(card.location, card.option) for card in cards]
        for location, option in PLACES:
            if (location, option) not in shown:
                name = f"{location} {option}" if option else location
                reading.problems.append(place.at("location").problem("missing_entry", id=name))
    without = sum(card.count for card in cards if card.resource == "none")
    total = sum(card.count for card in cards)
    if not 0 < without < total / 2:
        note_fact(place, "most_cards_show_a_resource", "B-FACT-49", reading)
