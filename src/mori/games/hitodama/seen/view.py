"""A seat's view of Hitodama as plain data, built up from what the seat may know."""

from mori.games.hitodama.rounds.ending import ENDINGS
from mori.games.hitodama.shown.view import (
    AkkuCardView,
    Components,
    Decks,
    LineView,
    PlayerView,
    SeasonView,
    SpaceView,
    SpiritView,
    TileView,
    TributeView,
    View,
)
from mori.games.hitodama.table.geometry import round_order, slot_name
from mori.games.hitodama.table.points import CATEGORIES
from mori.games.hitodama.table.state import (
    AKKU_MEEPLE,
    BOARD_ASLEEP,
    EMPTY,
    ICE_TOKEN,
    NO_CARD,
    OPEN,
    RESERVE,
    WAIVED,
    HitodamaState,
)
from mori.games.hitodama.table.tables import (
    CARDINALS,
    RESOURCES,
    SPACE_KINDS,
    TOKENS,
    WRATH_ICE,
    WRATH_LOSS,
    Bundle,
    Space,
    Tables,
)


def view_data(
    state: HitodamaState, tables: Tables, seat: int | None, components: Components
) -> View:
    """The whole view. `state` has been gone over by `visibility.hide`."""
    return {
        "game": "hitodama",
        "seat": seat,
        "players": [player_data(state, tables, other, seat) for other in range(tables.players)],
        "round": state.round,
        "round_marker": state.round_marker,
        "season": tables.seasons[state.season].id,
        "north": state.north,
        "coin": state.coin,
        "round_order": round_order(state, tables),
        "turn": {"seat": state.turn_seat, "actions_left": state.actions_left},
        "hitodama": hitodama_data(state, tables),
        "score_track": {"end": tables.points_to_win, "wrath_spaces": tables.wrath_spaces[:]},
        "tiles": [tile_data(state, tables, ring) for ring in range(len(state.layout))],
        "supply": supply_data(state),
        "decks": decks_data(state, tables),
        "solar_stack": [
            {"card": tables.cards[card].id, "seat": owner}
            for card, owner in zip(state.stack, state.stack_seats, strict=True)
        ],
        "solar_stack_limit": tables.stack_limit,
        "acting_card": None if state.acting_card == NO_CARD else tables.cards[state.acting_card].id,
        "akku_card": akku_data(state, tables),
        "tributes": [season_data(state, tables, season) for season in range(len(tables.seasons))],
        "ending": ENDINGS[state.ending] if state.is_over else None,
        "components": components,
    }


def player_data(state: HitodamaState, tables: Tables, other: int, seat: int | None) -> PlayerView:
    hand = state.hands[other]
    each = tables.essences_per_player
    essences = range(other * each, (other + 1) * each)
    places = [state.essence_place[essence] for essence in essences]
    data: PlayerView = {
        "seat": other,
        "side": tables.seat_sides[other],
        "score": state.scores[other],  # H-END-6: markers stop at the end of the track
        "points": {
            name: state.tally[other * len(CATEGORIES) + index]
            for index, name in enumerate(CATEGORIES)
        },
        # All points are scored when they are made: an end adds none (H-END-1 to -5).
        "if_ended": {"points": {}, "left_out": []},
        "basket": {
            RESOURCES[resource]: state.baskets[other * TOKENS + resource]
            for resource in range(TOKENS)
        },
        "solar_cards": sum(1 for card in hand if card < tables.solar_count),
        "lunar_cards": sum(1 for card in hand if card >= tables.solar_count),
        "reserve": places.count(RESERVE),
        "asleep_on_board": places.count(BOARD_ASLEEP),
        "moved_this_turn": [
            essence - other * each for essence in essences if state.moved & (1 << essence)
        ],
    }
    if other == seat or state.is_over:  # H-END-7
        data["hand"] = [tables.cards[card].id for card in hand]
        data["hand_decks"] = ["solar" if card < tables.solar_count else "lunar" for card in hand]
    return data


