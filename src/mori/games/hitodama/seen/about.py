"""What actions and questions of Hitodama are about: places, and what words should add.

All of it is asked of a seat's own world, so nothing hidden can be in the answers.
"""

from typing import Final

from mori.core.about import About
from mori.core.actions import Action
from mori.games.hitodama.cards.card_choices import (
    ChooseBenefit,
    ChooseExtraSpace,
    ChooseLineToWaive,
)
from mori.games.hitodama.cards.meeple_choices import MoveMeeple, SwapMeeples
from mori.games.hitodama.language.notation import (
    BENEFIT,
    CAPTURE,
    DISCARD,
    DISPLACE,
    DRAW,
    EXTEND,
    GIVE,
    MOVE,
    PAY,
    PAY_TRIBUTE,
    PICK,
    PLACE,
    PLAY,
    SWAP,
    SWAP_WITH,
    TO_PLACE,
    TO_TILE,
    TRADE,
    WAIVE,
    WAKE,
)
from mori.games.hitodama.rounds.payments import GiveCards
from mori.games.hitodama.rounds.tiles import PayForSpace, Trade, VisitAkkus
from mori.games.hitodama.rounds.tributes import PayTribute
from mori.games.hitodama.rounds.turn import Turn
from mori.games.hitodama.seen.notes import notes_of
from mori.games.hitodama.seen.places import (
    AKKU_CARD,
    DECKS,
    SOLAR_DECK,
    Places,
    asleep_of,
    cards_of,
    named,
    player_at,
    reserve_of,
)
from mori.games.hitodama.writer import HitodamaWriter

AT_SPACE: Final = frozenset(
    {DISPLACE, TRADE, CAPTURE, SWAP, SWAP_WITH, PICK, TO_PLACE, BENEFIT, EXTEND}
)
TELLS_GAIN: Final = frozenset({PLACE, MOVE, TRADE, TO_PLACE, BENEFIT, EXTEND})

# -- actions


def about_action(w: HitodamaWriter, places: Places, seat: int, action: Action) -> About:
    """The places an action is chosen at; its words add what the space it leads to gives."""
    found = places_and_gain(w, places, seat, action)
    source = source_of(w, places, seat, action)
    return About(found.places, found.adds, notes_of(w, seat, action), False, source)


def source_of(w: HitodamaWriter, places: Places, seat: int, action: Action) -> str:
    """The place of the meeple that an action moves; "" if it moves none."""
    if action.kind == PLACE:
        return reserve_of(seat)
    if action.kind == MOVE:
        return places.spaces[action.a]
    frame = w.state.frames[-1]
    if isinstance(frame, MoveMeeple) and frame.source >= 0:
        return places.spaces[frame.source]
    if isinstance(frame, SwapMeeples) and frame.first >= 0:
        return places.spaces[frame.first]
    return ""


def places_and_gain(w: HitodamaWriter, places: Places, seat: int, action: Action) -> About:
    kind = action.kind
    if kind == PLACE:
        return About([reserve_of(seat), places.spaces[action.b]], gain_at(w, action.b))
    if kind == MOVE:
        return About([places.spaces[action.a], places.spaces[action.b]], gain_at(w, action.b))
    if kind in AT_SPACE:
        adds = gain_at(w, action.a) if kind in TELLS_GAIN else None
        return About([places.spaces[action.a]], adds)
    if kind == PAY:
        return about_question(w, places, seat)  # the question says what is paid for
    if kind == TO_TILE:
        return About([places.tiles[action.a]])
    if kind in (PAY_TRIBUTE, WAIVE):
        return About([places.lines[action.a]])
    if kind in (PLAY, GIVE):
        return About([places.cards[action.a]])
    if kind == DISCARD:
        return About([places.rates[action.a]])
    if kind == WAKE:
        return About([asleep_of(seat)])
    if kind == DRAW:
        return About([SOLAR_DECK])
    return About([])  # ending the turn and declining belong to no place


def gain_at(w: HitodamaWriter, place: int) -> str | None:
    """What the space at a place gives, as a reference."""
    if not w.slot_exists(place):
        return None
    gain = w.space_at(place).gain
    return gain.ref if any(gain.amounts) else None


# -- questions


def about_question(w: HitodamaWriter, places: Places, seat: int) -> About:
    """What the pending question is about: a space, a meeple picked, the card that asks it."""
    frame = w.state.frames[-1]
    if isinstance(frame, Turn):
        return About([player_at(seat)])
    if isinstance(frame, PayForSpace):
        return About([places.spaces[frame.place]])
    if isinstance(frame, Trade):
        return About([places.spaces[frame.place]])
    if isinstance(frame, VisitAkkus):
        return About([AKKU_CARD])
    if isinstance(frame, PayTribute):
        return About([named(w.tables.season_ref(w.state.season))])
    if isinstance(frame, GiveCards):
        return About([cards_of(seat)])
    if isinstance(frame, MoveMeeple):
        return About([DECKS if frame.source < 0 else places.spaces[frame.source]])
    if isinstance(frame, SwapMeeples):
        return About([DECKS if frame.first < 0 else places.spaces[frame.first]])
    assert isinstance(frame, (ChooseBenefit, ChooseLineToWaive, ChooseExtraSpace))
    return About([DECKS])
