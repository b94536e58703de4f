"""A player's turn and the actions it has (H-ACT)."""

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.hitodama.language.notation import (
    DISCARD,
    DISPLACE,
    DRAW,
    END_TURN,
    MOVE,
    PLACE,
    PLAY,
    WAKE,
)
from mori.games.hitodama.language.reasons import not_asked
from mori.games.hitodama.rounds import actions
from mori.games.hitodama.writer import HitodamaWriter


class Turn(Frame[HitodamaWriter]):
    """One player's turn: up to three actions, more by cards (H-ACT-1)."""

    __slots__ = ()

    def run(self, w: HitodamaWriter) -> bool:
        if w.state.actions_left > 0:
            return True
        w.done()
        w.end_turn(self.seat)
        return False

    def has_choice(self, w: HitodamaWriter) -> bool:
        return actions.can_draw(w, self.seat)  # or end the turn

    def kind(self) -> str:
        return "turn"

    def is_turn(self) -> bool:
        return True

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {"count": w.state.actions_left}

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        found: list[Action] = []
        actions.list_moves(w, seat, found)
        actions.list_plays(w, seat, found)
        actions.list_draw(w, seat, found)
        actions.list_wake(w, seat, found)
        actions.list_discards(w, seat, found)
        actions.list_displacements(w, seat, found)
        found.append(w.notation.end_turn)  # H-ACT-2
        return found

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        kind = action.kind
        if kind == END_TURN:
            w.done()
            w.end_turn(seat)
            return
        w.use_action()
        if kind in (MOVE, PLACE):
            actions.move(w, seat, action)
        elif kind == PLAY:
            actions.play(w, seat, action)
        elif kind == DRAW:
            actions.draw(w, seat, action)
        elif kind == WAKE:
            actions.wake(w, seat, action)
        elif kind == DISCARD:
            actions.discard(w, seat, action)
        else:
            actions.displace(w, seat, action)

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        kind = action.kind
        if kind in (MOVE, PLACE):
            return actions.why_not_move(w, seat, action)
        if kind == PLAY:
            return actions.why_not_play(w, seat, action)
        if kind == DRAW:
            return actions.why_not_draw(w, seat, action)
        if kind == WAKE:
            return actions.why_not_wake(w, seat, action)
        if kind == DISCARD:
            return actions.why_not_discard(w, seat, action)
        if kind == DISPLACE:
            return actions.why_not_displace(w, seat, action)
        return not_asked(action)

    def clone(self) -> "Turn":
        return Turn(self.seat)
