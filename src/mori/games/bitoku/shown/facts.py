"""The types of what Bitoku's facts tell; `seen/facts.py` says which kind of fact has which.

Sides, cards, tiles, places and goods are references: "seat:1", "side:tengu", "bundle:wood=2".
"""

from typing import TypedDict

from mori.core.shown import EffectData


class OfSeat(TypedDict):
    """Whom it is about."""

    seat: str


class RoundBegan(TypedDict):
    """The number of a round."""

    round: int


class SeasonBegan(TypedDict):
    """A season."""

    season: str


class OrderSet(TypedDict):
    """The sides in their turn order."""

    seats: list[str]


class Scored(OfSeat):
    """Points, what they make, and where they come from."""

    points: int
    total: int
    category: str


class Goods(OfSeat):
    """Resources gained or paid."""

    goods: str


class AmuletsGained(OfSeat):
    """Amulets of a value."""

    value: int
    count: int


class OfValue(OfSeat):
    """A die of a value, or an Amulet."""

    value: int


class DiePlaced(OfValue):
    """A die and the region or Home space where it lies."""

    place: str


class RiverCrossed(OfValue):
    """A die and the region it left."""

    region: str


class OfRegion(OfSeat):
    """A region."""

    region: str


class DieOutranked(RiverCrossed):
    """A die that has no Forest Action in a region, and the highest other there."""

    other: int


class DieCopied(DiePlaced):
    """Another side's die, where it lies, and whose it is."""

    owner: str


class Declined(OfSeat):
    """What was offered and not taken."""

    offer: str


class OfEffects(OfSeat):
    """Effects, as the catalogues tell them."""

    effects: list[EffectData]


class DiceArranged(OfSeat):
    """The values of the dice from left to right."""

    values: list[int]


class Counted(OfSeat):
    """How many."""

    count: int


class OfCards(OfSeat):
    """Cards."""

    cards: list[str]


class OfCard(OfSeat):
    """A card."""

    card: str


class PlayedTo(OfCard):
    """A card and the card space where it lies."""

    space: int


class KodamaAdvanced(OfSeat):
    """A Kodama, and where it stands now."""

    region: str
    space: int


class KodamaPushedBack(KodamaAdvanced):
    """Another side's Kodama."""

    owner: str


class PilgrimageStarted(OfSeat):
    """Where a Pilgrim sets out."""

    node: str


class PilgrimWalked(OfSeat):
    """A step on the Paths."""

    source: str
    target: str


class OfTile(OfSeat):
    """A tile."""

    tile: str


class PairCombined(OfSeat):
    """A Mitama and a Dragonfly."""

    mitama: str
    dragonfly: str


class BuildingLaid(OfTile):
    """A building and its space."""

    site: str


class RivalBuildingUsed(OfTile):
    """A building and whose it is."""

    owner: str


class MarketRefilled(TypedDict):
    """A market and the tiles in it."""

    market: str
    tiles: list[str]


class TileRemoved(TypedDict):
    """A tile that left its market, and the game."""

    market: str
    tile: str


class OfRock(OfSeat):
    """A rock."""

    rock: str


class RockRemoved(TypedDict):
    """A rock that left the Garden."""

    rock: str


class Favour(OfSeat):
    """A favour of a Hill."""

    hill: str
    favour: str


class RockScored(OfRock):
    """A rock: matching pieces, Pilgrims beside it, and their product."""

    count: int
    pilgrims: int
    points: int


class WildCounted(OfSeat):
    """A wild card or tile, and the type it counts as."""

    piece: str
    type: str


class CategoryCounted(Counted):
    """What the points of a category are counted from."""

    category: str


class VisionSettled(OfCard):
    """A Vision: what met it, or what it lacked, and its points."""

    items: str
    points: int


class TreasureShared(OfSeat):
    """Points of a Lake Treasure."""

    region: str
    points: int


class DeckReshuffled(TypedDict):
    """A shared deck."""

    deck: str


class HillsFilled(TypedDict):
    """The cards that lie on the Hills, or lay there."""

    cards: list[str]


class TieBroken(OfSeat):
    """Who ranks before whom with the same points, and by what."""

    rival: str
    by: str


# -- the trace of the Tengu


class TenguPrepared(OfCards):
    """What the Tengu begins with."""

    rocks: list[str]


class TenguRolled(OfCard):
    """The Tengu's dice, and the card they choose."""

    first: int
    second: int
    position: str


class TenguRowTaken(OfSeat):
    """A row of the Activation Cycle."""

    row: str


class TenguRowSkipped(TenguRowTaken):
    """A row, and the condition that failed."""

    why: str


class TenguRowRefreshed(OfCard):
    """A new card, and the row of open ones."""

    open: list[str]


class TenguAttitude(OfSeat):
    """Its attitude."""

    attitude: str


class TenguLost(OfSeat):
    """What failed."""

    why: str


class TenguActs(TenguLost):
    """A location action, and why this one."""

    place: str


class TenguTileChosen(OfTile):
    """A tile, and why this one."""

    why: str


class TenguNoFavourite(OfSeat):
    """A market without a favourite."""

    market: str


class TenguTileRolled(OfTile):
    """A roll, and the tile it leads to."""

    roll: int
    number: int
    space: int


class TenguLots(OfSeat):
    """What was drawn from, and what was drawn."""

    options: list[str]
    chosen: str


class TenguRolledChoice(TenguLots):
    """A choice that a roll made."""

    roll: int


class TenguCardChosen(OfCard):
    """A card, and why this one."""

    why: str


class TenguKodamaStays(OfSeat):
    """A Kodama that does not move, and why."""

    region: str
    why: str


class TenguKodamaChosen(TenguKodamaStays):
    """A Kodama that moves: its steps, and the points they are worth."""

    count: int
    points: int


class TenguContested(RiverCrossed):
    """A die of the Tengu's at a Crossing, and another side's at one of the same Hills."""

    rival: str
    other: int
    place: str


class TenguMovement(Counted):
    """Movement points, and where they come from."""

    why: str


class TenguPoints(OfSeat):
    """Points."""

    points: int


class TenguCounted(TenguPoints):
    """Pieces, what each of them gives, and the category."""

    pieces: list[str]
    category: str


class TenguFewest(OfSeat):
    """The resource it has fewest of."""

    resource: str
