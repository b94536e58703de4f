"""The commands that can be typed instead of an answer."""

from collections.abc import Mapping
from typing import Final

from mori.words import Words

# How a command is written on the help page, what it does, and the other words for it.
Command = tuple[str, str, str]

# In the order of the help page; the pages of the game stand after `table`.
COMMANDS: Final[Mapping[str, Command]] = {
    "undo": ("undo [N]", "terminal-help-undo", "terminal-words-undo"),
    "hint": ("hint", "terminal-help-hint", "terminal-words-hint"),
    "log": ("log [N]", "terminal-help-log", "terminal-words-log"),
    "table": ("table", "terminal-help-table", "terminal-words-table"),
    "rules": ("rules ID", "terminal-help-rules", "terminal-words-rules"),
    "lang": ("lang en|es|fr|cs", "terminal-help-lang", "terminal-words-lang"),
    "save": ("save FILE", "terminal-help-save", "terminal-words-save"),
    "quit": ("quit", "terminal-help-quit", "terminal-words-quit"),
    "help": ("?", "terminal-help", "terminal-words-help"),
}
NO_PAGES: Final[Mapping[str, Command]] = {}
LETTER: Final = "b"
ANSWERS: Final = (
    ("12", "terminal-help-number"),
    ("1 1 3", "terminal-help-units"),
    (LETTER, "terminal-help-letter"),
    ("", "terminal-help-text"),  # the game's own example stands there
    ("? 12", "terminal-help-why"),
)


def with_pages(pages: Mapping[str, Command]) -> dict[str, Command]:
    """All commands at the table of one game."""
    commands: dict[str, Command] = {}
    for name, command in COMMANDS.items():
        commands[name] = command
        if name == "table":
            commands.update(pages)
    return commands


def find_command(
    typed: str, words: Words, pages: Mapping[str, Command] = NO_PAGES
) -> tuple[str, str] | None:
    """The command and what follows it; None if the line is no command."""
    commands = with_pages(pages)
    if typed.startswith("?"):
        rest = typed[1:].strip()
        return ("why", rest) if rest else ("help", "")
    head, _, rest = typed.partition(" ")
    head = head.casefold()
    if head in commands:
        return head, rest.strip()
    for command, (_, _, aliases) in commands.items():
        if head in words.text(aliases).casefold().split():
            return command, rest.strip()
    return None
