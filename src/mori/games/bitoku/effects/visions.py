"""Visions: the deck they come from, what they require, and which are completed (B-VISION)."""

from mori.core.actions import Action
from mori.games.bitoku.effects.decks import SharedDeck
from mori.games.bitoku.effects.gains import TakeResources
from mori.games.bitoku.options import LATE_VISIONS, SCORE_FLOOR
from mori.games.bitoku.table.codes import VISION_ITEMS
from mori.games.bitoku.table.counting import count_item
from mori.games.bitoku.table.pieces import VisionCard
from mori.games.bitoku.table.state import ASCENSION
from mori.games.bitoku.writer import BitokuWriter


class VisionDeck(SharedDeck):
    """The Vision deck: one is kept face up, or both go back for a resource (B-VISION-2)."""

    def cards(self, w: BitokuWriter) -> list[int]:
        return w.state.vision_deck

    def has_cards(self, w: BitokuWriter) -> bool:
        return True  # B-VISION-4: without cards there is still the resource

    def prepare(self, w: BitokuWriter, seat: int, count: int) -> int:
        count = min(count, len(w.state.vision_deck))
        if w.state.phase == ASCENSION and not w.options.on(LATE_VISIONS):  # BR-151
            count = 0
        if not count:
            w.push(TakeResources(seat, 1, 0))  # B-VISION-4
        return count

    def keep_action(self, w: BitokuWriter, card: int) -> Action:
        return w.notation.keep_vision[card]

    def keep(self, w: BitokuWriter, seat: int, card: int, looked: int) -> None:
        w.keep_vision(seat, card, looked)

    def can_refuse(self) -> bool:
        return True

    def refuse(self, w: BitokuWriter, seat: int, looked: int) -> None:
        w.refuse_visions(seat, looked)
        w.push(TakeResources(seat, 1, 0))  # B-VISION-2


def vision_items(w: BitokuWriter, seat: int) -> list[int]:
    """How many of each item that Visions can require the seat has."""
    return [count_item(w, seat, item) for item in range(VISION_ITEMS)]


def take_snapshot(w: BitokuWriter) -> None:
    """Note what every side has for its Visions before the Ascension begins (B-VISION-6)."""
    items: list[int] = []
    for seat in range(w.tables.seats):
        items += vision_items(w, seat)
    w.take_snapshot(items)


def score_visions(w: BitokuWriter, seat: int) -> None:
    items = w.state.vision_items[seat * VISION_ITEMS : (seat + 1) * VISION_ITEMS]
    cards = [w.tables.visions[card] for card in w.state.visions[seat]]
    completed = best_visions(cards, items)
    w.settle_visions(seat, len(completed))
    for card in completed:
        w.complete_vision(seat, card)
        w.score(seat, card.vp, "visions")
    if w.facts is not None:
        tell_failed(w, seat, cards, completed, items)
    w.score(seat, failed_visions_vp(w, cards, completed, w.state.scores[seat]), "failed_visions")


def tell_failed(
    w: BitokuWriter,
    seat: int,
    cards: list[VisionCard],
    completed: list[VisionCard],
    items: list[int],
) -> None:
    """What the other Visions lack beside the completed ones: an item meets one of them only."""
    left = items_beside(completed, items)
    for card in cards:
        if card not in completed:
            w.fail_vision(seat, card, [card.requires[k] - left[k] for k in range(len(left))])


def items_beside(completed: list[VisionCard], items: list[int]) -> list[int]:
    """The items left for other Visions: each meets one Vision only."""
    left = items.copy()
    for card in completed:
        for item in range(len(left)):
            left[item] -= card.requires[item]
    return left


def failed_visions_vp(
    w: BitokuWriter, cards: list[VisionCard], completed: list[VisionCard], score: int
) -> int:
    """The penalties of the Visions not completed, from a score reached by then (B-ASCEND-17)."""
    lost = sum(card.penalty for card in cards) - sum(card.penalty for card in completed)
    if w.options.on(SCORE_FLOOR):  # BR-95
        lost = min(lost, max(0, score))
    return -lost


def best_visions(cards: list[VisionCard], items: list[int]) -> list[VisionCard]:
    """The Visions to complete for the most VP (B-ASCEND-19).

    Among equals the most Visions, then the most valuable ones: the cards are tried by their worth,
    with each one first, and a set as good as the best found does not replace it.

    Exact: every set of Visions whose requirements the items can meet together is considered, and
    a branch is left only when what is still open could not beat the best set found.
    """
    best: list[VisionCard] = []
    best_key = (0, 0)
    order = sorted(cards, key=worth_of_vision, reverse=True)
    open_worth = [0] * (len(order) + 1)
    for index in range(len(order) - 1, -1, -1):
        open_worth[index] = open_worth[index + 1] + worth_of_vision(order[index])
    # A stack of positions: next card, items left, cards taken, their worth.
    stack: list[tuple[int, list[int], list[VisionCard], int]] = [(0, items, [], 0)]
    while stack:
        index, left, taken, worth = stack.pop()
        key = (worth, len(taken))
        if key > best_key:
            best, best_key = taken, key
        if index == len(order) or worth + open_worth[index] < best_key[0]:
            continue
        card = order[index]
        stack.append((index + 1, left, taken, worth))
        after = [left[item] - card.requires[item] for item in range(len(left))]
        if min(after) >= 0:
            value = worth_of_vision(card)
            stack.append((index + 1, after, [*taken, card], worth + value))
    return best


def worth_of_vision(card: VisionCard) -> int:
    """What completing a Vision is worth: its VP, and the penalty it saves."""
    return card.vp + card.penalty
