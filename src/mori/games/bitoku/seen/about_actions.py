"""What actions of Bitoku are about: the places they are chosen at, and what their words add.

All of it is asked of a seat's own world, so nothing hidden can be in the answers.
"""

from typing import Final

from mori.core.about import About, Said
from mori.core.actions import Action
from mori.core.shown import EffectData
from mori.games.bitoku.effects.looking import DECKS, LookAtDeck
from mori.games.bitoku.language import action_kinds as kinds
from mori.games.bitoku.seasons.forest import RegionActions
from mori.games.bitoku.seasons.home import CopiedRow
from mori.games.bitoku.seasons.summer import PlayedCard, ingenuity_in
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.about_effects import effect_places, effects_of, with_points
from mori.games.bitoku.seen.notes import notes_of
from mori.games.bitoku.table.codes import FAVOUR_BITOKU, FAVOUR_YOKAI, HILL_REGIONS
from mori.games.bitoku.table.state import CARD_SPACES, FOREST, NONE
from mori.games.bitoku.writer import BitokuWriter

PLACELESS: Final = frozenset({kinds.PASS, kinds.SKIP, kinds.ARRANGE})  # told in words alone

WITH_OWN_DIE: Final = frozenset({kinds.USE, kinds.FORCE, kinds.CROSS, kinds.UNLOCK})
WITH_RESOURCE: Final = frozenset({kinds.TAKE, kinds.PAY, kinds.WAIVE})
KEEPING: Final = frozenset({kinds.KEEP_YOKAI, kinds.KEEP_BITOKU, kinds.KEEP_VISION})
# Actions whose one place is called by the id of what they name.
BY_ID: Final = {
    kinds.PLACE_HOME: "home",
    kinds.USE_BUILDING: "site",
    kinds.SITE: "site",
    kinds.START: "node",
    kinds.WALK: "target",
    kinds.SLOT: "slot",
    kinds.DREAM: "slot",
    kinds.ROCK_PILGRIM: "space",
}


def about_action(w: BitokuWriter, seat: int, action: Action) -> About:
    return About(places_of(w, seat, action), adds_of(w, seat, action), notes_of(w, seat, action))


# -- places


def places_of(w: BitokuWriter, seat: int, action: Action) -> list[str]:
    kind, args = action.kind, action.args
    if kind in BY_ID:
        return [places.id_in(args[BY_ID[kind]])]
    if kind == kinds.PLAY:
        return [places.in_hand(places.id_in(args["card"])), places.card_space(action.b + 1)]
    if kind == kinds.DISCARD:
        return [places.in_hand(places.id_in(args["card"]))]
    if kind in KEEPING:
        return [places.looked_at(places.id_in(args["card"]))]
    if kind in WITH_OWN_DIE:
        return [places.die_of(seat, action.a + 1)]
    if kind == kinds.COPY:
        return [places.die_of(action.a, action.b + 1)]
    if kind == kinds.VIRTUE:
        return [places.card_space(action.a + 1)]
    if kind in WITH_RESOURCE:
        return [places.resource(action.a)]
    if kind == kinds.COMBINE:
        return [places.soul(places.id_in(args["tile"]))]
    return places_on_board(w, seat, action)


def places_on_board(w: BitokuWriter, seat: int, action: Action) -> list[str]:
    kind = action.kind
    if kind == kinds.PLACE:
        return free_spaces(w, action.a)
    if kind == kinds.ROW:
        return [places.row_of(region_asked(w), action.a)]
    if kind in (kinds.FAVOUR, kinds.COVER):
        return [places.favour_of(HILL_REGIONS[action.a], action.b)]
    if kind == kinds.ADVANCE:
        return [places.kodama_track(action.a, seat)]
    if kind == kinds.PUSH_BACK:
        return [places.kodama_track(action.b, action.a)]
    if kind == kinds.OBTAIN:
        return [places.market_space(action.a, action.b + 1)]
    if kind == kinds.ROCK:
        return [places.garden_space(w.state.garden.index(action.a) + 1)]
    if kind == kinds.PART:
        return effect_places(w, seat, part_meant(w, seat, action))
    return places_beside(w, seat, action)


def places_beside(w: BitokuWriter, seat: int, action: Action) -> list[str]:
    kind = action.kind
    if kind == kinds.ACTIVATE_CARD:
        return [places.card_space(played_space(w) + 1)]
    if kind == kinds.ACTIVATE_CRYSTAL:
        return [w.tables.slots[w.tables.ingenuity_slots[played_space(w)]].id]
    if kind in (kinds.LOOK, kinds.REFUSE):
        return [places.deck_of(deck_asked(w))]
    if kind == kinds.DRAW:
        return [places.OWN_DECK]
    if kind == kinds.BITOKU_STEP:
        return [places.bitoku_at(w.state.bitoku_done[seat] + 1)]
    if kind == kinds.AMULET:
        return [places.amulet(action.a)]
    if kind == kinds.BONUS_VP:
        return [places.OWN_SCORE]
    if kind == kinds.BONUS_AMULET:
        return [places.amulet(1)]
    assert kind in PLACELESS, kind
    return []


