"""What actions, questions and facts of Hitodama are about: places, and what words should add.

All of it is asked of a seat's own world, so nothing hidden can be in the answers.
"""

from typing import Final

from mori.core.about import About
from mori.core.actions import Action
from mori.core.facts import Fact
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
from mori.games.hitodama.table.geometry import tile_at
from mori.games.hitodama.writer import HitodamaWriter

AT_SPACE: Final = frozenset(
    {DISPLACE, TRADE, CAPTURE, SWAP, SWAP_WITH, PICK, TO_PLACE, BENEFIT, EXTEND}
)
TELLS_GAIN: Final = frozenset({PLACE, MOVE, TRADE, TO_PLACE, BENEFIT, EXTEND})

# -- actions


def about_action(w: HitodamaWriter, places: Places, seat: int, action: Action) -> About:
    """The places an action is chosen at; its words add what the space it leads to gives."""
    found = places_and_gain(w, places, seat, action)
    return About(found.places, found.adds, notes_of(w, seat, action))


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


# -- facts

# By kind, the places in their order. "north": that place; "@source": the place that the argument
# refers to; "basket@owner": what the seat of the argument has before it.
FACT_PLACES: Final[dict[str, tuple[str, ...]]] = {
    "tiles_laid": ("@tiles",),
    "north_chosen": ("north", "coin", "player@seat"),
    "tributes_shown": ("@season", "@lines"),
    "round_began": ("round", "player@seat"),
    "turn_began": ("player@seat",),
    "turn_ended_early": ("player@seat",),
    "actions_added": ("player@seat",),
    "resolution_began": (),  # the tile that the season's cardinal point names: see about_fact
    "tile_resolved": ("@tile",),
    "space_declined": ("player@seat", "@place"),
    "trade_declined": ("player@seat", "@place"),
    "akku_declined": ("player@seat", "akku-card"),
    "tribute_declined": ("player@seat", "@season"),
    "card_declined": ("player@seat",),
    "space_brings_nothing": ("@place",),
    "gain_missed": ("player@seat",),
    "tile_idle": ("@tile",),
    "arrived_first": ("player@seat", "@tile"),
    "coin_kept": ("coin", "player@seat"),
    "coin_taken": ("coin", "player@seat"),
    "hitodama_advanced": ("spirit",),
    "north_changed": ("north",),
    "tie_broken": ("score@seat", "score@rival"),
    "place_shared": ("score@seat", "score@rival"),
    "game_ended": (),
    "scored": ("score@seat",),
    "tribute_paid": ("basket@seat", "@line"),
    "line_waived": ("@line",),
    "line_unscored": ("@line",),
    "season_changed": ("@season",),
    "wrath_unleashed": ("spirit", "score@seat"),
    "akku_card_revealed": ("deck-akku", "akku-card"),
    "akku_card_waits": ("akku-card", "lair"),
    "ice_card_revealed": ("deck-ice",),
    "solar_card_stacked": ("cards@seat", "stack"),
    "solar_card_acts": ("stack",),
    "card_fizzled": ("stack",),
    "lunar_card_played": ("cards@seat", "deck-lunar"),
    "gained": ("supply", "basket@seat"),
    "paid": ("basket@seat", "supply"),
    "resource_lost": ("basket@seat", "supply"),
    "nothing_lost": ("player@seat",),
    "cards_drawn": ("@deck", "cards@seat"),
    "own_cards_drawn": ("cards@seat", "@cards"),
    "deck_reshuffled": ("@deck",),
    "card_discarded": ("cards@seat",),
    "essence_moved": ("@source", "@target"),
    "essence_placed": ("reserve@seat", "@target"),
    "essence_relocated": ("@source", "@target"),
    "essence_returned": ("@source", "reserve@seat"),
    "essence_retired": ("@source", "asleep@seat"),
    "essence_ejected": ("@source", "reserve@seat"),
    "essence_displaced": ("@source", "reserve@owner", "basket@seat", "basket@owner"),
    "essence_woken": ("asleep@seat", "reserve@seat"),
    "essence_lay_down": ("@place",),
    "essence_pushed": ("@source", "@target"),
    "meeples_swapped": ("@source", "@target"),
    "ice_placed": ("supply", "@place"),
    "akku_placed": ("lair", "@place"),
    "blocker_not_placed": ("@tile",),
    "akku_lacking": ("lair", "@tile"),
    "ice_lacking": ("supply", "@tile"),
    "akku_moved": ("@source", "@target"),
    "akku_captured": ("@place", "basket@seat"),
    "ice_thawed": ("supply",),
    "extra_space_added": ("@place", "@tile"),
    "extra_space_removed": ("@tile",),
}


def about_fact(w: HitodamaWriter, places: Places, fact: Fact) -> About:
    """The places a fact speaks of; where something moves: from where, then to where."""
    if fact.kind == "resolution_began":
        for season in w.tables.seasons:
            if fact.args["season"] == f"season:{season.id}":
                return About([places.tiles[tile_at(w.state, season.cardinal)]])
    found: list[str] = []
    for place in FACT_PLACES[fact.kind]:
        what, _, key = place.partition("@")
        if not key:
            found.append(what)
            continue
        value = fact.args[key]
        if isinstance(value, list):
            found += [named(str(reference)) for reference in value]
        elif what:
            found.append(f"{what}-{str(value).partition(':')[2]}")
        else:
            found.append(named(str(value)))
    return About(found)