def tile_data(state: HitodamaState, tables: Tables, ring: int) -> TileView:
    index = state.layout[ring]
    tile = tables.tiles[index]
    start = index * tables.width
    spaces = [
        space_data(state, tables, start + slot, space) for slot, space in enumerate(tile.spaces)
    ]
    for number in range(tables.extra_slots):
        copied = state.extra_copy[index * tables.extra_slots + number]
        if copied >= 0:
            place = start + tables.printed_slots + number
            extra = space_data(state, tables, place, tile.spaces[copied])
            extra["copy_of"] = tables.place_text(start + copied)
            spaces.append(extra)
    return {
        "id": tile.id,
        "ring": ring,
        "slot": slot_name(state.north, ring),
        "spaces": spaces,
    }


def space_data(state: HitodamaState, tables: Tables, place: int, printed: Space) -> SpaceView:
    occupant = state.occupant[place]
    data: SpaceView = {
        "place": tables.place_text(place),
        "kind": SPACE_KINDS[printed.kind],
        "pay": bundle_data(printed.pay),
        "gain": bundle_data(printed.gain),
    }
    if occupant >= 0:
        data["essence"] = {
            "seat": occupant // tables.essences_per_player,
            "standing": bool(state.standing[occupant]),
            "fresh": state.fresh_round[occupant] == state.round,
            "arrival": state.arrival[occupant],
        }
    elif occupant == AKKU_MEEPLE:
        data["blocker"] = "akku"
    elif occupant == ICE_TOKEN:
        data["blocker"] = "ice"
    else:
        assert occupant == EMPTY
    return data


def bundle_data(bundle: Bundle) -> dict[str, int]:
    """An amount of each resource that there is any of."""
    return bundle.goods.copy()


def hitodama_data(state: HitodamaState, tables: Tables) -> SpiritView:
    number = tables.chaos_levels[state.chaos]
    level = tables.wrath_levels[number]
    return {
        "position": state.chaos,
        "level": number,
        "end": len(tables.chaos_levels) - 1,
        "levels": tables.chaos_levels[:],
        "brings_ice": level.effect == WRATH_ICE,
        "takes_first_of": [
            RESOURCES[resource] for resource in level.loses if level.effect == WRATH_LOSS
        ],
    }


def supply_data(state: HitodamaState) -> dict[str, int]:
    data = {RESOURCES[resource]: state.supply[resource] for resource in range(TOKENS)}
    data["ice"] = state.ice_supply
    return data


def decks_data(state: HitodamaState, tables: Tables) -> Decks:
    return {
        "solar": {
            "cards": len(state.solar_deck),
            "discard": [tables.cards[card].id for card in state.solar_discard],
        },
        "lunar": {
            "cards": len(state.lunar_deck),
            "discard": [tables.cards[card].id for card in state.lunar_discard],
        },
        "akku": {
            "cards": len(state.akku_deck),
            "discard": [tables.akku_cards[card].id for card in state.akku_discard],
        },
        "ice": {
            "cards": len(state.ice_deck),
            "discard": [tables.ice_cards[card].id for card in state.ice_discard],
        },
    }


def akku_data(state: HitodamaState, tables: Tables) -> AkkuCardView | None:
    if state.akku_card == NO_CARD:
        return None
    card = tables.akku_cards[state.akku_card]
    return {
        "id": card.id,
        "cost": bundle_data(card.cost),
        "places": [CARDINALS[cardinal] for cardinal in card.places],
    }


def season_data(state: HitodamaState, tables: Tables, season: int) -> SeasonView:
    first = season * tables.tributes_per_season
    cards: list[TributeView] = []
    for card in state.tributes[first : first + tables.tributes_per_season]:
        lines: list[LineView] = []
        for line in tables.lines[card * tables.lines_per_card : (card + 1) * tables.lines_per_card]:
            closed = state.line_closed[line.index]
            lines.append(
                {
                    "line": line.text,
                    "resource": RESOURCES[line.resource],
                    "amount": line.amount - state.line_waived[line.index],
                    "points": 0
                    if state.line_waived[line.index]
                    else line.amount * tables.values[line.resource],
                    "paid_by": closed if closed >= 0 else None,
                    "state": "open" if closed == OPEN else "waived" if closed == WAIVED else "paid",
                }
            )
        cards.append({"id": tables.tribute_ids[card], "lines": lines})
    return {
        "season": tables.seasons[season].id,
        "cardinal": CARDINALS[tables.seasons[season].cardinal],
        "displacement": bundle_data(tables.seasons[season].displacement),
        "cards": cards,
    }
