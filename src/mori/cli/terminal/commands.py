"""The commands that can be typed instead of an answer."""

from typing import Final

from mori.words import Words

# In the order of the help page: the command, how it is written there, what it does.
COMMANDS: Final = {
    "undo": ("undo [N]", "terminal-help-undo", "terminal-words-undo"),
    "log": ("log [N]", "terminal-help-log", "terminal-words-log"),
    "table": ("table", "terminal-help-table", "terminal-words-table"),
    "seasons": ("seasons", "terminal-help-seasons", "terminal-words-seasons"),
    "cards": ("cards", "terminal-help-cards", "terminal-words-cards"),
    "score": ("score", "terminal-help-score", "terminal-words-score"),
    "rules": ("rules ID", "terminal-help-rules", "terminal-words-rules"),
    "lang": ("lang en|es|fr|cs", "terminal-help-lang", "terminal-words-lang"),
    "save": ("save FILE", "terminal-help-save", "terminal-words-save"),
    "quit": ("quit", "terminal-help-quit", "terminal-words-quit"),
    "help": ("?", "terminal-help", "terminal-words-help"),
}
ANSWERS: Final = (
    ("12", "terminal-help-number"),
    ("b", "terminal-help-letter"),
    ("", "terminal-help-text"),  # the game's own example stands there
    ("? 12", "terminal-help-why"),
)


def find_command(typed: str, words: Words) -> tuple[str, str] | None:
    """The command and what follows it; None if the line is no command."""
    if typed.startswith("?"):
        rest = typed[1:].strip()
        return ("why", rest) if rest else ("help", "")
    head, _, rest = typed.partition(" ")
    head = head.casefold()
    if head in COMMANDS:
        return head, rest.strip()
    for command, (_, _, aliases) in COMMANDS.items():
        if head in words.text(aliases).casefold().split():
            return command, rest.strip()
    return None
