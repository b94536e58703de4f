"""What the commands do: help, why not, undo, log, pages, rules, language, files."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from mori import Advice, Decision, Reason, SetupError, advise
from mori.bots import fit_of, line_after
from mori.cli.terminal.choices import Choices, Picked, WrongNumber
from mori.cli.terminal.commands import ANSWERS, LETTER, with_pages
from mori.cli.terminal.drawing import labelled
from mori.cli.terminal.keyboard import shown
from mori.cli.terminal.seating import bot_seed
from mori.cli.terminal.signs import GO, NO, QUIET
from mori.words import LANGUAGES, Words
from mori.words.rulebook import rulebook, titled

if TYPE_CHECKING:
    from mori.cli.terminal.session import Session

LOG_LINES: Final = 15
MOST_LOG_LINES: Final = 2000
EXAMPLE_FILE: Final = "game.json"


class Quit(Exception):
    """Somebody wants to stop."""


class Replies:
    """Answers to commands. Only `undo` changes the game."""

    def __init__(self, session: "Session") -> None:
        self.session = session

    def answer(self, command: str, rest: str, decision: Decision, choices: Choices) -> None:
        screen = self.session.screen
        if command == "quit":
            raise Quit
        if command == "help":
            self.help(decision, choices)
        elif command == "why":
            self.why(rest, decision, choices)
        elif command == "undo":
            self.undo(rest, decision)
        elif command == "hint":
            self.hint(decision)
        elif command == "log":
            self.log(rest, decision)
        elif command == "table":
            self.session.show_question(decision, choices, whole=True)
        elif command == "save":
            if rest:
                self.session.save(Path(rest).expanduser())
            else:
                screen.refuse("terminal-save-usage", example=EXAMPLE_FILE)
        elif command == "rules":
            self.rules(rest)
        elif command == "lang":
            self.language(rest, decision, choices)
        else:
            self.page(command, decision, choices)

    def page(self, name: str, decision: Decision, choices: Choices) -> None:
        """A page of the game, and what of the log belongs to it."""
        game, screen = self.session.game, self.session.screen
        screen.show()
        brush = self.session.brush(decision, choices.lit())
        screen.show(screen.table.page(name, game.view(decision.seat), brush))
        trace = screen.table.trace(name, game.facts_for(decision.seat))
        if trace is not None:
            heading, facts = trace
            screen.heading(heading)
            screen.facts(facts)

    def help(self, decision: Decision, choices: Choices) -> None:
        screen = self.session.screen
        brush = screen.brush(decision.seat)
        rows = [
            (Text(how or screen.table.example, GO), Text(screen.words.text(message)))
            for how, message in ANSWERS
            if how != LETTER or choices.groups
        ]
        rows += [
            (Text(how, GO), Text(screen.words.text(message)))
            for command, (how, message, _) in with_pages(screen.table.pages).items()
            if command != "help"
        ]
        screen.heading("terminal-help")
        screen.show(labelled(rows, screen.width))
        screen.show()
        view = self.session.game.view(decision.seat)
        screen.show(screen.table.page("legend", view, brush))

    # -- why not

    def why(self, rest: str, decision: Decision, choices: Choices) -> None:
        """Why something is not legal, for a number, an action or the beginning of one."""
        meaning = choices.meaning(rest)
        screen = self.session.screen
        if isinstance(meaning, WrongNumber):
            screen.refuse("terminal-number-range", number=meaning.number, max=str(len(choices)))
        elif isinstance(meaning, Picked):
            brush = self.session.brush(decision)
            screen.say("terminal-allowed", action=brush.action(meaning.action))
            number = list(choices.actions).index(meaning.action) + 1
            screen.facts(choices.outcomes[number - 1])
            noted = brush.notes(choices.notes(number))
            if noted:
                screen.show(Text(noted, QUIET))
        else:
            self.why_not(rest, decision)

    def why_not(self, typed: str, decision: Decision) -> None:
        game, screen = self.session.game, self.session.screen
        action = game.find_action(typed)
        if action is None:
            beginning = " ".join(typed.lower().split())
            begun = [a for a in game.rules.space.actions if a.text.startswith(beginning)]
            if len(begun) != 1:
                screen.refuse("terminal-why-usage", example=screen.table.example)
                return
            action = begun[0]
        reason = game.why_not(action, decision.seat)
        if reason is None:
            screen.say("terminal-allowed", action=self.session.brush(decision).action(action))
            return
        self.show_reason(reason)

    def show_reason(self, reason: Reason) -> None:
        screen = self.session.screen
        sentence = screen.words.reason(reason, screen.names)
        text = Text(screen.words.text("terminal-refused", reason=sentence), NO)
        if reason.rules:
            text.append(" ")
            text.append(screen.words.text("terminal-rules", rules=", ".join(reason.rules)), QUIET)
        screen.show(text)

    def hint(self, decision: Decision) -> None:
        """The best few answers by their numbers, and what each is expected to bring.

        The first look comes at once. It is followed by what the answers bring played on to the end,
        which takes a second or several.
        """
        game, screen = self.session.game, self.session.screen
        seed = bot_seed(game.seed, decision.seat, len(game.answers))
        quick = advise(game, decision.seat, seed=seed, worlds=0)
        screen.heading("terminal-help-hint")
        self.show_advice(decision, quick)
        caution = screen.words.bot_fit(fit_of(game.rules))
        if caution:
            screen.show(Text(caution, QUIET))
        if len(quick) > 1 and quick[0].win is not None:
            screen.heading("terminal-hint-played")
            screen.flush()  # it is read meanwhile
            self.show_advice(decision, advise(game, decision.seat, seed=seed))

    def show_advice(self, decision: Decision, advice: list[Advice]) -> None:
        """Answers with their promises; the first with its reason and the rest of the turn."""
        game, screen = self.session.game, self.session.screen
        brush = self.session.brush(decision)
        rows: list[tuple[Text, Text]] = []
        for each in advice:
            number = decision.actions.index(each.action) + 1
            told = Text(brush.action(each.action))
            if each.win is not None and each.points is not None and each.margin is not None:
                promise = screen.words.advice(each.win, each.points, each.margin)
                told.append(f"\n{promise}", QUIET)
            if each.is_even:
                told.append(f"\n{screen.words.why(0, ())}", QUIET)
            elif each.why is not None:
                why = screen.words.why(each.why.lead, each.why.told, screen.names)
                told.append(f"\n{why}", QUIET)
            if not rows:
                line = [
                    screen.words.action(action, known.prompt(), known.about(action).adds or "")
                    for known, action in line_after(game.seat_view(decision.seat), each.action)
                ]
                if line:
                    told.append("\n" + screen.words.text("terminal-hint-line", line=line), QUIET)
            rows.append((Text(str(number), GO), told))
        screen.show(labelled(rows, screen.width))

    # -- undo and log

    def undo(self, rest: str, decision: Decision) -> None:
        """Take back the seat's own last answers, as far as that is fair."""
        session = self.session
        game, screen = session.game, session.screen
        wanted = number_in(rest, 1)
        if not wanted:
            screen.refuse("terminal-undo-usage")
            return
        seat = decision.seat
        undoable = [step for step in game.undoable(seat) if step >= session.settled]
        taken = min(wanted, len(undoable))
        if taken < wanted:
            screen.refuse(self.why_no_undo(undoable, seat))
        if taken:
            session.game = game.taken_back(seat, taken)
            facts = len(session.game.facts)
            session.told = {who: min(told, facts) for who, told in session.told.items()}
            screen.say("terminal-undone", count=taken)

    def why_no_undo(self, undoable: list[int], seat: int) -> str:
        """What stands in the way of taking back the answer before those that may be."""
        seats = self.session.game.answer_seats
        limit = undoable[-1] if undoable else len(seats)
        if seat not in seats[self.session.settled : limit]:
            return "terminal-undo-none"
        if seats[limit - 1] != seat:
            return "terminal-undo-other"
        return "terminal-undo-revealed"

    def log(self, rest: str, decision: Decision) -> None:
        screen = self.session.screen
        lines = number_in(rest, LOG_LINES)
        if not lines:
            screen.refuse("terminal-log-usage")
            return
        facts = self.session.game.facts_for(decision.seat)
        screen.heading("terminal-log" if facts else "terminal-log-empty")
        screen.facts(facts[-min(lines, MOST_LOG_LINES) :])

    # -- rules and language

    def rules(self, rest: str) -> None:
        screen = self.session.screen
        book = rulebook(self.session.game.rules.game, screen.words.language)
        name = book.exact_id(rest) if book is not None else None
        if not rest:
            screen.refuse("terminal-rules-usage", example=screen.table.rule_example)
        elif book is None or name is None:
            screen.refuse("terminal-no-such-rule", rule=shown(rest))
        elif name in book.rulings:
            self.show_rule(name, titled(book.rulings[name]))
        elif name in book.examples:
            example = book.examples[name]
            self.show_rule(name, f"{example.situation} {screen.signs.arrow} {example.expected}")
        else:
            for rule in [book.rules[name]] if name in book.rules else book.groups()[name]:
                self.show_rule(rule.id, rule.text)

    def show_rule(self, name: str, text: str) -> None:
        self.session.screen.show(Text.assemble((name, "bold"), "  ", text))

    def language(self, rest: str, decision: Decision, choices: Choices) -> None:
        screen = self.session.screen
        try:
            words = Words.of_table(rest.lower(), self.session.game)
        except SetupError:
            screen.refuse("terminal-language-usage", known=", ".join(LANGUAGES))
            return
        screen.speak(words)
        screen.say("terminal-language-now")
        self.session.show_question(decision, choices)


def number_in(text: str, usual: int) -> int:
    """The number typed after a command, or the usual one; 0 if it is none."""
    if not text:
        return usual
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else 0
