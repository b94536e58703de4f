"""What pressing a place of Hitodama's table could mean, legal now or not.

Why nothing can be chosen at a place is asked of these actions, so every action is among those of
each place that it is about.
"""

from typing import Final

from mori.core.actions import Action
from mori.games.hitodama.language.notation import PICK, SWAP, SWAP_WITH, TO_PLACE, TO_TILE
from mori.games.hitodama.rounds.tiles import PayForSpace
from mori.games.hitodama.seen.places import (
    CARD,
    LINE,
    RATE,
    SOLAR_DECK,
    SPACE,
    TILE,
    Places,
    asleep_of,
    reserve_of,
)
from mori.games.hitodama.writer import HitodamaWriter

# What a press may mean after such an action: both ends of a way are named before anything moves.
LEADS_TO: Final[dict[str, tuple[str, ...]]] = {
    PICK: (TO_PLACE, TO_TILE),
    SWAP: (SWAP_WITH,),
}


def leads_to(action: Action, later: Action) -> bool:
    """Whether pressing a place of `later` may mean `action` before it."""
    return later.kind in LEADS_TO.get(action.kind, ())


def actions_at(w: HitodamaWriter, places: Places, seat: int, place: str) -> list[Action]:
    """All that a seat could mean by pressing a place."""
    notation = w.notation
    if place in places.at:
        what, number = places.at[place]
        if what == SPACE:
            return at_space(w, seat, number)
        if what == TILE:
            return at_tile(w, seat, number)
        if what == LINE:
            return [notation.pay_tribute[number], notation.waive[number]]
        if what == CARD:
            return [notation.play[number], notation.give[number]]
        assert what == RATE
        return [notation.discard[number]]
    if place == SOLAR_DECK:
        return [notation.draw]
    if place == asleep_of(seat):
        return [notation.wake]
    if place == reserve_of(seat):
        return [notation.place[target] for target in spaces_on_map(w)]
    return []


def at_space(w: HitodamaWriter, seat: int, place: int) -> list[Action]:
    notation = w.notation
    actions = moves_to(w, seat, place)
    actions += [
        notation.displace[place],
        notation.trade[place],
        notation.capture[place],
        notation.swap[place],
        notation.swap_with[place],
        notation.pick[place],
        notation.to_place[place],
        notation.benefit[place],
        notation.extend[place],
    ]
    frame = w.state.frames[-1]
    if isinstance(frame, PayForSpace) and frame.place == place:
        actions.append(notation.pay)
    if place in own_places(w, seat):
        actions += [notation.move[place][target] for target in spaces_on_map(w)]
    return actions


def at_tile(w: HitodamaWriter, seat: int, tile: int) -> list[Action]:
    actions = [w.notation.to_tile[tile]]
    for place in spaces_of_tile(w, tile):
        actions += moves_to(w, seat, place)
    return actions


def moves_to(w: HitodamaWriter, seat: int, place: int) -> list[Action]:
    """Every move that would end on a space: from the reserve, or from where an own essence is."""
    actions = [w.notation.place[place]]
    actions += [w.notation.move[source][place] for source in own_places(w, seat)]
    return actions


def own_places(w: HitodamaWriter, seat: int) -> list[int]:
    """Where on the map the seat's essences are."""
    places = [w.state.essence_place[essence] for essence in w.essences_of(seat)]
    return [place for place in places if place >= 0]


def spaces_of_tile(w: HitodamaWriter, tile: int) -> list[int]:
    start = tile * w.tables.width
    return [place for place in range(start, start + w.tables.width) if w.slot_exists(place)]


def spaces_on_map(w: HitodamaWriter) -> list[int]:
    """Every space there is, around the ring."""
    found: list[int] = []
    for tile in w.state.layout:
        found += spaces_of_tile(w, tile)
    return found
