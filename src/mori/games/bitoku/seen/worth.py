"""A rough worth of a position for one seat, in hundredths of a point, for bots.

Points in hand, what the Ascension would pay today, and what goods, cards and Pilgrims may still
become, less the further the game has gone. It reads only what the seat may see. The figures are
judgements; no rule depends on them and no card is special.
"""

from typing import Final

from mori.games.bitoku.effects.visions import best_visions, vision_items
from mori.games.bitoku.seasons.ascension import (
    bitoku_types_vp,
    fate_vp,
    guardians_vp,
    treasure_vp,
)
from mori.games.bitoku.seasons.rock_scoring import rocks_vp
from mori.games.bitoku.table.codes import KINDS, N_MAIN, REGION_COUNT
from mori.games.bitoku.table.state import (
    AMULETS,
    CARD_SPACES,
    DICE,
    FOREST,
    LOCKED,
    NONE,
    ON_HILL,
    UNLOCKED,
)
from mori.games.bitoku.writer import BitokuWriter

POINT: Final = 100
RIVAL_SHARE: Final = 25  # how much each point of the best rival counts against the seat
WON: Final = 1_000_000

# By rounds left to play, the present one included: 1, 2, 3, 4.
RESOURCE: Final = (0, 45, 95, 120, 135)
AMULET: Final = (0, 50, 80, 90, 95)  # for each point of its value
PILGRIM: Final = (0, 20, 60, 90, 110)
WALKER: Final = (0, 50, 110, 150, 170)  # a Pilgrim on its way, before what it has walked
CARD: Final = (0, 20, 130, 210, 260)  # a Yōkai card beyond the first five
MITAMA: Final = (0, 40, 70, 80, 90)  # one that waits for a partner
CRYSTAL: Final = (0, 60, 160, 260, 330)
BITOKU_AHEAD: Final = (0, 60, 140, 190, 220)  # a card of the path not yet reached
GATE_TO_COME: Final = (0, 22, 30, 34, 36)  # for each step a Pilgrim has walked
KODAMA: Final = (0, 12, 18, 22, 25)  # for each step, beside what the prizes pay today
PIP: Final = (0, 15, 40, 45, 50)  # of a die
DIE_READY: Final = 150  # an unlocked die that can still be used
DIE_LOCKED: Final = 110
CARD_TO_PLAY: Final = 120
CROSSING: Final = 130  # a die in a river region that could still cross
UNSURE: Final = 60  # percent of a Vision or prize that counts before the end


def worth_of(w: BitokuWriter, seat: int) -> int:
    """The worth of the writer's state for a seat."""
    state = w.state
    if state.is_over:
        best = max(state.scores[other] for other in w.rivals(seat))
        lead = state.scores[seat] - best
        return (WON if lead > 0 else -WON) + POINT * lead
    left = max(0, w.tables.rounds + 1 - state.round)
    rival = max(state.scores[other] for other in w.rivals(seat))
    return standing(w, seat) - rival * RIVAL_SHARE + prospects(w, seat, left)


def standing(w: BitokuWriter, seat: int) -> int:
    """Points made, with most of what the Ascension would pay as things are."""
    points = w.state.scores[seat] + bitoku_types_vp(w, seat) + rocks_vp(w, seat)
    points += fate_vp(w, seat) + guardians_vp(w, seat)
    worth = POINT * points
    for region in range(REGION_COUNT):
        worth += UNSURE * treasure_vp(w, region, seat)
    cards = [w.tables.visions[card] for card in w.state.visions[seat]]
    completed = best_visions(cards, vision_items(w, seat))
    worth += UNSURE * sum(card.vp + card.penalty for card in completed)
    # A Vision not met yet may still be: it costs a part of its penalty.
    worth -= (POINT - UNSURE) * sum(card.penalty for card in cards)
    return worth


def prospects(w: BitokuWriter, seat: int, left: int) -> int:
    """What is not points yet: goods, engine and what can still be done this round."""
    state, tables = w.state, w.tables
    worth = 0
    for kind in range(KINDS):
        held = w.held(seat, kind)
        # The first units of a kind buy something soon; a heap of one kind does not.
        worth += RESOURCE[left] * min(held, 3) + RESOURCE[left] // 3 * max(0, held - 3)
    for value in range(AMULETS):
        worth += AMULET[left] * (value + 1) * min(3, state.amulets[seat * AMULETS + value])
    worth += PILGRIM[left] * state.available[seat]
    cards = len(state.decks[seat]) + len(state.hands[seat]) + len(state.discards[seat])
    cards += CARD_SPACES - free_spaces(w, seat)
    worth += CARD[left] * max(0, cards - 5)
    worth += MITAMA[left] * (len(state.mitamas[seat]) + len(state.dragonflies[seat]))
    start = seat * len(tables.slots)
    laid = len(tables.slots) - state.slots[start : start + len(tables.slots)].count(NONE)
    worth += CRYSTAL[left] * laid
    worth += BITOKU_AHEAD[left] * (len(state.bitoku_path[seat]) - state.bitoku_done[seat])
    worth += walkers_worth(w, seat, left)
    for region in range(REGION_COUNT):
        worth += KODAMA[left] * state.kodama[seat * REGION_COUNT + region]
    return worth + this_round(w, seat, left)


def free_spaces(w: BitokuWriter, seat: int) -> int:
    return w.state.played[seat * CARD_SPACES : (seat + 1) * CARD_SPACES].count(NONE)


def walkers_worth(w: BitokuWriter, seat: int, left: int) -> int:
    """What the seat's awake Pilgrims are worth, the further they have come the more."""
    worth = 0
    for node in w.tables.nodes:
        if node.kind == N_MAIN:
            count = w.state.main_pilgrims[node.index * w.tables.players + seat]
            if count:
                worth += count * (WALKER[left] + GATE_TO_COME[left] * node.steps)
    return worth


def this_round(w: BitokuWriter, seat: int, left: int) -> int:
    """What the seat can still do this round, and the dice it takes into the next."""
    state = w.state
    worth = CARD_TO_PLAY * min(free_spaces(w, seat), len(state.hands[seat]))
    for die in range(seat * DICE, (seat + 1) * DICE):
        worth += PIP[left] * state.die_value[die]
        where = state.die_state[die]
        if where == UNLOCKED:
            worth += DIE_READY
        elif where == LOCKED:
            worth += DIE_LOCKED
        elif where == FOREST and state.die_place[die] < REGION_COUNT and state.die_value[die] > 1:
            worth += CROSSING
        elif where == ON_HILL:
            continue
    return worth
