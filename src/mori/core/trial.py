"""Answers tried before they are given, and what is certain to follow from them.

They are tried in the seat's own world, the copy of the state in which all that the seat may not
know lies in a fixed order. Two things end a trial:

- something hidden or random comes to light: the writer remembers how many facts there were before
  (`Writer.certain`), no later fact is certain, and the state is that before the step that did it;
- the seat's own work is done: the frame on top of the stack is not the seat's any more, as it is
  when the course of the game goes on, when others (or an opponent that the rules play) are at
  turn, or when others are still to answer the same question; or the seat is asked again.
"""

from typing import Final

from mori.core.actions import Action
from mori.core.errors import NOT_LEGAL, STALE_DECISION, IllegalAction
from mori.core.facts import Fact
from mori.core.frames import AnyFrame
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.writer import ALL_CERTAIN, Writer

# Whether an answer is the last of the seat's turn.
NO: Final = "no"  # the seat is asked again, with all that it knows now
YES: Final = "yes"  # its own work is done: others, or the course of the game, go on
MAYBE: Final = "maybe"  # something comes to light first, which decides; it cannot be taken back


class Trial:
    """Answers of one seat to the question on top of a world's stack, and perhaps to its next ones.

    They are given one after another.
    """

    __slots__ = (
        "certain",
        "ends_turn",
        "facts",
        "has_gone_on",
        "is_open",
        "keeps",
        "kind",
        "question",
        "writer",
    )

    def __init__(self, rules: GameRules, world: GameState, keeps: bool) -> None:
        self.facts: list[Fact] = []
        self.writer: Writer = rules.writer(world.clone(), self.facts)
        self.question: AnyFrame = self.writer.stack.frames[-1]
        self.kind = self.question.kind()
        self.keeps = keeps  # whether the state is wanted, and not only the facts
        self.certain = self.writer.stack  # the state as far as it is certain
        self.is_open = True  # the same question is asked again
        self.has_gone_on = False  # whether a later question has been answered as well
        self.ends_turn = NO

    def answer(self, seat: int, action: Action) -> None:
        """Give an answer, and go on as far as that is certain."""
        writer, question = self.writer, self.question
        state = writer.stack
        self.keep()
        question.answer(writer, seat, action)
        if question.is_simultaneous():
            self.is_open = seat in question.seats()
            self.ends_turn = NO if self.is_open else YES
            self.certain = state
            return
        self.ends_turn = YES
        while not state.is_over and writer.certain == ALL_CERTAIN:
            top = state.frames[-1]
            if top.seat != seat:
                break
            self.keep()
            if top.run(writer) and (top.has_choice(writer) or top.answer_alone(writer)):
                self.ends_turn = NO
                break
        if writer.certain == ALL_CERTAIN:
            self.certain = state
        else:
            self.ends_turn = MAYBE
        self.is_open = (
            self.ends_turn == NO and state.frames[-1] is question and question.kind() == self.kind
        )

    def go_on(self, seat: int) -> None:
        """Turn to the seat's next question, if it is asked one and knows all that led to it."""
        if self.is_open or self.ends_turn != NO:
            return
        self.question = self.writer.stack.frames[-1]
        self.kind = self.question.kind()
        self.is_open = not self.question.is_simultaneous()
        self.has_gone_on = True

    def keep(self) -> None:
        """Keep the state as it is before a step that may bring something to light."""
        if self.keeps and self.writer.certain == ALL_CERTAIN:
            self.certain = self.writer.stack.clone()

    def known_state(self) -> GameState | None:
        """The state after the answers; None if something came to light, so it is not certain."""
        return self.writer.stack if self.writer.certain == ALL_CERTAIN else None

    def check(self, seat: int, action: Action) -> None:
        """Refuse an answer that could not be given now."""
        if not self.is_open:
            raise IllegalAction(STALE_DECISION)
        if action not in self.question.actions(self.writer, seat):
            reason = self.question.why_not(self.writer, seat, action)
            raise IllegalAction(NOT_LEGAL, reason, {"action": action.text})

    def told(self, seat: int) -> list[Fact]:
        """The facts that are certain, as the seat sees them."""
        certain = self.writer.certain
        facts = self.facts if certain == ALL_CERTAIN else self.facts[:certain]
        told: list[Fact] = []
        for fact in facts:
            seen = fact.seen_by(seat)
            if seen is not None:
                told.append(seen)
        return told
