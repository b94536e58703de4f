"""The names of the places of Hitodama's table. Whoever draws it looks places up by these names.

tile-amber, tile-amber-2, tile-amber-x1   a tile, a space, an extra space
line-haru_1-2, season-haru                a tribute line, the plate of a season
reserve-0, asleep-0, basket-0, cards-0    what a seat has before it
player-0, score-0                         a seat, its marker on the score track
card-lunar_akku, discard-solar_for_berry  a card in one's own hand, a rate to discard at
decks, deck-solar, stack                  the decks with the card that acts, a deck, the solar stack
akku-card, lair                           the akku card in play, the akkus beside the ring
supply, coin, round, north, spirit
"""

from typing import Final

from mori.games.hitodama.table.tables import Tables

# Places that are there once.
DECKS: Final = "decks"
SOLAR_DECK: Final = "deck-solar"
AKKU_CARD: Final = "akku-card"

# What lies at a place with a number of its own.
SPACE: Final = 0
TILE: Final = 1
LINE: Final = 2
CARD: Final = 3
RATE: Final = 4


class Places:
    """The places of one pack: their names by number, and what lies at a name."""

    __slots__ = ("at", "cards", "lines", "rates", "spaces", "tiles")

    def __init__(self, tables: Tables) -> None:
        self.spaces = [named(tables.place_ref(place)) for place in range(tables.places)]
        self.tiles = [named(tables.tile_ref(tile.index)) for tile in tables.tiles]
        self.lines = [named(line.ref) for line in tables.lines]
        self.cards = [named(tables.card_ref(card.index)) for card in tables.cards]
        self.rates = [f"discard-{rate.id}" for rate in tables.discard_rates]
        self.at: dict[str, tuple[int, int]] = {}
        self._index(SPACE, self.spaces)
        self._index(TILE, self.tiles)
        self._index(LINE, self.lines)
        self._index(CARD, self.cards)
        self._index(RATE, self.rates)

    def _index(self, what: int, names: list[str]) -> None:
        for number, name in enumerate(names):
            self.at[name] = (what, number)


def named(reference: str) -> str:
    """The place that a reference speaks of: "place:amber.2" is "tile-amber-2"."""
    parts = reference.split(":")  # a line's reference also tells what it asks
    tag = "tile" if parts[0] == "place" else parts[0]
    return f"{tag}-{parts[1].replace('.', '-')}"


def reserve_of(seat: int) -> str:
    return f"reserve-{seat}"


def asleep_of(seat: int) -> str:
    return f"asleep-{seat}"


def cards_of(seat: int) -> str:
    return f"cards-{seat}"


def player_at(seat: int) -> str:
    return f"player-{seat}"
