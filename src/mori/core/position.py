"""A position: rules and a state, with the questions it asks and the way on.

This is all that search needs. `Game` adds the history that makes a record.
"""

from typing import TYPE_CHECKING

from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.errors import (
    GAME_OVER,
    GAME_RUNNING,
    NOT_LEGAL,
    NOT_YOUR_DECISION,
    STALE_DECISION,
    UNKNOWN_ACTION,
    IllegalAction,
    MoriError,
    Reason,
)
from mori.core.facts import Fact
from mori.core.native import mypyc_attr
from mori.core.result import Result
from mori.core.rng import Rng
from mori.core.rules import GameRules
from mori.core.writer import Writer

if TYPE_CHECKING:
    from mori.core.view import SeatView, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game between two answers: what search needs, and what sampled worlds are."""

    __slots__ = ("_pending", "rules", "state", "writer")

    def __init__(self, rules: GameRules, writer: Writer) -> None:
        self.rules = rules
        self.writer = writer
        self.state = writer.stack  # all there is to know, hidden things too
        self._pending: list[Decision] | None = None

    def __repr__(self) -> str:
        return f"<position of {self.told()}>"

    def __str__(self) -> str:
        """The table as text, as the seat asked first sees it."""
        return str(self.seat_view(self.decisions[0].seat if self.decisions else None))

    def __reduce__(self) -> tuple[object, ...]:
        from mori.core.pickling import position_again

        return position_again, (self.rules, self.state)

    def __copy__(self) -> "Position":
        return self.clone_position()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.clone_position()

    def told(self) -> str:
        """Where the game stands, in a line; nothing that is hidden."""
        rules, state = self.rules, self.state
        players = "1 player" if rules.players == 1 else f"{rules.players} players"
        begun = f"{rules.game}, {players}, round {rules.round_of(state)}"
        if state.is_over:
            result = rules.result(state)
            return f"{begun}, over, scores={result.scores}, winners={result.winners}"
        asked = [f"seat {each.seat} {each.kind}" for each in self.decisions]
        return f"{begun}, asked: {', '.join(asked)} ({len(self.decisions[0].actions)} actions)"

    @property
    def is_over(self) -> bool:
        """Whether the last move has been made."""
        return self.state.is_over

    @property
    def result(self) -> Result | None:
        """The outcome, once the game is over; None before."""
        return self.rules.result(self.state) if self.state.is_over else None

    @property
    def final_result(self) -> Result:
        """The outcome of a game that is over. MoriError if it is not."""
        if not self.state.is_over:
            raise MoriError(GAME_RUNNING)
        return self.rules.result(self.state)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """All that the seat may answer now, by default the seat asked first; empty if not asked."""
        if seat is None:
            return self.decisions[0].actions if self.decisions else []
        decision = self.decision_of(seat)
        return decision.actions if decision is not None else []

    def apply(
        self, action: Action | str, seat: int | None = None, decision: int | None = None
    ) -> list[Fact]:
        """Answer a pending decision, the first one unless `seat` says whose.

        A wrong answer raises IllegalAction and changes nothing. Facts are told by games only.
        """
        found, meant = self.check(action, seat, decision)
        self.choose(found, meant)
        return []

    def seat_view(self, seat: int | None) -> "SeatView":
        """What a seat may know, as bots get it; None: what a spectator may know."""
        from mori.core.view import seat_view

        return seat_view(self, seat)

    def view(self, seat: int | None) -> "View":
        """What a seat may know, as plain JSON-able data; None: what a spectator may know."""
        from mori.core.view import View, seat_view

        return View(seat_view(self, seat))

    def digest(self) -> str:
        """Eight hex digits that differ where states differ, those of `Game.record` too."""
        from mori.core.snapshot import digest

        return digest(self.state)

    def with_chance(self, rng: Rng) -> "Position":
        """A copy whose dice and shuffles to come are drawn from `rng`.

        What is shuffled already stays as it is: to deal anew what a seat may not know, sample its
        view.
        """
        other = self.clone_position()
        other.state.rng = rng.clone()
        return other

    @property
    def decisions(self) -> list[Decision]:
        """The questions now pending. Nearly always one; several are answered secretly."""
        pending = self._pending
        if pending is None:
            pending = []
            if not self.state.is_over:
                frame = self.state.frames[-1]
                for seat in frame.seats():
                    pending.append(self._decision(seat, frame.actions(self.writer, seat)))
            self._pending = pending
        return pending

    def _decision(self, seat: int, actions: list[Action]) -> Decision:
        frame = self.state.frames[-1]
        canonical = frame.canonical(self.writer, seat, actions)
        return Decision(self.state.question, seat, frame.kind(), actions, canonical)

    def decision_of(self, seat: int) -> Decision | None:
        """The question pending for a seat, if any."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def prompt(self, decision: Decision) -> dict[str, object]:
        """What the sentence of a pending decision needs to know."""
        return self.state.frames[-1].prompt(self.writer, decision.seat)

    def is_turn(self) -> bool:
        """Whether a turn's own question is pending, not one raised by an action or effect."""
        return not self.state.is_over and self.state.frames[-1].is_turn()

    def run(self, answered: int = -1, to_turn: bool = False) -> None:
        """Go on, after the answer of a seat, until an answer is needed or the game is over.

        `to_turn`: a turn's own question ends it, even one with a single answer.
        """
        state = self.state
        self._pending = None
        while not state.is_over:
            frame = state.frames[-1]
            if not frame.run(self.writer):
                continue
            is_end = frame.is_simultaneous() or (to_turn and frame.is_turn())
            if is_end or frame.has_choice(self.writer):
                state.question += 1
                return
            seat = frame.seat
            actions = frame.answer_alone(self.writer)
            if actions:
                state.question += 1
                self._pending = [self._decision(seat, actions)]
                return
            if seat != answered:
                # As if that seat had answered: it may have shown a card, so there is no way back.
                self.writer.revealed()
                self.writer.pause()

    def choose(self, decision: Decision, action: Action, to_turn: bool = False) -> None:
        """Answer a pending decision with one of its actions. The caller vouches for both.

        With `to_turn` for search that looks no further than the turn: else the only answer of the
        next one is given as well, and with it often all that ends a season.
        """
        frame = self.state.frames[-1]
        frame.answer(self.writer, decision.seat, action)
        if frame.is_simultaneous() and frame.seats():
            self._pending = None  # the same question, still open for others
        else:
            self.run(decision.seat, to_turn)

    def check(
        self, action: Action | str, seat: int | None = None, number: int | None = None
    ) -> tuple[Decision, Action]:
        """The decision and the action meant, or IllegalAction. Changes nothing."""
        if self.state.is_over:
            raise IllegalAction(GAME_OVER)
        if number is not None and number != self.state.question:
            raise IllegalAction(
                STALE_DECISION, None, {"given": number, "current": self.state.question}
            )
        found: Decision | None = self.decisions[0] if seat is None else self.decision_of(seat)
        if found is None:
            raise IllegalAction(NOT_YOUR_DECISION, None, {"seat": seat})
        meant = self.find_action(action)
        if meant is None:
            raise IllegalAction(UNKNOWN_ACTION, None, {"text": str(action)[:60]})
        if meant not in found.actions:
            reason = self.state.frames[-1].why_not(self.writer, found.seat, meant)
            raise IllegalAction(NOT_LEGAL, reason, {"action": meant.text})
        return found, meant

    def find_action(self, action: Action | str) -> Action | None:
        """The action of this game's vocabulary that is meant; None if there is none."""
        if isinstance(action, str):
            return self.rules.space.parse(action)
        index = action.index
        actions = self.rules.space.actions
        if not 0 <= index < len(actions):
            return None
        known = actions[index]
        return known if known is action or known.text == action.text else None

    def why_not(self, action: Action | str, seat: int | None = None) -> Reason | None:
        """Why an action is not legal now, with the rules that forbid it; None if it is legal."""
        try:
            self.check(action, seat)
        except IllegalAction as refusal:
            if refusal.reason is not None:
                return refusal.reason
            return Reason(refusal.code, (), refusal.data)
        return None

    def clone(self) -> "Position":
        """A copy that shares nothing that changes."""
        return self.clone_position()

    def clone_position(self) -> "Position":
        """A copy that shares nothing that changes, without facts and history."""
        return Position(self.rules, self.rules.writer(self.state.clone(), None))
