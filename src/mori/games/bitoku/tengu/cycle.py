"""The Tengu's turn and its Activation Cycle (B-TENGU-TURN, B-TENGU-TAC)."""

from typing import Final

from mori.games.bitoku.options import TENGU_ACTS_FIRST, TENGU_COUNTS_HOME, TENGU_IDLE_CRYSTALS
from mori.games.bitoku.seasons.home import home_is_free
from mori.games.bitoku.seasons.use_die import open_regions
from mori.games.bitoku.table.codes import HILL_REGIONS, HOME, REGION_COUNT
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.state import DICE, FOREST, HUMAN, LOCKED, TENGU, UNLOCKED
from mori.games.bitoku.tengu.codes import LEFT, MIDDLE, NO_RESOURCE, POSITIONS, RIGHT, ROWS
from mori.games.bitoku.tengu.crossing import (
    cross_for_best,
    cross_for_match,
    last_space_die,
    matching_die,
)
from mori.games.bitoku.tengu.movement import resolve_location, spend
from mori.games.bitoku.tengu.pieces import TenguCard
from mori.games.bitoku.tengu.steps import placing_step
from mori.games.bitoku.tengu.terms import (
    area_of_die,
    can_spend_associated,
    contesting_dice,
    crossing_dice,
    dice_in,
    gain_associated,
    location_of,
    most_competitive,
)
from mori.games.bitoku.tengu.writer import SoloWriter

# The place of the Active card by the lower Will die, 1 … 6 (B-TENGU-TURN-4).
POSITION_OF_ROLL: Final = (RIGHT, RIGHT, MIDDLE, MIDDLE, LEFT, LEFT)

HOME_VP: Final = 3
HOME_VP_PER_DIE: Final = 2
HIGH_DIE: Final = 5


def reap(w: SoloWriter) -> None:
    """Spring: 1 MP for each Crystal (B-TENGU-TURN-2, B-TENGU-LEVEL-6)."""
    if not w.options.on(TENGU_IDLE_CRYSTALS):
        spend(w, len(w.solo.tengu_crystals), "reaps_crystals")


def take_turn(w: SoloWriter) -> None:
    """Roll, find the Active card, resolve the first row that applies, refresh (B-TENGU-TURN-4)."""
    first, second = w.roll(), w.roll()
    position = POSITION_OF_ROLL[min(first, second) - 1]
    card = w.card(w.solo.tengu_row[position])
    if w.facts is not None:
        w.tell(
            "tengu_rolled",
            {
                "first": first,
                "second": second,
                "position": f"tenguposition:{POSITIONS[position]}",
                "card": w.card_ref(card),
            },
        )
    row = first_row(w, card, position)
    w.pause()
    resolve(w, row, card)
    w.refresh_row(position)  # B-TENGU-TURN-5: also after a pass


def first_row(w: SoloWriter, card: TenguCard, position: int) -> str:
    """The first row that applies (B-TENGU-TAC-1); the trace says why those before it do not."""
    if w.facts is not None:
        tell_contested(w)
    for row in ROWS:
        why = why_not_row(w, row, card, position)
        if not why:
            break
        if w.facts is not None:
            w.tell("tengu_row_skipped", {"row": f"tengurow:{row}", "why": f"condition:{why}"})
    if w.facts is not None:
        w.tell("tengu_row_taken", {"row": f"tengurow:{row}"})
    return row


def tell_contested(w: SoloWriter) -> None:
    """Which dice contest which sides, for the rows that ask for it (B-TENGU-TERM-11)."""
    for k in crossing_dice(w, True):
        for rival in contesting_dice(w, area_of_die(w, TENGU, k)):
            die, other = TENGU * DICE + k, HUMAN * DICE + rival
            w.tell(
                "tengu_contested",
                {
                    "value": w.state.die_value[die],
                    "region": w.region_ref(w.state.die_place[die]),
                    "rival": w.tables.sides[HUMAN],
                    "other": w.state.die_value[other],
                    "place": w.region_ref(w.state.die_place[other]),
                },
            )


def why_not_row(w: SoloWriter, row: str, card: TenguCard, position: int) -> str:
    """The first condition of a row that does not hold; nothing if the row applies."""
    if row in "aehk":
        return why_not_cross(w, row, card)
    unlocked = bool(dice_in(w, UNLOCKED))
    locked = bool(dice_in(w, LOCKED))
    if row in "bci":
        return why_not_place(w, row, card, position, unlocked, locked)
    if row == "d":
        if not locked:
            return "no_locked"
        return "" if can_spend_associated(w, card) else "lacks_resource"
    if row == "f":
        if visited_home(w):
            return "home_visited"
        return "" if unlocked else "no_unlocked"
    if row == "g":
        return "" if locked else "no_locked"
    if row == "j":
        if not w.solo.tengu_is_active:
            return "attitude_inactive"
        return "dice_on_board" if locked or unlocked else ""
    return ""  # L has no condition


