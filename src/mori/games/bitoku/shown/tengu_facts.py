"""The types of what the trace of the Tengu tells, by the kind of fact."""

from typing import Final

from mori.games.bitoku.shown.fact_types import (
    Counted,
    OfCard,
    OfCards,
    OfSeat,
    OfTile,
    RiverCrossed,
)


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


TENGU_FACTS: Final[dict[str, type]] = {
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
    "tengu_contested": TenguContested,
    "tengu_crossed": RiverCrossed,
    "tengu_movement": TenguMovement,
    "tengu_path_doubled": TenguPoints,
    "tengu_movement_lost": OfSeat,
    "tengu_extra_card": OfCard,
    "tengu_no_extra_card": OfSeat,
    "tengu_home": Counted,
    "tengu_counted": TenguCounted,
}
