"""The types of what Bitoku's questions tell, by the kind of decision.

Cards, tiles, decks and regions are references: "yokai:kappa-2", "region:yomi".
"""

from typing import Final, TypedDict

from mori.core.shown import EffectData


class Nothing(TypedDict):
    """No more than that it is asked, or that it happened."""


class HowMany(TypedDict):
    """Points to spend, steps to make, cards or resources to choose."""

    count: int


class OwnDice(TypedDict):
    """The seat's three dice by what they show, in the order in which actions count them."""

    dice: list[str]


class AllDice(TypedDict):
    """The dice of all sides by what they show and where they are."""

    all_dice: list[str]


class DieValue(TypedDict):
    """The value of the die in use, with the Amulets spent on it."""

    value: int


class DieInRegion(TypedDict):
    """The region whose Forest Actions can be used, and the value of the die."""

    region: str
    value: int


class CardPlayed(TypedDict):
    """The card that was just played."""

    card: str


class Parts(TypedDict):
    """What has the effect, the effect, and its parts in the order in which actions count them."""

    source: str
    effect: EffectData
    parts: list[EffectData]


class Options(TypedDict):
    """What gives the choice, how many are still to be chosen, and of what."""

    source: str
    count: int
    options: list[EffectData]


class Purchases(TypedDict):
    """What lets one buy, and what: first at its price, then with the discount."""

    source: str
    options: list[EffectData]


class MarketAsked(TypedDict):
    """The market to obtain from, and the discount."""

    market: str
    count: int


class TileInHand(TypedDict):
    """The tile that is being laid or combined."""

    tile: str


class DeckAsked(TypedDict):
    """The deck that is looked at."""

    deck: str


class DiceInOrder(TypedDict):
    """The values of the dice on the three card spaces."""

    first: int
    second: int
    third: int


class CardsToScore(TypedDict):
    """The cards whose Spirit's Virtue can be scored."""

    cards: list[str]


PROMPTS: Final[dict[str, type]] = {
    "turn": OwnDice,
    "played_card": CardPlayed,
    "place_die": DieValue,
    "region_action": DieInRegion,
    "spend_amulet": Nothing,
    "copy_die": AllDice,
    "copied_row": DieInRegion,
    "claim_favour": Nothing,
    "property_bonus": Nothing,
    "choose_part": Parts,
    "choose_option": Options,
    "choose_purchase": Purchases,
    "obtain_tile": MarketAsked,
    "choose_slot": TileInHand,
    "choose_site": TileInHand,
    "combine_mitama": TileInHand,
    "combine_dragonfly": TileInHand,
    "waive_resource": HowMany,
    "pay_resource": HowMany,
    "take_resource": HowMany,
    "advance_kodama": HowMany,
    "push_kodama_back": HowMany,
    "spend_movement": HowMany,
    "look_or_not": DeckAsked,
    "keep_yokai": DeckAsked,
    "keep_bitoku": DeckAsked,
    "keep_vision": DeckAsked,
    "draw_or_not": HowMany,
    "unlock_die": OwnDice,
    "take_rock": Nothing,
    "place_rock_pilgrim": Nothing,
    "discard_to_three": HowMany,
    "reap_fruits": Nothing,
    "arrange_dice": DiceInOrder,
    "spirits_virtue": CardsToScore,
}
