"""The types of what Hitodama's questions tell, by the kind of decision.

Places, cards, seasons and goods are references: "place:amber.2", "bundle:berry=2".
"""

from typing import Final, TypedDict


class Nothing(TypedDict):
    """No more than that it is asked, or that it happened."""


class HowMany(TypedDict):
    """Actions that are left, cards still to give."""

    count: int


class PricedSpace(TypedDict):
    """A space that asks a price."""

    place: str
    pay: str
    gain: str


class GoodWanted(TypedDict):
    """The merchant's space where an essence stands, and its good."""

    place: str
    gain: str


class AkkuPrice(TypedDict):
    """What removing an akku costs."""

    cost: str


class SeasonAsked(TypedDict):
    """The season whose tributes can be paid."""

    season: str


class CardAsking(TypedDict):
    """The card that moves a meeple."""

    card: str


class MeeplePicked(TypedDict):
    """The card that moves a meeple, and where the one picked is."""

    card: str
    place: str


class PlacePicked(TypedDict):
    """Where the first of two meeples is."""

    place: str


PROMPTS: Final[dict[str, type]] = {
    "turn": HowMany,
    "give_card": HowMany,
    "pay_for_space": PricedSpace,
    "trade": GoodWanted,
    "visit_akkus": AkkuPrice,
    "pay_tribute": SeasonAsked,
    "pick_meeple": CardAsking,
    "pick_destination": MeeplePicked,
    "swap_first": Nothing,
    "swap_second": PlacePicked,
    "choose_benefit": Nothing,
    "choose_line_to_waive": Nothing,
    "choose_extra_space": Nothing,
}
