"""The questions before a game: which one, how many play, how hard it is."""

from rich.table import Table
from rich.text import Text

import mori
from mori.cli.notices import tell_broken
from mori.cli.output import console, say
from mori.cli.terminal.keyboard import Keyboard, LineTooLong
from mori.cli.terminal.seating import USUAL_PLAYERS, usual_seats
from mori.core.registry import entry_of
from mori.words import Words


def choose_game(words: Words, keyboard: Keyboard) -> str:
    """The only game there is, or the one chosen from a list."""
    names = mori.game_names()
    tell_broken(words)
    if len(names) == 1 or not keyboard.is_terminal:
        return names[0]
    say(words.text("terminal-which-game"))
    for number, name in enumerate(names, start=1):
        say(f"{number:>3}  {name.title()}")
    return names[choose_number(words, keyboard, range(1, len(names) + 1), 1) - 1]


def choose_seats(game: str, words: Words, keyboard: Keyboard) -> list[str]:
    """One person against bots; how many is asked where somebody can answer."""
    counts = entry_of(game).player_counts()
    usual = USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]
    if not keyboard.is_terminal or len(counts) == 1:
        return usual_seats(usual)
    say(f"{words.text('terminal-how-many-players')} {counts[0]}-{counts[-1]}")
    return usual_seats(choose_number(words, keyboard, counts, usual))


def choose_level(game: str, players: int, language: str, keyboard: Keyboard) -> str | None:
    """A level from a list, where somebody can answer; None for a game that has no levels."""
    levels = mori.difficulties(game, players)
    if not levels:
        return None
    names = list(levels)
    usual = next((number for number, name in enumerate(names) if not levels[name]), 0)
    if not keyboard.is_terminal or len(names) == 1:
        return names[usual]
    words = Words(language, game)
    say(words.text("terminal-which-level"))
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for number, name in enumerate(names, start=1):
        title = Text(words.level(name), "bold")
        rows.add_row(f"{number:>3}", title, words.level_explained(name))
    console().print(rows)
    return names[choose_number(words, keyboard, range(1, len(names) + 1), usual + 1) - 1]


def choose_number(words: Words, keyboard: Keyboard, allowed: range, usual: int) -> int:
    """A number typed, or the usual one for nothing typed."""
    while True:
        try:
            typed = keyboard.read(words.text("terminal-number-prompt", default=usual) + " ")
        except LineTooLong:
            continue
        if not typed:
            return usual
        if typed.isascii() and typed.isdigit() and len(typed) < 4 and int(typed) in allowed:
            return int(typed)
