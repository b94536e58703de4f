"""The terminal's table as plain text: what `print(game)` shows."""

import io
import shutil
from collections.abc import Sequence

from mori.cli.paper import Paper
from mori.cli.terminal import menu
from mori.cli.terminal.choices import Choices
from mori.cli.terminal.ending import draw_result
from mori.cli.terminal.screen import NARROWEST, WIDEST, Screen
from mori.cli.terminal.seating import PERSON
from mori.cli.terminal.tables import table_of
from mori.core.position import Position
from mori.core.view import COMPONENTS, SeatView
from mori.words import Words

USUAL_WIDTH = 100  # where nobody says how wide a line may be


def picture_of(known: SeatView, language: str = "en", seats: Sequence[str] | None = None) -> str:
    """The table as a seat sees it, with the question it is asked and its answers.

    `seats` says who sits where, as a record does.
    """
    rules = known.rules
    data = known.data()
    words = words_of(known, language)
    width = shutil.get_terminal_size((USUAL_WIDTH, 0)).columns
    paper = Paper(
        file=io.StringIO(),
        width=max(NARROWEST, min(width, WIDEST)),
        color_system=None,
        force_terminal=False,
        markup=False,
        emoji=False,
        highlight=False,
        _environ={},
    )
    screen = Screen(words, table_of(rules.game), seats or [PERSON] * rules.players, paper)
    decision = known.decision
    with paper.capture() as captured:
        if decision is None:
            screen.show(screen.table.draw(data, screen.brush(known.seat)))
            if known.world.is_over:
                result = Position(rules, rules.writer(known.world, None)).final_result
                screen.show()
                screen.show(draw_result(result, screen.brush(known.seat)))
        else:
            choices = Choices(known, screen.table.group_of, screen.table.target_of)
            about = known.about_question().places
            brush = screen.brush(known.seat, choices.lit(), known.prompt(), about)
            screen.show(screen.table.draw(data, brush))
            screen.show()
            sentence = words.decision(decision.kind, brush.prompt)
            screen.show(menu.question(sentence, decision.seat, brush))
            screen.show(screen.table.menu(choices, data, brush))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def words_of(known: SeatView, language: str) -> Words:
    """The words of the view's game, which know its components."""
    components = known.data().get(COMPONENTS)
    return Words(language, known.rules.game, components if isinstance(components, dict) else None)
