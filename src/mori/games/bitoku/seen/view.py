"""A seat's view of Bitoku as plain data, built up from what the seat may know."""

from typing import Final

from mori.games.bitoku.effects.looking import DECKS, LookAtDeck
from mori.games.bitoku.effects.visions import vision_items
from mori.games.bitoku.seasons.spring import DiscardToThree
from mori.games.bitoku.seasons.winter import virtue_points
from mori.games.bitoku.seen.projection import if_ended, items_for_visions, vision_progress
from mori.games.bitoku.shown.components import Components
from mori.games.bitoku.shown.view import (
    Decks,
    HillView,
    HomeView,
    LaidDie,
    Looking,
    MarketView,
    OwnDie,
    PathsView,
    PlayerView,
    RegionView,
    SiteView,
    TenguView,
    View,
)
from mori.games.bitoku.shown.words import DieState
from mori.games.bitoku.table.codes import (
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    FAVOURS,
    HILL_REGIONS,
    ITEMS,
    KINDS,
    MARKETS,
    MITAMA,
    N_MAIN,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
)
from mori.games.bitoku.table.counting import count_item
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.points import CATEGORIES
from mori.games.bitoku.table.state import (
    AMULETS,
    ANCIENT_OWNER,
    CARD_SPACES,
    DICE,
    FOREST,
    NONE,
    ON_HILL,
    TENGU,
)
from mori.games.bitoku.tengu.view import tengu_data, tile_id, tile_ids
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.writer import SEASONS, BitokuWriter

DIE_STATES: Final[tuple[DieState, ...]] = ("locked", "unlocked", "forest", "hill")


def view_data(w: BitokuWriter, seat: int | None, components: Components) -> View:
    """The whole view. The writer's state has been gone over by `visibility.hide`."""
    state = w.state
    return {
        "game": "bitoku",
        "seat": seat,
        "round": state.round,
        "rounds": w.tables.rounds,
        "season": SEASONS[state.phase],
        "order": list(state.order),
        "turn": state.turn_seat,
        "passed": [other for other in range(w.tables.players) if state.passed & (1 << other)],
        "players": [player_data(w, other, seat) for other in range(w.tables.seats)],
        "regions": [region_data(w, region) for region in range(REGION_COUNT)],
        "hills": [hill_data(w, hill) for hill in range(len(HILL_REGIONS))],
        "hill_areas": [
            {
                "hills": [REGIONS[HILL_REGIONS[hill]] for hill in area.hills],
                "spaces": area.spaces,
                "dice": dice_at(w, ON_HILL, index),
            }
            for index, area in enumerate(w.tables.hill_areas)
        ],
        "home": [home_data(w, space) for space in range(len(w.tables.home))],
        "sites": [site_data(w, site) for site in range(len(w.tables.sites))],
        "markets": {name: market_data(w, index) for index, name in enumerate(MARKETS)},
        "garden": [w.tables.rocks[rock].id if rock != NONE else None for rock in state.garden],
        "paths": paths_data(w),
        "decks": decks_data(w),
        "looking_at": looking_at(w, seat),
        "tengu": tengu_part(w),
        "over": state.is_over,
        "components": components,
    }


def tengu_part(w: BitokuWriter) -> TenguView | None:
    """The Tengu's side, in a solo game."""
    if not isinstance(w, SoloWriter):
        return None
    return tengu_data(w, [die_data(w, TENGU * DICE + k) for k in range(DICE)])


