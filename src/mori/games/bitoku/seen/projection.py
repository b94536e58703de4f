"""What the Ascension would add to each side if it came now, for views.

It asks the functions that do the final scoring, so it holds no rule of its own. It tells a viewer
no more than it may know: Yōkai cards kept unseen are left out, and so is what cannot be told before
it happens, and the view says that something is missing.
"""

from typing import Final

from mori.core.actions import Action
from mori.games.bitoku.effects.visions import (
    best_visions,
    failed_visions_vp,
    items_beside,
    vision_items,
)
from mori.games.bitoku.language.action_kinds import KEEP_BITOKU, KEEP_VISION, KEEP_YOKAI
from mori.games.bitoku.options import LATE_VISION_ITEMS
from mori.games.bitoku.seasons.ascension import (
    bitoku_types_vp,
    fate_vp,
    first_player_vp,
    guardians_vp,
    treasures_vp,
)
from mori.games.bitoku.seasons.rock_scoring import rock_weights, rocks_vp_with, yokai_types
from mori.games.bitoku.seasons.spring import dream_slots
from mori.games.bitoku.seasons.year import S_LAST_REAP, S_SCORING, Year
from mori.games.bitoku.shown.view import IfEnded
from mori.games.bitoku.shown.words import LeftOut
from mori.games.bitoku.table.codes import ITEMS, ROCK_YOKAI, VISION_ITEMS
from mori.games.bitoku.table.pieces import VisionCard
from mori.games.bitoku.table.state import ASCENSION
from mori.games.bitoku.tengu.ascension import tengu_points
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.writer import BitokuWriter

# What may be missing from a projection, so that the points are those of the rest.
HIDDEN_CARDS: Final[LeftOut] = "hidden_cards"  # B-HIDDEN-4: Yōkai cards that only their owner knows
DREAM_CRYSTALS: Final[LeftOut] = (
    "dream_crystals"  # B-ASCEND-2: they ask and do things, as an action does
)


def if_ended(w: BitokuWriter, seat: int, viewer: int | None, counted: list[int]) -> IfEnded:
    """The points of steps B to H for a seat as the viewer can tell them, and what is left out.

    `counted` are the seat's items by kind, which a view tells anyway.
    """
    if w.state.is_over or is_scoring(w):
        return {"points": {}, "left_out": []}
    types = yokai_types(w, seat)
    weights = rock_weights(w, seat)
    left_out: list[LeftOut] = []
    if seat != viewer and w.state.secret[seat]:
        # Hidden from the viewer, so the cards that stand for them here are not the real ones.
        for card in w.state.secret[seat]:
            types.remove(w.tables.yokai[card].type)
        if max(weights[ROCK_YOKAI]):
            left_out.append(HIDDEN_CARDS)
    if dream_slots(w, seat) and not has_reaped(w, seat):
        left_out.append(DREAM_CRYSTALS)
    points = [
        ("first_player", first_player_vp(w, seat)),
        ("bitoku_types", bitoku_types_vp(w, seat)),
        ("lake_treasures", treasures_vp(w, seat)),
        ("rocks", rocks_vp_with(w, seat, weights, types)),
        ("guardians", guardians_vp(w, seat)),
    ]
    cards = [w.tables.visions[card] for card in w.state.visions[seat]]
    completed = best_visions(cards, items_for_visions(w, seat, counted))
    points.append(("visions", sum([card.vp for card in completed])))
    reached = w.state.scores[seat] + sum([vp for _, vp in points])
    points.append(("failed_visions", failed_visions_vp(w, cards, completed, reached)))
    points.append(("fate", fate_vp(w, seat)))
    return {
        "points": {category: vp for category, vp in points if vp},
        "left_out": left_out,
    }


def standing(w: BitokuWriter, seat: int) -> int:
    """The points the seat would have if the game ended now, as far as it may know itself."""
    added = if_ended(w, seat, seat, vision_items(w, seat))["points"]
    return w.state.scores[seat] + sum(added.values())


def standing_keeping(w: BitokuWriter, seat: int, action: Action) -> int | None:
    """The same with a card that the seat looks at, put where it would go; None for other actions.

    The writer's state is a copy that is thrown away.
    """
    if action.kind == KEEP_VISION:
        w.hold_vision(seat, action.a)
    elif action.kind == KEEP_BITOKU:
        w.add_bitoku(seat, action.a)
    elif action.kind == KEEP_YOKAI:
        w.hold_yokai(seat, action.a)
    else:
        return None
    return standing(w, seat)


def vision_progress(cards: list[VisionCard], items: list[int]) -> list[dict[str, int]]:
    """For each of a seat's Visions, how many of each item it asks for count for it.

    They are counted together, as the final scoring does: the completed ones have all they ask for,
    the others what is left besides (B-ASCEND-19).
    """
    completed = best_visions(cards, items)
    left = items_beside(completed, items)
    found: list[dict[str, int]] = []
    for card in cards:
        is_completed = card in completed
        if is_completed:
            completed.remove(card)  # a second one of its design needs items of its own
        found.append(
            {
                ITEMS[item]: needed if is_completed else min(needed, left[item])
                for item, needed in enumerate(card.requires)
                if needed
            }
        )
    return found


def items_for_visions(w: BitokuWriter, seat: int, counted: list[int]) -> list[int]:
    """What counts for Visions: what there is, or what there was when the Ascension began."""
    if w.state.phase == ASCENSION and not w.options.on(LATE_VISION_ITEMS):  # B-ASCEND-1, BR-64
        return w.state.vision_items[seat * VISION_ITEMS : (seat + 1) * VISION_ITEMS]
    return counted[:VISION_ITEMS]


def has_reaped(w: BitokuWriter, seat: int) -> bool:
    """Whether the Ascension has already gone through the seat's Dream Crystals (B-ASCEND-2)."""
    for frame in w.state.frames:
        if isinstance(frame, Year):
            # The seat before `position` in turn order is the one that is reaping.
            done = frame.step == S_LAST_REAP and w.state.order.index(seat) < frame.position - 1
            return done or frame.step > S_LAST_REAP
    return False


def is_scoring(w: BitokuWriter) -> bool:
    """Whether steps B to H are under way, so that some of their points are already there."""
    for frame in w.state.frames:
        if isinstance(frame, Year):
            return frame.step == S_SCORING
    return False


def tengu_if_ended(w: SoloWriter) -> IfEnded:
    """The same for the Tengu, of whom nothing is hidden that scores."""
    if w.state.is_over or is_scoring(w):
        return {"points": {}, "left_out": []}
    return {
        "points": {category: vp for category, vp in tengu_points(w) if vp},
        "left_out": [],
    }
