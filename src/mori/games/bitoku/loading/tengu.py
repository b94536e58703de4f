"""The Tengu's board and cards from a pack. Runs once per game; never compiled."""

from collections.abc import Mapping
from typing import Any

from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.tengu import TenguCard as PackCard
from mori.games.bitoku.table.codes import MARKETS, REGIONS, RESOURCES, YOKAI_TYPES
from mori.games.bitoku.tengu.codes import FAVOURITE, NO_RESOURCE
from mori.games.bitoku.tengu.pieces import TenguBoard, TenguCard


def bitoku_types(pack: BitokuPack) -> list[str]:
    """The types of Bitoku cards; their place in this list is their number."""
    return sorted({card.type for card in pack.bitoku_cards})


def make_tengu(pack: BitokuPack) -> TenguBoard:
    board = pack.tengu.board
    return TenguBoard(
        [make_card(index, card, bitoku_types(pack)) for index, card in enumerate(copies(pack))],
        [counter.vp for counter in pack.tengu.building_counters],
        list(board.dice),
        board.dragonflies,
        board.open_cards,
        board.pilgrims_available,
        goods(board.resources),
        goods(board.resource_with_building_rock),
        goods(board.resource_with_mitama_rock),
    )


def copies(pack: BitokuPack) -> list[PackCard]:
    return [card for card in pack.tengu.cards for _ in range(card.count)]


def goods(amounts: Mapping[Any, int]) -> list[int]:
    return [amounts.get(name, 0) for name in RESOURCES]


def make_card(index: int, card: PackCard, types: list[str]) -> TenguCard:
    return TenguCard(
        index,
        card.id,
        [YOKAI_TYPES.index(name) for name in card.yokai],
        [types.index(name) for name in card.bitoku],
        FAVOURITE if card.location == "favourite" else REGIONS.index(card.location),
        -1 if card.option is None else MARKETS.index(card.option),
        [RESOURCES.index(name) for name in card.gain],
        NO_RESOURCE if card.resource == "none" else RESOURCES.index(card.resource),
    )
