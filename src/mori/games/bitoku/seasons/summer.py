"""Summer: turns, basic actions, passing (B-SUMMER)."""

from typing import ClassVar, Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice, Frame
from mori.core.shown import EffectData
from mori.games.bitoku.effects.resolving import list_is_possible, resolve_list
from mori.games.bitoku.language.action_kinds import (
    ACTIVATE_CARD,
    ACTIVATE_CRYSTAL,
    CROSS,
    FORCE,
    PASS,
    PLAY,
    SKIP,
    USE,
)
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.options import FRESH_INGENUITY
from mori.games.bitoku.seasons.river import cross, why_not_cross
from mori.games.bitoku.seasons.use_die import UseDie, can_be_placed, fits_in_home, open_regions
from mori.games.bitoku.table.dice import dice_of
from mori.games.bitoku.table.pieces import EffectList
from mori.games.bitoku.table.state import AMULETS, CARD_SPACES, DICE, LOCKED, NONE, TENGU, UNLOCKED
from mori.games.bitoku.tengu.cycle import take_turn
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.writer import BitokuWriter

# Reasons found many times a turn are made once.
DIE_NOT_LOCKED: Final = reason("die_not_locked", "B-SUMMER-13")
NO_AVAILABLE_PILGRIM: Final = reason("no_available_pilgrim", "B-SUMMER-13")
DIE_LOCKED: Final = reason("die_locked", "B-SUMMER-13")
DIE_NOT_ON_BOARD: Final = reason("die_not_on_board", "B-SUMMER-13")
NO_FOREST_SPACE: Final = reason("no_forest_space", "B-SUMMER-13")


class Summer(Frame[BitokuWriter]):
    """Turns in turn order until everybody has passed (B-SUMMER-1, -4, -5)."""

    __slots__ = ("position",)
    FIELDS: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        super().__init__(-1)
        self.position = position  # in the turn order: who is next

    def run(self, w: BitokuWriter) -> bool:
        players = w.tables.players
        for _ in range(players):
            seat = w.state.order[self.position]
            self.position = (self.position + 1) % players
            if not w.state.passed & (1 << seat):  # B-SUMMER-40
                if isinstance(w, SoloWriter) and seat == TENGU:
                    w.pause()
                    w.begin_turn(seat)
                    take_turn(w)  # B-TENGU-TURN-3: no decision in it
                    w.end_turn()
                else:
                    w.begin_turn(seat)
                    w.push(Turn(seat))
                return False
        w.done()
        return False

    def clone(self) -> "Summer":
        return Summer(self.position)


def free_card_spaces(w: BitokuWriter, seat: int) -> list[int]:
    start = seat * CARD_SPACES
    return [number for number in range(CARD_SPACES) if w.state.played[start + number] == NONE]


def can_pass(w: BitokuWriter, seat: int) -> bool:
    """B-SUMMER-37: no card can be played and no die is left on the own board."""
    if w.state.hands[seat] and free_card_spaces(w, seat):
        return False
    for k in range(DICE):
        if w.state.die_state[seat * DICE + k] in (LOCKED, UNLOCKED):
            return False
    return True


def why_not_use(w: BitokuWriter, seat: int, k: int, forced: bool) -> Reason | None:
    """Why a die cannot be used; `forced`: by giving up a Pilgrim (B-SUMMER-13 to -15)."""
    found = why_not_take(w, seat, k, forced)
    if found is None and not can_be_placed(w, seat, k):
        return NO_FOREST_SPACE
    return found


def why_not_take(w: BitokuWriter, seat: int, k: int, forced: bool) -> Reason | None:
    """Why a die cannot be taken from the board to be used, wherever it would go."""
    where = w.state.die_state[seat * DICE + k]
    if forced:
        if where != LOCKED:
            return DIE_NOT_LOCKED
        if not w.state.available[seat]:
            return NO_AVAILABLE_PILGRIM
    elif where == LOCKED:
        return DIE_LOCKED
    elif where != UNLOCKED:
        return DIE_NOT_ON_BOARD
    return None


class Turn(Frame[BitokuWriter]):
    """Exactly one basic action (B-SUMMER-2)."""

    __slots__ = ("acted",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "acted")

    def __init__(self, seat: int, acted: bool = False) -> None:
        super().__init__(seat)
        self.acted = acted

    def run(self, w: BitokuWriter) -> bool:
        if not self.acted:
            # A card to play is an action; only without one is it worth listing the others.
            can_play = w.state.hands[self.seat] and free_card_spaces(w, self.seat)
            if can_play or self.list_actions(w):
                return True
            w.pass_turn(self.seat, True)  # B-SUMMER-39
        w.done()  # B-SUMMER-3: this frame lay below all that the action triggered
        w.end_turn()
        return False

    def list_actions(self, w: BitokuWriter) -> list[Action]:
        notation, seat = w.notation, self.seat
        found: list[Action] = []
        spaces = free_card_spaces(w, seat)  # B-SUMMER-6
        last = -1
        for card in w.state.hands[seat]:
            if card != last:
                for number in spaces:
                    found.append(notation.play[card][number])
            last = card
        is_room = bool(open_regions(w))  # for any die, whatever its value
        for k in range(DICE):
            if is_room or fits_in_home(w, seat, k):
                if why_not_take(w, seat, k, False) is None:
                    found.append(notation.use[k])
                elif why_not_take(w, seat, k, True) is None:
                    found.append(notation.force[k])
            if why_not_cross(w, seat, k) is None:
                found.append(notation.cross[k])
        if can_pass(w, seat):
            found.append(notation.pass_)  # B-SUMMER-38
        return found

    def has_choice(self, w: BitokuWriter) -> bool:
        return bool(w.state.hands[self.seat]) and len(free_card_spaces(w, self.seat)) > 1

    def kind(self) -> str:
        return "turn"

    def is_turn(self) -> bool:
        return True

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"dice": dice_of(w, seat)}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return self.list_actions(w)

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        self.acted = True
        if action.kind == PLAY:
            has_crystal = ingenuity_in(w, seat, action.b) != NONE
            w.play_card(seat, action.a, action.b)
            w.push(PlayedCard(seat, action.b, False, False, has_crystal))
        elif action.kind == USE:
            w.push(UseDie(seat, action.a, AMULETS))
        elif action.kind == FORCE:
            w.give_up_pilgrim(seat)
            w.push(UseDie(seat, action.a, AMULETS))
        elif action.kind == CROSS:
            cross(w, seat, action.a)
        else:
            w.pass_turn(seat, False)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == PLAY:
            if action.a not in w.state.hands[seat]:
                return reason("card_not_held", "B-SUMMER-6")
            return reason("card_space_full", "B-SUMMER-6", "B-SUMMER-7")
        found: Reason | None = None
        if action.kind in (USE, FORCE):
            found = why_not_use(w, seat, action.a, action.kind == FORCE)
        elif action.kind == CROSS:
            found = why_not_cross(w, seat, action.a)
        elif action.kind == PASS:
            found = reason("cards_or_dice_left", "B-SUMMER-37")
        return found if found is not None else not_asked(action)

    def clone(self) -> "Turn":
        return Turn(self.seat, self.acted)