def why_not_cross(w: SoloWriter, row: str, card: TenguCard) -> str:
    if not crossing_dice(w, False):
        return "no_crossing"
    if row in "ae" and not crossing_dice(w, True):
        return "not_contested"
    if row == "e":
        return "" if last_space_die(w) >= 0 else "not_last_space"
    if row == "k":
        return ""
    return "" if matching_die(w, card, row == "a") >= 0 else "no_match"


def why_not_place(
    w: SoloWriter, row: str, card: TenguCard, position: int, unlocked: bool, locked: bool
) -> str:
    open_now = open_regions(w)
    is_open = location_of(w, card) in open_now  # B-TENGU-TERM-1, BR-112
    if row == "i":
        if is_open:
            return "location_open"
        if not unlocked:
            return "no_unlocked"
        return "" if open_now else "regions_full"  # BR-127
    if not is_open:
        return "location_full"
    if row == "c":
        return "" if unlocked else "no_unlocked"
    if unlocked:
        return "has_unlocked"
    if not locked:
        return "no_locked"
    if w.solo.tengu_is_active:
        return "attitude_active"
    return "" if position == LEFT else "not_left"


def visited_home(w: SoloWriter) -> bool:
    """Whether a Tengu die stands in the Home: it stays there until Winter (BR-125)."""
    for k in dice_in(w, FOREST):
        if w.state.die_place[TENGU * DICE + k] >= HOME_PLACE:
            return True
    return False


def resolve(w: SoloWriter, row: str, card: TenguCard) -> None:
    """Carry out a row whose conditions hold."""
    if row == "a" or row == "h":  # B-TENGU-TAC-A, B-TENGU-TAC-H
        cross_for_match(w, matching_die(w, card, row == "a"), card)
    elif row == "b":  # B-TENGU-TAC-B
        w.turn_attitude(True)
        unlock_lowest(w)
        place(w, location_of(w, card), card)
    elif row == "c":  # B-TENGU-TAC-C
        place(w, location_of(w, card), card)
    elif row == "d":  # B-TENGU-TAC-D
        unlock_lowest(w)
        if card.resource != NO_RESOURCE:
            w.pay_resource(TENGU, card.resource, 1)
        resolve_location(w, card, location_of(w, card))
    elif row == "e":  # B-TENGU-TAC-E
        cross_for_best(w, last_space_die(w))
    elif row == "f":  # B-TENGU-TAC-F
        visit_home(w)
    elif row == "g":  # B-TENGU-TAC-G
        unlock_lowest(w)
        gain_associated(w, card)
        w.pause()
    elif row == "i":  # B-TENGU-TAC-I
        river_regions = [region for region in open_regions(w) if region in HILL_REGIONS]
        place(w, most_competitive(w, river_regions), card)
    elif row == "j":  # B-TENGU-TAC-J
        w.turn_attitude(False)
        gain_associated(w, card)
        w.pause()
    elif row == "k":  # B-TENGU-TAC-K
        cross_for_best(w, crossing_dice(w, False)[0])
    else:  # B-TENGU-TAC-L
        w.pass_turn(TENGU, False)  # B-TENGU-TURN-7
        w.pause()


def unlock_lowest(w: SoloWriter) -> None:
    w.unlock_die(TENGU, dice_in(w, LOCKED)[0])
    w.pause()


def place(w: SoloWriter, region: int, card: TenguCard) -> None:
    """Place the lowest unlocked die, step, then act (B-TENGU-TAC-3); the other order by BR-122."""
    k = dice_in(w, UNLOCKED)[0]
    w.place_die(TENGU, k, region, w.region_ref(region))
    w.pause()
    if w.options.on(TENGU_ACTS_FIRST):
        resolve_location(w, card, region)
        placing_step(w, region)
    else:
        placing_step(w, region)
        resolve_location(w, card, region)


def visit_home(w: SoloWriter) -> None:
    """Row F: the second Home space, or the next free one; VP for high human dice (BR-124)."""
    spaces = [*range(1, len(w.tables.home)), 0]
    space = next(number for number in spaces if home_is_free(w, number))
    k = dice_in(w, UNLOCKED)[0]
    w.place_die(TENGU, k, HOME_PLACE + space, "home:" + w.tables.home[space].id)
    w.pause()
    placing_step(w, HOME)
    high = high_human_dice(w)
    w.tell("tengu_home", {"count": high})
    w.score(TENGU, HOME_VP + HOME_VP_PER_DIE * high, "tengu_home")
    w.pause()


def high_human_dice(w: SoloWriter) -> int:
    """Human dice of 5 or 6 in the Forest, the Home included (BR-126)."""
    count = 0
    for die in range(HUMAN * DICE, (HUMAN + 1) * DICE):
        is_counted = w.options.on(TENGU_COUNTS_HOME) or w.state.die_place[die] < REGION_COUNT
        if w.state.die_state[die] == FOREST and w.state.die_value[die] >= HIGH_DIE and is_counted:
            count += 1
    return count
