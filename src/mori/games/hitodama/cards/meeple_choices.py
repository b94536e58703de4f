"""The choices of cards that move or swap meeples on the map."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.hitodama.language.notation import DECLINE, PICK, SWAP, SWAP_WITH, TO_PLACE, TO_TILE
from mori.games.hitodama.language.reasons import at_place, not_asked
from mori.games.hitodama.options import MOVE_WITHIN_TILE
from mori.games.hitodama.rounds.blockers import move_akku
from mori.games.hitodama.rounds.placement import open_places, why_not_place
from mori.games.hitodama.table.state import AKKU_MEEPLE
from mori.games.hitodama.writer import HitodamaWriter


def is_meeple(occupant: int) -> bool:
    """Essences and akkus are meeples; ice is none (H-ICE-4)."""
    return occupant >= 0 or occupant == AKKU_MEEPLE


# -- moving a meeple: lunar "move a meeple", solar "move an akku"


def destinations(w: HitodamaWriter, place: int) -> list[int]:
    """Where the meeple on a place can go: places for an essence, tiles for an akku.

    Another tile (HR-35) or, with the option, an essence's own (HR-47). An akku needs a free
    printed space, an essence a legal placement.
    """
    width = w.tables.width
    home = place // width
    if w.state.occupant[place] == AKKU_MEEPLE:
        return [
            tile for tile in range(len(w.tables.tiles)) if tile != home and w.free_printed(tile)
        ]
    if w.options.on(MOVE_WITHIN_TILE):
        return open_places(w, place)
    return [target for target in open_places(w, place) if target // width != home]


def movable_places(w: HitodamaWriter, akkus_only: bool) -> list[int]:
    """The places whose meeple a card could move."""
    occupant = w.state.occupant
    return [
        place
        for place in range(len(occupant))
        if (occupant[place] == AKKU_MEEPLE or (occupant[place] >= 0 and not akkus_only))
        and destinations(w, place)
    ]


def can_move_any(w: HitodamaWriter, akkus_only: bool) -> bool:
    """Whether a card could move any meeple at all."""
    occupant = w.state.occupant
    for place in range(len(occupant)):
        found = occupant[place]
        if (found == AKKU_MEEPLE or (found >= 0 and not akkus_only)) and destinations(w, place):
            return True
    return False


class MoveMeeple(Frame[HitodamaWriter]):
    """Choose a meeple on the map, then where it goes (H-CARD-L10, H-CARD-S4)."""

    __slots__ = ("akkus_only", "card", "source")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "akkus_only", "source")

    def __init__(self, seat: int, card: int, akkus_only: bool, source: int) -> None:
        super().__init__(seat)
        self.card = card
        self.akkus_only = akkus_only
        self.source = source  # the place of the meeple chosen, or -1

    def run(self, w: HitodamaWriter) -> bool:
        return True

    def asks_alone(self) -> bool:
        return True  # both ends of the way are named before anything moves

    def kind(self) -> str:
        return "pick_meeple" if self.source < 0 else "pick_destination"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        data: dict[str, object] = {"card": w.tables.card_ref(self.card)}
        if self.source >= 0:
            data["place"] = w.tables.place_ref(self.source)
        return data

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        notation = w.notation
        if self.source >= 0:
            by_tile = w.state.occupant[self.source] == AKKU_MEEPLE
            targets = notation.to_tile if by_tile else notation.to_place
            return [targets[target] for target in destinations(w, self.source)]
        actions = [notation.pick[place] for place in movable_places(w, self.akkus_only)]
        if w.tables.cards[self.card].optional:
            actions.append(notation.decline)
        return actions

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        if action.kind == PICK:
            self.source = action.a
            return
        w.done()
        if action.kind == DECLINE:
            w.decline_card(seat, self.card)
        elif action.kind == TO_TILE:
            move_akku(w, seat, self.source, action.a)
        else:
            w.relocate_essence(seat, w.state.occupant[self.source], action.a)

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        rule = (w.tables.cards[self.card].rule,)
        if self.source >= 0:
            return self.why_not_target(w, action, rule)
        if action.kind == DECLINE:
            return Reason("must_choose", rule)
        if action.kind != PICK:
            return not_asked(action)
        found = w.state.occupant[action.a]
        if not is_meeple(found):
            return at_place(w, "no_meeple_there", rule, action.a)
        if found >= 0 and self.akkus_only:
            return at_place(w, "not_an_akku", rule, action.a)
        return at_place(w, "nowhere_to_go", rule, action.a)

    def why_not_target(self, w: HitodamaWriter, action: Action, rule: tuple[str, ...]) -> Reason:
        is_akku = w.state.occupant[self.source] == AKKU_MEEPLE
        if action.kind != (TO_TILE if is_akku else TO_PLACE):
            return not_asked(action)
        tile = action.a if is_akku else action.a // w.tables.width
        if tile == self.source // w.tables.width and (
            is_akku or not w.options.on(MOVE_WITHIN_TILE)
        ):
            return Reason("same_tile", rule, {"tile": w.tables.tile_ref(tile)})
        if is_akku:
            return Reason("tile_full", rule, {"tile": w.tables.tile_ref(tile)})
        return why_not_place(w, action.a)

    def clone(self) -> "MoveMeeple":
        return MoveMeeple(self.seat, self.card, self.akkus_only, self.source)


# -- swapping two meeples


def can_swap(w: HitodamaWriter, first: int, second: int) -> bool:
    """Whether the meeples on two places may be exchanged: no akku goes to an extra space."""
    occupant = w.state.occupant
    return (
        is_meeple(occupant[first])
        and is_meeple(occupant[second])
        and not (occupant[first] == AKKU_MEEPLE and is_extra(w, second))  # H-BLOCK-8
        and not (occupant[second] == AKKU_MEEPLE and is_extra(w, first))
    )


def is_extra(w: HitodamaWriter, place: int) -> bool:
    return place % w.tables.width >= w.tables.printed_slots


def swap_partners(w: HitodamaWriter, first: int) -> list[int]:
    """The places whose meeple can be exchanged with that on the first one."""
    return [
        second
        for second in range(len(w.state.occupant))
        if second != first and can_swap(w, first, second)
    ]


def swappable_places(w: HitodamaWriter) -> list[int]:
    """The places that can be named first in a swap."""
    return [
        first
        for first in range(len(w.state.occupant))
        if is_meeple(w.state.occupant[first]) and swap_partners(w, first)
    ]


class SwapMeeples(Frame[HitodamaWriter]):
    """Choose two meeples, in either order, and exchange their places, or decline (H-CARD-S2)."""

    __slots__ = ("first",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first  # the first place chosen, or -1

    def run(self, w: HitodamaWriter) -> bool:
        return True

    def asks_alone(self) -> bool:
        return True  # both ends of the way are named before anything moves

    def kind(self) -> str:
        return "swap_first" if self.first < 0 else "swap_second"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {} if self.first < 0 else {"place": w.tables.place_ref(self.first)}

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        notation = w.notation
        if self.first >= 0:
            return [notation.swap_with[second] for second in swap_partners(w, self.first)]
        actions = [notation.swap[first] for first in swappable_places(w)]
        actions.append(notation.decline)
        return actions

    def canonical(self, w: HitodamaWriter, seat: int, actions: list[Action]) -> list[Action]:
        """Each swap once, its lower place first."""
        if self.first < 0:
            return [
                action
                for action in actions
                if action.kind == DECLINE or swap_partners(w, action.a)[-1] > action.a
            ]
        return [action for action in actions if action.a > self.first] or actions

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        if action.kind == SWAP:
            self.first = action.a
            return
        w.done()
        if action.kind == DECLINE:
            w.decline_card(seat, w.state.acting_card)
        else:
            # The lower place first, so that both orders bring the same position.
            w.swap_meeples(seat, min(self.first, action.a), max(self.first, action.a))

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        rule = ("H-CARD-S2",)
        if action.kind != (SWAP if self.first < 0 else SWAP_WITH):
            return not_asked(action)
        if not is_meeple(w.state.occupant[action.a]):
            return at_place(w, "no_meeple_there", rule, action.a)
        if action.a == self.first:
            return at_place(w, "same_meeple", rule, action.a)
        return at_place(w, "akku_not_on_extra_space", ("H-BLOCK-8", "H-CARD-S2"), action.a)

    def clone(self) -> "SwapMeeples":
        return SwapMeeples(self.seat, self.first)
