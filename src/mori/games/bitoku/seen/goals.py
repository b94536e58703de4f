"""A seat's Visions as goals, counted as the final scoring does (B-ASCEND-19)."""

from mori.core.goals import Goal
from mori.games.bitoku.effects.visions import (
    best_visions,
    items_beside,
    vision_items,
    worth_of_vision,
)
from mori.games.bitoku.seen.projection import items_for_visions
from mori.games.bitoku.writer import BitokuWriter


def goals(w: BitokuWriter, seat: int) -> list[Goal]:
    """The Visions in the order in which the seat holds them."""
    items = items_for_visions(w, seat, vision_items(w, seat))
    cards = [w.tables.visions[card] for card in w.state.visions[seat]]
    completed = best_visions(cards, items)
    left = items_beside(completed, items)
    found: list[Goal] = []
    for card in cards:
        is_met = card in completed
        missing = 0
        if is_met:
            completed.remove(card)  # a second one of its design is another goal
        else:
            for item in range(len(left)):
                missing += max(0, card.requires[item] - left[item])
        found.append(Goal(f"vision:{card.id}", worth_of_vision(card), is_met, missing))
    return found
