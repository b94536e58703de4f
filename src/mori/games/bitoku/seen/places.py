"""The names of the places of Bitoku's table. Whoever draws it looks places up by these names.

forest-yomi-2, row-yomi-4, river-yomi      a die space, a Forest Action, the river before a region
area-yomi-1, home-2                        a building space, a Home space: by their ids
hill-yomi-bitoku, hilldie-yomi-1           a favour of a Hill, a die space of its area
left-3, tile-left-gate-1, path-start       a space of the Paths by its id, a gate tile, the start
kodama-yomi-0, treasure-yomi               a side's Kodama track (or "neutral"), a Lake Treasure
market-mitama-1, stack-mitama, garden-3    a market space, a stack, a rock of the Garden
deck-yokai, look-kappa-2                   a shared deck, a card of it that is looked at
die-0-1                                    a die of a side, wherever it lies
hand-start-kappa, space-1, slot-memory-1   of the viewer's own: a card, a card space, a slot,
soul-ara, pair-1, vision-03, bitoku-2      tiles, a combined pair, a Vision, a card of the Path,
rock-4, rock-pilgrim-1, berth-1            a rock, a Pilgrim space, a red space of the dice,
resource-wood, amulet-1, own-deck          goods, and the rest: own-discard, own-goods, own-score …
rival-1, rival-1-souls                     another side, and what of it
tengucard-03                               a card of the Tengu
"""

from typing import Final

from mori.games.bitoku.table.codes import MARKETS, REGIONS, RESOURCES

FAVOUR_NAMES: Final = ("bitoku", "yokai", "small")

PATH_START: Final = "path-start"
OWN_DECK: Final = "own-deck"
OWN_DISCARD: Final = "own-discard"
OWN_GOODS: Final = "own-goods"
OWN_PILGRIMS: Final = "own-pilgrims"
OWN_SCORE: Final = "own-score"


def forest_space(region: int, number: int) -> str:
    return f"forest-{REGIONS[region]}-{number}"


def row_of(region: int, value: int) -> str:
    return f"row-{REGIONS[region]}-{value}"


def river_before(region: int) -> str:
    return f"river-{REGIONS[region]}"


def favour_of(region: int, favour: int) -> str:
    return f"hill-{REGIONS[region]}-{FAVOUR_NAMES[favour]}"


def hill_space(region: int, number: int) -> str:
    return f"hilldie-{REGIONS[region]}-{number}"


def kodama_track(region: int, side: int) -> str:
    return f"kodama-{REGIONS[region]}-{side}"


def kodama_tracks(side: int) -> list[str]:
    """All of a side's, from left to right."""
    return [kodama_track(region, side) for region in range(len(REGIONS))]


def market_space(market: int, number: int) -> str:
    return f"market-{MARKETS[market]}-{number}"


def stack_of(market: int) -> str:
    return f"stack-{MARKETS[market]}"


def garden_space(number: int) -> str:
    return f"garden-{number}"


def deck_of(name: str) -> str:
    return f"deck-{name}"


def looked_at(card: str) -> str:
    return f"look-{card}"


def die_of(side: int, number: int) -> str:
    return f"die-{side}-{number}"


def in_hand(card: str) -> str:
    return f"hand-{card}"


def card_space(number: int) -> str:
    return f"space-{number}"


def berth(number: int) -> str:
    return f"berth-{number}"


def soul(tile: str) -> str:
    return f"soul-{tile}"


def bitoku_at(number: int) -> str:
    return f"bitoku-{number}"


def resource(kind: int) -> str:
    return f"resource-{RESOURCES[kind]}"


def amulet(value: int) -> str:
    return f"amulet-{value}"


def counter(number: int) -> str:
    return f"counter-{number}"


def rival(side: int, what: str = "") -> str:
    return f"rival-{side}-{what}" if what else f"rival-{side}"


def id_in(reference: object) -> str:
    """What follows the tag of a reference: "home-2" of "home:home-2"."""
    return str(reference).partition(":")[2]