def free_spaces(w: BitokuWriter, region: int) -> list[str]:
    """The die spaces of a region on which no die lies: they fill up from the first on."""
    state = w.state
    taken = 0
    for die in range(len(state.die_state)):
        if state.die_state[die] == FOREST and state.die_place[die] == region:
            taken += 1
    spaces = range(taken + 1, w.tables.forest_spaces[region] + 1)
    return [places.forest_space(region, number) for number in spaces]


# -- what the pending question tells


def region_asked(w: BitokuWriter) -> int:
    frame = w.state.frames[-1]
    if isinstance(frame, CopiedRow):
        return frame.region
    assert isinstance(frame, RegionActions)
    return frame.region


def played_space(w: BitokuWriter) -> int:
    frame = w.state.frames[-1]
    assert isinstance(frame, PlayedCard)
    return frame.number


def deck_asked(w: BitokuWriter) -> str:
    frame = w.state.frames[-1]
    assert isinstance(frame, LookAtDeck)
    return DECKS[frame.deck].name


def parts_asked(w: BitokuWriter, seat: int) -> list[EffectData]:
    """The effects that the pending question lists, in the order in which actions count them."""
    prompt = w.state.frames[-1].prompt(w, seat) if w.state.frames else {}
    found = prompt.get("parts", prompt.get("options"))
    return found if isinstance(found, list) else []


def part_meant(w: BitokuWriter, seat: int, action: Action) -> EffectData:
    return parts_asked(w, seat)[action.a]


# -- what the words of an action add


def adds_of(w: BitokuWriter, seat: int, action: Action) -> Said | None:
    kind, tables, state = action.kind, w.tables, w.state
    if kind in (kinds.PLAY, kinds.DISCARD, kinds.KEEP_YOKAI):
        return effects_of(tables.yokai[action.a].effects)
    if kind == kinds.KEEP_BITOKU:
        card = tables.bitoku[action.a]
        return with_points(card.vp, card.effects)
    if kind == kinds.ROW:
        for row in tables.rows[region_asked(w)]:
            if row.min_die == action.a:
                return effects_of(row.effects)
    if kind == kinds.PLACE_HOME:
        return effects_of(tables.home[action.a].effects)
    if kind == kinds.USE_BUILDING:
        return effects_of(tables.buildings[state.site_building[action.a]].effects)
    if kind == kinds.FAVOUR:
        return favour_adds(w, action.a, action.b)
    if kind == kinds.OBTAIN:
        return w.tile_ref(action.a, state.markets[action.a][action.b])
    if kind == kinds.ACTIVATE_CARD:
        played = state.played[seat * CARD_SPACES + played_space(w)]
        return effects_of(tables.yokai[played].effects)
    if kind == kinds.ACTIVATE_CRYSTAL:
        return effects_of(tables.crystals[ingenuity_in(w, seat, played_space(w))].effects)
    if kind == kinds.DREAM:
        crystal = state.slots[seat * len(tables.slots) + action.a]
        return effects_of(tables.crystals[crystal].effects)
    if kind == kinds.COMBINE:
        return combining_adds(w, seat, action)
    if kind == kinds.BITOKU_STEP:
        return w.bitoku_ref(state.bitoku_path[seat][state.bitoku_done[seat]])
    if kind in (kinds.START, kinds.WALK):
        return node_adds(w, action.b if kind == kinds.WALK else action.a)
    if kind == kinds.VIRTUE:
        return w.yokai_ref(state.played[seat * CARD_SPACES + action.a])
    return None


def favour_adds(w: BitokuWriter, hill: int, favour: int) -> Said | None:
    """The card that lies there, or the small rewards."""
    if favour == FAVOUR_BITOKU:
        card = w.state.hill_bitoku[hill]
        return w.bitoku_ref(card) if card != NONE else None
    if favour == FAVOUR_YOKAI:
        card = w.state.hill_yokai[hill]
        return w.yokai_ref(card) if card != NONE else None
    return effects_of(w.tables.favours[favour])


def combining_adds(w: BitokuWriter, seat: int, action: Action) -> EffectData | None:
    """Combining lets one use the Dragonfly, whichever of the two is chosen here."""
    if action.b:
        return effects_of(w.tables.dragonflies[action.a].effects)
    asked = places.id_in(w.state.frames[-1].prompt(w, seat)["tile"])
    for tile in w.tables.dragonflies:
        if tile.id == asked:
            return effects_of(tile.effects)
    return None


def node_adds(w: BitokuWriter, index: int) -> EffectData | None:
    """What the space of a branch gives: points, Amulets and, at a gate, the gate's effects."""
    node = w.tables.nodes[index]
    if node.branch < 0:
        return None
    gate = w.tables.branches[node.branch].is_gate
    tile = w.tables.gates[w.state.gate_tiles[node.branch]] if gate else None
    return with_points(node.vp, tile.effects if tile is not None else None, node.amulet)
