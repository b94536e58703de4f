"""The question and its numbered answers."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from mori.cli.terminal.choices import Choices, Group, ranges
from mori.cli.terminal.drawing import Brush, side_by_side
from mori.cli.terminal.signs import GO, QUIET

TWO_COLUMNS = 110  # from this width on, single answers stand in two columns


def question(sentence: str, seat: int, brush: Brush) -> Text:
    """Who is asked, and what."""
    name = brush.say("terminal-asked", name=brush.names[seat])
    return Text.assemble(brush.mark(seat), " ", (name, f"bold {brush.style(seat)}"), " ", sentence)


def menu(choices: Choices, brush: Brush) -> RenderableType:
    """All answers: groups as one line each, then the single ones."""
    rows = side_by_side()
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column()
    for index, group in enumerate(choices.groups):
        numbers = ranges(group.numbers, brush.signs.dash)
        if index == 0:
            how = brush.say("terminal-on-table", numbers=numbers)
        else:
            how = brush.say("terminal-open-group", numbers=numbers, letter=group.letter)
        rows.add_row(
            Text(f"{group.letter:>3}", GO),
            Text.assemble(group_title(group, brush), "  ", (how, QUIET)),
        )
    if brush.width < TWO_COLUMNS:
        for number in choices.singles:
            rows.add_row(Text(f"{number:>3}", GO), meaning(choices, number, brush))
        return rows
    singles = [entry(n, meaning(choices, n, brush)) for n in choices.singles]
    columns = in_columns(singles, brush.width // 2 - 2, 1)
    return Lines(rows, columns) if choices.groups else columns


def opened(choices: Choices, numbers: Sequence[int], group: Group | None, brush: Brush) -> Lines:
    """The answers of a group by where they lead, or any others in full."""
    if group is None:
        entries = [entry(n, meaning(choices, n, brush)) for n in numbers]
        return Lines(Text(brush.say("terminal-several"), QUIET), *entries)
    entries = [entry(n, brush.words.ref(to)) for n, to in zip(group.numbers, group.leads_to)]
    wide = max(text.cell_len for text in entries) + 2
    columns = in_columns(entries, min(wide, brush.width), 0)
    return Lines(Text(group_title(group, brush), "bold"), columns)


def in_columns(entries: Sequence[Text], width: int, gap: int) -> Columns:
    """As many columns as there is room for, read from top to bottom and then to the right."""
    return Columns(entries, width=width, padding=(0, gap), column_first=True)


def entry(number: int, sentence: Text | str) -> Text:
    return Text.assemble((f"{number:>3}", GO), "  ", sentence)


def meaning(choices: Choices, number: int, brush: Brush) -> Text:
    """An answer in words, with what is to know of it."""
    noted = brush.notes(choices.notes(number))
    told = Text(brush.action(choices.action(number)))
    return told.append(f" {brush.signs.dash} {noted}", QUIET) if noted else told


def group_title(group: Group, brush: Brush) -> str:
    if not group.about:
        return brush.say(group.message)
    return brush.say(group.message, source=brush.words.ref(group.about))
