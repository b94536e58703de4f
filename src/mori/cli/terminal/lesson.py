"""A lesson at this terminal: its sentences beside the questions, and what it says to an answer."""

from rich.text import Text

from mori import Action, Decision, Game
from mori.cli.terminal.choices import Choices
from mori.cli.terminal.giving import Giving
from mori.cli.terminal.keyboard import EndOfInput, LineTooLong
from mori.cli.terminal.replies import Quit
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.session import Session
from mori.cli.terminal.signs import NO, QUIET
from mori.lessons import OTHER, Lesson, reply, standing
from mori.words.lessons import LessonWords, lesson_words

TAUGHT = "bold"


class LessonSession(Session):
    """The course of one lesson."""

    def __init__(self, game: Game, screen: Screen, lesson: Lesson) -> None:
        super().__init__(game, screen)
        self.lesson = lesson
        self.settled = len(lesson.before)
        self.giving = LessonGiving(self)
        self.read = 0  # steps whose sentences have been read

    @property
    def taught(self) -> LessonWords:
        return lesson_words(self.screen.words.language, self.lesson.game)

    def sentence(self, say: str) -> Text:
        return Text(self.taught.text(self.lesson.message(say)), TAUGHT)

    def run(self) -> None:
        """Go through the lesson, to its end or to that of the learner's patience."""
        lesson, screen = self.lesson, self.screen
        screen.heading("terminal-lesson", title=self.taught.text(lesson.message()))
        try:
            while (at := standing(lesson, len(self.game.answers))).step < len(lesson.steps):
                if at.due:
                    self.game.apply(at.due[0][1], at.due[0][0])
                    self.tell()
                    continue
                self.read_to(at.step)
                decision = self.game.decision_of(lesson.seat)
                assert decision is not None  # a lesson that asks somebody else is found by tests
                self.ask(decision)
            self.tell()
            self.read_to(len(lesson.steps))
            screen.show()
            screen.show(Text(self.taught.text(lesson.message(), "learnt"), TAUGHT))
        except (EndOfInput, Quit, KeyboardInterrupt):
            screen.show()
            screen.show(Text(screen.words.text("terminal-goodbye"), QUIET))

    def read_to(self, step: int) -> None:
        """Say what is only read before a step, one sentence after the other."""
        waiting = [one.say for one in self.lesson.steps[self.read : step] if not one.do]
        if waiting:
            self.tell()
            brush = self.screen.brush(self.lesson.seat)
            self.screen.show(self.screen.table.draw(self.game.view(self.lesson.seat), brush))
        for say in waiting:
            self.screen.show()
            self.screen.show(self.sentence(say))
            try:
                if self.screen.ask(self.screen.words.text("terminal-lesson-on")) == "q":
                    raise Quit
            except LineTooLong:
                continue
        self.read = step

    def show_question(self, decision: Decision, choices: Choices, whole: bool = False) -> None:
        super().show_question(decision, choices, whole)
        at = standing(self.lesson, len(self.game.answers))
        self.screen.show()
        self.screen.show(self.sentence(self.lesson.steps[at.step].say))


class LessonGiving(Giving):
    """Gives the answers that a lesson asks for; to others it says what the lesson says."""

    session: LessonSession

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session, False)
        self.session = session

    def give(self, actions: list[Action], decision: Decision, choices: Choices) -> None:
        session = self.session
        said = reply(session.lesson, session.game, [action.text for action in actions])
        if said is None:
            super().give(actions, decision, choices)
        elif said == OTHER:
            session.screen.refuse("error-lesson-other")
        else:
            session.screen.show(Text(session.sentence(said).plain, NO))
