"""What the boards and cards of Hitodama print, as plain data: the same in every view."""

from mori.games.hitodama.cards.effects import EFFECT_KINDS
from mori.games.hitodama.seen.view import bundle_data
from mori.games.hitodama.shown.view import AkkuCardData, Components, HandCardData, LineData
from mori.games.hitodama.table.tables import (
    AKKU,
    CARDINALS,
    RESOURCES,
    AkkuCard,
    HandCard,
    Line,
    Tables,
)


def component_data(tables: Tables) -> Components:
    """What the boards and reference cards print: the same in every view, for everybody."""
    return {
        "hand_limit": tables.hand_limit,
        "discard_rate": {
            rate.id: {"pay": bundle_data(rate.pay), "gain": bundle_data(rate.gain)}
            for rate in tables.discard_rates
        },
        "arrival_bonus": {  # by tile: what the earliest arrival on it brings (H-TILE-TRIB-2)
            tile.id: bundle_data(tile.arrival_bonus)
            for tile in tables.tiles
            if any(tile.arrival_bonus.amounts)
        },
        "card": {card.id: hand_card_data(card) for card in tables.cards},
        "akku_card": {card.id: akku_card_data(card) for card in tables.akku_cards},
        "ice_card": {
            card.id: {"kind": "ice_card", "freezes": [CARDINALS[c] for c in card.freezes]}
            for card in tables.ice_cards
        },
        "line": {line.text: line_data(line, tables) for line in tables.lines},
    }


def hand_card_data(card: HandCard) -> HandCardData:
    return {
        "kind": EFFECT_KINDS[card.effect],
        "optional": card.optional,
        "from_lair": card.gain.amounts[AKKU] > 0,
        "pay": bundle_data(card.pay),
        "gain": bundle_data(card.gain),
        "amount": card.amount,
        "location": CARDINALS[card.location] if card.location >= 0 else None,
        "vp": card.vp,
    }


def akku_card_data(card: AkkuCard) -> AkkuCardData:
    return {
        "kind": "akku_card",
        "akkus": len(card.places),
        "places": [CARDINALS[cardinal] for cardinal in card.places],
        "cost": bundle_data(card.cost),
    }


def line_data(line: Line, tables: Tables) -> LineData:
    beside: dict[str, int] = {}
    rank, twin = 1, 0
    for other in tables.lines:
        if other.card != line.card or other.index == line.index:
            continue
        name = RESOURCES[other.resource]
        beside[name] = beside.get(name, 0) + other.amount
        if other.resource == line.resource and other.amount == line.amount:
            rank += int(other.index < line.index)
            twin = rank
    return {
        "season": tables.seasons[line.season].id,
        "asks": {RESOURCES[line.resource]: line.amount},
        "beside": beside,
        "twin": twin,
    }
