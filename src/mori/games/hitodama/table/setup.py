"""Setting up a game (H-SETUP)."""

from mori.core.facts import Fact
from mori.core.registry import Settled
from mori.core.rng import Rng
from mori.games.hitodama.language.notation import Notation
from mori.games.hitodama.rounds.blockers import reveal_akku_card
from mori.games.hitodama.rounds.round import BEGIN, Round
from mori.games.hitodama.table.geometry import round_order, side_of_seat
from mori.games.hitodama.table.points import CATEGORIES
from mori.games.hitodama.table.state import (
    BOARD_ASLEEP,
    EMPTY,
    NO_CARD,
    NO_ENDING,
    OPEN,
    RESERVE,
    HitodamaState,
)
from mori.games.hitodama.table.tables import TOKENS, Tables
from mori.games.hitodama.writer import HitodamaWriter


def set_up(
    tables: Tables, notation: Notation, options: Settled, rng: Rng, facts: list[Fact] | None
) -> HitodamaWriter:
    """A new game, about to begin its first round.

    The random operations run in one fixed order: tile layout, first player, the tribute decks
    season by season, then the akku, ice, solar and lunar decks.
    """
    state = empty_state(tables, rng)
    w = HitodamaWriter(state, tables, notation, options, facts)
    rng.shuffle(state.layout)  # H-SETUP-2
    # H-SETUP-5: any player is equally likely to be first; North is that player's side.
    state.coin = state.first = rng.below(tables.players)
    state.north = side_of_seat(tables, state.coin)
    state.tributes = deal_tributes(tables, rng)
    for deck in (state.akku_deck, state.ice_deck, state.solar_deck, state.lunar_deck):
        rng.shuffle(deck)  # H-SETUP-4, -8, -9
    tell_layout(w)
    order = round_order(state, tables)
    for seat in order:  # H-SETUP-9
        w.draw(seat, False, tables.lunar_dealt)
        w.draw(seat, True, tables.solar_dealt)
    w.gain(order[-1], tables.last_player_bonus)  # H-SETUP-10
    reveal_akku_card(w)  # H-SETUP-8; H-SETUP-12: North is known by now
    w.push(Round(BEGIN, 0))
    return w


def empty_state(tables: Tables, rng: Rng) -> HitodamaState:
    """The table before anything is shuffled or dealt."""
    state = HitodamaState()
    state.begin(rng)
    essences = tables.players * tables.essences_per_player
    state.layout = [tile.index for tile in tables.tiles]
    state.north = 0
    state.season = 0  # H-SETUP-6
    state.round = 0
    state.round_marker = 0  # H-SETUP-3
    state.chaos = 0
    state.coin = 0
    state.first = 0
    state.honoured = False
    state.turn_seat = -1
    state.actions_left = 0
    state.supply = tables.supply[:]  # H-SETUP-11
    state.ice_supply = tables.ice_tokens
    state.baskets = [0] * (tables.players * TOKENS)
    state.hands = [[] for _ in range(tables.players)]
    state.scores = [0] * tables.players
    state.tally = [0] * (tables.players * len(CATEGORIES))
    state.occupant = [EMPTY] * tables.places
    state.extra_copy = [-1] * (len(tables.tiles) * tables.extra_slots)
    state.extra_card = [NO_CARD] * (len(tables.tiles) * tables.extra_slots)
    state.essence_place = [starting_place(tables, essence) for essence in range(essences)]
    state.standing = [1 if place == RESERVE else 0 for place in state.essence_place]
    state.fresh_round = [0] * essences
    state.arrival = [0] * essences
    state.arrivals = 0
    state.moved = 0
    state.solar_deck = copies_of(tables, True)
    state.solar_discard = []
    state.lunar_deck = copies_of(tables, False)
    state.lunar_discard = []
    state.acting_card = NO_CARD
    state.stack = []
    state.stack_seats = []
    state.akku_deck = list(range(len(tables.akku_cards)))
    state.akku_discard = []
    state.akku_card = NO_CARD
    state.akku_waits = False
    state.ice_deck = list(range(len(tables.ice_cards)))
    state.ice_discard = []
    state.tributes = []
    state.line_closed = [OPEN] * len(tables.lines)
    state.line_waived = [0] * len(tables.lines)
    state.ending = NO_ENDING
    return state


def starting_place(tables: Tables, essence: int) -> int:
    """H-SETUP-1: the first ones stand in the reserve, the last lies asleep on the board."""
    awake = tables.essences_per_player - tables.asleep_at_start
    return RESERVE if essence % tables.essences_per_player < awake else BOARD_ASLEEP


def copies_of(tables: Tables, solar: bool) -> list[int]:
    return [
        card.index for card in tables.cards if card.is_solar == solar for _ in range(card.copies)
    ]


def deal_tributes(tables: Tables, rng: Rng) -> list[int]:
    """The face-up tribute cards, season by season; the others leave the game (H-SETUP-7)."""
    dealt: list[int] = []
    for season in range(len(tables.seasons)):
        deck = sorted({line.card for line in tables.lines if line.season == season})
        rng.shuffle(deck)
        dealt += deck[: tables.tributes_per_season]
    return dealt


def tell_layout(w: HitodamaWriter) -> None:
    """Tell what everybody sees when the table is set."""
    if w.facts is None:
        return
    tables, state = w.tables, w.state
    tiles = [tables.tile_ref(tile) for tile in state.layout]
    w.facts.append(Fact("tiles_laid", {"tiles": tiles}))
    w.facts.append(
        Fact("north_chosen", {"seat": f"seat:{state.coin}", "side": f"side:{state.north}"})
    )
    for season in range(len(tables.seasons)):
        first = season * tables.tributes_per_season
        cards = state.tributes[first : first + tables.tributes_per_season]
        lines = [line.ref for card in cards for line in tables.lines if line.card == card]
        w.facts.append(
            Fact("tributes_shown", {"season": tables.season_ref(season), "lines": lines})
        )
