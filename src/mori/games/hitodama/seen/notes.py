"""What to know of an answer of Hitodama before it is given, besides what is certain to follow.

A space gives nothing when an essence comes to it, but when its tile is resolved (H-TILE): so its
price and how it is paid are told with the choice of the space.
"""

from typing import Final

from mori.core.about import Note
from mori.core.actions import Action
from mori.games.hitodama.cards.effects import EFFECT_KINDS
from mori.games.hitodama.language.notation import (
    DISPLACE,
    MOVE,
    PICK,
    PLACE,
    PLAY,
    SWAP,
    SWAP_WITH,
    TO_PLACE,
)
from mori.games.hitodama.table.state import NO_CARD
from mori.games.hitodama.table.tables import AKKU_VISIT, COST, MERCHANT, PLUS, Bundle
from mori.games.hitodama.writer import HitodamaWriter

ABOUT_MEEPLES: Final = frozenset({DISPLACE, PICK, SWAP, SWAP_WITH})

NOTES: Final = (
    "given_later",
    "price_later",
    "price_out_of_reach",
    "traded_later",
    "akku_later",
    "no_akku_card",
    "tribute_later",
    "card_says",
    "own_essence",
    "essence_of",
    "akku_there",
)


def notes_of(w: HitodamaWriter, seat: int, action: Action) -> list[Note]:
    if action.kind in (PLACE, MOVE):
        return notes_of_space(w, seat, action.b)
    if action.kind == PLAY:
        card = w.tables.cards[action.a]
        # What these do is their name, and certain to follow.
        is_told = EFFECT_KINDS[card.effect] in ("gain", "convert", "extra_actions")
        return [] if is_told else [Note("card_says", {"text": f"cardtext:{card.id}"})]
    if action.kind in ABOUT_MEEPLES:
        return [note_of_meeple(w, seat, w.state.occupant[action.a])]
    return notes_of_space(w, seat, action.a) if action.kind == TO_PLACE else []


def note_of_meeple(w: HitodamaWriter, seat: int, meeple: int) -> Note:
    """Whose meeple stands on a space: one's own essence, another player's, or an akku."""
    if meeple < 0:
        return Note("akku_there", {})
    owner = w.owner(meeple)
    if owner == seat:
        return Note("own_essence", {})
    return Note("essence_of", {"seat": f"seat:{owner}"})


def notes_of_space(w: HitodamaWriter, seat: int, place: int) -> list[Note]:
    """What an essence on a space will get, and what for."""
    if not w.slot_exists(place):
        return []
    space = w.space_at(place)
    if space.kind == PLUS:
        return [Note("given_later", {})]
    if space.kind == COST:
        return note_of_price(w, seat, "price_later", space.pay)
    if space.kind == MERCHANT:
        return [Note("traded_later", {})]
    if space.kind == AKKU_VISIT:
        card = w.state.akku_card
        if card == NO_CARD:
            return [Note("no_akku_card", {})]
        return note_of_price(w, seat, "akku_later", w.tables.akku_cards[card].cost)
    return [Note("tribute_later", {})]


def note_of_price(w: HitodamaWriter, seat: int, kind: str, price: Bundle) -> list[Note]:
    found = [Note(kind, {"price": price.ref})]
    if w.lacking(seat, price) >= 0:
        found.append(Note("price_out_of_reach", {}))
    return found