def player_data(w: BitokuWriter, other: int, seat: int | None) -> PlayerView:
    state, tables = w.state, w.tables
    slots = len(tables.slots)
    rocks = tables.rock_spaces
    counted = [count_item(w, other, item) for item in range(len(ITEMS))]
    data: PlayerView = {
        "seat": other,
        "score": state.scores[other],
        "points": {
            name: state.tally[other * len(CATEGORIES) + index]
            for index, name in enumerate(CATEGORIES)
        },
        "if_ended": if_ended(w, other, seat, counted),
        "resources": {RESOURCES[kind]: w.held(other, kind) for kind in range(KINDS)},
        "amulets": state.amulets[other * AMULETS : (other + 1) * AMULETS],
        "pilgrims": state.available[other],
        "pilgrims_lost": state.lost_pilgrims[other],
        "dice": [die_data(w, other * DICE + k) for k in range(DICE)],
        "played": [yokai_at(w, state.played[other * CARD_SPACES + k]) for k in range(CARD_SPACES)],
        "deck": len(state.decks[other]),
        "hand_size": len(state.hands[other]),
        "known_in_hand": yokai_ids(w, state.known_in_hand[other]),
        "discard": yokai_ids(w, state.discards[other]),
        "removed": yokai_ids(w, state.removed[other]),
        "slots": {
            slot.id: tile_at(w, CRYSTAL, state.slots[other * slots + index])
            for index, slot in enumerate(tables.slots)
        },
        "counters_used": state.counters_used[other],
        "rocks": [
            tables.rocks[rock].id if rock != NONE else None
            for rock in state.rock_path[other * rocks : (other + 1) * rocks]
        ],
        "rock_pilgrims": [
            space.id
            for index, space in enumerate(tables.pilgrim_spaces)
            if state.rock_pilgrims[other * len(tables.pilgrim_spaces) + index]
        ],
        "bitoku_path": [tables.bitoku[card].id for card in state.bitoku_path[other]],
        "bitoku_completed": state.bitoku_done[other],
        "visions": [tables.visions[card].id for card in state.visions[other]],
        "vision_progress": vision_progress(
            [tables.visions[card] for card in state.visions[other]],
            items_for_visions(w, other, counted),
        ),
        "items": dict(zip(ITEMS, counted, strict=True)),
        "virtues": [virtue_now(w, other, k) for k in range(CARD_SPACES)],
        "mitamas": tile_ids(w, MITAMA, state.mitamas[other]),
        "dragonflies": tile_ids(w, DRAGONFLY, state.dragonflies[other]),
        "pairs": [
            [tile_id(w, MITAMA, mitama), tile_id(w, DRAGONFLY, dragonfly)]
            for mitama, dragonfly in zip(
                state.pair_mitamas[other], state.pair_dragonflies[other], strict=True
            )
        ],
        "kodamas": {
            REGIONS[region]: state.kodama[other * REGION_COUNT + region]
            for region in range(REGION_COUNT)
        },
    }
    if other == seat or state.is_over:
        data["hand"] = yokai_ids(w, state.hands[other])
    if state.is_over:
        data["deck_cards"] = yokai_ids(w, sorted(state.decks[other]))  # B-HIDDEN-8
    return data


def virtue_now(w: BitokuWriter, other: int, space: int) -> int | None:
    """What the card on a card space would score if it were removed now."""
    card = w.state.played[other * CARD_SPACES + space]
    return None if card == NONE else virtue_points(w, other, w.tables.yokai[card].virtue)


def yokai_at(w: BitokuWriter, card: int) -> str | None:
    """The card of a space where none may lie."""
    return None if card == NONE else w.tables.yokai[card].id


def yokai_ids(w: BitokuWriter, cards: list[int]) -> list[str]:
    return [w.tables.yokai[card].id for card in cards]


def tile_at(w: BitokuWriter, market: int, tile: int) -> str | None:
    """The tile of a space where none may lie."""
    return None if tile == NONE else tile_id(w, market, tile)


def die_data(w: BitokuWriter, die: int) -> OwnDie:
    state = w.state
    data: OwnDie = {"value": state.die_value[die], "state": DIE_STATES[state.die_state[die]]}
    if state.die_state[die] == FOREST:
        place = state.die_place[die]
        home = place >= HOME_PLACE
        data["place"] = w.tables.home[place - HOME_PLACE].id if home else REGIONS[place]
    return data