def ingenuity_in(w: BitokuWriter, seat: int, number: int) -> int:
    """The Ingenuity Crystal connected with a card space, or NONE (B-CRYSTAL-10)."""
    slot = w.tables.ingenuity_slots[number]
    return w.state.slots[seat * len(w.tables.slots) + slot]


class PlayedCard(Choice[BitokuWriter]):
    """A card just played: its action, and the Ingenuity Crystal before or after it."""

    __slots__ = ("card_done", "crystal_done", "had_crystal", "number")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "number",
        "card_done",
        "crystal_done",
        "had_crystal",
    )

    def __init__(
        self, seat: int, number: int, card_done: bool, crystal_done: bool, had_crystal: bool
    ) -> None:
        super().__init__(seat)
        self.number = number
        self.card_done = card_done
        self.crystal_done = crystal_done
        self.had_crystal = had_crystal  # a crystal lay there when the card was played

    def card_effects(self, w: BitokuWriter) -> EffectList:
        card = w.state.played[self.seat * CARD_SPACES + self.number]
        return w.tables.yokai[card].effects

    def can_use_card(self, w: BitokuWriter) -> bool:
        return not self.card_done and list_is_possible(w, self.seat, self.card_effects(w), -1)

    def can_use_crystal(self, w: BitokuWriter) -> bool:
        crystal = ingenuity_in(w, self.seat, self.number)
        if self.crystal_done or crystal == NONE:
            return False
        if not self.had_crystal and not w.options.on(FRESH_INGENUITY):  # BR-20
            return False
        return list_is_possible(w, self.seat, w.tables.crystals[crystal].effects, -1)

    def run(self, w: BitokuWriter) -> bool:
        if self.can_use_crystal(w):
            return True  # B-SUMMER-11: before or after the card, or not at all
        if self.can_use_card(w):
            if not self.crystal_done and not self.had_crystal:
                # Nothing to order: the card's own parts ask all there is to ask (B-SUMMER-10).
                self.use_card(w)
                return False
            return True
        w.done()
        if w.facts is not None:
            w.lose_effects(self.seat, self.unused(w))
        return False

    def unused(self, w: BitokuWriter) -> list[EffectData]:
        """What the card and the crystal still had to give, for the log."""
        found: list[EffectData] = []
        if not self.card_done and self.card_effects(w).effects:
            found.append(self.card_effects(w).root.said)
        crystal = ingenuity_in(w, self.seat, self.number)
        is_due = self.had_crystal or w.options.on(FRESH_INGENUITY)  # BR-20
        if crystal != NONE and is_due and not self.crystal_done:
            found.append(w.tables.crystals[crystal].effects.root.said)
        return found

    def use_card(self, w: BitokuWriter) -> None:
        self.card_done = True
        resolve_list(w, self.seat, self.card_effects(w), -1)

    def kind(self) -> str:
        return "played_card"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        card = w.state.played[seat * CARD_SPACES + self.number]
        return {"card": w.yokai_ref(card)}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions: list[Action] = []
        if self.can_use_card(w):
            actions.append(w.notation.activate_card)
        if self.can_use_crystal(w):
            actions.append(w.notation.activate_crystal)
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            if w.facts is not None:
                w.decline_effects(seat, self.unused(w))
        elif action.kind == ACTIVATE_CARD:
            self.use_card(w)
        else:
            self.crystal_done = True
            crystal = ingenuity_in(w, seat, self.number)
            resolve_list(w, seat, w.tables.crystals[crystal].effects, -1)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == ACTIVATE_CARD:
            if self.card_done:
                return reason("already_done", "B-SUMMER-10")
            return reason("nothing_possible", "B-EFFECT-21")
        if action.kind == ACTIVATE_CRYSTAL:
            if self.crystal_done:
                return reason("already_done", "B-SUMMER-11")
            if ingenuity_in(w, seat, self.number) == NONE:
                return reason("no_crystal_there", "B-SUMMER-11")
            return reason("nothing_possible", "B-EFFECT-21")
        return not_asked(action)

    def clone(self) -> "PlayedCard":
        return PlayedCard(
            self.seat, self.number, self.card_done, self.crystal_done, self.had_crystal
        )
