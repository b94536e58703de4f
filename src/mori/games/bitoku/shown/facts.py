"""The types of what Bitoku's facts tell, by their kind.

Sides, cards, tiles, places and goods are references: "seat:1", "side:tengu", "bundle:wood=2".
"""

from typing import Final, TypedDict

from mori.games.bitoku.shown.prompts import Nothing


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


class TreasureShared(OfSeat):
    """Points of a Lake Treasure."""

    region: str
    points: int


class DeckReshuffled(TypedDict):
    """A shared deck."""

    deck: str


class HillsFilled(TypedDict):
    """The cards that lie on the Hills."""

    cards: list[str]


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


class TenguFewest(OfSeat):
    """The resource it has fewest of."""

    resource: str


class TieBroken(OfSeat):
    """Who ranks before whom with the same points, and by what."""

    rival: str
    by: str


FACTS: Final[dict[str, type]] = {
    "round_began": RoundBegan,
    "season_began": SeasonBegan,
    "turn_began": OfSeat,
    "passed": OfSeat,
    "forced_to_pass": OfSeat,
    "order_set": OrderSet,
    "skipped": OfSeat,
    "tie_broken": TieBroken,
    "game_ended": Nothing,
    "scored": Scored,
    "gained": Goods,
    "paid": Goods,
    "amulet_gained": AmuletsGained,
    "amulet_spent": OfValue,
    "die_unlocked": OfValue,
    "pilgrim_given_up": OfSeat,
    "die_placed": DiePlaced,
    "river_crossed": RiverCrossed,
    "dice_arranged": DiceArranged,
    "cards_drawn": Counted,
    "own_cards_drawn": OfCards,
    "own_deck_reshuffled": OfSeat,
    "card_discarded": OfCard,
    "card_played": PlayedTo,
    "card_removed": OfCard,
    "kodama_advanced": KodamaAdvanced,
    "kodama_pushed_back": KodamaPushedBack,
    "pilgrimage_started": PilgrimageStarted,
    "pilgrim_walked": PilgrimWalked,
    "pilgrim_arrived": PilgrimWalked,
    "bitoku_added": OfCard,
    "bitoku_completed": OfCard,
    "mitama_obtained": OfTile,
    "dragonfly_obtained": OfTile,
    "crystal_obtained": OfTile,
    "building_obtained": OfTile,
    "pair_combined": PairCombined,
    "building_laid": BuildingLaid,
    "building_used": OfTile,
    "rival_building_used": RivalBuildingUsed,
    "market_refilled": MarketRefilled,
    "rock_taken": OfRock,
    "rock_pilgrim_placed": OfSeat,
    "favour_claimed": Favour,
    "favour_covered": Favour,
    "yokai_taken": OfCard,
    "yokai_kept": Counted,
    "own_yokai_kept": OfCard,
    "vision_kept": OfCard,
    "visions_refused": OfSeat,
    "visions_completed": OfCards,
    "treasure_shared": TreasureShared,
    "deck_reshuffled": DeckReshuffled,
    "hills_filled": HillsFilled,
    "rock_removed": RockRemoved,
    "tengu_prepared": TenguPrepared,
    "tengu_rolled": TenguRolled,
    "tengu_row_skipped": TenguRowSkipped,
    "tengu_row_taken": TenguRowTaken,
    "tengu_row_refreshed": TenguRowRefreshed,
    "tengu_deck_reshuffled": Counted,
    "tengu_attitude": TenguAttitude,
    "tengu_acts": TenguActs,
    "tengu_action_lost": TenguLost,
    "tengu_tile_chosen": TenguTileChosen,
    "tengu_no_favourite": TenguNoFavourite,
    "tengu_tile_rolled": TenguTileRolled,
    "tengu_tile_rolled_on": TenguTileRolled,
    "tengu_rolled_choice": TenguRolledChoice,
    "tengu_drew_lots": TenguLots,
    "tengu_card_chosen": TenguCardChosen,
    "tengu_no_card": OfSeat,
    "tengu_kodama_chosen": TenguKodamaChosen,
    "tengu_kodama_stays": TenguKodamaStays,
    "tengu_fewest": TenguFewest,
    "tengu_movement": Counted,
    "tengu_movement_lost": OfSeat,
    "tengu_extra_card": OfCard,
    "tengu_no_extra_card": OfSeat,
    "tengu_home": Counted,
}
