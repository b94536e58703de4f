"""A game at this terminal: whose turn it is, what they see, what they answer."""

import shlex
from pathlib import Path

from rich.text import Text

from mori import Decision, Game
from mori.bots import Bot, Coach, choice_or_fallback, fit_of
from mori.cli.guard import Mistake
from mori.cli.notices import tell_crashes
from mori.cli.output import harmless
from mori.cli.terminal import menu
from mori.cli.terminal.choices import Choices, Narrowed, Picked, Several, WrongNumber
from mori.cli.terminal.commands import find_command
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.ending import draw_result
from mori.cli.terminal.giving import Giving
from mori.cli.terminal.keyboard import EndOfInput, LineTooLong, shown
from mori.cli.terminal.replies import Quit, Replies
from mori.cli.terminal.saving import new_name, write_game
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.seating import PERSON, bots_for
from mori.cli.terminal.signs import QUIET
from mori.cli.terminal.tips import Tips
from mori.lab import Crashes


class Session:
    """The course of one game."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        file: Path | None = None,
        confirms: bool = False,
        tips: Tips | None = None,
        coach: Coach | None = None,
    ) -> None:
        self.game = game
        self.screen = screen
        self.file = file  # where the game came from, and where quitting leaves it
        self.people = [seat for seat, who in enumerate(game.seats) if who == PERSON]
        self.bots: list[Bot | None] = bots_for(game.seats, game.seed, len(game.answers))
        # Who looks at the screen; with several people nobody does before the first curtain.
        self.present = self.people[0] if len(self.people) == 1 else None
        # How many facts each has been told; the setup is on the table for all to see.
        self.told: dict[int | None, int] = dict.fromkeys([None, *self.people], len(game.facts))
        self.drawn_for: int | None = None
        self.settled = 0  # answers that nobody can take back: they led to a lesson
        self.tips = tips  # None: nobody wants any
        self.coach = coach  # None: nobody wants one
        self.replies = Replies(self)
        self.giving = Giving(self, confirms)

    def run(self) -> None:
        """Play until the end of the game or of the players' patience."""
        self.tell_of_bots()
        try:
            while not self.game.is_over:
                self.step()
            self.finish()
        except EndOfInput:
            # Ctrl-D at a keyboard is a wish to stop; a pipe that ends has nobody behind it.
            self.leave(keep=self.screen.keyboard.is_terminal)
        except (Quit, KeyboardInterrupt):
            self.leave(keep=True)

    def tell_of_bots(self) -> None:
        """Say so if bots at the table did not train with its components."""
        caution = self.screen.words.bot_fit(fit_of(self.game.rules))
        if caution and any(bot is not None for bot in self.bots):
            self.screen.show(Text(caution))

    def step(self) -> None:
        decision = self.next_decision()
        bot = self.bots[decision.seat]
        if bot is None:
            self.ask(decision)
            return
        self.let_bot_answer(bot, decision)
        if len(self.people) < 2:  # else the next curtain would hide it before anybody reads it
            self.tell()

    def next_decision(self) -> Decision:
        """The decisions to answer: bots first, then the person at the screen."""
        decisions = self.game.decisions
        for decision in decisions:
            if self.bots[decision.seat] is not None:
                return decision
        for decision in decisions:
            if decision.seat == self.present:
                return decision
        return decisions[0]

    def let_bot_answer(self, bot: Bot, decision: Decision) -> None:
        view = self.game.seat_view(decision.seat)
        name = self.screen.names[decision.seat]
        console = self.screen.console
        if console.is_terminal and not console.is_dumb_terminal:
            with console.status(Text(self.screen.words.text("terminal-thinking", name=name))):
                action, cause = choice_or_fallback(bot, view)
        else:
            action, cause = choice_or_fallback(bot, view)
        if cause:
            tell_crashes(self.screen.words, [Crashes(bot.name, 1, cause)])
        self.game.apply(action, decision.seat)

    def tell(self) -> None:
        """The facts that the viewer has not been shown yet."""
        facts = self.game.facts_for(self.present, self.told[self.present])
        self.told[self.present] = len(self.game.facts)
        self.screen.facts(facts)

    def brush(self, decision: Decision, lit: dict[str, int] | None = None) -> Brush:
        """What to draw a question and its table with."""
        known = self.game.seat_view(decision.seat)
        about = known.about_question().places
        return self.screen.brush(decision.seat, lit, known.prompt(), about)

    # -- a person's question

    def ask(self, decision: Decision) -> None:
        """Put a question to a person until it is answered or the game has changed."""
        seat = decision.seat
        if self.present != seat:
            self.draw_curtain(seat)
        learnt = self.game.facts_for(seat, self.told[seat])
        self.tell()
        table = self.screen.table
        view = self.game.seat_view(seat)
        choices = Choices(view, table.group_of, table.target_of)
        self.show_question(decision, choices)
        if self.tips is not None:
            tip = self.tips.next(view, learnt, self.screen.words.language)
            if tip:
                self.screen.say("terminal-tip", tip=tip)
        answers = len(self.game.answers)
        game = self.game
        while self.game is game and len(game.answers) == answers:
            try:
                typed = self.screen.ask(self.screen.words.text("terminal-prompt"))
            except LineTooLong:
                self.screen.refuse("terminal-too-long")
                continue
            command = find_command(typed, self.screen.words, self.screen.table.pages)
            if command is not None:
                self.replies.answer(*command, decision, choices)
            elif typed:
                self.answer(typed, decision, choices)

    def answer(self, typed: str, decision: Decision, choices: Choices) -> None:
        """Take what was typed as an answer, or say why it is none."""
        meaning = choices.meaning(typed)
        if isinstance(meaning, Picked):
            self.giving.give([meaning.action], decision, choices)
        elif isinstance(meaning, Several):
            self.giving.give(meaning.actions, decision, choices)
        elif isinstance(meaning, Narrowed):
            self.show_opened(decision, choices, meaning)
        elif isinstance(meaning, WrongNumber):
            self.screen.refuse(
                "terminal-number-range", number=meaning.number, max=str(len(choices))
            )
        elif self.game.find_action(typed) is not None:
            self.replies.why_not(typed, decision)
        else:
            example = choices.action(1).text
            self.screen.refuse("terminal-not-understood", text=shown(typed), example=example)

    def show_question(self, decision: Decision, choices: Choices, whole: bool = False) -> None:
        """The table with the numbers on it, the question and the answers."""
        seat = decision.seat
        screen = self.screen
        brush = self.brush(decision, choices.lit())
        is_small = len(choices) <= screen.table.brief_up_to and self.drawn_for == seat
        is_small = is_small and not self.game.is_turn()
        view = self.game.view(seat)
        screen.show()
        if is_small and not whole:
            screen.show(screen.table.page("brief", view, brush))
        else:
            screen.show(screen.table.draw(view, brush))
            self.drawn_for = seat
        screen.show()
        sentence = screen.words.decision(decision.kind, brush.prompt)
        screen.show(menu.question(sentence, seat, brush))
        screen.show(screen.table.menu(choices, view, brush))
        if choices.units:
            screen.show(Text(screen.words.text("terminal-units", example=choices.units), QUIET))

    def show_opened(self, decision: Decision, choices: Choices, narrowed: Narrowed) -> None:
        """Some of the answers, with their numbers on the table if they are a group."""
        screen = self.screen
        brush = self.brush(decision, choices.lit(narrowed.numbers))
        screen.show()
        if narrowed.group is not None:
            screen.show(screen.table.draw(self.game.view(decision.seat), brush))
            screen.show()
        screen.show(menu.opened(choices, narrowed.numbers, narrowed.group, brush))

    def draw_curtain(self, seat: int) -> None:
        """Hide the screen until the next person has taken it over."""
        screen = self.screen
        self.present = None
        self.drawn_for = None
        screen.clear()
        screen.heading("terminal-curtain", name=screen.names[seat])
        try:
            typed = screen.ask(screen.words.text("terminal-curtain-enter", name=screen.names[seat]))
        except LineTooLong:
            typed = ""
        if find_command(typed, screen.words) == ("quit", ""):
            raise Quit
        screen.clear()
        self.present = seat
        if self.told[seat] < len(self.game.facts):
            screen.heading("terminal-since-last")

    # -- the end

    def finish(self) -> None:
        """Show the result and offer to keep the record."""
        if len(self.people) > 1:  # all may look now
            self.present = None
            self.told[None] = max(self.told.values())
        self.tell()
        result = self.game.result
        assert result is not None
        screen = self.screen
        screen.heading("terminal-over")
        screen.show(draw_result(result, screen.brush(self.present)))
        screen.show()
        if not self.people:
            return
        while True:
            try:
                typed = screen.ask(screen.words.text("terminal-save-offer"))
            except (EndOfInput, KeyboardInterrupt):
                screen.show()
                break
            except LineTooLong:
                screen.refuse("terminal-too-long")
                continue
            if not typed or self.save(Path(typed).expanduser()):
                break
        screen.say("terminal-goodbye")

    def save(self, path: Path) -> bool:
        """Write the game to a file and say so; False if that failed, which is said, too."""
        try:
            write_game(self.game, path)
        except Mistake as mistake:
            self.screen.refuse(mistake.message, **mistake.values)
            return False
        self.screen.say("terminal-saved", file=harmless(str(path)))
        return True

    def leave(self, keep: bool) -> None:
        """Say goodbye in mid-game, and how to come back."""
        screen = self.screen
        screen.show()
        if keep and self.game.answers and not self.game.is_over:
            path = self.file if self.file is not None else new_name(self.game.rules.game)
            if self.save(path):
                command = ["mori", "play", "--resume", str(path)]
                if self.game.rules.pack_path:
                    command += ["--pack", self.game.rules.pack_path]
                screen.show(
                    Text(screen.words.text("terminal-how-to-resume", command=shlex.join(command)))
                )
        screen.show(Text(screen.words.text("terminal-goodbye"), QUIET))