def dice_at(w: BitokuWriter, where: int, place: int) -> list[LaidDie]:
    state = w.state
    return [
        {"seat": die // DICE, "die": die % DICE + 1, "value": state.die_value[die]}
        for die in range(len(state.die_state))
        if state.die_state[die] == where and state.die_place[die] == place
    ]


def region_data(w: BitokuWriter, region: int) -> RegionView:
    state, tables = w.state, w.tables
    return {
        "id": REGIONS[region],
        "spaces": tables.forest_spaces[region],
        "dice": dice_at(w, FOREST, region),
        "treasure": tables.treasures[state.treasures[region]],
        "kodamas": [state.kodama[other * REGION_COUNT + region] for other in range(tables.players)],
        "neutral_kodama": tables.kodama_marked if tables.neutral_kodamas else None,
    }


def hill_data(w: BitokuWriter, hill: int) -> HillView:
    state = w.state
    card = state.hill_bitoku[hill]
    return {
        "id": REGIONS[HILL_REGIONS[hill]],
        "bitoku": None if card == NONE else w.tables.bitoku[card].id,
        "yokai": yokai_at(w, state.hill_yokai[hill]),
        "covered": [w.is_covered(hill, favour) for favour in range(FAVOURS)],
    }


def home_data(w: BitokuWriter, space: int) -> HomeView:
    dice = dice_at(w, FOREST, HOME_PLACE + space)
    return {"id": w.tables.home[space].id, "die": dice[0] if dice else None}


def site_data(w: BitokuWriter, site: int) -> SiteView:
    entry = w.tables.sites[site]
    owner = w.state.site_owner[site]
    return {
        "id": entry.id,
        "region": REGIONS[entry.region],
        "building": tile_at(w, BUILDING, w.state.site_building[site]),
        "owner": owner if owner >= 0 else None,
        "ancient": owner == ANCIENT_OWNER,
    }


def market_data(w: BitokuWriter, market: int) -> MarketView:
    return {
        "tiles": [tile_at(w, market, tile) for tile in w.state.markets[market]],
        "stack": len(w.state.stacks[market]),
    }


def paths_data(w: BitokuWriter) -> PathsView:
    state, tables = w.state, w.tables
    nodes: dict[str, list[int] | int | None] = {}
    for node in tables.nodes:
        if node.kind == N_MAIN:
            start = node.index * tables.players
            nodes[node.id] = state.main_pilgrims[start : start + tables.players]
        else:
            sleeper = state.branch_pilgrim[node.index]
            nodes[node.id] = sleeper if sleeper >= 0 else None
    gates = {
        branch.id: tables.gates[state.gate_tiles[branch.index]].id
        for branch in tables.branches
        if branch.is_gate
    }
    return {"nodes": nodes, "gates": gates}


def decks_data(w: BitokuWriter) -> Decks:
    state = w.state
    return {
        "yokai": {
            "cards": len(state.yokai_deck),
            "discard": yokai_ids(w, state.yokai_discard),
        },
        "bitoku": {
            "cards": len(state.bitoku_deck),
            "discard": [w.tables.bitoku[card].id for card in state.bitoku_discard],
        },
        "vision": {"cards": len(state.vision_deck)},
    }


def looking_at(w: BitokuWriter, seat: int | None) -> Looking | None:
    """The cards on top of a shared deck that the seat is choosing from, and its own discards."""
    top = w.state.frames[-1] if w.state.frames else None
    if isinstance(top, LookAtDeck) and top.seat == seat and top.looked:
        designs = (
            [card.id for card in w.tables.yokai],
            [card.id for card in w.tables.bitoku],
            [card.id for card in w.tables.visions],
        )[top.deck]
        deck = DECKS[top.deck].name
        return {
            "deck": deck,
            "cards": [designs[card] for card in top.cards(w)],
            "progress": looked_progress(w, seat, top.cards(w)) if deck == "vision" else [],
        }
    if isinstance(top, DiscardToThree) and seat is not None:
        return {"deck": "hand", "cards": yokai_ids(w, top.chosen[seat]), "progress": []}
    return None


def looked_progress(w: BitokuWriter, seat: int, cards: list[int]) -> list[dict[str, int]]:
    """For each Vision, what would count for it beside those that the seat has."""
    owned = [w.tables.visions[card] for card in w.state.visions[seat]]
    items = items_for_visions(w, seat, vision_items(w, seat))
    return [vision_progress([*owned, w.tables.visions[card]], items)[-1] for card in cards]
