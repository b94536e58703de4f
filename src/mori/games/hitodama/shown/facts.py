"""The types of what Hitodama's facts tell; `seen/facts.py` says which kind of fact has which.

Seats, places, tiles, cards and goods are references: "seat:1", "place:amber.2", "bundle:berry=2".
"""

from typing import TypedDict


class OfSeat(TypedDict):
    """Whom it is about."""

    seat: str


class OfSeatCounted(OfSeat):
    """Whom it is about, and how many actions."""

    count: int


class OfTiles(TypedDict):
    """The tiles around the ring."""

    tiles: list[str]


class OfTile(TypedDict):
    """A tile."""

    tile: str


class OfSide(TypedDict):
    """The side that is North now."""

    side: str


class NorthChosen(OfSeat):
    """Who spun the coin, and the side that is North."""

    side: str


class OfSeason(TypedDict):
    """A season."""

    season: str


class TributesShown(OfSeason):
    """The lines of a season's tribute cards."""

    lines: list[str]


class PlaceShared(OfSeat):
    """Two players between whom nothing decides."""

    rival: str


class TieBroken(OfSeat):
    """Who ranks before whom with the same points, and by what."""

    rival: str
    by: str


class RoundBegan(OfSeat):
    """A round and its first player."""

    round: int


class Advanced(TypedDict):
    """Where on its path the hitodama is now."""

    position: int
    level: int


class Ended(TypedDict):
    """How the game ended."""

    ending: str


class Scored(OfSeat):
    """Points, where they come from, and how many it makes."""

    points: int
    category: str
    total: int


class OfLine(OfSeat):
    """A tribute line, and who closed it."""

    line: str


class TributePaid(OfLine):
    """With what it was paid."""

    goods: str


class Wrath(OfSeat):
    """The space of the score track that was reached, and the level of the wrath."""

    space: int
    level: int


class OfCard(TypedDict):
    """A card."""

    card: str


class AkkuCardRevealed(OfCard):
    """What removing one of its akkus costs."""

    cost: str


class OfSeatAndCard(OfSeat):
    """A card, and whose it is."""

    card: str


class OfSeatAndGoods(OfSeat):
    """Goods that somebody gets or gives."""

    goods: str


class CardsDrawn(OfSeat):
    """How many cards of a deck somebody drew."""

    deck: str
    count: int


class OwnCardsDrawn(OfSeat):
    """The cards, to the one who drew them."""

    cards: list[str]
    count: int


class OfDeck(TypedDict):
    """A deck."""

    deck: str


class Moved(OfSeat):
    """From where to where something went."""

    source: str
    target: str


class Relocated(Moved):
    """Whose essence a card moved."""

    owner: str


class Placed(OfSeat):
    """Where an essence of the reserve came to."""

    target: str


class Left(OfSeat):
    """From where an essence was taken."""

    source: str


class Displaced(Left):
    """Whose essence it was, and what its owner was paid."""

    owner: str
    goods: str


class OfPlace(TypedDict):
    """A space."""

    place: str


class OfSeatAndPlace(OfSeat):
    """A space, and who acts there."""

    place: str


class TradeDeclined(OfSeatAndPlace):
    """What the merchant would have given."""

    gain: str


class SpaceDeclined(TradeDeclined):
    """What the space would have cost."""

    pay: str


class AkkuDeclined(OfSeat):
    """What an akku would have cost."""

    cost: str


class TributeDeclined(OfSeat):
    """The season whose lines could have been paid."""

    season: str


class BringsNothing(OfSeatAndPlace):
    """What is lacking for a space to bring something."""

    lack: str


class GainMissed(OfSeatAndGoods):
    """Why a gain could not be taken."""

    lack: str


class OfSeatAndTile(OfSeat):
    """A tile, and who came first to it."""

    tile: str


class ExtraSpaceAdded(OfSeatAndPlace):
    """The tile that an extra space was added to."""

    tile: str


class Counted(TypedDict):
    """How many."""

    count: int
