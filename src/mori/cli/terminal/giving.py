"""Giving an answer: several units at once, and what may be final once it is confirmed."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from mori import Action, Decision, IllegalAction
from mori.cli.terminal.choices import Choices
from mori.cli.terminal.commands import find_command
from mori.cli.terminal.keyboard import LineTooLong
from mori.cli.terminal.replies import Quit
from mori.core.errors import WHEN_CHOSEN
from mori.core.trial import MAYBE, NO, YES
from mori.core.view import Tried

if TYPE_CHECKING:
    from mori.cli.terminal.session import Session

HELD: Final = {YES: "terminal-held-yes", MAYBE: "terminal-held-maybe"}


class Giving:
    """Gives answers to the game. They are tried first where that can matter."""

    def __init__(self, session: "Session", confirms: bool) -> None:
        self.session = session
        self.confirms = confirms  # whether what may be final is held until it is confirmed

    def give(self, actions: list[Action], decision: Decision, choices: Choices) -> None:
        """Answer with one action or with several units: all of them, or none."""
        session = self.session
        if len(actions) == 1 and not self.is_wanted(actions[0], decision):
            session.screen.say("terminal-held-back")
            session.show_question(decision, choices, whole=True)
            return
        if len(actions) > 1 or self.confirms:
            try:
                tried = session.game.seat_view(decision.seat).tried(actions)
            except IllegalAction as refusal:
                self.refuse(refusal)
                return
            if self.confirms and tried.ends_turn != NO and not self.is_confirmed(tried):
                session.screen.say("terminal-held-back")
                session.show_question(decision, choices, whole=True)
                return
        for action in actions:
            session.game.apply(action, decision.seat)

    def is_wanted(self, action: Action, decision: Decision) -> bool:
        """Whether an answer is meant, even if the coach thinks that another is clearly better."""
        coach, screen = self.session.coach, self.session.screen
        if coach is None:
            return True
        found = coach.caution(self.session.game.seat_view(decision.seat), action)
        if found is None:
            return True
        choice = self.session.brush(decision).action(found.first)
        why = screen.words.why(found.lead, found.told, screen.names)
        screen.show()
        screen.show(Text(screen.words.text("terminal-coach", choice=choice, why=why), "bold"))
        return self.is_meant()

    def refuse(self, refusal: IllegalAction) -> None:
        """Why units do not go together: after those before it, one is not legal, or too many.

        Here all numbers are answers to one question, so what belongs to a later one is too many.
        """
        screen = self.session.screen
        if refusal.reason is None or refusal.reason.code.startswith(WHEN_CHOSEN):
            screen.refuse("terminal-not-together")
        else:
            self.session.replies.show_reason(refusal.reason)

    def is_confirmed(self, tried: Tried) -> bool:
        """Show how things would be, as far as that is known, until it is confirmed or not."""
        screen = self.session.screen
        known = tried.known
        screen.show()
        screen.show(screen.table.draw(known.data(), screen.brush(known.seat)))
        screen.show()
        screen.facts(tried.facts)
        screen.show(Text(screen.words.text(HELD[tried.ends_turn]), "bold"))
        return self.is_meant()

    def is_meant(self) -> bool:
        """Ask whether a held answer is given after all."""
        screen = self.session.screen
        while True:
            try:
                typed = screen.ask(screen.words.text("terminal-held-prompt"))
            except LineTooLong:
                continue
            if not typed:
                return True
            command = find_command(typed, screen.words)
            if command == ("quit", ""):
                raise Quit
            if command == ("undo", ""):
                return False
